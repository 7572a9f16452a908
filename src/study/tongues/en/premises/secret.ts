import type { Premise } from '../../../premise.ts';

/** For years somebody has helped A without a name. */
export const secret: Premise = {
  id: 'secret',
  isUsual: true,
  words:
    'secret hidden reveal truth discover discovery mystery mysterious unknown identity whisper conceal uncover realise realize recognise haunt haunted find-out learn-that hide-something double-life curious too-curious never-tell',
  casting: `
A > B: ask discover suspect question
B > A: hide keep conceal
`,
  matter: 'help that came without a name',
  title: 'From nobody in particular | Left-handed | Whom {A} has to thank',
  about: 'For years somebody has helped {A} without a name. {A} has come to find out who, and thinks that {B} knows.',
  people: [
    {
      persona: '{A} is proud, pays every debt to the penny, and cannot sleep because of one that has no address.',
      wants: {
        public: 'To learn who has been helping {A.them}.',
        private: 'To find out whether it was done out of pity.',
      },
      manner: { openers: ['Tell me one thing:'], tags: ['I do keep accounts'] },
      knows: [
        {
          matter: 'the-help',
          says: 'Whenever I had come to the end, something was left for me. No name. Never too much. Somebody knew exactly.',
        },
        { matter: 'the-clue', says: 'Whoever it is ties a knot with the left hand. It is all I have.' },
      ],
      lines: [
        '# question\nI am asking today. You may ask tomorrow.\nIf I knew that I should not be here.',
        '# greeting\nGood. You are the person I was going to be patient with.',
        '# denial\nYou say that very readily.',
      ],
    },
    {
      persona: '{B} is gruff, counts out kindness like small change, and would sooner be thought mean than thanked.',
      wants: {
        public: 'To be asked about something else.',
        private: 'Never to be thanked by {A}, because then it would be over.',
      },
      manner: { openers: ['Nonsense.'], tags: ['and there an end'] },
      knows: [
        {
          matter: 'who-it-was',
          says: 'It was I. It was never pity. I bet on you, and you kept winning.',
          secret: 'I know nothing about it. I have never given anybody anything; ask around.',
        },
        { matter: 'reputation', says: 'They call me mean. It saves a great deal of conversation.' },
      ],
      lines: [
        '# question\nI do not know, and if I knew I should have forgotten.',
        '# thanks\nFor what? Take it back at once.',
        '# greeting\nWhat is it now?',
        '# praise\nYou are thinking of somebody else.',
      ],
    },
    {
      persona: '{C} likes to be liked, and has never yet turned down a compliment that was meant for another.',
      wants: { public: 'To be of help.', private: 'To be thanked for something, even by mistake.' },
      manner: { openers: ['One does what one can,'], tags: ['think nothing of it'] },
      knows: [{ matter: 'false-claim', says: 'I did not say that it was me. I only did not say that it was not.' }],
      lines: ['# question\nI might know. I might well. Go on.', '# thanks\nOh, it was nothing. It truly was.'],
    },
  ],
  matters: [
    { id: 'the-help', claim: 'somebody has helped {A} for years without a name' },
    { id: 'the-clue', claim: 'the helper uses the left hand' },
    { id: 'who-it-was', claim: 'it was {B} who helped {A}' },
    { id: 'reputation', claim: '{B} is thought to be mean' },
    { id: 'false-claim', claim: '{C} has taken credit for what somebody else did' },
  ],
  script: `
## No name
INT. HERE

### the question
= {A} has come about {matter}, with a list of names, and all but two are crossed out.
[[flag: {A} has asked, and {B} has denied it.]]
[[otherwise: {A} says nothing and watches hands. It makes everybody hide theirs.]]

@A (to {B}) #asks#
Somebody has kept me on my feet for years, and left no name. Who is it?
| I owe somebody everything, and I do not know whom to thank. You see all that goes on. Who is it?
[[hint: Ask {B} who has helped you.]]

@B (to {A}) #denies#
How should I know? I have never given away so much as an opinion.
| Nonsense. People do not do such things. I have looked into it.
[[hint: Say that you know nothing about it.]]

### the wrong one
= A question that nobody answers will be answered by somebody.
[[flag: {C} has let {A} believe that it was {C}.]]
[[otherwise: {C} has begun to look modest, for no reason that anybody could give.]]

@C (to {A}) #takes-credit#
One does not like to be found out. One does what one can, and hopes not to be mentioned.
| I never wanted thanks. I should not mind it now, I suppose, since you are here.
[[hint: Let {A} think that it was you.]]

@B (to {C})
You would have had it announced.

@A (to {C})
Then thank you. I ought to feel more than I do. What was it that you left, the first winter?
[[hint: Thank {C}, and ask what the first gift was.]]

@C (to {A}) #is-doubted#
Something small. Something warm? It was whatever you needed most.
| One gives so much. One cannot remember every little thing.
[[hint: Give an answer that might be right.]]

### what was left at the door
= {A} has kept a list of that, too.
[[flag: {A} has told of the gifts, and somebody has known too much about them.]]
[[otherwise: {A} names the winters, one by one. At the fourth, somebody nods.]]

@A (to {B}) #lists-gifts#
The first winter it was boots. The second, a doctor, who would not say who had sent for him. The third, my rent. And each time I had told nobody.
| I have it all written down. Boots, a doctor, a month’s rent, a lock for the door. Never a word with it. Once an apple.
[[hint: Tell {B} what was left for you.]]

@C (to {A})
The boots. Yes. One saw that you had none.
[[hint: Claim the boots.]]

@A (to {C})
They were too large. Did you not wonder about that?

@B (to {C}) #corrects-it#
They were not too large. They were for two pairs of stockings. Anybody could see that it was going to be a hard winter.
| Too large! They were the right size for somebody who would not buy stockings.
[[hint: Correct {C}, before you can stop yourself.]]

@A (to {B}) #pricks-up#
How do you know about the stockings?
| I never told anybody that they were large until now.
[[hint: Ask {B} how {B.they} knows.]]

@B (to {A})
It stands to reason. I sell boots. I do not, but I might.

### the left hand
= {A} has one more thing to try, and it lies within reach.
[[flag: {B} has been found out by {B.their} own hand.]]
[[otherwise: {B} reaches for the {thing} without thinking, and with the wrong hand, and knows it.]]

@A (to {B})
(takes the {thing}) It was somebody who cannot see a thing lie about. Would you hold this for me?
[[hint: Take the {thing}, and ask {B} to hold it.]]

@A (to {B})
(gives the {thing} to {B}) Thank you. Only for a moment.
[[hint: Give {B} the {thing}, and watch which hand takes it.]]

@B (to {A})
What am I to do with it?

@A (to {B}) #notices-the-hand#
Nothing. You have done it. You took it with the left.
| You have already done it. Nobody else here would have taken it with that hand.
[[hint: Say what you have noticed.]]

### thanks
= It is out. Now comes what {B} was afraid of.
[[flag: {B} has owned to it, or {A} has thanked nobody.]]
[[otherwise: {A} nods to {B}, and {B}, after a long time, nods back. No name is mentioned.]]
[[ending: No name]]

#### owned to
= There is only one thing worse than thanks, and that is to be thought sorry for somebody.

@C (to {A})
It was not me. I thought that somebody ought to be thanked, and I was free.
[[hint: Own that it was not you.]]

@A (to {B})
I have to know. Did you pity me? I could not keep any of it if it was pity.
[[hint: Ask {B} whether it was pity.]]

@B (to {A})
(puts down the {thing}) Pity! I would not throw money at pity. I thought you would come to something, and I wanted to be right.
[[hint: Say why you did it.]]

@A (to {B}) #was-a-bet#
(smiles at {B}) Then I owe you nothing. You have won. I shall go on, if you do not mind being right a while longer.
[[hint: Tell {B} that the bet is won.]]

#### nobody in particular
= {A} sees the face that {B} is making, and is kind.

@B (to {A})
If you thank me now I shall deny it, and it will stop. I mean that.
[[hint: Forbid {A} to thank you.]]

@A (to {C})
It seems that I was mistaken. It was nobody. Will you tell nobody something from me?
[[hint: Say that it was nobody.]]

@C (to {A})
I should be delighted. What shall I tell nobody?

@A (to {C}) #thanks-nobody#
(bows) That I came through. That it was exactly enough, every time. And that nobody ties a better knot.
[[hint: Thank nobody in particular.]]
`,
};
