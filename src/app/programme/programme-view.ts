import type { EntityId } from '../../drama/entity-id.ts';
import { hueOf } from '../captions/reader.ts';
import { button, element } from '../dom/element.ts';
import type { Show } from '../show/show.ts';
import { clockTime } from '../words/clock-time.ts';
import { words, type Language } from '../words/words.ts';
import {
  programmeOf,
  type CastEvening,
  type EveningMoment,
  type Highlight,
  type Programme,
  type ReachedPoint,
} from './programme.ts';
import type { Road } from './roads.ts';

export interface ProgrammeOptions {
  readonly show: Pick<Show, 'facts' | 'play'>;
  readonly language: Language;
  /** The role that was played here. */
  readonly role?: EntityId | undefined;
  /** Plays it again: from the start, or with every fact before `seq` as it was. */
  readonly onAgain: (seq?: number) => void;
  /** Another evening of the same play. */
  readonly onAnother: () => void;
  readonly onExport: () => void;
  readonly onFoyer: () => void;
  readonly onTranscript?: () => void;
}

const mostRoads = 6;

/** The programme of an evening, to be read when the curtain has fallen. */
export class ProgrammeView {
  readonly root: HTMLElement;
  private readonly heading: HTMLElement;

  constructor(private readonly options: ProgrammeOptions) {
    const { show, role } = options;
    const programme = programmeOf(show.facts, show.play, role);
    this.heading = element('h1.programme-title', { tabindex: '-1' }, programme.title);
    const own = programme.cast.find(({ actor }) => actor === role);
    const others = programme.cast.filter((each) => each !== own);
    this.root = element(
      'article.programme',
      { 'aria-label': this.say.programme },
      this.header(programme),
      this.choices(),
      element(
        'div.programme-columns',
        this.evening(programme),
        element(
          'div.programme-side',
          own && this.people(this.say.whatYouDid, [own]),
          this.people(this.say.whoDidWhat, others),
          this.endings(programme.otherEndings),
        ),
      ),
    );
    this.root.lang = options.language;
  }

  /** Whoever comes to it by keyboard or ear begins with its title. */
  focus(): void {
    this.heading.focus({ preventScroll: true });
  }

  private get say() {
    return words[this.options.language].programme;
  }

  private header({ ending, lastWords, isCompleted, minutes, numbers }: Programme): HTMLElement {
    const { say } = this;
    return element(
      'header.programme-header',
      element('p.programme-over', say.programme),
      this.heading,
      element('p.programme-ending', isCompleted ? ending : say.brokenOff),
      lastWords !== '' && element('p.programme-last', lastWords),
      element('p.programme-numbers', `${say.afterMinutes(minutes)} · ${say.numbers(numbers)}`),
    );
  }

  private choices(): HTMLElement {
    const { say } = this;
    const { onAgain, onAnother, onExport, onFoyer, onTranscript } = this.options;
    return element(
      'nav.programme-choices',
      { 'aria-label': say.whatNext },
      button(say.playAgain, () => onAgain()),
      button(say.anotherEvening, onAnother),
      onTranscript && button(say.transcript, onTranscript),
      button(say.save, onExport),
      button(say.foyer, onFoyer),
    );
  }

  private evening({ scenes, lastWords }: Programme): HTMLElement {
    return element(
      'section.programme-evening',
      element('h2', this.say.theEvening),
      ...scenes.flatMap(({ act, opensAct, title, points }) => [
        opensAct ? element('p.programme-act', act) : undefined,
        element('h3', title),
        element('ol.programme-points', ...points.map((point) => this.point(point, lastWords))),
      ]),
    );
  }

  private point(point: ReachedPoint, lastWords: string): HTMLElement {
    const { say } = this;
    const { how, says, result, atMs, againFrom, notTaken, moments } = point;
    return element(
      'li.programme-point',
      element(
        'div.programme-told',
        element('p.programme-road', says),
        how !== 'played' && element('p.programme-how', say.hows[how]),
        // What was told last stands above already.
        result !== '' && result !== lastWords && element('p.programme-result', result),
      ),
      this.again(againFrom, atMs, says),
      notTaken.length !== 0 &&
        unfolding(say.roadsNotTaken(notTaken.length), () => [
          element('ul.programme-roads', ...notTaken.slice(0, mostRoads).map((road) => this.road(road))),
          ...(notTaken.length > mostRoads ? [element('p', say.moreRoads(notTaken.length - mostRoads))] : []),
        ]),
      moments.length !== 0 &&
        unfolding(say.momentByMoment(moments.length), () => [
          element('ol.programme-moments', ...moments.map((moment) => this.moment(moment))),
        ]),
    );
  }

  private road({ says, begins, isBegun }: Road): HTMLElement {
    const { say } = this;
    const whisper = begins && [`${say.whisper(begins.name)} `, element('q', begins.whisper)];
    const prompt = isBegun ? [say.wasBegun] : whisper;
    return element('li', element('p', says), begins && element('p.programme-whisper', ...(prompt ?? [])));
  }

  private moment(moment: EveningMoment): HTMLElement {
    const { name, deed, line, againFrom, atMs } = moment;
    return element(
      'li.programme-moment',
      element('p', ...this.deedAndLine(moment, line === '' ? undefined : name)),
      this.again(againFrom, atMs, `${name}: ${line || deed}`),
    );
  }

  private again(seq: number, atMs: number, what: string): HTMLElement {
    const { say } = this;
    const time = clockTime(atMs);
    const label = say.fromHereLabel(time, what.length > 90 ? `${what.slice(0, 90)}…` : what);
    const named = { class: 'programme-again', 'aria-label': label, title: label };
    const press = button(say.fromHere, () => this.options.onAgain(seq), named);
    return element('span.programme-from', element('span.programme-time', time), press);
  }

  private people(title: string, cast: readonly CastEvening[]): HTMLElement | undefined {
    if (cast.length === 0) return undefined;
    return element('section.programme-people', element('h2', title), ...cast.map((each) => this.person(each)));
  }

  private person({ actor, name, lines, deeds, refusals, isDead, died, highlights, player }: CastEvening): HTMLElement {
    const { say } = this;
    const { role, show } = this.options;
    const numbers = [say.castNumbers(lines, deeds), ...(refusals > 0 ? [say.refusedTimes(refusals)] : [])];
    const isPerson = player !== undefined && actor !== role;
    return element(
      'div.programme-person',
      { 'data-hue': String(hueOf(show.play, actor)) },
      element(
        'h3',
        name,
        isDead && element('span.programme-dead', { 'aria-hidden': 'true' }, ' †'),
        isPerson && element('span.programme-player', ` (${say.playedByPerson})`),
      ),
      element('p.programme-count', numbers.join(', ')),
      highlights.length === 0 && element('p.programme-none', say.nothingDone),
      element('ul.programme-highlights', ...highlights.map((each) => this.highlight(each))),
      isDead && element('p.programme-died', `${say.diedSo} ${died ?? ''}`.trim()),
    );
  }

  private highlight(highlight: Highlight): HTMLElement {
    const { say } = this;
    const { cameOfIt, brought, told } = highlight;
    return element(
      'li',
      element('p', ...this.deedAndLine(highlight)),
      told !== undefined && element('p.programme-after', say.itCameOut(told)),
      cameOfIt !== undefined && element('p.programme-after', cameOfIt),
      brought !== undefined && cameOfIt === undefined && told === undefined && element('p.programme-after', brought),
    );
  }

  private deedAndLine({ deed, line }: EveningMoment, name?: string): readonly (Node | string)[] {
    const isNamed = name !== undefined && deed === '';
    return [
      ...(isNamed ? [element('span.programme-name', name), ' '] : []),
      ...(deed === '' ? [] : [element('span.programme-deed', deed), ' ']),
      ...(line === '' ? [] : [this.say.quote(line)]),
    ];
  }

  private endings(others: readonly string[]): HTMLElement {
    const { say } = this;
    return element(
      'section.programme-endings',
      element('h2', say.otherEndings),
      element('p', others.length === 0 ? say.onlyEnding : say.endingsThereAre(others.length)),
      others.length !== 0 &&
        unfolding(say.unfoldEndings, () => [element('ul', ...others.map((each) => element('li', each)))]),
    );
  }
}

/** What is read only by whoever unfolds it, and made only then. */
function unfolding(title: string, make: () => readonly (Node | string)[]): HTMLElement {
  const details = element('details.programme-more', element('summary', title));
  details.addEventListener('toggle', () => details.append(...make()), { once: true });
  return details;
}
