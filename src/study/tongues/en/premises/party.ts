import type { Premise } from '../../../premise.ts';

/** A has a surprise for B, and B has one for A. */
export const party: Premise = {
  id: 'party',
  words:
    'party celebration celebrate birthday surprise feast festival dance anniversary wedding holiday christmas guest toast ball gala host banquet',
  casting: `
A > B: surprise
`,
  matter: 'a day worth keeping',
  title: 'Two surprises and a third | Say nothing to {B} | Many happy returns',
  about:
    '{A} has a surprise for {B}, and {B} has one for {A}. {C} has sworn to each to say nothing, and it is nobody’s turn to think of {C}.',
  people: [
    {
      persona:
        '{A} loves arranging other people’s happiness, to the minute, and cannot bear to be thanked before the time.',
      wants: {
        public: 'To get {B} out of the way for ten minutes.',
        private: 'To surprise {B} so thoroughly that it is spoken of for years.',
      },
      manner: { openers: ['Not that anything is planned,'], tags: ['act naturally'] },
      knows: [
        {
          matter: 'a-surprise',
          says: 'It is for {B}. There is a speech, and there was to be music. I have told nobody but {C}.',
          secret: 'There is nothing planned. Why should there be anything planned?',
        },
      ],
      lines: [
        '# question\nNothing. What should be going on? You are imagining bunting.\nAsk me in ten minutes. Exactly ten.',
        '# greeting\nYou are early! I mean: how nice. Could you be late?',
        '# thanks\nNot yet, not yet. You do not know for what.',
      ],
    },
    {
      persona: '{B} keeps secrets badly and generously, and has been smiling at the wrong things for a week.',
      wants: {
        public: 'To get {A} out of the way for ten minutes.',
        private: 'To do for {A} what {A} does for everybody.',
      },
      manner: { openers: ['No reason, but'], tags: ['I only happened to think of it'] },
      knows: [
        {
          matter: 'b-surprise',
          says: 'It is for {A}, who never lets anybody do anything. I have been hiding a cake from {A} since Tuesday.',
          secret: 'I am not smiling. This is how my face is.',
        },
      ],
      lines: [
        '# question\nI could not possibly say. I could hardly not say.',
        '# greeting\nAh! You! Here! Of all people, at this of all moments.',
        '# joke\nDo not make me laugh. I shall tell you everything.',
      ],
    },
    {
      persona:
        '{C} is everybody’s confidant, remembers all the dates, and has waited all day for somebody to remember one.',
      wants: { public: 'To keep both secrets.', private: 'To be wished a happy birthday by anybody at all.' },
      manner: { openers: ['I promised not to say,'], tags: ['but do not mind me'] },
      knows: [
        {
          matter: 'both-promised',
          says: 'I have promised two people to keep one another in the dark. I have never been so busy saying nothing.',
        },
        {
          matter: 'c-birthday',
          says: 'It is my birthday. It has been since this morning. I did not like to interrupt.',
          secret: 'Today? No. It is a day like any other. So they tell me.',
        },
      ],
      lines: [
        '# question\nI am not allowed to know.',
        '# greeting\nHello. Was there anything else? Anything that one says, on a day?',
      ],
    },
  ],
  matters: [
    { id: 'a-surprise', claim: '{A} has planned a surprise for {B}' },
    { id: 'b-surprise', claim: '{B} has planned a surprise for {A}' },
    { id: 'both-promised', claim: '{C} has promised both of them to say nothing' },
    { id: 'c-birthday', claim: 'it is the birthday of {C}' },
  ],
  script: `
## Ten minutes
INT. HERE

### out of the way
= Each of them has to get the other to leave, and neither will, because each has to stay.
[[flag: Each has tried to send the other away.]]
[[otherwise: They smile at each other like two people holding the same door.]]

@A (to {B}) #a-sends-b#
Not that anything is planned, but you look pale. You ought to take a walk. Ten minutes. Ten exactly.
| You have been indoors too long, or outdoors too long. Go and do the other one for ten minutes.
[[hint: Try to send {B} away for ten minutes.]]

@B (to {A}) #b-sends-a#
No reason, but I was about to say the same to you. Somebody is asking for you, a good way off.
| I am very well. It is you who needs a walk. A long one; you might count things.
[[hint: Try to send {A} away instead.]]

@C (to {A})
I promised not to say anything, so I shall merely stand here.

### the present
= There is to be a present. There seems, in fact, to be one present, and two people who meant it.
[[flag: Both have claimed the {thing} for a present.]]
[[otherwise: Both look at the {thing}, and both look quickly away, and {C} looks at the sky.]]

@A (to {C})
(takes the {thing}) Quick, say that this is yours. I mean it for {B}. I have a ribbon somewhere.
[[hint: Take the {thing}, and tell {C} that it is meant for {B}.]]

@C (to {A})
I have sworn to somebody else that it was nobody’s. I cannot be everybody’s alibi.
[[hint: Say that you cannot help.]]

@B (to {A}) #b-claims#
Put that down! I mean: how odd that you should pick that up. I had my eye on it. For somebody.
| What are you doing with that? It is promised. I am not able to say to whom; you are the last person I could tell.
[[hint: Stop {A} from taking the {thing}: it is meant for {A}.]]

@A (to {B}) #a-claims#
It cannot be promised. I promised it first, to a person whom I shall not look at.
| I saw it first. It is for the dearest person I know, and you are not to ask who.
[[hint: Say that it is meant for somebody.]]

### the alibis
= Both have begun to ask {C} questions. {C} has given {C.their} word in both directions.
[[flag: {C} has been questioned by both, and has kept both secrets.]]
[[otherwise: {C} looks from one to the other like somebody watching a game with two balls.]]

@B (to {C}) #questions-c-first#
You have been talking to {A}. What about? You need not tell me. Only nod if it has candles.
| What does {A} know? You have gone the colour of somebody who has promised something.
[[hint: Ask {C} what {A} is up to.]]

@C (to {B}) #stands-firm#
I cannot say. I cannot say why I cannot say. I could tell you a good deal about the weather.
| I have taken an oath. Two, in fact. They do not go well together.
[[hint: Keep your word.]]

@A (to {C}) #questions-c-second#
Whose side are you on? You were whispering with {B}. I distinctly heard “ten minutes”.
| {B} is hiding something from me. It is large, and it is behind that. You have seen it; you looked hungry. Whose side are you on?
[[hint: Ask {C} what {B} is up to.]]

@C (to {A})
Everybody’s. It is very draughty there.
[[hint: Say that you are on both sides.]]

@A (to {C})
You are the only person I can trust. That is why it is so annoying.

@C (to {A})
I shall put that on a cake. For somebody.

### both at once
= There is a point at which two secrets have no more room.
[[flag: Both surprises are out.]]
[[otherwise: Somebody whispers surprise. Somebody else whispers it back.]]

@B (to {A}) #b-bursts#
It is for you! All of it! There is a cake, and I was to have ten minutes, and you will not go for a walk!
| Oh, very well. Surprise. It was for you. You were to come back and be astonished.
[[hint: Tell {A} that you planned a surprise for {A.them}.]]

@A (to {B}) #a-bursts#
For me? But mine is for you! I have a speech. It begins with your being astonished.
| You cannot surprise me; I am surprising you! We are here for {matter}, and you are the whole point of it.
[[hint: Tell {B} that your surprise is for {B.them}.]]

## The third
INT. HERE

### the third one
= In the middle of the laughter there is somebody who is laughing a little less.
[[flag: {C} has had {C.their} day, one way or the other.]]
[[otherwise: {C} mentions to nobody what day it is. It is nobody who turns out to have heard.]]
[[ending: Many happy returns]]

#### somebody remembers
= It takes only one person to count.

@B (to {C})
And you knew of both, and kept them apart all this time. You never think of yourself. When is your own day, by the way?
[[hint: Ask {C} when {C.their} birthday is.]]

@C (to {B})
(looks at the {thing}) It is today, as it happens. I did not like to interrupt.
[[hint: Say that it is today.]]

@A (to {C})
(gives the {thing} to {C}) Then here. I had it for somebody dear, and I gave out the wrong name. And I have a speech; I shall only change the one word.
[[hint: Give {C} the {thing}.]]

@C (to {A}) #c-is-kept#
(smiles at {A}) Leave the word as it is. I like to hear you two get it wrong. But I will have the cake.
| (smiles at {A}) I am astonished. I was told that I should be, twice, and I never thought it would be my turn.
[[hint: Thank them.]]

#### somebody speaks up
= One can also give oneself a present. It needs a steady voice.

@C (to {A})
Since there is a speech and nobody to give it to, I will make one. It is short. I have kept everybody's dates, and today is mine.
[[hint: Say that today is your own birthday.]]

@A (to {C})
(puts down the {thing}) Today. I have a list of everybody's days. I asked you to write it.
[[hint: Be ashamed that you forgot.]]

@C (to {A})
I left myself out. It seemed forward.

@B (to {C})
(takes the {thing}) Then it is found at last whom this is for. Say what we are to do. Anything.
[[hint: Take the {thing}, and ask {C} for a wish.]]

@C (to {B}) #c-toasts#
(bows) Both of you go for a walk. Ten minutes. And when you come back, I should like you to be very surprised to see me.
[[hint: Say what you wish for.]]
`,
};
