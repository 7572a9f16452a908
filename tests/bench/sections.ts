import type { Measure } from './stopwatch.ts';

export interface Section {
  /** `npm run bench -- NAME` */
  readonly name: string;
  readonly about: string;
  /** Loaded when it is run: most of them are about one room, and loading all takes a while. */
  readonly bench: () => Promise<Iterable<Measure> | AsyncIterable<Measure>>;
}

export const sections: readonly Section[] = [
  { name: 'world', about: 'rulings, and words read', bench: async () => (await import('./world.ts')).worldBench() },
  {
    name: 'affordances',
    about: 'what may be done with a thing',
    bench: async () => (await import('./affordances.ts')).affordancesBench(),
  },
  {
    name: 'planning',
    about: 'how somebody gets around what is in the way',
    bench: async () => (await import('./planning.ts')).planningBench(),
  },
  {
    name: 'understanding',
    about: 'how much of what people type is understood',
    bench: async () => (await import('./understanding.ts')).understandingBench(),
  },
  {
    name: 'play',
    about: 'the kernel, and whole performances',
    bench: async () => (await import('./play.ts')).playBench(),
  },
  {
    name: 'study',
    about: 'the paper’s fifty topics made into plays, without a model',
    bench: async () => (await import('./study.ts')).studyBench(),
  },
  {
    name: 'steering',
    about: 'navmesh, paths and walkers',
    bench: async () => (await import('./steering.ts')).steeringBench(),
  },
  {
    name: 'stage',
    about: 'building a stage, and a step of it',
    bench: async () => (await import('./stage.ts')).stageBench(),
  },
  {
    name: 'building',
    about: 'how long a page waits in one piece while a drama is built in it',
    bench: async () => (await import('./building.ts')).buildingBench(),
  },
  {
    name: 'ambient',
    about: 'twenty people without a play',
    bench: async () => (await import('./ambient.ts')).ambientBench(),
  },
  { name: 'motion', about: 'moving a body', bench: async () => (await import('./motion.ts')).motionBench() },
  { name: 'figures', about: 'making a character', bench: async () => (await import('./figures.ts')).figuresBench() },
  {
    name: 'picture',
    about: 'what a picture is made of',
    bench: async () => (await import('./picture.ts')).pictureBench(),
  },
  {
    name: 'frame',
    about: 'our own JavaScript in a drawn frame',
    bench: async () => (await import('./frame.ts')).frameBench(),
  },
  { name: 'eyes', about: 'what people on the stage see', bench: async () => (await import('./eyes.ts')).eyesBench() },
  { name: 'page', about: 'the page in a browser', bench: async () => (await import('./page.ts')).pageBench() },
  {
    name: 'memory',
    about: 'half an hour in a browser',
    bench: async () => (await import('./page-memory.ts')).memoryBench(),
  },
  { name: 'voice', about: 'offline voices', bench: async () => (await import('./voice.ts')).voiceBench() },
  { name: 'minded', about: 'with a model', bench: async () => (await import('./minded.ts')).mindedBench() },
  {
    name: 'minds',
    about: 'scripted minds, good and bad, beside the understudy',
    bench: async () => (await import('./minds.ts')).mindsBench(),
  },
  {
    name: 'understudy',
    about: 'without a model',
    bench: async () => (await import('./understudy.ts')).understudyBench(),
  },
  {
    name: 'listening',
    about: 'how well people are answered, without a model',
    bench: async () => (await import('./listening.ts')).listeningBench(),
  },
  {
    name: 'evenings',
    about: 'what people of every kind come upon in whole evenings, without a model',
    bench: async () => (await import('./evenings.ts')).eveningsBench(),
  },
  {
    name: 'bridge',
    about: 'evenings that several share, beside socket.io alone',
    bench: async () => (await import('./bridge.ts')).bridgeBench(),
  },
  { name: 'store', about: 'logs that are kept', bench: async () => (await import('./store.ts')).storeBench() },
];
