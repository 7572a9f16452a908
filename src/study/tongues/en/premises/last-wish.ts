import type { Premise } from '../../../premise.ts';

/** A has little time left, and one wish. B has promised to fulfil it, and it is not what anybody thought. */
export const lastWish: Premise = {
  id: 'last-wish',
  words:
    'dying deathbed one-more-time last-wish wish die terminal hospice ill final? patient one-last-time last-time final-wish dying-wish before-he-die before-she-die on-deathbed',
  casting: `
A > B: ask bequeath
A: patient grandfather grandmother emperor king
B: nurse doctor physician friend
`,
  matter: 'what is left undone',
  title: 'Not the roses | Before it gets dark | What {A} wanted',
  about:
    '{A} has not long, and has asked {B} to {place} for a last wish. {C} has come with the roses, the speech, and everything else that one does.',
  people: [
    {
      persona: '{A} is dying with impatience, finds everybody’s voice too low, and wants one thing put right.',
      wants: {
        public: 'To have one wish granted.',
        private: 'To hear {B} be angry with {A.them} before it is too late.',
      },
      manner: { openers: ['Quickly.'], tags: ['I have no time for that'] },
      knows: [
        { matter: 'little-time', says: 'A day, perhaps two. I have things to do. Do not lower your voice.' },
        {
          matter: 'sold-the-horse',
          says: 'I sold your horse. I told you it had run away. You looked for it for a summer. I let you look.',
          secret: 'It is an old matter. You will not remember it. Sit closer.',
        },
      ],
      lines: [
        '# question\nI shall not be here to be wrong about it, so: yes.',
        '# greeting\nYou took your time. I could not.',
        '# lament\nNot at me. Go and do that in the passage.',
        '# thanks\nYes, yes. It was nothing. It was quite a lot, in fact.',
      ],
    },
    {
      persona:
        '{B} has been dutiful for thirty years, is good with pillows, and has never once raised {B.their} voice.',
      wants: { public: 'To make it easy for {A}.', private: 'To ask about the horse.' },
      manner: { openers: ['There, there.'], tags: ['whatever you like'] },
      knows: [
        {
          matter: 'knows-of-horse',
          says: 'I saw it, eleven years ago, between the shafts of a brewer’s cart. It knew me. I never said a word.',
          secret: 'I am not thinking of anything. Are you comfortable?',
        },
        { matter: 'always-dutiful', says: 'I have done what was needed. Somebody had to. I was nearest.' },
      ],
      lines: [
        '# question\nDo not trouble about that now.',
        '# order\nOf course. At once.',
        '# insult\nYou are tired. It is all right.',
      ],
    },
    {
      persona: '{C} knows how these things are done, has buried eleven relations, and carries peppermints.',
      wants: {
        public: 'To see that it is done properly.',
        private: 'To be of use to somebody who can still thank {C.them}.',
      },
      manner: { openers: ['In these hours'], tags: ['it is customary'] },
      knows: [
        {
          matter: 'customs',
          says: 'One opens the window afterwards. One stops the clock. I have a list, I have had to use it a good deal.',
        },
      ],
      lines: [
        '# question\nIt is customary to say yes.',
        '# joke\nOne does not laugh here. Well. One did, at my uncle’s.',
      ],
    },
  ],
  matters: [
    { id: 'little-time', claim: '{A} has a day or two left' },
    { id: 'customs', claim: '{C} knows how these things are done' },
    { id: 'always-dutiful', claim: '{B} has done everything for {A}' },
    { id: 'sold-the-horse', claim: '{A} sold the horse of {B} and said that it had run away' },
    { id: 'knows-of-horse', claim: '{B} has known about the horse for eleven years' },
  ],
  script: `
## What one does
INT. HERE

### the roses
= Everything is as it should be, and {A} cannot bear it.
[[flag: {A} has sent the customs away, and has said that there is a wish.]]
[[otherwise: {C} straightens something. {A} closes {A.their} eyes, so as not to see it straight.]]

@C (to {A}) #begins-customs#
I have brought roses. In these hours it is customary to think of something green, and to forgive everybody by name. I have a list.
| There, now. The roses here, where you can see them. And somebody ought to say something uplifting. Shall I begin?
[[hint: Offer {A} the usual comforts.]]

@A (to {C}) #refuses-customs#
Not the roses. They smell of other people. Quickly: I have one wish, and it is not for you.
| Take them out. I have a day, I will not spend it on roses. I want something, and I want it from {B}.
[[hint: Refuse: you have one wish, and it is for {B}.]]

@B (to {A})
There, there. Anything. Are you comfortable? Shall I do the pillow?
[[hint: Ask {A} whether {A.they} is comfortable.]]

@A (to {B})
If you touch that pillow again I shall die this minute, out of spite.

### the wish
= It ought to be simple. It is one sentence.
[[flag: {A} has said what {A.they} wants, and {B} has not understood.]]
[[otherwise: {A} points at the {thing}, and then at {B}, and then, in despair, at the ceiling.]]

@A (to {B}) #points-to-thing#
(looks at the {thing}) Do you see that? It was bought with something of yours. I want you to look at it, and then at me.
| (looks at the {thing}) That. You have dusted it for thirty years. You never asked what it had cost.
[[hint: Look at the {thing}: it was bought with something of {B}’s.]]

@B (to {A})
(takes the {thing}) Would you like to hold it? Is that the wish?
[[hint: Take the {thing}, and ask whether that is the wish.]]

@A (to {B}) #wants-anger#
No! I want you to shout at me. Once. Properly. You have been good to me for thirty years, and I cannot stand it any longer.
| I do not want to hold it. I want you to be angry. I have waited for it since that summer, and I have run out of time.
[[hint: Say that you want {B} to be angry with you.]]

@C (to {A})
That is not on any list.

@B (to {A}) #cannot#
You are tired. I could not do that. I have never shouted at anybody; I would not know where one begins.
| Whatever you like, but not that. What should I be angry about? There, there.
[[hint: Say that you cannot.]]

## That summer
INT. HERE

### the horse
= There is something that two of them know, and each thinks that the other does not.
[[flag: The horse has been named.]]
[[otherwise: Somewhere outside there are hooves. All three listen until they have gone by.]]

#### A begins
= {A} has no time for going round it.

@A (to {B}) #owns-horse#
I sold your horse. It did not run away. I sold it on a Wednesday, while you were at school, and bought that. I let you look for it until October.
| The brown one. You called it something. I told you that the gate had been open. I shut it behind me myself.
[[hint: Confess that you sold the horse.]]

@C (to {A})
A horse? At such a time?

@B (to {A}) #says-knew#
I know. It was drawing a brewer’s cart, eleven years ago. I said its name, and it stopped. The man swore at it. I walked on.
| I have known it for eleven years. It remembered me. I went home and did your pillow.
[[hint: Say that you have known for a long time.]]

@A (to {B})
Eleven years! And you brought me soup!

#### B begins
= There are things that one can only ask somebody who is going away.

@B (to {A}) #asks-about-horse#
May I ask you something? That summer. Was the gate really open?
| I have never asked. I thought, there is time. Was it the gate?
[[hint: Ask {A} about the gate.]]

@A (to {B})
What do you think?

@B (to {A}) #says-brewer#
I think that I saw it between the shafts of a cart, with a sore on its neck, and it knew me. I think that I have been very polite.
| I think that you got forty for it. The brewer told me. I asked him quite calmly. I am always calm.
[[hint: Say that you know where the horse went.]]

@C (to {B})
Your hands are shaking. You will drop that.

### louder
= It has begun. It is not very loud yet.
[[flag: {B} has been angry.]]
[[otherwise: {B} opens {B.their} mouth, and what comes out is so small that all three lean forward to hear it.]]

@A (to {B}) #eggs-on#
Go on. You are nearly there. What did you call it, that horse?
| That is not angry. That is a librarian. Say what it was like. Say October!
[[hint: Provoke {B}.]]

@B (to {A}) #shouts-at-last#
Captain! It was called Captain! I put up notices! I went out every night with a lantern, and you stood at the window and watched me!
| I was nine! I had a halter in my hand until October! You let me say prayers for it! How could you eat?
[[hint: Shout at {A}.]]

@C (to {B})
I shall close the door. No. I shall open it.

@A (to {B}) #is-glad-of-it#
There. That is the first time anybody has talked to me since I lay down. Louder. I was a dreadful person; I should like to have been told.
| Thank you. Oh, that is better than roses. Did you hear it, {C}? It shook the glass.
[[hint: Thank {B} for it.]]

### what is left
= {B} has a thing in {B.their} hand that cost a horse.
[[flag: {B} has forgiven, or has not, and has said so.]]
[[otherwise: Nobody says anything more. It is a good silence, with room in it.]]
[[ending: A good silence]]

#### not forgiven
= One may be honest with the dying. They will not tell.

@A (to {B})
And now you say: I forgive you. It is customary.
[[hint: Ask {B} whether {B.they} forgives you.]]

@B (to {A}) #does-not-forgive#
(puts the {thing} on the {table}) No. I do not. I shall be angry about it for years. I am only just beginning.
| (puts the {thing} on the {table}) I cannot. It was October. You will have to go without it, and I shall have to stay with it.
[[hint: Put the {thing} down: you do not forgive.]]

#### given back
= There is another thing one can do with it.

@B (to {A})
What did you want with it? Of all things. It does not even do anything.
[[hint: Ask {A} why {A.they} wanted the {thing}.]]

@A (to {B})
I thought that it was beautiful. I had never bought anything because it was beautiful. I was sorry before I had got it home.

@B (to {A}) #gives-it-into-hand#
(gives the {thing} to {A}) Then have it. Look at it. It is beautiful. You paid for it long enough.
| (gives the {thing} to {A}) Hold it, you old thief. Hold it so that one of us has had something out of it.
[[hint: Give {A} the {thing}.]]
[[done: {thing-id} held by {A-id}]]

### years
= It is not peace. It is something one can live with, or the other thing.
[[moot: not beat does-not-forgive]]
[[flag: {A} has accepted it.]]
[[otherwise: {A} laughs. It hurts, and {A.they} goes on.]]
[[ending: Still angry]]

@A (to {B}) #content-with-anger#
Good. Then I shall not be gone so soon. One does not go on being angry with nobody.
| That is honest. I should have been insulted by anything else. Be angry for both of us; I shall be busy.
[[hint: Say that you are content with that.]]

@C (to {A})
I have been to eleven of these. Nobody was ever so… It has been quite lively.
[[hint: Say what you think of it.]]

@B (to {A}) #stays-anyway#
(sits on the {seat}) I am staying the night. I have not nearly finished. There was a doll, as well, in the spring before.
| (sits on the {seat}) Move over. I am going to shout at you until it gets light.
[[hint: Sit down, and stay.]]

### forty for it
= {A} holds it up against the light.
[[moot: beat does-not-forgive or not beat gives-it-into-hand]]
[[flag: {A} has let it go.]]
[[otherwise: {A} has fallen asleep, with the {thing} in {A.their} hand. Nobody straightens anything.]]
[[ending: Captain]]

@A (to {B}) #asks-name-again#
Captain. I had forgotten the name. I had made myself forget it. Say it once more.
| It is not so beautiful. I see that now. It was a very good horse, was it not?
[[hint: Ask {B} about the horse once more.]]

@B (to {A}) #tells-of-captain#
He would come if one whistled with two fingers. I can still do it. I have not done it since.
| He was fat, and bit people, and he was afraid of ducks. He was the best horse there ever was.
[[hint: Tell {A} about the horse.]]

@C (to {B})
Then whistle. I shall say that it is customary.
`,
};
