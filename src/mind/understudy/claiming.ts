import type { EntityId } from '../../drama/entity-id.ts';
import type { Matter } from '../../drama/matter.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import type { ActorContext } from '../context.ts';
import { nameIn } from '../hearing/naming.ts';
import type { Hearsay, Known } from '../knowing.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { toTheirFace } from './face-to-face.ts';
import { common } from './wording.ts';

/** What somebody knows, in the bare words of its claim. */
export function fromKnowledge({ matter, knowledge }: Known, scene: Answering): string | undefined {
  const { source, from, certainty = 1 } = knowledge;
  const claim = toTheirFace(claimIn(matter, scene.tongue), scene);
  if (claim === undefined) return undefined;
  if (certainty < 0.7) return common('tell-unsure', scene, { claim });
  const who = nameOf(from, scene);
  if (source === 'told' && who) return common('tell-told', scene, { claim, who });
  const how = source === 'saw' ? 'tell-saw' : source === 'infers' ? 'tell-unsure' : 'tell';
  return common(how, scene, { claim }) ?? common('tell', scene, { claim });
}

/** What somebody has from others. */
export function fromHearsay({ matter, from }: Hearsay, scene: Answering): string | undefined {
  const claim = toTheirFace(claimIn(matter, scene.tongue), scene);
  if (claim === undefined) return undefined;
  const who = nameOf(from, scene);
  // Nobody quotes a person to their own face.
  return who && from !== scene.by
    ? common('tell-told', scene, { claim, who })
    : common('tell-unsure', scene, { claim });
}

export const claimIn = ({ claim, claimIn }: Known['matter'], tongue: TongueName): string =>
  (tongue === 'en' ? undefined : claimIn?.[tongue]) ?? claim;

/** What they do not know of somebody else. */
export function ignorance({ about }: Matter, scene: Answering): PossibleReply[] {
  const { context, by } = scene;
  const who = about?.find((id) => id.startsWith('actor:') && id !== context.actor && id !== by && !isGone(id, context));
  const name = nameOf(who, scene);
  if (!name) return [];
  return [reply(0.66, 'does not know that of them', () => common('unknown-person', scene, { who: name }))];
}

const isGone = (id: EntityId, { others }: ActorContext): boolean =>
  others.some((other) => other.id === id && other.note === 'dead');

function nameOf(who: EntityId | undefined, { part, tongue }: Answering): string | undefined {
  const named = part.names.find(({ id }) => id === who);
  return named && nameIn(named, tongue);
}
