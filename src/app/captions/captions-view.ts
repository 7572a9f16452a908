import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Play } from '../../play/play.ts';
import { element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import type { CaptionSettings, SettingsShelf } from '../settings/settings.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';
import { Aloud } from './aloud.ts';
import type { FreeRoom } from './bubble-layout.ts';
import { Bubbles, isSameHomeless, type Homeless } from './bubbles.ts';
import { capacityOf, isSameCapacity, type Capacity } from './capacity.ts';
import { KeptFaces } from './kept-faces.ts';
import { Narration, type Due } from './narration.ts';
import { hueOf } from './reader.ts';
import { boxIn, Seating } from './seating.ts';
import type { FaceBox } from './seats.ts';
import { doerIn, SeenFirst } from './seen-first.ts';
import { isBegun, latestOfEach, lingerSeconds } from './standing-lines.ts';
import { SubtitleLines } from './subtitle-lines.ts';
import {
  blankSurtitles,
  followSurtitles,
  spokenAloud,
  surtitlesAt,
  hasSetOut,
  waitsForReaders,
  type SurtitleLine,
  type Surtitles,
} from './surtitles.ts';

/** What is written for whoever plays. */
interface PlayersHud {
  /** Quiet sentences: they keep clear of faces too. */
  readonly quiet: HTMLElement;
  /** They give way to faces. */
  readonly prompts: readonly HTMLElement[];
  /** Those of them that first go aside. */
  readonly sidestepping: readonly HTMLElement[];
  /** What may be done, while it lies open: bubbles go round it. */
  readonly sheet: HTMLElement;
}

interface CaptionsOptions {
  readonly show: Show;
  readonly settings: SettingsShelf;
  readonly language: Language;
  /** Whose role is played here: only what they hear and see is read. */
  readonly witness?: EntityId | undefined;
  readonly hud?: PlayersHud | undefined;
  /** Whether the play waits for something else than its readers. */
  readonly isStopped: () => boolean;
  /** The play holds its breath until what was told has been read, or it goes on. */
  readonly onBreath: (isHeld: boolean) => void;
}

/** Faster than this nobody reads all of it: the newest is told at once, and nothing waits. */
const mostReadSpeed = 2;

/** The ways to read, in the order one key goes through them. */
export const captionStyles: readonly CaptionSettings['style'][] = ['bubbles', 'subtitles', 'both', 'off'];

/** So much of the time between two pictures counts: while the page makes one for seconds nobody reads. */
const longestLookSeconds = 0.5;
/** So often things are put elsewhere before a picture; and bubbles, which go to its foot where they find no place. */
const mostRounds = 8;
const mostPlacings = 3;
const nowhere: FreeRoom = { left: 0, top: 0, right: 0, bottom: 0 };
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
  /** What is left of the picture between everything that stands around it. */
  private readonly free = element('div.captions-room', { 'aria-hidden': 'true' });
  private readonly aloud: Aloud;
  private readonly subtitles: SubtitleLines;
  private readonly bubbles: Bubbles;
  private readonly narration: Narration;
  private readonly seenFirst: SeenFirst;
  private isBreathHeld = false;
  /** Whoever plays is saying or doing something, or waits for their turn to. */
  private isOwnTurn = false;
  private fontPixels = 0;
  private readonly faces: KeptFaces;
  private quietText = '';
  private shown: Surtitles = blankSurtitles;
  private style: CaptionSettings['style'] = 'bubbles';
  /** How long lines have been over, in seconds, by their numbers. */
  private readonly ages = new Map<number, number>();
  /** What is read at the foot, and at which side of the picture whoever says it is out of it. */
  private homeless: Homeless = new Map();
  private isMeasured = false;
  private size = { width: 0, height: 0 };
  private room: FreeRoom = nowhere;
  /** What lies open in the picture is kept free like a face that speaks. */
  private sheet: readonly FaceBox[] = [];
  /** What stands where it was put: only what is new is put elsewhere without need. */
  private reading: { readonly told: unknown; readonly line: number | undefined } = { told: undefined, line: undefined };
  private capacity: Capacity = { told: Infinity, lines: Infinity, bubble: 150 };
  private readonly seating: Seating;

  constructor(private readonly options: CaptionsOptions) {
    super();
    const { show, settings, language } = options;
    this.faces = new KeptFaces(show, options.witness);
    const hue = (actor: EntityId): number => hueOf(show.play, actor);
    this.narration = new Narration(
      () => settings.settings.captions.pace,
      () => this.capacity.told,
    );
    this.seenFirst = new SeenFirst(
      (actor) => this.isSeenDoing(actor),
      (told) => this.narration.tell(told),
    );
    this.subtitles = new SubtitleLines(hue);
    this.bubbles = new Bubbles(hue);
    this.aloud = new Aloud(words[language].captions.said, !show.picture);
    this.root = element(
      'section',
      { class: show.picture ? 'captions' : 'captions is-in-words', 'aria-label': words[language].captions.captions },
      this.bubbles.root,
      this.free,
      this.heading,
      this.told,
      this.subtitles.root,
      this.aloud.root,
    );
    this.root.lang = show.play.settings.language ?? show.play.blueprint.language ?? 'en';
    this.resume();
    const sizes = new ResizeObserver(() => (this.isMeasured = false));
    const cards = { told: this.told, lines: this.subtitles.root, beside: options.hud?.quiet };
    const yielding = [this.heading, ...(options.hud?.prompts ?? [])];
    const sidestepping = options.hud?.sidestepping ?? [];
    this.seating = new Seating({ root: this.root, ...cards, title: this.heading, yielding, sidestepping });
    for (const each of [this.bubbles.root, this.free, options.hud?.sheet, ...Object.values(cards), ...yielding])
      if (each) sizes.observe(each);
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

  /** An evening that is gone on with stands where it stood; what was said before has been read. */
  private resume(): void {
    const { facts, play } = this.options.show;
    this.shown = surtitlesAt(facts, play, this.options);
    this.heading.textContent = this.shown.heading;
    this.narration.clear();
    this.seenFirst.clear();
    this.showTold();
  }

  /** Whether something is being told. */
  get isTelling(): boolean {
    return this.narration.shown !== undefined;
  }

  /** Something the page itself has to tell, read like everything else. */
  tell(text: string, when?: () => Due): void {
    this.narration.tell({ text, isRefusal: false, isTurning: false, when });
    this.showTold();
    this.update(0);
    this.aloud.say(text);
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
    if (this.seenFirst.update(Math.min(seconds, longestLookSeconds))) this.showTold();
    this.narration.holdBack(this.isSpokenTo && !this.isBreathHeld);
    // Nobody reads what is not shown, and the play does not wait for it.
    if (this.seating.isToldWaiting) return this.hold(false);
    if (this.narration.update(Math.min(seconds, longestLookSeconds))) this.showTold();
    const isAwaited = this.narration.isBreathHeld || this.seenFirst.isTurning;
    if (!isAwaited || this.isOwnTurn) this.hold(false);
  }

  /** Somebody speaks to whoever plays, and that is read first. */
  private get isSpokenTo(): boolean {
    const { witness } = this.options;
    return (
      witness !== undefined &&
      this.shown.lines.some((line) => line.to === witness && isBegun(line) && !this.isRead(line))
    );
  }

  /** Their own deed everybody sees. */
  private isSeenDoing(actor: EntityId): boolean {
    const { show, witness } = this.options;
    return actor === witness || show.picture?.head(actor)?.isSeen === true;
  }

  private showTold(): void {
    const { shown } = this.narration;
    this.told.textContent = shown?.text ?? '';
    this.told.classList.toggle('refused', shown?.isRefusal ?? false);
    this.isMeasured = false;
  }

  private follow(fact: Fact, play: Play): void {
    const { language, witness, show } = this.options;
    // The next line or deed waits, but for one of their own: whoever has set out to do something is not held up.
    const isOwn = witness !== undefined && 'actor' in fact && fact.actor === witness;
    const hadSetOut = this.isOwnTurn;
    this.isOwnTurn = witness !== undefined && hasSetOut(play, witness);
    // Whoever acts, or means to, waits for no reading: nor is whom they ask kept from answering by it.
    if (this.isOwnTurn && !hadSetOut) this.narration.goOn();
    const isHeld =
      (this.narration.isBreathHeld || this.seenFirst.isTurning) && !this.seating.isToldWaiting && !this.isOwnTurn;
    // Nor is what is said to them: it may be the answer they wait for.
    const isToReader = fact.type === 'line:begun' && witness !== undefined && fact.to === witness;
    if (waitsForReaders(fact) && !isOwn && !isToReader && isHeld) this.hold(true);
    const before = this.shown;
    this.shown = followSurtitles(before, fact, play, { language, witness });
    if (this.shown === before) return;
    // Why the own deed was not done is told beside the hands, once.
    if (isOwn && this.options.hud && fact.type === 'action:ruled' && !fact.verdict.ok) return;
    const aloud = spokenAloud(before, this.shown, fact, language);
    if (aloud !== undefined) this.aloud.say(aloud);
    const { heading, told, lines } = this.shown;
    if (heading !== before.heading) {
      this.heading.textContent = heading;
      this.isMeasured = false;
    }
    if (told && told !== before.told) {
      const isQuick = show.speed > mostReadSpeed;
      this.seenFirst.take(told, show.picture && !isQuick ? doerIn(fact, witness) : undefined);
      if (isQuick) this.narration.hurry();
      this.showTold();
    }
    if (lines !== before.lines) this.showLines();
    // What is new is put right at once: the next picture may be a second away.
    this.update(0);
  }

  private get hasBubbles(): boolean {
    return this.options.show.picture !== undefined && (this.style === 'bubbles' || this.style === 'both');
  }

  /** What is read here: one's own line stands in the HUD while one says it. */
  private get read(): readonly SurtitleLine[] {
    const { hud, show, witness } = this.options;
    const isTwice = (line: SurtitleLine): boolean => line.actor === witness && line.voice !== 'thought';
    const begun = this.shown.lines.filter(isBegun);
    return hud && show.picture ? begun.filter((line) => !isTwice(line)) : begun;
  }

  private showLines(): void {
    const lines = this.read;
    this.isMeasured = false;
    const standing = new Set(this.shown.lines.map(({ id }) => id));
    for (const id of this.ages.keys()) if (!standing.has(id)) this.ages.delete(id);
    const isAlone = !this.hasBubbles;
    this.bubbles.show(isAlone ? [] : latestOfEach(lines.filter((line) => !this.isRead(line))));
    // Without a picture what is over stands above, with everything else that was said.
    if (!this.options.show.picture) this.subtitles.show(lines.filter(({ isOver }) => !isOver));
    else if (this.style === 'off') this.subtitles.show([]);
    else if (this.style !== 'bubbles' || isAlone) this.subtitles.show(lines, this.capacity.lines);
    else {
      const homeless = lines.filter((line) => this.homeless.has(line.id) && !this.isRead(line));
      this.subtitles.show(homeless, this.capacity.lines, this.homeless);
    }
  }

  /** At every picture: bubbles follow those who speak, and go when they have been read; nothing stands on their faces. */
  private update(seconds: number): void {
    if (!this.options.show.picture) return;
    if (this.age(seconds)) this.showLines();
    // Whoever has begun to speak has a face to be kept free, though there be nothing to read of it yet.
    const isCalm = !this.narration.shown && this.shown.lines.every((line) => this.isRead(line));
    const isDue = this.faces.isDue(seconds, isCalm);
    if (isCalm && !isDue) return;
    // What is new is put right at once.
    if (isDue || seconds === 0 || !this.isMeasured) this.settleAll(this.look());
    const faces = this.faces.all;
    // A line that goes to the foot of the picture has a seat there before anybody sees it.
    for (let placing = 0; placing < mostPlacings && this.placeBubbles(faces, placing === 0 ? seconds : 0); placing += 1)
      this.settleAll(faces);
    // What was made to fit meanwhile may have pushed something on a face.
    if (!this.isMeasured) this.keepOff(faces);
  }

  private look(): readonly FaceBox[] {
    return this.faces.look(this.shown.lines.filter((line) => !this.isRead(line)));
  }

  /** What is over grows old. Whether something has been read by now. */
  private age(seconds: number): boolean {
    if (this.options.show.isPaused) return false;
    let isStale = false;
    for (const line of this.shown.lines) {
      if (!line.isOver) continue;
      const wasRead = this.isRead(line);
      this.ages.set(line.id, (this.ages.get(line.id) ?? 0) + seconds);
      isStale ||= this.isRead(line) !== wasRead;
    }
    return isStale;
  }

  /** Whether other lines than before found no place, and stand at the foot now. */
  private placeBubbles(faces: readonly FaceBox[], seconds: number): boolean {
    if (!this.hasBubbles || this.read.length === 0) return false;
    this.measureRoom();
    const kept = [...faces, ...this.sheet];
    const homeless = this.bubbles.place((line) => this.whereIs(line), this.size, this.room, kept, seconds);
    if (isSameHomeless(homeless, this.homeless)) return false;
    this.homeless = homeless;
    this.showLines();
    return true;
  }

  /** Until everything stands: letters that grow and shrink again are seen by nobody. */
  private settleAll(faces: readonly FaceBox[]): void {
    for (let round = 0; round < mostRounds && (round === 0 || !this.isMeasured); round += 1) {
      this.measureRoom();
      this.settle(faces);
    }
    this.keepOff(faces);
  }

  private keepOff(faces: readonly FaceBox[]): void {
    if (!this.isMeasured) this.seating.measure();
    this.seating.keepOff([...faces, ...this.sheet]);
  }

  /** What is told and what is written below stand where no face is that speaks. */
  private settle(faces: readonly FaceBox[]): void {
    const { reading, narration, shown } = this;
    const newest = shown.lines.at(-1)?.id;
    const kept = [...faces, ...this.sheet];
    const quiet = this.options.hud?.quiet.textContent ?? '';
    const isQuietNew = quiet !== this.quietText && quiet !== '';
    const news = { isToldNew: narration.shown !== reading.told, areLinesNew: newest !== reading.line, isQuietNew };
    this.reading = { told: narration.shown, line: newest };
    this.quietText = quiet;
    if (this.seating.settle(this.room, kept, news, this.fontPixels)) this.isMeasured = false;
  }

  /** One's own head is not in one's own picture, and whoever is not seen has no place in it that one knows. */
  private whereIs(line: SurtitleLine) {
    const { show, witness } = this.options;
    if (line.isUnseen || (line.actor === witness && show.mode === 'eyes')) return undefined;
    const above = show.picture?.above(line.actor);
    return above && { ...above, head: show.picture?.head(line.actor) };
  }

  private isRead(line: SurtitleLine): boolean {
    return line.isOver && (this.ages.get(line.id) ?? 0) > lingerSeconds(line);
  }

  private measureRoom(): void {
    if (this.isMeasured) return;
    this.isMeasured = true;
    const { bubbles, free, told, root } = this;
    const { clientWidth: width, clientHeight: height } = bubbles.root;
    this.size = { width, height };
    this.seating.measure();
    const { left, top, right, bottom } = boxIn(free);
    this.room = { left, top: top + margin / 2, right, bottom: Math.max(bottom - margin, top + margin / 2) };
    const { sheet: open } = this.options.hud ?? {};
    this.sheet = open && !open.hidden ? [{ ...boxIn(open), isSpeaking: true }] : [];
    const fontPixels = parseFloat(getComputedStyle(told).fontSize) || 16;
    const isResized = fontPixels !== this.fontPixels;
    this.fontPixels = fontPixels;
    const page = {
      width: this.seating.widthIn({ left, top, right, bottom }),
      height: bottom - top + this.seating.readHeight,
      fontPixels,
      isWide: root.lang.startsWith('zh'),
      isCrowded: this.seating.isCrowded,
    };
    const capacity = capacityOf(page);
    // Letters grow with the screen, and bubbles with their letters.
    if (isResized) this.bubbles.measure();
    if (isSameCapacity(capacity, this.capacity) || width === 0) return;
    this.capacity = capacity;
    this.fitTold();
    this.bubbles.measure(capacity.bubble);
    this.showLines();
  }

  /** What was only made shorter says nothing new, and stays where it stands. */
  private fitTold(): void {
    const { narration, reading } = this;
    const before = narration.shown;
    if (!narration.fit()) return;
    if (reading.told === before) this.reading = { ...reading, told: narration.shown };
    this.showTold();
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
    this.homeless = new Map();
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
