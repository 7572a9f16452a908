import type { Premise } from '../../../premise.ts';

/** B offers A exactly what A wants. The price is small and is somebody else's. */
export const temptation: Premise = {
  id: 'temptation',
  words:
    'temptation tempt tempter devil demon seduce seduction pact soul wish lure corrupt bribe bribery apple serpent faust genie sin forbidden satan offer fortune sell-soul',
  casting: `
B > A: offer tempt bribe seduce lure corrupt
A > B: refuse resist
B: devil demon satan genie serpent owner mayor
`,
  matter: 'what one would give anything for',
  title: 'Sign anywhere | The second question | By this evening',
  about:
    '{B} has come to {place} with an offer. {A} may have {matter}, today, for the {thing}, which is not {A.their} own: it belongs to {C}, who would hardly miss it.',
  people: [
    {
      persona:
        '{A} is talented, tired of waiting, and has always thought that {A.they} would know the moment when it came.',
      wants: { public: 'To have {matter}.', private: 'To deserve it.' },
      manner: { openers: ['Suppose I did.'], tags: ['hypothetically'] },
      knows: [
        {
          matter: 'years-of-waiting',
          says: 'I have done everything right for fourteen years. I have been told twice that it was noticed.',
        },
        {
          matter: 'already-tried',
          says: 'I tried to get it without deserving it once already. I copied a friend’s work. Nobody found out, and it did not help.',
          secret: 'I have never taken a thing in my life.',
        },
      ],
      lines: [
        '# question\nI do not know what I would say. That is what frightens me.',
        '# offer\nSay it again, slowly. I want to hear where it is wrong.',
        '# greeting\nIf you are selling something, you have come on the right day.',
      ],
    },
    {
      persona: '{B} is well mannered, in no hurry, and has never in all these years told anybody a lie.',
      wants: {
        public: 'To be of service.',
        private: 'To be refused, once, properly, by somebody who really wanted it.',
      },
      manner: { openers: ['I never press.'], tags: ['as you like'] },
      knows: [
        {
          matter: 'the-offer-stands',
          says: 'You get what you want by this evening. I get the {thing}. There is no small print; I cannot read small print either.',
        },
        {
          matter: 'what-it-costs',
          says: 'It costs {C} the one thing that keeps {C.them} going. {C} does not know that it is that. Nobody ever knows which it is.',
          secret: 'You have not asked me what it costs. Only whether it costs you.',
        },
      ],
      lines: [
        '# question\nI answer anything. People so seldom ask the second question.',
        '# insult\nI have been called that by cardinals.',
        '# refusal\nThat was rather good. But you looked at it while you said it.',
      ],
    },
    {
      persona: '{C} is an old friend of {A}, poor at everything, content, and leaves {C.their} things lying about.',
      wants: { public: 'To keep {A} company.', private: 'To see {A} get it at last.' },
      manner: { openers: ['Oh, you know me.'], tags: ['it will turn up'] },
      knows: [
        {
          matter: 'thing-is-luck',
          says: 'That old {thing}? I have had it since I was small. I touch it when I wake up. It is silly.',
        },
      ],
      lines: [
        '# question\nI would ask {A}. {A} was always the clever one.',
        '# greeting\nIs this a friend of yours? I will fetch something to drink. I have not got anything to drink.',
      ],
    },
  ],
  matters: [
    { id: 'years-of-waiting', claim: '{A} has waited fourteen years' },
    { id: 'the-offer-stands', claim: '{A} can have it today for the {thing}' },
    { id: 'thing-is-luck', claim: '{C} touches the {thing} every morning' },
    { id: 'what-it-costs', claim: 'without the {thing} {C} would lose heart' },
    { id: 'already-tried', claim: '{A} once copied the work of a friend' },
  ],
  script: `
## An offer
INT. HERE

### the caller
= {B} was not there, and then was, and seems to have been sitting for some time.
[[flag: {B} has made the offer, and {A} has listened.]]
[[otherwise: {B} says nothing. {A} has already begun to think about {matter}, which is how it is done.]]

@B (to {A}) #makes-offer#
You want {matter}. I can let you have it by this evening. I never press. I only happened to be passing.
| I shall not waste your time. {matter}: this evening, all of it, and nobody will ask how. Shall we talk?
[[hint: Offer {A} what {A.they} wants.]]

@A (to {B})
And you are?
[[hint: Ask {B} who {B.they} is.]]

@B (to {A})
In trade. I used to have a card, but people would keep them.

@A (to {B}) #asks-what-for#
Suppose I did want it. Hypothetically. What would you want? My soul? It has been lying about unused.
| Fourteen years I have waited for that. Now you come in with clean shoes. What does it cost?
[[hint: Ask {B} what it costs.]]

@B (to {A}) #names-small-price#
Dear me, no. I have cellars full of those. That {thing}, over there. That is all.
| Nothing of yours. Just the {thing} that is lying there. You would not even have to get up early.
[[hint: Ask for the {thing}.]]

### not mine
= It is a very ordinary {thing}. {A} has seen it every day for years.
[[flag: {A} has said that it belongs to {C}.]]
[[otherwise: {A} looks at the {thing} until it stops looking like anything.]]

@A (to {B}) #says-not-mine#
That is not mine to give. That is {C}’s.
| I cannot. It belongs to {C}. Ask me for something of my own.
[[hint: Say that it belongs to {C}.]]

@C (to {A})
Is somebody talking about me? Oh, you know me, I leave things everywhere. Did I leave it there?
[[hint: Ask what they are talking about.]]

@B (to {C})
We were admiring your {thing}. Are you attached to it?
[[hint: Ask {C} whether {C.they} is attached to the {thing}.]]

@C (to {B}) #says-silly#
That? I have had it since I was small. I touch it when I wake up. It is silly. I could not tell you why.
| Not really. Well. I like to know where it is, first thing in the morning. After that I can lose anything.
[[hint: Say what the {thing} is to you.]]

@B (to {A})
“Not really.” You heard it.

## The second question
INT. HERE

### in the hand
= There is no harm in picking a thing up.
[[flag: {A} has the {thing} in {A.their} hand.]]
[[otherwise: The {thing} is in {A}’s hand. It is hard to say since when.]]

@B (to {A})
Hold it, if you like. One should know the weight of what one is deciding.
[[hint: Ask {A} to hold the {thing}.]]

@A (to {B}) #takes-it-up#
(takes the {thing}) It weighs nothing. {C} would have another by Friday.
| (takes the {thing}) It is not even a good one. I gave {C} a better one, once. It was lost within the week.
[[hint: Take the {thing}.]]
[[done: {thing-id} held by {A-id}]]

@C (to {A})
Careful. No, I do not mind. I do not know why I said that. Go on talking.
[[hint: Tell {A} to be careful, and take it back.]]

### what one asks
= {B} has never told a lie. That leaves a good deal that {B} has not said.
[[flag: {A} has asked what it really costs.]]
[[otherwise: {A} almost asks something, and looks at the {thing}, and almost does not.]]

#### the second question
= {A} remembers that there are always two.

@A (to {B}) #asks-second#
You said that it costs me nothing. What does it cost?
| Wait. I asked what I pay. I did not ask who pays.
[[hint: Ask {B} what it costs {C}.]]

@B (to {A}) #tells-cost#
There it is. People so seldom ask. It costs {C} the reason for getting up. It happens to be that. It is nearly always something like that.
| Oh, well done. {C} pays. Tomorrow {C} will wake up and reach out, and there will be nothing there, and it will be like that until the end.
[[hint: Tell {A} that {C} would lose heart.]]

@A (to {B})
Over a {thing}.

@B (to {A})
You have a thing like that. You call it {matter}.

#### the copied page
= It is not the first time that {A} has stood like this.

@C (to {A})
You look as you did the week before your examination. You came out so white. I had helped you with it, do you remember? I was so proud of my notes.
[[hint: Remind {A} of the time you helped {A.them}.]]

@A (to {C}) #owns-copying#
I copied them. I wrote your notes out fair and put my name to them. You failed that year, because they thought that you had copied mine.
| They were not notes, {C}. They were the answer. I handed in your answer. You were marked down for having the same.
[[hint: Confess to {C} that you copied {C.their} work.]]

@C (to {A})
I know. I recognised the mistake in it. There was a mistake in the third line. You had copied it so neatly.
[[hint: Say that you have always known.]]

@B (to {A})
So this would be the second time. I ask only for my books.

### sign anywhere
= {B} has taken out a watch, and put it away again. There is no hurry.
[[flag: {A} has given {B} the {thing}, or given it back.]]
[[otherwise: {A} stands there with the {thing} in {A.their} hand until it is evening, and then it is too late for either.]]
[[ending: Neither]]

#### taken
= It takes no longer than handing somebody the salt.

@B (to {A})
It is a small {thing}, and a long evening. I never press.
[[hint: Wait for {A} to decide.]]

@A (to {B}) #gives-to-b#
(gives the {thing} to {B}) Quickly. Before I think of something.
| (gives the {thing} to {B}) {C} said “not really”. You heard it. I only took {C.them} at {C.their} word.
[[hint: Give {B} the {thing}.]]
[[done: {thing-id} held by {B-id}]]

#### given back
= It takes no longer than handing somebody the salt.

@A (to {B})
I do want it. I want you to know that. I want it more than I did when you came in.
[[hint: Tell {B} that you do want it.]]

@A (to {C}) #gives-to-c#
(gives the {thing} to {C}) Put it somewhere I cannot see it. Put it where you will find it in the morning.
| (gives the {thing} to {C}) You left this lying about. You must stop leaving things about where I am.
[[hint: Give {C} the {thing}.]]
[[done: {thing-id} held by {C-id}]]

### delivered
= By this evening, it was said, and it is evening.
[[moot: not beat gives-to-b]]
[[flag: {A} has got it.]]
[[otherwise: Somewhere a door opens, and {A}’s name is called out by somebody who has never got it right before.]]
[[ending: By this evening]]

@B (to {A}) #delivers#
There. You will find that it is just what you asked for. I always deliver. I do not say that I enjoy it.
| It is done. They are already on their way to tell you. I had so hoped that you would be difficult.
[[hint: Tell {A} that it is done.]]

@C (to {A})
Have you got it? You have! I knew it. I ought to be dancing. I do not know what it is; I think I will sit down.
[[hint: Congratulate {A}, and feel that something is missing.]]

@A (to {C}) #sees-cost#
(takes the hand of {C}) You are cold. Sit by me. I will think of something. I have everything now, I must be able to think of something.
| {C}? It will turn up. You always say so. Say it. Say that it will turn up.
[[hint: See what it has cost {C}.]]

### refused
= {B} looks at {A} for the first time with something like appetite.
[[moot: beat gives-to-b or not beat gives-to-c]]
[[flag: {B} has gone without it.]]
[[otherwise: {B} bows, and is not there, and seems not to have been there for some time.]]
[[ending: Properly refused]]

@B (to {A}) #is-refused#
(bows) Do you know, that is the first in eighty years. The others all said no beforehand. You said it afterwards.
| (bows) Thank you. It is a lonely trade, being right about people. You have spoilt my figures.
[[hint: Thank {A} for refusing.]]

@C (to {A})
What was it that you could have had?
[[hint: Ask {A} what was offered.]]

@A (to {C}) #tells-c#
Nothing. {matter}. It was in a shop window, and I have seen the back of the shop.
| Oh, what I always wanted. It will turn up. Is that what you say? It will turn up.
[[hint: Tell {C} what it was.]]
`,
};
