/** What a word asks of the hands that talk along. */
export type WordSense =
  | 'no' | 'self' | 'you' | 'there' | 'number' | 'greeting' | 'oath' | 'all' | 'small' | 'heart' | 'mind' | 'please'
  | 'up' | 'down' | 'stress'; // prettier-ignore

/** What words mean to hands, the rarest sense first. Signs stand anywhere in a clause, words by themselves. */
const senses: readonly (readonly [WordSense, RegExp])[] = [
  ['oath', /^(swear|swears|sworn|vow|oath|god|gods|god's|heaven|heavens|honou?r|truth|upon)$|发誓|上帝|老天|真的/],
  ['greeting', /^(hello|hail|welcome|greetings|good-?bye|farewell|morning|evening|morrow|sir|madam|lord|lady|majesty|thanks?)$|你好|再见|谢谢|陛下|先生/],
  ['no', /^(no|not|never|nothing|none|nobody|nowhere|neither|nor|cannot|without)$|n['’]t$|不|没|别|无/],
  ['number', /^(one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|first|second|third|once|twice|\d+)$|[一二三四五六七八九十百千]个?/],
  ['heart', /^(love|loves|loved|heart|hearts|soul|dear|dearest|beloved|grief|sorrow)$|爱|心|亲爱/],
  ['mind', /^(think|thought|know|knew|remember|understand|wonder|guess|suppose|mad|mind|dream|dreamt)$|想|知道|记得|明白/],
  ['please', /^(please|pray|beg|beseech|forgive|help|mercy|pity)$|请|求|救/],
  ['all', /^(all|every|everything|everyone|everybody|whole|world|always|everywhere|great|huge|enormous|many|much|kingdom|forever)$|所有|一切|世界|全|大家/],
  ['small', /^(little|small|tiny|bit|few|slight|only|just|barely|almost)$|小|一点|只/],
  ['up', /^(up|above|high|higher|rise|sky|stars?|crown|king)$|上|高|天/],
  ['down', /^(down|below|under|low|beneath|grave|dead|death|fall|fell|earth)$|下|死|地/],
  ['there', /^(there|yonder|he|she|him|her|they|them|those|that|this|here|away|outside)$|他|她|那|这/],
  ['you', /^(you|your|yours|yourself|thou|thee|thy|thine)$|你|您/],
  ['self', /^(i|me|my|mine|myself|i['’](m|ve|ll|d))$|我/],
]; // prettier-ignore

/** Words too slight to lean on. */
const slight = /^(a|an|the|of|to|in|on|at|and|or|but|if|is|are|was|were|be|been|it|its|as|so|for|with|by|do|did|does|has|have|had|would|will|shall|should|could|can|may|must|than|then|from|into|about|our|we|us|his|what|who|how|why|when|where|which)$/; // prettier-ignore

const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** What a word says to the hands; undefined for one that says nothing. */
export function senseOf(word: string): WordSense | undefined {
  const plain = bare(word);
  if (plain === '') return undefined;
  const sense = senses.find(([, pattern]) => pattern.test(plain));
  if (sense) return sense[0];
  if (slight.test(plain)) return undefined;
  return plain.length >= 5 || word.endsWith('!') ? 'stress' : undefined;
}

/** Is a word the last of a question, or of something called out? */
export const isAsked = (word: string): boolean => /[?？]["'”’)]*$/.test(word);
export const isCalled = (word: string): boolean => /[!！]["'”’)]*$/.test(word);
