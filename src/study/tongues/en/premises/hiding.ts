import type { Premise } from '../../../premise.ts';

/** C is looking for two people. */
export const hiding: Premise = {
  id: 'hiding',
  words:
    'hiding hide fugitive shelter escape chase run flee pursue hunted seek police guard refuge outlaw prisoner undercover evade runaway on-run deserter wanted',
  casting: `
C > A: hunt chase pursue seek search
A > B: hide shelter
C: soldier policeman sheriff guard inspector captain officer
B: fugitive deserter prisoner outlaw runaway
`,
  isIncognito: true,
  matter: 'something they are wanted for',
  title: 'In plain sight | Two other people | Nobody of that name',
  about:
    '{C} is looking for two people. {A} and {B} are the two, and have no way to run, so they have become somebody else.',
  people: [
    {
      persona: '{A} lies with joy and too many details, and frightens {B} more than any pursuer could.',
      wants: {
        public: 'To be taken for somebody harmless.',
        private: 'To get {B} away safe, who never wanted any of it.',
      },
      manner: { openers: ['Speaking as a stranger,'], tags: ['as any local will tell you'] },
      knows: [
        { matter: 'cover-story', says: 'We sell bees. Wholesale. We have none with us; one never does.' },
        {
          matter: 'my-doing',
          says: 'I did it alone. {B} only came after me to bring me back.',
          secret: 'I never heard of any such people. Were they tall?',
        },
      ],
      lines: [
        '# question\nI should have to ask my bees.\nYou have an enquiring mind. It must be a burden.',
        '# greeting\nGood day! We are nobody. I mean, we are delighted.',
        '# accusation\nI get that often. I have one of those faces; there are hundreds.',
      ],
    },
    {
      persona: '{B} cannot lie, blushes at half-truths, and has followed {A} into this with both eyes open.',
      wants: {
        public: 'To say as little as possible.',
        private: 'To stop running, whatever it costs.',
      },
      manner: { openers: ['I believe so.'], tags: ['I would rather not say'] },
      knows: [
        { matter: 'cannot-lie', says: 'I have told one lie in my life, and I wrote afterwards to take it back.' },
        { matter: 'tired-of-it', says: 'I should like to sleep somewhere twice.' },
      ],
      lines: [
        '# question\nI would rather my friend answered. My friend enjoys it.',
        '# greeting\nHow do you do. I am, yes. How do you do.',
        '# order\nOf course. Which of us?',
      ],
    },
    {
      persona:
        '{C} has hunted people for a living so long that {C.they} has become a good judge of them, which is bad for business.',
      wants: {
        public: 'To find two people who are wanted.',
        private: 'To find, just once, that they were not worth catching.',
      },
      manner: { openers: ['I will ask you once:'], tags: ['take your time'] },
      knows: [
        {
          matter: 'the-description',
          says: 'Two of them. One talks and the other goes red. It is all I was given, and it has always been enough.',
        },
        {
          matter: 'had-you-at-once',
          says: 'I knew you when you mentioned the bees. I wanted to hear the rest.',
          secret: 'I have not made up my mind about you.',
        },
      ],
      lines: [
        '# question\nI ask, you answer. It is an old arrangement.',
        '# greeting\nDo not stop on my account. People always stop.',
      ],
    },
  ],
  matters: [
    { id: 'cover-story', claim: '{A} and {B} sell bees' },
    { id: 'cannot-lie', claim: '{B} cannot lie' },
    { id: 'tired-of-it', claim: '{B} is tired of running' },
    { id: 'the-description', claim: 'of the two who are wanted, one talks and the other blushes' },
    { id: 'my-doing', claim: '{A} did it alone' },
    { id: 'had-you-at-once', claim: '{C} knew them at once' },
  ],
  script: `
## Nobody in particular
INT. HERE

### becoming somebody
= {C} has just come, and has not looked their way yet. There is time for one breath and one idea.
[[flag: {A} and {B} have become somebody else.]]
[[otherwise: They stand as people stand who have nothing to hide, and it looks dreadful.]]

@A (to {B}) #has-an-idea#
Do not run. We are not us. We are in bees. Wholesale.
| Stand easily. You are my partner; we sell bees. Leave the talking to me.
[[hint: Tell {B} who you are going to be.]]

@B (to {A}) #dreads-it#
I know nothing about bees. I know one thing about bees, and it is not good.
| I cannot lie. You know it. I go red before I have begun.
[[hint: Say that you cannot lie.]]

@A (to {B}) #picks-up-a-prop#
(takes the {thing}) Then look at this, and be interested. Nobody ever arrested a person who was interested.
[[hint: Take the {thing}, and act as if you belonged here.]]

### the description
= {C} has been told two things about them. It does not sound like much.
[[flag: {C} has described them, and {B} has gone red.]]
[[otherwise: {C} looks at one of them and then at the other, and lets the looking do the work.]]

@C (to {A})
I am looking for two people. It is about {matter}. And you are?
[[hint: Say whom you are looking for, and ask {A} who {A.they} is.]]

@A (to {C})
In bees. Third generation. My partner does the accounts and I do the humming.
[[hint: Say that you sell bees.]]

@C (to {B}) #describes#
Of the two I want, one never stops talking. And the other goes red. What do your bees do in winter?
| One of mine talks and the other one blushes. So tell me, you with the accounts: what do bees do in winter?
[[hint: Describe them, and ask {B} about bees.]]

@B (to {C}) #goes-red#
They keep close together, and hope. I believe that is what they do. I know that I should.
| I believe they stay very still, all winter, and trust that nobody lifts the lid.
[[hint: Answer without a lie.]]

### the trade
= {C} is interested in bees. There is no end to what {C} would like to know.
[[flag: {A} has been asked for particulars, and has given too many.]]
[[otherwise: Somewhere a bee goes by. All three look at it, and two of them with professional calm.]]

@C (to {A}) #asks-particulars#
I might buy some. How are they sold? By weight, or by the head?
| I have often thought of keeping them. What does one need, to begin?
[[hint: Ask {A} about the trade.]]

@A (to {C}) #gives-particulars#
By temper. There are three grades. The mild ones are for churches. One counts them at night, when they are less proud.
| A hat, a hive and a calm conscience. We deliver on Thursdays. They are walked over, on a string.
[[hint: Invent something about bees.]]

@C (to {B})
On a string. And you write that down, in the accounts? Under what?
[[hint: Ask {B} how it is entered in the books.]]

@B (to {C}) #cannot-invent#
Under losses, mostly.
| I should put it under hope. I do not think that there is a column.
[[hint: Answer without a lie.]]

@A (to {B})
My partner is modest. We had a very good spring.
[[hint: Come to {B}’s help.]]

@C (to {A})
I am sure you had. I was two days behind you for most of it.

### who they are
= That was no answer about bees, and all three know it.
[[flag: {C} has let them know that they are known.]]
[[otherwise: {C} says their names, both, quite softly, and neither of them turns round fast enough.]]

@C (to {A}) #is-known#
You have been holding that upside down since I came. I knew you at the bees. I only wished to hear what came next.
| Third generation. I have hunted people for half my life, and nobody ever gave me bees. I am almost sorry.
[[hint: Tell {A} that you know who they are.]]

@A (to {C}) #takes-the-blame#
(shows the {thing} to {C}) Then it was I alone. My friend came after me to fetch me back, and has been too polite to leave.
[[hint: Take all the blame on yourself.]]

### caught
= They are found. It remains to be seen by whom.
[[flag: {C} has let them go, or {B} has ended it.]]
[[otherwise: {C} looks away, and counts, aloud, to a very high number.]]
[[ending: In plain sight]]

#### two others
= A good judge of people is a poor hunter.

@B (to {C})
It is not true. I stayed because I wanted to. I should like that to be written down.
[[hint: Say that you stayed of your own will.]]

@C (to {B})
So one of them lies to save the other, and the other tells the truth to save the one. That is not the pair I was sent for. Mine were villains.
[[hint: Say that they are not the people you were sent for.]]

@A (to {C})
(gives the {thing} to {C}) Then you will want a memento of the bees.
[[hint: Give {C} the {thing}.]]

@C (to {A}) #lets-them-go#
(nods) I shall ask in the next place, and the one after, slowly. Learn something about bees.
| (nods) I never saw you. I saw two people in trade. They bored me. Go and be dull somewhere.
[[hint: Let them go.]]

#### enough running
= The one who cannot lie is tired of being lied for.

@B (to {A})
Put that down. I am so tired, {A}. I should like to sleep somewhere twice, even there.
[[hint: Tell {A} that you will not run any more.]]

@A (to {B})
(puts down the {thing}) I had another story. It had a bishop in it.
[[hint: Put down the {thing}, and give way.]]

@C (to {A})
Tell it to me as we go. It is a long road, and I shall walk it slowly.
[[hint: Be kind to them.]]

@B (to {C}) #ends-it#
We are the ones you want. There. I did not even go red.
| It is us. You have no idea how pleasant it is to say so.
[[hint: Give yourselves up.]]
`,
};
