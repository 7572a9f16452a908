import type { Premise } from '../../../premise.ts';

/** Three friends have an hour, and the hour has come to a matter. */
export const quietHour: Premise = {
  id: 'quiet-hour',
  isUsual: true,
  words:
    'quiet memory remember friendship story share nostalgia comfort evening relax childhood past reminisce peaceful cozy picnic bench reflect rest friend together read-to',
  matter: 'the old days',
  title: 'The one you never tell | An hour in {place} | What we say about it',
  about:
    'Three friends have an hour, and the hour has come to {matter}. There is one story that {B} never tells, and {A} was in it.',
  people: [
    {
      persona: '{A} tells stories the way others set a table, and has improved every one of them except the truth.',
      wants: {
        public: 'To hear the old stories again.',
        private: 'To hear, from {B}, what happened after {A.they} ran.',
      },
      manner: { openers: ['Do you remember,'], tags: ['or it ought to have been'] },
      knows: [
        {
          matter: 'the-tall-tale',
          says: 'There were nine of them and three of us, and I said something very fine, and they left.',
        },
        {
          matter: 'ran-away',
          says: 'I ran. I said nothing fine at all. I ran, and when I came back it was over.',
          secret: 'I stood my ground. I always tell it so; you must have heard it.',
        },
      ],
      lines: [
        '# question\nThat is another story. Remind me to begin it.\nI can tell you how it should have gone.',
        '# greeting\nCome and be told something.',
        '#\nOne ought to write these things down. One never ought to read them.',
      ],
    },
    {
      persona: '{B} listens better than anybody, corrects nobody, and has let {A} be brave in company for years.',
      wants: {
        public: 'To sit through the stories in peace.',
        private: 'To spare {A} the truth of one evening.',
      },
      manner: { openers: ['Something like that.'], tags: ['as you tell it'] },
      knows: [
        {
          matter: 'what-happened',
          says: 'There was only one of them, a small one, and lost. I shared my supper and showed the way home.',
          secret: 'It was as {A} tells it. I was busy at the time.',
        },
      ],
      lines: [
        '# question\nAsk {A}. It is longer that way, and there are voices.',
        '# greeting\nThere is room. There is always room.',
        '# praise\nYou must be thinking of the version with the horses.',
      ],
    },
    {
      persona: '{C} was not there, has heard it all many times, and has lately begun to count.',
      wants: { public: 'To be told the best one again.', private: 'To have been there.' },
      manner: { openers: ['Last time you said'], tags: ['I keep a list'] },
      knows: [
        {
          matter: 'numbers-grow',
          says: 'There were four of them when I first heard it. Then six. I have followed that number with interest.',
        },
      ],
      lines: [
        '# question\nI was not there. I am told that I should have been.',
        '# joke\nTell it again. I shall laugh in the same place.',
      ],
    },
  ],
  matters: [
    { id: 'the-tall-tale', claim: 'there were nine of them, and {A} sent them away with a word' },
    { id: 'numbers-grow', claim: 'there are more of them each time {A} tells it' },
    { id: 'ran-away', claim: '{A} ran away that evening' },
    { id: 'what-happened', claim: 'there was only one of them, and that one was lost' },
  ],
  script: `
## An hour
INT. HERE

### the usual one
= The talk has come round to {matter}, as a cat comes round to a warm place.
[[flag: {A} has told the usual story, and {C} has counted.]]
[[otherwise: Nobody says anything for a while. It is one of the things they do well together.]]

@C (to {A})
Tell the one about that evening. I have had a poor day.
[[hint: Ask {A} for the usual story.]]

@A (to {C}) #tells-it#
(takes the {thing}) Nine of them, in the dark. I had nothing in my hand but a thing like this. And I said: friends, you are expected elsewhere.
| (takes the {thing}) So there they stood, all nine. And I held this up, or something very like it, and I said one sentence.
[[hint: Take the {thing}, and tell the story of how you sent nine of them away.]]

@C (to {A}) #counts-them#
Last time there were eight. I keep a list.
| Nine! When I first heard this there were four. They have done well for themselves.
[[hint: Say that there are more of them each time.]]

### the other one
= There was somebody else there, who has never told it.
[[flag: {B} has been asked to tell it, and has declined.]]
[[otherwise: {B} smiles at nothing, in the direction of that evening.]]

@C (to {B})
You were there. In all these years I never heard you tell it.
[[hint: Say that {B} never tells it.]]

@B (to {C})
It has been told. I should only get it right.
[[hint: Say that it has been told often enough.]]

@A (to {B}) #asks-for-it#
(gives the {thing} to {B}) Tell it. As it was. You may have my sword; it is your turn.
[[hint: Give {B} the {thing}, and ask {B.them} to tell it.]]

@B (to {A}) #declines#
You tell it better. In yours I come out of it quite well, and I have done nothing for it.
| No. I like yours. I have grown used to how brave we were.
[[hint: Decline to tell it.]]

### what one never says
= Since it is that kind of hour, {C} has begun to ask each of them for something small.
[[flag: Everybody has told something small.]]
[[otherwise: Each of them thinks of something, and smiles, and leaves it where it is.]]

@C (to {B}) #asks-small#
Then tell something else. It need not be about that evening. The smallest thing you remember.
| Something small, then. I collect those, as well as the large ones. They take up less room.
[[hint: Ask {B} for something small.]]

@B (to {C}) #tells-small#
I remember a plum. It was hot from the wall. Somebody had handed it to me without stopping, and gone on talking.
| There was a blue jug with a crack, and the light came through the crack. I used to be sent to bed when it reached the table.
[[hint: Tell something small that you remember.]]

@A (to {B})
That was me. I handed you the plum. I thought that you had not noticed.
[[hint: Say that you were there.]]

@B (to {A})
I notice what is given to me.

@C (to {A}) #asks-a-small#
And you? Without a single enemy in it, if that can be done.
| Now yours. Nobody is to be outnumbered.
[[hint: Ask {A} for something small.]]

@A (to {C}) #tells-a-small#
My father used to whistle on the stairs, so that we should have time to stop whatever it was. I never knew that it was kindness until he was dead.
| I was once carried home asleep. I was not asleep. I have never been so happy, and I was careful not to breathe.
[[hint: Tell something small.]]

### the hole in it
= {A} could leave it there. It has been left there for years.
[[flag: {A} has said that {A.they} ran.]]
[[otherwise: {A} begins the story once more, comes to the sentence, and cannot find it.]]

@A (to {B}) #says-ran#
I never said anything to them. I ran. I have been telling the rest so that nobody would ask you.
| There was no sentence. I was a mile away. I have made up a new one every year, and I still do not know what happened.
[[hint: Admit that you ran away.]]

@B (to {A}) #is-not-surprised#
I know. I was the one you ran past.
| I know. You dropped your hat. I brought it home and said that I had found it.
[[hint: Say that you have always known.]]

### how it was
= There is only one person now who has the end of it.
[[flag: {B} has told how it was, or they have agreed to leave it.]]
[[otherwise: It grows late. The story stays between the three of them, with its hole, and keeps quite warm.]]
[[ending: As it was]]

#### as it was
= It is a short story, and it has no villains.

@A (to {B})
Tell me the end. I have been so afraid of it that I made it nine.
[[hint: Ask {B} how it ended.]]

@B (to {A})
(puts down the {thing}) There was one of them. A small one, lost, and more afraid than you were. I was asked the way.
[[hint: Put down the {thing}, and tell how it was.]]

@C (to {B})
One. I have a list that goes up to nine.

@B (to {C}) #tells-the-rest#
(smiles at {A}) I shared my supper. And I said, you are expected elsewhere. So the sentence is true. I have always admired how you guessed it.
[[hint: Tell what you said that evening.]]

#### as it is told
= Some things are better company than the truth, and know it.

@A (to {B})
You could have told everybody. You sat there each time, and laughed where one laughs.
[[hint: Say that {B} could have told.]]

@B (to {A})
(gives the {thing} to {A}) You came back, you know. You came back for me, in the dark, with no hat. That part you always leave out.
[[hint: Give {A} the {thing}, and say that {A.they} came back.]]

@C (to {A}) #keeps-it#
Tell it again, then, with that in it. And let there be ten. I do not mind ten.
| Then put that in, next time. It is better than the sentence. I shall start a new list.
[[hint: Ask {A} to tell it again, with the true part in it.]]
`,
};
