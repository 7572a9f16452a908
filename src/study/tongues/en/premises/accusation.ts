import type { Premise } from '../../../premise.ts';

/** A accuses B of a matter in front of C, with proof. */
export const accusation: Premise = {
  id: 'accusation',
  words:
    'accuse accusation blame lie-about justice innocent witness guilty charge suspect cheat exam cheating denounce frame slander rumour deny proof evidence lie-to poison poisoning audit tax inspection inspector lie',
  casting: `
A > B: accuse blame charge suspect denounce
A: widow detective sheriff
B: suspect
`,
  matter: 'a betrayal',
  title: 'Who was told | One sentence would do | The matter of {matter}',
  about: '{A} accuses {B} of {matter} in front of {C}, with proof. {B} could answer in one sentence, and does not.',
  people: [
    {
      persona: '{A} is fair, hot and thorough, and has never looked for a mistake in {A.their} own pockets.',
      wants: {
        public: 'To prove that {B} gave them away.',
        private: 'To have it be anybody but a friend, and to have it over.',
      },
      manner: { openers: ['Answer me this:'], tags: ['I have it in order'] },
      knows: [
        { matter: 'only-two-knew', says: 'Two people knew it: {B} and I. I told nobody. That leaves a short list.' },
        {
          matter: 'was-careless',
          says: 'There was one evening. I was happy, and there was a good deal of company. I may have talked.',
        },
      ],
      lines: [
        '# question\nI am the one who asks. I have written them down.\nYou shall have your turn. I believe in turns.',
        '# denial\nThat is what I should say, too.',
        '# greeting\nStand there, please. No; there. I have thought about where everybody stands.',
        '# insult\nIf that were an argument you would be winning.',
      ],
    },
    {
      persona: '{B} is loyal to the point of rudeness, and would sooner be hanged than point at a friend.',
      wants: {
        public: 'To hear what {B.they} is accused of.',
        private: 'Never to let {A} find out whose fault it was.',
      },
      manner: { openers: ['Very well.'], tags: ['since you ask'] },
      knows: [
        {
          matter: 'it-was-you',
          says: 'It was you, {A}. You told the whole company, one evening, because you were happy. I tried to tread on your foot.',
          secret: 'I have nothing to say to it. Go on; you were doing well.',
        },
      ],
      lines: [
        '# question\nI would sooner not.',
        '# accusation\nYou put it very clearly.',
        '# greeting\nGood day. I hear that I am a traitor.',
      ],
    },
    {
      persona: '{C} was asked to be judge because {C.they} knows nothing, and is alarmed to find that {C.they} does.',
      wants: { public: 'To hear both sides.', private: 'Not to have to remember one particular evening.' },
      manner: { openers: ['For my part,'], tags: ['though I am no judge'] },
      knows: [
        {
          matter: 'heard-it-there',
          says: 'I heard it that evening, like everybody else. I thought that it was meant to be heard.',
          secret: 'I could not say where I heard it. One hears things.',
        },
      ],
      lines: [
        '# question\nI was told that I should only have to listen.',
        '# greeting\nYes, hello. Is one supposed to smile?',
      ],
    },
  ],
  matters: [
    { id: 'only-two-knew', claim: 'only {A} and {B} knew the secret' },
    { id: 'was-careless', claim: '{A} may have talked in company' },
    { id: 'it-was-you', claim: 'it was {A} who let the secret out' },
    { id: 'heard-it-there', claim: '{C} heard the secret from {A}' },
  ],
  script: `
## The charge
INT. HERE

### what is charged
= {A} has asked everybody to stand where they can be seen, and {B} has done it as one does somebody a favour.
[[flag: {A} has accused {B}, and {B} has not denied it.]]
[[otherwise: Nobody says the word. They all stand as though it had been said.]]

@A (to {B}) #charges#
I accuse you. We were given away, and two people knew enough to do it. I am one. You are the other.
| It was you. There is {matter} in this, and I can count to two, and I have left myself out.
[[hint: Accuse {B}.]]

@B (to {A}) #does-not-deny#
Very well. You put it clearly. Is there more?
| I see how it looks. I should think so, too, in your place.
[[hint: Do not deny it, and do not admit it.]]

### the proof
= There is an exhibit, as there always is.
[[flag: {A} has shown the proof, and {C} has found it wanting.]]
[[otherwise: The {thing} is looked at by everybody, and proves that it is there.]]

@A (to {C})
(takes the {thing}) This was left lying here, in the open. It was the signal. Only {B} ever puts it down like that.
[[hint: Take the {thing}, and call it the proof.]]

@A (to {C}) #shows-proof#
(shows the {thing} to {C}) Look at it, and tell me I am wrong.
[[hint: Show {C} the {thing}.]]

@C (to {A}) #finds-it-thin#
For my part I see the {thing}, and nothing else. If things lying about were treason, we should all be in irons.
| I have looked at it from every side. It says very little against {B}. It says very little.
[[hint: Say that it proves nothing.]]

### the evening
= Somebody has to say how it came out, and there is a person here whom it will hurt.
[[flag: {A} has heard where the secret was told.]]
[[otherwise: {C} says, to nobody, that it was a very merry evening. Then it is quiet, and {A} begins to remember.]]

@C (to {A}) #lets-it-slip#
Besides, it cannot have been a secret. I knew it. I have known it for weeks.
| And I am puzzled by one thing. You say that two people knew. I knew. I thought everybody did.
[[hint: Say that you knew it, too.]]

@A (to {C}) #wants-the-name#
You knew it. Then who told you? Give me the name, and I will beg {B} for pardon.
[[hint: Ask {C} who told it.]]

@C (to {A})
It was that merry evening. It was so well told; there was singing. I had rather {B} said who it was.
[[hint: Leave the name to {B}.]]

@B (to {A}) #says-it#
Let it be me. It does you no good to know. It was somebody who was happy, and I was fond of them.
| I would have kept this. You were happy that evening, {A}. I tried to tread on your foot.
[[hint: Tell {A}, or nearly.]]

### another way to count
= {A} does what one does with a list that has come out wrong: {A} begins again from the top.
[[flag: {A} has counted again, and has come to {A.their} own name.]]
[[otherwise: {A} moves {A.their} lips, as one does over a sum. The sum comes out.]]

@A (to {C}) #counts-again#
Who was there that evening? Name them. Leave nobody out to be kind.
| Begin with who sat next to you. I want all of them, in order.
[[hint: Ask {C} who was there.]]

@C (to {A}) #counts-guests#
I was. There was a man with a flute. There was a woman who slept. And there was whoever told it, standing up, with a glass.
| Myself; a flute; somebody asleep. And one person on a chair, who was telling it with gestures.
[[hint: Name who was there.]]

@B (to {C})
That will do. It is late, and it was a long time ago.
[[hint: Try to stop {C}.]]

@A (to {B})
Why do you stop {C}? You have let me say anything I liked about you.
[[hint: Ask {B} why {C} should not go on.]]

@B (to {A}) #spares-you#
Because I can stand here, and you could not. I have watched you be in the wrong. You do it so badly.
| Because it is you who would have to go home with it.
[[hint: Say whom you are sparing.]]

@A (to {C}) #finds-own-name#
With gestures. I always use my hands. I was on that chair.
| Standing up, with a glass. I remember the glass. I do not remember stopping.
[[hint: See that it was you.]]

### the verdict
= {A} looks at the short list, and finds one name on it.
[[flag: {A} has begged pardon, or {B} has refused to hear it.]]
[[otherwise: {C}, who is no judge, says that everybody may go home, and nobody does.]]
[[ending: A short list]]

#### a pardon
= It is harder to ask than to accuse, and takes fewer words.

@A (to {B})
It was I. I told it myself, for a laugh, and I have had you stand there for it.
[[hint: Admit that it was you.]]

@A (to {B})
(gives the {thing} to {B}) Here is the proof. It is yours. Do what you like with it.
[[hint: Give {B} the {thing}, and beg pardon.]]

@B (to {A}) #is-pardoned#
(smiles at {A}) It was a very good story. I only wish that it had been about somebody else.
| (smiles at {A}) I would have stood there a good deal longer. You were so well prepared.
[[hint: Forgive {A}.]]

#### too late
= One can be loyal for years, and tired in a moment.

@A (to {B})
(puts down the {thing}) Why did you not say so? One sentence, and I should have stopped.
[[hint: Ask {B} why {B.they} kept silent.]]

@B (to {A})
I wanted to see how far you would go. I thought that you would stop by yourself.
[[hint: Say why you kept silent.]]

@C (to {B})
I think that the court would like to apologise. I think that the court is ashamed.
[[hint: Apologise to {B}.]]

@B (to {C}) #walks-out#
(bows) The court was very fair. I shall not be cross for long. But I shall choose my own company when I am.
| (bows) Not today. I could bear to be thought a traitor. I find it harder to have been so easily thought one.
[[hint: Refuse to make peace today.]]
`,
};
