import type { Premise } from '../../../premise.ts';

/** A is leaving, for a matter, and would stay for one word. */
export const farewell: Premise = {
  id: 'farewell',
  isUsual: true,
  words:
    'farewell goodbye leave leave-for depart departure parting separation leaving emigrate exile send-off divorce breakup split separate last-day move-away see-off say-goodbye go-away-for-ever',
  casting: `
A > B: leave abandon
B > A: stay
`,
  matter: 'a better life somewhere else',
  title: 'Nobody asked | One word | Before {A} goes',
  about: '{A} is leaving, for {matter}, and would stay for one word. {B} has the word, and would choke on it.',
  people: [
    {
      persona: '{A} packs well, jokes at the wrong moment, and has never in {A.their} life asked to be stopped.',
      wants: {
        public: 'To say goodbye to {B} and be off.',
        private: 'To be asked to stay, once, by {B}.',
      },
      manner: { openers: ['Well now,'], tags: ['since I am going'] },
      knows: [
        {
          matter: 'is-leaving',
          says: 'I am leaving. It is all arranged. It was so easy to arrange that I was rather hurt.',
        },
        {
          matter: 'would-stay',
          says: 'I would stay if I were asked. I have told everybody the date, so that somebody could.',
          secret: 'Nothing could keep me. I have said goodbye to everything that cannot answer.',
        },
      ],
      lines: [
        '# question\nAsk me in a letter. I am told that I write well.\nI have packed the answer. It is right at the bottom.',
        '# greeting\nYou are just in time. I was hoping somebody would be.',
        '# farewell\nNot yet. I have three of those left, and I want to use them properly.',
      ],
    },
    {
      persona: '{B} does everything for people and says nothing to them, and takes this for strength.',
      wants: {
        public: 'To see {A} off decently.',
        private: 'To keep {A} here without having to ask.',
      },
      manner: { openers: ['No doubt.'], tags: ['if you have quite decided'] },
      knows: [
        {
          matter: 'no-opinion',
          says: 'It is not for me to say who stays and who goes. Nobody has asked my opinion. I have one.',
        },
        {
          matter: 'cannot-ask',
          says: 'I asked somebody to stay, once. They stayed, and never forgave me.',
          secret: 'I have nothing to say about it. You are free. Everybody is free.',
        },
      ],
      lines: [
        '# question\nYou will be late. That is my answer.',
        '# greeting\nStill here, then.',
        '# farewell\nYes. Well. Mind how you go.',
        '#\nThere is no wind to speak of. You will have an easy journey.',
      ],
    },
    {
      persona: '{C} travels with {A}, is never late, and cannot see why people who have finished talking do not stop.',
      wants: { public: 'To leave on time.', private: 'To have {A} for company; it is a long way to be alone.' },
      manner: { openers: ['Not to hurry anybody,'], tags: ['it is getting late'] },
      knows: [
        {
          matter: 'no-second-chance',
          says: 'Nobody will take us if we are late. There is not another chance until next year.',
        },
      ],
      lines: [
        '# question\nI could tell you on the way. On the way is when I talk.',
        '# greeting\nGood, good. And goodbye, if that is all right.',
      ],
    },
  ],
  matters: [
    { id: 'is-leaving', claim: '{A} is leaving for good' },
    { id: 'no-second-chance', claim: 'there is no other chance until next year' },
    { id: 'no-opinion', claim: 'nobody has asked {B} for an opinion' },
    { id: 'would-stay', claim: '{A} would stay if {A.they} were asked' },
    { id: 'cannot-ask', claim: '{B} once asked somebody to stay, and was never forgiven' },
  ],
  script: `
## The last of it
INT. HERE

### everything but
= They have said everything there is to say, except the one thing, and have begun again from the top.
[[flag: {A} has announced that it is time, and {B} has agreed.]]
[[otherwise: {A} has said goodbye to every object in sight, slowly, and looked up after each.]]

@C (to {A})
Not to hurry anybody. It is only that they will not wait, and we have been leaving for hours.
[[hint: Tell {A} that it is time.]]

@A (to {B}) #time-to-go#
Well now. I am going, then. For {matter}. Unless there was anything?
| That is everything, I think. I cannot think of any reason why I should not go. Can you?
[[hint: Say that you are going, and give {B} time to object.]]

@B (to {A}) #agrees-to-it#
No doubt you have thought it over. You have a coat for the evenings?
| You will be late if you stand there. I have put in something to eat.
[[hint: Do not ask {A} to stay. Be practical.]]

### something to take
= If nothing can be said, something can be given.
[[flag: {B} has given {A} the {thing}.]]
[[met: {thing-id} held by {A-id} or beat gives-it]]
[[otherwise: {B} looks from the {thing} to {A} and back. It would be so easy to carry.]]

@B (to {A})
(takes the {thing}) You always used this. Nobody else knows how.
[[hint: Take the {thing}, and say that it makes you think of {A}.]]

@A (to {B})
It belongs here. It has never been anywhere else.
[[hint: Say that the {thing} belongs here.]]

@B (to {A}) #gives-it#
(gives the {thing} to {A}) Neither have you. Take it, and then there will be two of you who do not know the way.
[[hint: Give {A} the {thing}.]]

## Late
INT. HERE

### what was packed
= {C} has looked into the bag, to see whether it will shut.
[[flag: It has been seen how {A} packed.]]
[[otherwise: The bag stands there, open, like somebody who has begun a sentence.]]

@C (to {A}) #looks-in-bag#
Not to pry. There is one shirt in here, and eleven books, and none of them is yours.
| Forgive me, but you have packed for two days. And a door key. One does not need the key where one is going.
[[hint: Say what {A} has packed.]]

@A (to {C})
I meant to return them. One runs out of time.
[[hint: Find an excuse.]]

@B (to {A}) #sees-the-books#
Those are my books. You said that you never got past the first page of any of them.
| You have taken the ones with my pencil in them.
[[hint: See that they are yours.]]

@A (to {B}) #admits-reading#
I read what you had put in the margins. There is a place where you wrote “no!” and then, later, in another ink, “perhaps”.
| I wanted to have somebody to disagree with, in the evenings.
[[hint: Say why you took them.]]

@B (to {A})
You might have asked me for them.
[[hint: Say that {A} might have asked.]]

@A (to {B})
You might have asked me for them back.

### the word
= {C} is counting under {C.their} breath. It is now or by letter.
[[flag: {A} has said what {A.they} was waiting for.]]
[[otherwise: {C} coughs. It is the cough of somebody who can see the last of their chances from here.]]

@C (to {B})
You might tell {A} to make haste. You are the only one {A.they} ever listens to.
[[hint: Ask {B} to send {A} off.]]

@A (to {B}) #nobody-asked#
I told everybody the date. I told you four times. In all these weeks not one person has asked me to stay.
| I left it open as long as I could. Nobody asked. I thought that you, of all people, might have asked.
[[hint: Say that nobody asked you to stay.]]

@B (to {A}) #why-not#
I asked somebody, once. They stayed, and looked past me for the rest of their life. I would rather be written to.
| Because you would have stayed. And one wet morning you would have looked at me, and counted.
[[hint: Say why you have not asked.]]

### going or staying
= Now it has been said why. It has still not been said.
[[flag: {A} stays, or goes with a lighter heart.]]
[[otherwise: {C} sets off alone, walking slowly, to be fair to both possibilities.]]
[[ending: The word]]

#### one word
= It is a short word, and it takes a long time.

@A (to {B})
(puts down the {thing}) Try it. You need not mean it. I only want to know how it would have sounded.
[[hint: Put down the {thing}, and ask {B} to say it.]]

@B (to {A})
Stay. There. It sounds like an order to a dog. Stay, please. I should hate it here.
[[hint: Ask {A} to stay.]]

@C (to {A})
(sighs) I knew it when you packed so little. I shall write to you both. I shall be bitter on the first page only.
[[hint: Say goodbye to {A}.]]

@A (to {B}) #stays#
(smiles at {B}) And I shall never look past you. If I do, you may hit me with that.
| (smiles at {B}) That was all. It is a very good sentence. I cannot think why people do not use it.
[[hint: Say that you will stay.]]

#### with a lighter bag
= To have been wanted is enough to travel on.

@A (to {B})
So you wanted me to stay, and that is why you never said it. I had it the wrong way round.
[[hint: Say that you understand.]]

@B (to {A})
I generally do things the wrong way round. Go. I shall keep a place clear, where that used to lie.
[[hint: Tell {A} to go.]]

@C (to {B})
I will look after the two of them. I mean the {thing}, too.
[[hint: Promise to look after {A}.]]

@A (to {B}) #goes#
(bows) Then I can go. It was only that I could not leave without somebody to leave.
| (bows) Now I am sorry to go. You do not know how much better that is.
[[hint: Say goodbye.]]
`,
};
