import { ways } from './ways.ts';

/**
 * What could come to somebody's mind to ask who knows no more than what they see and hear. `{other}` is the other's name, `{topic}`
 * what their last line was about, `{echo}` that line with *I* and *you* changed. Nothing here may fit any moment: a question
 * that could always be asked is no idea. With nobody there: `alone`.
 */
export const plainIdeas = {
  arrive: ways`Good evening. I hope I do not intrude. | Forgive me. I am a stranger here, and the door stood open. |
    Peace on this house. May I stay a while?`,
  greet: ways`Good evening, {other}. | Well met, {other}. | A word with you, {other}.`,
  'what-happens': ways`What has happened here? | What is the matter in this house? |
    Will somebody tell me what this is?`,
  'of-use': ways`Can I be of use to you? | Is there anything I can do? | Give me something to do, and I will do it.`,
  'of-you-unknown': ways`We have not met. Who are you? | And what is your name? | What is your business here?`,
  'of-you': ways`What do you mean to do? | What would you have me do? | What do you want of me?`,
  'of-another': ways`What do you make of {who}? | How long have you known {who}? | Do you trust {who}?`,
  'of-thing': ways`What do you know of {thing}? | Whose is {thing}? | What is it about {thing}?`,
  'of-your-thing': ways`May I see {thing}? | How did you come by {thing}? | What do you mean to do with {thing}?`,
  'of-my-thing': ways`Do you know this? | Have you seen this before? | What do you say to this?`,
  'is-it-true': ways`Is it true that {claim}? | I hear that {claim}. Is it so? | Did you know that {claim}?`,
  'of-topic': ways`What of {topic}? | Tell me about {topic}. | Why do you speak of {topic}?`,
  'of-echo': ways`{echo}? Who says so? | {echo}? Since when? | {echo}? How do you know?`,
  'of-meaning': ways`What do you mean by that? | Why do you say so?`,
  'why-asked': ways`Why do you ask? | Why do you want to know?`,
  'why-bidden': ways`And if I will not? | Why should I? | What if I do?`,
  'of-deed': ways`Why did you do that? | What was that for?`,
  'after-harm': ways`Forgive me. I do not know what came over me. | You had that coming. |
    Are you hurt? I did not mean to strike so hard.`,
  'after-gift': ways`I thought it was time that you had this. | Is it what you were missing? | There. What do you say to it?`,
  'after-deed': ways`Do you mind that I did that? | I meant to do it. | Well? What do you say to that?`,
  'of-event': ways`Did you see that? | What was that? | What now?`,
  alone: ways`Is anybody there? | (listens) Not a sound. | (looks around) Where has everybody gone?`,
  // What a stranger is owed; an errand is known by its words: see the sign of that name.
  notice: ways`Who are you? I do not know your face. | I do not know you. What is your name? | And who might you be?`,
  errand: ways`If you are to stay, lend a hand, {you}: bring me {thing}. | Then make yourself useful. Bring me {thing}. |
    Lend a hand, {you}. Hand me {thing}, would you?`,
};

export const courtlyIdeas = {
  'what-happens': ways`What is the matter? | What means this? | What is toward here?`,
  'of-you': ways`What would you have of me? | What do you mean to do? | What shall I do, then?`,
  'of-another': ways`What think you of {who}? | Do you trust {who}? | What does {who} want?`,
  'of-topic': ways`What of {topic}? | Speak to me of {topic}. | Why name {topic} to me?`,
  'of-echo': ways`{echo}? Who says it? | {echo}? Can you swear to it? | {echo}? Since when?`,
  'of-meaning': ways`What mean you by that? | Wherefore say you so?`,
  'why-asked': ways`Why do you ask it? | What is that to you?`,
  'why-bidden': ways`And if I will not? | By whose leave? | What then, if I do?`,
  notice: ways`Who are you, that stand here? | I know not your face. Who are you? | What are you, and how came you in?`,
  errand: ways`Then lend a hand, {you}, and bring me {thing}. | Since you are here, make yourself useful: bring me {thing}.`,
};

export const victorianIdeas = {
  arrive: ways`Good evening. I do hope I am not intruding. |
    I beg your pardon. The door was open and nobody answered the bell. |
    Forgive the hour. Might I come in out of the wet?`,
  'what-happens': ways`Might I ask what has happened? | Is something the matter? | Would somebody kindly explain?`,
  'of-use': ways`May I be of any assistance? | Is there anything I might do? | Pray make use of me.`,
  'of-you': ways`Where were you this evening? | What do you intend to do? | What would you advise?`,
  'of-thing': ways`What can you tell me about {thing}? | To whom does {thing} belong? | When did you last see {thing}? |
    Has anybody touched {thing}?`,
  'of-topic': ways`What can you tell me about {topic}? | Why do you mention {topic}? | And what of {topic}?`,
  'of-echo': ways`{echo}? Are you quite certain? | {echo}? Who told you so? | {echo}? At what hour?`,
  'of-meaning': ways`What precisely do you mean? | Why do you say so?`,
  'why-asked': ways`Might I know why you ask? | Why do you wish to know?`,
  'why-bidden': ways`And if I should decline? | May I know the reason? | Must it be now?`,
  notice: ways`I do not believe that we have been introduced. Your name, {you}? | Forgive me: who are you? |
    I do not think I know you. Have you business here?`,
  errand: ways`Perhaps you would lend a hand, {you}, and bring me {thing}. |
    Since you are here, {you}, make yourself useful and hand me {thing}.`,
};

export const modernIdeas = {
  arrive: ways`Hello. I hope I am not in the way. | Evening. I just came in. What did I miss? |
    Sorry to walk in on you. Is it all right if I stay?`,
  greet: ways`Hello, {other}. | There you are, {other}. How is it going? | {other}, have you got a minute?`,
  'what-happens': ways`What is going on here? | Has something happened? | Can somebody tell me what this is about?`,
  'of-use': ways`Can I help? | Is there anything I can do? | Give me a job. I am good with jobs.`,
  'of-you-unknown': ways`I do not think we have met. Who are you? | And who are you? | What do you do here?`,
  'of-you': ways`What do you want out of all this? | What are you going to do? | What would you do, if you were me?`,
  'of-another': ways`What do you make of {who}? | How well do you know {who}? | Is {who} telling us everything?`,
  'of-thing': ways`What is it with {thing}? | Do you know anything about {thing}? | Whose is {thing}?`,
  'of-your-thing': ways`May I see {thing}? | Where did you get {thing}? | What are you going to do with {thing}?`,
  'of-my-thing': ways`Do you know what this is? | Have you seen this before? | What do you make of this?`,
  'is-it-true': ways`Is it true that {claim}? | They say {claim}. Is that so? | Did you know that {claim}?`,
  'of-topic': ways`What about {topic}? | Tell me about {topic}. | What is it with {topic}?`,
  'of-echo': ways`{echo}? Says who? | {echo}? Since when? | {echo}? Are you sure?`,
  'of-meaning': ways`What do you mean by that? | Why do you say that?`,
  'why-asked': ways`Why do you ask? | Who wants to know?`,
  'why-bidden': ways`What if I say no? | Why me? | What is in it for me?`,
  'of-deed': ways`What did you do that for? | What was that about?`,
  'after-gift': ways`There. I thought you should have it. | Is that the one you were missing? | There you go. What do you say?`,
  'after-deed': ways`Are you mad at me for that? | I meant to do that. | Okay, say something.`,
  'of-event': ways`Did you see that? | What was that? | Okay, what now?`,
  notice: ways`Sorry, do I know you? Who are you? | Hi. New face. What do they call you? | And you are?`,
  errand: ways`If you are staying, lend a hand: pass me {thing}. | Make yourself useful, would you? Pass me {thing}.`,
  alone: ways`Hello? Is anybody there? | (listens) Nobody. | (looks around) Now where is everybody?`,
};
