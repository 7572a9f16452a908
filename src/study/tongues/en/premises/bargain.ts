import type { Premise } from '../../../premise.ts';

/** A wants the the thing and has offered too much. */
export const bargain: Premise = {
  id: 'bargain',
  isUsual: true,
  words:
    'bargain deal trade negotiate negotiation sell buy price haggle merchant market barter auction offer contract devil treaty money boat beg loan debt borrow lend owe? pawn swap for-price fair-price ask-for-money rent',
  casting: `
A > B: buy offer bargain haggle negotiate beg
B > A: sell refuse
B: merchant seller dealer fisherman
A: buyer customer collector
`,
  matter: 'a fair price',
  title: 'More than it is worth | Name it | The price of the {thing}',
  about: '{A} wants the {thing} and has offered too much. Now {B} wants to know what it is that {B.they} has got.',
  people: [
    {
      persona: '{A} is a bad haggler who wants things with {A.their} whole face, and knows it.',
      wants: {
        public: 'To buy the {thing} at any price.',
        private: 'Not to have to say why.',
      },
      manner: { openers: ['My last word:'], tags: ['and that is generous'] },
      knows: [
        { matter: 'the-offer', says: 'I have offered double. I know that it is not worth the half.' },
        {
          matter: 'why-it-matters',
          says: 'There was one like it at home. We sold it to eat. I said that I did not mind.',
          secret: 'I collect them. It is a hobby. Everybody has a hobby.',
        },
      ],
      lines: [
        '# question\nDoes it matter? I am offering to pay.\nYou may ask, and I may offer a little more for your not asking.',
        '# greeting\nGood day. I am not interested in anything here. I mention it first.',
        '# refusal\nThen I add something. There. Now say it again.',
      ],
    },
    {
      persona: '{B} drives a hard bargain out of love for the game, and suspects anything that comes easily.',
      wants: {
        public: 'To sell at a good price.',
        private: 'To learn what the {thing} is to {A}.',
      },
      manner: { openers: ['Between ourselves,'], tags: ['and I am robbing myself'] },
      knows: [
        {
          matter: 'worth-nothing',
          says: 'I would have thrown it in with something else. Then somebody wanted it, and now I cannot sleep.',
        },
      ],
      lines: [
        '# question\nThe answer to that has a price as well.',
        '# greeting\nWelcome. Look at everything. Sigh at nothing; sighing costs extra.',
        '# offer\nYou can do better. You have a face that can do better.',
      ],
    },
    {
      persona: '{C} bids against people out of boredom and has a storehouse full of things {C.they} never wanted.',
      wants: { public: 'To buy whatever {A} is buying.', private: 'To want something as much as {A} does.' },
      manner: { openers: ['I will go higher.'], tags: ['for the sport'] },
      knows: [
        { matter: 'outbids', says: 'I do not want it. I only cannot bear that somebody else should know why they do.' },
      ],
      lines: [
        '# question\nI never ask what a thing is for. It spoils the bidding.',
        '# greeting\nIs something being sold? I thought I smelt it.',
      ],
    },
  ],
  matters: [
    { id: 'the-offer', claim: '{A} has offered twice what the {thing} is worth' },
    { id: 'worth-nothing', claim: 'the {thing} is worth next to nothing' },
    { id: 'outbids', claim: '{C} bids for what {C.they} does not want' },
    { id: 'why-it-matters', claim: 'the {thing} reminds {A} of home' },
  ],
  script: `
## An offer
INT. HERE

### too much
= It is a small thing to come so far for, and {A} has just named a large sum.
[[flag: {A} has offered too much, and {B} has refused it.]]
[[otherwise: {A} looks at everything but the {thing}, so carefully that {B} looks at nothing else.]]

@A (to {B}) #offers#
(looks at the {thing}) That old thing. I could take it off your hands. Shall we say double what you were going to ask?
| (looks at the {thing}) I do not much care for it. I would give you twice the price, merely to have it out of your way.
[[hint: Offer {B} too much for the {thing}.]]

@B (to {A}) #refuses-it#
(takes the {thing}) Double? I should have let it go for a kind word. Now it is not for sale.
| (takes the {thing}) An hour ago I would have thrown it in with something else. Nobody pays double for nothing.
[[hint: Take the {thing}, and refuse to sell it.]]

### the third bidder
= Where one person wants a thing, there are soon two.
[[flag: {C} has outbid {A}.]]
[[otherwise: {C} has come closer, as people do to a fire, or to somebody else's good luck.]]

@C (to {B}) #outbids#
I will go higher. Whatever it is, I will give you three times that.
| Three times. I have not looked at it yet. Three times.
[[hint: Offer more than {A}.]]

@B (to {C})
And what do you want it for?
[[hint: Ask {C} what it is for.]]

@C (to {B})
I have no idea. {A} seems to know. I should like to have what somebody knows about.
[[hint: Admit that you do not know.]]

@A (to {C}) #is-ashamed#
You have a storehouse full of what other people wanted. Leave me this one. I ask you as one does not ask a rival.
| Please. I have nothing left to offer that is more than three.
[[hint: Beg {C} not to bid.]]

### how it is done
= There are rules for this. {B} knows them all, and keeps them like a fast.
[[flag: {B} has taught {A} how it is done, and {A} has failed.]]
[[otherwise: {A} tries to look like somebody who could walk away. It would not deceive a child.]]

@B (to {A}) #teaches-haggling#
You do it all wrong. First you say that it is ugly. Then you go to the door. You come back when I sigh. Try it.
| Nobody taught you. One finds a fault first. Find a fault with it; I will wait.
[[hint: Teach {A} how to haggle.]]

@A (to {B}) #haggles-badly#
It is… no. I cannot. It is not ugly at all.
| It has a fault. It is here, and not with me. Is that one?
[[hint: Try to find fault with the {thing}, and fail.]]

@C (to {B})
I can. It is hideous. It looks like something that was given as a present. Four times.
[[hint: Find fault with the {thing}, and bid more.]]

@B (to {C})
You have done this before.

@C (to {B}) #owns-habit#
Every day for thirty years. I have never lost one. I go home in the evening and look at them all, and then I go to bed.
| I always win. You should see my storehouse. I do not; I have it locked.
[[hint: Say how you live.]]

@A (to {C})
And is there one among them that you would not sell?
[[hint: Ask {C} whether there is anything {C.they} loves.]]

@C (to {A})
Nobody has ever asked for one. I suppose that is how I know.

### the reason
= {B} could take the money now. {B} never could leave a riddle alone.
[[flag: {A} has said what the {thing} means.]]
[[otherwise: {A} holds out a hand for the {thing}, and the hand says all of it.]]

@B (to {A}) #asks-the-price#
Here is my price, and no money in it. Tell me why. If it is a good reason, we shall see.
| I do not want your money. I want to know what I have got. Why this, and why double?
[[hint: Ask {A} for the reason, in place of money.]]

@A (to {B}) #tells-why#
We had one like it at home. It was sold in a bad winter, to eat. I said that I did not mind. I was the one who carried it there.
| There was one like that where I grew up. I took it to be sold myself. I was told that I was very grown up about it.
[[hint: Tell {B} why you want it.]]

### what it is worth
= It is the same {thing}. Nobody can see it the same way.
[[flag: The {thing} has found its price.]]
[[met: {thing-id} held by {A-id} or beat walks-away]]
[[otherwise: {B} names a price so low that {A} has to be told twice.]]
[[ending: What it was worth]]

#### a bad bargain
= The best haggler of them all loses on purpose.

@C (to {B})
I withdraw. I could go to ten. I should only have bought the {thing}, and not that.
[[hint: Give up bidding.]]

@A (to {B})
Say what you want for it now. I have shown you all my cards, and I was never any good.
[[hint: Ask {B} for the price.]]

@B (to {A}) #sells-it#
(gives the {thing} to {A}) It is paid for. It was paid for that winter, and somebody kept the change. Go, before I recover.
| (gives the {thing} to {A}) Nothing. Tell nobody; I have a name to lose.
[[hint: Give {A} the {thing} for nothing.]]

#### not that one
= It has been told, and it has gone out of the {thing} into the air.

@B (to {A})
(shows the {thing} to {A}) Look at it properly. Is it the one?
[[hint: Show {A} the {thing}.]]

@A (to {B})
No. Ours was dented. I thought that it would not matter, and then I heard myself tell you, and it does.
[[hint: Say that it is not the one.]]

@C (to {A})
I have a storehouse. There may well be a dented one. I never look. You could come and look.
[[hint: Offer to let {A} search your storehouse.]]

@A (to {C}) #walks-away#
(smiles at {C}) And what would you want for it? No, do not tell me. Let me see it first, with my face shut.
| (smiles at {C}) I came to buy something back. I think I would sooner go and look for it.
[[hint: Accept the offer of {C}, and leave the {thing}.]]
`,
};
