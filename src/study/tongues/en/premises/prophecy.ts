import type { Premise } from '../../../premise.ts';

/** B has seen what will happen to A. Everything A does about it brings it nearer. */
export const prophecy: Premise = {
  id: 'prophecy',
  isUsual: true,
  words:
    'prophecy prophet fate destiny foretell oracle fortune-teller seer vision omen predict prediction curse witch tarot doom astrologer warn dream',
  casting: `
B > A: warn foretell predict tell
B: prophet witch seer oracle astrologer medium gypsy ghost
A: king queen general soldier
`,
  matter: 'what is going to happen',
  title: 'It did not say when | Never wrong | What {B} saw this morning',
  about:
    '{B} sees things before they happen, and has never been wrong. This morning {B.they} saw {A} and the {thing}. {A} wants to know, and does not.',
  people: [
    {
      persona: '{A} does not believe in such things, and has nevertheless not been able to eat.',
      wants: { public: 'To prove that it is nonsense.', private: 'To be told that it comes out well.' },
      manner: { openers: ['Nonsense, of course.'], tags: ['not that I mind'] },
      knows: [
        { matter: 'does-not-believe', says: 'I do not believe a word. I only want to know which word.' },
        {
          matter: 'has-decided',
          says: 'I am to be asked something important tomorrow, and I had decided to say no. Nobody knows that.',
          secret: 'I have nothing in particular before me.',
        },
      ],
      lines: [
        '# question\nAsk that one. That one knows everything, apparently.',
        '# greeting\nI am not staying. I only came in.',
        '# joke\nVery good. Did you see that coming?',
      ],
    },
    {
      persona:
        '{B} is matter-of-fact about it, as others are about a bad knee, and would give it away if anybody would have it.',
      wants: { public: 'To be left alone with it.', private: 'To be wrong, just once.' },
      manner: { openers: ['It does not say why.'], tags: ['I only see it'] },
      knows: [
        {
          matter: 'what-was-seen',
          says: 'I saw you give the {thing} away, and weep, and somebody laugh. That is all. It does not come with words.',
          secret: 'It was small. It was hardly anything. You do not want it.',
        },
        {
          matter: 'never-wrong',
          says: 'Eleven times. I wrote them down. I should have liked to be wrong about the mule.',
        },
      ],
      lines: [
        '# question\nI do not know. I never know what it means. I only know that it happens.',
        '# insult\nYes. You were going to say that.',
        '# thanks\nNobody thanks me twice.',
      ],
    },
    {
      persona: '{C} sells charms against anything, believes in all of them, and talks without breathing.',
      wants: {
        public: 'To protect {A}.',
        private: 'To be the one who cheats fate, so that people would know {C.their} name.',
      },
      manner: { openers: ['I have something for that.'], tags: ['it has never failed yet'] },
      knows: [
        {
          matter: 'charm-is-nothing',
          says: 'It is chalk. It is all chalk. I put a little pepper in the dear ones.',
          secret: 'That is a very old recipe. I could not tell you what is in it.',
        },
      ],
      lines: [
        '# question\nIt depends on the moon, and on what you have got on you.',
        '# greeting\nDo not step there! Well, you have stepped there now.',
      ],
    },
  ],
  matters: [
    { id: 'does-not-believe', claim: '{A} does not believe in prophecies' },
    { id: 'never-wrong', claim: '{B} has never been wrong' },
    { id: 'what-was-seen', claim: '{B} saw {A} give the {thing} away and weep' },
    { id: 'charm-is-nothing', claim: 'the charms of {C} are chalk' },
    { id: 'has-decided', claim: '{A} has decided to say no tomorrow' },
  ],
  script: `
## This morning
INT. HERE

### do not tell me
= Everybody knows that {B} has seen something. {A} has come by chance, and for the third time.
[[flag: {A} has asked what {B} saw, and {B} has not wanted to say.]]
[[otherwise: {B} looks at {A}, and looks away again a little too kindly.]]

@A (to {B}) #asks-not-asking#
Nonsense, of course. But they say that you saw something this morning. About me. I do not want to know it. What was it?
| I do not believe in {matter}. I want that said first. Now: what did you see?
[[hint: Ask {B} what {B.they} has seen.]]

@B (to {A}) #will-not-say#
It was small. You had your coat on. Let it be; people never like it, and it happens anyway.
| It was not much. Eleven times I have told people, and they all said afterwards that they wished I had talked about the weather.
[[hint: Say that {A} would rather not know.]]

@C (to {A})
I have something for that! You wear it on the left. I would not go another step without it.
[[hint: Offer {A} a charm.]]

@A (to {C})
I do not need protecting from a thing that I do not believe in.
[[hint: Refuse the charm.]]

@C (to {A})
Those are the ones that get in. The ones with the door shut.

### what was seen
= {A} could still go home. {A} sits down.
[[flag: {B} has told what {B.they} saw.]]
[[otherwise: {B}’s eyes go to the {thing}, and come back. It was enough. {A} has seen it.]]

@A (to {B})
(sits on the {seat}) Tell me. I shall laugh, and then I can eat something.
[[hint: Sit down, and ask {B} to tell you.]]

@B (to {A}) #tells-vision#
You had the {thing} in your hand. You gave it away. You wept, and somebody was laughing. Then it stopped, as they do.
| (looks at the {thing}) That. You were holding that, and you gave it to somebody, and your face was wet. I heard a laugh. It does not say whose.
[[hint: Tell {A} what you saw.]]

@A (to {B}) #scoffs#
That? I have never so much as touched it. There you are. I need only not touch it.
| Is that all? Then nothing is easier. I shall go through life without that {thing}. I have managed so far.
[[hint: Say that you simply will not touch it.]]

@C (to {A})
That is what the man with the mule said.

## Keeping clear of it
INT. HERE

### precautions
= It is surprising how near a thing is, once one is keeping away from it.
[[flag: The {thing} has been dealt with, and has come nearer.]]
[[otherwise: Nobody has moved the {thing}. All the same it is closer to {A} than it was.]]

#### take it away
= {C} knows what to do.

@A (to {C})
Take it away. Put it somewhere. I do not want it in front of me while I am not believing in it.
[[hint: Ask {C} to take the {thing} away.]]

@C (to {A}) #carries-off#
(takes the {thing}) Away with it! I shall bury it. I shall bury it at a crossroads, with an egg. Where did I put the egg?
| (takes the {thing}) I have got it. It is quite cold. It has to go under running water, with an egg. I had an egg.
[[hint: Take the {thing}, to get rid of it.]]

@C (to {A}) #needs-a-hand#
(gives the {thing} to {A}) I need both hands for the egg. Hold this.
[[hint: Give {A} the {thing} for a moment.]]

@A (to {C})
I am holding it. Do you see? You have made me hold it. Find the egg!

#### prove it
= {A} has had enough of being afraid of a {thing}.

@A (to {B}) #touches-it#
(takes the {thing}) There. I have touched it. I am holding it, and I am not weeping, and I am not giving it to anybody.
| (takes the {thing}) Look. This is me, holding it. Dry as a bone. So it is not so very hard to be cleverer than a picture.
[[hint: Take the {thing}, to prove that nothing happens.]]

@B (to {A})
You had your coat on. You have got your coat on now.
[[hint: Say that this is how it began.]]

@C (to {A})
Give it here! No! Do not give it! Oh, this is very difficult.
[[hint: Try to help.]]

### what it is about
= It is hard to weep about nothing. There must be something to weep about.
[[flag: {A} has said what lies before {A.them}.]]
[[otherwise: {A} looks at the time, and it is later than it was, and tomorrow is nearer.]]

@B (to {A}) #asks-tomorrow#
What is it that you have to do tomorrow? I do not see that. I only see that you have not slept for it.
| It is never about the thing. With the mule it was about his brother. What is it about, with you?
[[hint: Ask {A} what is troubling {A.them}.]]

@A (to {B}) #tells-tomorrow#
I am to be asked something, tomorrow. By somebody I have kept waiting for nine years. I have decided to say no. It is more sensible.
| There is a person. They will ask me tomorrow whether I am coming with them. And I am not. I have got a house; I have got used to it.
[[hint: Admit that you mean to say no to something tomorrow.]]

@C (to {A})
I have something for that as well. It is chalk. I tell you as a friend: everything that I have got is chalk.
[[hint: Admit that your charms are nothing.]]

@B (to {A}) #wonders#
I saw you weep. I never saw that it was a bad thing. I always thought that it was, because people make such a face.
| Somebody laughed. I took it for a cruel laugh. I have only heard eleven, and I was frightened at all of them.
[[hint: Say that it may not have been a bad thing.]]

### it happens
= {B} has never been wrong.
[[flag: {A} has given the {thing} away, or has not.]]
[[otherwise: The {thing} slips, and falls, and {C} laughs out of pure fright. It is not quite what was seen. It is near.]]
[[ending: Near enough]]

#### as it was seen
= There is somebody who ought to have it.

@A (to {B})
I should need something to send. To say that I am coming. Something that could not have come from anybody else.
[[hint: Say that you need something to send as a sign.]]

@A (to {C}) #gives-away#
(gives the {thing} to {C}) You go everywhere. Take them this, and say: yes. Look at me. I am wet to the collar.
| (gives the {thing} to {C}) Run. Give them that, tonight, and tell them that I had my coat on already.
[[hint: Give {C} the {thing}: you have changed your mind.]]
[[done: {thing-id} held by {C-id}]]

#### as it was not
= It would be the twelfth time, and the first.

@A (to {B})
And if I just put it down? Now, in front of you? What happens to you, if it does not happen?
[[hint: Ask {B} what becomes of {B.them} if it does not come true.]]

@B (to {A})
I should be an ordinary person. I have thought about it. I should be able to go to weddings.

@A (to {B}) #puts-it-by#
(puts the {thing} on the {table}) Then go to weddings.
| (puts the {thing} on the {table}) There. Down, and dry. You were wrong. How does it feel?
[[hint: Put the {thing} down, so that it does not come true.]]

### the laugh
= Now there is only the one thing missing, and everybody is listening for it.
[[moot: not beat gives-away]]
[[flag: Somebody has laughed.]]
[[otherwise: It is {A} who laughs. It was {A}’s own laugh. Nobody had thought of that.]]
[[ending: Twelve times]]

@C (to {A})
I shall say: yes, with tears. I have never carried anything that worked. I shall run the whole way!
[[hint: Promise to carry it.]]

@B (to {A}) #it-was-this#
(laughs) It was I! I have been afraid of that laugh since six o’clock this morning, and it was mine.
| (laughs) That is the one. That is just how it sounded. I never thought to ask who was happy.
[[hint: Laugh.]]

@A (to {B})
Do not tell me what comes next.

@B (to {A})
I have not seen it. I believe that you will have to do it yourself.

### the first mistake
= It is quite ordinary, not knowing. Most people have been doing it for years.
[[moot: beat gives-away or not beat puts-it-by]]
[[flag: {B} has been wrong.]]
[[otherwise: {B} looks at {B.their} hands, like somebody who has put down two heavy bags.]]
[[ending: Wrong for once]]

@B (to {A}) #is-wrong#
I was wrong. Eleven, and then you. I do not know what I am having for supper. I do not know it!
| So it can be done. One just puts it down. The man with the mule could have put it down.
[[hint: Say that you were wrong.]]

@C (to {B})
But then all the others, that I sold chalk to. They might have been all right?
[[hint: Wonder about the others.]]

@A (to {C}) #decides-freely#
(smiles at {B}) And tomorrow I may say whatever I like. Nobody has seen it. I had better go and find out what it is.
| (smiles at {B}) I shall have to decide it by myself, then. It was restful, having it settled. Nonsense, of course.
[[hint: Say that tomorrow is open.]]
`,
};
