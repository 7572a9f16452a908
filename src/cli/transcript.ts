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
        return `# ${title}\n${about ? `\n${about}\n` : ''}\n_Seed ${play.settings.seed}._\n`;
      }
      case 'case:drawn': {
        const file = play.blueprint.cases?.find(({ id }) => id === fact.case);
        return `\n_The case: ${file?.title ?? fact.case}._\n`;
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
        return `\n---\n\n_${fact.completed ? 'The end' : 'Broken off'}: ${fact.ending}._\n`;
      default:
        return '';
    }
  }

  private deed(actor: EntityId, narration: string, play: Play): string {
    const told =
      narration.length > longest ? `${narration.slice(0, narration.indexOf('. ') + 1 || longest)}` : narration;
    return `\n_${marked(told.trim() || `${nameOf(play, actor)} moves.`)}_\n`;
  }

  private line(play: Play): string {
    const moment = play.history.last;
    if (moment?.kind !== 'line' || !moment.actor) return '';
    const to = moment.to && moment.to !== moment.actor ? ` _to ${nameOf(play, moment.to)}_` : '';
    const how = moment.voice === 'aside' ? ' _aside_' : moment.voice === 'whisper' ? ' _whispers_' : '';
    return `\n**${nameOf(play, moment.actor)}**${how}${to}: ${marked(moment.text)}${moment.cut ? ' —' : ''}\n`;
  }
}

/** Text as Markdown shows it, whatever stands in it. */
const marked = (text: string): string => text.replace(/[\\`*_<>[\]#|]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ');
