import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Play } from '../../play/play.ts';
import { element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import type { CaptionSettings, SettingsShelf } from '../settings/settings.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';
import type { FreeRoom } from './bubble-layout.ts';
import { Bubbles } from './bubbles.ts';
import { Narration } from './narration.ts';
import { hueOf } from './reader.ts';
import { SubtitleLines } from './subtitle-lines.ts';
import {
  blankSurtitles,
  followSurtitles,
  headingFor,
  spokenAloud,
  waitsForReaders,
  type SurtitleLine,
  type Surtitles,
} from './surtitles.ts';

interface CaptionsOptions {
  readonly show: Show;
  readonly settings: SettingsShelf;
  readonly language: Language;
  /** Whose role is played here: only what they hear and see is read. */
  readonly witness?: EntityId | undefined;
  /** Whether the play waits for something else than its readers. */
  readonly isStopped: () => boolean;
  /** The play holds its breath until what was told has been read, or it goes on. */
  readonly onBreath: (isHeld: boolean) => void;
}

/** Faster than this nobody reads all of it: the newest is told at once, and nothing waits. */
const mostReadSpeed = 2;

/** The ways to read, in the order one key goes through them. */
export const captionStyles: readonly CaptionSettings['style'][] = ['bubbles', 'subtitles', 'both', 'off'];

/** So much stays in the log for those who listen. */
const mostAloud = 30;
/** Between the bubbles and the picture's border. */
const margin = 10;

/**
 * What is said, where it is said: bubbles over those who speak, subtitles for those who are not in the picture, and what is
 * told above. What is seen grows word for word; who listens instead is read each line once, whole.
 */
export class CaptionsView extends View {
  readonly root: HTMLElement;
  private readonly heading = element('p.captions-heading');
  private readonly told = element('p.captions-told', { 'aria-hidden': 'true' });
  private readonly above = element('div.captions-above', this.heading, this.told);
  private readonly aloud: HTMLElement;
  private readonly subtitles: SubtitleLines;
  private readonly bubbles: Bubbles;
  private readonly narration: Narration;
  private isBreathHeld = false;
  private shown: Surtitles = blankSurtitles;
  private style: CaptionSettings['style'] = 'bubbles';
  /** How long lines have been over, in seconds, by their numbers. */
  private readonly ages = new Map<number, number>();
  private homeless: ReadonlySet<number> = new Set();
  private isMeasured = false;
  private size = { width: 0, height: 0 };
  private room: FreeRoom = { left: 0, top: 0, right: 0, bottom: 0 };

  constructor(private readonly options: CaptionsOptions) {
    super();
    const { show, settings, language } = options;
    const hue = (actor: EntityId): number => hueOf(show.play, actor);
    this.narration = new Narration(() => settings.settings.captions.pace);
    this.subtitles = new SubtitleLines(hue);
    this.bubbles = new Bubbles(hue);
    this.aloud = element('div.captions-aloud', { role: 'log', 'aria-label': words[language].captions.said });
    this.root = element(
      'section',
      { class: show.picture ? 'captions' : 'captions is-in-words', 'aria-label': words[language].captions.captions },
      this.bubbles.root,
      this.above,
      this.subtitles.root,
      this.aloud,
    );
    this.root.lang = show.play.settings.language ?? show.play.blueprint.language ?? 'en';
    this.resume();
    const sizes = new ResizeObserver(() => (this.isMeasured = false));
    for (const each of [this.root, this.above, this.subtitles.root]) sizes.observe(each);
    this.apply(settings.settings.captions);
    this.own(
      () => sizes.disconnect(),
      settings.onChange(({ captions }) => this.apply(captions)),
      show.onFact((fact, play) => this.follow(fact, play)),
      show.onFrame((seconds) => {
        this.readOn(seconds);
        this.update(seconds);
      }),
      // Elsewhere in an evening nothing of what was just said has been said.
      show.playback?.onSeek(() => {
        this.resume();
        this.showLines();
      }),
    );
  }

  /** An evening that is gone on with stands where it stood; what was said then has been read. */
  private resume(): void {
    const { facts, play } = this.options.show;
    const opened = facts.findLast(({ type }) => type === 'scene:opened');
    this.shown = {
      ...blankSurtitles,
      heading: opened?.type === 'scene:opened' ? headingFor(play, opened.scene) : '',
    };
    this.heading.textContent = this.shown.heading;
    this.narration.clear();
    this.showTold();
  }

  /** Something the page itself has to tell, read like everything else. */
  tell(text: string): void {
    this.narration.tell({ text, isRefusal: false, isTurning: false });
    this.showTold();
    this.say(text);
  }

  /** Whoever plays does not want to wait. */
  goOn(): void {
    this.narration.goOn();
    this.hold(false);
  }

  private hold(isHeld: boolean): void {
    if (isHeld === this.isBreathHeld) return;
    this.isBreathHeld = isHeld;
    this.options.onBreath(isHeld);
  }

  private readOn(seconds: number): void {
    if (this.options.isStopped()) return;
    if (this.narration.update(seconds)) this.showTold();
    if (!this.narration.isBreathHeld) this.hold(false);
  }

  private showTold(): void {
    const { shown } = this.narration;
    this.told.textContent = shown?.text ?? '';
    this.told.classList.toggle('refused', shown?.isRefusal ?? false);
    this.isMeasured = false;
  }

  private follow(fact: Fact, play: Play): void {
    const { language, witness, show } = this.options;
    // The next line or deed waits, but for one of their own.
    const isOwn = witness !== undefined && 'actor' in fact && fact.actor === witness;
    if (waitsForReaders(fact) && !isOwn && this.narration.isBreathHeld) this.hold(true);
    const before = this.shown;
    this.shown = followSurtitles(before, fact, play, { language, witness });
    if (this.shown === before) return;
    const aloud = spokenAloud(before, this.shown, fact);
    if (aloud !== undefined) this.say(aloud);
    const { heading, told, lines } = this.shown;
    if (heading !== before.heading) this.heading.textContent = heading;
    if (told && told !== before.told) {
      this.narration.tell(told);
      if (show.speed > mostReadSpeed) this.narration.hurry();
      this.showTold();
    }
    if (lines !== before.lines) this.showLines();
  }

  /** For those who listen: lines as they end, and what is told as it is told. */
  private say(text: string): void {
    this.aloud.append(element('p', text));
    while (this.aloud.childElementCount > mostAloud) this.aloud.firstElementChild?.remove();
    // Where it is all there is to read, the newest is in sight.
    if (!this.options.show.picture) this.aloud.scrollTop = this.aloud.scrollHeight;
  }

  private get hasBubbles(): boolean {
    return this.options.show.picture !== undefined && (this.style === 'bubbles' || this.style === 'both');
  }

  private showLines(): void {
    const { lines } = this.shown;
    this.isMeasured = false;
    const standing = new Set(lines.map(({ id }) => id));
    for (const id of this.ages.keys()) if (!standing.has(id)) this.ages.delete(id);
    const isAlone = !this.hasBubbles;
    this.bubbles.show(isAlone ? [] : latestOfEach(lines.filter((line) => !this.isRead(line))));
    // Without a picture what is over stands above, with everything else that was said.
    if (!this.options.show.picture) this.subtitles.show(lines.filter(({ isOver }) => !isOver));
    else if (this.style === 'off') this.subtitles.show([]);
    else if (this.style !== 'bubbles' || isAlone) this.subtitles.show(lines);
    else this.subtitles.show(lines.filter((line) => this.homeless.has(line.id) && !this.isRead(line)));
  }

  /** At every picture: bubbles follow those who speak, and go when they have been read. */
  private update(seconds: number): void {
    const { picture, isPaused } = this.options.show;
    if (!picture || !this.hasBubbles || this.shown.lines.length === 0) return;
    let isStale = false;
    for (const line of this.shown.lines) {
      if (!line.isOver || isPaused) continue;
      const wasRead = this.isRead(line);
      this.ages.set(line.id, (this.ages.get(line.id) ?? 0) + seconds);
      isStale ||= this.isRead(line) !== wasRead;
    }
    if (isStale) this.showLines();
    this.measureRoom();
    const homeless = this.bubbles.place((line) => this.whereIs(line), this.size, this.room, seconds);
    if (isSame(homeless, this.homeless)) return;
    this.homeless = homeless;
    this.showLines();
  }

  /** One's own head is not in one's own picture, and whoever is not seen has no place in it that one knows. */
  private whereIs(line: SurtitleLine) {
    const { show, witness } = this.options;
    if (line.isUnseen || (line.actor === witness && show.mode === 'eyes')) return undefined;
    return show.picture?.above(line.actor);
  }

  private isRead(line: SurtitleLine): boolean {
    return line.isOver && (this.ages.get(line.id) ?? 0) > lingerSeconds(line);
  }

  private measureRoom(): void {
    if (this.isMeasured) return;
    this.isMeasured = true;
    const { root, above, subtitles } = this;
    const { clientWidth: width, clientHeight: height } = root;
    this.size = { width, height };
    const top = above.offsetTop + above.offsetHeight + margin / 2;
    const bottom = subtitles.root.offsetTop - margin;
    this.room = { left: margin, top, right: width - margin, bottom: Math.max(bottom, top) };
  }

  private apply({ style, size, contrast, names, font }: CaptionSettings): void {
    const { root } = this;
    this.style = style;
    root.dataset['style'] = style;
    root.dataset['contrast'] = contrast;
    root.dataset['font'] = font;
    root.classList.toggle('nameless', !names);
    root.style.setProperty('--captions-size', String(Math.max(0.6, Math.min(size, 2.5))));
    if (font === 'dyslexic') void this.fetchFont();
    this.homeless = new Set();
    this.isMeasured = false;
    this.showLines();
    this.bubbles.measure();
  }

  private async fetchFont(): Promise<void> {
    const { loadReadingFont } = await import('../dom/reading-font.ts');
    await loadReadingFont();
    this.isMeasured = false;
    this.bubbles.measure();
  }
}

/** What has been said has mostly been read by then; a long line takes a little longer. */
const lingerSeconds = ({ text, voice }: SurtitleLine): number =>
  Math.min(voice === 'thought' ? 2.5 + text.length * 0.05 : 1.6 + text.length * 0.022, 9);

/** Nobody has two bubbles of a kind over their head. */
const latestOfEach = (lines: readonly SurtitleLine[]): readonly SurtitleLine[] =>
  lines.filter(
    (line, index) =>
      !lines.some(
        (later, at) =>
          at > index &&
          later.actor === line.actor &&
          later.text !== '' &&
          (later.voice === 'thought') === (line.voice === 'thought'),
      ),
  );

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
