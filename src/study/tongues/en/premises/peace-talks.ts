import type { Premise } from '../../../premise.ts';

/** A and B are to make peace, after nineteen years. Everything is agreed but the last word of it. */
export const peaceTalks: Premise = {
  id: 'peace-talks',
  words:
    'peace truce end-war ceasefire treaty armistice negotiation diplomat diplomacy envoy ambassador reconcile reconciliation enemy border feud mediator alliance delegate soldier war silence make-peace stop-war end-feud stop-fight surrender-term',
  matter: 'the river',
  title: 'Clause twelve | After nineteen years | As translated by {C}',
  about:
    '{A} and {B} have come to {place} to make peace about {matter}, after nineteen years. Eleven clauses are signed. {C} translates, and has been improving what they say.',
  people: [
    {
      persona: '{A} has buried two sons for it, is courteous in an iron way, and will not be the first to sit.',
      wants: {
        public: 'To sign an honourable peace.',
        private: 'To hear from {B} that the two were not killed asleep.',
      },
      manner: { openers: ['My side observes:'], tags: ['with respect'] },
      knows: [
        { matter: 'eleven-signed', says: 'Eleven clauses in nine days. One remains. It has one word in it.' },
        {
          matter: 'two-sons',
          says: 'Two of mine lie on your bank. I have never known how.',
          secret: 'We have all had losses. It is not on the agenda.',
        },
      ],
      lines: [
        '# question\nThat was dealt with under clause four.',
        '# insult\nMy side will assume that it was badly translated.',
        '# greeting\nI greet you. I do not say more than that.',
      ],
    },
    {
      persona:
        '{B} was a ferryman before the war made a general of {B.them}, and says what {B.they} thinks in half the words.',
      wants: {
        public: 'To get it over.',
        private: 'To put down what {B.they} has carried from that bank for eleven years.',
      },
      manner: { openers: ['Plain talk.'], tags: ['that is the whole of it'] },
      knows: [
        { matter: 'one-word', says: 'They want “regret”. We say “note”. Nineteen years, and it is down to that.' },
        {
          matter: 'was-there',
          says: 'I was there. I was the ferry. One of them asked me the time. I have told nobody.',
          secret: 'I was at the other end of the line. I know nothing of that.',
        },
      ],
      lines: [
        '# question\nAsk the translator. The translator makes it nicer.',
        '# threat\nWe have done all that already. It did not work.',
        '# greeting\nSit. Or do not. I shall.',
      ],
    },
    {
      persona:
        '{C} translates between them, grew up on an island in the middle, and has not rendered an insult correctly in nine days.',
      wants: { public: 'To be exact.', private: 'To get them to the end of it alive.' },
      manner: { openers: ['What is meant is:'], tags: ['roughly'] },
      knows: [
        {
          matter: 'mistranslates',
          says: 'I have changed it. Every day. Where one said dogs I said neighbours. I am not sorry.',
          secret: 'I render it word for word.',
        },
      ],
      lines: [
        '# question\nThere is no word for that on the other bank.',
        '# joke\nI shall translate that as laughter.',
      ],
    },
  ],
  matters: [
    { id: 'eleven-signed', claim: 'eleven clauses are signed' },
    { id: 'one-word', claim: 'one word of the last clause is open' },
    { id: 'mistranslates', claim: '{C} has not translated the insults' },
    { id: 'two-sons', claim: 'two sons of {A} died on the other bank' },
    { id: 'was-there', claim: '{B} was there when they died' },
  ],
  script: `
## The ninth day
INT. HERE

### the last clause
= They have got as far as the twelfth. It is one sentence long, and both sides have slept badly on it.
[[flag: The open word has been named.]]
[[otherwise: {C} reads out the twelfth clause, and leaves a silence where the word should be.]]

@C (to {A}) #reads-clause#
Clause twelve, concerning {matter}. “Both sides” — and here there is a gap — “the dead.” Everything else is agreed.
| There is one word left. “Both sides, blank, the dead of nineteen years.” I have been asked to fill it in. I would rather not.
[[hint: Read out the last clause, with its gap.]]

@A (to {C})
My side proposes “regret”. It has proposed it for nine days, with respect.
[[hint: Propose the word regret.]]

@B (to {A}) #says-note#
We say “note”. You cannot regret on somebody’s orders. I have tried.
| “Note.” Plain talk: if I sign “regret”, they ask me at home what I did. That is the whole of it.
[[hint: Insist on the word note.]]

@A (to {C}) #insults-b#
Say that one notes the price of eggs. Say that they note everything over there, and feel nothing, like cattle.
| You may say to the other side that they could teach stones. Exactly that.
[[hint: Have {C} pass on an insult.]]

@C (to {B}) #softens-it#
What is meant is: the other side is moved, and hopes that you are, too.
| My principal says that it is hard to find words. Roughly.
[[hint: Translate it into something kinder.]]

### the seal
= The {thing} is to seal it. It has lain between them for nine days, and nobody has touched it.
[[flag: {B} has caught {C} at it.]]
[[otherwise: {B} laughs at the wrong place: there, where on the other bank it would have been an insult.]]

@B (to {C})
That was long, in the original. It had “cattle” in it. I sold cattle over there when I was ten.
[[hint: Say that you understood the insult.]]

@C (to {B}) #owns-softening#
(takes the {thing}) Very well. I have not translated one insult in nine days. If I had, we should still be at clause two. I hold this until you have heard me.
| (takes the {thing}) It was cattle. On Tuesday it was lice, from your side. I said “neighbours”, both times. Take me away from here, and see how far you get.
[[hint: Take the {thing}, and admit that you have changed what they said.]]

@A (to {C})
Then what have I agreed to? Eleven clauses!

@C (to {A})
To what you would have said, if you had liked each other.

@B (to {A}) #approves#
It is the best peace I ever heard of. I would not touch it. Let {C} go on lying.
| I never thought you had called us neighbours. I had wondered. It was that which made me sign the fourth.
[[hint: Say that you do not mind.]]

## Without the translator
INT. HERE

### plain talk
= {C} has sat down, and will not say another word for either of them.
[[flag: One of the two has said what it is really about.]]
[[otherwise: The two of them look at each other across nine days of paper, with nobody in between.]]

#### the sons
= It was never the word.

@B (to {A})
You do not care about a word. You have given up two islands without blinking. What is it?
[[hint: Ask {A} what it is really about.]]

@A (to {B}) #names-sons#
Two of mine lie on your bank. I was sent their boots. I was never told how. I should like somebody to regret it.
| I had two sons. They crossed in the eleventh year. I have read every report of your side. They are not in one of them.
[[hint: Tell {B} about your sons.]]

@B (to {A})
The eleventh year. In March. At the ferry.
[[hint: Say that you know of it.]]

@A (to {B})
How do you know that it was the ferry?

#### the ferry
= {B} has had enough of being noted.

@A (to {B})
Why can you not say it? It is one word. You have signed away a fort.
[[hint: Ask {B} why {B.they} will not say regret.]]

@B (to {A}) #names-ferry#
Because I do. And if I write it down for everybody, it is gone. I have got one night that is mine to regret. I was the ferry. I had two boys of yours in the boat.
| I was not a general, in the eleventh year. I was the ferryman. There were two of them. I took them over. I knew what was waiting.
[[hint: Say that you were there.]]

@C (to {A})
Shall I translate that?

@A (to {C})
No. I understood it.

### how it was
= There is a thing that one wants to know for eleven years, and then somebody is about to say it.
[[flag: {B} has told how it was.]]
[[otherwise: {B} holds up two fingers, and closes them, and puts the hand away.]]

@A (to {B}) #asks-how#
Were they asleep? That is all. I have lain there every night and tried to make it that they were not asleep.
| Tell me how it was. Do not make it nicer. I have somebody for that.
[[hint: Ask {B} how they died.]]

@B (to {A}) #tells-how#
They were awake. The small one asked me the time. I told him. He said: then we are early. They were standing up. They were laughing about the boots.
| No. They stood in the bow, the both of them. One was telling the other about soup. I said, mind the step. That is the last thing that anybody said to them. Mind the step.
[[hint: Tell {A} how it was.]]

@A (to {B}) #takes-that-in#
He was always early. He was born early.
| They would quarrel about soup. It was their mother’s. There were two opinions.
[[hint: Take it in.]]

@C (to {B})
There is a word for that, on my island. When one has something of another’s, and has kept it carefully, and gives it back. It does not exist on either bank.
[[hint: Tell them about a word from your island.]]

### the word
= The gap is still there, and it is two fingers wide.
[[flag: They have found a word, or have signed without one.]]
[[otherwise: Nobody writes anything. It is the tenth day. Nobody has fired, either.]]
[[ending: The tenth day]]

#### the island’s word
= It takes up no more room than the others.

@B (to {C})
What is it, your word? Can one spell it?
[[hint: Ask {C} for the word.]]

@C (to {A}) #gives-seal#
(gives the {thing} to {A}) One spells it as one likes. Nobody has ever written it down. Here: you set the seal; it is your clause.
| (gives the {thing} to {A}) I shall write it in. It will have to be taught, on both banks. That is what the clause is for. Seal it.
[[hint: Write in the word, and give {A} the {thing} to seal it.]]
[[done: {thing-id} held by {A-id}]]

#### left open
= Some things are signed best with the hole in them.

@A (to {B})
Leave it. I do not want the word any more. I have got the time of day.
[[hint: Say that you do not need the word now.]]

@B (to {A}) #leaves-gap#
(nods) Then we sign it with the gap. Whoever reads it can put in their own. They will, anyhow.
| (nods) A hole it is. My people are good at holes. Let them stand before it and think.
[[hint: Agree to sign it with the gap.]]

### sealed
= It is the first time that the {thing} has been used for anything but looking at.
[[moot: not beat gives-seal]]
[[flag: The peace is sealed.]]
[[otherwise: {A} presses the {thing} down, with the whole weight of nineteen years, and it makes quite a small mark.]]
[[ending: A word from the island]]

@A (to {B}) #seals#
(sits on the {seat}) There. I said that I would not be the first to sit. I find that I am tired.
| (sits on the {seat}) It is done. My side observes that its hand is shaking, with respect.
[[hint: Sit down: it is done.]]

@B (to {A})
Come to the ferry, in March. I shall row you. I will show you where they stood.
[[hint: Invite {A} to the ferry.]]

@C (to {B}) #out-of-work#
And I shall have nothing to do. You understand each other. I shall have to teach.
| Then I may say what you really called each other. No? It was very inventive.
[[hint: Say what becomes of you.]]

### with the gap
= Two names, and between them a hole.
[[moot: beat gives-seal or not beat leaves-gap]]
[[flag: They have signed with the gap.]]
[[otherwise: They sign, one after the other, each on the other’s side of the page, by mistake, and leave it so.]]
[[ending: With the gap]]

@C (to {A})
They will send it back. They will say that a word is missing.
[[hint: Say that a word is missing.]]

@A (to {C}) #explains-gap#
Then tell them what is meant. You are good at that.
| Tell them that it is as wide as a boat. Roughly.
[[hint: Tell {C} what to answer.]]

@B (to {A}) #asks-boots#
Have you still got the boots?
| What kind of soup was it? I have wondered for eleven years.
[[hint: Ask {A} one more thing.]]

@A (to {B})
Barley. Come and try it. You will have an opinion, too.
`,
};
