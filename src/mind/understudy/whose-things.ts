import type { EntityId } from '../../drama/entity-id.ts';
import type { Heard } from '../hearing/hearing.ts';
import { nameIn, type Named } from '../hearing/naming.ts';
import type { Gist } from '../tongues/gist.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { isTelling } from './standing-questions.ts';
import { common } from './wording.ts';

/** What it is worth to say whose it is: more than what else is known of it; and that one does not know: more than any remark on it. */
const [isSomebodys, isOfHouse, notWhose] = [4.1, 3, 1.6];

/** *Whose fire is it, then?*: their own, another's by name, the house's; else they do not know, where they know nothing better of it. */
export function whoseIsIt(heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  if (heard.asks === undefined || !says('asksWhose', heard.words)) return [];
  const [owned] = heard.about.flatMap((id) => ownerSaid(id, scene));
  if (owned) return [owned];
  const topic = gist?.topic;
  // *Whose was that?* asks of nothing by name.
  if (topic === undefined || /^whose$/i.test(topic)) return [];
  const owner = ofWhomTold(topic, heard, scene);
  const named = owner && scene.part.names.find(({ id }) => id === owner);
  if (named) return [theirs(named, topic, scene)];
  return [reply(notWhose, 'does not know whose', () => common('lacks-whose', scene, { topic }))];
}

/** *Whose cab is it?*: the one it is known of, where it is no thing on the stage. */
function ofWhomTold(topic: string, { matters }: Heard, { part, context, by }: Answering): EntityId | undefined {
  const isIt = (phrase: string): boolean =>
    phrase.length > 0 &&
    (topic.endsWith(phrase.trim()) || phrase.trim().endsWith(topic.replace(/^(?:the|that|this) /, '')));
  for (const { matter } of matters) {
    const known = part.knowledge.find((one) => one.matter.id === matter.id);
    const [owner, ...more] = (matter.about ?? []).filter((id) => id.startsWith('actor:'));
    if (!known || known.knowledge.secret || owner === undefined || more.length > 0) continue;
    if (owner !== context.actor && owner !== by && matter.words?.some(isIt)) return owner;
  }
  return undefined;
}

const theirs = (owner: Named, thing: string, scene: Answering): PossibleReply =>
  reply(isSomebodys, 'says whose it is', () => common('is-theirs', scene, { thing, who: nameIn(owner, scene.tongue) }));

function ownerSaid(id: EntityId, scene: Answering): PossibleReply[] {
  const { part, context, by, tongue } = scene;
  const named = part.names.find((one) => one.id === id && one.kind === 'prop');
  // What gives a secret away is nobody’s, unless it is in their hands for all to see.
  const isOpen = !isTelling(id, part) || part.bears().includes(id);
  const found = named && isOpen ? part.whose(id) : undefined;
  if (!named || !found) return [];
  const thing = mindTongues[tongue].called(nameIn(named, tongue));
  if (found.how === 'house')
    return [reply(isOfHouse, 'says whose it is', () => common('of-the-house', scene, { thing }))];
  if (found.owner === context.actor || found.owner === by) {
    const occasion = found.owner === by ? 'is-yours' : 'is-mine';
    return [reply(isSomebodys, 'says whose it is', () => common(occasion, scene, { thing }))];
  }
  const owner = part.names.find((one) => one.id === found.owner);
  return owner ? [theirs(owner, thing, scene)] : [];
}
