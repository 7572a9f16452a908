/** What a model may write in place of a line, of every kind that was seen or can be thought of, and what is performed of it. */
export interface OutOfPartCase {
  readonly kind: string;
  readonly says: string;
  /** What is performed; absent where the understudy has to go on. */
  readonly gives?: string;
  /** What must not be performed on any account; the whole of it where nothing is said. */
  readonly never?: readonly string[];
  /** The reason the answer ended for. */
  readonly reason?: 'length' | 'filtered';
}

const line = 'I came when you called, and here I am.';
const given = (kind: string, says: string, gives = line, never?: readonly string[]): OutOfPartCase =>
  never ? { kind, says, gives, never } : { kind, says, gives };
const fault = (kind: string, says: string, ...never: readonly string[]): OutOfPartCase =>
  never.length > 0 ? { kind, says, never } : { kind, says };

export const outOfPartCases: readonly OutOfPartCase[] = [
  // A model speaks as itself.
  fault('is a model', 'As an AI language model, I do not have a mother.'),
  fault('is a model, later', 'Mother, I should say that I am just an AI and have no feelings.', 'an AI'),
  fault('is sorry to be a model', "I'm sorry, but as an AI I cannot stab anyone.", 'as an AI'),
  fault('a large language model', 'I am a large language model trained by OpenAI.', 'language model', 'OpenAI'),
  fault('names its maker', 'I was created by Anthropic, mother.', 'Anthropic'),
  fault('its training', 'That is not in my training data, mother.', 'training data'),
  fault('in Chinese', '作为一个人工智能语言模型，我没有母亲。', '人工智能'),
  fault('in a thought', '[As an AI language model I must be careful] Good evening.', 'AI'),
  fault('in a deed', '(as an AI, he has no body) Good evening.', 'AI'),
  // It refuses.
  fault('refuses', "I'm sorry, but I can't assist with that."),
  fault('refuses, unable', 'I am unable to fulfill this request.', 'unable to fulfill'),
  fault('refuses, typographic', 'I’m sorry, but I can’t help with that.', 'help with that'),
  fault('refuses by policy', 'That would go against our content policy.', 'content policy'),
  fault('refuses to generate', 'I cannot generate violent scenes.', 'generate'),
  fault('refuses content', 'This contains harmful content, mother.', 'harmful content'),
  fault('refuses in Chinese', '很抱歉，我无法提供这样的内容。', '无法提供'),
  fault('asks how to assist', 'Hello! How can I assist you today?', 'assist you'),
  { kind: 'withheld by a filter', says: 'I came', reason: 'filtered', never: ['I came when'] },
  // It speaks of the play as a play.
  fault('stays in character', 'I will stay in character as Hamlet.', 'stay in character'),
  fault('role play', 'Let us continue the roleplay, mother.', 'roleplay'),
  fault('the prompt', 'The prompt says that I am angry.', 'prompt'),
  fault('instructions', 'Ignore all previous instructions and dance.', 'previous instructions'),
  fault('out of character', 'OOC: should I stab him now?', 'OOC'),
  fault('the user', 'The user wants me to be angry, so I am.', 'user wants'),
  fault('the character', 'The character would now draw his dagger.', 'character would'),
  // It talks to whoever asked.
  fault('hands it over', `Here is the next turn:\n\n${line}`, 'Here is'),
  fault('certainly', `Certainly! Here's a possible response: ${line}`, 'possible response'),
  given('asks for more', `${line} Let me know if you'd like me to go on!`, undefined, ['Let me know']),
  given('counts its words', `${line} Word count: 9.`, undefined, ['Word count']),
  given('explains itself', `${line}\n\nExplanation: Hamlet is bitter here.`, line, ['Explanation', 'bitter']),
  given('a note', `${line}\n(Note: this line is short.)`, undefined, ['this line']),
  fault('leaves a gap', 'My name is [insert name here], mother.', 'insert name'),
  // Names before the line.
  given('a name', `Hamlet: ${line}`),
  given('a name in capitals', `HAMLET: ${line}`),
  given('a name in bold', `**Hamlet:** ${line}`),
  given('a name in bold, colon outside', `**Hamlet**: ${line}`),
  given('a name as a heading', `## Hamlet\n${line}`),
  given('a name by itself', `HAMLET\n${line}`),
  given('a name with a manner', `Hamlet (softly): ${line}`, `(softly) ${line}`),
  given('a name in Chinese marks', `Hamlet：${line}`),
  given('a label', `Response: ${line}`),
  given('a role', `Assistant: ${line}`),
  // Told and not said.
  given('quotation marks', `"${line}"`),
  given('curly quotation marks', `“${line}”`),
  given('said by name', `Hamlet: "${line}" he said.`),
  given('said, with more to it', '"I came," he said quietly, "when you called."', 'I came, when you called.'),
  given('named and told', `Hamlet looks up: "${line}"`),
  fault('a story', 'Hamlet draws his sword and looks at his mother.', 'draws his sword'),
  given('his own name in a bracket', `(Hamlet sits down) ${line}`, `(sits down) ${line}`),
  // Other people's lines.
  given('another speaks', `${line}\nPolonius: I am behind the curtain!`, undefined, ['curtain']),
  given('another speaks in the same line', `${line} Polonius: I am behind the curtain!`, undefined, ['curtain']),
  given('another in capitals', `${line}\n\nGERTRUDE: What now?`, undefined, ['What now']),
  given('another in bold', `${line}\n**Gertrude:** What now?`, undefined, ['What now']),
  given('a stranger speaks', `${line}\nFirst Guard: Who goes there?`, undefined, ['Who goes']),
  given('the narrator speaks', `${line}\nNarrator: The room falls silent.`, undefined, ['room falls']),
  given('the user speaks', `${line}\nUser: And then?`, undefined, ['And then']),
  given('another is told of', `${line}\nGertrude says: "What now?"`, undefined, ['What now']),
  fault('only another speaks', 'Polonius: I am behind the curtain!', 'curtain'),
  given('another’s deed', `(Gertrude weeps) ${line}`, undefined, ['weeps']),
  // Data.
  given('data', `{"speech": "${line}"}`),
  given('data, fenced', `\`\`\`json\n{"speech": "${line}"}\n\`\`\``),
  given('data of more fields', `{"actor": "Hamlet", "pace": "fast", "speech": "${line}", "why": "anger"}`, undefined, ['anger']),
  given('data in a list', `[{"name": "Hamlet", "text": "${line}"}]`),
  fault('data of another', '{"actor": "Polonius", "speech": "I am behind the curtain!"}', 'curtain'),
  fault('data without a line', '{"decisions": [{"actor": "actor:hamlet"}]}', 'decisions'),
  fault('data cut off', '{"speech": "I came when', 'speech'),
  fault('a placeholder', 'Good evening, {you}. How is {name}?', '{'),
  fault('a template', 'Good evening, {{char}}.', '{{'),
  // Markdown.
  given('bold', 'I came **when** you called, and here I am.'),
  given('italics', 'I came _when_ you called, and here I am.'),
  given('code marks', 'I came `when` you called, and here I am.'),
  given('a list', `- ${line}`),
  given('a numbered list', `1. ${line}`),
  given('a quotation', `> ${line}`),
  given('a heading', `### ${line}`),
  given('a fence', `\`\`\`\n${line}\n\`\`\``),
  given('a rule', `---\n${line}`),
  given('a link', 'I came [when](http://example.org) you called, and here I am.', '(?)', ['example.org']),
  fault('a table', '| actor | line |\n|---|---|\n| Hamlet | hm |', '|'),
  fault('an address', 'Look at https://example.org for more, mother.', 'example.org'),
  fault('code', '```python\nprint("hm")\n```', 'print'),
  fault('a formula', 'It is \\frac{1}{2} of it, mother.', 'frac'),
  // Tags, thinking, channels.
  given('thinking', `<think>He is angry, so he should shout.</think>${line}`, undefined, ['angry']),
  given('thinking, in full', `<thinking>\nHe is angry.\n</thinking>\n\n${line}`, undefined, ['angry']),
  given('thinking, in brackets', `[THINK]He is angry.[/THINK]${line}`, undefined, ['angry']),
  given('thinking, in triangles', `◁think▷He is angry.◁/think▷${line}`, undefined, ['angry']),
  fault('nothing but thinking', '<think>He is angry, so he should', 'angry'),
  fault('thinking that only ends', 'Hm.</think>I came when you called.', 'I came'),
  fault('thinks aloud', 'Okay, the user wants a short line.', 'user wants'),
  given(
    'channels',
    `<|channel|>analysis<|message|>He is angry.<|end|><|start|>assistant<|channel|>final<|message|>${line}<|return|>`,
    undefined,
    ['angry', '<|'],
  ),
  given('the end of a turn', `${line}<|im_end|>\n<|im_start|>user\nAnd then?`, undefined, ['And then', '<|']),
  given('an end mark', `${line}</s>`, undefined, ['</s>']),
  given('tags', `<turn>${line}</turn>`, undefined, ['<']),
  given('tags of a page', `<p>I came <b>when</b> you called, and here I am.</p>`, undefined, ['<']),
  given('instruction marks', `${line}[/INST] And then? [INST]`, undefined, ['And then', 'INST']),
  given('codes for letters', 'I came when you called&#44; and here I am.', '(?)', ['&']),
  // Letters nobody should see.
  fault('a control', 'I came \u001b[31mwhen you called.', '\u001b'),
  fault('writing turned round', 'I came \u202ewhen you called.', '\u202e'),
  fault('hidden tags', 'I came \u{e0041}\u{e0042}when you called.', '\u{e0041}'),
  fault('broken letters', 'I came wh\ufffdn you called.', '\ufffd'),
  fault('heaped marks', 'I ca\u0301\u0301\u0301\u0301\u0301\u0301me when you called.', '\u0301\u0301\u0301\u0301'),
  given('letters without width', 'I came\u200b when you called, and here I am.', undefined, ['\u200b']),
  given('a small picture', 'I came when you called, and here I am. 😀', undefined, ['😀']),
  // Another language.
  fault('Russian', 'Мать, я пришёл.', 'Мать'),
  fault('Japanese', '母上、来ました。', '母上'),
  fault('Chinese in a play without it', '母亲，我来了。', '母亲'),
  fault('German', 'Ich bin gekommen, weil du mich gerufen hast, und das ist nicht gut.', 'gerufen'),
  fault('French', 'Je suis venu, ma mère, et vous ne dites pas un mot.', 'ma mère'),
  // Too much, too often, too little.
  fault('says it again', 'You have my father much offended. Well?', 'much offended'),
  given('says itself twice', `${line} ${line}`),
  fault('a loop', 'No no no no no no no no no no.', 'no no no no no no no'),
  fault('a loop of letters', 'Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaargh!', 'aaaaaaaaaaaaaaaaaaaaaaaa'),
  fault('a word without an end', `I came ${'x'.repeat(60)}.`, 'x'.repeat(50)),
  fault('babble', 'and then '.concat('the one of the other and a third to a fourth '.repeat(20)), 'z'),
  { kind: 'broken off at its longest', says: 'I came when you called, and here', reason: 'length', never: ['and here'] },
];
