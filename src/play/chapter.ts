import { AppendList } from '../kit/append-list.ts';
import type { Memory } from '../drama/memory.ts';
import { isForEver, type Play, type Since } from './play.ts';

/** So much of what happened stands before people who live on; what mattered of the rest they remember. */
const keptMoments = 240;
/** So many memories each. */
const keptMemories = 80;

/** A play that lives on goes into its next chapter: nobody notices, and what is long ago is forgotten. */
export function nextChapter(play: Play, now: Since): Play {
  const dropped = Math.max(0, play.history.length - keptMoments);
  const later = (from: Since): Since => ({ ...from, moments: Math.max(0, from.moments - dropped) });
  const opened = { ...now, moments: play.history.length - dropped };
  return {
    ...play,
    pointOpen: true,
    flag: 'due',
    history: dropped === 0 ? play.history : AppendList.from(play.history.slice(dropped)),
    since: { play: later(play.since.play), act: later(play.since.act), scene: opened, point: opened },
  };
}

/** Everything, in a play that ends; in one that lives on, what weighs most. */
export function remembered(play: Play, before: readonly Memory[], more: readonly Memory[]): readonly Memory[] {
  const all = [...before, ...more];
  if (!isForEver(play) || all.length <= keptMemories) return all;
  const weighty = all.map((memory, index) => ({ memory, index })).sort((a, b) => b.memory.importance - a.memory.importance || b.index - a.index); // prettier-ignore
  const kept = new Set(weighty.slice(0, keptMemories).map(({ memory }) => memory));
  return all.filter((memory) => kept.has(memory));
}
