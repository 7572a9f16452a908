import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { show, StageCamera } from '../../../../plugin/picture/camera/stage-camera.ts';
import { distance, vec } from '../../../../plugin/stage/space/vector.ts';
import { parlour } from '../../stage/parlour.ts';
import { RehearsalRoom } from '../../stage/rehearsal-room.ts';

describe('the camera of our own page', () => {
  let room: RehearsalRoom;
  let camera: ArcRotateCamera;
  let director: StageCamera;
  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
  });
  afterAll(() => room.dispose());
  beforeEach(() => {
    camera = new ArcRotateCamera('seat', 0, 1, 10, Vector3.Zero(), room.view.scene);
    director = new StageCamera(camera, { stage: room.stage, view: room.view });
  });
  afterEach(() => {
    director.dispose();
    camera.dispose();
  });

  const standing = (): Vector3 => {
    camera.getViewMatrix(true);
    return camera.position.clone();
  };

  it('is put exactly where a frame has it', () => {
    const frame = { position: vec(1, 2, -3), target: vec(0.5, 1.5, 2), fov: 0.4 };
    show(camera, frame);
    const { x, y, z } = standing();
    expect(distance(vec(x, y, z), frame.position)).toBeLessThan(1e-6);
    expect(camera.fov).toBe(0.4);
  });

  it('looks into the place where the play is', () => {
    director.update(0.1);
    expect(director.place).toBe('place:parlour');
    expect(standing().z).toBeLessThan(0);
  });

  it('is left alone while somebody holds it, until it is given back', () => {
    director.update(0.1);
    camera.inertialAlphaOffset = 0.1;
    director.update(0.1);
    camera.inertialAlphaOffset = 0;
    camera.radius = 3;
    director.update(0.5);
    expect(director.isDirecting).toBe(false);
    expect(camera.radius).toBe(3);
    director.release();
    director.update(0.1);
    expect(camera.radius).not.toBe(3);
  });

  it('goes from the film to the stalls at a word, and stands while the play is paused', () => {
    for (let frame = 0; frame < 30; frame++) director.update(0.1);
    director.mode = 'house';
    for (let frame = 0; frame < 100; frame++) director.update(0.1);
    const seat = standing();
    director.update(0);
    expect(standing()).toEqual(seat);
    expect(seat.z).toBeLessThan(-3);
  });
});
