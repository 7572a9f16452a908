import '@babylonjs/loaders/glTF/2.0/index.js';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Avatar } from '../../../../plugin/body/avatars/avatar.ts';
import { AvatarError } from '../../../../plugin/body/avatars/avatar-error.ts';
import { mostAvatarBytes, readGlb } from '../../../../plugin/body/avatars/glb-file.ts';
import { loadAvatar } from '../../../../plugin/body/avatars/load-avatar.ts';
import type { BodyPose } from '../../../../plugin/body/motion/body-pose.ts';
import { distance, vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { characterFile, mixamoBones, vrmBones } from '../../../doubles/character-file.ts';

const still: BodyPose = {
  position: vec(0, 0, 0), yaw: 0, speed: 0, posture: 'standing', hands: { left: undefined, right: undefined },
  gaze: undefined, talking: false, gesture: undefined, dead: false,
}; // prettier-ignore

describe("a host's character", () => {
  let engine: NullEngine;
  let scene: Scene;

  beforeEach(() => {
    engine = new NullEngine();
    scene = new Scene(engine);
  });

  afterEach(() => {
    scene.dispose();
    engine.dispose();
  });

  const opened = async (file: Uint8Array): Promise<Avatar> =>
    new Avatar(scene, await loadAvatar(scene, file, 'hero.glb'), 'actor:hero');
  const node = (name: string): TransformNode => scene.transformNodes.find((each) => each.name === name)!;
  const where = (name: string): Vec3 => {
    const fresh = (each: TransformNode): void => {
      if (each.parent) fresh(each.parent as TransformNode);
      each.computeWorldMatrix(true);
    };
    fresh(node(name));
    const { x, y, z } = node(name).getAbsolutePosition();
    return vec(x, y, z);
  };
  const settle = (avatar: Avatar, pose: BodyPose): void => {
    for (let i = 0; i < 60; i++) avatar.show(pose, 0.05);
  };
  const troubleOf = async (work: Promise<unknown>): Promise<AvatarError> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(AvatarError);
    return error as AvatarError;
  };

  it.each([
    ['Mixamo', mixamoBones(), 'mixamorig:LeftHand', 'mixamorig:RightHand'],
    ['Ready Player Me', mixamoBones(''), 'LeftHand', 'RightHand'],
  ])('of %s stands with hanging arms, each on its own side', async (_, bones, left, right) => {
    settle(await opened(characterFile({ bones })), still);
    expect(where(left).x).toBeLessThan(-0.12);
    expect(where(right).x).toBeGreaterThan(0.12);
    expect(where(right).y).toBeLessThan(0.95);
    expect(where(right).y).toBeGreaterThan(0.5);
  });

  it('of VRM is known by the list in its file, whatever its bones are called and whichever way it looks', async () => {
    const { bones, humanBones } = vrmBones();
    const turned = bones.map(([name, parent, [x, y, z]]) => [name, parent, [-x, y, -z]] as const);
    const listed = Object.entries(humanBones).map(([bone, { node: at }]) => ({ bone, node: at }));
    const file = characterFile({ bones: turned, extensions: { VRM: { humanoid: { humanBones: listed } } } });
    const avatar = await opened(file);
    settle(avatar, still);
    expect(avatar.joints).toContain('foreL');
    expect(where('a_hand').x).toBeLessThan(-0.12);
    expect(where('a_toe').z).toBeGreaterThan(where('a_foot').z);

    const newer = characterFile({ bones, extensions: { VRMC_vrm: { humanoid: { humanBones } } } });
    expect(readGlb(newer, 'new.vrm').vrmBones.size).toBe(21);
  });

  it('reaches with its own arms: the wrist is a palm from what it takes', async () => {
    const avatar = await opened(characterFile({ bones: mixamoBones() }));
    const cup = vec(0.25, 1.1, 0.42);
    settle(avatar, { ...still, hands: { left: undefined, right: cup } });
    const [hand, ours] = [where('mixamorig:RightHand'), avatar.joint('handR').getAbsolutePosition()];
    expect(distance(hand, ours)).toBeLessThan(0.02);
    expect(distance(hand, cup)).toBeLessThan(0.1);
  });

  it('walks where it is led, with its feet on the floor', async () => {
    const avatar = await opened(characterFile({ bones: mixamoBones() }));
    for (let i = 0; i <= 100; i++) avatar.show({ ...still, position: vec(0, 0, i * 0.02), speed: 1.2 }, 1 / 60);
    expect(where('mixamorig:Hips').z).toBeGreaterThan(1.7);
    const lowest = Math.min(where('mixamorig:LeftFoot').y, where('mixamorig:RightFoot').y);
    expect(lowest).toBeGreaterThan(-0.02);
    expect(lowest).toBeLessThan(0.25);
  });

  it('looks where it is told', async () => {
    const avatar = await opened(characterFile({ bones: mixamoBones() }));
    const before = node('mixamorig:Head').rotationQuaternion?.clone();
    settle(avatar, { ...still, gaze: vec(3, 1.5, 1) });
    expect(node('mixamorig:Head').rotationQuaternion?.equalsWithEpsilon(before!, 0.05)).toBe(false);
  });

  it('moves the morph targets it has and does not miss those it has not', async () => {
    const avatar = await opened(characterFile({ bones: mixamoBones(), morphs: ['jawOpen', 'viseme_aa', 'HatSize'] }));
    settle(avatar, { ...still, talking: true, mouth: { a: 1 } });
    const targets = scene.meshes.find(({ morphTargetManager }) => morphTargetManager)!.morphTargetManager!;
    const weight = (name: string): number =>
      Array.from({ length: targets.numTargets }, (_, index) => targets.getTarget(index)).find(
        (each) => each.name === name,
      )!.influence;
    expect(weight('jawOpen') + weight('viseme_aa')).toBeGreaterThan(0.3);
    expect(weight('HatSize')).toBe(0);
  });

  it('with few bones moves those', async () => {
    const few = mixamoBones().filter(([name]) => !/Spine2|Neck|Toe|Shoulder/.test(name));
    const rehung = few.map(([name, parent, at]) => {
      const isHung = parent === undefined || few.some(([other]) => other === parent);
      return [name, isHung ? parent : 'mixamorig:Spine', isHung ? at : ([at[0] * 1.4, 0.3, 0] as const)] as const;
    });
    const avatar = await opened(characterFile({ bones: rehung }));
    expect(() => settle(avatar, { ...still, posture: 'sitting', talking: true })).not.toThrow();
    expect(avatar.joints).not.toContain('neck');
  });

  it('leaves nothing behind', async () => {
    const avatar = await opened(characterFile({ bones: mixamoBones(), morphs: ['jawOpen'] }));
    avatar.anchor('right-hand');
    avatar.dispose();
    expect(scene.transformNodes).toEqual([]);
    expect(scene.meshes).toEqual([]);
    expect(scene.skeletons).toEqual([]);
  });

  it('without a skeleton is refused, with what to do about it', async () => {
    const error = await troubleOf(
      loadAvatar(scene, characterFile({ bones: mixamoBones(), hasSkin: false }), 'vase.glb'),
    );
    expect(error.code).toBe('avatar/no-skeleton');
    expect(error.message).toMatch(/vase\.glb.*props\.load/);
    expect(scene.meshes).toEqual([]);
  });

  it('with bones named like nothing known is refused by their names', async () => {
    const odd = mixamoBones().map(([name, parent, at]) => [`x${name.length}${name.slice(-3)}`, parent, at] as const);
    const names = new Map(mixamoBones().map(([name], index) => [name, odd[index]![0]]));
    const rehung = odd.map(([name, parent, at]) => [name, parent && names.get(parent), at] as const);
    const error = await troubleOf(loadAvatar(scene, characterFile({ bones: rehung }), 'alien.glb'));
    expect(error.code).toBe('avatar/not-human');
    expect(error.message).toMatch(/hips.*Mixamo/);
    expect(scene.transformNodes).toEqual([]);
  });

  it('too large is refused before it is read', async () => {
    const error = await troubleOf(loadAvatar(scene, new Uint8Array(mostAvatarBytes + 1), 'giant.glb'));
    expect(error.code).toBe('avatar/too-large');
  });

  it.each([
    ['a web page', new TextEncoder().encode('<!doctype html><title>404</title> not here')],
    ['nothing', new Uint8Array(0)],
    ['a broken list', characterFile({ bones: mixamoBones() }).slice(0, 200)],
  ])('that is %s is refused', async (_, bytes) => {
    expect((await troubleOf(loadAvatar(scene, bytes, 'odd.glb'))).code).toBe('avatar/unreadable');
  });

  describe('at an address', () => {
    let server: Server;
    let address = '';
    let isHungUp = false;

    beforeEach(async () => {
      server = createServer((request, response) => {
        response.on('close', () => (isHungUp = true));
        if (request.url === '/hero.glb') return void response.end(characterFile({ bones: mixamoBones() }));
        if (request.url !== '/endless.glb') return void response.writeHead(404).end('gone');
        const more = (): void => {
          while (!response.destroyed && response.write(new Uint8Array(1024 * 1024)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });

    afterEach(() => void server.close());

    it('is fetched, and refused when it is not there', async () => {
      expect((await loadAvatar(scene, `${address}/hero.glb`)).bones.has('hips')).toBe(true);
      expect((await troubleOf(loadAvatar(scene, `${address}/none.glb`))).message).toMatch(/404/);
    });

    it('is not read further than a character may be large', async () => {
      const error = await troubleOf(loadAvatar(scene, `${address}/endless.glb`));
      expect(error.code).toBe('avatar/too-large');
      await expect.poll(() => isHungUp).toBe(true);
    });
  });
});
