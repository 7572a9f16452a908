import { Performance } from '../../company/performance.ts';
import { SimulatedClock } from '../../kit/clock.ts';
import type { OpenShow } from './show.ts';

/** How often time is let pass. */
const tickMs = 50;

/** The play without a stage to look at, for browsers that cannot show one: told in words, in its own time. */
export const openWordsShow: OpenShow = async ({ scene, wish, onFault, onPreparing }) => {
  onPreparing('calling');
  const clock = new SimulatedClock();
  const performance = Performance.open(scene, {
    clock,
    onFault,
    settings: {
      seed: wish.seed,
      ...(wish.case ? { case: wish.case } : {}),
      ...(wish.language ? { language: wish.language } : {}),
    },
  });
  let { speed } = wish;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAdvancing = false;
  let hasBegun = false;
  const pass = async (): Promise<void> => {
    if (isAdvancing || performance.play.ended) return;
    isAdvancing = true;
    await clock.advance(tickMs * speed);
    isAdvancing = false;
  };
  const pause = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    get play() {
      return performance.play;
    },
    overlays: [],
    onFact: (observe) => void performance.onFact(observe),
    pause,
    resume() {
      if (!hasBegun) performance.start();
      hasBegun = true;
      timer ??= setInterval(() => void pass(), tickMs);
    },
    setSpeed(next) {
      speed = next;
    },
    lay: () => undefined,
    worldLines: () => [],
    watch: () => undefined,
    mute: () => undefined,
    dispose() {
      pause();
      performance.dispose();
    },
  };
};
