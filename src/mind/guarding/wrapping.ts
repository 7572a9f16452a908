import { readJson } from '../../model/read-json.ts';
import { endsAt, faultAt, heldFrom, noted, without, type Sieve, type Sifted } from './sifting.ts';

/** What a page or a terminal would obey, what turns writing round, what is no letter at all. */
const neverWritten =
  /(?![\n\r\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\ufffd\ufffe\uffff]|\p{Co}|\p{Cs}|\p{M}{4,}/u;
const invisible = /[\u061c\u115f\u1160\u180e\u200b-\u200d\u2060-\u2064\ufeff]|\u00ad|\u034f/gu;

/** Letters nobody can see are left out; those that do something end the line. */
export const unseenLetters: Sieve<unknown> = (all) => {
  const sifted = heldFrom(all, /[\ud800-\udbff]$|\r$/.exec(all.text)?.index ?? -1);
  const at = neverWritten.exec(sifted.text);
  const clean = at ? faultAt(sifted, at.index, 'letters that are none') : sifted;
  return without({ ...clean, text: clean.text.replace(/\r\n?/g, '\n') }, invisible, 'letters nobody sees');
};

/** How models mark what they think before they answer. */
const thinking = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis|plan|inner_monologue';
const opensThinking = new RegExp(`<\\s*(${thinking})\\b[^<>]*>|\\[(THINK)\\]|◁(think)▷`, 'i');
const closesThinking = new RegExp(`<\\s*/\\s*(?:${thinking})\\s*>|\\[/THINK\\]|◁/think▷`, 'i');
/** What stands between marks of a chat: who speaks, in which channel. */
const aside =
  /<\|channel\|>(?!\s*final)[^<]*(?:<\|message\|>|$)[^]*?(?:<\|end\|>|(?=<\|(?:start|channel|return)\|>)|$)/g;
const ownRole = /<\|?(?:im_start|start|start_header_id|start_of_turn|role)\|?>\s*(?:assistant|model|ai)\b[ \t]*\n?/gi;
const finalChannel = /<\|channel\|>\s*final\s*(?:<\|constrain\|>[^<]*)?/gi;
const turnIsOver =
  /<\|?\s*(?:im_end|im_start|eot_id|eom_id|end_of_text|endoftext|end_of_turn|start_of_turn|start_header_id|return|eos|end|start|user|system)\s*\|?>|<\/s>|<\uff5c[^<>]*>|\[\/?INST\]|<<\/?SYS>>/i;

/** Thinking, channels and the marks of a chat are no part of a turn. */
export const chatMarks: Sieve<unknown> = (all) => {
  const unfinished =
    /<[^<>\n]{0,120}$|<\|?(?:im_start|start|start_header_id|start_of_turn|role)\|?>\s*\p{L}{0,9}$|◁[^▷]{0,12}$|\[[/A-Z]{0,6}$/u.exec(
      all.text,
    );
  let sifted = heldFrom(all, unfinished?.index ?? -1);
  for (let open = opensThinking.exec(sifted.text); open; open = opensThinking.exec(sifted.text)) {
    const rest = sifted.text.slice(open.index + open[0].length);
    const close = closesThinking.exec(rest);
    const after = close ? rest.slice(close.index + close[0].length) : '';
    sifted = { ...noted(sifted, 'thinking'), text: sifted.text.slice(0, open.index) + after };
  }
  const stray = closesThinking.exec(sifted.text);
  if (stray) sifted = faultAt(sifted, stray.index, 'thinks aloud about the task');
  sifted = without(sifted, aside, 'thinking');
  sifted = without(sifted, ownRole, 'marks of a chat');
  sifted = without(sifted, finalChannel, 'marks of a chat');
  sifted = without(sifted, /<\|message\|>/g, 'marks of a chat');
  sifted = { ...sifted, text: sifted.text.replace(/^\s*(?:<s>|<bos>|<\|begin_of_text\|>)\s*/, '') };
  const end = turnIsOver.exec(sifted.text);
  if (end) sifted = endsAt(sifted, end.index, 'what came after the end of the turn');
  return without(sifted, /<!--[^]*?(?:-->|$)|<\/?[\p{L}|!][^<>\n]{0,120}(?:>|$)/gu, 'tags');
};

const spokenKeys = [
  'speech', 'line', 'says', 'say', 'dialogue', 'text', 'utterance', 'turn', 'performance', 'response', 'reply', 'output', 'content', 'message', 'words', 'answer',
]; // prettier-ignore

/** Data in place of a line: the line in it, if there is one. */
export const data: Sieve<{ readonly own: readonly string[] }> = (sifted, { own }) => {
  const { text, isOver } = sifted;
  if (!/^\s*(?:`{3}\w*\s*)?(?:\{|\[\s*[{"])/.test(text)) {
    return /^\s*(?:`{1,3}\w*\s*)?\[?\s*$/.test(text) ? heldFrom(sifted, 0) : sifted;
  }
  const read = readJson(text, { closeBrackets: isOver });
  if (!read.ok) return isOver ? faultAt(sifted, 0, 'data in place of a line') : heldFrom(sifted, 0);
  const found = lineIn(read.value, own);
  if (found === undefined) return faultAt(sifted, 0, 'data in place of a line');
  return { ...noted(sifted, 'data around the line'), text: found, isOver: true };
};

function lineIn(value: unknown, own: readonly string[]): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return lineIn(value[0], own);
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key.toLowerCase(), inside as unknown]),
  );
  const speaker = ['speaker', 'actor', 'character', 'name']
    .map((key) => fields[key])
    .find((who) => typeof who === 'string');
  const isOwn = (who: string): boolean => own.some((name) => who.toLowerCase().includes(name.toLowerCase()));
  if (typeof speaker === 'string' && !isOwn(speaker)) return undefined;
  for (const key of spokenKeys) {
    const found = fields[key] === undefined ? undefined : lineIn(fields[key], own);
    if (found?.trim()) return found;
  }
  return undefined;
}

const plainFences = /^(?:json|text|txt|plain|plaintext|markdown|md|)$/i;
const ruledLine = /^[ \t]*([-*_=~])(?:[ \t]*\1){2,}[ \t]*$/gm;
const lineMarks = /^[ \t]*(?:(?:#{1,6}|[-•–*+]|\d{1,2}[.)])[ \t]+|>[ \t]?)+/gm;
const onlyMarks = /(?:^|\n)[ \t]*(?:#{1,6}|[-•–*+>=_~ \t]+|\d{1,2}[.)]?|`{1,3}\w*)[ \t]*$/;

/** Markdown: headings, lists, fences and emphasis are how a page looks, and nobody says them. */
export const markdown: Sieve<unknown> = (all) => {
  let sifted = heldFrom(all, onlyMarks.exec(all.text)?.index ?? -1);
  sifted = heldFrom(sifted, /(?:[*_`~\\]+|&#?\w{0,8}|!?\[[^\]\n]*\](?:\([^)\n]*)?)$/.exec(sifted.text)?.index ?? -1);
  const fence = /`{3}[ \t]*(\w*)/.exec(sifted.text);
  if (fence && !plainFences.test(fence[1] ?? '')) sifted = faultAt(sifted, fence.index, 'code');
  const table = /^[ \t]*\|/m.exec(sifted.text);
  if (table) sifted = faultAt(sifted, table.index, 'a table');
  sifted = without(sifted, /`{3}[ \t]*\w*[ \t]*\n?/g, 'markdown');
  sifted = without(sifted, ruledLine, 'markdown');
  sifted = without(sifted, lineMarks, 'markdown');
  sifted = without(sifted, /!?\[([^\]\n]*)\]\([^)\n]*\)/g, 'markdown', '$1');
  sifted = without(
    sifted,
    /\*{2,}|_{2,}|~{2,}|`|(?<![\p{L}\p{N}])_(?=\p{L})|(?<=[\p{L}\p{P}])_(?![\p{L}\p{N}])/gu,
    'markdown',
  );
  sifted = without(sifted, /#(?=\p{L})/gu, 'markdown');
  return unescaped(sifted);
};

const entities: Readonly<Record<string, string>> = {
  amp: '&', quot: '"', apos: "'", '#39': "'", '#x27': "'", lt: ' ', gt: ' ', nbsp: ' ', hellip: '…', mdash: '—', ldquo: '“', rdquo: '”', rsquo: '’',
}; // prettier-ignore

/** Letters written as something else, and small pictures. */
function unescaped(sifted: Sifted): Sifted {
  const decoded = sifted.text.replace(/&(#?\w{1,8});/g, (_, name: string) => entities[name.toLowerCase()] ?? ' ');
  const text = decoded.replace(/\\[nrt]/g, ' ').replace(/\\(["'`])/g, '$1');
  const plain = text === sifted.text ? sifted : { ...noted(sifted, 'letters written as codes'), text };
  return without(
    plain,
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f/gu,
    'small pictures',
  );
}
