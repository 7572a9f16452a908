import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { readFileSync } from 'node:fs';
import { startCounting, workIn, worseThanNLogN } from './.work-counted.ts';
await startCounting();
const { checkScene } = await import('./src/check/check-scene.ts');
const { readSceneFile } = await import('./src/drama/scene-file.ts');
const { planStage } = await import('./plugin/stage/staging/plan-stage.ts');
const { openWorld, thingOf } = await import('./src/world/world.ts');
const { inSight } = await import('./src/world/sight.ts');
const { RehearsalRoom } = await import('./tests/plugin/stage/rehearsal-room.ts');
const { main } = await import('./src/cli/main.ts');
const which = process.argv[2]!, n = Number(process.argv[3] ?? 150);
const base = JSON.parse(readFileSync('/tmp/heapx/loose-0.json','utf8'));
const names=['cup','plate','book','candle','bottle','box','knife','hat','bell','key'];
const kinds: Record<string, (i: number) => object> = {
  loose: () => ({ in: 'place:cafe' }), table: () => ({ on: 'prop:counter' }), bag: () => ({ in: 'prop:bag' }),
};
const make = (count: number, kind = 'loose') => ({ ...base, entities: [...base.entities, ...Array.from({ length: count }, (_, i) => ({ id: `prop:heap-${i}`, kind: 'prop', name: `${names[i%10]} ${i}`, traits: ['portable'], at: kinds[kind]!(i) }))] });
const kind = process.argv[4] ?? 'loose';
const read = (v: unknown) => { const r = readSceneFile(v); if (!r.ok) throw new Error(JSON.stringify(r.error.slice(0,3))); return r.value; };
const runs: Record<string, (c: number) => Promise<unknown> | unknown> = {
  check: (c) => checkScene(make(c, kind)),
  plan: (c) => { const p = planStage(read(make(c, kind))); if (!p.ok) throw new Error(JSON.stringify(p.error)); },
  sight: (c) => { const w = openWorld(read(make(c, kind))); inSight(w, thingOf(w, 'actor:gus' as never)); },
  room: async (c) => { const room = await RehearsalRoom.open(read(make(c, kind))); await room.does('actor:gus', '(takes the coffee)'); await room.does('actor:gus', '(puts the coffee on the counter)'); await room.does('actor:gus', '(takes the cup 3)');await room.does('actor:gus', '(drops the cup 3)'); room.dispose(); },
  perform: async (c) => { const { Performance } = await import('./src/company/performance.ts'); const { SimulatedClock } = await import('./src/kit/clock.ts'); const { PlainStage } = await import('./src/company/plain-stage.ts'); const clock = new SimulatedClock(); const p = Performance.open(read(make(c, kind)), { clock, stage: (at: never, world: never) => new PlainStage(at, world), settings: { maxTurns: 12, seed: '5' } } as never); p.start(); await clock.advance(60_000); },
};
await runs[which]!(5);
const t0 = Date.now(); const a = await workIn(() => runs[which]!(n)); const t1 = Date.now();
const b = await workIn(() => runs[which]!(4 * n)); const t2 = Date.now();
const sum = (m: ReadonlyMap<string, number>) => [...m.values()].reduce((x, y) => x + y, 0);
console.log(which, kind, n, 'work', sum(a), sum(b), 'ratio', (sum(b) / sum(a)).toFixed(2), 'ms', t1 - t0, t2 - t1);
const key = (l: string) => -Number(l.split('→ ')[1]);
console.log([...worseThanNLogN(a, b, n)].sort((x, y) => key(x) - key(y)).slice(0, 25).join('\n'));
