import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import { nameOf, type Play } from '../play/play.ts';

/** What a long look finds is told by its first sentence. */
const longest = 160;

/** A performance as a play to read: who speaks, what is done, what happens. Markdown. */
export class MarkdownTranscript {
  /** What one more fact adds to the page. */
  tell(fact: Fact, play: Play): string {
    switch (fact.type) {
      case 'play:opened': {
        const { title, about } = play.blueprint;
        return `# ${title}\n${about ? `\n${about}\n` : ''}\n_${wordsFor(play).seed(play.settings.seed)}_\n`;
      }
      case 'case:drawn': {
        const file = play.blueprint.cases?.find(({ id }) => id === fact.case);
        return `\n_${wordsFor(play).case(file?.title ?? fact.case)}_\n`;
      }
      case 'act:opened':
        return `\n## ${play.blueprint.acts.find(({ id }) => id === fact.act)?.title ?? fact.act}\n`;
      case 'scene:opened':
        return '';
      case 'event:told':
      case 'actor:entered':
      case 'actor:left':
        return fact.narration === '' ? '' : `\n_${marked(fact.narration)}_\n`;
      case 'action:ruled':
        return fact.verdict.ok ? this.deed(fact.actor, fact.verdict.narration, play) : '';
      case 'line:ended':
        return this.line(play);
      case 'play:ended':
        return `\n---\n\n_${wordsFor(play).end(fact.completed, fact.ending)}_\n`;
      default:
        return '';
    }
  }

  private deed(actor: EntityId, narration: string, play: Play): string {
    const told =
      narration.length > longest ? `${narration.slice(0, narration.indexOf('. ') + 1 || longest)}` : narration;
    return `\n_${marked(told.trim() || wordsFor(play).moves(nameOf(play, actor)))}_\n`;
  }

  private line(play: Play): string {
    const moment = play.history.last;
    if (moment?.kind !== 'line' || !moment.actor) return '';
    const says = wordsFor(play);
    const to = moment.to && moment.to !== moment.actor ? ` _${says.to(nameOf(play, moment.to))}_` : '';
    const how = moment.voice === 'aside' || moment.voice === 'whisper' ? ` _${says[moment.voice]}_` : '';
    return `\n**${nameOf(play, moment.actor)}**${how}${to}${says.colon}${marked(moment.text)}${moment.cut ? ' —' : ''}\n`;
  }
}

interface TranscriptWords {
  seed(seed: string): string;
  case(title: string): string;
  end(isCompleted: boolean, ending: string): string;
  moves(name: string): string;
  to(name: string): string;
  readonly aside: string;
  readonly whisper: string;
  readonly colon: string;
}

const english: TranscriptWords = {
  seed: (seed) => `Seed ${seed}.`,
  case: (title) => `The case: ${title}.`,
  end: (isCompleted, ending) => `${isCompleted ? 'The end' : 'Broken off'}: ${ending}.`,
  moves: (name) => `${name} moves.`,
  to: (name) => `to ${name}`,
  aside: 'aside',
  whisper: 'whispers',
  colon: ': ',
};

const chinese: TranscriptWords = {
  seed: (seed) => `场次 ${seed}。`,
  case: (title) => `案情：${title}。`,
  end: (isCompleted, ending) => `${isCompleted ? '剧终' : '中断'}：${ending}。`,
  moves: (name) => `${name}动了一下。`,
  to: (name) => `对${name}`,
  aside: '旁白',
  whisper: '低声',
  colon: '：',
};

/** The transcript's own words, in the language of the evening. */
const wordsFor = ({ settings, blueprint }: Play): TranscriptWords =>
  (settings.language ?? blueprint.language ?? 'en').startsWith('zh') ? chinese : english;

/** Text as Markdown shows it, whatever stands in it. */
const marked = (text: string): string => text.replace(/[\\`*_<>[\]#|]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
