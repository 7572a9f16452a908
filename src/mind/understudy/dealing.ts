import type { EntityId } from '../../drama/entity-id.ts';
import { addresseeHeard } from '../addressing.ts';
import { mentionedIn, nameIn } from '../hearing/naming.ts';
import type { Part } from '../part.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { plain } from '../../play/plain-words.ts';
import type { Answering, PossibleReply } from './candidate.ts';
import { aimOf } from './own-accord.ts';
import { common, commonAgain } from './wording.ts';

/** What somebody makes of being asked for a thing of theirs. */
type Terms = 'gives' | 'gives-way' | 'bargains' | 'keeps';

/** So far somebody has to be trusted to be given a thing for the asking, and so far to be given it at all. */
const [freely, atAll] = [0, -0.4];

/** What somebody says and does who is asked for a thing they have, to open what they have the key to, or to make room. */
export function dealings(line: Witnessed, scene: Answering): PossibleReply[] {
  const { part, by, context, tongue } = scene;
  const words = line.words ?? '';
  if (by === undefined || !favours.some((sign) => says(sign, words))) return [];
  if (addresseeHeard(line, context, part.names) !== context.actor) return [];
  if (part.isBare && says('asksAim', words)) {
    const aim = aimOf({ context, part, seed: scene.speaker.seed }, by, true);
    return aim === undefined ? [] : [dealing('says what they want', () => aim)];
  }
  // Those for whom lines were written answer a person in them.
  if (part.players.has(by) && !part.isBare) return [];
  const named = mentionedIn(plain(words), part.names).map(({ id }) => id);
  const whom = nameOf(part, by, scene);
  const own = mindTongues[tongue];
  const thing = named.find((id) => part.bears().includes(id));
  if (thing !== undefined && says('asksToGive', words)) {
    const name = nameOf(part, thing, scene);
    const terms = termsFor(thing, line, scene);
    if (terms === 'gives' || terms === 'gives-way') {
      const said = terms === 'gives' ? 'gives-thing' : 'gives-way';
      return [dealing('gives what is asked for', () => `${own.giving(name, whom)} ${anyhow(said, scene)}`)];
    }
    const said = terms === 'bargains' ? 'wants-bargain' : 'keeps-thing';
    return [dealing('keeps what is theirs', () => anyhow(said, scene, { thing: name }))];
  }
  const locked = named.find((id) => part.opens().includes(id));
  if (locked !== undefined && says('asksToUnlock', words) && trustIn(part, by) >= atAll)
    return [dealing('opens it', () => `${own.unlocking(nameOf(part, locked, scene))} ${anyhow('gives-thing', scene)}`)];
  if (says('asksForRoom', words) && trustIn(part, by) >= atAll && !context.hidden)
    return [dealing('makes room', () => `${own.rising} ${anyhow('bid-granted', scene)}`)];
  return [];
}

/** Nobody lets a favour that is asked go by: it is done or refused. */
const dealing = (why: string, say: () => string): PossibleReply => ({ fit: 4.5, why, say, isDue: true });

const favours = ['asksToGive', 'asksToUnlock', 'asksForRoom', 'asksAim'] as const;

const trustIn = ({ feeling }: Part, who: EntityId): number => feeling.trust.get(who) ?? 0;

/** A thing as a sentence names it, a person by their name. */
const nameOf = (part: Part, id: EntityId, { tongue }: Answering): string => {
  const named = part.names.find((one) => one.id === id);
  const name = named ? nameIn(named, tongue) : '';
  return named?.kind === 'prop' ? mindTongues[tongue].called(name) : name;
};

/** A common way of saying it, if need be one that was said before. */
const anyhow = (
  occasion: Parameters<typeof common>[0],
  scene: Answering,
  slots: Readonly<Record<string, string>> = {},
) => common(occasion, scene, slots) ?? commonAgain(occasion, scene, slots);

/** Whether they part with it: for whom they trust, for something in return, for fear; hardly with what they need themselves. */
function termsFor(thing: EntityId, line: Witnessed, { part, by }: Answering): Terms {
  const words = line.words ?? '';
  const trust = by === undefined ? 0 : trustIn(part, by);
  const { nerve } = part.temper;
  const isCowed = says('warns', words) && nerve - 0.3 * part.feeling.tension < 0.5;
  const isBought = says('offersTrade', words) && trust > atAll;
  if (isDear(thing, part))
    return isCowed && nerve < 0.35 ? 'gives-way' : isBought && trust > 0.3 ? 'gives-way' : 'keeps';
  if (trust >= freely) return 'gives';
  if (isCowed || isBought || (says('presses', words) && trust > atAll)) return 'gives-way';
  return trust > atAll ? 'bargains' : 'keeps';
}

/** What they are after themselves, or what would give away something they keep. */
export const isDear = (thing: EntityId, part: Part): boolean =>
  part.wants().includes(thing) ||
  part.knowledge.some(
    ({ knowledge: { secret }, matter }) =>
      secret && [...(secret.shown ?? []), ...(matter.evidence ?? []), ...(matter.about ?? [])].includes(thing),
  );
