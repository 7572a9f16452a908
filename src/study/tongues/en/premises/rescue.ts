import type { Premise } from '../../../premise.ts';

/** A has come a long way to get B out. B does not want to be got out. */
export const rescue: Premise = {
  id: 'rescue',
  words:
    'rescue save saviour rescuer trapped captive captivity hostage prisoner freedom liberate stranded survivor drown hero kidnap abduct imprison release spare save-life set-free burning',
  casting: `
A > B: rescue save free liberate
A: rescuer knight fireman
B: prisoner princess captive hostage
C: guard warder jailer dragon
`,
  matter: 'the way out',
  title: 'I had other plans | Not without my things | Out of {place}',
  about:
    '{A} has come through a great deal to get {B} out of {place}. {B} is not ready. {C}, who has the watch, ought to have shouted by now.',
  people: [
    {
      persona: '{A} is brave, scratched, and has told everybody at home that it would take an hour.',
      wants: { public: 'To get {B} out.', private: 'To be forgiven for having left {B} behind the first time.' },
      manner: { openers: ['No time.'], tags: ['now, if you do not mind'] },
      knows: [
        {
          matter: 'way-out',
          says: 'There is a way. I came in by it. It is narrow and it smells, and they shut it at the change of the watch.',
        },
        {
          matter: 'left-behind',
          says: 'We got out, that night, and I counted, and I was one short. I said that I had miscounted. I had not.',
          secret: 'We thought that you were right behind us.',
        },
      ],
      lines: [
        '# question\nLater. Walk and ask.\nI will draw you a picture when we are out.',
        '# greeting\nIt is me. Do not shout. You can cry if you do it quietly.',
        '# refusal\nI did not hear that. I came most of the way on my stomach; my ears are full.',
      ],
    },
    {
      persona: '{B} has been here long enough to have habits, friends of a kind, and work half done.',
      wants: { public: 'To finish what {B.they} has begun here.', private: 'To be asked, for once, and not fetched.' },
      manner: { openers: ['As a matter of fact,'], tags: ['I have got used to it'] },
      knows: [
        { matter: 'has-work', says: 'I teach them their letters in the evenings. We have got as far as M.' },
        {
          matter: 'saw-them-go',
          says: 'I saw you count. You looked straight at the place where I was, and you said: all here.',
          secret: 'I do not remember that night very well.',
        },
      ],
      lines: [
        '# question\nI will tell you when you have sat down. You are dripping.',
        '# order\nI have a good deal of practice at orders. One nods.',
        '# greeting\nYou are late. I do not mean tonight.',
      ],
    },
    {
      persona: '{C} has the watch here, does it badly, and has learnt everything up to L.',
      wants: { public: 'To have a quiet night.', private: 'To get as far as Z.' },
      manner: { openers: ['By rights,'], tags: ['I never saw you'] },
      knows: [
        {
          matter: 'left-it-open',
          says: 'Who do you think left that way open? I have left it open every night for a month. I was waiting for somebody to come.',
          secret: 'I make the round myself. Every night. It is all shut.',
        },
      ],
      lines: [
        '# question\nI am on duty. I do not know anything until six.',
        '# threat\nPut it away. You will wake the ones who take it seriously.',
      ],
    },
  ],
  matters: [
    { id: 'way-out', claim: 'there is a way out, and it will not stay open' },
    { id: 'has-work', claim: '{B} teaches people here to read' },
    { id: 'left-it-open', claim: '{C} has left the way open for a month' },
    { id: 'left-behind', claim: '{A} knew that {B} was left behind' },
    { id: 'saw-them-go', claim: '{B} saw {A} count and go' },
  ],
  script: `
## An hour at most
INT. HERE

### get up
= {A} has come in by a way nobody was meant to come in by, and is out of breath, and {B} is looking for a spoon.
[[flag: {A} has told {B} to come, and {B} has not come.]]
[[otherwise: {A} holds out a hand. {B} looks at it as at something left by a previous tenant.]]

@A (to {B}) #says-come#
It is me. Up. We have until they change over. Do not take anything.
| Come on. No, leave that. I know the way, it is short, it is horrible. Come on.
[[hint: Tell {B} to come with you at once.]]

@B (to {A}) #is-not-ready#
You are dripping on my list. As a matter of fact, this is not a good night.
| Now? I wish that you had sent word. I have people at eight.
[[hint: Say that it is not a good time.]]

@A (to {B})
You have people. They keep you locked up here, and you have people.
[[hint: Say that {B} is a prisoner.]]

@B (to {A})
Everybody is somewhere. I have a corner now. It took me a year to get the corner.
[[hint: Say that you have got used to it.]]

### the watch
= Somebody has been standing at the edge of the light, with {C.their} hands in {C.their} pockets.
[[flag: {C} has been seen, and has not called out.]]
[[otherwise: {C} clears {C.their} throat, as one does on stairs, so that nobody need be surprised.]]

@C (to {A})
By rights I should shout.
[[hint: Say that you ought to give the alarm.]]

@A (to {C}) #takes-weapon#
(takes the {thing}) Do not. I have come a long way, I have only this, and I do not know how to use it. That makes me dangerous.
| (takes the {thing}) One sound, and I shall have to do something with this. I do not know what. Neither of us would like it.
[[hint: Take the {thing}, and threaten {C} with it.]]

@C (to {A})
That is our {thing}. We are supposed to count it every night.

@B (to {A}) #vouches#
Put it down, for heaven’s sake. That is {C}. {C} has got as far as L.
| Leave {C} alone. If {C} wanted to shout there would have been shouting. I taught {C} to knock.
[[hint: Tell {A} to leave {C} alone.]]

## As far as M
INT. HERE

### why not
= There is very little time, and {B} is using it to be exact.
[[flag: {B} has said why {B.they} does not want to go.]]
[[otherwise: {B} sits with {B.their} back to the way out, like somebody who knows where it is.]]

#### the letters
= It is a small thing to stay for. It has twenty-six parts.

@A (to {B})
Give me one reason. A short one.
[[hint: Ask {B} for one reason.]]

@B (to {A}) #gives-letters#
There are nine of them. They could not write their names. In three weeks they will be able to write a petition. Then everybody goes out, and by the door.
| I teach them. In the evenings. If I go now they will have half an alphabet, and do you know what one can write with half an alphabet? Nothing. “Bad ham.”
[[hint: Say that you teach people to read here.]]

@C (to {A})
I want to know what comes after L. I have thought about it all day.
[[hint: Say that you want to go on learning.]]

@A (to {C})
It is M! It is only M! There is nothing to it!

#### the counting
= It is not the corner. It was never the corner.

@B (to {A})
How many were you, that night? When you got out?
[[hint: Ask {A} how many got out that night.]]

@A (to {B})
You know how many. It was dark. I miscounted.
[[hint: Say that you miscounted.]]

@B (to {A}) #says-saw#
You did not. I was lying by the wall, and there was a moon. You looked at me, and you said: all here.
| I saw you. You stood as near as you are now. You counted us on your fingers and you folded one in.
[[hint: Say that you saw {A} leave you behind.]]

@A (to {B}) #admits-leaving#
You were not moving. I had seven who were. I have counted it every night since, and it always comes out.
| Yes. I looked, and I thought: if I go back for that one I lose them all. And I said it so fast that nobody noticed.
[[hint: Admit that you knew.]]

### the change of the watch
= From the way that {A} came by there is a sound like a very large jaw.
[[flag: It is clear that the way will not stay open.]]
[[otherwise: The sound comes again, nearer. Nobody remarks on it. All three have begun to breathe differently.]]

@A (to {C})
What was that?
[[hint: Ask {C} what that noise was.]]

@C (to {A}) #explains-grating#
That is the watch. They shut it at the change. Who do you think has been leaving it open? A month, I left it. I thought somebody would come for {B} in the first week.
| They are coming to shut it. I kept it open as long as I could. Every night for a month. I began to think that nobody was fond of {B} at all.
[[hint: Say that you have been leaving the way open.]]

@B (to {C})
You never told me.

@C (to {B})
I wanted to get to the end of the alphabet. Then I thought that was mean. So I left it open and hoped.
[[hint: Admit that you wanted {B} to stay.]]

@A (to {B}) #asks-properly#
(puts down the {thing}) Then I will ask. I ought to have begun with that. Will you come with me? You may say no. I will hear it this time.
| (puts down the {thing}) I did this wrong. I came to fetch you like a parcel. Would you like to come? That is a question.
[[hint: Ask {B} whether {B.they} would like to come.]]

### in or out
= There is room for two, if they go now.
[[flag: {B} has gone, or has sent somebody else.]]
[[otherwise: The way is shut. They listen to it, all three, to the very last bolt.]]
[[ending: Shut]]

#### out
= It is easier to leave when one has been asked.

@B (to {C})
(takes the {thing}) M is two hills. N is one and a half. O is what your mouth does. Teach the others. You have until they notice.
[[hint: Tell {C} how the alphabet goes on.]]

@B (to {C}) #goes-out#
(gives the {thing} to {C}) Point with this; they listen better if one points. I have always pointed with it.
| (gives the {thing} to {C}) Here. You are the teacher. Shout when we are through, and not before, and shout it well.
[[hint: Give {C} the {thing}: you are going.]]
[[done: {thing-id} held by {C-id}]]

#### somebody else
= There is one who is more afraid of staying than {B} is.

@B (to {A})
Take {C}. They will hang somebody for leaving it open, and it will not be me. I have my corner.
[[hint: Ask {A} to take {C} instead.]]

@A (to {B})
I came for you.

@B (to {A}) #sends-c#
Then come again. You know the way. And this time count properly: one here, and one with you.
| I know you did. I have been rescued; it was very nice. Now go, and come back in three weeks by the door.
[[hint: Tell {A} to go, and to come back.]]

### gone
= It is narrow, and it smells, as promised.
[[moot: not beat goes-out]]
[[flag: They are through.]]
[[otherwise: A shout goes up, a good one, well pointed. It is a whole minute late.]]
[[ending: All here]]

@C (to {B}) #first-lesson#
Two hills. One and a half. I shall say that you overpowered me with spelling.
| What comes after O? No, do not tell me. Leave me something.
[[hint: Say goodbye to {B}.]]

@A (to {B})
Are you behind me? Say something. Keep saying something.
[[hint: Make sure that {B} is there.]]

@B (to {A}) #is-behind#
A. B. C. I am here. Go on counting.
| I am here. It is only us two, you can do it without fingers.
[[hint: Say that you are there.]]

### three weeks
= Two go, and not the two who were meant to.
[[moot: beat goes-out or not beat sends-c]]
[[flag: {A} has promised to come back.]]
[[otherwise: {B} goes back to the corner that took a year, and puts something straight.]]
[[ending: One short]]

@C (to {B})
I am no good outside. I have only ever guarded things.
[[hint: Say that you are afraid to go.]]

@B (to {C})
Then guard {A}. {A.they} loses people.

@A (to {B}) #promises-return#
Three weeks. I will tell them all at home that I counted, and that there is one to come. I promise it. I will say it out loud at supper.
| I promise. One short. I shall say so to everyone who asks, until it stops being true.
[[hint: Promise to come back for {B}.]]
`,
};
