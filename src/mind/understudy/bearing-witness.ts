import type { EntityId } from '../../drama/entity-id.ts';
import type { Heard } from '../hearing/hearing.ts';
import { speaksOfKin } from '../hearing/kindred.ts';
import { nameIn } from '../hearing/naming.ts';
import { asks, mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { claimOf } from './recalling-deeds.ts';
import { common } from './wording.ts';

/** What was done longer ago is not what *that* means. */
const latelyMs = 180_000;

/**
 * Answers to *did you see that?* Who saw it says so, who only heard it says that, and who did neither asks: from what they
 * themselves perceived, never from what happened.
 */
export function bearWitness(heard: Heard, scene: Answering): PossibleReply[] {
  if (!asks('yourSeeing', heard.words)) return [];
  const { context, part, by } = scene;
  const asked = heard.about.filter((id) => id !== context.actor && id !== by && !heard.pointed.includes(id));
  const deeds = context.past.filter(
    (one) => one.kind === 'deed' && one.by !== context.actor && part.now - one.at <= latelyMs,
  );
  const seen = deeds.findLast((one) => one.by !== undefined && concerns(one, asked) && claimOf(one, scene));
  const claim = seen && claimOf(seen, scene);
  if (claim) {
    const fit = asked.length > 0 ? 2.2 : 1.7;
    return [reply(fit, 'saw it done', () => common('saw-it', scene, { clause: claim }))];
  }
  // *Did you see your husband?* asks after him, and not after a noise: of that they say what they know of him.
  const isOfSomebody = asked.length > 0 || speaksOfKin(heard.words, part.names);
  if (isOfSomebody && asked.length === 0) return [];
  const isHeard = deeds.some((one) => one.by === undefined && (!isOfSomebody || concerns(one, asked)));
  if (isHeard) return [reply(1.6, 'heard it and did not see it', () => common('heard-only', scene))];
  // What stands before their eyes they see, whatever was done with it; whether they saw somebody is another question.
  const thing = asked.find((id) => id.startsWith('prop:') && !part.sightings.has(id));
  if (asked.length > 0 && thing === undefined && !asks('theirDoing', heard.words)) return [];
  const named = thing && part.names.find(({ id }) => id === thing);
  const slots = named ? { thing: mindTongues[scene.tongue].called(nameIn(named, scene.tongue)) } : {};
  return [reply(1.4, 'did not see it', () => common(named ? 'saw-no-thing' : 'saw-nothing', scene, slots))];
}

/** Has it to do with what is asked about? Where nothing is named, what asked for an answer by itself comes first. */
function concerns({ by, action, deed }: Witnessed, asked: readonly EntityId[]): boolean {
  if (asked.length === 0) return deed !== undefined || action?.object !== undefined;
  const things = [by, action?.object, action?.target, action?.instrument, deed?.thing, deed?.victim];
  return asked.every((id) => things.includes(id));
}
