import { ReplayBar } from '../../src/app/replay/replay-bar.ts';
import { timelineOf } from '../../src/app/replay/timeline.ts';
import { Evenings } from '../../src/app/shelf/evenings.ts';
import { Performance } from '../../src/company/performance.ts';
import { Playback } from '../../src/company/playback.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { hashPlay } from '../../src/play/play.ts';

const now = new Date(2026, 10, 15, 20, 3);
const opened = (): Promise<Evenings> => Evenings.openAsync({ indexedDb: indexedDB, storage: localStorage });

/** In one page somebody plays for a while and goes; in the next the evening is listed, seen again and branched off. */
export function run({ scene, visit }: { readonly scene: unknown; readonly visit: 'play' | 'see-again' }) {
  return visit === 'play' ? play(scene) : seeAgain();
}

async function play(value: unknown) {
  const scene = readSceneFile(value);
  if (!scene.ok) throw new Error('the scene cannot be read');
  const evenings = await opened();
  const { id, log } = await evenings.begin('elsinore', now);
  const clock = new SimulatedClock();
  const performance = Performance.open(scene.value, { clock, log, settings: { seed: '5' } });
  performance.start();
  performance.takeRole(entityId('actor:hamlet'), 'player');
  await clock.run(() => performance.play.tally.turns >= 5);
  await performance.durable();
  // The tab is closed: nobody says goodbye to the database.
  return { id, state: log.state, hash: hashPlay(performance.play) };
}

async function seeAgain() {
  const evenings = await opened();
  const list = await evenings.list();
  const id = list[0]?.id ?? '';
  const { facts, damage } = await evenings.facts(id);
  const clock = new SimulatedClock();
  const playback = new Playback(facts, { clock });
  const calls: string[] = [];
  const bar = new ReplayBar({
    playback,
    timeline: timelineOf(facts, playback.play),
    language: 'en',
    onSeek: (seq, atMs) => playback.seek(seq, atMs),
    onPlay: () => calls.push('play'),
    onPause: () => calls.push('pause'),
    onSpeed: (speed) => calls.push(`speed ${speed}`),
    onFork: (seq) => calls.push(`fork ${seq}`),
    onExport: () => calls.push('export'),
    onFoyer: () => calls.push('exit'),
  });
  document.body.append(bar.root);
  const slider = bar.root.querySelector<HTMLElement>('[role=slider]');
  const press = (key: string): string | null => {
    slider?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return slider?.getAttribute('aria-valuetext') ?? null;
  };
  playback.start();
  const texts = { home: press('Home'), line: press('.'), end: press('End') };
  const endHash = hashPlay(playback.play);
  press(' ');
  press(' ');
  press('Home');
  const buttons = [...bar.root.querySelectorAll('button')];
  const names = buttons.map((each) => each.getAttribute('aria-label') ?? each.textContent);
  for (const each of buttons) each.click();
  const branch = await evenings.rewind(id, 40, now);
  const file = await evenings.exportFile(branch.id);
  const taken = await evenings.importFile(file.text, now);
  const kept = (await evenings.list()).map((each) => [each.id, each.length]);
  return {
    list,
    damage: damage ?? null,
    texts,
    endHash,
    calls,
    names,
    taken,
    kept,
    lines: file.text.split('\n').length,
  };
}
