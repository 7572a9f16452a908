import type { Premise } from '../../../premise.ts';

/** Nobody may leave until it is known who is ill. A is in charge, B has hidden a sign of it, C has to get out. */
export const quarantine: Premise = {
  id: 'quarantine',
  words:
    'quarantine plague nobody-leave no-one-leave siege besiege epidemic disease sick illness fever infection lockdown trapped storm snowed shut blockade outbreak virus isolation bunker stuck lock confine marooned flood elevator blizzard hungry ration stalled survive survival apocalypse zombie snowed-in locked-in cut-off snowstorm cannot-leave must-stay',
  casting: `
B: patient
`,
  matter: 'who goes out first',
  title: 'Day nineteen | Two days to go | Nobody is ill',
  about:
    'They have been shut in at {place} for nineteen days, and there are two left to go if nobody falls ill. {B} has woken with a fever and has told nobody.',
  people: [
    {
      persona:
        '{A} keeps the log, shares out the bread with a ruler, and has not taken {A.their} boots off since it began.',
      wants: { public: 'To get everybody through to day twenty-one.', private: 'To let somebody else hold the ruler.' },
      manner: { openers: ['Day nineteen.'], tags: ['it goes in the log'] },
      knows: [
        {
          matter: 'two-days',
          says: 'Two more. If one of us falls ill, it begins again at one, and there is not enough bread for one to twenty-one.',
        },
        {
          matter: 'cut-own-share',
          says: 'I have been cutting mine thinner. Since day eight. The ruler cannot see it from the side.',
          secret: 'Equal shares. I measure them. You have seen me measure them.',
        },
      ],
      lines: [
        '# question\nIt is in the log. Everything is in the log but the smell.',
        '# greeting\nStay on your side. Good day.',
        '# joke\nThat was funny on day four.',
      ],
    },
    {
      persona: '{B} tells stories to keep the others quiet, is never cold, and is today shivering under two coats.',
      wants: { public: 'To pass the time.', private: 'Not to be the one who sets it back to day one.' },
      manner: { openers: ['There was once a man who'], tags: ['but that is another story'] },
      knows: [
        {
          matter: 'has-fever',
          says: 'I have got it. Since last night. I can feel my teeth.',
          secret: 'It is only a draught. I always shake when I am thinking.',
        },
      ],
      lines: [
        '# question\nI shall answer that with a story. Lean back.',
        '# praise\nYou are only saying that because there is nobody else.',
        '# greeting\nDo not come closer. I mean, it spoils the effect.',
      ],
    },
    {
      persona:
        '{C} is restless, walks forty turns an hour, and has somebody outside who does not know that {C.they} is alive.',
      wants: { public: 'To get out today.', private: 'To be stopped, by somebody with a good reason.' },
      manner: { openers: ['Forty turns.'], tags: ['I am only walking'] },
      knows: [
        {
          matter: 'somebody-waits',
          says: 'There is somebody out there, eight months gone. They think I am dead. I am forty steps from the road.',
        },
        {
          matter: 'found-way',
          says: 'There is a loose place. I found it on day eleven. I could have been gone on day eleven.',
          secret: 'There is no way out. I have looked.',
        },
      ],
      lines: [
        '# question\nI do not know. I have been looking at the same wall as you.',
        '# order\nI am only walking. Is walking forbidden now?',
      ],
    },
  ],
  matters: [
    { id: 'two-days', claim: 'there are two days left if nobody falls ill' },
    { id: 'somebody-waits', claim: 'somebody outside thinks that {C} is dead' },
    { id: 'has-fever', claim: '{B} has a fever' },
    { id: 'found-way', claim: '{C} has known of a way out since day eleven' },
    { id: 'cut-own-share', claim: '{A} has been cutting {A.their} own share thinner' },
  ],
  script: `
## Day nineteen
INT. HERE

### the count
= {A} calls the roll. There are three of them. It still has to be done.
[[flag: {A} has taken the count, and {B} has said that {B.they} is well.]]
[[otherwise: {A} writes down three names, and after each, out of habit, the word well.]]

@A (to {C}) #calls-roll#
Day nineteen. {C}. Any heat, any cough, any marks?
| The count. I know that we can all see each other. {C}: well, or not well?
[[hint: Ask {C} whether {C.they} is well.]]

@C (to {A})
Forty turns an hour, and bored. Write that down. Is there a column for bored?
[[hint: Say that you are well.]]

@A (to {B})
And you?
[[hint: Ask {B} whether {B.they} is well.]]

@B (to {A}) #claims-well#
Never better. There was once a man who was asked that every morning, and he died of the question.
| Well. Very well. I have put on the second coat for the sake of the story.
[[hint: Say that you are well.]]

### the ration
= What is left lies under the {thing}, so that nobody should look at it too often.
[[flag: {A} has shared out, and {C} has seen something.]]
[[otherwise: {A} measures, and cuts, and measures what was cut. It does not get any more.]]

@A (to {C}) #shares-out#
(takes the {thing}) Three shares. I am cutting. You may look at the edge if you like.
| (takes the {thing}) Bread. Stay on your sides, and I shall push it over. Nobody thanks anybody; it uses up air.
[[hint: Take the {thing}, and share out what there is.]]

@C (to {A}) #notices-share#
Hold it up. No, sideways. Yours is half of that. Since when is yours half of that?
| You cut yours from the thin end. I have been watching for a week. I thought that you were cheating us; you are cheating yourself.
[[hint: Say that {A} takes too little.]]

@A (to {C}) #owns-share#
Since day eight. Somebody has to be wrong on purpose, or it does not come out to twenty-one.
| It is my ruler. It goes in the log as equal. Eat.
[[hint: Admit it.]]

@B (to {A})
Take mine. I am not hungry. I had a large story.
[[hint: Offer your share to {A}.]]

@C (to {B})
You? You ate the candle.

## The log
INT. HERE

### what is not in it
= Nineteen days are a long time to keep something from two people.
[[flag: It has come out about the fever.]]
[[otherwise: {B}’s cup rattles. It rattles for quite a long time before {B} thinks of putting it down.]]

#### seen
= {C} has walked past {B} forty times an hour.

@C (to {B})
Tell the one about the bridge. You tell it every evening. Why are you not telling it?
[[hint: Ask {B} for the story of the bridge.]]

@B (to {C})
There was a bridge. There was… I had it a moment ago.

@C (to {A}) #says-fever#
Look at that. That is not a draught. {B} is burning.
| {A}. Write it down. That is sweat. It is as cold as a key in here, and that is sweat.
[[hint: Say that {B} has a fever.]]

@B (to {A}) #owns-fever#
Since last night. I thought, two days; I can be well for two days. I have played longer parts.
| Yes. I have got it. I was going to tell you on the twenty-second.
[[hint: Admit that you are ill.]]

#### said
= {B} has always known when a story needs its turn.

@B (to {A})
There was once a man who had a fever on the nineteenth day, and two friends who could count.
[[hint: Begin to tell them, as a story.]]

@A (to {B})
And what did he do, this man?

@B (to {A}) #tells-fever#
He made jokes until they noticed. Nobody noticed. It is very wounding, as a performer.
| He said it. There. I have it. Do not come closer. Or do, it makes no difference, we have shared a cup since Tuesday.
[[hint: Tell {A} that you are ill.]]

@C (to {B})
Then it is day one. It is day one, and there is no bread, and I have to get out.
[[hint: Say what it means.]]

### the loose place
= It begins again at one. Everybody can do the sum.
[[flag: {C} has said that there is a way out.]]
[[otherwise: {C} has stopped walking, at a certain place, and {A} sees which.]]

@A (to {C})
Stand still. I have to write it. If I write it, they count us back to one.
[[hint: Say that you must write it in the log.]]

@C (to {A}) #tells-way-out#
I could have gone on day eleven. There is a loose place. I stand before it forty times an hour, and I turn round. I want you to tell me why I turn round.
| There is a way out. I have known it for a week. It is as wide as I am. I have not used it, and I do not know how much longer I cannot.
[[hint: Say that you have found a way out.]]

@B (to {C})
Because you have drunk from my cup, and there is somebody out there who is eight months gone. That is why you turn round. I have seen you count it.
[[hint: Tell {C} why {C.they} has stayed.]]

@C (to {B})
They think that I am dead!

@B (to {C})
And they are well.

### day one
= {A} has the pen in one hand, and in the other the {thing}.
[[flag: {A} has written it down, or has not.]]
[[otherwise: Nobody writes anything. It gets dark, and day nineteen is simply over.]]
[[ending: Nothing was written]]

#### written
= It was always going to be {A}.

@B (to {A})
Write it. I should like to be in something true, for once.
[[hint: Ask {A} to write it down.]]

@A (to {B}) #writes-it#
(puts the {thing} on the {table}) It is written. Day one. I am taking my boots off.
| (puts the {thing} on the {table}) There. {B}, ill. Day one. That was not so bad. It was a short sentence.
[[hint: Put the {thing} down: you have written it. It is day one.]]

#### sent
= Somebody could fetch help, if somebody could be trusted not to run home.

@A (to {C})
You know a way out. Go as far as the road, and no further. Shout across it. Bread, and a doctor, and nobody within ten steps of you. Can you do that?
[[hint: Ask {C} to go for help, and not to go home.]]

@C (to {A})
With my own door in sight?

@A (to {C}) #sends-out#
(gives the {thing} to {C}) With your own door in sight. Hold on to this. When you want to run, hold on to it harder.
| (gives the {thing} to {C}) I would send somebody else, if I trusted anybody less. Take that with you, and bring it back to me.
[[hint: Give {C} the {thing}, and send {C.them} for help.]]
[[done: {thing-id} held by {C-id}]]

### again at one
= It is the same place, and it looks quite different from the beginning.
[[moot: not beat writes-it]]
[[flag: They have begun again.]]
[[otherwise: {C} takes one turn, slowly, and marks the wall with a single stroke.]]
[[ending: Day one]]

@C (to {A}) #stays-in#
Then I stop the gap. I shall need something to stop it with. I would sooner not know where it is any more.
| Forty turns. No. I shall sit. Somebody has to hold {B}’s other cup.
[[hint: Say that you will stay.]]

@B (to {C})
There was once a bridge. I have it again. It needs three voices.
[[hint: Begin to tell the story of the bridge.]]

@A (to {B}) #listens#
(sits on the {seat}) Wait. I want to hear this one. I have only ever heard it over the log.
| (sits on the {seat}) Go on. And we cut it in three, the same from every side. I am hungry. It goes in the log.
[[hint: Sit down, and listen.]]

### as far as the road
= There are forty steps to the road. It is easy to count to forty.
[[moot: beat writes-it or not beat sends-out]]
[[flag: {C} has promised not to go home.]]
[[otherwise: {C} is gone. They listen. After a long time somebody shouts, out there, across a distance of at least ten steps.]]
[[ending: Ten steps]]

@C (to {A}) #promises-distance#
I promise. As far as the road. I shall stand where they can see me from the window, and I shall wave. That is all. I promise it.
| Ten steps from everybody. I promise. I will shout my name, so that somebody knows it was shouted.
[[hint: Promise that you will not go home.]]

@B (to {C})
Wave with the left. Then they will know that it is not a ghost. There is a story about that.
[[hint: Tell {C} how to wave.]]

@A (to {B}) #waits-with-b#
Lie down. No, on mine. I am not sleeping anyhow. Tell me the bridge, and I shall tell you when to breathe.
| Give me that cup. I have drunk out of it since Tuesday as well. Now you are my column.
[[hint: Look after {B}.]]
`,
};
