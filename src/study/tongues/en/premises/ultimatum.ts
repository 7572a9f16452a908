import type { Premise } from '../../../premise.ts';

/** There is until the candle burns down. A brings the terms, B has to answer them, and C counts. */
export const ultimatum: Premise = {
  id: 'ultimatum',
  words:
    'ultimatum deadline demand surrender midnight threat threaten terms countdown standoff obey refuse comply bomb until until-midnight by-midnight until-dawn by-dawn or-else last-chance hand-over give-up',
  casting: `
A > B: demand threaten order command
B > A: refuse defy
A: envoy messenger
`,
  matter: 'what is to be handed over',
  title: 'Until the hour | No way back | Sixty minutes in {place}',
  about:
    '{A} has been sent to {place} with a demand, and {B} has an hour to answer it. {A} has not said who sent {A.them} with no way back.',
  people: [
    {
      persona: '{A} is a correct, tired envoy who reads terms aloud as though they were somebody else’s handwriting.',
      wants: { public: 'To bring back a yes.', private: 'Not to be there when they come after a no.' },
      manner: { openers: ['I am instructed to say:'], tags: ['those are the words'] },
      knows: [
        {
          matter: 'the-terms',
          says: 'Hand over {matter}, with the {thing} as a pledge, and everybody here keeps what they have.',
        },
        {
          matter: 'no-way-back',
          says: 'If you say no, they do not want me back. I am counted with you. I found that out on the way.',
          secret: 'I go back with your answer. That is all an envoy does.',
        },
      ],
      lines: [
        '# question\nI can read you the paragraph again. It does not improve.',
        '# greeting\nI come with terms. I am sorry; I used to come with presents.',
        '# threat\nYou may. There is nothing in my instructions against it.',
        '# insult\nI have been called that in better languages.',
      ],
    },
    {
      persona:
        '{B} is stubborn, responsible for more people than {B.they} can feed, and hates being hurried above all.',
      wants: { public: 'To keep what is ours.', private: 'To find a no that nobody dies of.' },
      manner: { openers: ['Slowly.'], tags: ['in my own time'] },
      knows: [
        { matter: 'people-depend', says: 'There are forty people who sleep because I tell them they can.' },
        {
          matter: 'cannot-hold',
          says: 'We could not hold out a day. I have known it since the spring. I paint the walls so it does not show.',
          secret: 'We can hold out as long as we like. Tell them that.',
        },
      ],
      lines: [
        '# question\nI am thinking. It looks like this.',
        '# order\nNobody has given me an order since my mother.',
        '# greeting\nSay it standing. You will not be long.',
      ],
    },
    {
      persona: '{C} keeps the time and the stores, is nineteen, and would like once to be asked.',
      wants: { public: 'To tell them how long there is.', private: 'To go out there and talk to somebody.' },
      manner: { openers: ['By my count,'], tags: ['and going'] },
      knows: [
        {
          matter: 'they-are-few',
          says: 'I counted their fires. Then I counted the people at them. They light three for every one they need.',
        },
      ],
      lines: ['# question\nAsk me how long. That I know.', '# greeting\nThere is not much time. I am sorry; good day.'],
    },
  ],
  matters: [
    { id: 'the-terms', claim: 'they want {matter}, and the {thing} as a pledge' },
    { id: 'people-depend', claim: 'forty people depend on {B}' },
    { id: 'cannot-hold', claim: '{B} could not hold out a day' },
    { id: 'they-are-few', claim: 'the others light more fires than they need' },
    { id: 'no-way-back', claim: '{A} cannot go back with a no' },
  ],
  script: `
## The terms
INT. HERE

### the paragraph
= {A} has come alone, with a paper learnt by heart, and the hour has begun.
[[flag: The terms have been read, and {B} has asked for the time.]]
[[otherwise: {A} says the whole paragraph to nobody in particular, and it sounds exactly the same.]]

@A (to {B}) #reads-terms#
I am instructed to say: you hand over {matter}. As a pledge of it you hand over the {thing}. You have until the hour. Those are the words.
| They want {matter}. They want the {thing}, to show that you mean it. And they want it by the hour. I left out the greetings; there were none.
[[hint: Read {B} the terms.]]

@B (to {A})
And if I do not?
[[hint: Ask what happens otherwise.]]

@A (to {B})
There is nothing about that in the paper. They thought it would be clear.
[[hint: Say that the paper does not say.]]

@B (to {C}) #asks-time#
How long is that?
| Then let us not waste it. How long have I got?
[[hint: Ask {C} how long there is.]]

@C (to {B}) #counts-down#
By my count, a little under the hour. It was the whole of it when {A} came in and began being polite.
| Fifty minutes. Forty-nine, by the time I have said it.
[[hint: Say how long there is left.]]

### the pledge
= They have asked for one small thing first. It is always one small thing first.
[[flag: {B} has kept the {thing}, or let {A} have it to look at.]]
[[otherwise: The {thing} lies where it lies. It has never been looked at by so many people at once.]]

@A (to {B})
(looks at the {thing}) Is that it? I had imagined something one would fight for.
[[hint: Look at the {thing}, and ask whether that is the pledge.]]

@B (to {A}) #holds-the-pledge#
(takes the {thing}) It was here before I was. That is all there is to say for it. It is a good deal.
| (takes the {thing}) It is not worth a dog’s tooth. That is why they want it. If I give them this, I will give them anything.
[[hint: Take the {thing}, and say what it means to you.]]

@C (to {B})
It is a {thing}. There are forty people asleep back there. I counted them when I went round. I always count them.
[[hint: Remind {B} of the people who depend on {B.them}.]]

@B (to {C})
I know how many there are. I know which of them snore.

## Less than half
INT. HERE

### what each of them knows
= Half of the hour is gone. There are three people here, and each has kept something back.
[[flag: One of them has said what was kept back.]]
[[otherwise: It gets darker, or seems to. Somebody has stopped counting aloud.]]

#### the fires
= The youngest has been waiting to be asked, and gives up waiting.

@C (to {B})
Nobody has asked me anything but the time. So I am going to say something else.
[[hint: Say that you have something to report.]]

@C (to {B}) #tells-fires#
They light three fires for every one they need. I lay there two nights and counted heads. They are fewer than we are.
| I counted their fires, and then I counted who sat at them. It is thirty people and a lot of wood.
[[hint: Tell {B} that the others are few.]]

@A (to {C})
You should have been an envoy. I was not told that. I was told to look pale.
[[hint: Admit that you did not know.]]

@B (to {A})
Then why would they give me an hour? I would not give an hour, if I could take it.
[[hint: Ask why they give an hour.]]

#### the way back
= The oldest hand at this has run out of paper.

@B (to {A})
You keep looking at the door. You should be easy. Whatever I say, you go home.
[[hint: Say that {A} has nothing to fear.]]

@A (to {B}) #tells-no-way-back#
If it is no, I do not. They said: bring a yes, or stay where you brought it. I have a house. I have a very small dog.
| I have been told not to come back with a no. I did not mention it before. It seemed like pressing.
[[hint: Admit that you cannot go back with a no.]]

@C (to {A})
They sent you to be killed with us? That is all you are? A nicer kind of arrow?
[[hint: Say what {A} was sent for.]]

@B (to {A})
Sit down. You are a guest. You have been one for half an hour and nobody gave you anything.
[[hint: Ask {A} to sit down.]]

### the last of it
= {C} has stopped saying how long. Everybody can hear that {C} has stopped.
[[flag: {B} has said what {B.they} is afraid of.]]
[[otherwise: {B} leans on the {table} with both hands, and for a moment it is the {table} that holds everything up.]]

@A (to {B})
They will ask me how you looked. What shall I say that I saw?
[[hint: Ask {B} what you shall report.]]

@B (to {A}) #owns-weakness#
Paint. You saw a great deal of paint. If they leaned on that wall it would come down, and I have known it since the spring.
| Say that I looked like somebody who cannot hold out a day and does not mean to be told so.
[[hint: Admit that you could not hold out.]]

@C (to {B})
You told us a year.

@B (to {C})
You slept, did you not?

@A (to {B})
So. You cannot hold, they cannot take, and I cannot go back. I have written speeches for worse tables than this.
[[hint: Say that all three of you are bluffing.]]

### the answer
= It is the hour.
[[flag: {B} has given an answer.]]
[[otherwise: The hour goes by. Nothing happens. It is the loudest thing any of them has ever heard.]]
[[ending: The hour went by]]

#### yes
= There are things one gives up so as not to be asked for the next.

@C (to {B})
That is the hour. I am sorry. I could count slower.
[[hint: Say that the hour is over.]]

@B (to {A}) #says-yes#
(gives the {thing} to {A}) There is the pledge. Tell them I thought about it the whole hour and you had to pull it out of my hand.
| (gives the {thing} to {A}) Take it. Take it before I think of my mother.
[[hint: Give {A} the {thing}: the answer is yes.]]
[[done: {thing-id} held by {A-id}]]

#### no
= There are things one keeps because somebody said by when.

@A (to {B})
I am instructed to ask for your answer.
[[hint: Ask {B} for the answer.]]

@B (to {A}) #says-no#
(puts the {thing} on the {table}) It stays. Tell them no, or stay here and help us say it.
| (puts the {thing} on the {table}) No. That is the answer. It is short; I had an hour to get the rest out of it.
[[hint: Put the {thing} on the {table}: the answer is no.]]

### after a yes
= It is done, and it is very quiet.
[[moot: not beat says-yes]]
[[flag: {A} has gone with the pledge.]]
[[otherwise: {A} turns the {thing} over, once, and puts it away like a letter.]]
[[ending: A yes]]

@A (to {B}) #reads-reply#
I shall say that it cost you something. They will not know what to do with that. They never do.
| Thank you. I shall tell them you are stronger than you are. It is the least a guest can do.
[[hint: Thank {B}, and say what you will report.]]

@C (to {B})
And tomorrow, when they ask for the next thing?
[[hint: Ask {B} about tomorrow.]]

@B (to {C}) #asks-the-young-one#
(sits on the {seat}) Tomorrow you go. With the fires in your head. You count them out loud, to their faces.
| (sits on the {seat}) Then I shall ask you. I ought to have asked you this time.
[[hint: Sit down, and tell {C} what will happen tomorrow.]]

### after a no
= It is said, and it cannot be put back.
[[moot: beat says-yes or not beat says-no]]
[[flag: {A} has chosen a side.]]
[[otherwise: {A} folds the paper smaller and smaller, until it is nothing anybody was sent with.]]
[[ending: A no]]

@C (to {A})
What do you do now? You cannot go back, and you are standing in the way.
[[hint: Ask {A} what {A.they} will do.]]

@A (to {C}) #changes-sides#
I know the sentence they use before they come. I know how long they wait after it. It is longer than the paper says. I can be of use.
| I shall go out and be an envoy of yours. They have never been sent one. They will have to find a chair.
[[hint: Offer to help them.]]

@B (to {A}) #gives-guest-place#
(nods) Then stand over there, by {C}. And somebody find out about that dog.
| (nods) You will want something to eat. It is not good. It is ours.
[[hint: Take {A} in.]]
`,
};
