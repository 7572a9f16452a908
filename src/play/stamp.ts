import type { Draft, Fact } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Play } from './play.ts';
import { perceive } from './witness.ts';

/** Makes a fact of a draft: its number, its time, and who perceived it. Time never runs back. */
export function stamp(play: Play, draft: Draft, at: number, probe?: PhysicalProbe): Fact {
  const perceived = perceive(play, draft, probe);
  return { seq: play.seq, at: Math.max(play.now, Math.round(at)), ...draft, ...perceived } as Fact;
}
