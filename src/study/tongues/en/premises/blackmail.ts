import type { Premise } from '../../../premise.ts';

/** B knows something about A and wants to be paid for it. It turns out that B needs A more than the money. */
export const blackmail: Premise = {
  id: 'blackmail',
  words:
    'blackmail extort extortion blackmailer scandal hush compromise incriminate leverage expose exposure shame reputation compromising pay-silence keep-quiet',
  casting: `
B > A: blackmail extort threaten
B: blackmailer
`,
  matter: 'a thing that happened once',
  title: 'A small consideration | A sum to be named | First offence',
  about:
    '{B} has asked {A} to {place}, to speak about {matter}, and to name a sum. It is {B.their} first time, and it shows.',
  people: [
    {
      persona:
        '{A} has a good name, a clear desk and a drawer that {A.they} never opens; {A.they} has waited twenty years for this letter.',
      wants: { public: 'To know what {B} wants.', private: 'To be done with being afraid, whatever it costs.' },
      manner: { openers: ['Let us be businesslike.'], tags: ['I take it'] },
      knows: [
        { matter: 'good-name', says: 'I am asked to open things. Bridges, flower shows. It is that kind of name.' },
        {
          matter: 'what-happened',
          says: 'There was a fire, and I had left the lamp. Somebody else was dismissed for it. I let them be.',
          secret: 'I have no idea what you are referring to. Refer to it again.',
        },
      ],
      lines: [
        '# question\nYou asked for this meeting. I am the one who asks.',
        '# threat\nYes, that is the part I had expected. What else have you?',
        '# greeting\nYou are younger than your handwriting.',
      ],
    },
    {
      persona: '{B} rehearsed this in front of a mirror, has a cold, and was brought up to say please.',
      wants: {
        public: 'To be paid for keeping quiet.',
        private: 'To hear {A} say aloud what was done to {B.their} father.',
      },
      manner: { openers: ['I have written it down.'], tags: ['please'] },
      knows: [
        { matter: 'has-proof', says: 'I have the lamp-man’s letter. He wrote down who came out of that room last.' },
        {
          matter: 'whose-child',
          says: 'It was my father whom they dismissed. He never said a word against you. He said you had looked ill.',
          secret: 'It does not matter who I am. I am the one with the letter.',
        },
      ],
      lines: [
        '# question\nI am not supposed to answer that. It is in my notes: do not answer questions.',
        '# apology\nNo, I am sorry. I mean: you should be.',
        '# refusal\nThen I shall have to, you know. Please do not make me have to.',
      ],
    },
    {
      persona: '{C} has done this for a living, came along to see that it is done properly, and takes a third.',
      wants: {
        public: 'To give a young person a start.',
        private: 'To have a rich man in the pocket for ever, and not for once.',
      },
      manner: { openers: ['In my experience,'], tags: ['nothing personal'] },
      knows: [
        {
          matter: 'never-stops',
          says: 'Nobody pays once. You come back in the spring. That is the whole trade.',
          secret: 'A single payment, and you never see us again. My hand on it.',
        },
      ],
      lines: [
        '# question\nDiscretion is what you are buying. I would not be giving any away.',
        '# insult\nPeople are always cross on the first day.',
      ],
    },
  ],
  matters: [
    { id: 'good-name', claim: '{A} has a good name' },
    { id: 'has-proof', claim: '{B} has proof of what {A} did' },
    { id: 'never-stops', claim: '{C} means to come back for more' },
    { id: 'what-happened', claim: 'it was {A} who left the lamp burning' },
    { id: 'whose-child', claim: 'the one who was dismissed for it was the father of {B}' },
  ],
  script: `
## A sum
INT. HERE

### the first demand
= {B} has practised the opening. It does not go as practised.
[[flag: {B} has said what {B.they} has, and {A} has not turned a hair.]]
[[otherwise: {B} unfolds a paper, finds that it is the shopping, and folds it up again.]]

@B (to {A}) #opens-badly#
I know about {matter}. I have proof. I want money, please.
| Good day. I have written it down. Point one: I know what you did. Point two is the money.
[[hint: Tell {A} what you know, and that you want money.]]

@A (to {B})
Do sit. You have a cold. How much money?
[[hint: Ask {B} how much.]]

@B (to {A})
I had thought… I had not got to the number. I thought you would say that it was not true.
[[hint: Admit that you have no sum in mind.]]

@C (to {A}) #names-sum#
A hundred now, and something small in the spring, to show that we are friends. In my experience people find it a relief.
| My young friend is shy. A hundred. And we would not be strangers. Call it a subscription.
[[hint: Name the sum.]]

@A (to {C})
And you are the spring, I take it.

### the proof
= A businesslike person asks to see the goods.
[[flag: The proof lies where everybody can see it.]]
[[otherwise: {B} lays a letter down, and on the letter, so that it should not blow away, the {thing}.]]

@A (to {B})
You say proof. I have paid for paper before that had nothing on it.
[[hint: Ask to see the proof.]]

@B (to {A}) #shows-proof#
(takes the {thing}) You left this there. It was found in the ashes. My father kept it and would not sell it.
| (takes the {thing}) This was yours. It was under the table when they swept up. There is a letter, too, but you will know this without reading.
[[hint: Take the {thing}: it was found where it happened.]]

@A (to {B}) #knows-it-again#
Yes. I looked for that for a week. I was more afraid of that than of anything, for a week. Then nobody came, and one gets used to it.
| I had forgotten that it was so small. I have dreamt of it the size of a house.
[[hint: Say that it is yours.]]

@C (to {B})
Now you hold on to it. That is your whole fortune there. Never let them touch it.
[[hint: Tell {B} not to let go of the {thing}.]]

## Point three
INT. HERE

### whose father
= {A} is good at figures, and something in this one does not add up.
[[flag: It has come out who {B} is.]]
[[otherwise: {B} sneezes. It is a very particular sneeze, and {A} has heard it before, in another throat.]]

#### it slips out
= One can rehearse the words, and not the voice.

@A (to {B})
You said: my father kept it. Who was your father?
[[hint: Ask {B} who {B.their} father was.]]

@C (to {B})
Do not answer. It is the first rule. It is the only rule.
[[hint: Tell {B} not to answer.]]

@B (to {A}) #names-father#
He tended the lamps. You had him out in the road with his box, in the snow, the same day. He said that you looked ill.
| The lamp-man. That is who. He carried the blame for you home on his back, and he put it down in our kitchen, and we ate round it.
[[hint: Say that it was your father who was dismissed.]]

@A (to {B})
He had a cough like that. I never asked whether he found another place. I took care not to ask.
[[hint: Admit that you never asked.]]

#### it is guessed
= {A} has seen that face once, over a box, in a doorway.

@A (to {B}) #guesses-father#
Turn to the light. You are the lamp-man’s. He stood there just so, with his box, and did not say it was not he.
| I know you. There was a child in the road that day, holding one end of a box. You had the same cold.
[[hint: Say that you recognise whose child {B} is.]]

@B (to {A})
I had the heavy end.

@C (to {A})
All the more reason to be generous, then.

@B (to {C}) #hushes-c#
Be quiet. Please. I want to hear what comes next. He never told us what came next.
| No, let that be. I did not come for that. I did, but I did not.
[[hint: Tell {C} to be quiet.]]

### the price goes up
= It was going to be a hundred. It has become something else, and {C} does not like it.
[[flag: {B} has said what {B.they} really wants.]]
[[otherwise: {B} turns the {thing} over. It was worth a hundred, this morning, in front of the mirror.]]

@C (to {B})
Two hundred. You see? They always have more. Say two hundred, and let us be off.
[[hint: Press {B} to ask for more.]]

@A (to {B})
I will give you five. I have it ready; I have had it ready for twenty years. Say the word, and I shall thank you.
[[hint: Offer {B} more than was asked.]]

@B (to {A}) #wants-it-said#
I do not want it. I thought I did. I want you to say it. To somebody. With the name in it.
| Keep it. He died owing four. I want you to stand up in front of people and say who left the lamp.
[[hint: Say that you want {A} to own to it in public.]]

@C (to {B})
Say it? If it is said, it is worth nothing! That is the one thing you never let them do!
[[hint: Protest: a secret that is told is worth nothing.]]

@A (to {C})
You are quite right. I had not thought of it from that side.

### what it is worth
= It comes down to the {thing}, and which hand it is in.
[[flag: {A} has bought the proof, or has said it aloud.]]
[[otherwise: Nobody buys and nobody sells. They go on sitting there, three people in the same trade.]]
[[ending: No sale]]

#### bought
= {B} is tired, and has a cold, and a hundred is a hundred.

@A (to {B})
I cannot do that. I have thought about it every day, and I cannot. Let me pay. It is all I am brave enough for.
[[hint: Say that you cannot do it, and ask to pay.]]

@B (to {A}) #sells-proof#
(gives the {thing} to {A}) Then have it. He would have given it to you for nothing, if you had come to the house.
| (gives the {thing} to {A}) Four is what he owed. Give me four. I do not want to be able to say you paid me.
[[hint: Give {A} the {thing}.]]
[[done: {thing-id} held by {A-id}]]

#### said
= {A} stands up. {A.they} has opened flower shows with less.

@A (to {B})
Would you hold that where they can see it? I shall want something to point to.
[[hint: Ask {B} to hold up the {thing}.]]

@A (to {C}) #says-aloud#
(points at the {thing}) I left the lamp. He had put it out, and I lit it again, and I let him be turned out for it. There. You are people. I have said it to people.
| (points at the {thing}) That is mine, and so was the fire. The lamp-man never did a thing but keep quiet. You may tell that to whom you like.
[[hint: Confess aloud that it was your fault.]]

### a receipt
= Everything is paid for, and nobody seems to have got anything.
[[moot: not beat sells-proof]]
[[flag: {B} has taken leave of {A}.]]
[[otherwise: {A} shuts the {thing} away, out of habit, in the drawer that is never opened.]]
[[ending: Bought]]

@C (to {B})
You had a fortune in your hand. You sold it for the price of a coat.
[[hint: Tell {B} what {B.they} has thrown away.]]

@B (to {C}) #done-with-c#
You can have your third. It is one and a bit. I shall not want a partner; I am giving it up.
| Then buy yourself a third of a coat. I am going home. I have a cold.
[[hint: Tell {C} that you are done with it.]]

@A (to {B}) #asks-where-grave#
Where is he buried? I do not say that I shall go. I should like to know which way to be afraid in.
| He never wrote. If he had written, I should have sent something. That is a lie. I should have moved house.
[[hint: Ask {B} about {B.their} father.]]

### worth nothing
= A good name has gone in half a minute, and the roof is still on.
[[moot: beat sells-proof or not beat says-aloud]]
[[flag: {C} has nothing left to sell.]]
[[otherwise: {C} looks from one to the other, picks up {C.their} hat, and finds that there is nothing to say to people like that.]]
[[ending: Worth nothing]]

@C (to {A}) #loses-trade#
You have ruined it. Twenty years of good fear, and you spend it in one breath. What am I to come back for in the spring?
| There goes the spring. There go both our springs. Do you people never think of those who have to live from it?
[[hint: Complain that the secret is worth nothing now.]]

@A (to {C})
Come for the flowers. I do not suppose that I shall be opening them.

@B (to {A}) #gives-back-small#
(puts down the {thing}) I did not think you would. I had a point four, for if you did. It only says: thank you.
| (puts down the {thing}) He said that you looked ill. You look better. I thought I would mind that more.
[[hint: Put down the {thing}, and thank {A}.]]
`,
};
