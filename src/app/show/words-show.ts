import { Performance } from '../../company/performance.ts';
import type { Fact } from '../../drama/fact.ts';
import { SimulatedClock } from '../../kit/clock.ts';
import type { OpenShow } from './show.ts';

/** How often time is let pass. */
const tickMs = 50;
/** A step is not looked for any longer than this. */
const mostStepMs = 60_000;

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
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  return {
    get play() {
      return performance.play;
    },
    facts,
    overlays: [],
    playing: undefined,
    picture: undefined,
    probe: undefined,
    onFact: (observe) => performance.onFact(observe),
    onFrame: () => () => undefined,
    pause,
    resume() {
      if (!hasBegun) performance.start();
      hasBegun = true;
      timer ??= setInterval(() => void pass(), tickMs);
    },
    get isPaused() {
      return timer === undefined;
    },
    setSpeed(next) {
      speed = next;
    },
    async step(to) {
      let isDone = false;
      const forget = performance.onFact(({ type }) => {
        isDone ||= to === 'fact' || type === 'turn:ended';
      });
      for (let passed = 0; !isDone && passed < mostStepMs && !performance.play.ended; passed += tickMs)
        await clock.advance(tickMs);
      forget();
    },
    lay: () => undefined,
    worldLines: () => [],
    mode: 'film',
    look: () => undefined,
    mute: () => undefined,
    playback: undefined,
    follow: () => undefined,
    intendSpot: () => undefined,
    comeForward: () => undefined,
    bow: () => undefined,
    dispose() {
      pause();
      performance.dispose();
    },
  };
};
