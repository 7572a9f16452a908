import type { Premise } from '../../../premise.ts';

/** A and B set out because of a matter. */
export const journey: Premise = {
  id: 'journey',
  words:
    'journey travel lost way quest road adventure trip explore expedition wander voyage path traveler traveller pilgrim search trek sail hike hunt race seek haven',
  casting: `
A > B: lead guide
B > A: follow
`,
  matter: 'a place that somebody once described to them',
  title: 'Not on the way | Where {A} has led us | Half a map',
  about:
    '{A} and {B} set out because of {matter}. {A} has led, without once asking the way, and this is where they are.',
  people: [
    {
      persona: '{A} leads by confidence, which has carried {A.them} a long way, though not in any one direction.',
      wants: {
        public: 'To go on, that way, at once.',
        private: 'Not to have to say the word lost in front of {B}.',
      },
      manner: { openers: ['As I said before,'], tags: ['it cannot be far'] },
      knows: [
        { matter: 'not-far', says: 'It cannot be far. It has not been far for four days.' },
        {
          matter: 'is-lost',
          says: 'I have been lost since the second morning. I thought that if I walked fast it would look like knowing.',
          secret: 'I know exactly where we are. It is the rest that has moved.',
        },
      ],
      lines: [
        '# question\nStraight on. It is nearly always straight on.\nI do not hold with maps. They make one look down.',
        '# greeting\nYou have caught up. Good. We can start again.',
        '# accusation\nI prefer to say that we have seen more than others.',
      ],
    },
    {
      persona: '{B} follows, carries, and notices, and has kept one remark back for four days.',
      wants: {
        public: 'To stop and ask somebody.',
        private: 'To hear {A} admit it. After that {B.they} would walk to the end of the world.',
      },
      manner: { openers: ['I only wonder,'], tags: ['from behind'] },
      knows: [
        { matter: 'seen-before', says: 'We have passed that stone three times. I have begun to nod to it.' },
        {
          matter: 'knew-the-way',
          says: 'I saw the right turning, on the second day. You were telling me such a good story that I let it go by.',
          secret: 'I only look at your heels. I could not say where we went wrong.',
        },
      ],
      lines: [
        '# question\nI only know how many steps it was. I could tell you that exactly.',
        '# greeting\nOh, are we stopping?',
        '# order\nGladly. In which direction?',
      ],
    },
    {
      persona: '{C} lives near, has never gone anywhere, and gives directions as others give alms.',
      wants: {
        public: 'To send them on their way.',
        private: 'To have them stay a little. Nobody means to come here.',
      },
      manner: { openers: ['You cannot miss it,'], tags: ['as we say here'] },
      knows: [
        {
          matter: 'the-real-way',
          says: 'What you want lies behind you. You will have walked through it. Most do, and complain of the view.',
        },
      ],
      lines: [
        '# question\nThat depends on whether you want to arrive.',
        '# greeting\nLost? Everybody who comes here is. It is how one comes here.',
      ],
    },
  ],
  matters: [
    { id: 'not-far', claim: 'it cannot be far' },
    { id: 'seen-before', claim: 'they have come past the same stone three times' },
    { id: 'is-lost', claim: '{A} has been lost since the second day' },
    { id: 'knew-the-way', claim: '{B} saw the right turning and said nothing' },
    { id: 'the-real-way', claim: 'what they look for lies behind them' },
  ],
  script: `
## Straight on
INT. HERE

### a halt
= They have stopped, which {A} has called a halt, so that it should sound like part of the plan.
[[flag: {B} has asked where they are, and {A} has not said.]]
[[otherwise: {A} points, firmly, and a moment later points a little further to the left.]]

@B (to {A}) #wonders#
I only wonder where we are. I ask from interest.
| May I ask where this is? You need not answer at once. You never do.
[[hint: Ask {A} where you are.]]

@A (to {B}) #is-sure#
(takes the {thing}) Precisely where I meant us to be. Here is the proof: people have been here. It cannot be far.
| (takes the {thing}) On the way. Look: somebody left this. One does not leave such a thing where nothing is near.
[[hint: Take the {thing}, and say that it proves you are on the right way.]]

### directions
= There is somebody here who could be asked. {A} has been careful not to notice.
[[flag: {C} has told them the way, and it is not the one they came.]]
[[otherwise: {C}, unasked, points back the way they came. {A} thanks {C.them} for the view.]]

@A (to {C})
We need no help. We are merely resting in a place that we know.
[[hint: Tell {C} that you need no help.]]

@C (to {A})
(looks at the {thing}) That is mine, as it happens. But rest, by all means. It is what people do here when they are lost.
[[hint: Look at the {thing}, and say that they look lost.]]

@B (to {C}) #asks-the-way#
We set out because of {matter}. How does one get there from here?
| You would not know the way, by chance? It was to be {matter}, and now it is chiefly walking.
[[hint: Ask {C} the way.]]

@C (to {B}) #tells-the-way#
You cannot miss it. You have, though. It lies behind you; you will have come through it the day before yesterday.
| It is back there. You will have walked through it. Most people do, and look for it further on.
[[hint: Say that it lies behind them.]]

### what it was for
= {C} has asked them what it is that they are looking for. They have each begun to answer.
[[flag: It has turned out that they were not looking for the same.]]
[[otherwise: Each points to a different part of the horizon, quite sure of it.]]

@C (to {A}) #asks-what-for#
And what does it look like, this thing that you are after? People generally have a picture.
| How will you know it when you see it? I ask because I see a good many people not know it.
[[hint: Ask {A} what they are looking for.]]

@A (to {C}) #describes-it#
It will be large. There will be no doubt about it. There will be somebody at the gate who says: at last.
| One will come over a rise, and it will be below, with lights. I have always seen it with lights.
[[hint: Say how you imagine it.]]

@B (to {A}) #imagined-otherwise#
I had thought of something quite small. With a bench. I never imagined a gate.
| Lights? I have pictured it by day. One takes off one’s shoes there. That is all I know about it.
[[hint: Say that you imagined it differently.]]

@A (to {B})
We have walked eleven days together.
[[hint: Be astonished.]]

@B (to {A})
Yes. I thought that you were going rather fast, for a bench.

@C (to {B})
I have both, as it happens. The bench is behind the house. The gate fell down.

### the word for it
= Behind them. {A} takes some time to turn round.
[[flag: {A} has said that they are lost, and {B} what {B.they} saw.]]
[[otherwise: The word is not said. It sits down beside them all the same, and takes its boots off.]]

@C (to {A})
It happens to nearly everybody. Only, most of them ask sooner.
[[hint: Tell {A} that it happens to others.]]

@A (to {B}) #says-lost#
(gives the {thing} to {B}) You had better lead. I am lost. I have been lost since the second morning, at a good pace.
[[hint: Give {B} the {thing}, and admit that you are lost.]]

@B (to {A}) #saw-the-turning#
I know. I saw the turning. You were in the middle of a story, and I wanted to hear how it came out.
| I know. I could have said so. But you had such a straight back, from behind; I thought it would be a pity.
[[hint: Say that you saw the right turning and kept quiet.]]

### which way
= Two people who know where they are, for the first time in days, and it is here.
[[flag: They have turned back, or they have stayed.]]
[[otherwise: They set off. Neither could say which of them is leading, and it seems to go quicker so.]]
[[ending: Not on the way]]

#### back
= It is the same road, with somebody else in front.

@C (to {B})
Go back as far as where you last laughed, and look about you. It is generally there.
[[hint: Tell {B} where to look.]]

@B (to {C})
(gives the {thing} to {C}) I remember the spot exactly. It was a very small joke. Here; this was yours.
[[hint: Give {C} the {thing}.]]

@A (to {B}) #turns-back#
Then you go first, and I will tell the story from behind. You never heard how it came out.
| Lead on. I have never seen what you look like from there. I dare say I shall notice a good deal.
[[hint: Let {B} lead.]]

#### here
= It is not what they set out for. Neither was most of it.

@B (to {A})
(puts down the {thing}) I do not want to go back. I did not come for {matter}. I came because you asked me.
[[hint: Put down the {thing}, and say why you came.]]

@A (to {B})
I asked you because I did not dare to go alone. So that is neither of us.
[[hint: Say why you asked {B} to come.]]

@C (to {A})
There is supper. I always make too much, in case somebody is lost.
[[hint: Invite them to stay.]]

@A (to {C}) #has-arrived#
(bows) As I said before: it cannot be far. I believe that this is it.
| (bows) Thank you. We have come a very long way round to be invited.
[[hint: Say that you have arrived.]]
`,
};
