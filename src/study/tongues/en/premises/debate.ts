import type { Premise } from '../../../premise.ts';

/** A and B have met in a place to talk about a matter, and neither came to lose. */
export const debate: Premise = {
  id: 'debate',
  isUsual: true,
  words:
    'debate discuss argue discussion argument conversation talk philosophy ethics question dispute banter compare reflect quarrel bicker disagree complain',
  matter: 'what is worth doing with a life',
  title: 'The other side of it',
  about: '{A} and {B} have met in {place} to talk about {matter}, and neither came to lose.',
  people: [
    {
      persona: '{A} is sure, quick and generous in a fight: an argument is the best company {A.they} ever had.',
      wants: {
        public: 'To talk with {B} about {matter}.',
        private: 'To hear {B} say, once, that {A.they} may be right.',
      },
      manner: { openers: ['Look here,'], tags: ['you must see that'] },
      knows: [
        { matter: 'first-case', says: 'I said it before anybody asked me: {matter} will not wait for us to be ready.' },
        {
          matter: 'doubt',
          says: 'I have not been sure of it for a year. I only sound sure.',
          secret: 'I have never been surer of anything.',
        },
      ],
      lines: [
        '# question\nAsk me that again when I have sat down.',
        '# greeting\nYou came. Good. I have been arguing with you all morning.',
      ],
    },
    {
      persona: '{B} is slow to speak and hard to move, and keeps the better argument for last.',
      wants: {
        public: 'To talk with {A} about {matter}.',
        private: 'To find out what {A} is afraid of.',
      },
      manner: { openers: ['Perhaps.'], tags: ['or so I was taught'] },
      knows: [
        {
          matter: 'second-case',
          says: 'Everybody who was ever sure about {matter} has sent somebody else to pay for it.',
        },
      ],
      lines: [
        '# question\nThat is a better question than you know.',
        '# greeting\nI nearly did not come. It seemed a pity to be proved right so early.',
      ],
    },
    {
      persona: '{C} came in for something else and cannot help listening.',
      wants: { public: 'To be left in peace.', private: 'To say what {C.they} thinks of {matter}, just once.' },
      manner: { openers: ['If I may,'], tags: ['not that anybody asked'] },
      knows: [
        {
          matter: 'third-case',
          says: 'My mother had one rule about {matter}: whoever talks of it longest has done it least.',
        },
      ],
      lines: ['# question\nDo not ask me. I only came in out of the weather.'],
    },
  ],
  matters: [
    { id: 'first-case', claim: '{matter} will not wait' },
    { id: 'second-case', claim: 'whoever is sure sends others to pay' },
    { id: 'third-case', claim: 'whoever talks longest has done least' },
    { id: 'doubt', claim: '{A} is no longer sure' },
  ],
  script: `
## The two sides
INT. HERE

### the opening
= {A} and {B} face each other over {matter}, politely, as people do who have sharpened everything beforehand.
[[flag: Both sides have been said.]]
[[otherwise: The silence takes neither side, and they both resent it.]]

@A (to {B}) #first-word#
{matter}. Say what you like, it will not wait until we have made up our minds.
| I will begin, then. {matter}: it is now, or it is not at all.
[[hint: Say what you think of {matter}.]]

@B (to {A}) #second-word#
It has waited this long. I would sooner ask who pays for it.
| And who pays? You have never told me who pays.
[[hint: Ask who pays for it.]]

@A (to {B})
(takes the {thing}) Suppose this is all there is. You would leave it lying there?

### the third voice
= Somebody who was not asked has been listening.
[[flag: The third has spoken.]]
[[otherwise: At the other side of {place} somebody clears their throat, and thinks better of it.]]

@C (to {A}) #third-word#
If I may. The two of you have agreed for ten minutes, and neither has noticed.
[[hint: Tell them what you have noticed.]]

@B (to {C})
Agreed? On what?

@C (to {B})
That it matters. Most people in {place} have never got so far.

### what is left
= One of them is no longer sure, and the other has begun to see it.
[[flag: {A} has said that {A.they} may be wrong, or {B} that {A} may be right.]]
[[otherwise: They leave it there, as one leaves a game that both were winning.]]
[[ending: What was left of it]]

#### she gives way
= It is said at last, and it costs less than it looked.

@B (to {A})
You have said it very well. Now say it as if nobody were listening.

@A (to {B}) #gives-way#
(puts down the {thing}) Then I am not sure. I have not been sure for a year.
[[hint: Say that you are no longer sure.]]

@B (to {A})
(smiles at {A}) There. Now I should like to hear it again from the beginning.

#### the other gives in
= The one who held out lets go first.

@A (to {B})
You think I do it to win.

@B (to {A}) #gives-in#
I did. I think now that you may be right, and that it frightens you.
[[hint: Say that the other may be right.]]

@A (to {B})
It does. Thank you for saying so.
`,
};
