/** What can be found wrong with a scene, by name; each is explained in the README beside this file. */
export const findingCodes = [
  'not-readable',
  'unknown-key',
  'unknown-word',
  'bad-condition',
  'no-such-id',
  'wrong-kind',
  'id-taken',
  'circle',
  'contradiction',
  'one-sided-contradiction',
  'secret-in-plain-sight',
  'secret-told-freely',
  'secret-never-told',
  'flag-never-met',
  'flag-out-of-reach',
  'flag-looks-back',
  'no-road',
  'no-other-road',
  'road-never-open',
  'beat-never-played',
  'beat-misses-done',
  'deed-not-understood',
  'never-enters',
  'no-profile',
  'actor-not-there',
  'never-holds',
  'never-said',
  'never-known',
  'line-twice',
  'line-shared',
  'wrong-language',
  'not-a-language',
  'cannot-be-staged',
  'thin-part',
  'place-out-of-reach',
  'no-key',
  'holds-nothing',
  'no-room',
  'unfit-state',
  'state-in-vain',
  'told-by-nobody',
  'road-too-short',
  'always-moot',
  'beat-elsewhere',
  'same-name',
  'dressed-alike',
  'hidden-from-all',
  'unknown-form',
  'more',
] as const;
/** What is found where a play is rehearsed, and not only read. */
type RehearsalCode = 'no-end' | 'point-by-default' | 'drags' | 'road-not-taken' | 'beat-not-played';
type FindingCode = (typeof findingCodes)[number] | RehearsalCode;

/** One thing that is wrong with a scene: where, what, and what to do about it. */
export interface Finding {
  /** An error keeps the play from being what was written; a warning may be meant so. */
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  /** Dotted path into the scene file: `blueprint.profiles.2.knows.4`; empty for the whole. */
  readonly path: string;
  /** The same in the author's own names: `the-log › he confesses › beat 1`; left out for the whole. */
  readonly where?: string;
  readonly message: string;
  readonly remedy: string;
}

const finding =
  (severity: Finding['severity']) =>
  (code: FindingCode, path: string, message: string, remedy: string): Finding => ({
    severity,
    code,
    path,
    message,
    remedy,
  });

export const anError = finding('error');
export const aWarning = finding('warning');
