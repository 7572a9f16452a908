import type { Premise } from '../../../premise.ts';

/** A and B are in love, as everybody knows but each other. */
export const courtship: Premise = {
  id: 'courtship',
  words:
    'courtship love marry flirt romance romantic attraction marriage propose proposal woo lover kiss wedding heart crush admirer couple affair jealous jealousy fall-in-love in-love love-her love-him ask-out date fiancé wedding-night',
  casting: `
A > B: love woo propose flirt court kiss
A: suitor
`,
  matter: 'pride',
  title: 'After you | Everybody but each other | Not before {B}',
  about:
    '{A} and {B} are in love, as everybody knows but each other. Each has sworn not to say it first, and {C} has had enough.',
  people: [
    {
      persona: '{A} is witty when frightened, and in this company is never anything but witty.',
      wants: {
        public: 'To have the better of {B} in talk.',
        private: 'To hear it from {B} first.',
      },
      manner: { openers: ['I merely observe:'], tags: ['not that I looked'] },
      knows: [
        { matter: 'the-quarrel', says: 'We disagree about everything. I should be sorry to leave any of it out.' },
        {
          matter: 'a-loves-b',
          says: 'I have loved {B} since the first argument. I lost it on purpose, and I never lose.',
          secret: 'I find {B} a useful exercise, like stairs.',
        },
      ],
      lines: [
        '# question\nI answer that only in writing, and I burn the writing.\nYou ask as if you cared. Careful.',
        '# greeting\nOh, it is you. I had hoped so much for somebody dull.',
        '# insult\nThat is the nicest thing you have said to me this week.',
        '# praise\nStop. Which of us is ill?',
      ],
    },
    {
      persona: '{B} is grave, exact and secretly delighted, and keeps a straight face as others keep a dog.',
      wants: {
        public: 'Not to be made a fool of by {A}.',
        private: 'To hear it from {A} first.',
      },
      manner: { openers: ['To be precise,'], tags: ['I make no claim'] },
      knows: [
        { matter: 'the-count', says: '{A} has insulted me forty times this month. I happened to count.' },
        {
          matter: 'b-loves-a',
          says: 'I go home after each of our quarrels and think of what I should have said. It is never a reply.',
          secret: 'I have no feelings in the matter. I looked.',
        },
      ],
      lines: [
        '# question\nI should need notice of that question. A year, say.',
        '# greeting\nGood day. You have come to be wrong about something.',
        '# insult\nForty-one.',
      ],
    },
    {
      persona:
        '{C} is the friend of both, has carried every message between them that was not sent, and is tired in the arms.',
      wants: { public: 'To see it settled.', private: 'Never again to hear either describe the other.' },
      manner: { openers: ['For pity’s sake,'], tags: ['I have other friends'] },
      knows: [
        {
          matter: 'same-vow',
          says: 'Each of them has told me: I will not be the first. I have it from both, nearly word for word.',
        },
      ],
      lines: [
        '# question\nAsk the other one. You always want to.',
        '# greeting\nGood. Both of you. Let us get it over.',
      ],
    },
  ],
  matters: [
    { id: 'the-quarrel', claim: '{A} and {B} disagree about everything' },
    { id: 'the-count', claim: '{B} counts the insults of {A}' },
    { id: 'same-vow', claim: 'each of them has sworn not to say it first' },
    { id: 'a-loves-b', claim: '{A} loves {B}' },
    { id: 'b-loves-a', claim: '{B} loves {A}' },
  ],
  script: `
## The usual war
INT. HERE

### hostilities
= They have met by accident again. Both took some trouble over it.
[[flag: Each has had the first word of the other.]]
[[otherwise: They do not look at each other with such care that {C} has to look away.]]

@A (to {B}) #opens-fire#
You here. I merely observe that there are other places, and that you are very often not in them.
| I came for peace and quiet. I see that I shall have to make my own.
[[hint: Tease {B}.]]

@B (to {A}) #returns-it#
To be precise, I was here first. You stood at a distance and arranged your face.
| To be precise, you looked for me on both sides before you were surprised.
[[hint: Answer in kind.]]

@C (to {A})
I am here as well. I mention it every time.

### a wager
= {C} has thought of a way. It is a low one.
[[flag: The wager has been made.]]
[[otherwise: The {thing} lies between them like a dare.]]

@C (to {B})
(takes the {thing}) A wager, for this. Whoever first says one kind thing to the other has lost.
[[hint: Take the {thing}, and propose a wager: whoever is kind first has lost.]]

@C (to {A}) #proposes-wager#
And it has to be true. I have heard you both be polite.
[[hint: Add that it has to be true.]]

@A (to {C}) #a-accepts#
Then I cannot lose. I have never had a kind thought about {B} that I could not put down.
| Done. I have nothing kind to say, and I have said it daily.
[[hint: Accept the wager.]]

@B (to {C}) #b-accepts#
I accept. I have been silent about {A} for a year. I can do it standing on my head.
| I accept. I should add that I had no need of the {thing}.
[[hint: Accept the wager.]]

### the inventory
= {C} has asked them what they have against each other. It is a long list, and very well observed.
[[flag: Each has told what is wrong with the other.]]
[[otherwise: Each knows exactly how many buttons the other has, and disapproves of them.]]

@C (to {A}) #asks-for-faults#
Let us be thorough. What is wrong with {B}? I want details. I am making a list, to be rid of it.
| Tell me the worst of {B}. Take your time. I have brought something to sit on.
[[hint: Ask {A} what is wrong with {B}.]]

@A (to {C}) #lists-b#
That walk, to begin with. One hears it three rooms away, and then one has to pretend that one has not been listening.
| The laugh. It goes up at the end. It happens about twice an hour, and I have never found out what causes it, and I have tried everything.
[[hint: Complain of something that you like.]]

@B (to {C}) #lists-a#
{A} always reads the last page first, and then looks at one as though one had died in it. It is most unsettling. I have begun to choose the books.
| When {A} is about to be unkind, there is a small pause. I have come to wait for it. It spoils the rest of the conversation.
[[hint: Complain of something that you like.]]

@C (to {B})
You choose the books.

@B (to {C})
For the last page.

@C (to {A})
I have been in love myself, and I did not know half so much about it.
[[hint: Say what you think of it.]]

### nearly
= A wager makes one think of all that one must not say.
[[flag: Both have come within a word of it.]]
[[otherwise: Each draws breath to say something, and each waits, politely, for the other.]]

@B (to {A})
This is absurd. I cannot think of a single insult. I had several when I came.
[[hint: Say that you cannot think of an insult.]]

@A (to {B}) #a-slips#
Nor I. You stand there with that face, and all I can think of is that it is there.
| I had a very good one about your voice. Then you used it.
[[hint: Nearly say something kind.]]

@B (to {A}) #b-slips#
You have said nine hundred things to me this year. I know, because I keep them. I mean that I count them.
| If I were to lose, and I do not say that I shall, I should want it to be to you.
[[hint: Nearly say something kind.]]

### who loses
= It has to be one of them, or it will be nobody.
[[flag: One of them has lost the wager, or both have.]]
[[otherwise: {C} announces that both have lost, by their faces, and nobody appeals.]]
[[ending: After you]]

#### one goes first
= Pride has a last word, too. It is generally a short one.

@C (to {A})
I can stand here until we are all old. I have the {thing}, and nothing else to do.
[[hint: Hurry {A}.]]

@A (to {B})
Then I lose. I think of you when it rains, and when it does not. I lost the first argument on purpose. Give {B} the prize.
[[hint: Tell {B} that you love {B.them}.]]

@C (to {B})
(gives the {thing} to {B}) There. Won, by a distance. Say something, or I shall scream.
[[hint: Give {B} the {thing}.]]

@B (to {A}) #b-answers#
(smiles at {A}) I do not want to have won. I love you; call it a draw. I have been practising it for a year, and it used to be longer.
[[hint: Say that you love {A}, too.]]

#### at the same moment
= Neither will go first. It does not follow that one must go second.

@C (to {B})
(puts down the {thing}) On three, then. Both at once, and nobody is the first. I shall count, and I shall not listen.
[[hint: Put down the {thing}, and offer to count to three.]]

@B (to {A})
That would be within the rules.
[[hint: Agree to it.]]

@A (to {B})
It would be no defeat. Two people may say the same thing, from time to time. It has been observed.
[[hint: Agree to it.]]

@C (to {A}) #both-lose#
One. Two. Thank heaven. I did not hear a word of it, and it was beautiful.
| One. Two. Three. And neither of you said a thing. You are both smiling. I count that; I count that twice.
[[hint: Count to three.]]
`,
};
