import '@babylonjs/loaders/glTF/2.0/index.js';
import { Quaternion } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AvatarError } from '../../plugin/body/avatars/avatar-error.ts';
import { Puppet } from '../../plugin/body/bodies/puppet.ts';
import { createSculptor } from '../../plugin/body/bodies/sculptor.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Proscenium } from '../../src/embed/proscenium.ts';
import { characterFile, mixamoBones } from '../doubles/character-file.ts';
import { ScriptedBench, smallFigure } from '../plugin/body/bodies/scripted-bench.ts';
import { Host } from './host.ts';

const ada = 'actor:ada';
/** In radians. */
const angleBetween = (one: Quaternion, other: Quaternion): number =>
  2 * Math.acos(Math.min(1, Math.abs(Quaternion.Dot(one, other))));
const hero = (): Uint8Array => characterFile({ bones: mixamoBones(), morphs: ['jawOpen', 'mouthSmileLeft'] });

describe('a character of the host’s own', () => {
  let host: Host;
  beforeEach(() => {
    host = new Host();
  });
  afterEach(() => host.close());

  const rootOf = (drama: Proscenium, id = ada): TransformNode => drama.view!.expectActor(entityId(id)).root;
  const named = (name: string): TransformNode | undefined =>
    host.scene.transformNodes.find((node) => node.name === name);

  it('plays the part: it stands where the actor stands, and moves as the actor does', async () => {
    const drama = await host.open({ player: ada });
    await drama.actors.load(ada, hero());
    await host.frames(10);
    expect(rootOf(drama).name).toBe(`avatar ${ada}`);
    expect(named(`puppet ${ada}`)).toBeUndefined();
    const { actor } = drama.view!.expectActor(entityId(ada));
    expect(rootOf(drama).position.x).toBeCloseTo(actor.stand.position.x, 1);
    const arms = ['Left', 'Right'].map((side) => named(`mixamorig:${side}Arm`)!);
    const before = arms.map(({ rotationQuaternion }) => rotationQuaternion!.clone());
    drama.say('(takes the cup) To your health!');
    let [widest, farthest] = [0, 0];
    for (let frame = 0; frame < 300; frame++) {
      await drama.advance(20);
      const { x, z } = actor.stand.position;
      farthest = Math.max(farthest, Math.hypot(rootOf(drama).position.x - x, rootOf(drama).position.z - z));
      for (const [index, { rotationQuaternion }] of arms.entries()) {
        widest = Math.max(widest, angleBetween(rotationQuaternion!, before[index]!));
      }
    }
    expect(drama.stage.props.all.get(entityId('prop:cup'))?.hold.kind).toBe('hand');
    expect(widest, 'an arm reaches for the cup').toBeGreaterThan(0.5);
    expect(farthest, 'and the body is where the actor is').toBeLessThan(0.1);
  });

  it('holds what the actor holds in its own hand', async () => {
    const drama = await host.open({ player: ada });
    await drama.actors.load(ada, hero());
    drama.say('(takes the cup)');
    for (let frame = 0; frame < 400; frame++) await drama.advance(20);
    const cup = drama.view!.expectProp(entityId('prop:cup'));
    expect(cup.prop.hold.kind).toBe('hand');
    const side = cup.prop.hold.kind === 'hand' && cup.prop.hold.hand === 'left' ? 'left-hand' : 'right-hand';
    const palm = drama.view!.expectActor(entityId(ada)).anchor(side)!.getAbsolutePosition();
    const { x, y, z } = cup.prop.measures.grip;
    // Upright and turned with the body: as high as the palm, and no further from it than its grip is from its middle.
    expect(cup.node.position.y + y).toBeCloseTo(palm.y, 2);
    expect(Math.hypot(cup.node.position.x - palm.x, cup.node.position.z - palm.z)).toBeCloseTo(Math.hypot(x, z), 2);
  });

  it.each([
    ['that is no file of a character', new TextEncoder().encode('<html>Not found</html>'), 'avatar/unreadable'],
    ['without a skeleton', characterFile({ bones: mixamoBones(), hasSkin: false }), 'avatar/no-skeleton'],
    ['with bones of no human', characterFile({ bones: [['wing', undefined, [0, 1, 0]]] }), 'avatar/not-human'],
  ])('%s is refused with a sentence, and the puppet plays on', async (_, file, code) => {
    const drama = await host.open({ player: ada });
    await host.frames(2);
    const [before, puppet] = [host.inventory(), rootOf(drama)];
    const error: unknown = await drama.actors.load(ada, file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AvatarError);
    expect((error as AvatarError).code).toBe(code);
    expect((error as AvatarError).message).toMatch(/[.…]$/);
    expect(host.inventory()).toEqual(before);
    expect(rootOf(drama)).toBe(puppet);
    expect(puppet.isEnabled()).toBe(true);
    const at = drama.nowMs;
    await host.frames(30);
    expect(drama.nowMs).toBeGreaterThan(at + 200);
  });

  it('for an actor who is not there is refused before anything is loaded', async () => {
    const drama = await host.open();
    await expect(drama.actors.load('actor:adda', hero())).rejects.toThrow(/actor:adda.*actor:ada/s);
  });

  it('goes when it is released: the puppet is there again, dressed as it was', async () => {
    const bench = new ScriptedBench();
    const sculptor = createSculptor(() => bench);
    const drama = await host.open({ sculptor });
    for (let answered = 0; answered < bench.orders.length;) {
      bench.answer({ number: bench.orders[answered++]!.number, model: smallFigure() });
      await host.frames(1);
    }
    await drama.view!.whenDressed;
    await host.frames(2);
    const [before, orders] = [host.inventory(), bench.orders.length];
    expect(rootOf(drama).getChildMeshes()).toHaveLength(1);
    const release = await drama.actors.load(ada, hero());
    await host.frames(5);
    release();
    release();
    await host.frames(5);
    expect(rootOf(drama).name).toBe(`puppet ${ada}`);
    expect(rootOf(drama).getChildMeshes()).toHaveLength(1);
    expect(host.inventory()).toEqual(before);
    expect(bench.orders).toHaveLength(orders);
    expect(drama.view!.expectActor(entityId(ada))['body']).toBeInstanceOf(Puppet);
  });

  it('gives way to another: nothing of the first is left', async () => {
    const drama = await host.open();
    const release = await drama.actors.load(ada, hero());
    await host.frames(5);
    const once = host.inventory();
    await drama.actors.load(ada, hero());
    await host.frames(5);
    expect(host.inventory()).toEqual(once);
    // Whoever released the first does not end the second.
    release();
    await host.frames(5);
    expect(host.inventory()).toEqual(once);
    expect(rootOf(drama).name).toBe(`avatar ${ada}`);
  });

  it('leaves nothing behind in the host’s scene, released before or after the end', async () => {
    const before = host.inventory();
    const drama = await host.open();
    const release = await drama.actors.load(ada, hero());
    const releaseBruno = await drama.actors.load('actor:bruno', hero());
    await host.frames(5);
    releaseBruno();
    drama.dispose();
    host.scene.render();
    expect(host.inventory()).toEqual(before);
    release();
    expect(host.inventory()).toEqual(before);
  });

  it('that comes when the drama is over is let go of', async () => {
    const before = host.inventory();
    const drama = await host.open();
    const coming = drama.actors.load(ada, hero());
    drama.dispose();
    (await coming)();
    host.scene.render();
    expect(host.inventory()).toEqual(before);
  });

  it('is not asked for where nothing is shown', async () => {
    const drama = await host.open({ headless: true });
    const before = host.inventory();
    (await drama.actors.load(ada, hero()))();
    expect(host.inventory()).toEqual(before);
  });
});
