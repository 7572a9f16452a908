import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planStage } from '../../../plugin/staging/plan-stage.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { readSceneFile, type SceneFile } from '../../../src/drama/scene-file.ts';
import { planFaults } from './plan-faults.ts';

const readPlay = (name: string): SceneFile => {
  const read = readSceneFile(JSON.parse(readFileSync(`scenes/${name}/scene.json`, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe('the plays without a word of staging', () => {
  it.each(['elsinore', 'baker-street', 'midnight-cafe'])('%s can be staged, soundly', (name) => {
    const { staging: _, ...scene } = readPlay(name);
    const plan = planStage(scene);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error, null, 1));
    expect(planFaults(scene, plan.value)).toEqual([]);
    expect(plan.value.rooms).toHaveLength(scene.entities.filter(({ kind }) => kind === 'place').length);
  });

  it.each(['elsinore', 'baker-street', 'midnight-cafe'])('%s is staged as its author says, soundly', (name) => {
    const scene = readPlay(name);
    const plan = planStage(scene);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error, null, 1));
    expect(planFaults(scene, plan.value)).toEqual([]);
  });

  it('twice gives the same plan', () => {
    const scene = readPlay('elsinore');
    const [first, second] = [planStage(scene), planStage(scene)];
    if (!first.ok || !second.ok) throw new Error('no plan');
    const told = ({ props, walls, doorways, rooms }: typeof first.value) =>
      JSON.stringify([[...props.values()].map(({ id, stand }) => [id, stand]), walls, doorways, rooms]);
    expect(told(first.value)).toBe(told(second.value));
  });

  it('Elsinore goes down to the sea by stairs, and Polonius is behind the curtain', () => {
    const { staging: _, ...scene } = readPlay('elsinore');
    const plan = planStage(scene);
    if (!plan.ok) throw new Error('no plan');
    const { rooms, stairs, props } = plan.value;
    const level = (place: string) => rooms.find((room) => room.place === place)?.floorY ?? Number.NaN;
    expect(level('place:guard-room')).toBeLessThan(level('place:gallery'));
    expect(level('place:sea-stairs')).toBeLessThan(level('place:guard-room'));
    expect(stairs).toHaveLength(2);
    const curtain = props.get(entityId('prop:curtain'))!.stand;
    const polonius = plan.value.mark(entityId('actor:polonius'), entityId('place:closet')).position;
    const ahead =
      (polonius.x - curtain.position.x) * Math.sin(curtain.yaw) +
      (polonius.z - curtain.position.z) * Math.cos(curtain.yaw);
    expect(ahead).toBeLessThan(-0.2);
  });
});
