import { checkScene } from '../../check/check-scene.ts';
import type { Finding } from '../../check/finding.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { LanguageModel } from '../../model/language-model.ts';
import type { ModelError } from '../../model/model-error.ts';
import { compileFolder } from '../../script/compile.ts';
import type { SourceFile } from '../../script/source.ts';
import { designActors, redesignActors } from '../agents/actor-designer.ts';
import type { StudyAsking } from '../agents/asking.ts';
import { directAct } from '../agents/director.ts';
import { designPlot } from '../agents/plot-designer.ts';
import { reviewWith } from '../agents/reviewer.ts';
import { pointsOf, type ActDraft } from '../draft/act-draft.ts';
import type { PeopleDraft } from '../draft/people-draft.ts';
import type { PlayDraft } from '../draft/play-draft.ts';
import type { PlotDraft } from '../draft/plot-draft.ts';
import { filesOf, layOut } from '../laying-out/lay-out.ts';
import { parentOf } from '../laying-out/laid-entity.ts';
import type { Desk, Doubt } from '../review/doubt.ts';
import { reviewDraft } from '../review/review-draft.ts';
import { textSearch, type SearchPort } from '../search.ts';
import type { Shelf } from '../shelf.ts';
import { doubtsOfFindings } from './found-doubts.ts';
import type { TellProgress } from './progress.ts';
import { reviewed } from './reviewed.ts';
import { takeOut } from './take-out.ts';

type Made = Readonly<Record<string, unknown>>;

/** What a plan with a model is made with. */
export interface ModelPlanning {
  readonly model: LanguageModel;
  readonly shelf: Shelf;
  readonly acts?: number;
  readonly search?: SearchPort;
  /** What is wrong with a scene beside what `checkScene` finds: what a stage has no room for. */
  readonly checkStage?: (scene: Made) => Promise<readonly Finding[]>;
  readonly tell?: TellProgress;
  readonly signal?: AbortSignal;
}

/** What came of it, good or not. */
interface Account {
  /** How often each part was reviewed. */
  readonly rounds: Readonly<Partial<Record<Desk, number>>>;
  /** What is still doubted. */
  readonly doubts: readonly Doubt[];
  /** The last draft of each agent, as files. */
  readonly drafts: readonly SourceFile[];
}

/** A play that was planned with a model. */
export interface ModelPlan extends Account {
  readonly title: string;
  readonly people: readonly string[];
  readonly setting: string;
  readonly points: number;
  readonly files: readonly SourceFile[];
  /** What could not be mended and was taken out. */
  readonly takenOut: readonly string[];
}

/** Why no play came of it. */
export interface NoPlan extends Account {
  readonly why: string;
}

/**
 * Plans a play with a model: people, plot, points, each reviewed and revised, laid out by code, held against `check`, and mended
 * or cleared of what cannot be mended. Never throws for what a model did.
 */
export const planWithModel = (topic: string, planning: ModelPlanning): Promise<Result<ModelPlan, NoPlan>> =>
  new Study(topic, planning).plan();

/** One play on its way from a topic to a folder. */
class Study {
  readonly #asking: StudyAsking;
  readonly #tell: TellProgress;
  readonly #rounds: Partial<Record<Desk, number>> = {};
  readonly #doubts = new Map<Desk, readonly Doubt[]>();
  readonly #drafts = new Map<string, unknown>();

  constructor(
    readonly topic: string,
    readonly planning: ModelPlanning,
  ) {
    this.#tell = planning.tell ?? (() => undefined);
    this.#asking = {
      model: planning.model,
      languageName: planning.shelf.language === 'zh' ? 'Chinese' : 'English',
      signal: planning.signal,
      onGarbled: (agent, why) => this.#tell({ type: 'garbled', agent, why }),
    };
  }

  async plan(): Promise<Result<ModelPlan, NoPlan>> {
    const people = await this.#people();
    if (!people.ok) return this.#gaveUp('people', people.error);
    const plot = await this.#plot(people.value);
    if (!plot.ok) return this.#gaveUp('plot', plot.error);
    const draft = await this.#points(people.value, plot.value);
    if (!draft.ok) return this.#gaveUp('points', draft.error);
    return this.#laidOut(draft.value);
  }

  async #people(): Promise<Result<PeopleDraft, ModelError>> {
    const { shelf, search } = this.planning;
    const usual = textSearch([
      { from: 'the topic', text: this.topic },
      ...shelf.kits.map(({ id, description }) => ({ from: `kit ${id}`, text: description })),
    ]);
    const first = await designActors(this.#asking, this.topic, search ?? usual);
    if (!first.ok) return first;
    this.#designed('people', first.value.people.map(({ name }) => name).join(', '), first.value);
    return this.#reviewed('people', first.value, {
      play: (people) => playOf(people),
      revise: (draft, doubts) => redesignActors(this.#asking, this.topic, { draft, doubts }),
    });
  }

  async #plot(people: PeopleDraft): Promise<Result<PlotDraft, ModelError>> {
    const { kits } = this.planning.shelf;
    const material = { topic: this.topic, people, kits, acts: this.planning.acts ?? 1 };
    const first = await designPlot(this.#asking, material);
    if (!first.ok) return first;
    this.#designed('plot', `${first.value.title}, in ${first.value.place.kit ?? first.value.place.name}`, first.value);
    const cut = (plot: PlotDraft): PlotDraft => ({ ...plot, acts: plot.acts.slice(0, material.acts) });
    return this.#reviewed('plot', cut(first.value), {
      play: (plot) => playOf(people, plot),
      revise: async (draft, doubts) => {
        const again = await designPlot(this.#asking, material, { draft, doubts });
        return again.ok ? ok(cut(again.value)) : again;
      },
    });
  }

  /** Directs the last act first, so that each leads to the next; then all of it is reviewed and checked together. */
  async #points(people: PeopleDraft, plot: PlotDraft): Promise<Result<PlayDraft, ModelError>> {
    let acts: readonly ActDraft[] = [];
    for (let act = plot.acts.length - 1; act >= 0; act--) {
      const directed = await this.#direct({ people, plot, acts }, act, acts[0]);
      if (!directed.ok) return directed;
      acts = [directed.value, ...acts];
    }
    const draft: PlayDraft = { people, plot, acts };
    const told = acts.map((act) => pointsOf(act).length).join(' + ');
    this.#designed('points', `${told} points`, acts);
    return this.#reviewed('points', draft, {
      play: (play) => play,
      shown: ({ acts: own }) => own,
      revise: (play, doubts) => this.#revisePlay(play, doubts),
    });
  }

  #direct(
    { people, plot }: PlayDraft,
    act: number,
    next: ActDraft | undefined,
    revision?: { draft: ActDraft; doubts: readonly Doubt[] },
  ) {
    const things = thingsOf({ people, plot, acts: [] }, this.planning.shelf);
    return directAct(this.#asking, { topic: this.topic, people, plot, things, act, next }, revision);
  }

  /** Each doubt goes to whoever wrote what it is about. */
  async #revisePlay(play: PlayDraft, doubts: readonly Doubt[]): Promise<Result<PlayDraft, ModelError>> {
    const { kits } = this.planning.shelf;
    const at = (desk: Desk): readonly Doubt[] => doubts.filter((doubt) => doubt.desk === desk);
    let { people, plot } = play;
    if (at('people').length > 0) {
      const again = await redesignActors(this.#asking, this.topic, { draft: people, doubts: at('people') });
      if (!again.ok) return again;
      people = again.value;
    }
    if (at('plot').length > 0) {
      const material = { topic: this.topic, people, kits, acts: plot.acts.length };
      const again = await designPlot(this.#asking, material, { draft: plot, doubts: at('plot') });
      if (!again.ok) return again;
      plot = { ...again.value, acts: play.plot.acts };
    }
    const acts = [...play.acts];
    for (let act = acts.length - 1; act >= 0; act--) {
      const draft = acts[act];
      const own = at('points').filter((doubt) => (doubt.act ?? acts.length - 1) === act);
      if (!draft || own.length === 0) continue;
      const again = await this.#direct({ people, plot, acts }, act, acts[act + 1], { draft, doubts: own });
      if (!again.ok) return again;
      acts[act] = again.value;
    }
    return ok({ people, plot, acts });
  }

  async #reviewed<T>(
    desk: Desk,
    first: T,
    {
      play,
      revise,
      shown = (draft) => draft,
    }: {
      readonly play: (draft: T) => PlayDraft;
      readonly revise: (draft: T, doubts: readonly Doubt[]) => Promise<Result<T, ModelError>>;
      readonly shown?: (draft: T) => unknown;
    },
  ): Promise<Result<T, ModelError>> {
    const { draft, rounds, doubts } = await reviewed(
      first,
      {
        desk,
        sure: (own) => this.#sure(desk, play(own)),
        asked: (own) => this.#asked(desk, shown(own)),
        revise,
      },
      this.#tell,
    );
    this.#rounds[desk] = rounds;
    // The last review finds all that rules find; of the earlier ones only what a reader doubted is left to tell.
    for (const [earlier, own] of this.#doubts)
      this.#doubts.set(
        earlier,
        own.filter(({ code }) => code === 'reviewer'),
      );
    this.#doubts.set(desk, doubts);
    this.#drafts.set(desk, shown(draft));
    return ok(draft);
  }

  /** What rules find at a desk, and at the last what `check` finds in the whole. */
  async #sure(desk: Desk, draft: PlayDraft): Promise<readonly Doubt[]> {
    const { shelf } = this.planning;
    const surroundings = { topic: shelf.read(this.topic), kits: shelf.kits, language: shelf.language };
    const found = reviewDraft(draft, surroundings, desk === 'points' ? undefined : [desk]);
    if (desk !== 'points') return found;
    const { scene } = layOut(draft, shelf);
    return [...found, ...doubtsOfFindings(await this.#check(scene), scene)];
  }

  async #asked(desk: Desk, draft: unknown): Promise<readonly Doubt[]> {
    const doubts = await reviewWith(this.#asking, this.topic, desk, draft);
    if (doubts.ok) return doubts.value;
    this.#tell({ type: 'failed', desk, why: `the reviewer gave no answer: ${doubts.error.message}` });
    return [];
  }

  async #check(scene: Made): Promise<readonly Finding[]> {
    return [...checkScene(scene), ...((await this.planning.checkStage?.(scene)) ?? [])];
  }

  #designed(desk: Desk, told: string, draft: unknown): void {
    this.#drafts.set(desk, draft);
    this.#tell({ type: 'designed', desk, told });
  }

  async #laidOut(draft: PlayDraft): Promise<Result<ModelPlan, NoPlan>> {
    const laid = layOut(draft, this.planning.shelf);
    const { scene, findings, takenOut } = await takeOut(laid.scene, (one) => this.#check(one));
    if (takenOut.length > 0) this.#tell({ type: 'taken-out', what: takenOut });
    const error = findings.find(({ severity }) => severity === 'error');
    if (error) return err({ ...this.#account(), why: `${error.where ?? error.path}: ${error.message}` });
    const files = filesOf(scene, draft);
    const [mistake] = compileFolder(files).mistakes;
    if (mistake) return err({ ...this.#account(), why: mistake.message });
    return ok({
      ...this.#account(),
      title: draft.plot.title,
      people: draft.people.people.map(({ name }) => name),
      setting: draft.plot.place.kit ?? draft.plot.place.name,
      points: draft.acts.reduce((sum, act) => sum + pointsOf(act).length, 0),
      files,
      takenOut,
    });
  }

  #gaveUp(desk: Desk, { message, code }: ModelError): Result<never, NoPlan> {
    this.#tell({ type: 'failed', desk, why: message });
    return err({ ...this.#account(), why: `no ${desk} came of it: ${message} (${code})` });
  }

  #account(): Account {
    const drafts = [...this.#drafts].map(([desk, draft]) => ({
      path: `drafts/${desk}.json`,
      text: `${JSON.stringify(draft, null, 2)}\n`,
    }));
    return { rounds: this.#rounds, doubts: [...this.#doubts.values()].flat(), drafts };
  }
}

/** Nothing but people, or people and a plot, as far as rules can look at them. */
const playOf = (people: PeopleDraft, plot: PlotDraft = emptyPlot): PlayDraft => ({ people, plot, acts: [] });

const emptyPlot: PlotDraft = {
  title: '',
  about: '',
  period: '',
  place: {
    kit: undefined,
    name: '',
    description: '',
    outdoors: undefined,
    style: undefined,
    light: undefined,
    furniture: [],
  },
  props: [],
  acts: [],
};

/** What a director may name: everything that stands or lies about, and where it is. */
function thingsOf(draft: PlayDraft, shelf: Shelf): readonly string[] {
  const { entities } = layOut(draft, shelf);
  const named = new Map(entities.map(({ id, name }) => [id, name]));
  return entities
    .filter(({ kind }) => kind === 'prop')
    .map((entity) => {
      const [how = 'in'] = Object.keys(entity.at ?? {});
      const where = `${how} ${named.get(parentOf(entity)) ?? 'the room'}`;
      return `${entity.name} (${(entity.traits ?? []).join(', ')}), ${where}`;
    });
}
