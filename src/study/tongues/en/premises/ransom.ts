import type { Premise } from '../../../premise.ts';

/** A brings the ransom. It is not enough, and the one who is to be paid for does not think much of the price. */
export const ransom: Premise = {
  id: 'ransom',
  words:
    'ransom hostage kidnap kidnapper abduct abduction captor captive pay gang bandit pirate swap release negotiate kidnapping',
  casting: `
B > C: kidnap abduct hold capture
A > B: pay
B: kidnapper bandit pirate
C: hostage captive
A: father mother
`,
  matter: 'what a person is worth',
  title: 'Less expenses | The going rate | What {C} is worth',
  about:
    '{B} holds {C} at {place}, and {A} has come with the ransom. It is the {thing}, and nothing else; the family has talked it over.',
  people: [
    {
      persona: '{A} was sent because nobody else would go, carries other people’s answers, and cannot bargain.',
      wants: { public: 'To bring {C} home.', private: 'Not to have to repeat what the family said.' },
      manner: { openers: ['I was told to say'], tags: ['I did not choose it'] },
      knows: [
        {
          matter: 'the-offer-is-small',
          says: 'This is what they sent. I asked whether there was anything else. They passed the salt.',
        },
        {
          matter: 'family-laughed',
          says: 'They laughed. They thought that it was one of {C}’s jokes. Then they thought about the price of it.',
          secret: 'They were beside themselves. There was hardly time to collect more.',
        },
      ],
      lines: [
        '# question\nI only bring it. I am not any of the people you are angry with.',
        '# threat\nI should quite understand.',
        '# greeting\nIs this where one pays?',
      ],
    },
    {
      persona:
        '{B} took up kidnapping after the harvest failed, keeps exact accounts, and feeds the prisoner better than {B.themself}.',
      wants: { public: 'To be paid.', private: 'To get rid of {C}, who has rearranged everything.' },
      manner: { openers: ['I have had expenses.'], tags: ['it is all itemised'] },
      knows: [
        { matter: 'expenses', says: 'Nine days’ food. A second blanket. Wear on the rope. It is all itemised.' },
        {
          matter: 'fond-of-c',
          says: 'I have not laughed since the harvest. I laughed on the Monday, and on the Tuesday twice. It is not in the accounts.',
          secret: 'A prisoner is a prisoner. I do not talk to them.',
        },
      ],
      lines: [
        '# question\nThat depends on what you have brought.',
        '# insult\nI grew turnips for twenty years. You will have to do better.',
        '# greeting\nStop there. Were you followed? Were you at least seen off?',
      ],
    },
    {
      persona: '{C} has opinions, has been a prisoner for nine days, and has been listened to for all nine.',
      wants: { public: 'To be ransomed for a decent sum.', private: 'To know whether anybody at home noticed.' },
      manner: { openers: ['If I were you,'], tags: ['I say it as a friend'] },
      knows: [
        {
          matter: 'could-have-left',
          says: 'The knot came undone on the second day. I tied it again myself. I wanted to see what they would offer.',
          secret: 'I am bound hand and foot. You can see the rope from there.',
        },
      ],
      lines: [
        '# question\nYou are asking the wrong one. I am only what is for sale.',
        '# order\nIf I were you I would say please. {B} has learnt it.',
      ],
    },
  ],
  matters: [
    { id: 'expenses', claim: '{B} has had expenses' },
    { id: 'the-offer-is-small', claim: 'the family has sent nothing but the {thing}' },
    { id: 'family-laughed', claim: 'the family laughed' },
    { id: 'could-have-left', claim: '{C} could have left on the second day' },
    { id: 'fond-of-c', claim: '{B} has grown fond of {C}' },
  ],
  script: `
## The exchange
INT. HERE

### put it down
= It is the hour and the place. {A} has come alone, as instructed, since nobody else wanted to come.
[[flag: {A} has shown what {A.they} brought.]]
[[otherwise: {A} holds out the {thing}, at the full length of an arm.]]

@B (to {A}) #demands-it#
Stop there. Are you alone? Put down what you have brought, where I can see it, and step back.
| Far enough. Where is it? I was expecting something that one carries with two hands.
[[hint: Ask {A} for the ransom.]]

@A (to {B}) #shows-ransom#
(takes the {thing}) I have got it here. I was told to say that it has great sentimental value.
| (takes the {thing}) This is it. It is this. I did ask whether there was a box that went with it.
[[hint: Take the {thing}: it is all you have brought.]]

@C (to {A})
What is that? Is that mine? That is the {thing} from the hall!
[[hint: Ask what that is.]]

@B (to {A}) #is-appalled#
I asked for five hundred. In writing. I had somebody look over the spelling. That is a {thing}.
| Is the rest coming? Tell me that the rest is coming. I have had nine days’ expenses.
[[hint: Say that it is not enough.]]

@A (to {B})
It is what they could spare. I was told to say “could”.

### the bill
= {B} keeps accounts. {B} would like somebody to see them.
[[flag: {B} has named the expenses, and {C} has found them too low.]]
[[otherwise: {B} reads out a list. Halfway down there is a second blanket, and {B} turns red.]]

@B (to {A}) #reads-bill#
Nine days at full board. A second blanket, because the first one scratched. Rope. A chess set, carved by hand. I am already losing by it.
| I have fed that one on eggs. I had the eggs counted. There is a blanket, and a pillow, and I had to buy a book. Look at the total.
[[hint: Name your expenses.]]

@C (to {B})
You have left out the doctor. I told you to put in the doctor. You let yourself be robbed.
[[hint: Say that {B} asks too little.]]

@A (to {C})
You seem quite well.

@C (to {A}) #asks-home#
I am very well. What did they say, at home? When they read it? Word for word, please.
| Never mind how I am. Who read it out? Was it at table? Who got up first?
[[hint: Ask {A} what the family said.]]

## The market price
INT. HERE

### word for word
= It is the question that {A} has dreaded all the way.
[[flag: {A} has said what the family really said.]]
[[otherwise: {A} opens {A.their} mouth, and shuts it, and it has been answered.]]

#### dragged out
= {C} can wait. {C} has had nine days’ practice.

@A (to {C})
They were beside themselves. There was hardly time to collect more.
[[hint: Say something kind that is not true.]]

@C (to {A})
Beside themselves where? At which end of the table?

@A (to {C}) #tells-laugh#
They laughed. They thought that you had written it. Then your brother said: at that price one could get a good horse.
| They passed it round. They laughed, and then somebody worked it out. I asked for the money three times. They sent me with what hung nearest to the door.
[[hint: Admit that the family laughed.]]

@B (to {A})
They laughed? I wrote that letter. I wrote it five times. There was nothing in it to laugh at.

#### guessed
= {C} has looked at the {thing}, and knows the house.

@C (to {A}) #guesses-laugh#
It hung next to the door. So you asked, and nobody got up, and on the way out somebody put that into your hand. Did they laugh first, or afterwards?
| They did not send you. You went. They would have let it lie until the spring. Who paid for your coach?
[[hint: Say what you think happened at home.]]

@A (to {C}) #owns-going#
First. And I paid for it. I have always thought that you were wasted on them.
| Nobody sent me. I took that off the wall myself. I could not think of anything else that I could carry.
[[hint: Admit that it was so.]]

@B (to {C})
I am sorry. I would not have asked them, if I had known what they were like.

@C (to {B})
You could not know. One has to have grown up there.

### the knot
= Nobody has looked at the rope for some time.
[[flag: It is known that {C} could have left.]]
[[otherwise: {C} reaches up to scratch {C.their} nose, with a hand that ought to be tied.]]

@B (to {C}) #lets-go#
Then go home. I cannot keep you; I cannot afford you. I will untie that.
| Take it away. I am a bad kidnapper. I shall go back to turnips. Hold still, I shall cut the rope.
[[hint: Offer to let {C} go.]]

@C (to {B}) #owns-knot-loose#
There is no need. It came undone on the second day. I have been tying it again every morning, before you brought the eggs.
| You never could tie a knot. I did it up for you. I did not want you to feel bad, and I wanted to see what they would offer.
[[hint: Admit that you could have left.]]

@A (to {C})
You could have walked home a week ago?

@C (to {A})
To whom?

@B (to {C}) #owns-fondness#
I knew. About the knot. I grew beans; I know what has been tied by somebody else. I brought the eggs all the same.
| I thought so. Nobody sits like that who is tied. I did not say anything. I would have had to put it in the accounts.
[[hint: Admit that you knew.]]

### what is it worth
= There is a {thing}, there are nine days’ expenses, and there is {C}.
[[flag: {C} has gone home, or has stayed.]]
[[otherwise: It gets late. Somebody puts eggs on. Nobody has said who is whose prisoner.]]
[[ending: Eggs]]

#### paid
= A bargain is a bargain, even a bad one.

@C (to {B})
Take it. It is ugly, but it is silver underneath; nobody ever scratched it but me. And I shall owe you the blanket.
[[hint: Tell {B} to take the {thing}.]]

@A (to {B}) #pays-ransom#
(gives the {thing} to {B}) Then that is settled. I was told to get a receipt. I do not want one.
| (gives the {thing} to {B}) For nine days. I think that it is the first thing out of that house that anybody ever earned.
[[hint: Give {B} the {thing}.]]
[[done: {thing-id} held by {B-id}]]

#### not for sale
= There is another way to reckon it.

@C (to {A})
Go back and say that the price has gone up. Say that I have raised it myself.
[[hint: Tell {A} that you are not going back.]]

@A (to {C})
To what?

@C (to {A}) #stays-on#
To more than they have got. I am told that I make somebody laugh. I should like to see that through.
| I am not for sale any more. Tell them that I was bought by a person who writes a thing five times.
[[hint: Say that you will stay.]]

### less expenses
= So that is what the journey was for.
[[moot: not beat pays-ransom]]
[[flag: {C} has taken leave of {B}.]]
[[otherwise: {C} folds the second blanket, corner to corner, and cannot find where to put it.]]
[[ending: Paid]]

@B (to {C}) #gives-blanket#
Take the blanket. It is entered as lost. And do not let them seat you at the bottom end.
| You have left your chess set. No, have it. I only know how to move the horses.
[[hint: Give {C} something to take along.]]

@C (to {B}) #promises-visit#
I shall come on Mondays. You may tie me up, if it makes you easier.
| I shall send you the difference. Out of the silver. They will think that it was thieves.
[[hint: Promise to come again.]]

@A (to {C}) #asks-where-to#
Where shall I tell the coachman? I paid only one way. I had not thought further.
| Home, then? You say it. I have been told so many things to say today.
[[hint: Ask {C} where to go.]]

### not for sale, itemised
= {B} has taken up the pen, and does not know under what to enter it.
[[moot: beat pays-ransom or not beat stays-on]]
[[flag: It has been settled that {C} stays.]]
[[otherwise: {B} crosses out the total. Under it there is room for something else.]]
[[ending: Not for sale]]

@B (to {C}) #sets-terms#
There would have to be rules. You do not touch the accounts. You may touch the soup.
| You would have to work. There are beans. And you must stop tying yourself up, it wears out the rope.
[[hint: Say on what terms {C} may stay.]]

@C (to {B})
If I were you, I would ask whether {A} can cook.

@A (to {C}) #stays-as-well#
(puts the {thing} on the {table}) I can. I was told to say that I would be back by dark. I do not believe that anybody wrote it down.
| (puts the {thing} on the {table}) That can hang by the door. It is used to it. I did not much want to go back, either.
[[hint: Put down the {thing}, and stay as well.]]
`,
};
