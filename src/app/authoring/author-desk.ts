import './authoring.css';
import { fetchScene } from '../foyer/scene-source.ts';
import type { EveningNow, House } from '../house.ts';
import { sceneFor } from '../shelf/opened-evening.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { stableJson } from '../../kit/hash.ts';
import { isPlayedFrom, takeUpOn, type TakenUp } from '../../play/take-up.ts';
import { authoring as en } from '../words/en/authoring.ts';
import { authoring as zh } from '../words/zh/authoring.ts';
import type { Language } from '../words/words.ts';
import { Arranging } from './arranging.ts';
import { readNews, type News } from './news.ts';
import { NewsView } from './news-view.ts';

const words = { en, zh };

interface AuthorDeskOptions {
  readonly language: Language;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Where somebody writes a play and sees it given: what `proscenium dev` tells of its folder is taken up in the evening that is
 * on. The page fetches this only where it was handed out by it.
 */
export class AuthorDesk {
  private readonly says;
  private readonly view: NewsView;
  private readonly events = new EventSource('author/events');
  private news: News | undefined;
  /** One change after the other. */
  private working: Promise<void> = Promise.resolve();
  private isLost = false;

  constructor(
    private readonly house: House,
    private readonly options: AuthorDeskOptions,
  ) {
    this.says = words[options.language];
    this.view = new NewsView(this.says);
    house.root.append(this.view.root);
    const arranging = new Arranging({ house, says: this.says, fetch: options.fetch, onFault: options.onFault });
    this.view.add(arranging.toggle, arranging.undo);
    house.onBegun(() => {
      this.follow();
      arranging.begun().catch(options.onFault);
    });
    this.events.addEventListener('message', ({ data }: MessageEvent<string>) => this.hear(readNews(data)));
    this.events.addEventListener('error', () => this.lose(true));
    this.events.addEventListener('open', () => this.lose(false));
  }

  private lose(isLost: boolean): void {
    if (isLost !== this.isLost) this.house.tell(isLost ? this.says.lost : this.says.found);
    this.isLost = isLost;
  }

  private hear(news: News | undefined): void {
    if (!news) return;
    this.news = news;
    this.view.show(news);
    this.follow();
  }

  private follow(): void {
    this.working = this.working.then(() => this.takeUp()).catch((error: unknown) => this.options.onFault(error));
  }

  /** Brings the evening that is on up to the last good version of its play. */
  private async takeUp(): Promise<void> {
    const { house, news } = this;
    if (!news || news.version === '') return;
    const { on, wanted } = house;
    if (wanted?.scene !== news.play) return;
    // What could not be opened is tried again; what is being opened tells when it has begun.
    if (!on) return house.isInTrouble ? house.go(wanted) : undefined;
    if (on.wish.replay) return;
    const written = await fetchScene(news.play, this.options.fetch);
    const scene = await sceneFor(on.wish, written);
    if (house.on?.show !== on.show) return;
    const { facts } = on.show;
    if (facts.length === 0 ? stableJson(on.evening.scene) === stableJson(scene) : isPlayedFrom(facts, scene)) return;
    await this.playOn(on, takeUpOn(facts, scene), news);
  }

  private async playOn(on: EveningNow, taken: TakenUp, news: News): Promise<void> {
    const { house, says } = this;
    const files = news.changed.slice(0, 3).join(', ');
    if (!taken.play) {
      const { evening: _, at: __, ...fresh } = on.wish;
      await house.go(fresh);
      if (on.show.facts.length > 0)
        house.tell(says.beganAgain(taken.why ?? (on.show.play.ended ? says.wasOver : says.nothingHolds)));
      return;
    }
    if (taken.isSameScript && isSameStage(on.show.play.file, taken.play.file)) {
      on.show.takeUp(taken.facts, taken.play);
      house.tell(says.takenUp(files));
      return on.evening.log?.rewrite(taken.facts);
    }
    await house.goOnFrom(taken.facts);
    house.tell(taken.why === undefined ? says.rebuilt(files) : says.wentBack(taken.why));
  }
}

/** Whether a stage that was built for the one serves the other as it stands. */
const isSameStage = (a: SceneFile, b: SceneFile): boolean => stagedIn(a) === stagedIn(b);

const stagedIn = ({ entities, staging, setting }: SceneFile): string =>
  stableJson([entities, staging ?? null, setting ?? null]);
