import { describe, expect, it } from 'vitest';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { namedThingsIn } from '../../src/mind/hearing/naming.ts';
import { questionsIn, withoutCalls } from '../../src/mind/hearing/subject.ts';
import { openPlay, worldOf } from '../../src/play/play.ts';
import { guest, inn } from '../conversation/inn.ts';

const names = namedThingsIn(worldOf(openPlay(inn, standardSettings)));
const subject = (raw: string): string => withoutCalls(raw, names, guest).trim();

describe('what a line speaks of', () => {
  it('is not whom it calls', () => {
    expect(subject('Marta, where is the lantern?')).toBe('where is the lantern?');
    expect(subject('Where is the lantern, Marta?')).toBe('Where is the lantern?');
    expect(subject('Well, Marta? Where is the lantern?')).toContain('Where is the lantern?');
    expect(subject('Well, Marta? Where is the lantern?')).not.toContain('Marta');
  });

  it('is not whom it calls without a comma', () => {
    expect(subject('marta marry me')).toBe('marry me');
    expect(subject('i like your lantern so much marta')).toBe('i like your lantern so much');
    expect(subject('marta were you and him good friends')).toBe('were you and him good friends');
    expect(subject('marta lost the lantern')).toBe('marta lost the lantern');
  });

  it('is whom it names otherwise', () => {
    expect(subject('What do you think of Marta?')).toBe('What do you think of Marta?');
    expect(subject('Joss, have you seen Marta?')).toBe('have you seen Marta?');
  });

  it('is all of it where it only calls', () => {
    expect(subject('Marta!')).toBe('Marta!');
  });
});

describe('what a line asks', () => {
  it('is its last question first, then all of them, then the whole line', () => {
    expect(questionsIn('It is late. Who was here? And why?')).toEqual([
      'And why?',
      'Who was here? And why?',
      'It is late. Who was here? And why?',
    ]);
    expect(questionsIn('Who was here?')).toEqual(['Who was here?']);
    expect(questionsIn('It is late.')).toEqual(['It is late.']);
    expect(questionsIn('太晚了。谁来过？')).toEqual(['谁来过？', '太晚了。谁来过？']);
  });
});
