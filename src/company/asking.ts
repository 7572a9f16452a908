import { given } from '../kit/given.ts';
import type { Action } from '../drama/action.ts';
import type { Decision } from '../drama/decision.ts';
import type { Ask, AskKey, AskRefusal, Refused } from '../drama/drama-port.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Draft } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Voice } from '../drama/voice.ts';
import { addressIn } from '../mind/addressing.ts';
import { canAct, nameOf, type Play } from '../play/play.ts';

/** So many deeds in one ask. */
const mostDeeds = 8;

/** What an ask comes to, before anything of it is played. */
export interface AskedFor {
  readonly text: string;
  readonly deeds: readonly Action[];
  readonly to?: EntityId | undefined;
  readonly voice?: Voice | undefined;
}

export const saidIn = ({ text = '', deeds = [] }: Ask): AskedFor => ({
  text: text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, 2000),
  deeds: deeds.slice(0, mostDeeds),
});

/** The fact by which an ask is known when it comes again. */
export const askTaken = (actor: EntityId, player: string, key: AskKey, said?: AskedFor): Draft =>
  ({ type: 'ask:taken', by: player, actor, player, ...key, ...(said ? { said: given(said) } : {}) }) as Draft;

/** Why somebody cannot have a role. */
export function whyNoRole(play: Play, actor: EntityId, player: string): Refused | undefined {
  if (play.ended) return refused('over', 'The play is over.');
  if (!play.profiles.has(actor)) return refused('no-such-role', `There is no role ${actor} in this play.`);
  const holder = play.roles.get(actor);
  if (holder !== undefined && holder !== player)
    return refused('role-taken', `${nameOf(play, actor)} is played by somebody else.`);
  return undefined;
}

/** Why an ask cannot be taken now. */
export function whyRefused(play: Play, ask: Ask, hasAsked: boolean): Refused | undefined {
  const { actor, player } = ask;
  const { text, deeds } = saidIn(ask);
  if (play.ended) return refused('over', 'The play is over.');
  if (play.roles.get(actor) !== player)
    return refused('not-your-role', `You do not play ${actor}: take the role first.`);
  if (!canAct(play, actor)) return refused('cannot-act', 'You are not on the stage, or past acting.');
  if (text === '' && deeds.length === 0) return refused('empty', 'There is nothing in that line.');
  const { turns, bids } = play.floor;
  const isWaiting = hasAsked && bids.some((bid) => bid.actor === actor && bid.source === 'player');
  // What the company had under way for the role is being stopped; only a player's own words are waited for.
  if (isWaiting || turns.some((turn) => turn.actor === actor && turn.source === 'player')) {
    return refused('still-speaking', 'You are still speaking: wait for your own last word.');
  }
  return undefined;
}

const refused = (code: AskRefusal, message: string): Refused => ({ code, message });

/** To whom a person speaks, so that everybody knows it alike. */
export function settledAddress(
  play: Play,
  actor: EntityId,
  text: string,
  faced: EntityId | undefined,
  probe: PhysicalProbe,
): Pick<Decision, 'to'> & { toAll?: EntityId[] } {
  const { to } = addressIn(play, actor, text, faced, probe);
  return { ...given({ to: to[0] }), ...(to.length === 1 ? {} : { toAll: [...to] }) };
}
