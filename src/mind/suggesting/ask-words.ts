import type { Manner } from '../../drama/manner.ts';
import type { Tongue } from '../hearing/language.ts';

/** What a question can be about; each has its own words. */
export type AskOccasion =
  /** The first words of somebody nobody knows. */
  | 'arrive'
  /** The first words to somebody known. */
  | 'greet'
  /** What is going on here. */
  | 'what-happens'
  /** Of the one they face: who they are, how they are. */
  | 'of-you-unknown'
  | 'of-you'
  /** Of somebody else who is here: `{who}`. */
  | 'of-another'
  /** Of a thing in sight, `{thing}`; of one the other holds. */
  | 'of-thing'
  | 'of-your-thing'
  /** `(shows …)`: of a thing of one's own. */
  | 'of-my-thing'
  /** Of what is said, `{claim}`. */
  | 'is-it-true'
  /** To go on with what they said last. */
  | 'follow-up'
  /** Of what they just did. */
  | 'of-deed'
  /** With nobody there. */
  | 'alone';

type AskWords = Readonly<Record<AskOccasion, readonly string[]>>;

/** `{you}` is how the other is addressed, `{other}` their name. */
const modern: AskWords = {
  arrive: [
    'Hello. I hope I am not in the way.',
    'Evening. I just came in. What did I miss?',
    'Sorry to walk in on you. Is it all right if I stay?',
  ],
  greet: ['Hello, {other}.', 'There you are, {other}. How is it going?', '{other}, have you got a minute?'],
  'what-happens': [
    'What is going on here?',
    'Has something happened?',
    'Can somebody tell me what this is about?',
    'Is it always like this here?',
  ],
  'of-you-unknown': ['I do not think we have met. Who are you?', 'And who are you?', 'What do you do here?'],
  'of-you': [
    'Are you all right?',
    'What is on your mind?',
    'What do you want out of all this?',
    'What would you do now?',
  ],
  'of-another': [
    'What do you make of {who}?',
    'How well do you know {who}?',
    'Is {who} telling us everything?',
    'What is the matter with {who}?',
  ],
  'of-thing': [
    'What is it with {thing}?',
    'Do you know anything about {thing}?',
    'Whose is {thing}?',
    'Has anybody looked at {thing}?',
  ],
  'of-your-thing': ['What have you got there?', 'May I see {thing}?', 'Where did you get {thing}?'],
  'of-my-thing': ['Do you know what this is?', 'Have you seen this before?', 'What do you make of this?'],
  'is-it-true': ['Is it true that {claim}?', 'They say {claim}. Is that so?', 'Did you know that {claim}?'],
  'follow-up': ['What do you mean by that?', 'Go on.', 'Are you sure about that?', 'Why do you say that?', 'And then?'],
  'of-deed': ['What did you do that for?', 'What was that about?', 'Should you be doing that?'],
  alone: ['Hello? Is anybody there?', '(listens) Nobody.', '(looks around) Now where is everybody?'],
};

const plain: AskWords = {
  ...modern,
  arrive: [
    'Good evening. I hope I do not intrude.',
    'Forgive me. I am a stranger here, and the door stood open.',
    'Peace on this house. May I stay a while?',
  ],
  greet: ['Good evening, {other}.', 'Well met, {other}.', 'A word with you, {other}.'],
  'what-happens': [
    'What has happened here?',
    'What is the matter in this house?',
    'Will somebody tell me what this is?',
    'Why is everybody so uneasy?',
  ],
  'of-you-unknown': ['We have not met. Who are you?', 'And what is your name?', 'What is your business here?'],
  'of-you': [
    'What troubles you?',
    'What is on your mind?',
    'What do you mean to do?',
    'You look as if you had seen something. What was it?',
  ],
  'of-another': [
    'What do you make of {who}?',
    'How long have you known {who}?',
    'Do you trust {who}?',
    'What ails {who}?',
  ],
  'of-thing': [
    'What do you know of {thing}?',
    'Whose is {thing}?',
    'Why does everybody look at {thing}?',
    'How does {thing} come to be here?',
  ],
  'of-your-thing': ['What have you there?', 'May I see {thing}?', 'How did you come by {thing}?'],
  'of-my-thing': ['Do you know this?', 'Have you seen this before?', 'What do you say to this?'],
  'is-it-true': ['Is it true that {claim}?', 'I hear that {claim}. Is it so?', 'Did you know that {claim}?'],
  'follow-up': [
    'What do you mean by that?',
    'Go on.',
    'Are you certain of it?',
    'Why do you say so?',
    'And what then?',
  ],
  'of-deed': ['Why did you do that?', 'What was that for?', 'What are you about?'],
  alone: ['Is anybody there?', '(listens) Not a sound.', '(looks around) Where has everybody gone?'],
};

const courtly: AskWords = {
  ...plain,
  'what-happens': ['What is the matter?', 'What means this?', 'What is toward here?', 'Why this disquiet?'],
  'of-you': ['What troubles you?', 'What would you have?', 'What is in your mind?', 'Why do you look so pale?'],
  'of-another': [
    'What think you of {who}?',
    'Do you trust {who}?',
    'What does {who} want?',
    'How long have you known {who}?',
  ],
  'follow-up': [
    'What mean you by that?',
    'Go on; I attend.',
    'Can you swear to it?',
    'Wherefore say you so?',
    'And what then?',
  ],
};

const victorian: AskWords = {
  ...plain,
  arrive: [
    'Good evening. I do hope I am not intruding.',
    'I beg your pardon. The door was open and nobody answered the bell.',
    'Forgive the hour. Might I come in out of the wet?',
  ],
  'what-happens': [
    'Might I ask what has happened?',
    'Is something the matter?',
    'Would somebody kindly explain?',
    'What is it that nobody says aloud?',
  ],
  'of-you': [
    'Are you quite well?',
    'What is it that troubles you?',
    'Where were you this evening?',
    'What do you intend to do?',
  ],
  'of-thing': [
    'What can you tell me about {thing}?',
    'To whom does {thing} belong?',
    'When did you last see {thing}?',
    'Has anybody touched {thing}?',
  ],
  'follow-up': [
    'What precisely do you mean?',
    'Pray go on.',
    'Are you quite certain?',
    'Why do you say so?',
    'And after that?',
  ],
};

const zh: AskWords = {
  arrive: ['晚上好，打扰了。', '对不起，我是路过的，见门开着就进来了。', '外头不好走，我能在这儿待一会儿吗？'],
  greet: ['{other}，晚上好。', '{other}，能说句话吗？', '{other}，你怎么在这儿？'],
  'what-happens': ['这里出了什么事？', '到底怎么回事？', '谁能跟我说说是怎么了？', '大家怎么都这么不安？'],
  'of-you-unknown': ['我们没见过吧，您是哪位？', '请问怎么称呼？', '您在这儿做什么？'],
  'of-you': ['你在想什么？', '你怎么了？', '你打算怎么办？', '换了你会怎么做？'],
  'of-another': ['你觉得{who}怎么样？', '你认识{who}多久了？', '你信得过{who}吗？', '{who}是怎么了？'],
  'of-thing': ['{thing}是怎么回事？', '{thing}是谁的？', '你知道{thing}的事吗？', '有人动过{thing}吗？'],
  'of-your-thing': ['你手里拿的是什么？', '能让我看看{thing}吗？', '{thing}你是从哪儿得来的？'],
  'of-my-thing': ['你认得这个吗？', '这个你以前见过吗？', '你看这是什么？'],
  'is-it-true': ['听说{claim}，是真的吗？', '{claim}，你知道吗？', '真的是{claim}？'],
  'follow-up': ['你这话是什么意思？', '接着说。', '你肯定吗？', '为什么这么说？', '然后呢？'],
  'of-deed': ['你为什么这么做？', '你这是干什么？', '刚才那是怎么回事？'],
  alone: ['有人吗？', '（侧耳听）没有声音。', '（四下看看）人都到哪儿去了？'],
};

/** Everybody's questions in the words of their time. */
export function askWords(occasion: AskOccasion, register: Manner['register'], tongue: Tongue): readonly string[] {
  if (tongue === 'zh') return zh[occasion];
  return { courtly, victorian, modern, plain }[register ?? 'plain'][occasion];
}
