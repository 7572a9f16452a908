import { ways } from './ways.ts';

// What anybody might say, by register: where the author's own lines may run out. `{claim}` is what is known, `{who}` whom it is
// about or from, `{thing}` what is asked for, `{you}` how the other is addressed.
export const plain = {
  unknown: ways`I could not tell you. | That is more than I know. | You would have to ask somebody else, {you}. |
    I wish I knew. | I have no answer to that. | Nobody has told me, and I have not asked. |
    If I ever knew, I have lost it. | That question has gone past me.`,
  'unknown-person': ways`You know as much of {who} as I do. | I could not say, of {who}. |
    Ask {who}, {you}, and not me. | What {who} does is no book I have read. | {who} would have to tell you that. |
    I never asked {who}.`,
  keeps: ways`I would rather not say. | Ask me something else. | Not that. Anything but that. |
    Let us leave that where it lies. | You will not have that from me, {you}. | That stays with me. |
    There are things one does not say aloud. | No. Not to you, and not tonight.`,
  closed: ways`(turns away) I have nothing more to say to you, {you}. | Saying it again does not make it so. |
    (steps back) Show me something, or leave me be. | I have answered that. I shall not answer it again. |
    You have had all you will have from me. | (looks past them) Is there anybody else you would care to shout at? |
    Enough. Come back when you have something in your hand besides my name.`,
  again: ways`As I told you: {claim}. | I have said it once. {Claim}. |
    It has not changed since you last asked: {claim}. | The same as before, {you}. {Claim}. |
    How often do you want it? {Claim}.`,
  'said-so': ways`I have told you that already. | You have had my answer to that, {you}. | I said what I said. |
    Ask it as often as you like. It stays as it was. | We have been there before, you and I. |
    The answer has not grown since you last asked.`,
  'owned-up': ways`Yes. I have said so, and I do not unsay it. | It was me, {you}. I have owned to it. |
    I did. You have heard me say it.`,
  'no-more': ways`That is all I have. | There is no more to it, not from me. | You have had the whole of it. |
    And then nothing, {you}. That was the end of it. | I have come to the bottom of that well.`,
  true: ways`It is as I said. I cannot make it truer. | Believe it or do not. It happened. |
    I have no reason to lie to you about that. | Then do not believe me, {you}. It will be so all the same. |
    I would say it again before anybody.`,
  greeting: ways`Good to see you, {you}. | Ah. There you are. | Yes, hello. | Welcome, {you}. | And to you.`,
  farewell: ways`Go well, {you}. | Until then. | Mind how you go. | So be it. Goodbye.`,
  insult: ways`You may keep that, {you}. | I have been called worse by better. | Does it help you, to say that? |
    Say it again when you have thought about it. | I heard you. So did everybody. | That was small.`,
  threat: ways`Put that away, whatever it is you mean by it. | You would not. |
    I have been frightened by larger things, {you}. | And what would that mend? | Try it, and see who comes.`,
  accusation: ways`You are looking in the wrong place. | It was not me, {you}. | Say that when you can prove it. |
    I did nothing of the kind. | You had better be sure before you say that aloud. | No. And you know it was not.`,
  praise: ways`You are kind to say so. | I will try to deserve that. | Careful, {you}, I might believe it.`,
  thanks: ways`It was nothing. | Do not mention it, {you}. | You would have done the same.`,
  apology: ways`Let it go, {you}. I have. | It is said and done. | I will think about it.`,
  joke: ways`Very good. Is there more of it? | I am laughing on the inside. | I have heard it told better.`,
  order: ways`I do not take orders from you. | Why should I? | Ask me, and we shall see. |
    You may want it, {you}. That does not make it happen. | No. | When I have a reason to.`,
  request: ways`Perhaps. Not now. | If I can, I will. | Let me see about that, {you}. | You ask a good deal.`,
  nonsense: ways`I did not follow a word of that. | Say it again, slower. | Are you well, {you}? |
    Those were sounds. I was hoping for words. | I think something fell out of that sentence.`,
  foreign: ways`I have none of that language. | You will have to say it in mine, {you}. |
    It sounded very fine. What was it?`,
  outside: ways`I do not know what you are talking about. | You say the strangest things, {you}. |
    Whatever that is, it is not of this house. | Are you speaking to me, or to somebody behind me? |
    There is nobody here who answers to that. | You have been up too long.`,
  confession: ways`I did not think you would say it. | Why tell me? | Then it is out.`,
  lament: ways`Sit a moment. Breathe. | I know. I know. | It will look different in the morning, {you}.`,
  'small-talk': ways`As well as one can be, tonight. | I have been better and worse. | One manages, {you}. |
    Is that what you came to ask?`,
  promise: ways`I will hold you to that. | Good. I shall remember that you said so. | Your word is enough for me.`,
  offer: ways`That is kind of you. | You are good to offer. | Not now, but I thank you for it.`,
  refusal: ways`Then I shall not press you. | As you like. I had to ask. | You have a right to say no.`,
  statement: ways`So you say. | I see. | Is that so? | I had not thought of it that way. | You may be right, {you}. |
    I hear you.`,
  agreement: ways`Good. | Then we are agreed. | I thought you would.`,
  denial: ways`As you like. | Then let it be so. | You need not shout it, {you}.`,
  horror: ways`No! | What have you done? | Somebody help! | Stop this! | God in heaven.`,
  shown: ways`What am I to make of that? | I see it. What of it? | Why do you show me this, {you}?`,
  'i-am': ways`I am {who}. | {who}. That is all the name I have.`,
  'they-are': ways`That is {who}. | That would be {who}. | {who}, that is. | You mean {who}.`,
  'here-are': ways`You can see for yourself: {who}. | {who}, and the two of us.`,
  fond: ways`I would trust {who} with more than I own. | I am fond of {who}. It is no secret. |
    There is nobody like {who}.`,
  wary: ways`I keep an eye on {who}. | I would count my fingers after shaking hands with {who}. |
    We do not see much of one another, {who} and I, when it can be helped.`,
  'is-here': ways`Here, {you}. | Yes. I am here. | Over here, {you}.`,
  'have-it': ways`I have {thing} here. | Yes. In my hand, as you see.`,
  'have-it-not': ways`I do not have {thing}. | Look for yourself, {you}. I have no such thing about me.`,
  tell: ways`{Claim}. | {Claim}, {you}. | {Claim}, as far as I know. | As I know it, {claim}.`,
  'tell-unsure': ways`I believe {claim}, but do not hold me to it. | If I had to guess: {claim}. |
    They say {claim}. I was not there.`,
  'tell-told': ways`{who} told me {claim}. | I have it from {who}: {claim}. | According to {who}, {claim}.`,
  'tell-saw': ways`I saw it myself: {claim}. | With my own eyes, {you}. {Claim}. | I was there. {Claim}.`,
  // How people find their way out of a sentence they have lost.
  bridge: ways`— no. Let me say it plainly. | — well. | — but never mind that. | — how shall I put it? | — no matter.`,
};

export const courtly = {
  'owned-up': ways`I have owned it, {you}, and I own it still. | It was I. I have said as much.`,
  'said-so': ways`You have my answer, {you}. | I have said it, and it stands. | Must I be made to say it twice? |
  Once was hard enough to say.`,
  unknown: ways`That lies beyond my knowing. | I have not the answer, {you}, and will not invent one. |
  You ask at the wrong door. | Heaven knows; it has not told me. | I cannot say, and would not if I guessed. |
  Had I that knowledge I should sleep the better for it.`,
  keeps: ways`Press me no further on it. | That door is shut, {you}. | My silence must content you. |
  Some things are safer for being unsaid. | I will not speak of it.`,
  greeting: ways`You are well come, {you}. | I give you good evening. | Well met, {you}.`,
  farewell: ways`God keep you, {you}. | Go in peace. | Fare you well.`,
  insult: ways`You forget where you stand. | That was ill said, {you}. |
  I shall remember the word and forget the mouth. | Such coin does not pass in this house.`,
  threat: ways`Put up your anger, {you}. | You speak of death as if you had met it. |
  There are ears in these walls. Have a care.`,
  accusation: ways`You wrong me, {you}. | Look elsewhere for your guilt. | Before God, it was not I. |
  Bring me that charge in daylight.`,
  order: ways`You command too freely. | By whose leave? | I am not yours to bid, {you}. |
  Ask it as a courtesy, and I may.`,
  nonsense: ways`Your wits wander, {you}. | I hear words, and no sense marching with them. | Is this a riddle? |
  Speak so that a Christian may follow.`,
  foreign: ways`I have not that tongue, {you}. | Speak as we speak here.`,
  outside: ways`What spirit puts such words in your mouth? | There is fever in that talk. |
  I know no such thing under heaven. | You speak as men do in their sleep, {you}.`,
  statement: ways`It may be so. | I mark you, {you}. | So you tell me. | That is a heavy saying.`,
  horror: ways`God defend us! | Oh, horrible! | Hold! Hold! | What, here? In this room?`,
  'small-talk': ways`As well as the hour allows. | I have known gentler nights, {you}. |
  The wind has more to say than I.`,
  'tell-told': ways`I had it of {who} that {claim}. | {who} has told me {claim}.`,
};

export const victorian = {
  'owned-up': ways`I have admitted as much, {you}, and I do not retract it. | It was I. I believe I have said so.`,
  'said-so': ways`I believe I have answered that, {you}. | My answer has not altered in the interval. |
  I should only be repeating myself. | You will find that in your notes.`,
  unknown: ways`I really could not say. | I am afraid that is outside my knowledge, {you}. |
  I was not consulted on that point. | One would have to inquire elsewhere. | I regret I cannot help you there. |
  I make it a rule not to guess.`,
  keeps: ways`I should prefer not to discuss it. | You must allow me that one reserve, {you}. |
  That is a private matter. | I am not at liberty. | Pray do not ask me.`,
  greeting: ways`Good evening, {you}. | How do you do. | Ah. Good evening.`,
  farewell: ways`Good night, {you}. | I wish you a good evening. | Mind the step.`,
  insult: ways`I shall put that down to the hour, {you}. | There is no call for that. |
  I have been spoken to like that once before. He apologised. | How very vigorous.`,
  threat: ways`I think you had better sit down, {you}. | You are not yourself. |
  There is a constable at the corner, I believe.`,
  accusation: ways`That is a very grave thing to say, {you}. | You are mistaken. | I must ask you to withdraw that. |
  I had no hand in it whatever.`,
  order: ways`I beg your pardon? | I am not accustomed to being spoken to so. | Perhaps if you were to ask, {you}.`,
  nonsense: ways`I beg your pardon, I did not catch a word. | Are you quite well, {you}? | Perhaps a glass of water.`,
  foreign: ways`I have a little French, and that was not it. | English, if you would be so good.`,
  outside: ways`I have not the faintest notion what you mean. | Is that from one of the newspapers, {you}? |
  What an extraordinary thing to say. | I fear you have mistaken me for an apparatus.`,
  statement: ways`Indeed. | You do not say so. | I dare say, {you}. | Quite possibly.`,
  horror: ways`Good God! | Fetch somebody! At once! | Oh, how dreadful! | Stand away from him!`,
  'small-talk': ways`Tolerably, thank you. | One does not complain. | It has been a long evening, {you}.`,
  'tell-told': ways`{who} gave me to understand that {claim}. | I have it from {who} that {claim}.`,
};

export const modern = {
  'owned-up': ways`Yeah. I said. It was me. | I did. I already told you I did, {you}. | Still me.`,
  'said-so': ways`Asked and answered, {you}. | Same as last time. | I literally just said. | We did this one.`,
  unknown: ways`No idea. | You got me there. | Honestly? Not a clue. | Ask me an easy one. |
  I would have to look that up, {you}. | Beats me.`,
  keeps: ways`Can we not? | Yeah, I am not getting into that. | Next question. |
  That one is above my pay grade, {you}. | Nope. Private.`,
  greeting: ways`Hey. | Hi, {you}. | Evening. | Oh, hello.`,
  farewell: ways`Take care, {you}. | See you. | Night.`,
  insult: ways`Wow. Okay. | Rough night, {you}? | That is going in the review, is it? | And you were doing so well.`,
  threat: ways`Whoa. Easy. | Let us all calm down, {you}. | You want to think about that for a second.`,
  accusation: ways`Me? No. Absolutely not. | Where did that come from? | You have the wrong person, {you}. |
  I did not, and I can prove I am too lazy to.`,
  order: ways`Or you could say please. | Yeah, no. | You are not my supervisor, {you}. | In a minute. Maybe.`,
  nonsense: ways`Sorry, what? | You lost me. | Is your autocorrect all right, {you}? | Say that again with verbs.`,
  foreign: ways`Sorry, I do not speak that one. | Try it in something I failed at school.`,
  outside: ways`I have no idea what you are on about. | Is this a podcast thing? |
  You have been online too long, {you}. | Sure. And I am a toaster.`,
  statement: ways`Huh. | Right. | Okay, {you}. | If you say so.`,
  horror: ways`Oh my God! | What the — stop! | Somebody call somebody!`,
  'small-talk': ways`Can’t complain. Well, I can. | Tired, you know. You, {you}? | It is that kind of night.`,
};
