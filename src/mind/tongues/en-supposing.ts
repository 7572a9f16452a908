import { turnedAround, writtenOut } from './en-turning.ts';

/** Words after which *if* only asks whether, or asks leave. */
const asksWhether =
  /(?:mind|ok|okay|right|alright|ask|asked|wonder|wondering|know|see|tell me|tell us|sure|matter|care|say|doubt|fine|as|even|only|not)$/i;
/** More than so many words nobody says back. */
const longest = 12;

/** What a line supposes: *somebody gave me a million*, in *What would you do if somebody gave you a million?* */
export function supposedIn(raw: string): string | undefined {
  const text = writtenOut(raw).trim();
  const begun =
    /(?:^|[.!?,;…]\s*)(?:and |so |but |well |now )?(?:suppose|supposing|imagine|assume|assuming|pretend|let us say|what if)(?: for a (?:moment|minute|second))?(?: that)?,? ([^.!?;]+)/i.exec(
      text,
    );
  const inIf = /^(.*?)\b(?:and |so |but )?if ([^.!?;]+)/is.exec(text);
  const isAsked =
    /\?/.test(text) && /\b(?:would|could|might|should|will|shall|what then|what if)\b|^(?:and|but|so) if\b/i.test(text);
  const conditional = inIf && isAsked && !asksWhether.test((inIf[1] ?? '').trim()) ? inIf[2] : undefined;
  const supposed = begun && /\?|\bwould\b/.test(text) ? begun[1] : conditional;
  const [clause = ''] = (supposed ?? '').split(
    /,|\s(?=(?:what|would|could|will|where|who|how) (?:would|could|will|do|then|you|i)\b)/i,
  );
  const words = clause.trim().split(/\s+/);
  return words.length < 2 || words.length > longest
    ? undefined
    : turnedAround(clause.trim()).replace(/\bI was\b/, 'I were');
}
