import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LooksSchema, type Looks } from '../../src/drama/looks.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { Sources } from '../../src/script/source.ts';
import { readYaml } from '../../src/script/yaml-source.ts';
import { planPlay, sceneOf } from '../../src/study/plan-play.ts';
import { folderOfWork } from '../../src/study/text/folder-of-work.ts';
import { readWork } from '../../src/study/text/read-work.ts';
import { englishKits } from '../../src/study/tongues/en/kits.ts';
import { englishPremises } from '../../src/study/tongues/en/premises.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { tradeInChinese } from '../../src/study/tongues/zh/trade-words.ts';
import { drawLooks } from '../../src/study/wardrobe/draw-looks.ts';
import { knownPerson } from '../../src/study/wardrobe/known-people.ts';
import { differences } from '../../src/study/wardrobe/likeness.ts';
import { partTrades, places } from '../../src/study/wardrobe/places.ts';
import { ages, rowsFor, type DressedFor } from '../../src/study/wardrobe/sheet.ts';
import { knownRows } from '../../src/study/wardrobe/sheets/known-rows.ts';
import { tradeCalled, trades } from '../../src/study/wardrobe/trades.ts';
import { paperTopics } from './paper-topics.ts';

const occasions: readonly DressedFor[] = ages.flatMap((age) =>
  (['he', 'she'] as const).flatMap((pronouns) => [
    { age, pronouns, isEast: false },
    { age, pronouns, isEast: true },
  ]),
);
const problemsOf = (looks: object): readonly string[] => {
  const read = LooksSchema.safeParse({ actor: 'actor:somebody', ...looks });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const castOf = (topic: string): { readonly scene: SceneFile; readonly looks: readonly Looks[] } => {
  const { scene } = sceneOf(planPlay(topic, englishShelf));
  return { scene: scene as SceneFile, looks: (scene as SceneFile).staging?.looks ?? [] };
};
/** The same from the files of the folder, which are not compiled for it. */
const lookedAt = (topic: string): readonly Looks[] =>
  planPlay(topic, englishShelf)
    .files.filter(({ path }) => path.startsWith('cast/'))
    .map((file) => ({ actor: file.path, ...(readYaml(file, new Sources(), []) as { looks: object }).looks }) as Looks);
const worn = (topic: string): readonly string[] => castOf(topic).looks.map(({ dress }) => dress?.garment ?? '');

describe('a sheet of clothes', () => {
  it('has a row for everybody of every trade in every age, and every word in it can be worn', () => {
    expect(trades.size).toBeGreaterThan(60);
    const drawn = new Set<unknown>();
    for (const trade of trades.values())
      for (const occasion of occasions)
        for (const row of rowsFor(trade, occasion).filter((each) => !drawn.has(each))) {
          drawn.add(row);
          // Each row alone, so that none is left to chance; and all of its words, one draw after another.
          const only = { ...trade, rows: [{ ...row, suits: () => true, isOr: false }] };
          const many = Math.max(...[...row.more.values(), row.cloth].map((words) => words.length));
          for (let draw = 0; draw < many; draw++) {
            const looks = drawLooks(only, occasion, '', { next: () => draw / many });
            expect(problemsOf(looks), `${trade.name}: ${row.garment}`).toEqual([]);
          }
        }
    const without = [...trades.values()].filter((trade) => occasions.some((one) => rowsFor(trade, one).length === 0));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('has no man in a gown, but for trades that are women’s', () => {
    const hers = /^(?:gown|kirtle|day-dress|maid|frock|empire-gown|wimple|veil|mobcap|bonnet|nurse-cap|cloche)$/;
    const others = [...trades.values()].filter(({ name }) => !/^(?:queen|princess|nun|witch|bride)$/.test(name));
    for (const trade of others)
      for (const occasion of occasions.filter(({ pronouns }) => pronouns === 'he'))
        for (const { garment, more } of rowsFor(trade, occasion))
          for (const word of [garment, ...(more.get('hat') ?? [])]) expect(word, trade.name).not.toMatch(hers);
  });

  it('is asked for trades it has, by every place and premise', () => {
    expect(englishKits.map(({ id }) => id).filter((id) => places[id] === undefined)).toEqual([]);
    const asked = [...Object.values(places), ...Object.values(partTrades)].flat().filter((trade) => trade !== '-');
    expect(asked.filter((trade) => !trades.has(trade))).toEqual([]);
    const premises = englishPremises.map(({ id }) => id);
    expect(Object.keys(partTrades).filter((id) => !premises.includes(id))).toEqual([]);
  });

  it('knows people by their own word, by its kind, and not by their surname', () => {
    const asked = [
      'a nurse',
      'a retired ship’s cook',
      'the emperor’s physician',
      'a cellist',
      'a lighthouse keeper',
      'an old man',
    ];
    expect(asked.map(tradeCalled)).toEqual(['nurse', 'cook', 'doctor', 'musician', 'fisherman', 'elder']);
    expect(tradeCalled('Jack Butcher')).toBeUndefined();
    expect(['护士', '老渔夫', '和尚', '王老师', '林黛玉'].map(tradeInChinese)).toEqual([
      'nurse', 'fisherman', 'monk', 'professor', undefined,
    ]); // prettier-ignore
  });
});

describe('whom everybody knows', () => {
  it('is a man or a woman as they are known, and dressed with what there is', () => {
    const names = knownRows.trim().split('\n').flatMap((row) => row.slice(0, row.indexOf(': ')).split('/')); // prettier-ignore
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const { pronouns, trade, age, isEast, own } = knownPerson(name)!;
      const sheet = trades.get(trade);
      expect(sheet, `${name} is a ${trade}`).toBeDefined();
      expect(ages, name).toContain(age);
      expect(problemsOf(drawLooks(sheet!, { pronouns, age, isEast }, own, seededRandom(name))), name).toEqual([]);
    }
    const said = ['Indiana Jones', 'Lara Croft', 'Dr. Watson', 'Darth Vader', 'Furiosa', 'Sun Tzu', 'Loki', 'Michonne'];
    expect(said.map((name) => knownPerson(name)?.pronouns)).toEqual([
      'he',
      'she',
      'he',
      'he',
      'she',
      'he',
      'he',
      'she',
    ]);
  });

  it('is so in a play: Indiana Jones is a man in a leather jacket and a hat', () => {
    const { scene, looks } = castOf(paperTopics[6]!);
    const indy = scene.entities.find(({ name }) => name === 'Indiana Jones');
    expect(indy).toMatchObject({ pronouns: 'he' });
    expect(looks.find(({ actor }) => actor === indy?.id)).toMatchObject({
      hat: { kind: 'fedora' },
      dress: { garment: 'jacket', cloth: '#7a4a2a' },
    });
  });
});

describe('the people of a play', () => {
  it('are dressed for what they are', () => {
    expect(worn('A butcher and a baker quarrel over a recipe in a kitchen')).toEqual(
      expect.arrayContaining(['apron', 'chef-jacket']),
    );
    expect(worn('A robot confesses a theft to an astronaut on a spaceship').slice(0, 2)).toEqual([
      'shell',
      'space-suit',
    ]);
    expect(worn('A cowboy, a nun and a wizard share a lift')).toEqual(expect.arrayContaining(['habit', 'robe']));
  });

  it('are dressed for what a work’s own list of people says, too', () => {
    const work = readWork(readFileSync(new URL('texts/hamlet.xml', import.meta.url), 'utf8'), 'Hamlet');
    if (!work.ok) throw new Error(work.error);
    const text = folderOfWork(work.value, englishKits).files.map((file) => [file.path, file.text] as const);
    const garment = (id: string): string | undefined =>
      /garment: (\S+)/.exec(new Map(text).get(`cast/${id}.yaml`) ?? '')?.[1];
    expect(['claudius', 'gertrude', 'hamlet', 'bernardo'].map(garment)).toEqual(['robe', 'gown', 'doublet', 'surcoat']);
  });

  it('are all told apart, in each of the fifty topics, and no two casts are dressed alike', () => {
    const casts = paperTopics.map(lookedAt);
    for (const [index, looks] of casts.entries())
      for (const [at, one] of looks.entries())
        for (const other of looks.slice(at + 1)) {
          const differs = differences(one, other);
          const pair = `${paperTopics[index]}: ${one.actor}, ${other.actor} differ in ${differs.join(' ')}`;
          expect(differs.length, pair).toBeGreaterThanOrEqual(3);
          expect([one.dress, one.hair], pair).not.toEqual([other.dress, other.hair]);
        }
    const seen = casts.map((looks) => looks.map(({ dress, hair }) => [dress?.garment, dress?.cloth, hair]));
    expect(new Set(seen.map((cast) => JSON.stringify(cast))).size).toBe(paperTopics.length);
  });
});
