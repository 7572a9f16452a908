import type { Premise } from '../../../premise.ts';

/** A has mourned B for years, and did it well. */
export const reunion: Premise = {
  id: 'reunion',
  isUsual: true,
  words:
    'reunion reunite return resurrection alive survivor lost ghost homecoming years apart recognise recognize ex school die late come-home come-back long-lost years-later after-year meet-again',
  casting: `
A > B: recognise recognize find mourn meet
B > A: return
B: ghost
`,
  matter: 'an old debt',
  title: 'Present, after all | Mourned in advance | {B}, of all people',
  about: '{A} has mourned {B} for years, and did it well. Now {B} is here, alive, and somebody will have to explain.',
  people: [
    {
      persona: '{A} grieved with care, finished, and put everything away; nobody was to open it again.',
      wants: {
        public: 'To be told why {B} let {A.them} mourn.',
        private: 'Never to go through it a second time.',
      },
      manner: { openers: ['Once more,'], tags: ['I was told otherwise'] },
      knows: [
        {
          matter: 'news-of-death',
          says: 'Somebody came to me and said that {B} was dead. I had no reason to doubt it. I had every wish to.',
        },
        {
          matter: 'never-believed',
          says: 'I never quite believed it. I left everything where it lay, in case.',
          secret: 'I believed it at once. I am a practical person.',
        },
      ],
      lines: [
        '# question\nI have some questions of my own. They have waited longer.\nAsk {B}. I was only the one left behind.',
        '# greeting\nOne of us ought to be astonished. I suppose it is my turn.',
        '# apology\nYou are years late with that. Say it again, slower.',
        '#\nI had just got used to it.',
      ],
    },
    {
      persona: '{B} has been dead long enough to be shy about coming back, and hides it under good manners.',
      wants: {
        public: 'To see {A} once more and be no trouble.',
        private: 'To be asked to stay.',
      },
      manner: { openers: ['If it helps,'], tags: ['for a dead person'] },
      knows: [
        { matter: 'asked-for-it', says: 'I asked {C} to say that I was dead. It was to be for a month.' },
        {
          matter: 'reason',
          says: 'It was because of {matter}. As long as I was alive, they would have come to you for it.',
        },
      ],
      lines: [
        '# question\nI am out of practice with questions. Nobody asks the dead anything.',
        '# greeting\nGood day. I hope I am not interrupting my own absence.',
        '# accusation\nYes. That, and more. You are being moderate.',
      ],
    },
    {
      persona: '{C} told one great lie in {C.their} life, told it beautifully, and has slept badly since.',
      wants: { public: 'To be useful to both of them.', private: 'To be rid of a lie {C.they} told for {B}.' },
      manner: { openers: ['To be fair,'], tags: ['as I was asked to'] },
      knows: [{ matter: 'carried-news', says: 'It was I who told {A} that {B} was dead. I even told it well.' }],
      lines: [
        '# question\nI would rather not be the one who says. I was the one who said last time.',
        '# accusation\nI carried a message. I admit that I improved it.',
      ],
    },
  ],
  matters: [
    { id: 'news-of-death', claim: 'somebody told {A} that {B} was dead' },
    { id: 'never-believed', claim: '{A} never quite believed that {B} was dead' },
    { id: 'asked-for-it', claim: '{B} asked to be called dead' },
    { id: 'reason', claim: '{B} stayed away because of {matter}' },
    { id: 'carried-news', claim: 'it was {C} who brought the news of the death' },
  ],
  script: `
## Somebody who was mourned
INT. HERE

### the face
= {B} was dead. It had been settled; people had been sorry. Now {B} is looking at the {thing} as though somebody had moved it.
[[flag: {A} has said that {B} was dead, and {B} has owned to being alive.]]
[[otherwise: It is {A} who looks first, and goes on looking. Nobody has that face twice.]]

@B (to {C})
(looks at the {thing}) That used to lie a little further to the left.
[[hint: Look at the {thing}. You remember it.]]

@A (to {B}) #knows-the-face#
No. I spoke at your funeral. I was rather good.
| You are dead. I chose the flowers. I argued about the flowers.
[[hint: Say that you thought {B} was dead.]]

@B (to {A}) #owns-to-it#
So I heard. Thank you for leaving out the debts.
| I know. I was told that you wept in front of people. I never deserved that.
[[hint: Admit that you are alive.]]

### who said so
= Somebody brought the news, and was believed.
[[flag: {A} knows who brought the news, and who sent it.]]
[[otherwise: {C} and {B} look at each other for one moment too long, and that is the answer.]]

@A (to {C})
Somebody stood in front of me and told me how it happened. There were last words.
[[hint: Ask who brought you the news.]]

@C (to {A}) #carried-it#
That was me. The last words were mine as well. I thought you ought to have some.
| I told you. I worked on the last words the whole way there.
[[hint: Admit that you brought the news.]]

@A (to {C})
I have repeated those words to people. I have lived by them.

@B (to {A}) #asked-for-it#
Be angry with me. I sent {C} to you. It was meant to last a month.
| It was I who asked for it. A month, I said. One gets used to being no trouble.
[[hint: Say that you asked {C} to lie.]]

### what was missed
= There are years to be told, and nobody knows where one begins.
[[flag: Each has told something of the years.]]
[[otherwise: They look each other over for what the years have done, and are polite about it.]]

@A (to {B}) #asks-after-years#
What did you do all that time? I ask as one asks a person back from a holiday.
| Where does one go, when one is dead? I used to wonder about it at meals.
[[hint: Ask {B} where {B.they} has been.]]

@B (to {A}) #tells-years#
I lived over a shop, under another name. It was a very dull name. I answered to it so well that I was made treasurer of something.
| I mended nets. I was bad at it. Nobody there had ever met me, and so nobody was disappointed.
[[hint: Tell {A} how you lived.]]

@C (to {A})
I visited, at Christmas. I brought news of you. I always said that you were bearing up.
[[hint: Own that you visited {B}.]]

@A (to {C})
At Christmas. You told me that you had a sister in the country.

@A (to {B}) #tells-own-years#
I did everything on the right days. I wore what one wears. In the third year I laughed at something, and went out, and was sick.
| I learnt to cook for one. I kept making too much. In the end I got a dog, and told it that it had your chair.
[[hint: Tell {B} what your years were like.]]

@B (to {A})
Nobody told me that. {C} said that you were bearing up.

### where it lay
= There was a reason, as there always is. It has not kept well.
[[flag: {B} has given the reason, and knows that {A} kept the place.]]
[[otherwise: The {thing} lies where it has always lain. That is more than can be said for the people.]]

@B (to {A}) #says-why#
It was because of {matter}. They would have come to you for it, as long as I was breathing.
[[hint: Say why you let them think you dead.]]

@A (to {B})
(takes the {thing}) Everybody wanted to tidy this away. I would not have it touched.
[[hint: Take the {thing}, and say that you never let anybody move it.]]

@B (to {A}) #saw-it#
I saw. I had meant to look in and go on. Then I saw that lying there.
| It is why I came nearer. I had only meant to look.
[[hint: Say what the {thing} meant to you.]]

### the second time
= Whoever has come back can stay or go. Somebody has to say which.
[[flag: {B} has been asked to stay, or has been let go.]]
[[otherwise: Nobody says go and nobody says stay, and so, for the present, {B} is still there.]]
[[ending: The second time]]

#### asked to stay
= It is asked at last, and not politely.

@C (to {A})
To be fair, you make a very good mourner. You were better company before.
[[hint: Tell {A} to be sensible.]]

@A (to {B})
(gives the {thing} to {B}) Put it back yourself, then. Further to the left. And stay until it wants dusting.
[[hint: Give {B} the {thing}, and ask {B.them} to stay.]]

@B (to {A}) #stays#
I have no other engagements. I am dead; it leaves one very free.
| I should like that. I have not been asked to anything for years.
[[hint: Say that you will stay.]]

#### let go
= One funeral was enough; there will not be two.

@B (to {A})
I could stay. If somebody asked me.
[[hint: Let {A} know that you would stay.]]

@A (to {B})
(puts down the {thing}) I asked for years, at night, aloud. I find that I have finished asking.
[[hint: Put the {thing} down, and let {B} go.]]

@C (to {B})
Come. I will not say anything this time. I will only say that you were well.
[[hint: Offer to take {B} away.]]

@B (to {A}) #goes-again#
(bows) Then I am where you left me. They tell me it was a good speech.
[[hint: Say goodbye to {A}.]]
`,
};
