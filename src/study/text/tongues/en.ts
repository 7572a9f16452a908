import type { TextTongue } from './text-tongue.ts';

const count =
  '(?:[ivxlc]+|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|primus|secundus|tertius|quartus|quintus|prima|secunda|tertia|quarta|quinta)';
const order = '(?:first|second|third|fourth|fifth|sixth|last|final)';

/** How works in English are read. */
export const englishText: TextTongue = {
  code: 'en',
  act: new RegExp(
    `^(?:(?:the\\s+)?${order}\\s+act|act(?:us)?\\s+(?:the\\s+)?${count})(?:[\\s.:,;—–-]+(.*))?$|^(?:prologue|epilogue|induction)[.:]?$`,
    'i',
  ),
  scene: new RegExp(
    `^(?:(?:the\\s+)?${order}\\s+scene|sc(?:ene|\\.|(?:ena|æna|aena))\\s+(?:the\\s+)?${count})(?:[\\s.:,;—–-]+(.*))?$|^scene(?:\\s*(?:[.:]|[.:]?\\s*[—–-]+)\\s*(.*))?$`,
    'i',
  ),
  chapter: new RegExp(
    `^(?:chapter|letter|canto|stave)\\s+(?:the\\s+)?[\\w-]{1,14}(?:[\\s.:—–-]+(.*))?$|^[ivxlc]{1,7}\\.?$|^(?:[ivxlc]{1,7}|\\d{1,2})\\.\\s+[A-Z][^.!?]{0,60}$`,
    'i',
  ),
  part: new RegExp(`^(?:part|book|volume)\\s+(?:the\\s+)?${count}\\b(?:[\\s.:—–-]+(.*))?$`, 'i'),
  persons:
    /^(?:dramatis\s+person(?:ae|æ)|(?:the\s+)?(?:list\s+of\s+)?(?:persons|people|characters|personages|cast|actors)(?:\s+(?:of|in|represented|names)\b.{0,30})?|the\s+actors['’]?\s+names)[.:]?$/i,
  front:
    /^(?:(?:the\s+)?scenes?\s+of\s+the\s+play|contents|time|place|setting|synopsis(?:\s+of\s+scenes)?|the\s+(?:action|scene|time)\b.{3,})\b/i,
  closing:
    /^(?:(?:slow\s+|quick\s+)?curtain(?:\s+falls?)?|act[\s-]drop|tableau|the\s+end|end(?:\s+of\b.{0,40})?|finis|fin)[.!]?$/i,
  noName:
    /^(?:scene|song|songs|air|strophe|antistrophe|epode|str|ant|parodos|stasimon|exodos|kommos|episode|pause|dance|music|intermission|interval|illustration|footnote|note|notes|contents|characters|volume|part|book|chapter|exit|exeunt|enter|finis|curtain|tableau|the end|end|time|place|setting|lights?|blackout|cut to|fade (?:in|out)|dissolve to|title|author|language|credits?|by|translated(?: by)?)\b(?:\s+[ivx\d]+)?[.:]?$/i,
  plainDirection:
    /^(?:enter|re-?enter|exit|exeunt|manet|manent|flourish|sennet|alarums?|trumpets?|drums?|thunder|knocking|a noise|music|dies|they (?:fight|exit|go|all|sit|embrace|kiss|dance)|s?he (?:goes|exits|comes|dies|sits|rises|takes|looks|turns|stands|puts|picks|walks|opens|crosses))\b/i,
  enters:
    /\b(?:re-?)?(?:enters?|entering|comes? (?:in|on|out|forward|down|up|back)|coming in|arrives?|appears?|walks? (?:in|on)|runs? in|rushes in|returns?|is discovered|are discovered|discovered|walk across)\b/i,
  leaves:
    /\b(?:exits?|exeunt|leaves?|goes? (?:out|off|away|in|into)|going out|go(?:es)? quickly|quickly go out|runs? (?:out|off)|withdraws?|retires?|walks? (?:out|off)|departs?)\b/i,
  allLeave: /^exeunt(?:\s+(?:all|omnes|severally))?\b(?!\s+\p{Lu})/iu,
  allBut: /\b(?:but|except|save|manet|manent)\b/i,
  everybody:
    /^(?:all|both|omnes|everybody|everyone|all (?:two|three|four|together|the rest|others)|the others|together|others)$/i,
  between: /\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+with\s+|\/)\s*/i,
  aside: /\b(?:aside|to (?:him|her|them)self|to themselves|apart|sotto voce)\b/i,
  manner:
    /^(?:aside|str\.|ant\.|strophe|antistrophe|epode|pause|beat|to \p{Lu}|[a-z]+ly\b|(?:a )?(?:laugh|sigh|smil|weep|whisper|sing|rising|turning|looking|going|taking|sitting|pointing|reading))/iu,
  sentence: /(?<=[.!?]["”’)]?)(?<!\b(?:Mr|Mrs|Ms|Dr|St|Mme)\.)\s+/,
  narrator: 'the narrator',
};
