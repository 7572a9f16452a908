import type { Premise } from '../../../premise.ts';

/** They have been expecting somebody because of a matter. */
export const arrival: Premise = {
  id: 'arrival',
  isUsual: true,
  words:
    'arrival arrive stranger newcomer visitor guest come visit new welcome outsider meet meeting first encounter immigrant alien knock doorstep turn-up show-up unexpected get-visit pay-visit',
  casting: `
A > B: welcome expect receive meet find
B > A: visit surprise come arrive
B: stranger newcomer visitor guest traveller traveler alien
A: host keeper
`,
  isIncognito: true,
  matter: 'somebody who was promised long ago',
  title: 'The one who came | A place laid ready | Not who we expected',
  about:
    'They have been expecting somebody because of {matter}. {B} has arrived, is not that person, and has not said so yet.',
  people: [
    {
      persona: '{A} has waited so long for help that nobody remembers what the help was for, least of all {A}.',
      wants: {
        public: 'To receive the one who was sent.',
        private: 'To have it be true, whoever it is.',
      },
      manner: { openers: ['At last,'], tags: ['now that you are here'] },
      knows: [
        {
          matter: 'the-promise',
          says: 'We were promised that somebody would come. It was a long time ago, and by somebody with a very good voice.',
        },
        {
          matter: 'knew-at-once',
          says: 'I saw at once that it was not the one. I had counted the days; I could not begin again.',
          secret: 'Of course it is the one. Who else would come here?',
        },
      ],
      lines: [
        '# question\nYou will have been told all that, surely.\nEverything is ready. It has been ready for longer than I like to say.',
        '# greeting\nCome nearer. Let us see what they have sent.',
        '#\nI have imagined this so often that I keep getting the words in the wrong order.',
      ],
    },
    {
      persona:
        '{B} is a tired traveller with good manners, and has found that people seldom ask who one is if one is what they want.',
      wants: {
        public: 'To rest a little and go on.',
        private: 'To be expected somewhere, if only by mistake.',
      },
      manner: { openers: ['As you say,'], tags: ['so far as I know'] },
      knows: [
        {
          matter: 'not-the-one',
          says: 'I am nobody you were waiting for. I came because I was tired, and you smiled before I could explain.',
          secret: 'I came as soon as I could. The way was longer than I was told.',
        },
        { matter: 'nowhere-to-be', says: 'Nobody is waiting for me anywhere. I have checked.' },
      ],
      lines: [
        '# question\nForgive me. I have been on the way so long that I have run out of answers.',
        '# greeting\nGood day. Do I look expected?',
        '# accusation\nThat is possible. I have been several things by mistake.',
      ],
    },
    {
      persona: '{C} never believed in the promise, says so daily, and has kept a place ready all the same.',
      wants: { public: 'To see some proof.', private: 'To be proved wrong.' },
      manner: { openers: ['Is that so?'], tags: ['we shall see'] },
      knows: [
        {
          matter: 'the-sign',
          says: 'The one who was promised would know what the {thing} is for. That was the sign. I thought it a foolish one.',
        },
      ],
      lines: [
        '# question\nAsk {A}. I am the one who does not believe it.',
        '# greeting\nAnother one. Wipe your feet, whoever you are.',
      ],
    },
  ],
  matters: [
    { id: 'the-promise', claim: 'somebody was promised to them' },
    { id: 'the-sign', claim: 'the one who was promised would know what the {thing} is for' },
    { id: 'not-the-one', claim: '{B} is not the one who was promised' },
    { id: 'knew-at-once', claim: '{A} saw at once that {B} was not the one' },
    { id: 'nowhere-to-be', claim: 'nobody is waiting for {B} anywhere' },
  ],
  script: `
## Expected
INT. HERE

### the welcome
= {B} has only just come, and is being thanked for it.
[[flag: {A} has welcomed {B} as the one who was promised, and {B} has let it pass.]]
[[otherwise: They look at {B} as one looks at a letter, and {B}, from politeness, does not say that it is for somebody else.]]

@A (to {B}) #welcomes#
You came. We had begun to say if. I always said when.
| There you are. I would have known you anywhere, though I own that I imagined you drier.
[[hint: Welcome {B} as the one you were promised.]]

@C (to {A})
It could be anybody. Anybody could come. That is what coming is.
[[hint: Doubt that it is the one.]]

@B (to {A}) #lets-it-pass#
As you say. It was a long way, and nobody has smiled at me on any of it.
| I came as fast as I could. I did not know that I was late.
[[hint: Do not say that they are mistaken.]]

### the sign
= There was to be a sign. {C} has not forgotten.
[[flag: {B} has been put to the test with the {thing}.]]
[[otherwise: The {thing} lies there, waiting to be recognised, and {B} is careful not to look.]]

@C (to {B}) #tests#
(takes the {thing}) The one we wait for would know what this is for. That was to be the sign.
[[hint: Take the {thing}, and ask {B} what it is for.]]

@A (to {C})
Let our guest rest first. One does not examine people when they have just arrived.
[[hint: Try to spare {B} the test.]]

@C (to {B})
(shows the {thing} to {B}) It is not a hard question. It has only one answer.
[[hint: Show {B} the {thing}.]]

@B (to {C}) #answers#
It is for asking strangers about, I think. It seems to have done nothing else for years.
| I have no idea. But you have held it so long that I think it is for holding.
[[hint: Answer as well as you can.]]

### what was promised
= They tell {B} what {B} has come for. It differs a little, depending on who tells it.
[[flag: {B} has heard what is expected.]]
[[otherwise: Everybody looks at {B} with a different hope, and {B} tries to look like all of them.]]

@B (to {A}) #asks-what-for#
As I have come so far, tell me again what I am to do. I should like to hear it in your words.
| I was told little. What is it that you hope for, so far as you know?
[[hint: Ask {A} what you are expected to do.]]

@A (to {B}) #tells-hope#
You were to put it right. All of it. We have not kept a list, because we thought that you would see.
| You were going to know what to do. That was the whole of it. We have been so looking forward to somebody who knows.
[[hint: Tell {B} what you hope for.]]

@C (to {B})
It used to be a good deal less. It used to be the roof. It has grown while we waited.
[[hint: Say that it was less at first.]]

@B (to {C})
I could look at the roof.

@A (to {C})
There. I told you that it was the one.
[[hint: Take it for a sign.]]

@C (to {A}) #says-enough#
You would have said so if it had been the cat. I do not blame you. I have wanted it to be the cat.
| You have told me so eleven times, of eleven people. Two of them were selling something.
[[hint: Say that {A} has been wrong before.]]

### the truth of it
= That was not the answer. It was too good to be a wrong one.
[[flag: {B} has owned to being somebody else, and {A} to having known it.]]
[[otherwise: It is plain to all three of them by now, and all three wait for another to be the first.]]

@B (to {A}) #owns-up#
I must tell you. I am not the one. I came because I was tired, and you were so glad.
| You have been kind to somebody else by mistake. I should have said so. It was pleasant to be expected.
[[hint: Say that you are not the one they wait for.]]

@C (to {A})
There. I said so. I wish that I had not.

@A (to {B}) #knew-it#
I know. I knew before you spoke. I could not bear to start waiting again from the beginning.
| I saw it at once. But you came, and the other did not; I thought that ought to count.
[[hint: Admit that you knew it.]]

### whose place it is
= There is a place ready, and somebody in it, and they do not match.
[[flag: {B} stays, or goes on.]]
[[otherwise: Nobody sends {B} away, and after some time it is no longer possible to.]]
[[ending: The one who came]]

#### it will do
= The unbeliever is the one who decides it.

@C (to {B})
(gives the {thing} to {B}) The promise said that somebody would come. It did not say who. I have reread it for mistakes.
[[hint: Give {B} the {thing}, and ask {B.them} to stay.]]

@B (to {C})
But I cannot do anything that you were promised.
[[hint: Say that you are no use.]]

@A (to {B})
We have forgotten what it was. You could begin by being hungry. We know what to do about that.
[[hint: Tell {B} to stay.]]

@B (to {A}) #is-the-one#
Then I have arrived. I had not thought that one would notice.
| I should like to be late for something again. Let it be this.
[[hint: Say that you will stay.]]

#### the next one
= It is one thing to be welcome and another to be meant.

@B (to {A})
I will go on. You should have the place free when the other comes.
[[hint: Say that you will go on.]]

@C (to {A})
(puts down the {thing}) There is no other. We know that now. It is the first useful thing that we were ever told.
[[hint: Say that nobody else will come.]]

@A (to {B}) #goes-on#
Go, then. And where you come to next, say that you were sent. It does people good. We will see to the rest ourselves.
| Then thank you for not being the one. I think that we can stop waiting, and do it.
[[hint: Let {B} go, and thank {B.them}.]]
`,
};
