import type { OutOfPart } from './tongue.ts';

/**
 * What nobody says in a play: a model speaking as itself. A phrase is words in a row; `(a|b|)` is a choice, of nothing too.
 * Only what no character could mean stands here: *I cannot help you* is a line like any other.
 */
export const englishOutOfPart: OutOfPart = {
  phrases: {
    model: [
      "(i'm sorry|i am sorry|sorry|i apologize|) (but|) as an (ai|artificial intelligence|llm|large language model)",
      '(as|) (a|an|just a|only a|a mere) language model',
      "(i'm|i am) (only|just|actually|really|) (an ai|a chatbot|a bot|a virtual assistant|an ai assistant|a large language model)",
      'ai (language model|model|assistant|system|character)',
      'large language model',
      'my (training data|knowledge cutoff|knowledge cut off|context window|system prompt)',
      "(i was|i am|i've been|i have been) (trained|developed|created|built) by (openai|anthropic|google|meta|alibaba|deepseek|mistral|microsoft)",
      '(openai|chatgpt|gpt 4|gpt 4o|gpt 5|deepseek|qwen|anthropic)',
      "i (do not|don't) have (personal|real|) (feelings or|opinions or|access to real time|access to the internet|a physical body)",
    ],
    refusal: [
      "(i'm|i am) (sorry|afraid) (but|) (i|that i) (cannot|can't|can not|won't|am unable to|am not able to) (assist with|help with that|help with this|comply|fulfil that|fulfill that|fulfil this|fulfill this|generate|continue with this|engage|roleplay|role play|write that|create that|create content)",
      "(i|we) (cannot|can't|can not|won't|will not|am unable to|am not able to) (assist with (that|this)|comply with (that|this|your) request|fulfil (that|this|your) request|fulfill (that|this|your) request|generate|roleplay|role play|provide (content|assistance)|create content|continue (this|with this|the) (roleplay|role play|scenario|request))",
      "(i'm|i am) (not able|unable) to (assist with|comply with|fulfil|fulfill|generate|engage in|continue with this)",
      '(this|that|your) (request|prompt|query) (goes against|violates|is against|contains|appears to)',
      '(violates|against|breach of) (my|our|the|openai) (guidelines|policies|content policy|usage policies)',
      '(content|usage|safety) (policy|policies|guidelines)',
      'i must (respectfully|) decline to (generate|assist|continue|create)',
      '(inappropriate|harmful|explicit|offensive) content',
      'how (can|may) i assist you',
    ],
    play: [
      '(stay|staying|remain|remaining|step|stepping|break|breaking) (in|out of|) character',
      '(out of|in) character (response|reply|note)',
      '(role play|roleplay|role playing|roleplaying)',
      '(previous|prior|above) instructions',
      '(system|the|this|your) prompt',
      '(the|this|your) (user|conversation history|output format|json|schema)',
      '(the|my) (direction|inclination) (says|is to|tells me)',
      '(ooc|npc|dungeon master)',
      '(plot point|story beat|next beat)',
    ],
    asker: [
      "(here is|here's|here are) (the|a|my|your|one|another) (next|possible|short|revised|) (turn|line|response|reply|dialogue|performance|version|rewrite|continuation)",
      "let me know if (you'd like|you would like|you want me|this works|this response)",
      '(would you like|do you want) me to (rewrite|revise|adjust|expand)',
      '(i hope|hope) this (helps|meets|response)',
      '(feel free|happy|glad) to (adjust|modify|revise|tweak)',
      "(certainly|sure|of course|absolutely) (here is|here's|here are) (the|a|my|your)",
      'note (this|the) (response|line|character|scene)',
      '(word count|token count|max tokens|end of (turn|response|output))',
      '(insert|your|character) (name|dialogue) here',
    ],
    task: [
      '(the user|user) (wants|asks|is asking|asked|said|has asked|input)',
      '(i|we) (need|have) to (respond as|reply as|generate|output|craft|stay in)',
      "(let's|let us|let me) (analyze|analyse|craft|draft|break this down)",
      '(in|from) (the|this) (context|perspective) of the (play|scene|character)',
      '(the|this) character (would|should|wants|needs)',
    ],
  },
  labels: {
    own: 'response|output|turn|line|dialogue|speech|reply|answer|final answer|final|spoken|assistant|ai|model|performance|says|character|next turn|actor',
    others:
      'narrator|user|human|system|player|director|stage directions?|scene|note|author|everyone|all|chorus|context|history|instructions?|explanation|analysis|reasoning|translation|thoughts?|thinking|action|actions|emotion|pace|direction|means to|because|answers',
  },
  narration:
    /^\s*[,.—-]*\s*(?:(?:he|she|they|the \p{L}+|\p{Lu}\p{L}+)\s+(?:then |softly |quietly )?(?:said|says|asks?|asked|repl\p{L}+|whisper\p{L}*|mutter\p{L}*|murmur\p{L}*|adds?|added|answer\p{L}*|cri\p{L}+|shout\p{L}*|exclaim\p{L}*|spoke|speaks|continu\p{L}+|began|begins|turn\p{L}*|look\p{L}*|step\p{L}*|smil\p{L}+|nod\p{L}*|sigh\p{L}*|reach\p{L}*|glanc\p{L}+|paus\p{L}+)|(?:said|says|asks|asked|replied|replies|whispered|muttered|murmured|answered|cried|exclaimed)\s)/u,
  storied: /^\s+(?!(?:and|or|is|was|will|would|has|had|if|of|the)\b)(?:\p{Ll}+(?:s|ed)|\p{Ll}+ly \p{Ll}+(?:s|ed))\s/u,
};
