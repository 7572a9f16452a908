import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { genderOf, isA, isPlural, knowsNoun, nounRelation, singularOf } from '../../../src/world/lexicon/nouns.ts';
import { DIFFERENT_OBJECT, DIFFERENT_OBJECT_LATER, pairsOf, SAME_OBJECT, SAME_OBJECT_LATER } from './noun-pairs.ts';

const kindOf = (query: string, thing: string): string | null => nounRelation(query, thing)?.kind ?? null;

describe('singularOf', () => {
  it.each(
    Object.entries({
      knives: 'knife',
      people: 'person',
      geese: 'goose',
      wolves: 'wolf',
      leaves: 'leaf',
      curtains: 'curtain',
      boxes: 'box',
      vases: 'vase',
      buses: 'bus',
      ladies: 'lady',
      gentlemen: 'gentleman',
      potatoes: 'potato',
      candelabra: 'candelabrum',
      glasses: 'glass',
      shackles: 'shackle',
      'letter openers': 'letter opener',
      'bottles of wine': 'bottle of wine',
      gizmos: 'gizmo',
      blorbs: 'blorb',
      wugges: 'wugge',
    }),
  )('%s → %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
    expect(isPlural(plural)).toBe(true);
  });

  it.each(['glass', 'dress', 'cross', 'arras', 'canvas', 'gas', 'dagger', 'chaos', 'bus', 'moss'])(
    'keeps %s',
    (word) => {
      expect(singularOf(word)).toBe(word);
      expect(isPlural(word)).toBe(false);
    },
  );

  it('leaves scissors and trousers whole, and plural', () => {
    for (const word of ['scissors', 'trousers', 'clothes']) {
      expect(singularOf(word)).toBe(word);
      expect(isPlural(word)).toBe(true);
      expect(knowsNoun(word)).toBe(true);
    }
  });
});

describe('knowsNoun', () => {
  it('knows things, people and places, in either number', () => {
    for (const word of ['dagger', 'daggers', 'Letter opener', 'gravedigger', 'staircase', 'tea-cup', 'orchard']) {
      expect(knowsNoun(word), word).toBe(true);
    }
  });

  it('does not know what is no thing', () => {
    for (const word of ['blorb', 'courageously', 'Felis', '']) expect(knowsNoun(word), word).toBe(false);
  });
});

describe('nounRelation', () => {
  it.each([
    ['dagger', 'dagger', 'same'],
    ['daggers', 'dagger', 'same'],
    ['knife', 'dagger', 'hypernym'],
    ['weapon', 'dagger', 'hypernym'],
    ['weapon', 'pistol', 'hypernym'],
    ['beverage', 'wine', 'hypernym'],
    ['furniture', 'chair', 'hypernym'],
    ['rapier', 'sword', 'hyponym'],
    ['goblet', 'chalice', 'synonym'],
    ['cup', 'goblet', 'hypernym'],
    ['glasses', 'spectacles', 'synonym'],
    ['cigar', 'cigarette', 'kin'],
    ['desk', 'mahogany desk', 'hypernym'],
    ['furniture', 'mahogany desk', 'hypernym'],
    ['bottle', 'bottle of wine', 'hypernym'],
    ['golden cup', 'golden goblet', 'hypernym'],
    ['man', 'butler', 'hypernym'],
    ['person', 'butler', 'hypernym'],
  ])('%s for %s is %s', (query, thing, kind) => {
    expect(kindOf(query, thing)).toBe(kind);
  });

  it.each([
    ['rifle', 'dagger'],
    ['gun', 'dagger'],
    ['key', 'lock'],
    ['table', 'chair'],
    ['door', 'window'],
    ['cup', 'table'],
    ['thing', 'dagger'],
    ['object', 'dagger'],
    ['artifact', 'dagger'],
    ['instrumentality', 'dagger'],
    ['entity', 'dagger'],
    ['brass key', 'iron key'],
    ['woman', 'butler'],
    ['man', 'dagger'],
    ['hand', 'person'],
  ])('%s for %s is nothing', (query, thing) => {
    expect(nounRelation(query, thing)).toBeNull();
    expect(nounRelation(query, thing)).toBeNull();
  });

  it('counts steps and stays within 0 and 1', () => {
    expect(nounRelation('knife', 'dagger')).toMatchObject({ kind: 'hypernym', distance: 1 });
    expect(nounRelation('weapon', 'dagger')).toMatchObject({ kind: 'hypernym', distance: 2 });
    for (const [query, thing] of pairsOf(SAME_OBJECT)) {
      const { similarity = 1 } = nounRelation(query, thing) ?? {};
      expect(similarity).toBeGreaterThan(0);
      expect(similarity).toBeLessThanOrEqual(1);
    }
  });

  const same = [...pairsOf(SAME_OBJECT), ...pairsOf(SAME_OBJECT_LATER)];
  const different = [...pairsOf(DIFFERENT_OBJECT), ...pairsOf(DIFFERENT_OBJECT_LATER)];

  it('finds at least 95 % of same-object pairs', () => {
    const missed = same.filter(([query, thing]) => nounRelation(query, thing) === null);
    expect(missed.length / same.length, missed.join('; ')).toBeLessThanOrEqual(0.05);
  });

  it('confuses at most 1 % of different-object pairs', () => {
    const confused = different.filter(([query, thing]) => nounRelation(query, thing) !== null);
    expect(confused.length / different.length, confused.join('; ')).toBeLessThanOrEqual(0.01);
  });
});

describe('isA', () => {
  it.each([
    ['rapier', 'weapon'],
    ['chair', 'seat'],
    ['wine', 'beverage'],
    ['queen', 'woman'],
    ['king', 'person'],
    ['curtain', 'furnishing'],
    ['apples', 'food'],
    ['silver goblet', 'container'],
    ['dog', 'animal'],
    ['oak', 'tree'],
  ])('a %s is a %s', (word, kind) => {
    expect(isA(word, kind)).toBe(true);
  });

  it.each([
    ['chair', 'animal'],
    ['king', 'weapon'],
    ['weapon', 'rapier'],
    ['blorb', 'weapon'],
    ['', ''],
  ])('a %s is no %s', (word, kind) => {
    expect(isA(word, kind)).toBe(false);
  });
});

describe('genderOf', () => {
  it.each([
    ['male', 'king prince butler monk nephew policeman Hamlet Horatio Sherlock Watson Fyodor Giovanni'],
    ['female', 'queen mother widow maid lady duchess waitress Ophelia Gertrude Nora Hedda Natasha Brigitte Chiara'],
  ])('%s: %s', (gender, words) => {
    for (const word of words.split(' ')) expect(genderOf(word), word).toBe(gender);
  });

  it('reads titles and whole names', () => {
    expect(genderOf('Lady Macbeth')).toBe('female');
    expect(genderOf('Prince Hamlet')).toBe('male');
    expect(genderOf('Dr. Watson')).toBe('male');
    expect(genderOf('Mrs. Hudson')).toBe('female');
    expect(genderOf('the old gravedigger')).toBe('male');
  });

  it('does not guess', () => {
    for (const word of ['table', 'dancer', 'murderer', 'blorb', '']) expect(genderOf(word), word).toBeNull();
  });
});

describe('strange input', () => {
  const strange = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    '\n',
    ',',
    '@',
    '0',
    'dagger,sticker',
    'x'.repeat(100_000),
    'knife '.repeat(20_000),
    'кинжал',
    '匕首',
    '🗡️',
    'naïve',
    '\uD800',
  ];

  it.each(strange)('%# is harmless', (word) => {
    expect(typeof singularOf(word)).toBe('string');
    expect(typeof isPlural(word)).toBe('boolean');
    // A constructor is somebody who builds.
    expect(knowsNoun(word)).toBe(word === 'constructor');
    expect(nounRelation(word, 'dagger')).toBeNull();
    expect(nounRelation('dagger', word)).toBeNull();
    expect(isA(word, 'weapon')).toBe(false);
    expect(isA('dagger', word)).toBe(false);
    expect(genderOf(word)).toBeNull();
  });
});

describe('the generated tables', () => {
  it('stay within 400 kB gzipped', () => {
    const zipped = ['nouns', 'verbs'].map((part) => {
      const file = new URL(`../../../src/world/lexicon/wordnet-${part}.data.ts`, import.meta.url);
      return gzipSync(readFileSync(file), { level: 9 }).length;
    });
    expect(zipped[0]! + zipped[1]!).toBeLessThanOrEqual(400 * 1024);
  });
});
