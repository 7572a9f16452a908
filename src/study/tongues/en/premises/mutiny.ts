import type { Premise } from '../../../premise.ts';

/** A leads, B has come to take that away, and C is the one they both need. */
export const mutiny: Premise = {
  id: 'mutiny',
  words:
    'mutiny mutineer crew rebel rebellion revolt uprising overthrow coup command leader leadership revolution insurrection usurp depose commander obey worker captain sailor overboard take-over take-command strike',
  casting: `
B > A: rebel overthrow defy depose
A: captain king queen commander leader founder
B: mate officer rebel cook
`,
  matter: 'who gives the orders',
  title: 'The ones who row | Nine years | Counting on {C}',
  about:
    '{A} has led them for nine years, and this year it has gone badly. {B} has come to {place} to say that it is over. Both are counting on {C}.',
  people: [
    {
      persona: '{A} commands by habit, remembers every name, and has not told anybody how far it still is.',
      wants: { public: 'To bring everybody home.', private: 'To be contradicted by somebody who is right.' },
      manner: { openers: ['Noted.'], tags: ['and that is an order'] },
      knows: [
        { matter: 'nine-years', says: 'Nine years, and I have lost four. I can tell you what each of them whistled.' },
        {
          matter: 'does-not-know-way',
          says: 'I do not know where we are. I have not known for twelve days. I point, and they go.',
          secret: 'We are exactly where I said that we would be.',
        },
      ],
      lines: [
        '# question\nYou will be told when there is something to tell.',
        '# order\nYou forget which of us says that.',
        '# greeting\nYou are off your post.',
        '# threat\nI have been threatened by weather.',
      ],
    },
    {
      persona:
        '{B} is second in everything, speaks for the others whether or not they asked, and hates how {B.their} voice shakes.',
      wants: {
        public: 'To take over before it is too late.',
        private: 'That {A} should simply ask {B.them} for help.',
      },
      manner: { openers: ['We have talked.'], tags: ['all of us'] },
      knows: [
        {
          matter: 'they-have-talked',
          says: 'We have been talking, at night, at the other end. All of us. Nobody laughed.',
        },
        {
          matter: 'nobody-else-came',
          says: 'They all said they would come in with me. I heard them stop, one by one, on the way here.',
          secret: 'They are all out there. They are only waiting for my word.',
        },
      ],
      lines: [
        '# question\nYou do not get to ask any more. That is what this is.',
        '# greeting\nI am not here to report.',
        '# praise\nIt is too late to be nice. You had nine years.',
      ],
    },
    {
      persona: '{C} does the work of three, dislikes speeches, and knows where everything is kept.',
      wants: { public: 'To get on with it.', private: 'To be told the truth by either of them.' },
      manner: { openers: ['I have got my hands full.'], tags: ['if anybody cares'] },
      knows: [
        {
          matter: 'stores-low',
          says: 'There is food for six days. I have been saying eight, so that nobody would count.',
        },
      ],
      lines: [
        '# question\nNobody tells me. I just find out by what is missing.',
        '# order\nWhich of you is that from?',
      ],
    },
  ],
  matters: [
    { id: 'nine-years', claim: '{A} has led them for nine years' },
    { id: 'they-have-talked', claim: 'they have all been talking at night' },
    { id: 'stores-low', claim: 'there is food for six days' },
    { id: 'does-not-know-way', claim: '{A} has not known the way for twelve days' },
    { id: 'nobody-else-came', claim: 'nobody else came in with {B}' },
  ],
  script: `
## Off post
INT. HERE

### the sign of it
= Whoever leads keeps the {thing}. It has been so for nine years, and it is lying there within reach.
[[flag: {B} has said that it is over, and {A} has the {thing}.]]
[[otherwise: {B} comes in without knocking. It has never been done, and everybody hears it.]]

@B (to {A}) #says-over#
We have talked. All of us. You have to stop. You are to hand over, today, and nobody gets hurt.
| It is finished. I am to tell you that it is finished. You can keep your bed. You cannot keep the rest.
[[hint: Tell {A} that it is over.]]

@A (to {B}) #takes-sign#
(takes the {thing}) Noted. You are off your post. Who has yours while you are in here being brave?
| (takes the {thing}) You came in without knocking, so I take it that you mean it. This says who leads. It is in my hand. Go on.
[[hint: Take the {thing}: you still lead.]]

@B (to {A})
Nobody has mine. That is what I am saying. There are no posts. Look at them!
[[hint: Say that nobody obeys any more.]]

@C (to {B})
I have got mine. I have got my hands full. Are you going to be long?
[[hint: Say that you are working.]]

### the complaint
= {B} has a list. It is a good list, and {B.their} voice shakes.
[[flag: {B} has said what is wrong.]]
[[otherwise: {B} unrolls the list. It is longer than {B.they} thought, and the last name on it is a whistle.]]

@A (to {B})
Then let me hear it. All of it. I shall not interrupt.
[[hint: Ask {B} for the complaints.]]

@B (to {A}) #lists-wrongs#
We have had half measures since the spring. You have not said where we are going. Four are dead. And you decide about {matter} with your back to us.
| Nobody knows where we are. Nobody knows how much there is to eat. You walk up and down and point. People have begun to hum that tune of Peter’s, and stop.
[[hint: Say what is wrong.]]

@A (to {B})
Peter whistled it. He never hummed.

@C (to {A}) #asks-for-truth#
It is true about the food. I have been saying eight days. It is six. I said eight so they would sleep.
| Six days. That is what there is. If one of you is going to be in charge, you had better know it.
[[hint: Tell them that there is food for six days.]]

@B (to {C})
You lied to us as well?

@C (to {B})
I cooked for you as well.

## Two of them and one
INT. HERE

### behind the door
= {A} has had nine years to learn what a silence is made of.
[[flag: {A} has found out about {B}, or {B} about {A}.]]
[[otherwise: Both of them listen. There is nothing outside but the usual, and it goes on.]]

#### nobody there
= {A} asks the question that a commander asks.

@A (to {B})
You say all of us. How many came in with you?
[[hint: Ask {B} how many came along.]]

@B (to {A})
They are outside. They are waiting for my word.
[[hint: Say that the others are waiting.]]

@A (to {C})
Is there anybody outside?

@C (to {A})
There was. I heard them stop, at the corner, one after another. It is a long corner.

@B (to {A}) #owns-alone#
They said they would. Every one. Then I looked round. I came in anyway; I could not think of anything else to do.
| It is only me. They all said yes until we got to the door. I had my hand on it, so I went in.
[[hint: Admit that you have come alone.]]

#### no way
= {C} asks the question that a cook asks.

@C (to {A})
Six days. Is it more than six days? That is all I want to know. I do not care who says it.
[[hint: Ask {A} how far it still is.]]

@A (to {C})
We are exactly where I said that we would be.
[[hint: Say that everything is as planned.]]

@C (to {A})
You said that twelve days ago, in the same voice.

@A (to {C}) #owns-lost#
I do not know. There. I have not known for twelve days. I get up and I point, and they go where I point, and I am sick with it.
| I lost it in the fog, and I never found it again. I thought somebody would notice. Nobody noticed. You all just went.
[[hint: Admit that you do not know the way.]]

### the cook
= It cannot be settled between two. They both turn to the third.
[[flag: {C} has been asked to choose, and has answered.]]
[[otherwise: {C} goes on working, so loudly that it amounts to a speech.]]

@B (to {C}) #asks-c-first#
You are the one they would follow. They eat what you give them. Say which of us it is.
| They will do as you do. You know that. So say it: {A}, or me?
[[hint: Ask {C} to choose.]]

@C (to {B})
You want me to pick? I have been wanting to throw something at the two of you since the spring.

@A (to {C}) #asks-c-second#
I should like to hear it as well. I have not heard anybody’s opinion in nine years. It was my own doing.
| Say it. I gave you orders for nine years, and I never once asked you a thing. I am asking.
[[hint: Ask {C}, too.]]

@C (to {A}) #answers-both#
You know how to get people to go. You do not know where. {B} knows where nobody wants to go any more. That is one whole person, if you ask me. It is a pity about the two heads.
| I want whoever tells me the truth before breakfast. Up to now that is neither of you. You have both had a good try in the last five minutes.
[[hint: Tell both of them what you think.]]

### the hand-over
= The {thing} is only a {thing}. But somebody has to be holding it.
[[flag: {A} has handed over, or {B} has stood down.]]
[[otherwise: A shout comes from outside: land, or a light, or only somebody’s dream of one. They all run, and the {thing} stays behind.]]
[[ending: A shout]]

#### handed over
= Nobody has ever seen {A} do it before. It turns out to be quite easy.

@B (to {A})
I will not take it by force. I thought that I would. You would only look at me.
[[hint: Say that you will not use force.]]

@A (to {B}) #hands-over-command#
(gives the {thing} to {B}) It gets heavy about the third watch. Change hands. And learn what they whistle.
| (gives the {thing} to {B}) I stand relieved. There is a form of words. I find that I have forgotten it.
[[hint: Give {B} the {thing}: you hand over.]]
[[done: {thing-id} held by {B-id}]]

#### stood down
= It is not the leading that {B} wanted.

@A (to {B})
Then help me. I cannot find it alone. I ought to have said so twelve days ago, and not in front of anybody.
[[hint: Ask {B} for help.]]

@B (to {A}) #stands-down#
(nods) That is all I wanted. I had a whole list, and that was all I wanted. Show me where you lost it.
| (nods) You only had to ask. I would have got out of bed for it. Where did we see the last thing that you are sure of?
[[hint: Agree to help {A}.]]

### relieved
= It is very quiet, the way it is when somebody stops pulling.
[[moot: not beat hands-over-command]]
[[flag: {B} has given the first order.]]
[[otherwise: {B} looks at the {thing} in {B.their} hand, and out at all the people it means.]]
[[ending: Relieved]]

@C (to {B})
Well? What are we doing? Somebody has to say it. I have something on the fire.
[[hint: Ask {B} for orders.]]

@B (to {C}) #first-order#
Tell them it is six days. Tell them we are lost. Say that I said so, and that there is soup.
| Everybody in here. All of them. We turn it over together, and whoever remembers a star gets seconds.
[[hint: Give the first order.]]

@A (to {B}) #reports#
(bows) And where do you want me? I can row. I used to be rather good at it.
| (bows) I shall take your post, then. Nobody has it. I noticed when I came past.
[[hint: Ask {B} for a post.]]

### two heads
= {C} has cleared the {table} without being told.
[[moot: beat hands-over-command or not beat stands-down]]
[[flag: They have begun to look for the way together.]]
[[otherwise: {A} and {B} bend over the {table}, head to head, and for the first time nobody is pointing.]]
[[ending: Two heads]]

@A (to {B}) #shows-where#
(puts the {thing} on the {table}) Say that this is the last hill. After it, fog. I turned left, because somebody had to turn.
| (puts the {thing} on the {table}) Here we were. Then twelve days of my being sure of myself, in that direction, more or less.
[[hint: Put the {thing} on the {table}, and show {B} where you lost the way.]]

@B (to {A})
The wind was on the right cheek. I remember, because the left was the one that had the tooth.
[[hint: Tell {A} what you remember.]]

@C (to {B}) #feeds-them#
Then you want to go back as far as the tooth. Eat this. And tell them out there, both of you, in one sentence. They are still at the corner.
| There. It took you two minutes. I have been cooking round this for twelve days.
[[hint: Tell them to eat, and to tell the others.]]
`,
};
