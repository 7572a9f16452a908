import type { Premise } from '../../../premise.ts';

/** A has caught B with the the thing, which C says is C own. */
export const theft: Premise = {
  id: 'theft',
  words:
    'theft steal thief stolen rob robber burglar pickpocket treasure loot caught crime jewel pilfer smuggle wallet purse burgle break-into break-in burglary heirloom-stolen',
  casting: `
A > B: catch arrest stop
B > C: rob
B > C: steal return
B: thief burglar pickpocket robber
A: guard watchman policeman detective
C: owner duchess countess widow
`,
  matter: 'what belongs to whom',
  title: 'Second hand | Clean hands | Whose {thing} it is',
  about: '{A} has caught {B} with the {thing}, which {C} says is {C.their} own. Nobody here has quite clean hands.',
  people: [
    {
      persona: '{A} is upright by habit, hates scenes, and has never before had to decide anything quickly.',
      wants: {
        public: 'To see that the {thing} goes back.',
        private: 'Not to be the one who gives {B} away.',
      },
      manner: { openers: ['I saw that.'], tags: ['and I am no saint'] },
      knows: [
        { matter: 'saw-it', says: 'I saw {B} take the {thing}. It was done so gently that I nearly said bless you.' },
      ],
      lines: [
        '# question\nI am trying to decide whether I saw anything.\nI could tell you. I should like to hear {B} tell you.',
        '# greeting\nStay where I can see you. I say it as a friend.',
        '# request\nThat would make me a part of it.',
      ],
    },
    {
      persona: '{B} has quick fingers and slow excuses, and steals only what was taken from {B.them} first.',
      wants: {
        public: 'To be gone.',
        private: 'To have back the {thing}, which was in {B.their} family before anybody sold or stole it.',
      },
      manner: { openers: ['Strictly speaking,'], tags: ['depending on how you count'] },
      knows: [
        {
          matter: 'was-ours',
          says: 'It was ours. There is a scratch on it that I made when I was small, and I was not thanked for it.',
          secret: 'I liked the look of it. Is that not the usual reason?',
        },
        {
          matter: 'no-sale',
          says: 'Nobody in my family ever sold the {thing}. One day it was simply not there, and neither was our guest.',
        },
      ],
      lines: [
        '# question\nI was admiring it. From close by.',
        '# accusation\nThief is a large word for one pair of hands.',
        '# greeting\nOh. You. I had hoped for nobody.',
      ],
    },
    {
      persona: '{C} speaks of {C.their} property warmly and often, as people do who are not sure of it.',
      wants: {
        public: 'To have the {thing} and see somebody punished.',
        private: 'That nobody should ask where {C.they} got it.',
      },
      manner: { openers: ['In my position,'], tags: ['it is the principle'] },
      knows: [
        { matter: 'values-it', says: 'That is mine. It has been mine for as long as it has been mine.' },
        {
          matter: 'stole-first',
          says: 'I was a guest once, and they were kind, and it fitted my pocket. I have been respectable ever since.',
          secret: 'I bought it. I paid a good price. I do not recall to whom.',
        },
      ],
      lines: [
        '# question\nOne does not ask people where they have things from.',
        '# accusation\nI am the one who was robbed. Let us keep to the order.',
      ],
    },
  ],
  matters: [
    { id: 'saw-it', claim: '{A} saw {B} take the {thing}' },
    { id: 'was-ours', claim: 'the {thing} once belonged to the family of {B}' },
    { id: 'no-sale', claim: 'the {thing} was never sold' },
    { id: 'values-it', claim: '{C} calls the {thing} {C.their} own' },
    { id: 'stole-first', claim: '{C} stole the {thing} first' },
  ],
  script: `
## In the hand
INT. HERE

### a quick hand
= Nobody is looking at the {thing}. That is what {B} has been waiting for.
[[flag: {B} has taken the {thing}, and {A} has seen it.]]
[[otherwise: There was a movement by the {thing}. {A} saw it, and would have preferred not to.]]

@B #takes-it#
(takes the {thing}) There you are. You have grown no heavier.
[[hint: Take the {thing}.]]

@A (to {B}) #is-seen#
I saw that. I was not looking, and still I saw it. Put it back, and I shall have seen nothing.
| That is not yours. I say it quietly, so that you can still be somebody who was only looking.
[[hint: Tell {B} to put the {thing} back.]]

### the owner
= And here is {C}, who has a feeling for such moments.
[[flag: {C} has asked after the {thing}, and {A} has had to choose.]]
[[otherwise: {C} looks at the place where the {thing} has been lying, and then at all the hands in turn.]]

@C (to {B}) #misses-it#
Something of mine was lying here. In my position one knows where things lie. Who has it?
| Where is it? The {thing}. It is mine, and I can feel that it has been admired.
[[hint: Ask who has the {thing}.]]

@B (to {C})
(looks at {A}) You had better ask {A}, who sees everything.
[[hint: Leave it to {A}.]]

@A (to {C}) #covers#
{B} was showing it to me. I had asked. It is an interesting piece; where did you get it?
| It is in good hands. We were just wondering where you had it from.
[[hint: Cover for {B}, and ask {C} where the {thing} came from.]]

### the price of it
= {C} does not shout. {C} has found that people are more afraid of being forgiven.
[[flag: {C} has offered to forgive, and {B} has not wanted it.]]
[[otherwise: {C} smiles at everybody. It is like being counted.]]

@C (to {B}) #offers-forgiveness#
Whoever has it may put it back, and I shall say nothing. I am known for it. I forgave a cook, once, in front of guests.
| I do not call the watch. I only like to know the name, so that I can be kind about it.
[[hint: Offer to forgive whoever has it.]]

@A (to {C})
That is handsome. And what becomes of people, after you have been kind?
[[hint: Ask {C} what became of the last one.]]

@C (to {A})
They leave the district, as a rule. I give them a reference.

@B (to {C}) #wants-no-pardon#
I do not want to be forgiven. I should not know where to put it.
| Keep it. I came for one thing, and it was not your forgiveness.
[[hint: Refuse to be forgiven.]]

@C (to {A}) #asks-witness#
You were here. You have honest eyes; it must be a burden. Will you swear to what you saw?
| Then I ask you, as a witness. What did you see? Begin with the hands.
[[hint: Ask {A} to bear witness.]]

@A (to {C})
I saw somebody look at a thing as one looks at a person. I could not swear to more than that.
[[hint: Say what you can swear to.]]

### the scratch
= It was asked idly. It is the one question that {C} has no answer to.
[[flag: {B} has said whose the {thing} was.]]
[[otherwise: {C} has three answers ready, and gives all three.]]

@B (to {C})
(shows the {thing} to {C}) There is a scratch on it. Underneath, like a small hook. You know it, if it is yours?
[[hint: Show {C} the {thing}, and ask about the scratch.]]

@C (to {B}) #has-no-answer#
A scratch? Naturally. Things get scratched. I bought it with the scratch.
| I never turn my things over. It is a matter of principle.
[[hint: Say something about the scratch.]]

@B (to {C}) #claims-it#
I made that scratch. I was beaten for it. We had a guest that year with very good manners, and then we had no guest and no {thing}.
| It was I who scratched it. And nobody of ours ever sold it. Do you remember us? You said that the soup was excellent.
[[hint: Say that the {thing} was your family's.]]

### whose it is
= Two thieves and a witness. It is the witness who is blushing.
[[flag: It is settled who keeps the {thing}.]]
[[otherwise: {A} says that it will stay where it is until everybody is ashamed, and there it stays.]]
[[ending: Second hand]]

#### the guest pays
= Respectability is heavy, and {C} has carried it a long way.

@A (to {C})
I can call people. They will ask all three of us where we have things from. I have a clear conscience. Have you?
[[hint: Tell {C} that you could call somebody.]]

@C (to {A})
(sighs) It fitted my pocket. They were so kind that nobody watched me. I have been careful with guests ever since.
[[hint: Confess that you stole the {thing}.]]

@B (to {C})
You might have asked. We were the sort of people who would have given it to you.

@C (to {B}) #gives-it-up#
(bows) I know. That was what I could not forgive. Keep it. It was never comfortable.
| (bows) Take it home. I only ask that you tell them I said the soup was excellent.
[[hint: Let {B} keep the {thing}.]]

#### nobody keeps it
= To have it in the hand was all that {B} wanted, it turns out.

@C (to {B})
And what would you do with it? Lock it up, and listen at night, as I do?
[[hint: Ask {B} what {B.they} would do with it.]]

@B (to {C})
(puts down the {thing}) I thought I should know when I had it. It was larger, when I was small.
[[hint: Put the {thing} down.]]

@A (to {B}) #leaves-it#
Then it shall lie there, and belong to whoever does not take it. I shall keep watch. I seem to see everything.
| Leave it there. I have watched two people want it, and I never saw anything do either of them less good.
[[hint: Say that it should lie there and be nobody's.]]
`,
};
