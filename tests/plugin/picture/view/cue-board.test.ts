import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Fact } from '../../../../src/drama/fact.ts';
import type { StageLight } from '../../../../src/drama/staging.ts';
import { CueBoard } from '../../../../plugin/picture/view/cue-board.ts';
import { parlourWith, ShowRoom } from './show-room.ts';

const [parlour, hall] = [entityId('place:parlour'), entityId('place:hall')];
const [ada, shade] = [entityId('actor:ada'), entityId('actor:shade')];

const light: StageLight = {
  mood: 'night',
  strength: 1.2,
  cues: [
    { actor: shade, mood: 'haunted', seconds: 2.5 },
    { place: hall, mood: 'lamplight', seconds: 1.5 },
    { point: 'the-quarrel', strength: 0.8, seconds: 4 },
  ],
};
const opened = (point: string): Fact => ({ type: 'point:opened', point }) as unknown as Fact;

describe('a cue board', () => {
  it('calls the light of the play first, and then nothing while it stays as it is', () => {
    const board = new CueBoard(light);
    expect(board.call(parlour, [ada])).toMatchObject({ mood: 'night', strength: 1.2 });
    for (let time = 0; time < 5; time++) expect(board.call(parlour, [ada])).toBeUndefined();
  });

  it('calls each cue once, and the light before it again when it is over', () => {
    const board = new CueBoard(light);
    board.call(parlour, [ada]);
    expect(board.call(hall, [ada])).toMatchObject({ mood: 'lamplight', seconds: 1.5 });
    expect(board.call(hall, [ada])).toBeUndefined();
    expect(board.call(parlour, [ada])).toMatchObject({ mood: 'night' });
    expect(board.call(parlour, [ada])).toBeUndefined();
  });

  it('calls the Ghost’s cue over all others while the Ghost is there', () => {
    const board = new CueBoard(light);
    board.follow(opened('the-quarrel'));
    expect(board.call(hall, [ada])).toMatchObject({ strength: 0.8, seconds: 4 });
    expect(board.call(hall, [ada, shade])).toMatchObject({ mood: 'haunted', seconds: 2.5 });
    expect(board.call(hall, [shade])).toBeUndefined();
    expect(board.call(hall, [ada])).toMatchObject({ strength: 0.8 });
  });

  it('goes with the points of the play', () => {
    const board = new CueBoard(light);
    board.call(parlour, []);
    board.follow(opened('the-quarrel'));
    expect(board.call(parlour, [])).toMatchObject({ mood: 'night', strength: 0.8, seconds: 4 });
    board.follow(opened('the-peace'));
    expect(board.call(parlour, [])).toMatchObject({ mood: 'night', strength: 1.2 });
  });
});

describe('the light of a stage', () => {
  let room: ShowRoom | undefined;
  afterEach(() => {
    room?.dispose();
    room = undefined;
  });

  const haunted = (at: object | null): unknown =>
    parlourWith(
      { 'actor:shade': { at } },
      { staging: { light: { mood: 'night', cues: [{ actor: 'actor:shade', mood: 'haunted', seconds: 2 }] } } },
    );
  const moodOf = (of: ShowRoom): string | undefined => of.view['rig']?.lighting.mood;
  const middleOf = (of: ShowRoom, place: string) => {
    const { outline, floorY } = of.drama.stage.parts.plan.rooms.find((each) => each.place === place)!;
    const mean = (axis: 0 | 1): number => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
    return { x: mean(0), y: floorY + 1, z: mean(1) };
  };

  it('is the Ghost’s where one looks at the Ghost, and not in the next room', async () => {
    room = await ShowRoom.open(haunted({ in: 'place:hall' }));
    room.view.focusOn(middleOf(room, 'place:parlour'));
    await room.frames(220);
    expect(moodOf(room)).toBe('night');
    room.view.focusOn(middleOf(room, 'place:hall'));
    await room.frames(220);
    expect(moodOf(room)).toBe('haunted');
    room.view.focusOn(middleOf(room, 'place:parlour'));
    await room.frames(220);
    expect(moodOf(room)).toBe('night');
  });

  it('goes over to it in as long as the cue says, not at once', async () => {
    room = await ShowRoom.open(haunted({ in: 'place:hall' }));
    room.view.focusOn(middleOf(room, 'place:parlour'));
    await room.frames(220);
    const rig = room.view['rig']!;
    const before = rig.lighting.front.strength;
    room.view.focusOn(middleOf(room, 'place:hall'));
    await room.frames(30);
    const between = rig.lighting.front.strength;
    await room.frames(150);
    const after = rig.lighting.front.strength;
    expect(after).not.toBeCloseTo(before, 2);
    expect(Math.abs(between - before)).toBeLessThan(Math.abs(after - before) * 0.7);
    await room.frames(50);
    expect(rig.lighting.front.strength).toBeCloseTo(after, 6);
  });

  it('follows who speaks, and goes out when nobody does; a host may do without', async () => {
    room = await ShowRoom.open();
    const followed: unknown[] = [];
    const rig = room.view['rig']!;
    vi.spyOn(rig, 'follow').mockImplementation((at) => void followed.push(at && { ...at }));
    await room.does('actor:ada', 'There is somebody at the door, I think.');
    const last = followed.at(-1);
    const { position } = room.actor('actor:ada').actor.stand;
    expect(followed).toContainEqual(expect.objectContaining({ x: position.x, z: position.z }));
    await room.frames(5);
    expect(followed.at(-1), `after ${JSON.stringify(last)}`).toBeUndefined();
    const spots = room.scene.lights.filter(({ name }) => /spot|follow/.test(name)).length;
    room.dispose();
    room = await ShowRoom.open(undefined, { followSpot: false });
    expect(room.scene.lights.filter(({ name }) => /spot|follow/.test(name)).length).toBe(spots - 1);
  });
});
