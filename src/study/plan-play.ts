import { seededRandom, pick, type Random } from '../kit/random.ts';
import { compileFolder } from '../script/compile.ts';
import type { SourceFile } from '../script/source.ts';
import { writeYaml } from '../script/write-yaml.ts';
import { isA } from '../world/lexicon/nouns.ts';
import { acrossTongues } from './across-tongues.ts';
import { castOf, idOf, type Cast } from './cast.ts';
import { filled, filledClause, filledScript, filledSpeech, type Slots } from './fill.ts';
import { firstWith, propsOf, type KitProp } from './kit-props.ts';
import type { Kit } from './kit.ts';
import type { Shelf } from './shelf.ts';
import type { Premise, PremisePart } from './premise.ts';
import type { Topic, TopicWord } from './topic.ts';
import { dressCast } from './wardrobe/dress-cast.ts';
import type { DrawnLooks } from './wardrobe/draw-looks.ts';

/** A play made of a topic: the files of its folder, and what was understood and what was made up. */
export interface PlannedPlay {
  readonly title: string;
  readonly files: readonly SourceFile[];
  readonly understood: Understood;
}

interface Understood {
  readonly people: readonly string[];
  /** Who of them is who, where the topic calls them by what they are; else empty. */
  readonly introduction: string;
  readonly premise: string;
  readonly setting: string;
  /** What the setting is called. */
  readonly place: string;
  readonly matter: string;
  readonly thing: string;
  /** What the topic did not say: `people`, `premise`, `setting`, `matter`, `thing`. */
  readonly madeUp: readonly string[];
  readonly language: string;
  /** What the topic said in another language than the play's, and could not be said in that. */
  readonly leftOut: readonly string[];
}

/**
 * Makes a play of a topic without asking anybody. The same topic and seed make the same play. A topic in another language
 * than the play's is read by the shelf of its own. In another `place` (the id of a kit) the same people play the same premise.
 */
export function planPlay(
  text: string,
  shelf: Shelf,
  seed: number | string = 1,
  reader = shelf,
  place?: string,
): PlannedPlay {
  const random = seededRandom(`${seed} ${text}`);
  const { topic, leftOut } = acrossTongues(reader.read(text), reader, shelf);
  const called = chosen(shelf.kits, reader.kits, topic, random, weightForPlace);
  const wanted = shelf.kits.find(({ id }) => id === place);
  const [kit, isKitKnown] = wanted ? ([wanted, true] as const) : called;
  const [premise, isPremiseKnown] = chosen(shelf.premises, reader.premises, topic, random, weightForPremise);
  const people = castOf(topic, premise, shelf, random);
  const isEast = shelf.language === 'zh' && shelf.namesBeside?.(topic.people) === undefined;
  const where = { kit: kit.id, premise: premise.id, period: topic.period, usualPeriod: kit.period, isEast };
  const looks = dressCast(people, where, seededRandom(`${seed} ${text} looks`));
  // *a ball* is where they dance.
  const isPlace = shelf.kits.some(({ words }) => words.split(' ').includes(topic.thing ?? ''));
  const props = propsOf(kit);
  const thing = thingOf(isPlace ? undefined : topic.thing, kit, props, shelf);
  const slots: Slots = {
    people: { A: people[0]!, B: people[1]!, C: people[2]! },
    matter: topic.matter ?? premise.matter,
    place: kit.name,
    where: kit.where ?? kit.name,
    thing,
    seat: firstWith(props, 'seat')?.name ?? kit.name,
    table: firstWith(props, 'supporter')?.name ?? kit.name,
  };
  const title = titleOf(premise, topic, slots, random);
  const madeUp = [
    ...(topic.people.length < 2 ? ['people'] : []),
    ...(isPremiseKnown ? [] : ['premise']),
    ...(isKitKnown ? [] : ['setting']),
    ...(topic.matter === undefined ? ['matter'] : []),
    ...(topic.thing === undefined || isPlace ? ['thing'] : []),
  ];
  return {
    title,
    files: filesOf({ title, topic, kit, premise, people, looks, thing, slots, shelf }),
    understood: {
      people: people.map(({ name }) => name),
      introduction: introduction(people, shelf),
      premise: premise.id,
      setting: kit.id,
      place: kit.name,
      matter: slots.matter,
      thing: thing.name,
      madeUp,
      language: shelf.language,
      leftOut,
    },
  };
}

/** Where they are counts most, who they are and what they do least: a robot may be met anywhere. */
const weightForPlace = ({ isPlace, isName, isPerson, isModifier, isPhrase, deed }: TopicWord): number => {
  if (isPhrase) return isPlace ? 4 : 1;
  if (isPlace) return isModifier ? (isName ? 1 : 3) : 4;
  return isName ? 0.25 : isPerson ? 0.5 : deed ? 0.1 : 1;
};

/** What somebody does counts most, then what else there is, then who they are, where, and what is only talked of. */
const weightForPremise = ({ isPlace, isName, isPerson, isMatter, isPhrase, deed }: TopicWord): number => {
  if (isName) return 0;
  if (isPhrase) return 6;
  if (deed) return { first: 10, other: 6, aside: 2 }[deed];
  return isPlace || isPerson || isMatter ? 1 : 3;
};

/** Longer ones do not fit on a playbill. */
const longestTitle = 56;

/** One of the premise's titles; what the play is about stands in one only where the topic says so. */
function titleOf({ title }: Premise, { matter }: Topic, slots: Slots, random: Random): string {
  const [first = '', ...others] = title.split(' | ').filter((one) => matter !== undefined || !one.includes('{matter}'));
  const fitting = others.map((one) => filled(one, slots)).filter((one) => one.length <= longestTitle);
  return pick(random, [filled(first, slots), ...fitting]);
}

/** What a word is worth that only hints, such as *owe?*: what is owed says more. */
const hint = 0.25;

/** What the topic's words call for most; the more telling a word, the more it counts. Where none calls, chance chooses among what suits anybody. */
function chosen<T extends Pick<Kit | Premise, 'id' | 'words' | 'isUsual'>>(
  shelf: readonly T[],
  asked: readonly T[],
  { words }: Topic,
  random: Random,
  weigh: (word: TopicWord) => number,
): readonly [T, boolean] {
  const calls = new Map(asked.map((one) => [one.id, one.words]));
  const scores = shelf.map(({ id }) => {
    const known = [...(calls.get(id) ?? '').split(' '), ...(id.includes('-') ? [id] : [])];
    return words.reduce((sum, word) => {
      if (known.includes(`${word.word}?`)) return sum + weigh(word) * hint;
      const place = known.indexOf(word.word);
      return place === -1 ? sum : sum + weigh(word) * (place < 4 ? 2 : 1);
    }, 0);
  });
  const most = Math.max(...scores);
  const best = shelf.filter((_, index) => scores[index] === most);
  const usual = most > 0 ? [] : best.filter(({ isUsual }) => isUsual);
  return [pick(random, usual.length > 0 ? usual : best), most > 0];
}

interface PlayThing {
  readonly id: string;
  readonly name: string;
  /** Its row among the props, where the kit does not have it. */
  readonly row: string;
}

/** What the play turns on: what the topic names, put where it is seen, or what the kit has for it. */
function thingOf(thing: string | undefined, { token }: Kit, props: readonly KitProp[], shelf: Shelf): PlayThing {
  const withId = (id: string): KitProp | undefined => props.find((prop) => prop.id === id);
  const noun = thing === undefined ? token : shelf.nounOf(thing);
  const id = idOf(noun, []);
  const known = withId(id);
  // What is too heavy to be taken is nothing to give away.
  const isHeavy = known !== undefined && !known.traits.includes('portable');
  if (thing === undefined || isHeavy) return { id: token, name: withId(token)?.name ?? token, row: '' };
  if (known) return { id, name: known.name.endsWith(thing) ? thing : known.name, row: '' };
  const traits = ['portable', ...(isA(noun, 'weapon') ? ['weapon'] : []), ...(isReadable(noun) ? ['readable'] : [])];
  const on = firstWith(props, 'supporter')?.id;
  const text = isReadable(noun) ? `, text: ${JSON.stringify(shelf.unwritten)}` : '';
  return {
    id,
    name: thing,
    row: `- { id: ${id}, name: ${thing}${noun === thing ? '' : `, aliases: [${noun}]`}, traits: [${traits.join(', ')}]${text}, at: ${on ? `on ${on}` : 'in here'} }\n`,
  };
}

const isReadable = (thing: string): boolean => ['letter', 'book', 'map', 'document'].some((kind) => isA(thing, kind));

interface Draft {
  readonly title: string;
  readonly topic: Topic;
  readonly kit: Kit;
  readonly premise: Premise;
  readonly people: readonly Cast[];
  readonly looks: readonly DrawnLooks[];
  readonly thing: PlayThing;
  readonly slots: Slots;
  readonly shelf: Shelf;
}

function filesOf({ title, topic, kit, premise, people, looks, thing, slots, shelf }: Draft): readonly SourceFile[] {
  const here = (text: string): string =>
    text.replace(/\bat: in here\b/g, `at: in ${kit.id}`).replace(/\bplace: here\b/g, `place: ${kit.id}`);
  const fill = (text: string): string => filled(text, slots);
  const speak = (text: string): string => filledSpeech(text, slots);
  const others = otherThings(topic, thing, kit, shelf).map(({ row }) => row);
  const rows = `${kit.props.trim()}\n${thing.row}${others.join('')}`.trim().replace(/^/gm, '  ');
  const hasMatter = topic.matter !== undefined;
  const language = shelf.language === 'en' ? {} : { language: shelf.language };
  const play = {
    title,
    about: [introduction(people, shelf), fill(premise.about)].filter(Boolean).join(shelf.language === 'en' ? ' ' : ''),
    ...language,
    setting: { period: topic.period ?? kit.period, genre: 'realistic', ...language },
    cast: people.map(({ id }) => id),
    matters: [...premise.matters, ...(hasMatter ? [{ id: whatItIs, claim: shelf.what.claim }] : [])].map(
      ({ id, claim }) => ({
        id,
        claim: filledClause(claim, slots),
      }),
    ),
  };
  const place = { id: kit.id, name: kit.name, description: told(kit, topic, shelf) };
  return [
    { path: 'play.yaml', text: writeYaml(play) },
    { path: 'world.yaml', text: `${writeYaml({ places: [place] })}props:\n${here(rows)}\n` },
    { path: 'staging.yaml', text: `${here(stagingOf(kit, topic))}\n` },
    {
      path: 'script/1.fountain',
      text: scriptOf(filledScript(openedScript(premise, people, hasMatter, shelf), slots), kit),
    },
    ...people.flatMap((who, index) => {
      const part = premise.people[index]!;
      const what = { matter: whatItIs, says: shelf.what.says[index]! };
      return partFiles({
        who,
        looks: looks[index]!,
        part: hasMatter ? { ...part, knows: [...part.knows, what] } : part,
        people,
        kit,
        shelf,
        fill,
        speak,
      });
    }),
  ];
}

/** What it is about, as something everybody knows. */
const whatItIs = 'what-it-is-about';

/** Who is who, where they are called by what they are. */
function introduction(people: readonly Cast[], shelf: Shelf): string {
  const known = people.flatMap(({ name, calling }) =>
    calling === undefined || name.startsWith(calling) ? [] : [{ name, calling }],
  );
  return known.length === 0 ? '' : shelf.introduce(known);
}

/** The script of a premise, with what is said first: who they are, and what it is about. */
function openedScript(
  { script, isIncognito }: Premise,
  people: readonly Cast[],
  hasMatter: boolean,
  shelf: Shelf,
): string {
  const [A, B, C] = people.map(({ spoken }) => (isIncognito ? undefined : spoken?.to));
  const opening = shelf.opening({ A, B, C }, hasMatter).trim();
  return script
    .trim()
    .replace(/^(?:INT\. HERE|内景 \{place\})$/m, (place) => (opening ? `${place}\n\n${opening}` : place));
}

/** What else the topic names that somebody could hold, and the place does not have. */
const otherThings = ({ things = [] }: Topic, { id }: PlayThing, kit: Kit, shelf: Shelf): readonly PlayThing[] =>
  things.map((thing) => thingOf(thing, kit, propsOf(kit), shelf)).filter((one) => one.row !== '' && one.id !== id);

/** Room and light of the kit; where the topic names an age, clothes and walls are of that age. */
const stagingOf = ({ staging }: Kit, { period, isFlooded }: Topic): string => {
  const aged = (period === undefined ? staging : staging.replace(/^style: .*\n/m, '')).trim();
  return isFlooded ? aged.replace(/\bdressing: \[/g, '$&flood, ').replaceAll('flood, ]', 'flood]') : aged;
};

/** The kit's own words for its place, and what the topic says of it. */
const told = ({ description, staging }: Kit, { isFlooded }: Topic, { flooded, language }: Shelf): string =>
  isFlooded && staging.includes('dressing:') ? [description, flooded].join(language === 'en' ? ' ' : '') : description;

/** The script with its place. */
const scriptOf = (script: string, { name }: Kit): string =>
  `${script.replace(/^INT\. HERE$/gm, `INT. ${name.toUpperCase()}`)}\n`;

interface PartDraft {
  readonly who: Cast;
  readonly looks: DrawnLooks;
  readonly part: PremisePart;
  readonly people: readonly Cast[];
  readonly kit: Kit;
  readonly shelf: Shelf;
  /** Fills what is told, and what is said. */
  readonly fill: (text: string) => string;
  readonly speak: (text: string) => string;
}

function partFiles({ who, looks, part, people, kit, shelf, fill, speak }: PartDraft): SourceFile[] {
  const kin = people.flatMap(({ id, kind, ofId }) =>
    kind !== undefined && ofId === who.id ? [[kind, id] as const] : [],
  );
  const calls = people.flatMap(({ id, spoken }) => (spoken && id !== who.id ? [[id, [spoken.to]] as const] : []));
  const persona = fill(part.persona);
  const cast = {
    name: who.name,
    ...(who.kind === undefined ? {} : { aliases: aliasesOf(who.kind, shelf) }),
    pronouns: who.pronouns,
    ...(kin.length > 0 ? { relations: Object.fromEntries(kin) } : {}),
    at: `in ${kit.id}`,
    persona: who.calling === undefined ? persona : shelf.called(persona, who.calling),
    goal: { public: fill(part.wants.public), private: fill(part.wants.private) },
    manner: { ...part.manner, ...(calls.length > 0 ? { calls: Object.fromEntries(calls) } : {}) },
    looks,
    knows: part.knows.map(({ matter, says, secret }) => ({
      matter,
      source: 'saw',
      says: [speak(says)],
      ...(secret
        ? { secret: { trust: 0.5, pressure: 0.4, instead: [{ how: 'deflect', says: [speak(secret)] }] } }
        : {}),
    })),
  };
  return [
    { path: `cast/${who.id}.yaml`, text: writeYaml(cast) },
    { path: `lines/${who.id}.${shelf.language}.txt`, text: `${part.lines.map(speak).join('\n')}\n` },
  ];
}

/** *the bank manager*, *bank manager*, *manager*. */
const aliasesOf = (kind: string, shelf: Shelf): readonly string[] => [
  ...new Set([shelf.spokenAs?.(kind)?.of ?? kind, kind, kind.split(' ').at(-1)!]),
];

/** The scene a planned play comes to, and what is wrong with it. */
export const sceneOf = ({ files }: PlannedPlay) => compileFolder(files);
