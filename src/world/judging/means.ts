import type { Refusal } from '../../drama/refusal.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { unseen } from '../sight.ts';
import { englishMeans } from '../tongues/en.ts';
import { isNamedAs, worldTongueOf } from '../tongues/tongues.ts';
import { untouchable } from '../touch.ts';
import { thingOf, type Thing } from '../world.ts';
import type { Bench } from './bench.ts';

/** [SETTING4] What takes a thing that is not at hand. Every tongue reads its verbs into English words: see `Attempt.word`. */
export function refuseWithoutMeans(bench: Bench, { word, preposition }: Attempt): Refusal | undefined {
  const means = englishMeans.find(({ done }) => done.test(word) || done.test(`${word} ${preposition}`));
  if (!means || thingsAtHand(bench).some((thing) => isNamedAs(thing, means.takes))) return undefined;
  const tongue = worldTongueOf(bench.tongue);
  const what = tongue.lacking[means.takes] ?? means.takes;
  return { code: 'not-held', reason: tongue.refusals.lacking(what, tongue.nameOf(bench.subject)) };
}

function thingsAtHand({ world, subject, probe }: Bench): Thing[] {
  const things = world.cast.map((id) => thingOf(world, id)).filter(({ kind }) => kind === 'prop');
  return things.filter(
    (thing) => !unseen(world, subject, thing, undefined, probe) && !untouchable(world, subject, thing, probe),
  );
}
