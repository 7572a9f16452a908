import type { Premise } from '../../../premise.ts';

/** There has been a death, and A has come to a place to ask about it. */
export const murderInquiry: Premise = {
  id: 'murder-inquiry',
  words:
    'murder inquiry killer body death crime detective investigate investigation mystery victim poison suspect clue corpse kill solve question interrogate whodunit sleuth autopsy morgue dead-body crime-scene',
  casting: `
A > B: question interrogate investigate suspect ask
A: detective inspector policeman sleuth investigator
B: witness butler servant
`,
  matter: 'a death that suits too many people',
  title: 'Nobody was sorry | What {B} saw | A few questions in {place}',
  about: 'There has been a death, and {A} has come to {place} to ask about it. {B} saw it happen and will not say so.',
  people: [
    {
      persona: '{A} asks small questions in an even voice, and would rather be right late than clever early.',
      wants: {
        public: 'To find out who did it.',
        private: 'To find out before {A.they} must do anything about it.',
      },
      manner: { openers: ['A small thing:'], tags: ['for the order of it'] },
      knows: [
        {
          matter: 'somebody-watched',
          says: 'There was a third person present when it happened. Two people quarrelled, and one person held their breath.',
        },
        {
          matter: 'thing-was-moved',
          says: 'The {thing} was not where it is now. Somebody put it back, and put it back too neatly.',
        },
      ],
      lines: [
        '# question\nI ask; it saves time. But go on.\nI do not know yet. I am not ashamed of the yet.',
        '# greeting\nGood day. I am sorry to be the next thing that happens to you.',
        '# insult\nPeople say that to me just before they tell me something.',
        '# threat\nThat is worth writing down.',
      ],
    },
    {
      persona: '{B} is calm, dry and loyal, and has never been able to leave a thing crooked.',
      wants: {
        public: 'To answer what {B.they} must and go home.',
        private: 'To keep {C} out of it.',
      },
      manner: { openers: ['As it happens,'], tags: ['if that is evidence'] },
      knows: [
        {
          matter: 'victim-hated',
          says: 'You will not find anybody who was sorry. I tried for an hour, out of politeness.',
        },
        {
          matter: 'who-did-it',
          says: 'It was {C}. One push, and not a hard one. I stood there and saw it, and I was glad.',
          secret: 'I saw nothing. I was looking the other way, and I mean to go on doing so.',
        },
      ],
      lines: [
        '# question\nI have told you what I know. I have not told you what I think; nobody pays for that.',
        '# accusation\nYou could make it fit me. I was near enough, and I was not fond.',
        '# greeting\nYou are the one who asks. I thought you would be taller, or shorter.',
      ],
    },
    {
      persona: '{C} has a mild voice and a steady hand, and today only the voice is holding.',
      wants: { public: 'To help, of course.', private: 'To be found out by somebody kind.' },
      manner: { openers: ['I only mean,'], tags: ['poor soul'] },
      knows: [
        { matter: 'quarrel', says: 'There had been a quarrel about money. There was always a quarrel about money.' },
        {
          matter: 'guilt',
          says: 'It was I. I pushed, once, to be let past. I only wanted to be let past.',
          secret: 'I was not near. I heard of it, as one hears of things.',
        },
      ],
      lines: [
        '# question\nI would tell you if I knew. I am almost sure that I would.',
        '# accusation\nI? I apologise to furniture.',
        '#\nDoes one say poor soul? One does not know what to say.',
      ],
    },
  ],
  matters: [
    { id: 'somebody-watched', claim: 'somebody stood by and watched it happen' },
    { id: 'thing-was-moved', claim: 'the {thing} was put back after the death' },
    { id: 'victim-hated', claim: 'nobody was sorry for the dead' },
    { id: 'quarrel', claim: 'there had been a quarrel about money' },
    { id: 'who-did-it', claim: '{B} saw {C} do it' },
    { id: 'guilt', claim: '{C} did it' },
  ],
  script: `
## Questions
INT. HERE

### the small questions
= {A} has come about {matter}, and begins, as always, with what does not seem to matter.
[[flag: {A} has asked who was there, and {B} has not answered.]]
[[otherwise: Nobody is asked anything, and everybody has begun to prepare an answer.]]

@A (to {B}) #asks-who-was-there#
A small thing, to begin. Who was here when it happened?
| Let us start with what is easy. When it happened, who was here?
[[hint: Ask {B} who was there when it happened.]]

@B (to {A}) #says-nothing#
I was looking the other way. I do it well; I have had practice.
| I saw nothing. You may write it down as often as you like.
[[hint: Say that you saw nothing.]]

@C (to {A}) #chimes-in#
There was nobody whom you could call anybody. Poor soul, to die in such poor company.
| I was not near. I do so wish that I could help. Poor soul.
[[hint: Say that nobody was there.]]

### what was moved
= Things do not lie. They only lie somewhere else.
[[flag: It is known that somebody put the {thing} back.]]
[[otherwise: The {thing} lies a little too straight, and one after another they notice it.]]

@A (to {B}) #finds-it-moved#
(looks at the {thing}) This fell when they struggled; it is marked. Then somebody picked it up and laid it straight.
| (looks at the {thing}) Everything here lies as it fell, except this. Whoever killed was in no state to tidy.
[[hint: Look at the {thing}, and say that somebody moved it.]]

@C (to {A})
It may never have been out of its place. Things lie straight sometimes.
[[hint: Say that the {thing} may never have moved.]]

@B (to {A}) #owns-to-tidying#
I cannot leave a thing crooked. That was after. It proves I am neat.
| I laid it straight. Somebody had to do something, and that was all there was to do.
[[hint: Admit that you put the {thing} back.]]

@A (to {B})
It proves that you were here. Thank you. Now we are two who know it.

### the dead
= Nobody has said a word yet about the one it happened to. {A} has been waiting for it.
[[flag: It has been said what the dead was like, and what the quarrel was about.]]
[[otherwise: {A} asks nothing, and leaves a gap in the talk of just the size of a person.]]

@A (to {C}) #asks-about-dead#
Another small thing. Was the dead liked? People always tell me afterwards that they were liked.
| Tell me about the one who died. Not how. What it was like to sit next to them.
[[hint: Ask {C} what the dead was like.]]

@C (to {A}) #speaks-kindly#
One must not speak ill. Such energy. Such a voice. One always knew, from a great way off, that one had done something wrong.
| So generous, in public. So good at remembering what one owed.
[[hint: Speak well of the dead, as well as you can.]]

@B (to {A}) #speaks-plainly#
They kept a book of what people owed them, and read from it at table. I was on page four. {C} was on nearly all the others.
| Nobody could stand it. There was money in it. There was a paper with {C}’s name on it, and it was to be paid this week.
[[hint: Say how it really was.]]

@C (to {B})
You need not have mentioned the book.

@A (to {C})
I have read the book. There is a page torn out. It was done tidily; that is not your hand, I think, it is {B}’s.
[[hint: Say that a page is missing.]]

@B (to {A})
I told you that I cannot leave a thing crooked.

### the offer
= If {B} was here, {B} saw it. {A} says so.
[[flag: {A} has told {B} what silence will cost.]]
[[otherwise: The silence grows until it has a shape, and the shape is somebody who is here.]]

@A (to {B}) #names-the-price#
(takes the {thing}) I have this, I have you beside it, and I have your dislike. It is enough for a judge. It is not enough for me.
[[hint: Take the {thing}, and tell {B} that the proof points to {B.them}.]]

@C (to {B})
Tell what you saw. Please. Whatever it was.
[[hint: Beg {B} to speak.]]

@B (to {A}) #takes-the-price#
Then I am your answer. I am neat, I was near, and I was not sorry. Put my name.
| Write down my name, if you want one. It is spelt as it sounds.
[[hint: Offer your own name, to keep {C} out of it.]]

### the name
= There is a name in the air now, and it is the wrong one.
[[flag: {C} has confessed, or {A} has let the matter go.]]
[[otherwise: {C} breathes out, and says nothing, and {A} looks up. It has been heard.]]
[[ending: The right name]]

#### the mild voice
= The wrong name is more than somebody can bear.

@C (to {A})
No. It was me. I pushed, once, to be let past. I have been saying poor soul, and I meant mine.
[[hint: Confess that you did it.]]

@B (to {C})
You fool. I had nearly got it to fit.

@A (to {C}) #thanks-for-truth#
(puts down the {thing}) Thank you. I knew it from the way you would not look at this. I hoped to be told.
| (puts down the {thing}) I have waited for that since I came. Stand by me; nobody will shout.
[[hint: Thank {C} for the truth.]]

#### the open page
= {A} has the right name, and nothing to write it with.

@A (to {B})
You did not do it. You would have made a neater job. So you are lying for somebody, and there is only one other here.
[[hint: Say that you know whom {B} is lying for.]]

@C (to {A})
And will you say who?
[[hint: Ask {A} whether {A.they} will say it.]]

@A (to {C}) #lets-it-lie#
(gives the {thing} to {C}) I have no proof. I have only seen your hands. Keep this where you can see it.
| (gives the {thing} to {C}) Not today. I cannot prove it, and you can. Come to me when this grows heavy.
[[hint: Give {C} the {thing}, and let the matter go for today.]]
`,
};
