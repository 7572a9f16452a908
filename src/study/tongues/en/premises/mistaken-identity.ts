import type { Premise } from '../../../premise.ts';

/** A takes B for somebody important who was expected, B finds it hard to say no, and C is the one who was expected. */
export const mistakenIdentity: Premise = {
  id: 'mistaken-identity',
  words:
    'mistaken impostor disguise pretend-to-be imposter impersonate confuse confusion twin lookalike double pretend pretender masquerade identity pose swap switch misunderstanding mistake naked wear dress mistake-for pass-off claim-to-be think-he-is',
  casting: `
A > B: mistake confuse think take
B: impostor beggar waiter
`,
  isIncognito: true,
  matter: 'the visit that was announced',
  title: 'You must be somebody | The wrong bow | Not the one they meant',
  about:
    'Somebody important is expected at {place}. {A} has never seen them, takes {B} for them, and has already begun to bow. {C}, who was expected, is standing right there.',
  people: [
    {
      persona: '{A} has prepared for a month, is afraid of silence, and fills it with compliments and small repairs.',
      wants: {
        public: 'To make a good impression on the visitor.',
        private: 'To be told by somebody important that it was all right.',
      },
      manner: { openers: ['If I may just say,'], tags: ['it is nothing, it is really nothing'] },
      knows: [
        {
          matter: 'visitor-expected',
          says: 'We were told to expect somebody about {matter}. We were not told what they look like. One assumed a glow.',
        },
        {
          matter: 'books-are-wrong',
          says: 'The sums do not come out. I moved a seven. I have dreamt of it.',
          secret: 'Everything is in order. You could eat off it.',
        },
      ],
      lines: [
        '# question\nWhatever you would like the answer to be.\nI have it written down. I have everything written down.',
        '# greeting\nAt last! I mean: already! I mean: welcome.',
        '# praise\nOh. Oh, say that again, and slower.',
        '# insult\nThank you. I will see to it at once.',
      ],
    },
    {
      persona: '{B} came in to get warm, is nobody in particular, and was brought up never to contradict a host.',
      wants: {
        public: 'To find out what {A} is talking about.',
        private: 'To be treated like this for one more hour.',
      },
      manner: { openers: ['Well, now,'], tags: ['since you ask'] },
      knows: [
        {
          matter: 'is-nobody',
          says: 'I mend roofs. I came in because the door was open and my feet were wet.',
          secret: 'I would sooner not say who I am. It spoils things.',
        },
        {
          matter: 'knows-work',
          says: 'I have looked up at more bad beams than anybody living. I know when a house is lying.',
        },
      ],
      lines: [
        '# question\nI would want to see it first, before I said.',
        '# greeting\nGood day. Is it all right if I stand here?',
        '# thanks\nI did not do anything. That is the truth, if you want it.',
      ],
    },
    {
      persona:
        '{C} is the one who was expected: plainly dressed, amused, and paid to find out how people behave when nobody is watching.',
      wants: {
        public: 'To wait here, if it is no trouble.',
        private: 'To see the place as it is before saying who {C.they} is.',
      },
      manner: { openers: ['Do go on.'], tags: ['I find'] },
      knows: [
        {
          matter: 'is-the-visitor',
          says: 'I am the one you were expecting. I said so at the door, and was asked to wait behind the plant.',
          secret: 'I am only waiting for somebody. Do go on.',
        },
      ],
      lines: [
        '# question\nOh, do not mind me. I was told to keep out of the way.',
        '# order\nYou wish me to carry it? Certainly. Where do you keep your guests’ things?',
      ],
    },
  ],
  matters: [
    { id: 'visitor-expected', claim: 'somebody important is expected' },
    { id: 'knows-work', claim: '{B} knows when a house is badly built' },
    { id: 'books-are-wrong', claim: 'the sums of {A} do not come out' },
    { id: 'is-nobody', claim: '{B} mends roofs and came in to get warm' },
    { id: 'is-the-visitor', claim: '{C} is the one who was expected' },
  ],
  script: `
## The reception
INT. HERE

### the welcome
= A month of sweeping has come down to this. {A} hears a step, turns round, and is certain.
[[flag: {A} has welcomed {B} as the visitor.]]
[[otherwise: {A} bows to {B}, and to be on the safe side once more, lower.]]

@A (to {B}) #welcomes#
(bows) There you are! We did not dare to hope before noon. You will be here about {matter}. Do not look at the ceiling.
| (bows) Welcome, welcome. I knew you at once; one sees it in the shoulders. You have come about {matter}, naturally.
[[hint: Welcome {B} as the important visitor.]]

@B (to {A})
I came in because it was open.
[[hint: Say that the door was open.]]

@A (to {B})
Open! You noticed. We keep it open. It is a principle of ours, since this morning.
[[hint: Make a virtue of the open door.]]

@C (to {A})
Forgive me. I believe I may be the person who was—
[[hint: Try to say who you are.]]

@A (to {C}) #sends-c-aside#
Not now. If it is about the drains, wait over there. And could you hold still? We have company.
| In a moment, in a moment. Deliveries are at the back. You can see that I am receiving.
[[hint: Send {C} aside: you have no time now.]]

@C (to {A})
Of course. I shall stand behind something.

### the gift
= A guest like this has to be given something, and {A} has already looked at the {thing}.
[[flag: {B} has been given the {thing}.]]
[[otherwise: The {thing} is put into {B}’s hands, and hands, once full, are hard to explain with.]]

@A (to {B}) #fetches-gift#
(takes the {thing}) A small token. It has been in the house for ever. I polished it with my own sleeve.
| (takes the {thing}) We wanted you to have this. It was going to be for the bishop, but he only came the once.
[[hint: Take the {thing}: it is a present for {B}.]]

@A (to {B}) #gives-gift#
(gives the {thing} to {B}) There. It suits you. It never suited any of us.
[[hint: Give {B} the {thing}.]]
[[done: {thing-id} held by {B-id}]]

@B (to {A}) #keeps-mum#
Nobody has given me anything since I had the measles. Well, now. I hardly like to say.
| That is handsome of you. I was going to tell you something, and it has gone straight out of my head.
[[hint: Thank {A}, and do not say who you are.]]

## The inspection
INT. HERE

### an opinion
= The visitor has not said a word about the state of things. It is driving {A} mad.
[[flag: {B} has given an opinion, and it is a true one.]]
[[otherwise: {B} looks up, sucks {B.their} teeth, and {A} turns the colour of candle wax.]]

@A (to {B})
And how do you find it? You may be frank. You may be fairly frank.
[[hint: Ask {B} for an opinion.]]

@B (to {A}) #speaks-plainly#
It is coming down. Not today. That corner is holding up the other three, and it is tired of it.
| Since you ask: somebody painted over a crack instead of asking it what it wanted. It wants a prop, and soon.
[[hint: Say honestly what is wrong with the place.]]

@C (to {B})
That is exactly what I would have said. It took me four years of study. Where did you learn it?
[[hint: Ask {B} where {B.they} learnt that.]]

@B (to {C})
Underneath.

@A (to {B}) #breaks-down#
You see through everything. I knew you would. It is not only the corner. It is the sums.
| Oh, what is the use. You have seen the crack; you will see the rest.
[[hint: Say that there is worse.]]

### the wrong confessor
= {A} has been alone with it for a year, and here is somebody with authority and a kind face.
[[flag: {A} has confessed to the wrong person.]]
[[otherwise: {A} pushes a column of figures across to {B}, upside down, and covers one with a thumb.]]

@A (to {B}) #confesses-seven#
There was a one, and I made it a seven. It looked so thin. Nobody has had any money of it. I could not bear it to come out wrong.
| I moved a seven. I have never told a soul. I tell you because you are the only one who could have me hanged for it.
[[hint: Confess to {B} that you moved a figure.]]

@B (to {A})
You should not tell me that. I mean it. You should not tell me things.
[[hint: Say that {A} should not tell you this.]]

@A (to {B})
Whom else? You are the one they sent!

@C (to {B}) #watches-b#
Yes. What will you do with it? I am curious. I find you can tell a great deal about a person from what they do with somebody’s seven.
| Well? You heard it. It is in your hands. So is the {thing}.
[[hint: Ask {B} what {B.they} will do with it.]]

### the real one
= One of them has to say something now, and two of them know what.
[[flag: It has come out who {B} is, or {B} has gone on.]]
[[otherwise: There is a knock. It is a boy with a telegram, or a pigeon, or a shout from outside: the visitor sends regrets for being late, and has a description with it.]]
[[ending: By another door]]

#### the roofer
= It is one thing to take a present. It is another to be told a sin.

@B (to {A}) #owns-up-roofer#
(gives the {thing} to {A}) I am nobody. I do roofs. My feet were wet. You told that to a pair of muddy boots, and I am sorry for it.
| (gives the {thing} to {A}) Take it back. I mend roofs. I ought to have said so when you bowed, and then you bowed again.
[[hint: Give back the {thing}, and say who you are.]]
[[done: {thing-id} held by {A-id}]]

@A (to {B})
A roofer. I have confessed to the trade.

@B (to {A})
I would have made it a nine. If that helps.

#### the judge
= {B} has been asked for something that anybody could give.

@B (to {A})
Does anybody go short by it? That seven?
[[hint: Ask whether anybody was harmed.]]

@A (to {B})
Only me. I put in the six from my own pocket. Every month.

@B (to {A}) #forgives-seven#
Then put the one back, and sleep. Whoever I am, I would say the same. You can have that from me for nothing.
| Then it is your own money, and your own bad dreams. Change it back tomorrow. I have spoken, or whatever it is I do.
[[hint: Forgive {A} for the seven.]]

### the plain one
= Somebody has been standing behind something for a long time.
[[moot: not beat owns-up-roofer]]
[[flag: {C} has said who {C.they} is, and {A} has been told what becomes of it.]]
[[otherwise: {C} puts a card down on the {table}, the right way up, and says nothing at all.]]
[[ending: The one behind the plant]]

@C (to {A}) #reveals-c#
I did try to tell you. I am the one you swept for. You asked me about drains.
| My turn, I think. They sent me. I was quite comfortable back there; I would not have missed it.
[[hint: Say that you are the visitor.]]

@A (to {C})
You heard. All of it. The seven, the crack, the bishop.
[[hint: Ask what {C} has heard.]]

@C (to {A}) #gives-verdict#
(smiles at {A}) I heard somebody pay six a month for a bad conscience, and somebody give back a present. I shall write that the roof needs work. And I know who should do it.
| (smiles at {A}) I shall report that the figures were put right during my visit. They will be, will they not? And hire that one.
[[hint: Tell {A} what you will report.]]

### the honoured guest
= Nobody has been found out. That is, everybody has, by one person.
[[moot: beat owns-up-roofer or not beat forgives-seven]]
[[flag: {C} has let {B} keep the part.]]
[[otherwise: {C} looks at {B} for a long moment, and moves a chair out for {B.them}.]]
[[ending: The better visitor]]

@A (to {B}) #is-lighter#
A year, and it took you a minute. They said that you were hard. You ought to hear what they say about you.
| I feel that I could lift something. Is that how it is done? One just says it, to somebody important?
[[hint: Thank {B}.]]

@C (to {B})
I have been in this profession for twenty years, and I would have had it all written down by now. May I ask who taught you?
[[hint: Ask {B} who taught {B.them}.]]

@B (to {C})
My feet were wet. Since you ask.

@C (to {B}) #lets-b-be#
(bows) Then I am only your assistant, and I have brought your papers. Sign here. You can make a cross; the best of us do.
| (bows) I came to see who was in charge here. I have seen it. I shall wait outside; it has stopped raining on people like me.
[[hint: Bow to {B}, and do not give {B.them} away.]]
`,
};
