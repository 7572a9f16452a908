import { describe, expect, it } from 'vitest';
import {
  addressee,
  lettersLeft,
  longestLine,
  pin,
  pinOnce,
  recallNewer,
  recallOlder,
  said,
  silent,
  speakAs,
  voiceFor,
  withPresent,
  write,
} from '../../../src/app/playing/talk.ts';
import { gertrude, polonius } from '../../company/rehearsal.ts';

describe('what is about to be said', () => {
  it('goes to whoever is faced, unless somebody is pinned', () => {
    expect(addressee(silent, gertrude)).toBe(gertrude);
    expect(addressee(pin(silent, polonius), gertrude)).toBe(polonius);
    expect(addressee(pin(silent, 'everybody'), gertrude)).toBeUndefined();
    expect(addressee(pin(pin(silent, polonius), polonius), gertrude)).toBe(gertrude);
  });

  it('goes to nobody who has left', () => {
    const talk = pin(silent, polonius);
    expect(withPresent(talk, [gertrude, polonius])).toBe(talk);
    expect(addressee(withPresent(talk, [gertrude]), gertrude)).toBe(gertrude);
    expect(withPresent(pin(silent, 'everybody'), []).pinned).toBe('everybody');
  });

  it('is whispered to one, never to all', () => {
    const whisper = speakAs(silent, 'whisper');
    expect(voiceFor(whisper, gertrude)).toBe('whisper');
    expect(voiceFor(whisper, undefined)).toBe('plain');
    expect(voiceFor(pin(whisper, 'everybody'), gertrude)).toBe('plain');
    expect(voiceFor(speakAs(silent, 'shout'), undefined)).toBe('shout');
  });

  it('is one line of at most 2000 letters, counted near the end', () => {
    expect(write(silent, 'a\nb\r\nc').text).toBe('a b c');
    expect(write(silent, 'x'.repeat(3000)).text).toHaveLength(longestLine);
    expect(lettersLeft(write(silent, 'x'.repeat(1799)))).toBeUndefined();
    expect(lettersLeft(write(silent, 'x'.repeat(1990)))).toBe(10);
  });

  it('goes back through what was said, and forth again to what was being written', () => {
    const talk = write(said(write(said(write(silent, 'First.')), 'Second.')), 'Third, unsaid');
    const back = recallOlder(recallOlder(talk));
    expect(back.text).toBe('First.');
    expect(recallOlder(back).text).toBe('First.');
    const forth = recallNewer(recallNewer(back));
    expect(forth.text).toBe('Third, unsaid');
    expect(recallNewer(forth)).toBe(forth);
  });

  it('leaves the box empty and the voice as usual once it was taken, and whom it went to as it was', () => {
    const talk = said(pin(speakAs(write(silent, ' Hark! '), 'shout'), polonius));
    expect([talk.text, talk.loudness, talk.pinned, talk.history]).toEqual(['', 'plain', polonius, ['Hark!']]);
    expect(said(pinOnce(talk, gertrude)).pinned, 'an answer is for once').toBeUndefined();
    expect(said(pinOnce(talk, polonius)).pinned).toBe(polonius);
    expect(said(write(talk, 'Hark!')).history).toEqual(['Hark!']);
  });
});
