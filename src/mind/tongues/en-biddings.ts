/** Words before what is asked for, and after it. */
const before = new RegExp(
  `^(?:(?:please|kindly|just|now|then|so|well|hey|oh|okay|ok|right|listen|quick|quickly|go on|come on|come|go and|and|be so (?:good|kind) as to|do me a favou?r and)[,\\s]+|(?:could|can|would|will|won[’']?t|couldn[’']?t|can[’']?t|might) you\\s+|(?:i|we)(?: would|[’']d)? (?:want|need|like|ask|beg) you to\\s+)`,
  'i',
);
const after =
  /[,\s]+(?:please|will you|would you|could you|can you|won[’']?t you|if you (?:please|would|can|will|like|don[’']?t mind)|right (?:now|away)|now|at once|quickly|thanks|thank you|then)$/i;
/** What begins so tells or asks something. */
const toldOrAsked =
  /^(?:i|you|he|she|it|we|they|the|an?|my|your|his|her|its|our|their|this|that|these|those|there|here|some|all|no|not|don[’']?t|never|what|who|whom|whose|where|when|why|how|which|did|do|does|is|are|was|were|am|has|have|had|should|shall|must|may|if|but|or|because|let)\b/i;
const longest = 100;

/** What a line asks somebody to do, as commands: *bring the traveller the hammer*, in *Could you bring me that hammer, please?* */
export const englishBiddings = (raw: string, asker: string, thing = 'it'): readonly string[] =>
  raw
    .split(/[.!?;:…—]+/)
    .map((sentence) => bare(sentence.trim()))
    .filter((bid) => bid !== '' && bid.length <= longest && !toldOrAsked.test(bid))
    .map((bid) =>
      bid
        .replace(/^(?:fetch|get|grab|find|take) (.+) (?:for|to) me$/i, 'bring me $1')
        .replace(/\bme\b/gi, asker)
        .replace(/\b(?:it|that one|this one)\b/gi, thing),
    );

function bare(sentence: string): string {
  const left = sentence.replace(before, '').replace(after, '').trim();
  return left === sentence ? sentence : bare(left);
}
