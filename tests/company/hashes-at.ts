import type { Fact } from '../../src/drama/fact.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { hashPlay, openPlay, type Play } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { step } from '../../src/play/step.ts';

/** What a log comes to before each of these facts, followed once from its first. */
export function hashesAt(facts: readonly Fact[], seqs: readonly number[]): ReadonlyMap<number, string> {
  const { play: opened } = replay(facts.slice(0, 1));
  invariant(opened, 'It is no log.');
  let play: Play = openPlay(opened.file, opened.settings);
  const wanted = new Set(seqs);
  const hashes = new Map<number, string>();
  if (wanted.has(0)) hashes.set(0, hashPlay(play));
  for (const fact of facts) {
    [play] = step(play, fact);
    if (wanted.has(play.seq)) hashes.set(play.seq, hashPlay(play));
  }
  return hashes;
}
