import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseForm, formNamed } from '../../../../plugin/stage/forms/choose-form.ts';
import type { FormedThing } from '../../../../plugin/stage/forms/form.ts';
import { forms } from '../../../../plugin/stage/forms/forms.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Trait } from '../../../../src/drama/trait.ts';
import type { WorldFile } from '../../../../src/drama/world-file.ts';
import { knowsNoun } from '../../../../src/world/lexicon/nouns.ts';
import { openWorld, thingOf } from '../../../../src/world/world.ts';

const called = (name: string, traits = 'portable', more: Partial<FormedThing> = {}): FormedThing => ({
  id: entityId('prop:thing'),
  name,
  aliases: [],
  traits: new Set(traits.split(' ').filter((trait) => trait !== '') as Trait[]),
  size: 1,
  description: undefined,
  ...more,
});

/** What a person expects to see of each prop of the plays we ship. */
const expected: Readonly<Record<string, string>> = {
  'baker-street': `
    study-door door, dining-door door, baize-door door, glass-door door, desk desk, drawer drawer, letter letter,
    carpet carpet, cufflink button, basket basket, cheque letter, bookshelf bookshelf, ledger book,
    fireplace fireplace, mantelpiece mantelpiece, clock clock, poker poker, tongs tongs, armchair armchair,
    decanter decanter, glass glass, second-glass glass, lamp table-lamp, hall-lamp hanging-lamp,
    umbrella-stand umbrella-stand, umbrella umbrella, hall-chair chair, dining-table table, coffee-pot jug, cups cups,
    cup cup, candlestick candlestick, cake cake, palm potted-palm, conservatory-lantern lantern, plate-chest chest,
    pantry-candle candle, notebook book, mints sweets, peppermints tin, measure measure, bag bag, thermometer pen,
    salver salver, duster cloth, watch watch, cuff bracelet, reticule purse, drawer-key key, lens lens,
    glove-button button, ring ring, cap-pin pin, draft letter, character letter, licence letter, petition letter,
    prescription letter, assay letter, unsigned-will letter, survey letter, medicine-book book, plate-book book,
    trust-book book, crew-book book, spectacles spectacles, broken-spectacles spectacles, gloves gloves,
    odd-gloves gloves, ribbon ribbon, bare-ribbon ribbon, cap cap, pocketbook wallet, pawn-ticket ticket, iou letter,
    bundle bundle, water-butt barrel`,
  elsinore: `
    dagger dagger, cloak cloak, curtain curtain, bed bed, table small-table, stool stool, candle candle, goblet goblet,
    flagon jug, mirror table-mirror, chest chest, key key, letter letter, portrait miniature, closet-door door,
    coin coin, shawl shawl, ring ring, throne throne, horn drinking-horn, tablet tablet, guard-door door,
    water-gate gate, keys keys, brazier brazier, trestle trestle, bench bench, locker long-chest, sailcloth blanket,
    tally tally-stick, lantern lantern, halberd halberd, bell bell, packet letter, purse purse, soup cooking-pot,
    bucket bucket, gloves gloves, coat coat, boat boat`,
  'midnight-cafe': `
    counter counter, drawer drawer, jukebox jukebox, booth booth, hook coat-hook, shelf shelf, radio radio, coffee cup,
    tea cup, duck umbrella, grey umbrella, phone phone, bag paper-bag, box cake-box, cake cake, envelope envelope,
    key key, photo photograph, ticket ticket, jar jar, napkin cloth, raincoat coat, apron apron, notes book,
    bookmark ticket, kiosk kiosk`,
};

describe('the form of every prop of the plays', () => {
  for (const [scene, table] of Object.entries(expected)) {
    it(`in ${scene}`, () => {
      const world = openWorld(JSON.parse(readFileSync(`scenes/${scene}/scene.json`, 'utf8')) as WorldFile);
      const seen: Record<string, string> = {};
      for (const id of world.cast) {
        const thing = thingOf(world, id);
        if (thing.kind === 'prop') seen[id.slice('prop:'.length)] = chooseForm(thing).name;
      }
      const wanted = Object.fromEntries(
        table
          .trim()
          .split(/,\s+/)
          .map((pair) => pair.split(' ') as [string, string]),
      );
      expect(seen).toEqual(wanted);
    });
  }
});

describe('words nobody listed', () => {
  /** `name | traits = form or forms`, any of which a person would accept. */
  const words = `
    falchion = sword; claymore = sword; kris = dagger; yataghan = dagger sword; krummhorn = flute; demitasse = cup; snifter = glass;
    jeroboam = bottle; carboy = bottle; wineskin = bag bottle; teakettle = cooking-pot jug; porringer = bowl; skillet = cooking-pot;
    wok = cooking-pot; schooner = glass; tabouret | fixed seat = stool; camp chair | seat = chair; swivel chair | seat = chair;
    vis-a-vis | fixed seat = sofa; chiffonier | fixed = cupboard; highboy | fixed = cupboard; chifforobe | fixed = cupboard wardrobe;
    gateleg table | fixed supporter = table; futon | fixed bed = bed; trundle bed | fixed bed = bed; sitar = lute; dulcimer = lute;
    koto = lute; samisen = lute; clavier | fixed = piano; bassoon = flute; ocarina = flute; panpipe = flute; marimba = drum;
    glockenspiel = drum; castanets = drum; sousaphone = trumpet; kayak | vehicle = boat; catamaran | vehicle = boat;
    toboggan | vehicle = cart; chrysanthemum = flower; begonia = flower; marigold = flower; snapdragon = flower;
    ponytail palm | fixed = potted-palm; ball-peen hammer = hammer; maul = hammer; monkey wrench = tongs; mango = apple;
    kumquat = apple; brioche = bread; pumpernickel = bread; bagel = bread; muffin = bread cake; fez | portable wearable = hat;
    sombrero | portable wearable = hat; balaclava | portable wearable = hat; tuxedo | portable wearable = coat;
    parka | portable wearable = coat; anorak | portable wearable = coat; burnoose | portable wearable = cloak;
    moccasins | portable wearable = shoes; espadrilles | portable wearable = shoes; cummerbund | portable wearable = belt;
    breviary | portable readable = book; aerogramme | portable readable = letter; subpoena | portable readable = letter;
    klieg light | fixed light = hanging-lamp; tiki torch | portable lightable = torch; farthing = coin;
    anklet | portable wearable = bracelet; haversack | portable container = bag; footlocker | fixed container = chest;
    cuckoo clock | fixed = clock; chronometer = clock watch; bath towel = cloth; bandanna = cloth; afghan = blanket;
    throw pillow = pillow; hookah = pipe; tarot = ticket; rag doll = pillow; marionette = statuette; hair dryer | portable device = device`;
  const listed = new Set(forms.flatMap((form) => [form.name, ...form.nouns]));
  for (const row of words.split(';')) {
    const [left = '', right = ''] = row.trim().split(' = ');
    const [name = '', traits = 'portable'] = left.split(' | ');
    it(`${name} → ${right}`, () => {
      expect(listed, 'no test of unlisted words').not.toContain(name);
      expect(right.split(' ')).toContain(chooseForm(called(name, traits)).name);
    });
  }
});

describe('names of several words', () => {
  it.each([
    ['cup of coffee', 'cup'],
    ['key on a ribbon', 'key'],
    ['blackmail letter', 'letter'],
    ['twist of peppermints', 'sweets'],
    ['bunch of keys', 'keys'],
    ['lost-property drawer', 'drawer'],
    ['empty coffee cups', 'cups'],
    ['torn cheque', 'letter'],
    ['note of hand', 'letter'],
    ['bottle of red wine', 'bottle'],
    ['the queen’s second-best cloak', 'cloak'],
    ['pair of scissors', 'scissors'],
    ['bowl of fruit', 'fruit-bowl'],
    ['loaf of rye bread', 'bread'],
  ])('%s is a %s', (name, form) => {
    expect(chooseForm(called(name)).name).toBe(form);
  });

  it('reads Chinese names', () => {
    expect(chooseForm(called('匕首', 'portable weapon')).name).toBe('dagger');
    expect(chooseForm(called('青花瓷花瓶')).name).toBe('vase');
  });
});

describe('what tells two forms of one name apart', () => {
  it.each([
    ['bell', 'fixed', 'bell'],
    ['bell', 'portable', 'hand-bell'],
    ['mirror', 'fixed', 'wall-mirror'],
    ['mirror', 'portable', 'table-mirror'],
    ['portrait', 'fixed', 'picture'],
    ['portrait', 'portable', 'miniature'],
    ['horn', 'portable drinkable fillable', 'drinking-horn'],
    ['horn', 'portable musical', 'trumpet'],
    ['chest', 'fixed container', 'chest'],
    ['chest', 'portable container', 'box'],
    ['plant', 'fixed', 'potted-palm'],
    ['plant', 'portable', 'pot-plant'],
    ['torch', 'portable lightable', 'torch'],
    ['torch', 'portable switchable', 'flashlight'],
  ])('a %s that is %s is a %s', (name, traits, form) => {
    expect(chooseForm(called(name, traits)).name).toBe(form);
  });
});

describe('a name that tells nothing', () => {
  it.each([
    ['portable container', 'box'],
    ['fixed container', 'cupboard'],
    ['portable wearable', 'cloak'],
    ['fixed supporter', 'table'],
    ['seat', 'chair'],
    ['portable light', 'table-lamp'],
    ['portable readable', 'letter'],
    ['door openable', 'door'],
    ['portable drinkable fillable', 'cup'],
    ['portable weapon sharp', 'dagger'],
    ['portable edible', 'bread'],
    ['fixed', 'cupboard'],
    ['portable', 'parcel'],
    ['', 'parcel'],
  ])('%s → %s', (traits, form) => {
    expect(chooseForm(called('vrelb', traits)).name).toBe(form);
  });

  it('survives names that are no names', () => {
    for (const name of ['', ' ', '…', 'of', 'the', '🗡', 'x'.repeat(5000), 'constructor', '__proto__'])
      expect(formNamed(chooseForm(called(name)).name), name.slice(0, 20)).toBeDefined();
  });
});

describe('hints', () => {
  it('an author’s word beats name and traits', () => {
    expect(chooseForm(called('vrelb', 'fixed seat'), 'armchair').name).toBe('armchair');
    expect(chooseForm(called('chair', 'seat'), 'throne').name).toBe('throne');
    expect(chooseForm(called('mirror', 'portable'), 'wall mirror').name).toBe('wall-mirror');
    expect(chooseForm(called('relic', 'portable'), 'a battered old trumpet').name).toBe('trumpet');
  });
  it('a hint nobody understands is passed over', () => {
    expect(chooseForm(called('goblet'), 'vrelb').name).toBe('goblet');
  });
});

describe('the library', () => {
  it('has more than sixty forms, each name once', () => {
    expect(forms.length).toBeGreaterThan(60);
    expect(new Set(forms.map((form) => form.name)).size).toBe(forms.length);
  });
  it('takes kinds only from nouns the lexicon knows', () => {
    const unknown = forms.flatMap((form) => form.kinds.filter((kind) => !knowsNoun(kind)));
    expect(unknown).toEqual([]);
  });
  it('finds each form by its name and, for a thing that suits it, by each of its nouns', () => {
    const lost: string[] = [];
    for (const form of forms) {
      expect(formNamed(form.name)).toBe(form);
      for (const noun of form.nouns) {
        const kinds = ['portable', 'fixed', 'portable readable', 'portable drinkable fillable', 'portable wearable'];
        const found = kinds.map((traits) => chooseForm(called(noun, traits, { size: 2 })).name);
        const sharing = forms.filter((other) => other.nouns.includes(noun)).map((other) => other.name);
        if (!found.some((name) => sharing.includes(name))) lost.push(`${form.name}: ${noun}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
