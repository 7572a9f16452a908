import type { DeedDraft, FlagDraft } from '../draft/act-draft.ts';
import { doubtOf, type DraftRule, type DraftSurvey, type SurveyedBeat } from './draft-survey.ts';
import { parentOf } from '../laying-out/laid-entity.ts';
import type { Doubt } from './doubt.ts';

const doubt = doubtOf('points');

type State = Readonly<Record<string, boolean>>;

/** How things stand at a moment of a draft, as far as order is concerned. */
interface Moment {
  readonly present: ReadonlySet<string>;
  readonly dead: ReadonlySet<string>;
  /** What each thing is in, on or held by. */
  readonly at: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, State>;
  readonly gone: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
}

/**
 * Plays a draft through in the head, point by point, each along its first road: whoever speaks must be there, whatever is used
 * must be within reach and still whole, and no flag may be up before its point. Effects have their causes before them.
 */
export const causesBeforeEffects: DraftRule = (survey) => {
  const doubts: Doubt[] = [];
  let now = opening(survey);
  let act = 0;
  for (const placed of survey.points) {
    if (placed.act !== act) now = { ...now, present: presentAt(survey, placed.act) };
    act = placed.act;
    const came = idsOf(survey, placed.point.enters);
    now = { ...now, present: new Set([...now.present, ...came]) };
    const early = placed.point.met.find((flag) => isMet(flag, now, survey));
    if (early) {
      const remedy = 'Let it come about here and not before, or ask for something else.';
      doubts.push(
        doubt('met-too-early', placed.where, `what it waits for is so already: ${shown(early)}`, remedy, act),
      );
    }
    const roads = placed.roads.map((beats) => alongRoad(beats, now, survey, act));
    doubts.push(...roads.flatMap((road) => road.doubts));
    const { met } = placed.point;
    if (
      met.length > 0 &&
      !roads.some(({ after }, road) => met.some((flag) => mayBeMet(flag, after, placed.roads[road] ?? [], survey)))
    ) {
      const remedy = 'Let the last beats of a road do just that, or ask for what they do.';
      doubts.push(
        doubt('road-misses-flag', placed.where, 'none of its roads brings about what it waits for', remedy, act),
      );
    }
    now = roads[0]?.after ?? now;
    const dead = placed.point.met
      .filter(({ state }) => state === 'dead')
      .flatMap(({ what, who }) => survey.names.find(what ?? who) ?? []);
    const gone = idsOf(survey, placed.point.leaves);
    now = { ...now, dead: new Set([...now.dead, ...dead]), present: without(now.present, gone) };
  }
  return doubts;
};

const shown = ({ kind, who, what, state, act }: FlagDraft): string =>
  [kind, who, what, state, act].filter(Boolean).join(' ');

const idsOf = ({ names }: DraftSurvey, people: readonly string[]): readonly string[] =>
  people.flatMap((name) => names.find(name, 'actor') ?? []);

const without = (all: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...all].filter((id) => !gone.includes(id)));

/** Who is there when an act begins: all but those who come in later. */
function presentAt(survey: DraftSurvey, act: number): ReadonlySet<string> {
  const [, ...later] = survey.points.filter((placed) => placed.act === act);
  const late = later.flatMap(({ point }) => idsOf(survey, point.enters));
  return without(
    new Set(
      idsOf(
        survey,
        survey.draft.people.people.map(({ name }) => name),
      ),
    ),
    late,
  );
}

function opening(survey: DraftSurvey): Moment {
  const things = [...survey.entities].filter(([, { kind }]) => kind === 'prop');
  return {
    present: presentAt(survey, 0),
    dead: new Set(),
    at: new Map(things.map(([id, thing]) => [id, parentOf(thing)])),
    state: new Map(things.map(([id, { state }]) => [id, (state ?? {}) as State])),
    gone: new Set(),
    told: new Set(),
  };
}

/** Whether what a flag asks for is so at a moment; what somebody does or says is not, before its point. */
function isMet({ kind, who, what, state }: FlagDraft, now: Moment, { names }: DraftSurvey): boolean {
  const [thing, person] = [names.find(what), names.find(who, 'actor')];
  if (kind === 'told') return now.told.has(what ?? '');
  if (thing === undefined) return false;
  if (kind === 'has') return person !== undefined && now.at.get(thing) === person;
  if (kind !== 'is' || state === undefined) return false;
  const own = now.state.get(thing) ?? {};
  return {
    open: own['open'] === true,
    closed: own['open'] === false,
    locked: own['locked'] === true,
    unlocked: own['locked'] === false,
    lit: own['lit'] === true,
    unlit: own['lit'] === false,
    broken: now.gone.has(thing),
    dead: now.dead.has(thing),
  }[state];
}

/** Whether a flag is up when a road has been played; what is told or said may be, in whatever words. */
function mayBeMet(flag: FlagDraft, after: Moment, beats: readonly SurveyedBeat[], survey: DraftSurvey): boolean {
  const thing = survey.names.find(flag.what);
  if (flag.kind === 'did') {
    return beats.some(
      ({ beat: { does } }) =>
        does?.verb === flag.verb && (thing === undefined || survey.names.find(does?.thing) === thing),
    );
  }
  // What no draft can say in its deeds, somebody may still do.
  if (flag.kind === 'told' || flag.kind === 'said' || flag.state === 'dead') return true;
  return isMet(flag, after, survey);
}

function alongRoad(beats: readonly SurveyedBeat[], from: Moment, survey: DraftSurvey, act: number) {
  const doubts: Doubt[] = [];
  let now = from;
  for (const { beat, actor, to, where } of beats) {
    const say = (code: string, message: string, remedy: string): void =>
      void doubts.push(doubt(code, where, message, remedy, act));
    if (actor === undefined) continue;
    if (now.dead.has(actor))
      say('dead-speaks', `${beat.who} is dead by then`, 'Let somebody else do it, or let it be earlier.');
    else if (!now.present.has(actor))
      say(
        'speaks-unseen',
        `${beat.who} is not there yet, or has left`,
        'Let them enter at this point, or give it to somebody who is there.',
      );
    if (to !== undefined && !now.present.has(to))
      say(
        'spoken-to-unseen',
        `${beat.to ?? ''} is not there to hear it`,
        'Let them enter first, or say it to somebody who is there.',
      );
    if (beat.does) {
      const why = whyNot(beat.does, actor, now, survey);
      if (why)
        say(
          'effect-before-cause',
          why,
          'Put the beat before it that makes it possible, in this road or at an earlier point.',
        );
      now = afterDeed(beat.does, actor, now, survey);
    }
    now = { ...now, told: new Set([...now.told, ...toldBy(beat.says, survey)]) };
  }
  return { doubts, after: now };
}

/** Matters told word for word as somebody knows them. */
const toldBy = (lines: readonly string[], { draft }: DraftSurvey): readonly string[] =>
  draft.people.people.flatMap(({ knows }) =>
    knows.filter(({ says }) => says !== '' && lines.includes(says)).map(({ matter }) => matter),
  );

const onHand: ReadonlySet<string> = new Set([
  'give',
  'put',
  'drop',
  'show',
  'read',
  'drink',
  'eat',
  'break',
  'wear',
  'take',
]);

/** Why a deed cannot be done yet, or not any more. */
function whyNot({ verb, thing, to }: DeedDraft, actor: string, now: Moment, survey: DraftSurvey): string | undefined {
  const id = survey.names.find(thing);
  if (id === undefined || survey.entities.get(id)?.kind !== 'prop') return undefined;
  if (now.gone.has(id)) return `${thing ?? ''} is no more`;
  const within = now.at.get(id) ?? '';
  const own = now.state.get(id) ?? {};
  if (onHand.has(verb)) {
    const holder = survey.entities.get(within);
    if (holder?.kind === 'actor' && within !== actor) return `${holder.name} has ${thing ?? ''}`;
    if (now.state.get(within)?.['open'] === false)
      return `${thing ?? ''} lies in ${holder?.name ?? ''}, which is closed`;
  }
  if (verb === 'take' && within === actor) return `${thing ?? ''} is in their hands already`;
  if (verb === 'open' && own['locked'] === true) return `${thing ?? ''} is locked`;
  if (verb === 'open' && own['open'] === true) return `${thing ?? ''} is open already`;
  if (verb === 'close' && own['open'] === false) return `${thing ?? ''} is closed already`;
  if (verb === 'light' && own['lit'] === true) return `${thing ?? ''} burns already`;
  if (verb === 'extinguish' && own['lit'] === false) return `${thing ?? ''} does not burn`;
  const target = survey.names.find(to);
  if (verb === 'put' && target !== undefined && now.state.get(target)?.['open'] === false)
    return `${to ?? ''} is closed`;
  return undefined;
}

function afterDeed({ verb, thing, to }: DeedDraft, actor: string, now: Moment, { names }: DraftSurvey): Moment {
  const [id, target] = [names.find(thing), names.find(to)];
  if (id === undefined) return now;
  const moved = (where: string): Moment => ({ ...now, at: new Map([...now.at, [id, where]]) });
  const so = (change: State): Moment => ({
    ...now,
    state: new Map([...now.state, [id, { ...now.state.get(id), ...change }]]),
  });
  switch (verb) {
    case 'take':
    case 'read':
    case 'show':
    case 'drink':
    case 'wear':
      return now.at.has(id) ? moved(actor) : now;
    case 'give':
      return target === undefined ? now : moved(target);
    case 'put':
      return moved(target ?? '');
    case 'drop':
      return moved('');
    case 'eat':
    case 'break':
      return { ...now, gone: new Set([...now.gone, id]) };
    case 'open':
      return so({ open: true });
    case 'close':
      return so({ open: false });
    case 'unlock':
      return so({ locked: false });
    case 'light':
      return so({ lit: true });
    case 'extinguish':
      return so({ lit: false });
    default:
      return now;
  }
}
