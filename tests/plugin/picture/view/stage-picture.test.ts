import { afterEach, expect, it } from 'vitest';
import { StagePicture } from '../../../../plugin/picture/view/stage-picture.ts';
import { ShowRoom } from './show-room.ts';

let room: ShowRoom | undefined;
afterEach(() => {
  room?.dispose();
  room = undefined;
});

it('asks the page how large it is a few times a second, however many heads are looked for, and when it was resized', async () => {
  room = await ShowRoom.open();
  let [asked, width] = [0, 640];
  const canvas = {
    get clientWidth() {
      asked++;
      return width;
    },
    clientHeight: 360,
  } as HTMLCanvasElement;
  const { scene, view, drama } = room;
  const picture = new StagePicture(scene, drama.stage, view, canvas);
  const actors = [...view.actors.keys()];
  const look = (): readonly unknown[] => actors.flatMap((id) => [picture.head(id), picture.above(id)]);
  await room.render(1, look);
  const seen = look().filter(Boolean).length;
  expect(seen).toBeGreaterThan(1);
  asked = 0;
  await room.render(10, look);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(3);
  const before = actors.flatMap((id) => picture.above(id) ?? [])[0]!;
  width = 1280;
  room.engine.onResizeObservable.notifyObservers(room.engine);
  const after = actors.flatMap((id) => picture.above(id) ?? [])[0]!;
  expect(after.x).toBeCloseTo(before.x * 2, 3);
  picture.dispose();
});
