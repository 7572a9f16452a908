import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import { holds } from '../../../src/play/condition.ts';
import { beatById, canAct, nameOf, worldOf, type Play } from '../../../src/play/play.ts';
import { contents, isDead, isHeldBy } from '../../../src/world/containment.ts';
import { has, is, thingOf, type Thing, type World } from '../../../src/world/world.ts';
import { isPersons, readLog, type EveningLog, type SpokenLine } from './evening-log.ts';
import { narrationsIn } from './narrations.ts';
import type { Offence } from './offence.ts';

/** What is told, and the world it is told in: as it was before and, where it changes something, as it is after. */
interface Told {
  readonly text: string;
  readonly worlds: readonly World[];
  readonly opening: World;
}

/** What words take for granted of the world; says what is not so. */
interface Presupposition {
  readonly of: 'narrations' | 'narrations and lines';
  readonly broken: (told: Told) => string | undefined;
}

/** What is checked of everything told or said by the company. */
const presuppositions: Readonly<Record<string, Presupposition>> = {
  'the dead do nothing': {
    of: 'narrations',
    broken: (told) =>
      nameIn(told, isActor, (name) => `\\b${name} (?!lies|is|was|has|had|does|looks)\\p{Ll}+s\\b`, isDeadIn),
  },
  'who is said to be dead is dead': {
    of: 'narrations and lines',
    broken: (told) => nameIn(told, isActor, (name) => `(?:^|[.!] )${name} is dead\\b(?![^.]*\\?)`, isAliveIn),
  },
  'there is a body where one is spoken of': {
    of: 'narrations and lines',
    broken: ({ text, worlds }) =>
      /\bthe (?:dead man|corpse)\b/i.test(text) && worlds.every((world) => !thingsOf(world).some(isDead))
        ? 'nobody is dead'
        : undefined,
  },
  'what burns is lit': {
    of: 'narrations and lines',
    broken: (told) =>
      nameIn(
        told,
        (thing) => has(thing, 'light'),
        (name) => `\\b${name} (?:burns|gutters|flickers|glows|flares|is burning|is lit)\\b`,
        (thing) => !is(thing, 'lit'),
      ),
  },
  'what plays is switched on': {
    of: 'narrations',
    broken: (told) =>
      nameIn(
        told,
        (thing) => has(thing, 'switchable'),
        (name) => `\\b(?:says the ${name}|${name} (?:plays|says|sings))\\b`,
        (thing) => !is(thing, 'on'),
      ),
  },
  'somebody or something is behind what it is told to be behind': {
    of: 'narrations',
    broken: (told) =>
      nameIn(
        told,
        (thing) => thing.kind === 'prop',
        (name) => `\\bbehind the ${name}\\b`,
        (thing, world) => contents(world, thing, 'behind').length === 0,
      ),
  },
  'what is told to be in a hand is held': {
    of: 'narrations',
    broken: (told) =>
      nameIn(
        told,
        (thing) => thing.kind === 'prop',
        (name) => `\\bwith (?:the|his|her|their) ${name} in (?:his|her|their) hands?\\b`,
        (thing, world) => !thingsOf(world).some((actor) => actor.kind === 'actor' && isHeldBy(thing, actor)),
      ),
  },
  'what is used up is gone': {
    of: 'narrations',
    broken: (told) =>
      nameIn(
        told,
        (thing) => thing.kind === 'prop' && told.opening.things.get(thing.id)?.at !== null,
        (name) => `\\bthe ${name}\\b`,
        (thing) => thing.at === null,
      ),
  },
};

const isActor = ({ kind }: Thing): boolean => kind === 'actor';
const isDeadIn = (thing: Thing): boolean => isDead(thing);
const isAliveIn = (thing: Thing): boolean => !isDead(thing);
const thingsOf = (world: World): Thing[] => world.cast.map((id) => thingOf(world, id));
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first thing the words name so for which it does not hold, neither before nor after. */
function nameIn(
  { text, worlds }: Told,
  is: (thing: Thing) => boolean,
  pattern: (name: string) => string,
  isWrong: (thing: Thing, world: World) => boolean,
): string | undefined {
  const [world] = worlds;
  if (!world) return undefined;
  const things = thingsOf(world);
  /** The words without the longer names this one is a part of: a cake box is no cake. */
  const wordsFor = (name: string): string =>
    things.reduce((words, other) => {
      const isLonger = other.name !== name && other.name.includes(name);
      return isLonger ? words.replaceAll(other.name, '…') : words;
    }, text);
  const wrong = things.filter(is).find(
    ({ name }) =>
      text.includes(name) &&
      new RegExp(pattern(escaped(name)), 'u').test(wordsFor(name)) &&
      // Of two things with one name, either may be meant.
      worlds.every((each) => things.every((one) => one.name !== name || isWrong(thingOf(each, one.id), each))),
  );
  return wrong?.name;
}

/** Narrations, lines, beats and directions that take for granted what is not so. */
export function brokenPresuppositions(facts: readonly Fact[]): Offence[] {
  const log = readLog(facts);
  return [
    ...narrationsIn(facts).flatMap(({ seq, text }) => brokenBy(log, seq, text, false)),
    ...log.lines.filter(({ turn }) => !isPersons(turn)).flatMap((line) => brokenByLine(log, line)),
    ...facts.flatMap((fact) =>
      fact.type === 'turn:begun' ? brokenByTurn(log, fact) : fact.type === 'cue:given' ? brokenByCue(log, fact) : [],
    ),
  ].sort((a, b) => a.seq - b.seq);
}

function brokenBy(log: EveningLog, seq: number, text: string, isLine: boolean): Offence[] {
  const worlds = [worldOf(log.before(seq)), ...(isLine ? [] : [worldOf(log.before(seq + 1))])];
  const told: Told = { text, worlds, opening: worldOf(log.before(0)) };
  return Object.entries(presuppositions).flatMap(([name, { of, broken }]) => {
    const what = isLine && of === 'narrations' ? undefined : broken(told);
    return what === undefined ? [] : [{ seq, says: `${name} (${what}): “${text}”` }];
  });
}

/** Who speaks is alive and here, and so is whom they speak to. */
function brokenByLine(log: EveningLog, { seq, actor, to, text, heardBy }: SpokenLine): Offence[] {
  const play = log.before(seq);
  const offence = (says: string): Offence => ({ seq, says: `${says}: “${text}”` });
  return [
    ...(canAct(play, actor) ? [] : [offence(`${nameOf(play, actor)} speaks and is not there`)]),
    ...(to === undefined || heardBy.has(to)
      ? []
      : [offence(`${nameOf(play, actor)} speaks to ${nameOf(play, to)}, who ${whyDeaf(play, to)}`)]),
    ...brokenBy(log, seq, text, true),
  ];
}

const whyDeaf = (play: Play, id: EntityId): string => {
  const thing = worldOf(play).things.get(id);
  return thing && isDead(thing) ? 'is dead' : 'does not hear it';
};

/** What somebody begins to play can be played now, as its author says. */
function brokenByTurn(log: EveningLog, { seq, actor, beat: id, desire }: FactOf<'turn:begun'>): Offence[] {
  const play = log.before(seq);
  const when =
    id === undefined
      ? play.profiles.get(actor)?.desires?.find((one) => one.id === desire)?.when
      : beatById(play, id)?.when;
  if (!when || holds(play, when)) return [];
  return [{ seq, says: `${nameOf(play, actor)} begins ${id ?? desire}, whose condition does not hold` }];
}

/** Nobody is told to do what has been done. */
function brokenByCue(log: EveningLog, { seq, actor, beat: id, text }: FactOf<'cue:given'>): Offence[] {
  const play = log.before(seq);
  const beat = beatById(play, id);
  const isDone = play.beats.includes(id) || (beat?.done !== undefined && holds(play, beat.done));
  return isDone ? [{ seq, says: `${nameOf(play, actor)} is told “${text}”, which was done` }] : [];
}
