import { withAnotherSeed, type PanelName, type Wish } from '../address.ts';
import type { Connection } from '../connection/connection.ts';
import type { Choice } from '../cover/cover.ts';
import type { SettingsShelf } from '../settings/settings.ts';
import type { OpenedEvening } from '../shelf/opened-evening.ts';
import { Auditorium, type AuditoriumOptions, type HoldReason } from './auditorium.ts';
import type { Ending } from './ending.ts';

export interface EveningOnOptions extends Omit<
  AuditoriumOptions,
  'log' | 'onFoyer' | 'onSettings' | 'onRole' | 'onFork' | 'onEnd' | 'onNotice'
> {
  readonly evening: OpenedEvening;
  /** A number from 0 to 1, for evenings nobody has seen. */
  readonly chance: () => number;
  readonly openSettings: (onClose: () => void, connection: Connection | undefined) => void;
  /** Somebody wants to be elsewhere: in another evening, or in the foyer. */
  readonly go: (wish: Wish | undefined) => void;
  readonly tell: (sentence: string, choice?: Choice) => void;
}

/** An evening that is on: what is around it while it is played, its end, and where one goes from it. */
export class EveningOn {
  private readonly auditorium: Auditorium;
  /** Whose mind the company has, as the settings had it when the play began. */
  private readonly minded: string;
  private ending: Ending | undefined;
  private wish: Wish;
  private isOver = false;

  constructor(
    private readonly place: HTMLElement,
    private readonly options: EveningOnOptions,
  ) {
    this.wish = options.wish;
    this.minded = mindIn(options.settings);
    this.auditorium = new Auditorium({
      ...options,
      log: options.evening.log,
      onWish: (next) => {
        this.wish = next;
        options.onWish(next);
      },
      onFoyer: () => options.go(undefined),
      onSettings: () => {
        this.auditorium.hold('panel', true);
        options.openSettings(() => this.leaveSettings(), options.connection);
      },
      onRole: (choice) => this.takeUp(choice),
      onFork: (seq) => this.again(seq),
      onEnd: () => void this.end(),
      onNotice: options.tell,
    });
    place.append(this.auditorium.root);
  }

  hold(why: HoldReason, isSo: boolean): void {
    this.auditorium.hold(why, isSo);
  }

  /** What is asked for as it is looked at now. */
  get asked(): Wish {
    return this.wish;
  }

  /** Whether somebody paused it. */
  get isPaused(): boolean {
    return this.auditorium.isPaused;
  }

  /** Whether a key was for the performance. */
  key(event: KeyboardEvent): boolean {
    return this.auditorium.key(event);
  }

  open(panel: PanelName): void {
    this.auditorium.open(panel);
  }

  dispose(): void {
    this.isOver = true;
    this.ending?.dispose();
    this.auditorium.dispose();
    this.place.classList.remove('is-over');
  }

  /** The play goes on; with another mind, where another was chosen. */
  private leaveSettings(): void {
    const { evening, settings, show, go } = this.options;
    if (this.isOver) return;
    if (mindIn(settings) === this.minded || show.play.ended) return this.auditorium.leaveSettings();
    // The settings are not asked for again: they would lie over the play they were left for.
    const { panel: _, ...wish } = this.wish;
    go({ ...wish, evening: evening.id });
  }

  /** The own part is over: watched from now on, or another one is taken. */
  private takeUp(choice: 'watch' | 'another'): void {
    const { show, go } = this.options;
    if (choice === 'another') return go(undefined);
    show.playing?.player.leave();
    show.look('film');
  }

  /** The same evening, played on from one of its facts. */
  private again(seq: number): void {
    // What several shared is in the house that held it.
    if (this.wish.join !== undefined) return this.options.go(undefined);
    const { replay, panel: _, camera, ...rest } = this.wish;
    // Who looked on from the stalls plays on with the view they play with.
    const seen = replay || camera === undefined ? {} : { camera };
    this.options.go({ ...rest, ...seen, evening: this.options.evening.id, at: seq });
  }

  private async end(): Promise<void> {
    const { Ending } = await import('./ending.ts');
    if (this.isOver) return;
    const { show, language, chance, evening, go, onExport } = this.options;
    const { replay: _, panel: __, evening: ___, at: ____, ...fresh } = this.wish;
    this.ending = new Ending({
      show,
      language,
      role: evening.role,
      onAgain: (seq) => (seq === undefined ? go(fresh) : this.again(seq)),
      onAnother: () => go(withAnotherSeed(fresh, chance)),
      onExport,
      onFoyer: () => go(undefined),
      onTranscript: () => this.auditorium.open('transcript'),
    });
    this.place.append(this.ending.root);
    this.place.classList.add('is-over');
  }
}

const mindIn = ({ settings, apiKey }: SettingsShelf): string => JSON.stringify([settings.model ?? null, apiKey]);
