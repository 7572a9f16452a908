import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { Acoustics } from '../../../../plugin/picture/view/acoustics.ts';
import { PageAudio } from '../../../../plugin/picture/view/page-audio.ts';
import type { ListenerPose, WhereIs } from '../../../../plugin/sound/voice/spatial-sound.ts';
import type { CompanyVoice } from '../../../../plugin/sound/voice/create-voice.ts';
import { SilentAudio } from '../../sound/voice/silent-audio.ts';
import { ShowRoom } from './show-room.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the audio of a page', () => {
  it('is opened when it is first wanted, once, and runs after a click', async () => {
    const made: SilentAudio[] = [];
    vi.stubGlobal('AudioContext', function (): SilentAudio {
      const audio = SilentAudio.locked();
      made.push(audio);
      return audio;
    });
    const audio = new PageAudio();
    expect(audio.running()).toBeUndefined();
    expect(made).toHaveLength(0);
    expect(audio.open()).toBe(audio.open());
    expect(audio.running(), 'it waits for a click').toBeUndefined();
    made[0]!.isAllowed = true;
    await audio.unlock();
    expect(audio.running()).toBe(audio.open());
    audio.dispose();
    expect(made.map(({ state }) => state)).toEqual(['closed']);
    expect(audio.running()).toBeUndefined();
  });

  it('is silence, not an error, where a browser has none', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const audio = new PageAudio();
    await expect(audio.unlock()).resolves.toBeUndefined();
    expect(audio.running()).toBeUndefined();
    audio.dispose();
  });
});

/** A company's voice that keeps what it was told. */
class KeptVoice {
  muted = false;
  speed = 1;
  volume = 1;
  readonly told: string[] = [];
  ears: ListenerPose | undefined;
  whereIs: WhereIs | undefined;
  update(ears: ListenerPose, whereIs: WhereIs): void {
    this.ears = ears;
    this.whereIs = whereIs;
  }
  pause = (): void => void this.told.push('pause');
  resume = (): void => void this.told.push('resume');
  unlock = (): Promise<void> => Promise.resolve(void this.told.push('unlock'));
  dispose = (): void => void this.told.push('dispose');
}

describe('the acoustics of a stage', () => {
  let room: ShowRoom | undefined;
  afterEach(() => {
    room?.dispose();
    room = undefined;
  });
  const opened = async (sound = false) => {
    room = await ShowRoom.open();
    const voice = new KeptVoice();
    const audio = new PageAudio();
    const acoustics = new Acoustics(room.scene, room.drama.stage, audio, {
      voice: voice as unknown as CompanyVoice,
      sound,
    });
    return { room, voice, acoustics };
  };

  it('listens from where the picture is taken, and knows where mouths are', async () => {
    const { room, voice, acoustics } = await opened();
    const camera = new FreeCamera('ears', new Vector3(1, 1.6, -4), room.scene);
    camera.rotation.y = Math.PI / 2;
    room.scene.activeCamera = camera;
    camera.computeWorldMatrix();
    acoustics.update(undefined, 2);
    expect(voice.speed).toBe(2);
    expect(voice.ears?.position).toMatchObject({ x: 1, z: -4 });
    expect(voice.ears?.forward.x).toBeCloseTo(1, 3);
    const ada = room.actor('actor:ada').actor;
    const mouth = voice.whereIs?.(entityId('actor:ada'));
    expect(JSON.stringify(mouth)).toContain(`"x":`);
    expect(voice.whereIs?.(entityId('actor:shade'))).toBeUndefined();
    expect(ada.isOnStage).toBe(true);
  });

  it('is quiet without a camera', async () => {
    const { room, voice, acoustics } = await opened();
    room.scene.activeCamera = null;
    acoustics.update(undefined, 1);
    expect(voice.ears).toBeUndefined();
  });

  it('mutes voices and the place together, pauses and ends them', async () => {
    const { voice, acoustics } = await opened(true);
    expect(acoustics.muted).toBe(false);
    acoustics.muted = true;
    expect(voice.muted).toBe(true);
    expect(acoustics['sound']?.muted).toBe(true);
    acoustics.pause();
    acoustics.resume();
    await acoustics.unlock();
    acoustics.dispose();
    expect(voice.told).toEqual(['pause', 'resume', 'unlock', 'dispose']);
  });
});
