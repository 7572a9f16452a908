import type { Premise } from '../../../premise.ts';

/** A bets B that B cannot go an evening without telling a lie. */
export const wager: Premise = {
  id: 'wager',
  isUsual: true,
  words: 'wager bet gamble gambler dice card stake poker dare casino odds luck game chess winner winnings roulette',
  casting: `
A > B: bet dare challenge
`,
  matter: 'whether people can be honest',
  title: 'Ten minutes of it | Double or honest | {A}’s last {thing}',
  about:
    '{A} has bet {B} the {thing} that {B} cannot answer ten minutes of questions without a lie. {C} is to ask them, and {C} has a question of {C.their} own.',
  people: [
    {
      persona: '{A} would bet on two raindrops, always pays, and has very little left to pay with.',
      wants: { public: 'To win the bet.', private: 'To lose it: to find one person who does not lie.' },
      manner: { openers: ['Evens.'], tags: ['I will lay you that'] },
      knows: [
        {
          matter: 'the-bet',
          says: 'Ten minutes, any question, no lies. I say it cannot be done by anybody with a mother.',
        },
        {
          matter: 'nothing-left',
          says: 'The {thing} is the last thing I own. I lost the house on a horse called Prudence.',
          secret: 'I can afford it. I can always afford it.',
        },
      ],
      lines: [
        '# question\nI will bet you that you know already.',
        '# refusal\nTwo to one, then. Three. You are shaking your head at good money.',
        '# greeting\nYou came in with the left foot. I had a penny on the right.',
      ],
    },
    {
      persona: '{B} is known for telling people the truth, and enjoys it rather more than {B.they} should.',
      wants: { public: 'To prove that {B.they} never lies.', private: 'Not to be asked about {C}.' },
      manner: { openers: ['Frankly,'], tags: ['you did ask'] },
      knows: [
        { matter: 'proud-of-it', says: 'I told my own sister about the hat. On the day.' },
        {
          matter: 'loves-c',
          says: 'I have been in love with {C} for three years. I have been rude to nobody else so carefully.',
          secret: 'Ask me something else. That is not a lie. It is a request.',
        },
      ],
      lines: [
        '# question\nFrankly, yes. You will not like the rest of it.',
        '# praise\nThat is true. Thank you for noticing.',
        '# insult\nInaccurate. I could do it better myself.',
      ],
    },
    {
      persona: '{C} is kind, curious and a shade too honest for {C.their} own good, and was asked to keep the time.',
      wants: { public: 'To be a fair umpire.', private: 'To find out why {B} is always so hard on {C.them}.' },
      manner: { openers: ['I only wondered,'], tags: ['if that is allowed'] },
      knows: [
        {
          matter: 'going-away',
          says: 'I am going away on Thursday, for good. I have told nobody. I wanted to see whether anybody would mind.',
          secret: 'Oh, I have no plans. I never have plans.',
        },
      ],
      lines: [
        '# question\nI am only the umpire. But I think so. Do you?',
        '# greeting\nAm I late? I was told to bring a watch, and I have not got one.',
      ],
    },
  ],
  matters: [
    { id: 'the-bet', claim: '{B} has to answer for ten minutes without a lie' },
    { id: 'proud-of-it', claim: '{B} is proud of telling the truth' },
    { id: 'nothing-left', claim: 'the {thing} is the last thing that {A} owns' },
    { id: 'going-away', claim: '{C} is going away on Thursday' },
    { id: 'loves-c', claim: '{B} loves {C}' },
  ],
  script: `
## Ten minutes
INT. HERE

### the stake
= They have been arguing about {matter} since supper, and now there is something on it.
[[flag: The bet is made, and the {thing} lies where both can see it.]]
[[otherwise: {A} spits in {A.their} palm and holds it out, and {B}, being honest, says what {B.they} thinks of that.]]

@A (to {B}) #makes-bet#
(takes the {thing}) This against your good opinion of yourself. Ten minutes, {C} asks, you answer. One lie and I win.
| (takes the {thing}) I lay you this that you cannot go ten minutes. Nobody can. I have seen saints crack at four.
[[hint: Take the {thing}, and offer the bet.]]

@B (to {A}) #takes-bet#
Done. Frankly, it is theft. I have not lied since I was nine, and that was to a goose.
| Taken. You might as well hand it over now and save us the time.
[[hint: Take the bet.]]

@A (to {C})
(puts the {thing} on the {table}) It lies there until one of us may touch it. You are the umpire. Be nosy.
[[hint: Put the {thing} on the {table}, and ask {C} to begin.]]

@C (to {A})
Anything at all? It seems unkind. I only wondered whether there were rules.
[[hint: Ask whether there are rules.]]

@A (to {C})
One. No mercy.

### the easy ones
= The first minutes are a pleasure to listen to.
[[flag: {B} has answered two questions truthfully.]]
[[otherwise: {B} answers questions that nobody has asked, to keep in practice.]]

@C (to {B})
What do you think of my singing?
[[hint: Ask {B} what {B.they} thinks of your singing.]]

@B (to {C}) #answers-singing#
You are flat from the third note on, and you close your eyes, so nobody can signal. I would not miss it for anything.
| It is like a door. But a door one has known for a long time.
[[hint: Say honestly that it is bad.]]

@C (to {B})
And what is the worst thing you ever did?
[[hint: Ask {B} for the worst thing {B.they} ever did.]]

@B (to {C}) #answers-worst#
I told my sister about the hat. I was right about the hat. She wore it all day with her chin up. I could have waited until the Monday.
| I told an old man that his book was dull. He asked me. He had been at it for thirty years, and he thanked me, and went and put it in the stove.
[[hint: Answer truthfully.]]

@A (to {B})
Four minutes. You are sweating. I will lay you anything you like that you are sweating.

## The eighth minute
INT. HERE

### the umpire’s question
= {C} has been saving one.
[[flag: {C} has asked why {B} is so hard on {C.them}.]]
[[otherwise: {C} looks at {B}, and {B} answers at once, about the weather, truthfully.]]

#### straight out
= {C} asks it as one asks the way.

@C (to {B}) #asks-why-hard#
Why are you always so hard on me? You are polite to people you cannot stand. I have watched you do it.
| I only wondered. You tell everybody the truth once. You tell me twice. Why?
[[hint: Ask {B} why {B.they} is so hard on you.]]

@B (to {C})
That is… How many minutes is that?
[[hint: Play for time.]]

@A (to {B})
Eight. Answer the umpire.

#### by way of Thursday
= {C} comes at it from the other side.

@C (to {B})
If I were to go away, for good, would you notice? You may say no. I should like to know before Thursday.
[[hint: Ask {B} whether {B.they} would notice if you went away.]]

@B (to {C})
What is on Thursday?
[[hint: Ask what happens on Thursday.]]

@C (to {B}) #says-thursday#
The coach. I have a seat on it. Nobody knows. I wanted to see whether anybody would mind, and you are the only one who would say.
| I leave. I did not tell anybody. People are so kind, one never finds out. So I am asking you.
[[hint: Say that you leave on Thursday.]]

@A (to {C})
That is not a question, that is an ambush. I like it. Answer it, {B}.

### the silence
= It has never taken {B} so long to be frank.
[[flag: {B} has tried to get out of it.]]
[[otherwise: {B} says nothing. There was nothing in the rules about nothing.]]

@B (to {A}) #tries-to-pay#
You win. Take your {thing}, and keep my good opinion. I would sooner pay.
| I forfeit. Is one allowed to forfeit? I have a headache. That is not a lie; it began just now.
[[hint: Try to give up the bet.]]

@A (to {B}) #will-not-have-it#
Oh no. I do not want to win like that. I have bet on people all my life, and you are the first one I ever hoped would cost me something.
| You cannot forfeit. I have got nothing else, do you understand? That is the last thing I own, there. I put it down because I wanted to see it lost to somebody.
[[hint: Refuse to let {B} give up.]]

@C (to {A})
The last thing? You said that you could afford it.
[[hint: Ask {A} about the stake.]]

@A (to {C})
I was not the one who had to tell the truth.

@C (to {B})
One minute. You need not. I think I know; you think that I am a fool.
[[hint: Tell {B} that there is a minute left.]]

### the tenth
= There is a minute to go, and two ways to spend it.
[[flag: {B} has lied, or has told the truth.]]
[[otherwise: The ten minutes are over. Nobody says so. The {thing} lies there, and belongs to no one.]]
[[ending: A draw]]

#### the lie
= There is always one that one has kept in case.

@B (to {C}) #tells-lie#
I am hard on you because you are tiresome, and I should not notice on Thursday or on Friday. There. That is the truth.
| You think quite right. A fool. I shall not notice. Goodbye.
[[hint: Tell {C} a lie.]]

@A (to {B}) #calls-lie#
(takes the {thing}) And that is mine. Nine minutes and fifty seconds. I have never been so sorry to win anything.
| (takes the {thing}) That was a lie. That was a beauty. I would know it in the dark; I was married.
[[hint: Take the {thing}: that was a lie.]]

#### the truth
= It comes out like a tooth.

@B (to {C})
If I were polite to you I should have to be polite for the rest of the evening, and then I should say it.
[[hint: Begin to explain.]]

@C (to {B})
Say what?

@B (to {C}) #tells-truth#
That I have been in love with you for three years. It is not convenient. You sing flat. I would notice on Thursday by about a quarter past.
| That I love you. Frankly. I have told you every other true thing I could find, to keep that one from getting out.
[[hint: Tell {C} that you love {C.them}.]]

### called
= {A} has won, and looks like somebody who has lost a house on it.
[[moot: not beat calls-lie]]
[[flag: {C} has heard that it was a lie.]]
[[otherwise: {C} turns to {B} with {C.their} mouth open, and does not say the next thing.]]
[[ending: The lie]]

@C (to {A})
How do you know that it was a lie? It sounded like all the others.
[[hint: Ask {A} how {A.they} knows.]]

@A (to {C}) #explains-lie#
(gives the {thing} to {C}) No. The others were cruel and took trouble. That one was only cruel. Hold this. Ask again on the way to the coach.
| (gives the {thing} to {C}) {B} never says goodbye to people and means it. Ask anyone. Take it; I only came to see it lost.
[[hint: Give {C} the {thing}, and say how you know.]]

@B (to {C}) #asks-which-coach#
What time is the coach?
| Is it the early one, or the late one? I ask as one asks about weather.
[[hint: Ask {C} when the coach leaves.]]

### paid
= {A} has lost the last thing {A.they} had, and is beaming.
[[moot: beat calls-lie or not beat tells-truth]]
[[flag: The bet has been paid.]]
[[otherwise: {A} pushes the {thing} across to {B}, and applauds, softly, with two fingers.]]
[[ending: Ten whole minutes]]

@A (to {B}) #pays-up#
(gives the {thing} to {B}) Paid in full. Forty years I have been looking for somebody to lose that to.
| (gives the {thing} to {B}) Yours. I have not got a chair to sit on, and I never had a better evening.
[[hint: Give {B} the {thing}: the bet is won.]]

@C (to {B})
Three years. You told me that my coat looked like a dog. I cried. I got rid of the coat.
[[hint: Tell {B} what it was like.]]

@B (to {C})
It did look like a dog. I liked the dog.

@C (to {B}) #answers-b#
(smiles at {B}) I have ten minutes, too. Ask me something.
| (smiles at {B}) There is another coach on the Monday. I only wondered. Ask me whether I would take it.
[[hint: Tell {B} to ask you something.]]
`,
};
