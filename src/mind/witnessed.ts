import { given } from '../kit/given.ts';
import { kept, remembered } from '../kit/remembered.ts';
import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { isOneOf } from '../drama/verb.ts';
import { asWitnessed, type Moment } from '../play/moment.ts';
import { plain } from '../play/plain-words.ts';
import { nameOf, worldOf, type Play } from '../play/play.ts';
import { mattersTold } from '../play/telling.ts';
import { the } from '../world/naming.ts';

/** Something as one actor has it: their words for it, as `text` for a prompt, a trace or a page, and nothing they could not know. */
export interface Witnessed extends Pick<
  Moment,
  'seq' | 'at' | 'kind' | 'to' | 'toAll' | 'plain' | 'action' | 'deed' | 'text'
> {
  /** Whose it was, if the witness could tell. */
  readonly by?: EntityId;
  /** The bare words, if it was a line. */
  readonly words?: string;
  /** The matters a line tells. */
  readonly tells?: readonly string[];
  /** Of the witness's own lines: who heard them. */
  readonly heardBy?: readonly EntityId[];
}

/** What somebody had perceived when they were last asked. */
interface SoFar {
  readonly first: Moment;
  readonly moments: number;
  readonly all: readonly Witnessed[];
}

/** By the last moment of it. */
const soFar = remembered((_: Moment) => new Map<EntityId, SoFar>());
/** So many moments may have come since. */
const mostSince = 40;

/** What an actor has perceived, oldest first. What they have had before is not told again. */
export function witnessedBy(play: Play, actor: EntityId): readonly Witnessed[] {
  const { history } = play;
  const [first, last] = [history.at(0), history.last];
  if (!first || !last) return [];
  const since = Math.max(0, history.length - mostSince);
  for (let moments = history.length; moments > since; moments--) {
    const known = soFar(history.at(moments - 1) as Moment);
    const had = known.get(actor);
    if (had?.first !== first || had.moments !== moments) continue;
    if (moments === history.length) return had.all;
    known.delete(actor);
    const all = [...had.all, ...witnessedSince(play, actor, moments)];
    soFar(last).set(actor, { first, moments: history.length, all });
    return all;
  }
  const all = witnessedSince(play, actor, 0);
  soFar(last).set(actor, { first, moments: history.length, all });
  return all;
}

/** The same from a moment of history on. */
export const witnessedSince = (play: Play, actor: EntityId, from: number): Witnessed[] =>
  play.history.slice(from).flatMap((moment) => toldTo(play, moment, actor) ?? []);

/**
 * The same, told so that nobody is *you*: what several perceived alike then reads alike before each of them. Thoughts, and
 * what they perceived otherwise than the rest, stay in their own terms.
 */
export const witnessedByName = (play: Play, actor: EntityId, from = 0): Witnessed[] =>
  play.history.slice(from).flatMap((moment) => {
    const own = toldTo(play, moment, actor);
    const isAlike = (moment.kind === 'line' || moment.kind === 'deed') && moment.parts?.[actor] === undefined;
    if (!own || !isAlike) return own ?? [];
    return { ...own, text: asToldToAll(play, moment, moment.unseenBy?.includes(actor) ?? false) };
  });

const told = remembered((_: Moment) => new Map<EntityId, Witnessed | undefined>());

/** A moment in one witness's terms; told once, since what happened does not change. */
const toldTo = (play: Play, moment: Moment, actor: EntityId): Witnessed | undefined =>
  kept(told(moment), actor, () => {
    const words = asWitnessed(moment, actor);
    return words ? asTold(play, moment, actor, words) : undefined;
  });

/** A thing held under somebody's nose by a deed of another. */
export const thingShown = ({ kind, by, action }: Witnessed, self: EntityId): EntityId | undefined =>
  kind === 'deed' && by !== self && action?.target === self && action.object && isShowing(action)
    ? (action.object as EntityId)
    : undefined;

const isShowing = ({ verb }: Action): boolean => isOneOf(verb, 'show', 'give', 'wave', 'throw', 'put', 'hold');

/** What all of them have perceived alike: the only history that may stand before several minds at once. */
export function witnessedByAll(play: Play, actors: readonly EntityId[], from = 0): Moment[] {
  return play.history
    .slice(from)
    .filter((moment) => actors.every((id) => moment.witnesses.includes(id) && moment.parts?.[id] === undefined));
}

function asTold(play: Play, moment: Moment, witness: EntityId, words: string): Witnessed {
  const own = moment.actor === witness;
  const unseen = moment.unseenBy?.includes(witness) ?? false;
  const who = own ? 'You' : unseen || !moment.actor ? undefined : nameOf(play, moment.actor);
  const base = {
    seq: moment.seq,
    at: moment.at,
    kind: moment.kind,
    ...given({ by: unseen ? undefined : moment.actor, to: moment.to, toAll: moment.toAll }),
  };
  switch (moment.kind) {
    case 'line': {
      const to = moment.to ? ` to ${moment.to === witness ? 'you' : nameOf(play, moment.to)}` : '';
      const how = moment.voice === 'whisper' ? ', whispering' : moment.delivery ? `, ${moment.delivery}` : '';
      const cut = moment.cut ? ' — (cut off)' : '';
      const tells = mattersTold(play.blueprint, moment);
      return {
        ...base,
        words,
        plain: words === moment.text && moment.plain !== undefined ? moment.plain : plain(words),
        ...(tells.length > 0 ? { tells } : {}),
        ...(own ? { heardBy: moment.witnesses } : {}),
        text: `${who ?? 'A voice out of sight'}${to}${how}: “${words}”${cut}`,
      };
    }
    case 'deed':
      return {
        ...base,
        ...(own || !unseen ? given({ action: moment.action, deed: moment.deed }) : {}),
        text:
          own || !unseen
            ? words
            : `Somewhere out of sight, somebody: ${moment.action?.word ?? moment.action?.verb ?? 'stirs'}.`,
      };
    case 'refusal':
      if (!own && moment.deed)
        return { ...base, kind: 'deed', ...given({ deed: moment.deed }), text: attempted(play, moment) };
      return { ...base, text: `You tried, and nothing came of it: ${words}` };
    case 'thought':
      return { ...base, text: `You thought: ${words}` };
    case 'setting':
    case 'event':
      return { ...base, text: words };
  }
}

/** What somebody tried and could not do, as those who saw it have it. */
function attempted(play: Play, { actor, deed }: Moment): string {
  const thing = deed?.thing && worldOf(play).things.get(deed.thing);
  const who = actor ? nameOf(play, actor) : 'Somebody';
  if (deed?.kind === 'leaving') return `${who} makes to go.`;
  if (deed?.kind === 'seeking') return `${who} looks for ${deed.what ?? 'something'}, and does not find it.`;
  if (deed?.kind === 'touch' && deed.victim)
    return `${who} goes for ${nameOf(play, deed.victim)}, and nothing comes of it.`;
  const touched = `${who} lays a hand on ${thing ? the(thing) : 'something'}`;
  if (deed?.kind === 'meddling') return `${touched}, and nothing comes of it.`;
  return `${touched}, and ${deed?.victim ? nameOf(play, deed.victim) : 'whoever has it'} keeps it.`;
}

/** The same for everybody in a batch: nobody is *you*. */
export function asToldToAll(play: Play, moment: Moment, unseen: boolean): string {
  const nobody = '' as EntityId;
  const shown = unseen ? { ...moment, unseenBy: [nobody] } : moment;
  return asTold(play, shown, nobody, moment.text).text;
}
