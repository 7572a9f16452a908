import type { Premise } from '../../../premise.ts';

/** A and B have invented something, and it has got out of hand: C believes in it. */
export const hoax: Premise = {
  id: 'hoax',
  words:
    'hoax prank fake fraud trick swindle con conman joke forgery forge forger counterfeit pretend invent invention charlatan miracle scam ufo claim medium séance seance con-artist pretend-to-be fake-doctor',
  casting: `
C > A: believe
A: forger charlatan medium magician conman
C: pilgrim journalist reporter widow
`,
  isIncognito: true,
  matter: 'the miracle',
  title: 'It was only meant for Tuesday | Eleven days on foot | The true story of the {thing}',
  about:
    '{A} and {B} made up {matter} for a joke, with the {thing}. Now there are pilgrims. {C} has walked for eleven days to see it, and is standing at {place}.',
  people: [
    {
      persona: '{A} has the ideas, cannot leave a good lie alone, and has begun to sell soup to the pilgrims.',
      wants: {
        public: 'To keep it going a little longer.',
        private: 'To find out whether there is anything that people will not believe.',
      },
      manner: { openers: ['Picture it:'], tags: ['they love that'] },
      knows: [
        { matter: 'it-grew', says: 'We told three people, on a Tuesday. On the Friday somebody told it to me.' },
        {
          matter: 'made-it-up',
          says: 'We made it up. It was raining. We had that {thing}, and a candle, and nothing to do.',
          secret: 'We do not explain it. We only happened to be there.',
        },
      ],
      lines: [
        '# question\nWho can say? It is wonderful how little one knows.',
        '# greeting\nWelcome, welcome. Mind the candles. Soup is on the left.',
        '# challenge\nA doubter! We have a special place for doubters. Nearer the front.',
      ],
    },
    {
      persona: '{B} did the practical part, is a bad liar, and has started to lie awake.',
      wants: { public: 'To stop before somebody gets hurt.', private: 'That it should turn out to have been true.' },
      manner: { openers: ['Can we not,'], tags: ['it was only a joke'] },
      knows: [
        { matter: 'somebody-walked', says: 'There is a woman who sold her goat to come here. Her goat!' },
        {
          matter: 'something-happened',
          says: 'On Thursday I did not touch it. I swear. And it happened all the same. I have not told {A}.',
          secret: 'It works with a thread. It always works with a thread.',
        },
      ],
      lines: [
        '# question\nDo not ask me. Please. I go red.',
        '# thanks\nNo. No, do not thank me, that is worse.',
        '# greeting\nHow far have you come? No, do not say it.',
      ],
    },
    {
      persona:
        '{C} has walked eleven days on bad feet, asks for nothing foolish, and looks at things until they answer.',
      wants: {
        public: 'To see it with {C.their} own eyes.',
        private: 'To be allowed to put down a hope that has become too heavy.',
      },
      manner: { openers: ['I have come a long way,'], tags: ['I can wait'] },
      knows: [
        {
          matter: 'why-c-came',
          says: 'My sister does not speak since the flood. I do not ask that she speaks. I ask whether I should go on asking.',
        },
        {
          matter: 'saw-the-thread',
          says: 'I saw the thread as soon as I came in. I sew for a living.',
          secret: 'My eyes are not what they were.',
        },
      ],
      lines: [
        '# question\nI do not know. I am only a person who walked here.',
        '# offer\nI am not hungry. I should like to look at it a little longer.',
      ],
    },
  ],
  matters: [
    { id: 'it-grew', claim: 'more people believe in it every day' },
    { id: 'somebody-walked', claim: 'somebody sold a goat to come' },
    { id: 'why-c-came', claim: 'the sister of {C} does not speak since the flood' },
    { id: 'made-it-up', claim: '{A} and {B} made it up' },
    { id: 'saw-the-thread', claim: '{C} saw the thread at once' },
    { id: 'something-happened', claim: 'it happened on Thursday without the thread' },
  ],
  script: `
## Tuesday’s joke
INT. HERE

### how it stands
= It began with a candle and a wet afternoon. Today there is a queue.
[[flag: {B} has said that it must stop, and {A} has not listened.]]
[[otherwise: {A} counts the takings from the soup, and {B} counts the days.]]

@B (to {A}) #wants-to-stop#
Can we not tell them? Today? A woman has sold her goat. There are people with crutches at the gate.
| We have to stop it. It was only meant for Tuesday. I have had somebody kiss my sleeve.
[[hint: Tell {A} that it must stop.]]

@A (to {B})
Picture it: we say it was a joke, and forty people have walked here for nothing. It would be cruel. It would be bad for the soup.
[[hint: Say that it would be cruel to tell them.]]

@B (to {A})
It was you who said {matter}. I only did the thread.

@A (to {B}) #hushes-b#
And a very good thread. Hush. Here comes another. Look humble.
| You did it beautifully. Nobody can see it. Now be quiet, and look as though you had slept well.
[[hint: Silence {B}: somebody is coming.]]

### the pilgrim
= {C} comes in slowly, with {C.their} shoes in {C.their} hand.
[[flag: {C} has asked to see it.]]
[[otherwise: {C} stands before the {thing}, and looks, and looks.]]

@C (to {A}) #asks-to-see#
I have come a long way. Eleven days. Is this where it is? I do not want to push in. I can wait.
| Is it here? I was told to ask for the two who saw it first. I have walked eleven days. I am sorry about the floor.
[[hint: Ask to see it.]]

@A (to {C}) #tells-the-tale#
(takes the {thing}) You are standing before it. It was an evening like this. We were thinking of nothing. And then: this, and a light, from nowhere.
| (takes the {thing}) This is it. I was as near as I am to you. It moved. It lit up. Neither of us has been the same since; ask {B}.
[[hint: Take the {thing}, and tell the story.]]

@C (to {B})
And you? What did you see?
[[hint: Ask {B} what {B.they} saw.]]

@B (to {C}) #stammers#
I was… It was dark. I was holding the… I was there. Would you like some soup?
| I saw what {A} saw. From the other side. Please do not ask me, I go red.
[[hint: Try not to lie.]]

## Eleven days
INT. HERE

### what for
= One should never ask a pilgrim why. {B} asks.
[[flag: {C} has said why {C.they} has come.]]
[[otherwise: {C} sets the shoes side by side before the {thing}. There is hardly any shoe left.]]

@B (to {C})
What have you come for? If I may. Most of them want money, or a husband.
[[hint: Ask {C} what {C.they} has come for.]]

@C (to {B}) #tells-why-came#
My sister has not spoken since the flood. I do not ask for her to speak. I only want to ask whether I should go on asking.
| I have been hoping for four years, every day. I am so tired of it. I thought that I would bring it here, and it could say yes or no.
[[hint: Say why you have come.]]

@A (to {C})
It will say yes. It always says yes. They love that.
[[hint: Promise that it will say yes.]]

@B (to {A}) #shocked-at-a#
{A}! You cannot say that. That is somebody’s sister.
| Do not. Not that one. You may lie to the ones who want husbands.
[[hint: Be shocked at {A}.]]

### the thread
= {C} has been looking at it for some time now.
[[flag: It is out that it was made up, or that something else is the matter.]]
[[otherwise: Something glints, thin as a hair, between the {thing} and {A}’s sleeve.]]

#### seen
= {C} sews for a living.

@C (to {A}) #names-thread#
There is a thread on it. Waxed, forty gauge. I saw it as I came in. I wanted to hear how you would tell it.
| I can see how it is done. It is a good knot. I use it for buttons. You need not be frightened.
[[hint: Say that you have seen the thread.]]

@A (to {C}) #is-caught#
You saw it. And you let me go on about the light from nowhere.
| Eleven days, and it takes you a minute. Well. There it is. It was raining, and we were bored.
[[hint: Admit that it was made up.]]

@C (to {A})
You told it well. I nearly stopped seeing it.

@B (to {C})
I am so sorry. I am so sorry about your feet.
[[hint: Apologise to {C}.]]

#### Thursday
= {B} cannot hold it any longer. It is not what {A} expected.

@B (to {A})
I have to say something. It is about Thursday.
[[hint: Say that something happened on Thursday.]]

@A (to {B})
Not now. Thursday was excellent. Thursday they wept.

@B (to {A}) #tells-thursday#
On Thursday I did not do it. I was not even holding the thread. I was outside, being sick. And it happened.
| There was no thread on Thursday. I had cut it off; I meant to end it. And then I heard them all breathe in.
[[hint: Say that on Thursday it happened without you.]]

@A (to {B}) #does-not-believe#
Do not tell me that. I am the one who tells people that. It was a draught.
| Very good. You have got better at it. You hardly went red. You did not go red at all. Say that it was a draught.
[[hint: Refuse to believe it.]]

### without the thread
= There is a queue outside. {C} has all the time in the world, and {B} has scissors.
[[flag: They have cut the thread, or {A} has told the truth.]]
[[otherwise: The candle goes out by itself. It may have been the draught. Nobody relights it.]]
[[ending: A draught]]

#### cut
= Somebody has to find out.

@C (to {B})
Cut it. I should like to see what is left.
[[hint: Ask {B} to cut the thread.]]

@A (to {C}) #cuts-thread#
(gives the {thing} to {C}) Hold it. In your own hand, with nothing on it. I am curious. I have not been curious since I began to know everything.
| (gives the {thing} to {C}) There. No thread, no sleeve. Ask it. If nothing happens, you may hit me with it.
[[hint: Give {C} the {thing}, without the thread.]]
[[done: {thing-id} held by {C-id}]]

#### told
= There are forty people out there, and a goat’s worth of hope.

@B (to {A})
Tell them. You tell it so well. Tell them this as well as you told them that.
[[hint: Ask {A} to tell everybody the truth.]]

@A (to {B}) #tells-truth-to-all#
(puts the {thing} on the {table}) Picture it, then: two fools on a wet Tuesday. They will tear me to pieces. It is the best ending I ever had.
| (puts the {thing} on the {table}) I shall need to stand on something. And you give back the money while I talk. Begin with the goat.
[[hint: Put down the {thing}, and agree to tell the truth.]]

### in the hand
= {C} holds it as one holds a bird that has flown against a window.
[[moot: not beat cuts-thread]]
[[flag: {C} has asked {C.their} question.]]
[[otherwise: Nothing happens. It goes on not happening for quite a while, and {C} smiles.]]
[[ending: No thread]]

@C (to {A}) #has-asked#
It says nothing. It is quite warm, and it says nothing. That is what my sister does. I never thought of it as an answer.
| I have asked. I do not think that I shall tell you. But I can put it down now.
[[hint: Say what it was like.]]

@B (to {C})
Was there… Did you feel anything? I only ask because of Thursday.
[[hint: Ask {C} whether anything happened.]]

@C (to {B}) #goes-home#
(smiles at {B}) I felt eleven days. Now I shall walk back, and sit by her, and not ask. Is there really soup?
| (smiles at {B}) I felt that somebody was sorry. It was you. It did me good all the same.
[[hint: Tell {B} that you will go home.]]

### a speech
= {A} goes out to them. One can hear the forty fall silent.
[[moot: beat cuts-thread or not beat tells-truth-to-all]]
[[flag: {A} has told it, and somebody has answered.]]
[[otherwise: There is a long silence out there; then somebody laughs, and then somebody else.]]
[[ending: The truth, on a Tuesday]]

@A (to {C}) #rehearses#
Stay by me. If they believe this, too, I do not know what I shall do.
| How do I begin? I have never told one that was so. It has no shape.
[[hint: Ask {C} for help.]]

@C (to {A})
Begin with the rain. It was raining. That part is true, and everybody knows it.
[[hint: Tell {A} how to begin.]]

@B (to {A}) #walks-beside#
And leave Thursday to me. I shall say that I do not know. I have wanted to say that for a week.
| I am coming with you. I did the thread. If they throw things, they should have two to throw at.
[[hint: Go with {A}.]]
`,
};
