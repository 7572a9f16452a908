import type { Premise } from '../../../premise.ts';

/** A is looking for somebody small who has got lost. B has seen them, and gave them something, and will not say which way. */
export const lostChild: Premise = {
  id: 'lost-child',
  words:
    'lost-child missing child baby kid orphan foundling parent runaway pet toddler nephew niece disappear vanish egg lose-child find-baby abandoned-baby search-for lost-son lost-daughter',
  casting: `
A > B: search ask
A: mother father parent grandmother
B: stranger keeper
`,
  matter: 'somebody small who has gone',
  title: 'About so high | Since dusk | A promise to somebody small',
  about:
    '{A} has been looking since dusk for a child of seven. {B} spoke to the child an hour ago at {place}, made a promise, and keeps promises.',
  people: [
    {
      persona: '{A} is hoarse from calling, has one small shoe in a pocket, and is being polite with great effort.',
      wants: { public: 'To find the child.', private: 'Not to have to say what the child ran from.' },
      manner: { openers: ['About so high.'], tags: ['since dusk'] },
      knows: [
        { matter: 'child-gone', says: 'Seven years old. A blue coat, one shoe. Since dusk.' },
        {
          matter: 'what-was-said',
          says: 'I said: I wish you were somebody else’s. I said it over a broken dish. I did not even like the dish.',
          secret: 'It was nothing. We had words about a dish.',
        },
      ],
      lines: [
        '# question\nI do not know. Have you seen a child? That is the only thing I know how to talk about.',
        '# greeting\nHave you seen a child? About so high.',
        '# joke\nPlease. Not now. Later I will laugh at anything.',
        '# small-talk\nYes. Have you seen a child?',
      ],
    },
    {
      persona: '{B} lives by {B.their} word, is not used to people, and gets on with children and animals.',
      wants: {
        public: 'To be left out of it.',
        private: 'To find out whether {A} is somebody one may give a child back to.',
      },
      manner: { openers: ['I gave my word.'], tags: ['and it is the only one I have'] },
      knows: [
        {
          matter: 'saw-child',
          says: 'I saw the child. An hour ago. I was asked to promise not to tell, so I promised.',
          secret: 'I see a great many people. Most of them have both shoes.',
        },
        {
          matter: 'where-child-is',
          says: 'Up the old way, to the place with the bell. There is straw. I left my lamp.',
          secret: 'I could not tell you. That is the exact word: I could not.',
        },
      ],
      lines: [
        '# question\nWho wants to know, and are they still angry?',
        '# threat\nI have been shouted at by the sea.',
        '# greeting\nYou have been running. Sit.',
      ],
    },
    {
      persona: '{C} organises searches, has a whistle and a system, and has not listened to anybody for two hours.',
      wants: {
        public: 'To search every place in order.',
        private: 'To make up for a search, once, that came too late.',
      },
      manner: { openers: ['According to the list,'], tags: ['in rows'] },
      knows: [{ matter: 'too-late-once', says: 'Eleven years ago I began at the wrong end. Now I have a list.' }],
      lines: [
        '# question\nWe go in rows. If everybody goes in rows there is no need for questions.',
        '# greeting\nHave you been searched? This place, I mean.',
      ],
    },
  ],
  matters: [
    { id: 'child-gone', claim: 'a child of seven has been missing since dusk' },
    { id: 'too-late-once', claim: '{C} once came too late' },
    { id: 'saw-child', claim: '{B} has seen the child' },
    { id: 'what-was-said', claim: '{A} told the child something unkind' },
    { id: 'where-child-is', claim: 'the child is at the place with the bell' },
  ],
  script: `
## Since dusk
INT. HERE

### have you seen
= {A} comes to everybody with the same sentence. By now it has worn quite smooth.
[[flag: {A} has asked, and {B} has not answered it.]]
[[otherwise: {A} holds a hand out flat, at a certain height above the ground, and looks from one face to the next.]]

@A (to {B}) #asks-seen#
Have you seen a child? About so high. Blue coat. There would be only one shoe.
| Forgive me. I am looking for a child of seven. Blue coat. I have got the other shoe here, in my pocket.
[[hint: Ask {B} whether {B.they} has seen the child.]]

@B (to {A}) #does-not-answer#
What did the child do?
| A child. And what had happened, before? They do not go out in one shoe for nothing.
[[hint: Do not answer; ask what happened.]]

@A (to {B})
Does it matter? It is getting cold.

@C (to {B}) #wants-rows#
According to the list you are number nine. I have to look behind everything. Then we go on, in rows.
| We have no time for talk. I search this place from left to right; then we do the next. It is the only way that works.
[[hint: Say that you will search the place.]]

@B (to {C})
Look where you like. Put things back.

### what is found
= {C} searches from left to right. {A} sees it first.
[[flag: The {thing} has been recognised.]]
[[otherwise: The {thing} lies where a child would put it down: a little too carefully, in a place that has no use for it.]]

@A (to {C})
(looks at the {thing}) Stop. That. How did that come here?
[[hint: Look at the {thing}, and stop {C}.]]

@C (to {A})
It is a {thing}. It is not on the list.

@A (to {B}) #recognises-it#
(takes the {thing}) That was on our shelf this morning. It was carried about all day, as it is every day. The child has been here. You have spoken to my child.
| (takes the {thing}) This goes to bed with us. It has its own pillow. There is no other like it. When were you going to tell me?
[[hint: Take the {thing}: it is the child’s.]]

@B (to {A}) #admits-seen#
I was given it to keep. It was given to me like a crown. I was made to promise, and I promised.
| Yes. I have seen the child. I gave my word that I would not say where. A word is not less because the other one has a milk tooth.
[[hint: Admit that you have seen the child, and have promised not to tell.]]

## A promise
INT. HERE

### the wrong ways to ask
= There are several ways to get an answer out of somebody. Most of them are tried.
[[flag: {B} has not given way.]]
[[otherwise: {B} stands there like a gatepost, and is about as easy to talk round.]]

#### with the whistle
= {C} has a system for this, too.

@C (to {B}) #threatens-b#
You know where a child is, at night, in the cold, and you talk about your word? I will have you taken in. I will have it on the list.
| Eleven years ago somebody had promised as well. We were one hour late. One hour! You will tell me now.
[[hint: Threaten {B}.]]

@B (to {C})
And then the child learns that one gets promises out of people by frightening them. That is a thing to learn at seven.
[[hint: Refuse.]]

@A (to {C})
Let it be. That is how I would have asked, this morning. That is exactly how.
[[hint: Tell {C} to stop.]]

#### with money
= {A} has a purse, and no shame left.

@A (to {B}) #offers-anything#
Whatever you want. I have a house. I have a good coat. You may have it off my back.
| I will pay you. I will pay you anything. You need not say it; you need only look in the direction.
[[hint: Offer {B} anything for it.]]

@B (to {A})
I have been offered something for it already. I was offered half a biscuit.

@C (to {A})
Do not buy it. It encourages them.

@B (to {C})
I took the half biscuit. So you see, it is a contract.

### the dish
= {B} has asked only one question, and has not had an answer.
[[flag: {A} has told what happened.]]
[[otherwise: {A} turns the small shoe over and over, and the question is still standing there.]]

@B (to {A}) #asks-again-what#
I ask you once more. I am not being clever. What did the child run from?
| There is one thing that I want to know before I break my word. What was said, at your house, this evening?
[[hint: Ask {A} what the child ran from.]]

@A (to {B}) #tells-dish#
There was a dish. It broke. I said: I wish that you were somebody else’s. I said it quite clearly. I even pointed at the door, for the shape of it.
| I said that I wished I had another one. Over a dish! I heard it go in. You can hear it, when it goes in.
[[hint: Tell {B} what you said to the child.]]

@B (to {A}) #repeats-child#
“I have to find whose I am.” That is what I was told. I thought that it was a game. The lip was shaking, so I took it seriously.
| So that is it. I was asked whether I knew of anybody who needed one. I said that I would ask around.
[[hint: Tell {A} what the child said.]]

@C (to {A})
It was not an hour, eleven years ago. It was because I shouted. One does not come out to somebody who is shouting. I have never told anyone.
[[hint: Admit that you shouted.]]

### the word
= There is a promise, and there is a cold night.
[[flag: {B} has broken {B.their} word, or has found a way round it.]]
[[otherwise: Far off a bell rings, once, as though somebody small had leant on it. All three look up.]]
[[ending: One stroke]]

#### broken
= It is the first one in forty years.

@A (to {B})
I will not ask you to. I have no right. Only tell me whether it is warm.
[[hint: Ask only whether the child is warm.]]

@B (to {A}) #breaks-word#
By the old way, where the bell is. There is straw, and my lamp. Go and say it was I who told. I will not have the child think that it was nobody.
| The bell house. There. That was my word; it lasted me forty years. Run.
[[hint: Tell {A} where the child is.]]

#### kept
= {B} promised not to say. Nobody spoke of fetching.

@B (to {C})
What was it that I promised? I promised not to tell. I did not promise not to carry a message.
[[hint: Say that you may carry a message.]]

@A (to {B}) #sends-thing#
(gives the {thing} to {B}) Then take that back. Say: whoever this belongs to, belongs to me. Say that I broke the other dish myself.
| (gives the {thing} to {B}) Give this. Say that somebody has asked around, and needs one. Exactly that one. With the shoe off.
[[hint: Give {B} the {thing} to take to the child.]]
[[done: {thing-id} held by {B-id}]]

### the bell house
= It is not far. It was never very far.
[[moot: not beat breaks-word]]
[[flag: {A} knows how to go there.]]
[[otherwise: {A} is gone already, without a coat. The whistle lies on the ground.]]
[[ending: The old way]]

@C (to {A}) #gives-up-rows#
Go alone. No rows. I shall keep everybody back, and I shall keep them quiet. That I can do.
| Take off your boots before the door. They know one’s step. And do not call.
[[hint: Tell {A} to go alone.]]

@A (to {B})
What do I say first?
[[hint: Ask {B} what you should say.]]

@B (to {A}) #advises-a#
Nothing. Sit down outside. Say that you are looking for whose you are.
| Knock. It is a house, tonight. One knocks.
[[hint: Tell {A} what to do.]]

### the messenger
= {B} buttons {B.their} coat like somebody going to court.
[[moot: beat breaks-word or not beat sends-thing]]
[[flag: {B} has gone, and {A} waits.]]
[[otherwise: {B} has gone. {A} stands very still, and does not call. It is the hardest thing anybody has done today.]]
[[ending: A message]]

@B (to {A}) #takes-message#
You stay where you are. If I come back alone, then it was not enough, and you may send another. I shall go as often as you like.
| I will say it word for word. I am good at words, I have so few. Wait here, and do not be tall.
[[hint: Tell {A} to wait.]]

@A (to {C})
What do people do, while they wait?
[[hint: Ask {C} how one waits.]]

@C (to {A}) #waits-quietly#
(sits on the {seat}) I have never tried. I always had the list. I believe that one sits.
| (sits on the {seat}) One does not blow a whistle. I know that much now.
[[hint: Sit down with {A}, and wait.]]
`,
};
