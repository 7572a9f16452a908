import pageCss from './src/app/page.css?inline';
import replayCss from './src/app/replay/replay.css?inline';
import shelfCss from './src/app/shelf/shelf.css?inline';
import { ReplayBar } from './src/app/replay/replay-bar.ts';
import { SavedMark } from './src/app/shelf/saved-mark.ts';
import { timelineOf } from './src/app/replay/timeline.ts';
import { Playback } from './src/company/playback.ts';
import { SimulatedClock } from './src/kit/clock.ts';

export async function run({ facts, language, picture }: { facts: never[]; language: 'en' | 'zh'; picture: string }) {
  const style = document.createElement('style');
  style.textContent = pageCss + replayCss + shelfCss;
  document.head.append(style);
  const house = document.createElement('main');
  house.className = 'house';
  const image = document.createElement('img');
  image.className = 'stage';
  image.style.objectFit = 'cover';
  image.src = picture;
  house.append(image);
  document.body.append(house);
  const clock = new SimulatedClock();
  const playback = new Playback(facts, { clock });
  const timeline = timelineOf(facts, playback.play);
  const bar = new ReplayBar({
    playback, timeline, language,
    onSeek: (seq, ms) => playback.seek(seq, ms),
    onPlay: () => undefined, onPause: () => undefined, onSpeed: () => undefined, onFork: () => undefined, onExport: () => undefined, onExit: () => undefined,
  });
  house.append(bar.root);
  const mark = new SavedMark(language);
  mark.watch({ state: 'full', onState: () => () => undefined } as never);
  mark.root.style.cssText = 'position:absolute;top:1rem;right:1rem';
  house.append(mark.root);
  playback.seek(Math.floor(facts.length * 0.4));
  bar.update();
  await new Promise((resolve) => ((window as never as { done: unknown }).done = resolve));
  return timeline.ticks.length;
}
