import type { Premise } from '../../../premise.ts';

/** A and B have met in a place to talk about a matter, and neither came to lose. */
export const debate: Premise = {
  id: 'debate',
  isUsual: true,
  words:
    'debate discuss argue ? discussion conversation argument talk philosophy ethics dispute banter compare quarrel bicker disagree complain persuade convince wonder-whether right-or-wrong',
  matter: 'what is worth doing with a life',
  title: 'The other side of it | On {matter} | {A} or {B} | Who pays for it | A better question',
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

### examples
= Each has an example. Examples are where it usually goes wrong.
[[flag: Both have given an example.]]
[[otherwise: Each is thinking of somebody in particular, and neither says of whom.]]

@B (to {A}) #first-example#
I knew somebody who lived by every word of what you say. They were greatly admired. Nobody could bear to sit next to them.
| Let me tell you about a person who never waited. They arrived everywhere first, and had to wait there.
[[hint: Give an example against {A}.]]

@A (to {B})
That is a story about one person.
[[hint: Object that it is only one person.]]

@B (to {A})
Everything is. That is what I keep telling you.

@A (to {B}) #second-example#
Then here is mine. I did it your way for a year, to be fair. I asked at every step who would pay. I have never been so careful, and I have never done so little.
| I will give you one. I waited once, for a very good reason. I still have the reason. I should rather have the other thing.
[[hint: Give an example of your own.]]

@B (to {A})
That is better than mine. I dislike it when they are better than mine.
[[hint: Admit that it is a good example.]]

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

### changing sides
= {C} has thought of something that is done with children, and works.
[[flag: Each has spoken for the other.]]
[[otherwise: For a moment each sits as the other sits. It is surprisingly comfortable.]]

@C (to {A}) #proposes-change#
Change over. You say {B}’s part, and {B} says yours. Whoever cannot do it has not been listening.
| Try it the other way about. You be {B}. One learns a good deal from how people are imitated.
[[hint: Ask them to change sides.]]

@B (to {C})
That is a game for children.
[[hint: Say that it is childish.]]

@C (to {B})
Yes. They are better at it.

@A (to {B}) #speaks-for-b#
Very well, I am {B}. Who pays? I say it softly, because I am afraid that it will be me.
| I am {B}, then. I wait. I call it judgement. I have been hurt once, by somebody in a hurry, and I never said so.
[[hint: Speak for {B}.]]

@B (to {A}) #speaks-for-a#
And I am {A}. Now, I say. At once. I say it loudly, because I think that it may be too late already.
| Then I am {A}. I am right, and I am so tired of being right alone that I have asked you here.
[[hint: Speak for {A}.]]

@C (to {A})
There. That was the first time this evening that I understood either of you.

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
