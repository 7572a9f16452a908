import type { Premise } from '../../../premise.ts';

/** A has come to a place to tell B the truth about a matter. */
export const confession: Premise = {
  id: 'confession',
  isUsual: true,
  words:
    'confession confess apology admit guilt guilty sin regret forgive forgiveness apologize conscience sorry redemption remorse apologise come-clean own-up tell-truth to-tell-her to-tell-him',
  casting: `
A > B: confess admit tell apologise apologize
B > A: forgive
B > A: hear
B: priest confessor
`,
  matter: 'something that was done years ago',
  title: 'Said to the wrong thing | A quarter of an hour | What {A} came to say',
  about:
    '{A} has come to {place} to tell {B} the truth about {matter}. The courage for it will last, at a guess, a quarter of an hour.',
  people: [
    {
      persona: '{A} is honest in everything except one thing, and has built a whole good character round it.',
      wants: {
        public: 'To speak with {B} alone.',
        private: 'To say what {A.they} did, and still be looked at afterwards.',
      },
      manner: { openers: ['What I mean is,'], tags: ['I should have said so sooner'] },
      knows: [
        {
          matter: 'told-on-you',
          says: 'It was I who told them about you. Nobody made me. They asked, and I was pleased to be asked.',
          secret: 'Nobody ever found out who told them. These things are never found out.',
        },
        { matter: 'guilt-gift', says: 'I have been kind to you for years. You must have wondered why.' },
      ],
      lines: [
        '# question\nWait. If I answer that I shall lose my place.\nI had an answer ready for a different question.',
        '# greeting\nYou are here. I had hoped for a little longer.',
        '# thanks\nPlease do not thank me. It makes it worse; I shall explain presently.',
      ],
    },
    {
      persona: '{B} lost something once and never made a fuss of it; patient, amused, and not at all blind.',
      wants: {
        public: 'To hear what {A} has to say.',
        private: 'To hear it from {A} before either of them dies.',
      },
      manner: { openers: ['Take your time.'], tags: ['I am listening'] },
      knows: [
        {
          matter: 'what-it-cost',
          says: 'I lost my good name, and then the people who only liked the name. It was a thorough cure.',
        },
        {
          matter: 'always-knew',
          says: 'I have known since the second week. You brought me soup. Nobody brings soup for nothing.',
          secret: 'I never asked who it was. What would one do with the answer?',
        },
      ],
      lines: [
        '# question\nYou first. I can keep.',
        '# greeting\nThere you are. You look like somebody with a speech.',
        '# apology\nFor which of them? Let us be exact.',
      ],
    },
    {
      persona: '{C} never notices that two people want to be alone, having seldom been one of them.',
      wants: { public: 'To keep them company.', private: 'To be told something important, for once.' },
      manner: { openers: ['Do not mind me,'], tags: ['carry on'] },
      knows: [
        {
          matter: 'rehearsal',
          says: '{A} has been talking to the {thing}. Aloud. I thought it was a prayer until I heard the commas.',
        },
      ],
      lines: [
        '# question\nI never know anything. People stop when I come near.',
        '# order\nYes, yes. In a moment. What were you saying?',
      ],
    },
  ],
  matters: [
    { id: 'told-on-you', claim: 'it was {A} who informed on {B}' },
    { id: 'guilt-gift', claim: '{A} has been kind to {B} for a reason' },
    { id: 'what-it-cost', claim: 'it cost {B} a good name' },
    { id: 'always-knew', claim: '{B} has known it all along' },
    { id: 'rehearsal', claim: '{A} has rehearsed a speech to the {thing}' },
  ],
  script: `
## The speech
INT. HERE

### a rehearsal
= {A} has a speech, and is trying it on the only listener that will not interrupt.
[[flag: {A} has been caught rehearsing.]]
[[otherwise: {A} moves {A.their} lips and nothing comes. The {thing} has heard it all before.]]

@A
(looks at the {thing}) There is something I ought to have told you long ago. No. There is something you ought to have been told.
[[hint: Rehearse your speech to the {thing}.]]

@C (to {A}) #is-caught#
Do not mind me. Is it going to answer?
| Carry on. I liked the first version better.
[[hint: Remark that {A} is talking to the {thing}.]]

@A (to {C}) #asks-to-be-alone#
I should like to speak with {B}. Alone, if there is such a thing where you are.
[[hint: Ask {C} to leave you alone with {B}.]]

### round about it
= {A} begins, and arrives everywhere but there.
[[flag: {B} has asked {A} to say it.]]
[[otherwise: {A} talks of the weather until the weather is quite used up.]]

@A (to {B}) #goes-round#
(takes the {thing}) It is about {matter}. That is: it is about me. This is a fine piece of work, is it not?
| (takes the {thing}) I wanted to speak of {matter}. People do not look at a thing like this properly.
[[hint: Begin to tell {B}, and lose your courage.]]

@C (to {B})
It was going so much better before you came.
[[hint: Tell {B} that {A} did better alone.]]

@B (to {A}) #asks-for-it#
You have held that in front of you like a shield for a while now. Who is going to hit you?
| Put the sentence down in front of me, {A}. I will not step on it.
[[hint: Ask {A} to say what it is.]]

### said aloud
= There is nothing left to admire but the truth.
[[flag: {A} has confessed, and {B} has said that it is no news.]]
[[otherwise: It is not said. It stands between them all the same, and {B} walks round it like furniture.]]

@A (to {B}) #confesses#
It was I who told them. They asked me about you, and I was flattered, and I told them everything.
| I gave them your name. Nobody forced me. I was proud to be asked.
[[hint: Confess that it was you who told on {B}.]]

@C (to {B})
Oh. I thought that it would be about money.

@B (to {A}) #has-known#
I know. I have known since you first brought me soup. You cannot cook; it had to be guilt.
| I have known for years. I was waiting to see how long you could stand it.
[[hint: Say that you have known it all along.]]

### how it was
= It has been said in one sentence. {B} would like the others.
[[flag: {A} has told how it happened, and {B} what it cost.]]
[[otherwise: {B} waits for the rest of it with folded hands, and {A} begins to tell it, to the floor.]]

@B (to {A}) #wants-the-rest#
You have given me the end of it. I have had the end for years. I should like the beginning.
| How did they ask? I have wondered about it. I have always imagined that they were rude.
[[hint: Ask {A} how it happened.]]

@A (to {B}) #tells-how#
They were charming. They asked me to sit down. They said that I was the only one who saw things clearly. By the time I noticed, I was spelling your name.
| They gave me coffee. They laughed at my jokes. One of them wrote down what I said, and I remember that I spoke more slowly, to help him.
[[hint: Tell {B} how it happened.]]

@C (to {A})
Coffee. I should have held out for lunch.

@B (to {A}) #says-cost#
I lost the post. Then I lost the people who had known me in the post. It was quieter. I took up walking.
| For a year nobody sat next to me. I had no idea how much I disliked being sat next to. That is all it cost; that, and a year.
[[hint: Tell {A} what it cost you.]]

@A (to {B})
I saw you walking. I used to cross the street.
[[hint: Own that you avoided {B}.]]

@B (to {A})
I know. It is a narrow street. You had to climb over things.

### what is done with it
= It has been said, and heard, and was known. What is it still good for?
[[flag: {B} has forgiven {A}, or refused to.]]
[[otherwise: They leave it lying there, where anybody may see it. It is lighter than it looked.]]
[[ending: Out loud]]

#### forgiven
= It was paid off long ago, in soup.

@A (to {B})
And you said nothing. You watched me carry it, all those years.
[[hint: Reproach {B} for saying nothing.]]

@B (to {A})
It was yours. I thought you would want to set it down yourself.
[[hint: Say why you never spoke.]]

@A (to {B})
(gives the {thing} to {B}) I have nothing left to hide behind, then.
[[hint: Give {B} the {thing}.]]

@B (to {A}) #forgives#
(smiles at {A}) I forgave you in the third year. I did not mention it; I had grown fond of the soup.
[[hint: Forgive {A}.]]

#### not forgiven
= To have known is one thing. To have heard it is another.

@A (to {B})
(puts down the {thing}) Then you have forgiven me?
[[hint: Ask whether you are forgiven.]]

@C (to {A})
Do not ask that. One never asks that.

@B (to {A}) #will-not#
No. I thought I had; then you said it, and you had said proud. But you may come tomorrow, and bring nothing.
| Not yet. Until today it was only something I knew. Come again. We shall see what it looks like by then.
[[hint: Say that you cannot forgive {A} yet.]]
`,
};
