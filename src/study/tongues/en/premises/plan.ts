import type { Premise } from '../../../premise.ts';

/** A has a plan and B has a question about it. */
export const plan: Premise = {
  id: 'plan',
  words:
    'plan mission heist scheme plot defence defense rob robbery raid strategy prepare conspiracy conspire attack team operation strategize strategise retrieve break-out get-away how-to smuggle-out',
  casting: `
A > B: lead
`,
  matter: 'what has to be done before anybody wakes',
  title: 'The part nobody mentions | All but one | A question about the plan',
  about: '{A} has a plan and {B} has a question about it. It works for everybody in it but one.',
  people: [
    {
      persona: '{A} thinks in steps, sees nine ahead, and is never so cheerful as when hiding the tenth.',
      wants: {
        public: 'To go through the plan once more.',
        private: 'To keep {B} from asking who stays behind.',
      },
      manner: { openers: ['Step by step:'], tags: ['it has been thought of'] },
      knows: [
        {
          matter: 'the-plan',
          says: 'We come in from both sides, make no noise, and are gone before we are missed. I have counted the steps.',
        },
        {
          matter: 'who-stays',
          says: 'Somebody has to stay behind and hold it shut. I wrote my own name there on the first evening.',
          secret: 'Everybody comes out. I have counted. Why should anybody stay?',
        },
      ],
      lines: [
        '# question\nThat comes later in the plan. Do not wear it out.\nIt has been thought of.',
        '# greeting\nYou are early. Good; be early tonight as well.',
        '# refusal\nNobody is forced. I have a worse plan for two, and a very bad one for me alone.',
      ],
    },
    {
      persona: '{B} is brave in the plain way, trusts hands more than heads, and counts everything twice.',
      wants: {
        public: 'To know what {B.they} must do.',
        private: 'To find out what {A} has left out.',
      },
      manner: { openers: ['Say it plainly.'], tags: ['and then what'] },
      knows: [
        { matter: 'one-short', says: 'I have counted who goes in and who comes out. It does not come out even.' },
      ],
      lines: [
        '# question\nI only know my own part. It is usually the part with the running.',
        '# greeting\nHere I am. Tell me it is simple.',
        '# order\nIn a moment. First I want to know why.',
      ],
    },
    {
      persona:
        '{C} has been inside, knows every turn of it, and has been afraid for so long that it has become a skill.',
      wants: { public: 'To be counted in.', private: 'To do one brave thing before {C.their} courage notices.' },
      manner: { openers: ['When I was in there,'], tags: ['I have seen it'] },
      knows: [
        {
          matter: 'the-way-in',
          says: 'There is a way in that nobody watches, because nobody who used it ever came back by it.',
        },
        {
          matter: 'it-shuts',
          says: 'It shuts by itself. From outside you cannot hold it; from inside you can, as long as you stay.',
        },
      ],
      lines: [
        '# question\nI know the place. I do not know whether I could see it again.',
        '# threat\nI have been frightened by better people, and for longer.',
      ],
    },
  ],
  matters: [
    { id: 'the-plan', claim: 'the plan is to go in from both sides without a sound' },
    { id: 'one-short', claim: 'one fewer comes out than goes in' },
    { id: 'the-way-in', claim: 'there is a way in that nobody watches' },
    { id: 'it-shuts', claim: 'the way out has to be held open from inside' },
    { id: 'who-stays', claim: '{A} means to stay behind' },
  ],
  script: `
## Nine steps
INT. HERE

### the model
= {A} explains {matter} with whatever lies to hand, and what lies to hand is the {thing}.
[[flag: {A} has laid out the plan.]]
[[otherwise: The {thing} lies there like something worth guarding, and that is as far as the plan has got.]]

@A (to {B}) #lays-it-out#
(looks at the {thing}) Say that this is what we are after. You come from there, I come from here, and nobody hears a thing.
| (looks at the {thing}) Here is the middle of it. Two of us from that side, one from this, nine steps, and home.
[[hint: Explain the plan with the {thing}.]]

@B (to {C})
Nobody hears a thing. I have heard that before, and so did everybody else. You have been there: what is in the way?
[[hint: Ask {C} what is in the way.]]

@C (to {B})
(looks at the {thing}) I have stood as near to it as this. There is one way in, and it shuts behind you.
[[hint: Tell {B} how one comes in.]]

@B (to {A}) #asks-the-way#
And out? You have told me the way in twice.
| Then how do we come out? I have heard nothing yet about out.
[[hint: Ask {A} how you come out again.]]

### the count
= Three go in. {B} has begun to count on {B.their} fingers.
[[flag: {B} has said that the count is one short.]]
[[otherwise: {B} counts silently, stops, and counts again from the other side.]]

@C (to {A})
Somebody has to hold it open from inside. You know that. I told you.
[[hint: Say that somebody has to hold the way open from inside.]]

@B (to {A}) #counts#
Three go in and two come out. I am slow at sums, but I am never wrong.
| You have nine steps there, and I can count ten. Who is the tenth?
[[hint: Say that one of you does not come out.]]

@A (to {B}) #puts-it-off#
It has been thought of. Let us take it from the first step again.
| That part is arranged. It does not need you to worry at it.
[[hint: Do not answer. Go back to the beginning.]]

## The tenth
INT. HERE

### the dress rehearsal
= They try it, here, with nothing at stake. {A} plays the guard.
[[flag: They have tried it once, and it has gone wrong where it always does.]]
[[otherwise: They walk through it without a word. It comes out one short, as before.]]

@A (to {C}) #sets-rehearsal#
We walk through it. You come in there. I am the guard; I have a cold and a grudge. What do you say to me?
| Once, slowly. Imagine that I am the one at the gate. You have a basket. Begin.
[[hint: Have them try it out.]]

@C (to {A}) #plays-part#
I say: good evening. I say that I have come about the stove. My knees do that by themselves.
| I say nothing. I cough, as you told me to. Nobody could doubt the cough.
[[hint: Play your part.]]

@A (to {C})
Very good. I let you by. And now {B}, with the rope.
[[hint: Praise {C}, and go on.]]

@B (to {A}) #stops-rehearsal#
I am in. {C} is in. You are in. It shuts. Who opens it? I am asking the guard. He has a cold; he would tell me.
| Stop there. That is the moment. We are all three of us inside, and you have gone straight on to breakfast.
[[hint: Stop at the step that is missing.]]

@C (to {B})
It is very dark, when it shuts. One can hear oneself blink.
[[hint: Say what it is like in there.]]

@A (to {B})
Breakfast is step nine. I like to end on something.

### the tenth step
= {B} will go no further until it is said.
[[flag: {A} has said who stays behind.]]
[[otherwise: {A} says nothing, and it is quite clear to everybody whose name stands there.]]

@B (to {A}) #refuses#
(takes the {thing}) Then there is no plan. I am not moving until I hear the name.
[[hint: Take the {thing}, and refuse until {A} tells you who stays.]]

@A (to {B}) #owns-up#
Mine. It is my plan; I wanted to be sure of somebody reliable.
| It is I. I put it last because I knew that you would make that face.
[[hint: Admit that you mean to stay behind yourself.]]

### what they do instead
= A plan with a hole in it, and three people looking down.
[[flag: The plan has been changed.]]
[[otherwise: They go as they are, one after another, and nobody says who will be last.]]
[[ending: The tenth step]]

#### somebody else
= The one who was most afraid puts up a hand.

@C (to {A})
I have been shut in there before. I know how one waits. Give me the tenth.
[[hint: Offer to stay behind.]]

@A (to {C})
You shake when somebody says its name.

@B (to {C})
(gives the {thing} to {C}) So did I, the first time. Bring it back to me yourself. That is an order, or a request, or whatever works.
[[hint: Give {C} the {thing}, and make {C.them} promise to come back.]]

@C (to {B}) #changes-places#
I will. I may shake the whole way. It has never slowed me down.
| I promise. I shall be the last out, and you will have to say my name.
[[hint: Promise that you will come back.]]

#### no plan at all
= What cannot be done with nine steps may be done with none.

@B (to {A})
(puts down the {thing}) Listen to a simple person. Why do we not go in by the front, and ask?
[[hint: Put the {thing} down, and say that you could simply ask.]]

@C (to {B})
Nobody ever has. They would not know what to do. I would not have known.
[[hint: Say that it might work.]]

@A (to {B}) #burns-the-plan#
Three weeks of thinking. Nine steps. Very well: we ask. And if they say no, I still have the very bad one.
| It is not a plan. It is a rudeness. I wish that I had thought of it.
[[hint: Give up your plan.]]
`,
};
