import type { Premise } from '../../../premise.ts';

/** There is one place too few. A has drawn the lots, B has cheated, and C does not know it yet. */
export const sacrifice: Premise = {
  id: 'sacrifice',
  words:
    'sacrifice lifeboat oxygen parachute martyr volunteer sink sinking shipwreck starve raft doomed behind seat climber give-life die-for choose-between in-place one-seat one-parachute',
  casting: `
B > A: save
`,
  matter: 'the place that is missing',
  title: 'One too few | Room for two | How it falls',
  about:
    'There is room for two, and there are three of them at {place}. They have agreed to leave it to the {thing}. {B} knows how it will fall.',
  people: [
    {
      persona: '{A} believes in fairness as others believe in weather, and has counted everything twice.',
      wants: { public: 'To let chance decide.', private: 'Not to have to look at whoever it is.' },
      manner: { openers: ['Fair is fair.'], tags: ['the same for all'] },
      knows: [
        { matter: 'room-for-two', says: 'Two. I have weighed it and measured it. With three nobody gets there.' },
        {
          matter: 'is-afraid',
          says: 'I said that chance should do it because I could not. I am so afraid that I can hear my hair.',
          secret: 'I am perfectly calm. It is only arithmetic.',
        },
      ],
      lines: [
        '# question\nAsk me a number. I can still do numbers.',
        '# greeting\nThere you are. Then we are three. That is the trouble.',
        '# joke\nYes. Keep that one; whoever stays will want it.',
      ],
    },
    {
      persona: '{B} has always managed things for others, cheats at everything, and was never once caught.',
      wants: { public: 'To get it over with.', private: 'To be the one who stays, and not be thanked for it.' },
      manner: { openers: ['Leave it to me.'], tags: ['easy as winking'] },
      knows: [
        {
          matter: 'will-cheat',
          says: 'I can make it fall as I like. I have done it since I was seven. It will be me. I settled that an hour ago.',
          secret: 'How should I know how it falls? It is chance.',
        },
        {
          matter: 'has-nobody',
          says: 'Nobody has laid a place for me in nine years. I have checked. It makes it simple.',
        },
      ],
      lines: [
        '# question\nOh, I never know anything. I only turn out to be right.',
        '# thanks\nFor what? I have not done anything. You cannot prove it.',
        '# lament\nStop that. You will set me off, and then where would we be?',
      ],
    },
    {
      persona: '{C} is the youngest, asks what the others step round, and has a way of noticing hands.',
      wants: {
        public: 'To know what the rules are.',
        private: 'To be treated for once as somebody who could be the one.',
      },
      manner: { openers: ['Hold on.'], tags: ['I am only asking'] },
      knows: [
        {
          matter: 'saw-the-trick',
          says: 'I saw what {B} does with {B.their} thumb. I have lost every game since I came; I ought to know that thumb.',
          secret: 'I was not watching. Go on.',
        },
      ],
      lines: ['# question\nI was going to ask that. You got in first.', '# order\nWhy me? No, all right. But why me?'],
    },
  ],
  matters: [
    { id: 'room-for-two', claim: 'there is room for two' },
    { id: 'has-nobody', claim: 'nobody waits for {B}' },
    { id: 'is-afraid', claim: '{A} is afraid' },
    { id: 'will-cheat', claim: '{B} can make it fall as {B.they} likes' },
    { id: 'saw-the-trick', claim: '{C} has seen how {B} cheats' },
  ],
  script: `
## The arithmetic
INT. HERE

### two
= {A} has done the sum again, in the hope of having been wrong.
[[flag: It has been said that there is room for two.]]
[[otherwise: {A} holds up two fingers. Nobody asks of what.]]

@A (to {B}) #says-two#
Two. It is two, whichever way I turn it. I have left out the boots, I have left out the water. It is still two.
| It does not come out. Two can go. With three nobody gets there. I wanted you to have it from me.
[[hint: Say that there is room for two only.]]

@C (to {A})
Hold on. Two of us go, and one does what?
[[hint: Ask what happens to the third.]]

@A (to {C})
Stays.

@B (to {C}) #makes-light#
Somebody has to water the plants. Leave it to me, I shall think of something amusing.
| Stays, and has some peace. I have always wanted to hear what it is like here with two of us gone.
[[hint: Make light of it.]]

@C (to {B})
Is nobody going to say the word? Then I shall not, either.

### the lots
= They have talked about {matter} for a whole night, and there is only one way on which they agree.
[[flag: They have agreed to leave it to the {thing}.]]
[[otherwise: All three look at the {thing}. It is as good as anything.]]

@A (to {B}) #proposes-lot#
Fair is fair. We take the {thing}. It falls one way or the other, and nobody has decided anything.
| Chance does it. That {thing} there; it belongs to nobody, and it does not know us. The same for all.
[[hint: Propose to let the {thing} decide.]]

@C (to {A})
And if I do not want it decided by a {thing}?
[[hint: Object.]]

@A (to {C})
Then you would have to decide it. Could you? Look at us, and say which?

@B (to {A}) #takes-lot#
(takes the {thing}) Give it here, I have the steadiest hands. Easy as winking. Whom it points to, stays.
| (takes the {thing}) I shall do it. I was always the one who dealt. Best of one.
[[hint: Take the {thing}: you will do it.]]

## The throw
INT. HERE

### the thumb
= {B} weighs it, and smiles, and is about to begin.
[[flag: It has come out about the trick, or about the fear.]]
[[otherwise: {B} has the {thing} between two fingers. The thumb is not where a thumb would be.]]

#### seen
= {C} has lost every game since the beginning, and has been watching to find out why.

@C (to {B}) #names-thumb#
Show me your thumb. No, the other one. You are going to make it you.
| Stop. I know that thumb. You did that all winter, with the cards. You let me win when I had a cold.
[[hint: Say that you have seen the trick.]]

@A (to {B})
What does that mean? What is with the thumb?

@B (to {A}) #owns-trick#
It means that you have brought up somebody clever. It was going to be me. I have known it since yesterday, and I slept very well.
| It falls as I like. It always has. I was not going to cheat you; I was going to cheat it.
[[hint: Admit that you meant it to be you.]]

@A (to {B})
Then it was not chance at all.

#### feared
= It is {A} who cannot watch.

@A (to {B})
Wait. Do not throw it yet. Let me turn round first.
[[hint: Ask {B} to wait.]]

@C (to {A})
Why do you want to turn round? It was your idea.

@A (to {C}) #owns-fear#
Because I am afraid. I said chance, so that I need not say: not me. I have thought nothing else since last night. Not me, not me.
| I am not fair. I am frightened. I made a rule of it, so that it should look like something.
[[hint: Admit that you are afraid.]]

@B (to {A}) #comforts-a#
But I knew that. You cannot even toss for who does the washing-up. Shut your eyes. It will not be you.
| So is everybody. You do it with numbers; I do it with jokes. Do not look, then. It will not be you.
[[hint: Comfort {A}, and give something away.]]

@C (to {B})
How do you know that it will not be {A}?

### whose it is
= Now that it is not chance any more, somebody has to want it.
[[flag: {B} has said why, and {C} has claimed a right to it.]]
[[otherwise: Nobody speaks. Outside, whatever it is that they are running from has come a little nearer.]]

@B (to {A}) #says-why-me#
Nobody has laid a place for me in nine years. You two have people. It is not noble. It is tidy.
| Who would notice? I have gone through it name by name. You have a mother, {C}. You have that dreadful dog. It adds up.
[[hint: Say why it ought to be you.]]

@C (to {B}) #claims-right#
You did not ask me. Nobody asks me. I could be the one as well. I am just as good at it as you are.
| And what am I, luggage? There are three of us. I have as much right to be left behind as anybody.
[[hint: Claim that it could just as well be you.]]

@A (to {C})
You are nineteen!

@C (to {A})
And you are afraid, and {B} is lonely. Everybody has got something.

@B (to {C}) #respects-c#
That is true. I beg your pardon. I have been letting you win since the winter; I shall not do it today.
| You are right. I thought that I was giving something away. I was only taking the best card.
[[hint: Admit that {C} is right.]]

### the third way
= There is not much time left to be fair in.
[[flag: One has stayed, or all have.]]
[[otherwise: There is a noise, and there are not three ways any more, but one: they run, all three, and count afterwards.]]
[[ending: Counted afterwards]]

#### one
= It was always going to be {B}. Only now they know it.

@B (to {C})
One throw, then. No thumb. You hold my wrist.
[[hint: Offer an honest throw.]]

@B (to {A}) #stays-behind#
(gives the {thing} to {A}) Me. There, you saw it. No thumb at all. Take that with you, and lay a place for it sometimes.
| (gives the {thing} to {A}) Well, would you believe it. The one time that I play fair. Go on, before I ask for the best of three.
[[hint: Give {A} the {thing}: it is you who stays.]]
[[done: {thing-id} held by {A-id}]]

#### none
= {A} has left something out of the sum.

@A (to {C})
Say that again. What you said about luggage.
[[hint: Ask {C} to repeat it.]]

@C (to {A})
I said that I am not luggage.

@A (to {B}) #throws-sum-away#
No. But I have counted the luggage. I have counted everything that we want to have when we get there. If we want nothing, it is three.
| I counted us as we are. What if we arrive with nothing at all? No boots, no water, no {thing}. It would be very unpleasant. It comes to three.
[[hint: Say that three can go if you leave everything else.]]

### a place laid
= Two go, and one waves.
[[moot: not beat stays-behind]]
[[flag: They have taken leave.]]
[[otherwise: {B} is whistling. One can hear it for a remarkably long way.]]
[[ending: One stays]]

@C (to {B}) #says-saw-it#
You used the thumb. I had your wrist, and you used the thumb all the same.
| I felt it. I could say so. You looked at me, and I did not say so. I shall have that now.
[[hint: Say that you know.]]

@B (to {C})
Prove it. In forty years, come back and prove it.
[[hint: Deny it.]]

@A (to {B}) #takes-leave-sacrifice#
I shall lay a place. Every day. I shall burn the potatoes, so that it is as you like it. I promise.
| I was not brave. I want you to know that I know it. I shall have to be, now, for two.
[[hint: Take leave of {B}.]]

### with nothing
= It is astonishing how much one can put down in a minute.
[[moot: beat stays-behind or not beat throws-sum-away]]
[[flag: They have thrown everything away, and go.]]
[[otherwise: There is a heap of everything they own. The {thing} is on top. They do not look back at it.]]
[[ending: Three, with nothing]]

@B (to {A}) #throws-first#
(puts down the {thing}) There goes the only honest thing I ever cheated with. And these boots were a present.
| (puts down the {thing}) I had got used to being noble. Now I have to walk barefoot, and be lonely with you two. Very well.
[[hint: Put down the {thing}, and agree.]]

@C (to {A})
We may die of it. All three.
[[hint: Say what it may cost.]]

@A (to {C}) #same-for-all#
Yes. The same for all.
| Very likely. But nobody will have to remember it alone. Take my hand; not for comfort, we shall need the ballast.
[[hint: Agree.]]
`,
};
