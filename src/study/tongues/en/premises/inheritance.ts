import type { Premise } from '../../../premise.ts';

/** Somebody has died and left the thing to the wrong one. */
export const inheritance: Premise = {
  id: 'inheritance',
  words:
    'inheritance inherit heir who-get heiress testament estate legacy funeral bequest property executor bequeath will heirloom dad-dead father-dead mother-dead dead-father dead-mother late-father late-mother family-home after-funeral',
  casting: `
A > B: nurse
B: heir nephew
C: lawyer notary executor cook
`,
  matter: 'what the old man left',
  title: 'To whom it may annoy | What was crossed out | The {thing}, and nothing else',
  about:
    'The will has been read. {A}, who did the nursing, gets the {thing}; {B}, who stayed away, gets everything else. {C} wrote it down and knows what was crossed out.',
  people: [
    {
      persona: '{A} did the washing, the feeding and the nights for six years, and keeps lists of what things cost.',
      wants: { public: 'To have what is fair.', private: 'To have been loved best, or at all.' },
      manner: { openers: ['Six years.'], tags: ['I have the receipts'] },
      knows: [
        { matter: 'six-years', says: 'I was there for all of it. The good leg and the bad leg.' },
        {
          matter: 'wished-dead',
          says: 'The last night I sat there and thought: go, then. Go. And that was the night.',
          secret: 'It was peaceful. I was there. That is all I have to say about it.',
        },
      ],
      lines: [
        '# question\nWhy does everybody ask me? Because I am the one who always knew where it was kept.',
        '# greeting\nYou will want to be fed, I suppose.',
        '# apology\nWrite it down. With a date.',
      ],
    },
    {
      persona: '{B} left early, wrote seldom, dresses well, and cannot look at the empty chair.',
      wants: { public: 'To sign what has to be signed and leave.', private: 'To know why {B.they} was not cut out.' },
      manner: { openers: ['Be reasonable.'], tags: ['that is all I am saying'] },
      knows: [
        {
          matter: 'sent-money',
          says: 'I sent money. Every month, for six years, and asked for it not to be said whose it was.',
          secret: 'I was busy. People are busy. I wrote at the New Year.',
        },
        {
          matter: 'never-came',
          says: 'I never came. I got as far as the corner once, and there was a light in the window.',
        },
      ],
      lines: [
        '# question\nI would have to have been here to know that.',
        '# accusation\nGo on. I came a long way to have it said to my face.',
        '# insult\nYes, well. It runs in the family.',
      ],
    },
    {
      persona: '{C} writes wills, never hurries, and cannot abide a thing being read out without its crossings-out.',
      wants: {
        public: 'To see the will carried out.',
        private: 'To be asked the one question that {C.they} may answer.',
      },
      manner: { openers: ['Strictly,'], tags: ['in the hand of the deceased'] },
      knows: [
        {
          matter: 'crossed-out',
          says: 'It stood the other way round. Everything to {A}, and the {thing} to {B}. It was crossed out on the last day.',
          secret: 'I may only tell you what stands there. Not what stood there. Unless I am asked.',
        },
      ],
      lines: [
        '# question\nThat is not the question. It is near it.',
        '# request\nYou must ask it in so many words. I do not choose them.',
      ],
    },
  ],
  matters: [
    { id: 'six-years', claim: '{A} did the nursing for six years' },
    { id: 'never-came', claim: '{B} never came' },
    { id: 'sent-money', claim: '{B} sent money every month without a name' },
    { id: 'crossed-out', claim: 'the will stood the other way round until the last day' },
    { id: 'wished-dead', claim: '{A} wished it over on the last night' },
  ],
  script: `
## The reading
INT. HERE

### what stands there
= {C} has come to the last line, and nobody has moved.
[[flag: The will has been read, and {A} has been given the {thing}.]]
[[otherwise: {C} reads the last line a second time. It has not got any longer.]]

@C (to {A}) #reads-it#
Strictly, it is one sentence. Everything to {B}. And to {A}, the {thing}.
| It says: to {B}, the lot. To {A}, the {thing}. Then there is a blot, and the date.
[[hint: Read out what {A} and {B} get.]]

@A (to {C})
Read the part before. There must be a part before.
[[hint: Ask whether that is all.]]

@C (to {A})
(takes the {thing}) There is none. I am to put it into your hand myself. It says so: into the hand.
[[hint: Take the {thing}: it is for {A}.]]

@C (to {A}) #hands-over#
(gives the {thing} to {A}) There. That is the whole of my errand.
[[hint: Give {A} the {thing}.]]
[[done: {thing-id} held by {A-id}]]

@B (to {A})
I did not ask for it. Any of it. I want that understood.
[[hint: Say that you did not ask for it.]]

@A (to {B}) #counts-years#
Six years. Do you know what he ate? Do you know which side he could sleep on? And I have a {thing}.
| You were not even here to be rude to. I washed those feet. I get this, and you get the roof.
[[hint: Tell {B} what you did for six years.]]

### the list
= {A} has been keeping accounts for a long time. Now there is somebody to send them to.
[[flag: {A} has said what it cost, and {B} has offered something.]]
[[otherwise: {A} counts on {A.their} fingers, reaches the end of them, and begins again.]]

@A (to {B})
I gave up the shop. I gave up somebody, too, who is somebody else’s now and has three children. I did not put that on the list. There is no price for it.
[[hint: Say what you gave up.]]

@B (to {A}) #offers-half#
Then take half. Be reasonable. I will sign it now, and we need never sit in this place again.
| Half, then. I do not want to fight over {matter} with you. Take half, and let me go.
[[hint: Offer {A} half.]]

@A (to {B}) #refuses-half#
Half of what? You cannot give me half. He did not give me half. It has to come from him, and he is dead.
| I do not want it from you. That is the trouble with it. It would be a tip.
[[hint: Refuse: it ought to have come from the dead.]]

@C (to {A})
You are near the question, both of you. I only mention it.

## The crossings-out
INT. HERE

### the question
= There is something {C} may say, if somebody asks.
[[flag: It has come out what stood in the will before.]]
[[otherwise: {C} holds the page against the light, a little longer than one needs to read one’s own writing.]]

#### asked by the one who left
= {B} has been wondering the same thing since the letter came.

@B (to {C})
Why me? He had not spoken my name in nine years. Did he say why?
[[hint: Ask {C} why you were not cut out.]]

@C (to {B})
He did not say why. You might ask whether he always thought so.

@B (to {C})
Did he always think so?
[[hint: Ask whether the will was ever different.]]

@C (to {A}) #tells-crossing-out#
No. Until the last day it stood the other way. All of it to {A}; to {B}, the {thing}. He had me cross it out that evening. He was quite clear.
| Thank you. It stood the other way round for five years. He changed it on the last night, after {A} had gone in and come out.
[[hint: Tell them that it stood the other way round until the last day.]]

#### asked by the one who stayed
= {A} reads accounts for a living, and has seen the blot.

@A (to {C})
What is under the blot?
[[hint: Ask {C} what was crossed out.]]

@C (to {A})
Are you asking me what stood there before? I want to be sure that you are.

@A (to {C})
I am asking.

@C (to {A}) #tells-what-was-under#
Your name. It stood the other way round until the last night. Then he sent for me, and I brought the ink.
| Everything, to you. And the {thing} to {B}, so that {B} should have something to be sorry with. He turned it round the night he died.
[[hint: Tell {A} that it was the other way round until the last night.]]

### the last night
= So something happened on the last night, and one of the three was there.
[[flag: {A} or {B} has said what they never said.]]
[[otherwise: {A} holds the {thing} in both hands, like something that was still warm a week ago.]]

#### what A thought
= {A} has not slept since, and the list was never about money.

@B (to {A})
What happened? I am not blaming. I was at the corner, once; I have no right. What did you say to him?
[[hint: Ask {A} what happened on the last night.]]

@A (to {B}) #owns-wish#
Nothing. I sat there and thought: go, then. Just go. I did not say it. He looked at me as if I had.
| I thought, let it be over. I thought it so loudly that he opened his eyes. Then he asked for {C}.
[[hint: Admit what you thought that night.]]

@C (to {A})
He said to me: let that one be free of this house. Those were the words. I did not think they were a punishment. I only write.
[[hint: Tell {A} what the dead man said.]]

#### what B sent
= {A} has kept every receipt. There is one sum that never had a sender.

@A (to {B})
There was money. Every month, no name. I thought it was the parish. I thanked the parish. They looked at me.
[[hint: Say that there was money without a name.]]

@B (to {A}) #owns-money#
It was what I could do. I could not do feet. I got as far as the corner, and there was a light in the window, and I thought: they manage.
| That was me. I asked for it not to be said. If I had put my name to it I would have had to come.
[[hint: Admit that the money was yours.]]

@A (to {B})
He used to say the parish had got very generous since you left. He said it every month. He always laughed.
[[hint: Say that the dead man knew.]]

### what becomes of it
= Nobody has signed anything yet.
[[flag: {A} and {B} have settled it between them.]]
[[otherwise: {C} caps the ink. There is a month to object, and it is a long month, and they will spend it in one house.]]
[[ending: A month to object]]

#### the other way round
= It can still be put as it was.

@B (to {A})
Give me that, and take the rest. It is what he wanted for five years. One evening is not a will.
[[hint: Ask for the {thing} in exchange for everything else.]]

@A (to {B}) #swaps#
(gives the {thing} to {B}) Something to be sorry with. He held it when he was thinking. You hold it like that, too. I can see it from here.
| (gives the {thing} to {B}) Take it. You look at it and you think of him. I do not need a thing for that.
[[hint: Give {B} the {thing}.]]
[[done: {thing-id} held by {B-id}]]

#### out of the door
= There is one person here who has not left the place in six years.

@C (to {A})
You need not sign today. But strictly, you need not do anything today. I wonder whether you have noticed that.
[[hint: Tell {A} that {A.they} is free to go.]]

@A (to {C}) #walks-out-free#
I keep listening for the bell. There is no bell. I could go and look at the sea. Is the sea still there?
| I have not been further than the pump. What do people do? In the afternoon?
[[hint: Say that you are free.]]

### as it stood
= So the blot is under something now.
[[moot: not beat swaps]]
[[flag: It is signed, the other way round.]]
[[otherwise: {C} writes it out fair, and for once there is nothing to cross out.]]
[[ending: The other way round]]

@C (to {B}) #writes-it-out#
Then I write: exchanged, freely, in my presence. It is not in his hand. I believe that he would have made a face and let it stand.
| I shall need both your names, and no blots. I brought the good ink. One hopes.
[[hint: Say that you will write it down.]]

@B (to {A}) #stays-a-while#
Show me which side he slept on. I have a week. I would like to know something about it.
| May I stay a night? In the house. I shall pay the parish.
[[hint: Ask whether you may stay a while.]]

### into the hand
= It was into the hand, it said. Perhaps it was only a way of letting go.
[[moot: beat swaps or not beat walks-out-free]]
[[flag: {A} has made up {A.their} mind to go.]]
[[otherwise: {A} goes to the door, and opens it, and stands there as one does on a first day of school.]]
[[ending: Free of the house]]

@B (to {A})
Go and look. I will keep the house. Somebody ought to find out how one does that, and I have never tried.
[[hint: Tell {A} to go; you will stay.]]

@A (to {B}) #instructs-b#
The third stair gives. The stove wants asking twice. There is a cat who is not ours. You will manage, the parish always did.
| Then you must know where things are. No. No, find them. It took me six years; I would not spoil it for you.
[[hint: Tell {B} what {B.they} must know about the house.]]

@C (to {A}) #closes-book#
(bows) Strictly, I am not paid to say so. But that was the first will I ever read that was carried out before the ink was dry.
| (bows) Go by the upper road. It is longer, and one sees more.
[[hint: Take leave of {A}.]]
`,
};
