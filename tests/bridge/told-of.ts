import { Eyewitness, type Happened } from '../../src/bridge/server/eyewitness.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { openPlay, worldOf } from '../../src/play/play.ts';
import { step } from '../../src/play/step.ts';
import { audience, type ViewName } from '../../src/protocol/messages.ts';

/** A log with the world after each of its facts. */
export function followed(facts: readonly Fact[]): Happened[] {
  const [first] = facts;
  if (first?.type !== 'play:opened') return [];
  let play = openPlay(first.scene as SceneFile, first.settings);
  return facts.map((fact) => {
    [play] = step(play, fact);
    return { fact, world: worldOf(play) };
  });
}

/** What the log has to tell these eyes. */
export function toldOf(view: ViewName, evening: readonly Happened[]): readonly Fact[] {
  const [first] = evening;
  if (first?.fact.type !== 'play:opened') return [];
  const eyes = new Eyewitness(view === audience ? undefined : view, first.fact.scene as SceneFile);
  eyes.follow(evening);
  return JSON.parse(eyes.told.list(0, eyes.told.length)) as Fact[];
}

/** How often each mark was spoken: words such as `p3x17` that people say once each. */
export function marksIn(facts: readonly Fact[]): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  for (const fact of facts) {
    const [mark] = fact.type === 'word:spoken' ? (/p\d+x\d+/.exec(fact.text) ?? []) : [];
    if (mark !== undefined) marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  return marks;
}
