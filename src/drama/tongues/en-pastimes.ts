import type { PastimeWords } from './tongue.ts';

const named = (name: string): string => (/^(the|a|an) /i.test(name) ? name : `the ${name}`);

export const englishPastimes: PastimeWords = {
  sits: (seat) => `(sits down on ${named(seat)})`,
  getsUp: '(gets up)',
  looksAt: (thing) => `(looks at ${named(thing)})`,
  takes: (thing) => `(takes ${named(thing)})`,
  laysDown: (thing) => `(puts ${named(thing)} down)`,
  goesTo: (place) => `(goes to ${named(place)})`,
  idles: ['(stretches)', '(yawns)', '(looks around)', '(shifts from one foot to the other)', '(hums a tune)'],
  smallTalk: [
    ['A quiet day.', 'Not much going on today.', 'It is quiet here.', 'One hour is like the other.'],
    ['The weather may turn yet.', 'I would not mind a little rain.', 'The air feels different today.'],
    ['I slept badly.', 'I could sleep for a week.', 'My back is not what it was.', 'I am getting old.'],
    ['I could eat something.', 'I have been thinking of supper since noon.', 'There is nothing like bread.'],
    ['How are you keeping?', 'And how are things with you?', 'All well with you?'],
    ['Did you hear that?', 'I thought I heard something.', 'It was only the wind.'],
    ['It was different when I was young.', 'People used to greet each other.', 'Time goes by.'],
  ],
};
