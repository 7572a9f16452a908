import { LayeredMap } from './src/kit/layered-map.ts';
import { planStage } from './plugin/stage/staging/plan-stage.ts';
import { FloorGrid } from './plugin/stage/staging/floor-grid.ts';
import { houseFile } from './tests/play/house-scene.ts';
import { readSceneFile } from './src/drama/scene-file.ts';
const names = ['cup', 'plate', 'book', 'candle', 'bottle', 'box', 'knife', 'hat', 'bell', 'key'];
const get = LayeredMap.prototype.get; let asked = 0;
LayeredMap.prototype.get = function (k: never) { asked++; return get.call(this, k); } as never;
const walk = FloorGrid.prototype.reachedFrom; let walks = 0; let cells = 0;
FloorGrid.prototype.reachedFrom = function (s: number) { walks++; cells += this.size; return walk.call(this, s); };
for (const n of [15, 60, 240, 960, 1900]) {
  const f = structuredClone(houseFile) as any;
  f.entities.push(...Array.from({ length: n }, (_, i) => ({ id: `prop:heap-${i}`, kind: 'prop', name: `${names[i % 10]} ${i}`, traits: ['portable'], at: { in: 'place:hall' } })));
  const r = readSceneFile(f); if (!r.ok) throw new Error(JSON.stringify(r.error));
  asked = walks = cells = 0; const t = process.cpuUsage();
  const p = planStage(r.value);
  const u = process.cpuUsage(t);
  console.log(n, p.ok || JSON.stringify(p.error).slice(0, 200), 'asked', asked, 'walks', walks, 'cells', cells, 'cpu ms', Math.round((u.user + u.system) / 1000));
}
