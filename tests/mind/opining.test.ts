import { describe, expect, it } from 'vitest';
import { english } from '../../src/mind/tongues/en.ts';

describe('what a question leaves out', () => {
  it.each([
    ['You all right?', 'are you all right?'],
    ['Ever been abroad?', 'have you ever been abroad?'],
    ['Seen anybody leave?', 'have you seen anybody leave?'],
    ['So, want some company?', 'So, do you want some company?'],
    ['You keep sighing. You tired?', 'You keep sighing. are you tired?'],
    ['Madam, you ever been in here before?', 'Madam, have you ever been in here before?'],
    ['You know what?', 'You know what?'],
    ['Like what?', 'Like what?'],
    ['You killed him?', 'You killed him?'],
    ['Want to know who did it.', 'Want to know who did it.'],
  ])('%s', (said, meant) => expect(english.ear.fully?.(said)).toBe(meant));
});

describe('what a line supposes', () => {
  it.each([
    ['What would you do if somebody gave you a million?', 'somebody gave me a million'],
    ['If you were not a student, what would you be?', 'I were not a student'],
    ['Doctor, suppose nobody is ever caught. What then?', 'nobody is ever caught'],
    ['And if it never stops raining?', 'it never stops raining'],
    ['Would you mind if I sat down?', undefined],
    ['Who do you suppose did it?', undefined],
    ['How long would you say he has been gone?', undefined],
    ['Who did it, if it is so badly done?', undefined],
  ])('%s', (said, supposed) => expect(english.supposedIn?.(said)).toBe(supposed));
});

describe('what somebody is asked to think', () => {
  it.each([
    ['whether I think people will ever fly to the moon', 'people will fly to the moon'],
    ['whether I believe that the earth goes round the sun', 'the earth goes round the sun'],
    ['whether I think of her', undefined],
    ['whether I like rain', undefined],
  ])('%s', (clause, thought) => expect(english.thoughtIn?.(clause)).toBe(thought));
});
