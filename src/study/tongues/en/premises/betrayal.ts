import type { Premise } from '../../../premise.ts';

/** A was sold to the other side, knows by whom, and gives B three chances to say so. */
export const betrayal: Premise = {
  id: 'betrayal',
  words:
    'betray betrayal traitor treason informer informant double-cross turncoat backstab deceit loyalty disloyal spy mole collaborate enemy opposite sell-out double-agent rat snitch leak sell-secret stab-back',
  casting: `
B > A: betray inform deceive
A > B: trust confront catch
B: traitor informer spy mole
`,
  matter: 'a plan that three people knew',
  title: 'Three people knew | Somebody told them | Until {B} says it',
  about:
    'Somebody told the other side where to wait. {A} knows that it was {B}, and has asked {B} to {place} to see how long it takes.',
  people: [
    {
      persona:
        '{A} forgives nothing quickly, plans everything twice, and has not raised {A.their} voice since it happened.',
      wants: {
        public: 'To find out who told the others about {matter}.',
        private: 'To hear {B} say it without being made to.',
      },
      manner: { openers: ['Once more:'], tags: ['and I can wait'] },
      knows: [
        {
          matter: 'they-waited',
          says: 'They were sitting there when we came. They had brought something to eat. They were early.',
        },
        {
          matter: 'a-knows',
          says: 'I have known for two days that it was {B}. I wanted to be told.',
          secret: 'I do not know who it was. That is why we are here.',
        },
      ],
      lines: [
        '# question\nI have one question of my own first. It has been first for two days.\nAsk me when we are done.',
        '# greeting\nYou came. I had that wrong, then.',
        '# apology\nFor which part? Be exact.',
        '# threat\nYou would have to get in line.',
      ],
    },
    {
      persona: '{B} talks fast, jokes when cornered, and has been {A}’s right hand for eleven years.',
      wants: { public: 'To help {A} find the one who talked.', private: 'To be punished and not sent away.' },
      manner: { openers: ['Listen, listen.'], tags: ['honest to God'] },
      knows: [
        {
          matter: 'who-told',
          says: 'It was me. I went to them on the Tuesday, and I was home for supper.',
          secret: 'Could be anybody who can count to three. Could be the wind.',
        },
        {
          matter: 'why-told',
          says: 'They had your name on a list. I bought it off. One name; it was all I had the price of.',
          secret: 'How should I know why anybody would? You would have to ask them.',
        },
      ],
      lines: [
        '# question\nThat is a good one. Can I have an easy one first?',
        '# accusation\nMe? I cannot even keep a surprise party.',
        '# greeting\nWhat is this, a funeral? Who died? No, do not tell me.',
        '#\nSomebody say something. I will do a song, I mean it.',
      ],
    },
    {
      persona: '{C} carries messages, asks nothing about them, and has begun to wish that {C.they} had.',
      wants: { public: 'To get paid and go.', private: 'Not to be the one who carried it.' },
      manner: { openers: ['Far as I know,'], tags: ['I only carry'] },
      knows: [
        {
          matter: 'carried-it',
          says: 'I took a note across that Tuesday. Folded in four. {B} gave it to me and tipped me too much.',
          secret: 'I take notes all day. They all look like notes.',
        },
      ],
      lines: [
        '# question\nI carry them. I do not read them. You would be amazed how few people thank me for that.',
        '# greeting\nSomebody sent for me?',
      ],
    },
  ],
  matters: [
    { id: 'they-waited', claim: 'the others knew where to wait' },
    { id: 'a-knows', claim: '{A} has known for two days who it was' },
    { id: 'carried-it', claim: '{C} carried a note across on the Tuesday' },
    { id: 'who-told', claim: 'it was {B} who told them' },
    { id: 'why-told', claim: '{B} told them to buy off the name of {A}' },
  ],
  script: `
## Two days later
INT. HERE

### the first chance
= Three people knew about {matter}. All three are here, and one of them is not wondering who it was.
[[flag: {A} has asked who talked, and {B} has not said it.]]
[[otherwise: {A} looks from one to the other, for as long as it takes to count to three.]]

@A (to {C})
You were nearest. Tell {B} what you saw when we got there.
[[hint: Ask {C} to tell what happened.]]

@C (to {B})
They were sitting down. That is what I keep seeing. You sit down when you know how long you have got.
[[hint: Tell {B} that the others had been waiting.]]

@B (to {C})
Could be luck. People get lucky. I knew a man who found a whole ham in the road.
[[hint: Say that it may have been luck.]]

@A (to {B}) #first-chance#
Three of us knew. That is you, and me, and {C}. I am asking you first because I have known you longest.
| Nobody knew but the three of us. So. You have been my right hand for eleven years. What do you think?
[[hint: Ask {B} who could have talked.]]

@B (to {A}) #first-lie#
What do I think? I think one of them followed us. I think we were loud.
| I think we got old and slow and somebody saw us coming. That is what I think.
[[hint: Say anything but the truth.]]

### the second chance
= {A} has something to show.
[[flag: {A} has shown {B} what was paid.]]
[[otherwise: The {thing} has been lying there all this time, and now everybody has seen it.]]

@A (to {B}) #shows-the-pay#
(takes the {thing}) This came back to me yesterday. The one who paid with it lost it to me at dice, and laughed about where it had been.
| (takes the {thing}) Do you know what this is? It is what we went for. Somebody was paid with it, and could not keep it a week.
[[hint: Take the {thing}, and say that somebody was paid with it.]]

@C (to {A})
That? For that?

@B (to {A})
It is not much, is it. I mean, you would want more. Anybody would want more.
[[hint: Say that it is a poor price.]]

@A (to {B}) #second-chance#
(shows the {thing} to {B}) I thought so too. I have turned it over all night to see where the rest of it was. Who would do it for this?
| (shows the {thing} to {B}) Look at it. Eleven years. Tell me who would take this for eleven years.
[[hint: Show {B} the {thing}, and ask again.]]

## The third
INT. HERE

### the third chance
= There are not many ways left to say it, and they are getting shorter.
[[flag: It is out that {B} told them.]]
[[otherwise: {B} laughs, and goes on laughing a little too long, and then everybody knows.]]

#### the carrier
= It is {C} who cannot stand it.

@B (to {A})
Have you asked {C}? I am only saying. {C} goes everywhere.
[[hint: Turn it on {C}.]]

@C (to {A}) #carrier-says-it#
I took a note across, on the Tuesday. Folded in four. I did not read it. {B} gave it to me.
| No. No, I am not having that. {B} gave me a note for them and a week’s money to run. I thought it was about a woman.
[[hint: Say that {B} gave you a note to carry.]]

@A (to {C})
Thank you. I knew that. I was hoping to hear it from somebody else.
[[hint: Thank {C}.]]

@B (to {A})
You knew. All right. You knew, and you let me tell you about the ham.
[[hint: Say that {A} knew all the time.]]

#### unasked
= It is {B} who cannot stand it.

@B (to {A})
Do you remember the winter we had one coat? You used to say: whoever goes out, wears it.
[[hint: Remind {A} of the winter with one coat.]]

@A (to {B})
I remember who went out.

@B (to {A}) #says-it#
It was me. I went over there on the Tuesday and I told them. I was home for supper. I had seconds.
| I told them. Nobody made me. I walked in and said it, and it took less time than buying bread.
[[hint: Admit that you told them.]]

@C (to {B})
And I carried it. You let me carry it.
[[hint: Say that {B} used you.]]

### what it bought
= {A} has what {A.they} wanted, and it is not enough.
[[flag: {B} has said why.]]
[[otherwise: {B} opens and shuts {B.their} mouth. There is a reason. It will not come out whole.]]

@A (to {B}) #asks-why#
(puts the {thing} on the {table}) That is who. I had that. I have not got why.
| (puts the {thing} on the {table}) Good. Now the part I could not work out for myself.
[[hint: Put the {thing} on the {table}, and ask {B} why.]]

@B (to {A}) #says-why#
They had a list, and you were at the top. I asked what it cost to lose a name. They wanted {matter}. So I paid.
| You were going to die of it. I saw the list. One name off, they said, for one evening’s talk. I did not even haggle.
[[hint: Say that you bought {A} off their list.]]

@C (to {B})
One name. And the rest of us?
[[hint: Ask {B} about the others on the list.]]

@B (to {C})
I only had enough for one.

@A (to {B})
You sold all of them for me, and did not ask me. I would have said no.
[[hint: Say that you would have said no.]]

@B (to {A})
Why do you think I did not ask?

### the account
= There is the {thing}, there is the door, and there are eleven years.
[[flag: {A} has settled with {B}, one way or the other.]]
[[otherwise: Nobody touches the {thing}. It lies there between them until it is only a thing again.]]
[[ending: Left lying]]

#### paid off
= {A} settles it as one settles with a stranger.

@C (to {A})
What happens now? I would like to not be here for it.
[[hint: Ask {A} what happens now.]]

@A (to {B}) #pays-off#
(gives the {thing} to {B}) You earned it. Take it and go, and do not write.
| (gives the {thing} to {B}) Here. Nobody works for nothing. We are quits, and I do not know you.
[[hint: Give {B} the {thing}, and send {B.them} away.]]
[[done: {thing-id} held by {B-id}]]

#### kept on
= There is one thing worse than being sent away.

@B (to {A})
Say what you are going to do. Hit me, or something. Do not just stand there thinking.
[[hint: Ask {A} to punish you.]]

@A (to {B}) #keeps-on#
(sits on the {seat}) No. You will come to each of their doors with me, and you will say it at every one. Then we shall see who wants you.
| (sits on the {seat}) You are not going anywhere. I would have to train somebody else, and I would have to trust them.
[[hint: Sit down, and tell {B} that {B.they} stays.]]

### gone
= So that is what eleven years weigh.
[[moot: not beat pays-off]]
[[flag: {B} has gone with the pay.]]
[[otherwise: {B} looks at the {thing} in {B.their} hand as though somebody else had put it there.]]
[[ending: Paid off]]

@B (to {A}) #would-again#
I would do it again. I want you to know that. I would do it slower.
| You are alive. You can be as angry as you like, you can be angry for forty years. That was the idea.
[[hint: Say that you would do it again.]]

@A (to {B})
I know you would. That is the part I cannot use.

@C (to {A}) #last-word-carrier#
I have another note, from before. It is for you, from {B}. I thought you had enough to read.
| So who is your right hand now? I am not asking for it. I only carry.
[[hint: Ask {A} what becomes of you now.]]

### all the doors
= It will be a long walk.
[[moot: beat pays-off or not beat keeps-on]]
[[flag: {B} has agreed to face the others.]]
[[otherwise: {A} holds {B.their} coat for {B}. Nobody says anything. It is an old coat, and there was only ever the one.]]
[[ending: At every door]]

@B (to {A})
Every one? Even the brothers?
[[hint: Ask whether you must face them all.]]

@A (to {B})
The brothers first. While you are still fast.

@C (to {B}) #goes-along#
I will come. I carried it there. I can carry it back.
| I am coming too. I would rather be hit with company.
[[hint: Offer to go with them.]]

@B (to {A}) #agrees#
(takes the {thing}) And I give this to the first one who does not shut the door. All right. Which of us wears the coat?
| (takes the {thing}) All right. Eleven years I have walked on your left. I will say it. You just stand there.
[[hint: Take the {thing}, and agree to go.]]
`,
};
