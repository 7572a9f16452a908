import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StageSound } from '../../../plugin/sound/stage-sound.ts';
import { vec } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { parlour } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';
import { FakeAudio } from './fake-audio.ts';

const ears = { position: vec(0, 1.6, -4), forward: vec(0, 0, 1) };
const place = entityId('place:parlour');

describe('the sound of a stage', () => {
  let room: RehearsalRoom;
  let audio: FakeAudio;
  let sound: StageSound;
  let asked: number;

  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
    room.performance.onFact((fact) => sound.follow(fact));
  });
  afterAll(() => room.dispose());
  beforeEach(() => {
    [audio, asked] = [new FakeAudio(), 0];
    const open = (): AudioContext => {
      asked++;
      return audio.context;
    };
    sound = new StageSound({ stage: room.stage, audio: open });
  });
  afterEach(() => {
    room.actor('actor:ada').isTalking = false;
    sound.dispose();
  });

  const listen = (frames = 400): void => {
    for (let frame = 0; frame < frames; frame++) sound.update(ears, place);
  };
  const master = () => audio.gains[0]?.gain.value;

  it('makes and plays nothing until the page may be heard', () => {
    audio.state = 'suspended';
    listen();
    expect(audio.sources).toEqual([]);
    audio.state = 'running';
    listen();
    expect(audio.playing.length).toBeGreaterThan(0);
    expect(audio.playing.every(({ loop }) => loop)).toBe(true);
  });

  it('does not open any audio while it is muted', () => {
    sound.muted = true;
    listen();
    expect(asked).toBe(0);
  });

  it('is quieter under a line', () => {
    listen(5);
    const free = master() ?? 0;
    room.actor('actor:ada').isTalking = true;
    listen(1);
    expect(free).toBeGreaterThan(0.5);
    expect(master()).toBeLessThan(free / 2);
  });

  it('is silent at any speed but real time, and while the play is paused', () => {
    listen(5);
    sound.speed = 4;
    listen(1);
    expect(master()).toBe(0);
    sound.speed = 1;
    sound.pause();
    listen(1);
    expect(master()).toBe(0);
    sound.resume();
    listen(1);
    expect(master()).toBeGreaterThan(0);
  });

  it('is heard of a door that is opened, from where the door is', async () => {
    listen();
    await room.does('actor:ada', '(opens the door)');
    const before = audio.sources.length;
    listen(24);
    const once = audio.sources.slice(before).filter(({ loop }) => !loop);
    const panners = once.map(({ outputs }) => outputs[0]?.outputs[0]);
    const door = room.prop('prop:door').center;
    expect(panners.some((panner) => Math.abs((panner?.positionX.value ?? 0) - door.x) < 0.01)).toBe(true);
    await room.does('actor:ada', '(closes the door)');
  });

  it('fades what belongs to another place, and leaves nothing when it goes', () => {
    listen();
    const here = audio.playing.length;
    sound.dispose();
    expect(here).toBeGreaterThan(0);
    expect(audio.playing).toEqual([]);
  });
});
