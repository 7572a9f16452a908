import { describe, expect, it } from 'vitest';
import { inflect, isVerb, verbClass, verbClasses, verbForms, verbKin } from '../../../src/world/lexicon/verbs.ts';

const readings = (token: string): string[] => verbForms(token).map(({ lemma, form }) => `${lemma}:${form}`);

describe('verbForms', () => {
  it.each([
    ['took', 'take:past'],
    ['taken', 'take:participle'],
    ['lit', 'light:past'],
    ['hid', 'hide:past'],
    ['drew', 'draw:past'],
    ['overheard', 'overhear:past'],
    ['leaves', 'leave:third'],
    ['puts', 'put:third'],
    ['sits', 'sit:third'],
    ['kisses', 'kiss:third'],
    ['carries', 'carry:third'],
    ['goes', 'go:third'],
    ['has', 'have:third'],
    ['grabbing', 'grab:gerund'],
    ['tying', 'tie:gerund'],
    ['dying', 'die:gerund'],
    ['lying', 'lie:gerund'],
    ['panicking', 'panic:gerund'],
    ['hoping', 'hope:gerund'],
    ['hopping', 'hop:gerund'],
    ['picking', 'pick:gerund'],
    ['stopped', 'stop:past'],
    ['travelled', 'travel:past'],
    ['traveled', 'travel:past'],
    ['killed', 'kill:past'],
    ['agreed', 'agree:past'],
    ['Grab', 'grab:base'],
  ])('%s → %s first', (token, reading) => {
    expect(readings(token)[0]).toBe(reading);
  });

  it('keeps every reading of an ambiguous form', () => {
    expect(readings('lay')).toEqual(expect.arrayContaining(['lie:past', 'lay:base']));
    expect(readings('fell')).toEqual(expect.arrayContaining(['fall:past', 'fell:base']));
    expect(readings('put')).toEqual(['put:base', 'put:past', 'put:participle']);
    expect(readings('saw')).toEqual(['see:past', 'saw:base']);
  });

  it('invents no verbs', () => {
    expect(readings('sited')).not.toContain('sit:past');
    for (const token of ['dagger', 'softly', 'during', 'blorbed', '']) expect(readings(token), token).toEqual([]);
  });

  it('reads back what it inflects', () => {
    for (const lemma of 'stab take go carry lie tie panic admit open visit kiss quiz see dye flee whip echo have be hew'.split(
      ' ',
    )) {
      for (const form of ['third', 'past', 'gerund'] as const) {
        expect(readings(inflect(lemma, form)), `${lemma} ${form}`).toContain(`${lemma}:${form}`);
      }
    }
  });
});

describe('inflect', () => {
  it.each([
    ['stab', 'stabs', 'stabbed', 'stabbing'],
    ['go', 'goes', 'went', 'going'],
    ['carry', 'carries', 'carried', 'carrying'],
    ['lie', 'lies', 'lay', 'lying'],
    ['open', 'opens', 'opened', 'opening'],
    ['admit', 'admits', 'admitted', 'admitting'],
    ['panic', 'panics', 'panicked', 'panicking'],
    ['kiss', 'kisses', 'kissed', 'kissing'],
    ['undertake', 'undertakes', 'undertook', 'undertaking'],
    ['mislay', 'mislays', 'mislaid', 'mislaying'],
    ['behave', 'behaves', 'behaved', 'behaving'],
    ['relay', 'relays', 'relayed', 'relaying'],
    ['agree', 'agrees', 'agreed', 'agreeing'],
    ['singe', 'singes', 'singed', 'singeing'],
    ['vow', 'vows', 'vowed', 'vowing'],
    ['blorb', 'blorbs', 'blorbed', 'blorbing'],
  ])('%s: %s, %s, %s', (lemma, third, past, gerund) => {
    expect([inflect(lemma, 'third'), inflect(lemma, 'past'), inflect(lemma, 'gerund')]).toEqual([third, past, gerund]);
  });
});

describe('verb meaning', () => {
  it.each([
    ['walk', 'motion'],
    ['stab', 'contact'],
    ['drink', 'consumption'],
    ['whisper', 'communication'],
    ['weep', 'body'],
    ['see', 'perception'],
    ['steal', 'possession'],
    ['rain', 'weather'],
  ])('%s is a verb of %s', (lemma, name) => {
    expect(verbClass(lemma)).toBe(name);
    expect(verbClasses(lemma)[0]).toBe(name);
  });

  it.each([
    ['saunter', ['stroll', 'walk']],
    ['clutch', ['seize']],
    ['guzzle', ['drink']],
    ['tiptoe', ['walk']],
    ['whisper', ['talk', 'speak']],
  ])('%s is kin of %s', (lemma, kin) => {
    expect(verbKin(lemma)).toEqual(expect.arrayContaining(kin));
    expect(verbKin(lemma).length).toBeLessThanOrEqual(8);
    expect(verbKin(lemma)).not.toContain(lemma);
  });

  it('knows its lemmas', () => {
    for (const lemma of ['grab', 'unlock', 'eavesdrop', 'genuflect']) expect(isVerb(lemma), lemma).toBe(true);
    for (const word of ['dagger', 'took', 'grab hold', '']) expect(isVerb(word), word).toBe(false);
  });
});

describe('strange input', () => {
  it.each([
    '__proto__',
    'constructor',
    'toString',
    '',
    ' ',
    ',',
    '@',
    '\n',
    'x'.repeat(100_000),
    'ударить',
    '🗡️',
    '\uD800',
  ])('%# is harmless', (word) => {
    expect(verbForms(word)).toEqual([]);
    expect(isVerb(word)).toBe(false);
    expect(verbClass(word)).toBeNull();
    expect(verbClasses(word)).toEqual([]);
    expect(verbKin(word)).toEqual([]);
    expect(typeof inflect(word, 'past')).toBe('string');
  });
});
