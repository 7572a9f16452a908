import type { Premise } from '../../../premise.ts';

/** A has come about the position. B asks the questions, and it is B's position that is to be filled. */
export const interview: Premise = {
  id: 'interview',
  words:
    'interview job-interview job applicant candidate hire apply position employer employee secretary recruit career resign promotion manager audition vacancy quit dismiss apply-for new-job become',
  casting: `
B > A: interview hire question
A > B: apply
A: applicant candidate ghost vampire
B: manager
`,
  matter: 'the position',
  title: 'Where do you see yourself | Question seven | Borrowed shoes',
  about:
    '{A} has come to {place} about {matter}. {B} asks the questions and has asked them four hundred times. Neither has been told by {C} whose position it is.',
  people: [
    {
      persona: '{A} needs the work badly, has borrowed {A.their} shoes, and cannot exaggerate.',
      wants: {
        public: 'To be taken on.',
        private: 'To be taken on without having to lie about the two years that are missing.',
      },
      manner: { openers: ['To be honest,'], tags: ['if that is a fault'] },
      knows: [
        { matter: 'borrowed-shoes', says: 'The shoes are my neighbour’s. I have to have them back by four.' },
        {
          matter: 'missing-years',
          says: 'I sat for two years with somebody who was dying and did not want to be alone. It is not in the letter. There is no word for it.',
          secret: 'I was… between things.',
        },
      ],
      lines: [
        '# question\nI was told that you would ask. I practised a different one.',
        '# praise\nYou had better wait until you have seen me do it.',
        '# greeting\nGood day. I am early. I walked round the place four times.',
      ],
    },
    {
      persona: '{B} has a printed sheet of questions, a bad stomach and twenty-two years in the house.',
      wants: { public: 'To find the right person.', private: 'To find somebody who is worse than {B.they} is.' },
      manner: { openers: ['Question seven.'], tags: ['in your own words'] },
      knows: [
        {
          matter: 'four-hundred',
          says: 'I have asked four hundred people where they see themselves. One said: through the window. We did not take him.',
        },
        {
          matter: 'hates-it',
          says: 'I have not liked it since the second year. I used to draw birds.',
          secret: 'I am perfectly happy. Twenty-two years. One does not count them.',
        },
      ],
      lines: [
        '# question\nI put the questions. It says so at the top of the sheet.',
        '# joke\nI shall put a dash there.',
        '# greeting\nSit, please. Not in that one. In that one they all fidget.',
      ],
    },
    {
      persona: '{C} owns the place, is polite as a razor, and says things in the order that amuses {C.them}.',
      wants: { public: 'To listen.', private: 'To see which of the two wants it.' },
      manner: { openers: ['How interesting.'], tags: ['do go on'] },
      knows: [
        {
          matter: 'whose-position',
          says: 'It is {B}’s. I never said so. I wanted to hear {B} describe what is needed.',
          secret: 'There is a vacancy. There will be.',
        },
      ],
      lines: ['# question\nOh, I only own it.', '# order\nAm I in the way? I do hope so.'],
    },
  ],
  matters: [
    { id: 'borrowed-shoes', claim: 'the shoes of {A} are borrowed' },
    { id: 'four-hundred', claim: '{B} has asked four hundred people the same questions' },
    { id: 'missing-years', claim: '{A} spent the missing years with somebody who was dying' },
    { id: 'hates-it', claim: '{B} has not liked the work since the second year' },
    { id: 'whose-position', claim: 'it is the position of {B} that is to be filled' },
  ],
  script: `
## The sheet
INT. HERE

### question one
= {A} has come about {matter}. {B} has the sheet, and {C} is sitting where one does not see {C.them} at first.
[[flag: {B} has begun, and {A} has answered honestly.]]
[[otherwise: {B} smooths the sheet. {A} hides one shoe behind the other.]]

@B (to {A}) #asks-first#
Sit, please. Question one. Why do you want this, in your own words?
| We begin at the top. Why here, and why you? In your own words. They are usually somebody else’s.
[[hint: Ask {A} why {A.they} has come.]]

@A (to {B})
(sits on the {seat}) To be honest, I need the money. Then I walked round the place four times, and I found that I liked the door.
[[hint: Sit down, and answer honestly.]]

@C (to {A})
The door. How interesting. Nobody has ever mentioned the door.
[[hint: Take an interest.]]

@B (to {A}) #asks-weakness#
I shall put “motivated”. Question two: your greatest weakness?
| A dash for that one. Question two. What are you bad at? They all say that they work too much.
[[hint: Ask {A} for {A.their} weakness.]]

@A (to {B}) #names-weakness#
Shoes. These are not mine. And I cannot say that a thing is finished when it is not.
| I cannot be hurried, and I cannot pretend. I have been let go for both. Once on the same day.
[[hint: Name a real weakness.]]

### the practical part
= It says on the sheet: let the candidate handle something.
[[flag: {A} has handled the {thing}.]]
[[otherwise: {B} pushes the {thing} across, and waits, as the sheet says one should.]]

@B (to {A}) #sets-practical#
(takes the {thing}) The practical part. I hand you this. You have one minute to persuade me that I need it.
| (takes the {thing}) Sell me that. Everybody has to. It is question six.
[[hint: Take the {thing}, and ask {A} to sell it to you.]]

@B (to {A}) #hands-it#
(gives the {thing} to {A}) One minute. I am looking at the clock, not at you.
[[hint: Give {A} the {thing}.]]
[[done: {thing-id} held by {A-id}]]

@A (to {B}) #fails-practical#
You do not need it. You have just given it away without looking at it. I should keep it, if I were you, until you miss it.
| I would not sell you this. You have had it lying there for years; you like it. One sees where your thumb goes.
[[hint: Say honestly that {B} does not need to buy it.]]

@C (to {B})
What does one put for that? A dash?

@B (to {C})
I do not know. There is no box.

## Question seven
INT. HERE

### the gap
= There are two years that nobody has mentioned yet.
[[flag: {A} has told about the two years, or {B} has told about the birds.]]
[[otherwise: {B}’s pen rests on a certain line, and goes no further.]]

#### two years
= It is on the sheet.

@B (to {A})
Question seven. There is a hole here. Two years. What did you do?
[[hint: Ask {A} about the missing years.]]

@A (to {B})
I was between things.
[[hint: Avoid the answer.]]

@C (to {A})
Between which things? Do go on.

@A (to {B}) #tells-years#
I sat with somebody. They were dying, and it took them two years, and they did not like to be alone in the afternoons. There is no name for it. I read the newspaper aloud.
| I kept somebody company until it was over. I did not put it in. It would have looked as though I wanted something for it.
[[hint: Tell {B} what you did in those years.]]

#### question seven, back
= {A} is not supposed to ask anything. It is not forbidden on the sheet, either.

@A (to {B}) #asks-b-back#
May I ask one? Where do you see yourself?
| You have asked that four hundred times, they say downstairs. What do you answer, when you ask it at home?
[[hint: Ask {B} question seven.]]

@B (to {A})
I? I see myself… That is not how it is done.

@B (to {A}) #tells-birds#
I used to draw birds. In the margins. Then they printed the sheet so that it had no margins. It was a very good sheet.
| Not here. There. You have it. Twenty-two years, and nobody had ever turned it round.
[[hint: Admit that you do not like the work.]]

@C (to {B})
You never told me about the birds.

### whose chair
= {C} gets up. It is {C} who decides when things are said.
[[flag: {C} has said whose position it is.]]
[[otherwise: {C} walks once round {B}’s chair, with a hand on the back of it, like somebody measuring.]]

@C (to {B}) #reveals-position#
I must tell you something. It is not the position next door. It is yours. I wanted you to say what one needs for it. You said it beautifully: somebody who does not pretend.
| I should have mentioned it. The vacancy is yours. There is no hurry; today would do.
[[hint: Tell {B} that it is {B.their} position.]]

@B (to {C}) #takes-it-in#
Mine. I have been asking people for my own chair. I have asked that one what a weakness is.
| Twenty-two years. You let me read out the questions.
[[hint: Take it in.]]

@A (to {C}) #is-ashamed-of-it#
I did not know. I would not have come. I came for a door.
| Nobody told me that it was somebody’s. I thought that it was empty.
[[hint: Say that you did not know.]]

@C (to {A})
And now that you know? You need the money, I believe. It is a good chair. Do go on.
[[hint: Ask {A} to decide.]]

### in your own words
= There is one position, and two people, and {C} is enjoying it.
[[flag: {A} has taken it, or has refused it.]]
[[otherwise: A clock strikes four. {A} looks at {A.their} shoes, and has to go, and goes.]]
[[ending: Four o’clock]]

#### taken
= One can be honest, and need the money.

@B (to {A})
Take it. No, take it. I would only go on asking. You will be bad at the sheet; that is what it needs.
[[hint: Tell {A} to take the position.]]

@A (to {B}) #takes-position#
(gives the {thing} to {B}) Then this is yours, to take home. I said that you would miss it.
| (gives the {thing} to {B}) I accept. I would like you to have that. I never sold it to anybody.
[[hint: Accept, and give {B} the {thing}.]]
[[done: {thing-id} held by {B-id}]]

#### not taken
= One can need the money, and be honest.

@A (to {C})
What did you put for me, on the sheet? In the last box?
[[hint: Ask what is written about you.]]

@B (to {A})
It says: hire. I wrote it after the shoes.

@A (to {C}) #refuses-position#
(puts the {thing} on the {table}) Then I am sorry to spoil it. I do not want a chair that somebody is sitting in. Not for money, and not for the door.
| (puts the {thing} on the {table}) No. Find somebody who can be hurried. I sat two years by one chair, waiting for it to be empty. I shall not do that for wages.
[[hint: Refuse the position.]]

### margins
= {B} has nothing under {B.their} arm but a sheet of paper, and the back of it is blank.
[[moot: not beat takes-position]]
[[flag: {B} has gone, and {A} has begun.]]
[[otherwise: {B} turns the sheet over and draws one line on it. It is the beginning of a wing.]]
[[ending: Hired]]

@B (to {A}) #hands-over-sheet#
The sheet is in the drawer. Nobody reads the answers. I always meant to tell somebody that.
| Question seven is the only one that works. Wait after it. Count to ten. That is the whole art.
[[hint: Tell {A} what one has to know.]]

@C (to {A}) #asks-next#
There is another one outside. Where will you begin?
| The next is waiting. Number four hundred and two. Shall I sit where I sat?
[[hint: Tell {A} that the next one is waiting.]]

@A (to {C}) #begins-otherwise#
With the shoes. I shall ask whether they pinch.
| I shall ask what they did in the years that are not in the letter. And you will have to sit where one can see you.
[[hint: Say how you will begin.]]

### two applicants
= It is not often that nobody wants {C}’s money.
[[moot: beat takes-position or not beat refuses-position]]
[[flag: {A} and {B} have left {C} with the chair.]]
[[otherwise: Two people go out by a very good door. {C} looks at the chair, and does not sit in it.]]
[[ending: Through the door]]

@B (to {C}) #resigns#
I resign. I have never said it. It is two words; I thought that it would be a speech.
| Then I go as well. Put a dash.
[[hint: Resign.]]

@C (to {B})
You cannot both go. Who will ask the questions?
[[hint: Protest.]]

@A (to {B}) #offers-company#
(smiles at {B}) I have to bring back a pair of shoes by four. Do you draw anything besides birds?
| (smiles at {B}) Where do you see yourself? I ask because I am going that way.
[[hint: Invite {B} to come along.]]
`,
};
