import { describe, expect, it } from 'vitest';
import {
  addressee,
  lettersLeft,
  longestLine,
  partnerNow,
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

  it('stays with whom it was begun for while it is written, whoever asks or stands near meanwhile', () => {
    const met = { before: gertrude, looked: undefined, asker: polonius, near: polonius, present: [gertrude, polonius] };
    expect(partnerNow({ ...met, isKept: true })).toBe(gertrude);
    expect(partnerNow({ ...met, isKept: true, looked: polonius })).toBe(polonius);
    expect(partnerNow({ ...met, isKept: true, present: [polonius] })).toBe(polonius);
    expect(partnerNow({ ...met, isKept: false, near: gertrude })).toBe(polonius);
    expect(partnerNow({ ...met, isKept: false, asker: undefined })).toBe(polonius);
  });

  it('goes to whom it calls by name, whoever is faced or was chosen', () => {
    const named = { ...silent, named: polonius };
    expect(addressee(named, gertrude)).toBe(polonius);
    expect(addressee(pin(named, gertrude), gertrude)).toBe(polonius);
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
