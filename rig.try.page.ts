import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { openTheatre } from './plugin/view/theatre.ts';
import { Proscenium } from './src/embed/proscenium.ts';
import { StageRig } from './plugin/player/stage-rig.ts';
import { StagePicture } from './plugin/view/stage-picture.ts';
import { standardBindings } from './plugin/player/bindings.ts';
import { yawTowards } from './plugin/space/vector.ts';

// shot: seconds:view:target  (target = actor/prop id tail, or yaw number[,pitch])
export async function run(order: any) {
  const [wide, tall] = order.size;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${wide}px; height: ${tall}px`;
  document.body.append(canvas);
  const theatre = await openTheatre(canvas, { keepPicture: true });
  theatre.engine.stopRenderLoop();
  theatre.engine.setSize(wide, tall);
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene: order.scene, seed: '1', tier: order.tier, takeOver: true, adaptive: false,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
  });
  await drama.view?.whenDressed;
  const ids = [...drama.stage.actors.all.keys()];
  const role = (ids.find((id) => id.endsWith(order.role)) ?? ids[0]) as any;
  const camera = theatre.eyes;
  theatre.scene.activeCamera = camera;
  const rig = new StageRig(theatre.scene, camera, {
    stage: drama.stage, view: drama.view!, role, canvas, bindings: standardBindings,
    comfort: { fov: 78, lookSpeed: 1, isLookInverted: false, isStill: false },
    walk: () => undefined, look: (id) => { const a = drama.stage.actors.get(role); if (a) a.gaze = id; },
  });
  const picture = new StagePicture(theatre.scene, drama.stage, drama.view!, canvas);
  const out: any[] = [];
  drama.pause();
  for (const text of order.shots) {
    const [seconds, view, target = '', pitch = '0', put] = text.split(':');
    await drama.advance(Math.max(0, Number(seconds) * 1000 - drama.nowMs));
    const self = drama.stage.actors.get(role)!;
    rig.view = view;
    const other = [...drama.stage.actors.all.values()].find((a) => a.id.endsWith(target) && target);
    const prop = [...drama.stage.props.all.values()].find((p) => p.id.endsWith(target) && target);
    const at = other?.eyes ?? (prop ? prop.center : undefined);
    const yaw = at ? yawTowards(self.eyes, at) : target ? Number(target) : self.stand.yaw;
    let up = Number(pitch);
    if (at && pitch === 'at') up = Math.atan2(at.y - self.eyes.y, Math.hypot(at.x - self.eyes.x, at.z - self.eyes.z));
    if (self.walker && !self.perch) { drama.stage.actors.putAt(self, { position: self.stand.position, yaw }); }
    rig.face(yaw, up);
    let least = 99; const all: number[] = []; for (let i = 0; i < 45; i++) { drama.view?.update(drama.nowMs, 1 / 30); const t = performance.now(); rig.update(1 / 30); all.push(performance.now() - t); } all.sort((a, b) => a - b); least = all[0]!; const median = all[22]!;
    await theatre.scene.whenReadyAsync();
    let ms = 0;
    for (let i = 0; i < 4; i++) {
      const t = performance.now();
      rig.update(1 / 30);
      theatre.engine.beginFrame(); theatre.scene.render(); theatre.engine.endFrame();
      const gl = theatre.engine._gl as any; const px = new Uint8Array(4); gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, px);
      ms = performance.now() - t;
    }
    const seen = ids.flatMap((id) => { const s = picture.above(id as any); return s?.isSeen ? [`${id}@${s.x.toFixed(0)},${s.y.toFixed(0)}`] : []; });
    const copy = document.createElement('canvas'); copy.width = wide; copy.height = tall;
    copy.getContext('2d')!.drawImage(canvas, 0, 0, wide, tall);
    out.push({ name: text.replace(/[:.]/g, '_'), image: copy.toDataURL('image/png'), note: JSON.stringify({ role, ms: Math.round(ms), rigMs: [least, median], attention: rig.attention, addressee: rig.addressee, seen, posture: self.posture, held: [...drama.stage.props.all.values()].filter((p) => p.hold.kind === 'hand' && p.hold.actor === role).map((p) => p.id) }) });
  }
  return out;
}
