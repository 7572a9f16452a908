import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** In a real browser; what is shown there is built once for all of them. */
const browser = ['tests/browser/**/*.test.ts', 'tests/package/**/*.test.ts'];
/** On a real database server, too. */
const database = ['tests/store/{postgres-store,kill}.test.ts', 'tests/company/kill.test.ts'];
/** Whole evenings and crowds of people: more than `npm test` waits for. */
const slow = [
  'tests/app/shelf/evenings.test.ts',
  'tests/bridge/{bodies,killed}.test.ts',
  'tests/check/mistakes.test.ts',
  'tests/fuzz/outside.test.ts',
  'tests/cli/{adjudicate-memory,check,perform,process}.test.ts',
  'tests/company/{adversary,another-road,elsinore,fuzz,hamlet-case*,minded,minded-soak,minded-untrusted,tried-deeds}.test.ts',
  'tests/company/{persons-*,playback,playback-on-stage,players,repertoire,saved-play}.test.ts',
  'tests/conversation/**/*.test.ts',
  'tests/drama/{chinese-evening,guest}.test.ts',
  'tests/embed/{avatars,host-light,proscenium,sound}.test.ts',
  'tests/listening/{evenings,our-lines}.test.ts',
  'tests/mind/{suggestions,understudy}.test.ts',
  'tests/minds/minds.test.ts',
  'tests/model/soak.test.ts',
  'tests/play/replay.test.ts',
  'tests/plugin/body/bodies/puppet-skin.test.ts',
  'tests/plugin/body/figures/{garments,hair,hats}.test.ts',
  'tests/plugin/body/motion/{gestures,plays}.test.ts',
  'tests/plugin/body/sculpt/sculpt.test.ts',
  'tests/plugin/picture/camera/film.test.ts',
  'tests/plugin/picture/models/small-models.test.ts',
  'tests/plugin/picture/look/stage-set.test.ts',
  'tests/plugin/picture/view/{cue-board,held-and-worn,witnessing}.test.ts',
  'tests/plugin/player/{lens,rig-in-plays}.test.ts',
  'tests/plugin/stage/staging/{fuzz,heap,plays}.test.ts',
  'tests/plugin/stage/{blocking,deeds,evenings,player-body,player-walks,talk,walks}.test.ts',
  'tests/readme.test.ts',
  'tests/store/embedded-store.test.ts',
  'tests/world/{affordances,random-deeds}.test.ts',
];

/** What is seen from another side in every check, and takes long: with LONG=1. */
const long = process.env['LONG']
  ? []
  : [
      'tests/browser/{evening-touch,headset-others,leaving,shelf,vision}.test.ts',
      'tests/cli/adjudicate-memory.test.ts',
    ];

const [onDatabase, inBrowser] = ['tests/machine/set-up-database.ts', 'tests/machine/set-up-browser.ts'];
const all = ['tests/**/*.test.ts'];
// No module keeps a state and no test leaves one behind: files may share a process and all it has loaded.
const shared = { isolate: false };
const fast = {
  extends: true as const,
  test: { ...shared, name: 'fast', include: all, exclude: [...slow, ...database, ...browser] },
};
const others = [
  { extends: true as const, test: { ...shared, name: 'slow', include: slow, exclude: long } },
  { extends: true as const, test: { ...shared, name: 'database', include: database, globalSetup: onDatabase } },
  {
    extends: true as const,
    test: { ...shared, name: 'browser', include: browser, exclude: long, globalSetup: inBrowser },
  },
];
/** `npm run check` runs them all, in the same few processes: what one has loaded the next does not load again. */
const isWhole = Boolean(process.env['PROSCENIUM_CHECK']);
const everything = {
  extends: true as const,
  test: { ...shared, name: 'check', include: all, exclude: long, globalSetup: [onDatabase, inBrowser] },
};

const minutes = 60_000;

export default defineConfig({
  test: {
    environment: 'node',
    // Only so that what hangs is named some day: no test may fail because a machine is slow.
    testTimeout: 20 * minutes,
    hookTimeout: 20 * minutes,
    expect: { poll: { timeout: 10 * minutes } },
    // On two cores vitest would use one of them; a third worker has them busy while others wait for a page or a server.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // A run that finds no tests has found nothing out.
    passWithNoTests: false,
    reporters: ['default', './tests/closing-line-reporter.ts'],
    projects: isWhole ? [everything] : [fast, ...others],
  },
});
