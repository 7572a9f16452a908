import type { Premise } from '../../../premise.ts';

/** The last test of an apprentice, who has outgrown the master. */
export const apprenticeship: Premise = {
  id: 'apprenticeship',
  words:
    'apprentice teach train pupil master student teacher mentor lesson learn apprenticeship training disciple coach craft protege examination school professor novice trainee rehearse sensei instruct practise practice',
  casting: `
A > B: teach train coach instruct show
B > A: learn
A: teacher master mentor coach professor grandmother grandfather boxer
B: pupil apprentice student granddaughter grandson novice trainee
C: judge examiner inspector
`,
  matter: 'how it is done',
  title: 'The last lesson | A steady hand | What {A} never taught',
  about:
    '{A} has taught {B} everything but one thing. Today is the test, and {C} has come to judge it. {A}’s hands have begun to shake, and only {B} knows.',
  people: [
    {
      persona:
        '{A} is a hard teacher with famous hands, has never said “good”, and hides them now in {A.their} sleeves.',
      wants: {
        public: 'To see whether {B} is fit to be let go.',
        private: 'To keep {B} another year, to be {A.their} hands.',
      },
      manner: { openers: ['Again.'], tags: ['and slower'] },
      knows: [
        { matter: 'never-praised', says: 'I never said that it was good. One stops listening, after that word.' },
        {
          matter: 'hands-shake',
          says: 'They shake. Since the winter. Everything that was admired this year is {B}’s.',
          secret: 'My hands are cold. They are always cold.',
        },
      ],
      lines: [
        '# question\nFind out. Then you will have it longer.',
        '# praise\nYou are too easily pleased. It was crooked.',
        '# thanks\nDo not thank me. Do it again.',
        '# greeting\nYou are late, or I am early. It comes to the same.',
      ],
    },
    {
      persona: '{B} is patient, stronger than {B.they} looks, and has been signing {A}’s name for a year.',
      wants: { public: 'To pass.', private: 'To hear {A} say it was good.' },
      manner: { openers: ['I thought,'], tags: ['if you had asked me'] },
      knows: [
        {
          matter: 'does-the-work',
          says: 'I do it at night, when {A} has gone to bed. In the morning we both say what a good day it was.',
          secret: 'I only hold things. {A} does the work.',
        },
        {
          matter: 'has-an-offer',
          says: 'I have been asked to come to the capital. With a door of my own, and my name on it.',
        },
      ],
      lines: [
        '# question\nI was taught to find out for myself. It takes longer. I could show you.',
        '# insult\nI have heard worse, before breakfast.',
        '# greeting\nShall I hold that?',
      ],
    },
    {
      persona: '{C} has judged forty apprentices, looks only at the back of things, and cannot be charmed.',
      wants: { public: 'To judge fairly.', private: 'To find out who made this year’s pieces.' },
      manner: { openers: ['Turn it over.'], tags: ['from the back'] },
      knows: [
        {
          matter: 'two-hands',
          says: 'I looked at the backs. Since the winter there is another hand in it. It is left-handed, and it is better.',
        },
      ],
      lines: ['# question\nI do not explain. I look.', '# praise\nThat is the front. Anybody can do a front.'],
    },
  ],
  matters: [
    { id: 'never-praised', claim: '{A} has never praised {B}' },
    { id: 'has-an-offer', claim: '{B} has been asked to the capital' },
    { id: 'two-hands', claim: 'there is another hand in this year’s work' },
    { id: 'hands-shake', claim: 'the hands of {A} shake' },
    { id: 'does-the-work', claim: '{B} has done the work of {A} for a year' },
  ],
  script: `
## The test
INT. HERE

### seven years
= It is the day. {B} has washed {B.their} hands three times, and {A} has told {B} to wash them again.
[[flag: {C} has opened the test.]]
[[otherwise: {C} sits down, and says nothing, and it has begun.]]

@C (to {A}) #opens-test#
Seven years, I am told. What has this one learnt?
| I have forty behind me, and I am not easily pleased. Is this one ready?
[[hint: Ask {A} what {B} has learnt.]]

@A (to {C}) #belittles#
To sweep. To be quiet. To begin with the wrong end. The rest you will have to look for.
| Enough to spoil good material. I have been asked for a judgement, and I say: another year.
[[hint: Say that {B} is not ready.]]

@B (to {A})
You said that last year.
[[hint: Remind {A} that you have heard this before.]]

@A (to {B})
And I was right last year. Hold it longer. You still hurry.

@C (to {B}) #sets-task#
Never mind the speeches. There lies the {thing}. Tell me everything that is wrong with it.
| We begin with the eyes. Take the {thing}, and tell me who made it.
[[hint: Ask {B} to judge the {thing}.]]

### the back of it
= One can lie with the front of a thing. {B} has been taught to turn it over.
[[flag: {B} has judged the {thing}.]]
[[otherwise: {B} turns the {thing} over, and looks for so long that it becomes an answer.]]

@B (to {C}) #judges-thing#
(takes the {thing}) It was made by two people. One of them got tired here, and the other one went on, and was careful not to be better.
| (takes the {thing}) The front is sure of itself. The back was done at night. Somebody hid a join, there, under the thumb.
[[hint: Take the {thing}, and say what you see.]]

@C (to {B})
Go on. Which hand was the second?
[[hint: Ask which hand it was.]]

@B (to {C})
I thought… I could not say that.

@A (to {B}) #stops-it#
That is enough. It is a {thing}. It was made by a fool in a hurry. Put it down.
| Enough cleverness. I asked for craft, and you tell fortunes.
[[hint: Put an end to it.]]

@C (to {A})
It was getting interesting, from the back.

## The lesson
INT. HERE

### the demonstration
= {C} wants to see the one thing that {A} is famous for, and wants to see {A} do it.
[[flag: {A} has been asked to show it, and has not.]]
[[otherwise: {A}’s sleeve catches on something. For a moment one can see the hand, and that it does not keep still.]]

#### the request
= {C} has been patient.

@C (to {A}) #asks-show#
Show me how it ought to be done, then. You. I have not seen you work since the winter.
| You find so much fault. Take it in your own hand, and show us. It is for the pupil’s sake.
[[hint: Ask {A} to show it {A.themself}.]]

@A (to {C})
I do not perform. My hands are cold.
[[hint: Make an excuse.]]

@B (to {C}) #covers-for-a#
It was always I who held it while it was shown. I could hold it now. Nobody need see anything but the tool.
| It was a cold winter. I can do it, and {A} will say the steps. We do it like that.
[[hint: Cover for {A}.]]

#### the offer
= {B} has a letter in {B.their} pocket, and has been waiting for a good moment. There is none.

@B (to {A}) #tells-offer#
I have been asked to the capital. They have seen this year’s work. There is a door, and they want to put a name on it.
| They have sent for me. For whoever made the last piece, they said. I thought that you ought to hear it from me.
[[hint: Tell {A} about the offer.]]

@A (to {B})
This year’s work is mine. It is signed.

@C (to {A}) #looks-at-hands#
It is signed by a left-handed person. Give me your hand. No: the one in the sleeve.
| I looked at the backs of all of them. Since the winter there is somebody else. I want to see your hands.
[[hint: Ask to see {A}’s hands.]]

### whose work
= It has been a good arrangement. Nobody has ever said it aloud.
[[flag: It is out who did this year’s work.]]
[[otherwise: {A} draws both hands out of the sleeves, and lays them down, and all three watch them for a while.]]

@A (to {C}) #shows-hands#
(raises a hand) There. Since the winter. I can feel how it should go. I can tell you to a hair. And then these do something else.
| (raises a hand) Look your fill. I give the orders, and they do not arrive.
[[hint: Show your hands.]]

@B (to {C}) #owns-work#
I did it at night. {A} told me how it should be in the morning, and I did it the next night. It is as much {A}’s as a letter is, that one has dictated.
| It was I. I signed it, too. I had been practising that name for seven years; I do it better than my own.
[[hint: Say that you did the work.]]

@C (to {B})
For a year you have been a master, and swept up afterwards.

@A (to {B}) #owns-keeping#
I said another year, because then I should have had another year. That is all. There was nothing wrong with you last year either.
| I would have failed you every spring until I died. You ought to know that about me.
[[hint: Admit why you said another year.]]

### fit to go
= {C} has seen what there was to see. It is not {C} who has to say it.
[[flag: {B} has been let go, or has stayed.]]
[[otherwise: {C} writes something down, tears it off, and leaves it where both can reach it.]]
[[ending: A slip of paper]]

#### good
= {A} has one word left that {A.they} has never used.

@B (to {A})
I shall stay, if you say so. I would stay. You have only to say that I am not ready.
[[hint: Offer to stay.]]

@A (to {B}) #says-good#
Give me that. It is good. It was good last spring. Go and put your own name on something; it will look strange for a week.
| Good. There. Do you see? You have stopped listening. That is why one does not say it. Go.
[[hint: Tell {B} that it is good, and let {B.them} go.]]

#### the other lesson
= There is one thing that has not been taught. It turns out not to be {A} who teaches it.

@B (to {A}) #teaches-a#
(gives the {thing} to {A}) Take it. No, let it shake. Do not fight it, wait until it swings back. I have watched your hands all winter; they have got a rhythm.
| (gives the {thing} to {A}) Again. And slower. You go against it. Let it shake, and work in the gaps.
[[hint: Give {A} the {thing}, and teach {A.them} to work with the shaking.]]
[[done: {thing-id} held by {A-id}]]

### the door
= Seven years fit into a fairly small bag.
[[moot: not beat says-good]]
[[flag: {B} has taken leave.]]
[[otherwise: {B} washes {B.their} hands a fourth time. Nobody told {B.them} to.]]
[[ending: Good]]

@C (to {B}) #passes-b#
I pass you. I would have passed you on the join alone. You will have an apprentice yourself within the year. Be hard on the back.
| Forty-one. And I shall remember this one. You need not thank me; I only looked.
[[hint: Tell {B} that {B.they} has passed.]]

@B (to {A}) #takes-leave-of-a#
(bows) Who will hold things for you?
| (bows) I left the drawer in order. The small ones are where your hand falls. I mean: where it falls now.
[[hint: Take leave of {A}.]]

@A (to {B})
I shall teach somebody to sweep. It is what I was always best at.

### the eighth year
= It is crooked. It is the first thing that {A} has made since the winter.
[[moot: beat says-good or not beat teaches-a]]
[[flag: {A} has done it.]]
[[otherwise: It goes wrong twice. The third time it goes wrong in the right direction.]]
[[ending: In the gaps]]

@A (to {B}) #works-again#
It swings back. You are right. There is a gap there as wide as a barn. Who taught you to look like that?
| Do not help me. Take your hand away. There. Crooked as a dog’s leg, and mine.
[[hint: Try it, and find that it works.]]

@C (to {A})
Turn it over.

@C (to {B}) #passes-teacher#
The back is honest. I pass you, {B}. Not for the pieces. A master is somebody who can teach.
| I came to examine a pupil. I think I have. It was the older one.
[[hint: Pass {B}, for the teaching.]]

@A (to {B})
Good. That was good. I shall not say it again; write it down.
`,
};
