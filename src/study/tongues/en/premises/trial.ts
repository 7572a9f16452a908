import type { Premise } from '../../../premise.ts';

/** There is no judge, so C has to be one. A defends what A did, and B speaks against it. */
export const trial: Premise = {
  id: 'trial',
  words:
    'trial verdict jury lawyer prosecutor defend defendant sentence tribunal plead testimony testify convict acquit witness evidence court judge vote expel ban inquisition founder',
  casting: `
B > A: prosecute accuse charge
C > A: judge sentence
A: defendant prisoner robot founder
B: prosecutor
C: judge
`,
  matter: 'the night the boat was lost',
  title: 'In the absence of a judge | The short straw | The case of {A}',
  about:
    'Nobody here is a judge, but it has to be settled. {A} stands accused over {matter}, {B} speaks for those who were harmed, and {C} has drawn the short straw and must decide.',
  people: [
    {
      persona: '{A} made a decision that had to be made, would make it again, and does not sleep.',
      wants: { public: 'To be heard to the end.', private: 'To be sentenced to something, so that it stops.' },
      manner: { openers: ['For the record,'], tags: ['and I stand by it'] },
      knows: [
        { matter: 'cut-it-loose', says: 'I cut it loose. It was pulling us all down with it. I would cut it again.' },
        {
          matter: 'heard-somebody',
          says: 'I heard somebody call, out there, after I had cut it. I told them it was a bird.',
          secret: 'It was dark, and there was wind. Nobody heard anything.',
        },
      ],
      lines: [
        '# question\nI will answer that. I will answer anything. That is rather the point.',
        '# accusation\nYes. Go on to the next one.',
        '# greeting\nYou need not shake hands. It would look like taking sides.',
      ],
    },
    {
      persona: '{B} lost a brother by it, reads law at night, and is determined to be fair even if it chokes {B.them}.',
      wants: { public: 'To see it judged properly.', private: 'To find out that it could not have been helped.' },
      manner: { openers: ['I put it to you:'], tags: ['yes or no'] },
      knows: [
        {
          matter: 'brother-lost',
          says: 'My brother was on the other end of that rope. He owed me for a pair of boots.',
        },
        {
          matter: 'who-tied-it',
          says: 'It was I who tied that knot. It was a bad knot. It could not be undone, so it had to be cut.',
          secret: 'I tied nothing. I was below.',
        },
      ],
      lines: [
        '# question\nI ask the questions. It is the only thing I have got.',
        '# apology\nThat is not evidence.',
        '# lament\nI have not got as far as that yet. I am still at the facts.',
      ],
    },
    {
      persona: '{C} is cheerful by nature, bakes for a living, and was chosen by lot.',
      wants: { public: 'To decide it and go home.', private: 'Never to have to decide anything again.' },
      manner: { openers: ['Order, I suppose.'], tags: ['is that how one says it'] },
      knows: [
        {
          matter: 'no-judge',
          says: 'I am not a judge. I drew the short one. I would like that remembered, whatever I say.',
        },
      ],
      lines: [
        '# question\nCan I ask that? Am I allowed? Then I ask it back.',
        '# request\nGranted. Or is it sustained?',
        '# greeting\nSit anywhere but there. That is where I have to sit.',
      ],
    },
  ],
  matters: [
    { id: 'no-judge', claim: '{C} was chosen by lot to judge' },
    { id: 'brother-lost', claim: 'the brother of {B} was lost' },
    { id: 'cut-it-loose', claim: '{A} cut the rope' },
    { id: 'heard-somebody', claim: '{A} heard somebody call after the rope was cut' },
    { id: 'who-tied-it', claim: '{B} tied the knot that could not be undone' },
  ],
  script: `
## The charge
INT. HERE

### sitting
= There is no bench and no wig. There is {C}, who has been told to look serious.
[[flag: {C} has opened it, and {A} has not denied the charge.]]
[[otherwise: {C} knocks on the {table} with a knuckle. It is not much of a sound, but everybody stops talking.]]

@C (to {B}) #opens-court#
(takes the {thing}) Order, I suppose. When I put this down everybody is to be quiet. Who begins? The one who is angry?
| (takes the {thing}) I was told to hold something. So. This is about {matter}. {B} speaks first, and nobody shouts.
[[hint: Take the {thing}, and open the hearing.]]

@B (to {A}) #puts-charge#
I put it to you: there was one rope, there were people at both ends of it, and you cut it. Yes or no.
| One question, and it has one word for an answer. Did you cut the rope?
[[hint: Ask {A} whether {A.they} cut the rope.]]

@A (to {B}) #admits-cut#
Yes.
| I did. You will not need witnesses for that.
[[hint: Say yes.]]

@C (to {A})
Oh. I thought that would take longer. Is that it, then? Do I say something?
[[hint: Ask whether that is all.]]

@B (to {C})
It is not. That is what was done. You are here for why.

### why
= Anybody can say yes. {A} asks to say the rest.
[[flag: {A} has given the reason, and {B} has taken it apart.]]
[[otherwise: {A} shows with two hands how far it was, and how fast it was going.]]

@A (to {C}) #gives-reason#
There were eleven of us this side, and it was dragging us under. I counted to ten. At ten I cut. For the record, I counted slowly.
| It was going down, and it was fast to us. Eleven here, two there. I did the sum. I have done it since, and it is always the same sum.
[[hint: Explain why you cut the rope.]]

@B (to {A})
You could have untied it. Then they would have had a rope’s length to swim by.
[[hint: Say that {A} could have untied it.]]

@A (to {B}) #says-knot#
I tried. It would not come. It was the worst knot I ever had in my hands. Look at my hands.
| That knot could not be untied by anybody. I lost two nails in it before I took the knife.
[[hint: Say that the knot would not come undone.]]

@C (to {A})
Who ties a knot like that?
[[hint: Ask who tied the knot.]]

@B (to {C}) #objects#
That does not matter. That is not the question before you.
| I object to that. I may object. It is in the book.
[[hint: Object to the question.]]

## The evidence
INT. HERE

### what was kept back
= {C} bakes for a living, and knows when somebody has opened the oven.
[[flag: One of the two has said what was kept back.]]
[[otherwise: {C} looks from one to the other. Both have turned to the wall, and it is not the same wall.]]

#### the call
= It is {A} who cannot leave it out.

@C (to {A})
Is there anything else? You look like somebody who has left something in the oven.
[[hint: Ask {A} whether there is anything else.]]

@A (to {C}) #owns-call#
Somebody called. After. I heard it quite well. They asked me what that was, and I said: a bird.
| I heard a voice, when it was cut. It was not a long way off. I told the others that it was a gull.
[[hint: Admit that you heard somebody call.]]

@B (to {A})
What did it say?

@A (to {B})
“All right.” That is what it said. As one says it when somebody has taken the other end of a table. “All right.”
[[hint: Tell {B} what you heard.]]

#### the knot
= It is {B} who cannot leave it out.

@C (to {B})
You said that it does not matter who tied it. You said it rather fast.
[[hint: Press {B} about the knot.]]

@B (to {C}) #owns-knot#
I tied it. It was wet, and I was in a hurry, and he said, give it another turn. I gave it another turn.
| It was mine. Over, and under, and over again, because I was afraid that it would slip. It did not slip.
[[hint: Admit that you tied the knot.]]

@A (to {B})
I knew whose it was. I would know your knots anywhere. I never meant to say so.
[[hint: Say that you knew.]]

@C (to {A})
Then you could have said it an hour ago, and be standing over there.

### both of them
= It has stopped being a trial some time ago. {C} still has to finish it.
[[flag: Each has asked {C} for a sentence, and {C} has understood what for.]]
[[otherwise: {C} weighs the {thing} in {C.their} hand. It has got heavier, as things do.]]

@A (to {C}) #asks-sentence#
Give me something. A year. A fine. Give me something with an end to it.
| Say guilty. I can do guilty. It is the rest that I cannot do.
[[hint: Ask {C} to sentence you.]]

@B (to {C}) #asks-for-reason#
And I want to hear that it could not be helped. I came to prove that it could. I have read all night. I could not find the place.
| I wanted you to say that there was another way. Is there? You are outside of it. Do you see one?
[[hint: Ask {C} whether it could have been helped.]]

@C (to {B})
You both want the same thing, and it is not in my gift. I make rolls.
[[hint: Say that you cannot give them what they want.]]

@A (to {C})
You drew the straw. Somebody has to say something at the end, or it does not end.
[[hint: Insist on a verdict.]]

### the verdict
= When {C} puts it down, it is over.
[[flag: {C} has given a verdict.]]
[[otherwise: {C} puts the {thing} down without a word, and everybody is quiet, as agreed.]]
[[ending: Adjourned]]

#### guilty
= It is the kinder of the two.

@C (to {A})
Stand up. No, you are standing. All right.
[[hint: Tell {A} to stand for the verdict.]]

@C (to {A}) #finds-guilty#
(puts the {thing} on the {table}) Guilty. Of the bird. Not of the rope. For the rope I would have baked you something. For the bird you go to his mother, and you say what he said.
| (puts the {thing} on the {table}) You did right, and you lied about it. I find the lie guilty. You will go and un-tell it, to everybody, by name.
[[hint: Put the {thing} down, and find {A} guilty of the lie.]]

#### not guilty
= It is the harder of the two.

@C (to {B})
You have got to promise not to thank me.
[[hint: Warn {B}.]]

@C (to {B}) #finds-no-guilt#
(gives the {thing} to {B}) Nobody did this. It was wet. I am sorry. I have turned it round and round, and there is nobody in it.
| (gives the {thing} to {B}) Not guilty. Neither of you. That is all I have got, and I know it is not what anybody ordered.
[[hint: Give {B} the {thing}, and say that nobody is guilty.]]
[[done: {thing-id} held by {B-id}]]

### sentenced
= It has an end to it. One can see {A} looking for the end.
[[moot: not beat finds-guilty]]
[[flag: {A} has accepted the sentence.]]
[[otherwise: {A} nods. It is a small nod, and it goes on for some time.]]
[[ending: Guilty of the bird]]

@A (to {C}) #accepts#
(bows) Thank you. That can be done. That is a road with houses on it.
| (bows) His mother. Yes. I had thought of ten years. It is further than ten years. Thank you.
[[hint: Accept the sentence.]]

@B (to {A}) #goes-with#
She will give you soup. I had better come. She makes you finish it.
| I will show you the house. You will not find it alone; he used to say that nobody did.
[[hint: Offer to go with {A}.]]

@C (to {A})
Then I am going home. If anybody needs judging again, I have flour on.

### nobody
= It is a hard thing to be given nobody.
[[moot: beat finds-guilty or not beat finds-no-guilt]]
[[flag: {A} and {B} have said what they have left to say.]]
[[otherwise: {B} puts the {thing} back exactly where it was when all this began.]]
[[ending: Nobody]]

@B (to {A})
I would have liked to hate you. I had got quite good at it.
[[hint: Say that you had wanted to hate {A}.]]

@A (to {B})
You could go on. I would not appeal.

@B (to {A}) #asks-again#
Tell me how he said it. “All right.” Say it how he said it.
| No. It is no use without a verdict. Teach me how you counted to ten.
[[hint: Ask {A} to tell you once more.]]

@C (to {B}) #adjourns#
Order, I suppose. No. No order. You two sit here as long as you like.
| I am putting down that it was closed. Nobody won. It says so in the best ones, does it not? In the book?
[[hint: Close the hearing.]]
`,
};
