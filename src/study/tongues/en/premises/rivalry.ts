import type { Premise } from '../../../premise.ts';

/** A has challenged B over a matter. */
export const rivalry: Premise = {
  id: 'rivalry',
  words:
    'rivalry rival duel fight contest compete competition sword challenge enemy versus battle match feud revenge champion swordfight penalty hate football confrontation confront deduction outwit fight-over both-want want-same compete-for',
  casting: `
A > B: challenge fight attack
`,
  matter: 'an insult that neither can quote',
  title: 'First to smile | Too good at it | {A} against {B}',
  about: '{A} has challenged {B} over {matter}. Both are too good at it to be in any danger, and too proud to say so.',
  people: [
    {
      persona: '{A} is vain, quick and honourable, and would sooner lose well than win by accident.',
      wants: {
        public: 'To beat {B} before a witness.',
        private: 'To hear {B} say, in so many words, that it was worth the trouble.',
      },
      manner: { openers: ['Have at it, then:'], tags: ['note that'] },
      knows: [
        { matter: 'the-grudge', says: 'It is about {matter}. I have forgotten the wording, but I remember the tone.' },
        {
          matter: 'admires',
          says: 'I learnt it all by watching {B}. There was nobody else worth hating.',
          secret: 'I have never thought about {B} for a moment that was not necessary.',
        },
      ],
      lines: [
        '# question\nAnswer it yourself; you are said to be clever.\nIs that a question or an attack? I parry both alike.',
        '# insult\nBetter. That one had been sharpened.',
        '# greeting\nI am glad to see you well. It would be poor sport otherwise.',
        '# threat\nPromises. Begin.',
      ],
    },
    {
      persona:
        '{B} has been the best for so long that it has begun to bore, and would never admit how much this helps.',
      wants: {
        public: 'To put {A} in {A.their} place.',
        private: 'Not to win so soon that it is over.',
      },
      manner: { openers: ['With respect,'], tags: ['as a rule'] },
      knows: [
        {
          matter: 'the-first-time',
          says: 'We met once before. {A} lost, and bowed so beautifully that everybody looked at {A}.',
        },
        {
          matter: 'held-back',
          says: 'I could have ended it twice. I should have had nothing to do afterwards.',
          secret: 'I hold nothing back. It is not my fault if it looks easy.',
        },
      ],
      lines: [
        '# question\nAsk me when you have won something.',
        '# insult\nI used that one myself, when I was learning.',
        '# praise\nYou are trying to put me off. It is working a little.',
      ],
    },
    {
      persona: '{C} has agreed to be judge, takes it far too seriously, and likes both of them more than either does.',
      wants: { public: 'To see fair play.', private: 'To have nobody hurt and the whole thing remembered.' },
      manner: { openers: ['By the rules,'], tags: ['let it be noted'] },
      knows: [
        {
          matter: 'no-rules',
          says: 'There are no rules. I make them up as I go, and they both obey. It is very touching.',
        },
      ],
      lines: [
        '# question\nThe judge does not take questions. The judge is thinking.',
        '# insult\nOne point off, for aim.',
      ],
    },
  ],
  matters: [
    { id: 'the-grudge', claim: 'the quarrel is about {matter}' },
    { id: 'the-first-time', claim: '{A} once lost to {B}, and bowed' },
    { id: 'admires', claim: '{A} learnt everything by watching {B}' },
    { id: 'held-back', claim: '{B} has been holding back' },
    { id: 'no-rules', claim: '{C} makes up the rules' },
  ],
  script: `
## By the rules
INT. HERE

### the terms
= A quarrel must have a prize. The {thing} was nearest.
[[flag: The challenge has been made and taken up.]]
[[otherwise: They measure each other so long that it begins to look like fondness.]]

@C (to {A})
(looks at the {thing}) By the rules there has to be a prize. Let it be that. Three rounds, and no blood on anything.
[[hint: Name the {thing} as the prize.]]

@A (to {B}) #challenges#
I have come about {matter}. Take it back, or defend it.
| You know why I am here. It is {matter}, and it has kept me awake. Answer for it.
[[hint: Challenge {B}.]]

@B (to {A}) #takes-it-up#
(bows) I never take anything back. I lose the receipts. Begin.
| (bows) With respect, you will want to stand a little further off. You always come too near when you are angry.
[[hint: Take up the challenge.]]

### the first round
= They begin with what each has been saving up.
[[flag: Both have struck once.]]
[[otherwise: They circle, and the air between them gets the worst of it.]]

@A (to {B}) #first-cut#
They say that you are the best there is. They say it in the voice one uses of a ruin.
| I have studied you for years. It did not take years. I read slowly, out of pity.
[[hint: Insult {B}, with style.]]

@B (to {A}) #second-cut#
And of you they say that you will be good some day. They have been saying it since I was new to this.
| You strike like a letter of complaint: long, warm, and to the wrong address.
[[hint: Answer the insult.]]

@C (to {B})
One each. The judge would like to hear that last one again, for the record.

### the second round
= It is to be compliments this time. {C} has just made it up.
[[flag: Both have had to praise the other, and have suffered.]]
[[otherwise: Each looks for something good to say of the other, and is alarmed at how much there is.]]

@C (to {A}) #rules-compliment#
By the rules, the second round is compliments. True ones. Whoever stops first has lost.
| Round two. You must each say what the other does better. It is a very old rule; I can feel how old it is.
[[hint: Make up a rule for the second round.]]

@B (to {C})
There is no such rule.
[[hint: Doubt the rule.]]

@C (to {B})
There is now. The judge has written it on a cuff.

@A (to {B}) #praises-b#
You never hurry. I have tried to make you hurry for years. I lie awake over how to do it.
| You have the best guard I ever saw. I have a drawing of it. I had it by me when I was ill.
[[hint: Praise {B}, through your teeth.]]

@B (to {A}) #praises-a#
You come back. I have beaten a hundred people. They all went away and became something else. You came back, with the same coat.
| You learn. I do a thing once, in front of you, and it is gone; the next time you have it. It is like being robbed by somebody one likes.
[[hint: Praise {A}, if you must.]]

@A (to {C})
That was unfair. I was not ready.

@C (to {A})
The judge is not quite dry in the eyes, and calls it even.

### the third round
= Praise takes more breath than insults. Both are breathing as though it mattered.
[[flag: {A} has the prize in hand, and {B} has been caught holding back.]]
[[otherwise: {A} steps in where no opening should have been, and finds one. It was left there on purpose.]]

@A (to {B}) #grabs-the-prize#
(takes the {thing}) There. Through your guard, and the prize in my hand. You were asleep.
[[hint: Take the {thing}, and claim the round.]]

@C (to {A})
A fair touch. Only, {B} saw you coming. I was watching the eyes.
[[hint: Say that {B} saw it coming.]]

@A (to {B})
You let me through.
[[hint: Accuse {B} of holding back.]]

@B (to {A}) #is-found-out#
I may have been slow. If I win, it is over. What do I do tomorrow?
| Once. Perhaps twice. There is nobody else worth getting up for.
[[hint: Admit that you held back.]]

### the finish
= The worst has been said, and it was a compliment.
[[flag: One of them has yielded, or both have.]]
[[otherwise: {C} declares a draw, and is obeyed with suspicious speed.]]
[[ending: No blood on anything]]

#### to be continued
= A good enemy is not to be wasted.

@A (to {B})
(gives the {thing} to {B}) Then I do not want it. Not won like that. You hold it until I can take it from you awake.
[[hint: Give {B} the {thing}, and refuse to win like that.]]

@B (to {A})
That may take years.

@A (to {B}) #keeps-the-quarrel#
(bows) I should hope so. Same insult, this day next year?
| (bows) I have kept them free. Do not get worse in the meantime.
[[hint: Agree to fight again.]]

#### the grudge is lost
= Somebody finally asks what it was about.

@C (to {A})
For the record, I need the insult. What did {B} say, that first time? Exactly?
[[hint: Ask what the insult was.]]

@A (to {C})
It was a remark. About my wrist. Or it was the look that went with it.
[[hint: Try to remember.]]

@B (to {A})
I said that I had never seen anybody learn so fast. I said it through my teeth; I was frightened.
[[hint: Say what you really said.]]

@A (to {B}) #settles-it#
(puts down the {thing}) All these years I have been avenging a compliment. Say it again. Without the teeth.
[[hint: Give up the quarrel.]]
`,
};
