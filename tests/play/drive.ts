import type { VerbName } from '../../src/drama/verb.ts';
import type { Change } from '../../src/drama/change.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Draft, Fact, FactOf, TurnEnd } from '../../src/drama/fact.ts';
import type { Voice } from '../../src/drama/voice.ts';
import { standardSettings, type PerformanceSettings } from '../../src/drama/performance-settings.ts';
import type { PhysicalProbe } from '../../src/drama/physical-probe.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Effect } from '../../src/play/effect.ts';
import { openPlay, type Play } from '../../src/play/play.ts';
import { stamp } from '../../src/play/witness.ts';
import { step } from '../../src/play/step.ts';
import { houseScene, letter, table } from './house-scene.ts';

type EffectKind = Effect['kind'];
type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;
type Decision = Partial<Omit<FactOf<'decision:made'>, 'type' | 'actor' | 'pace'>>;

/** Drives the kernel by hand: every draft is stamped and followed, and nothing happens that was not recorded here. */
export class Drive {
  play: Play;
  now = 0;
  readonly facts: Fact[] = [];
  /** What the last fact asked to be done. */
  effects: readonly Effect[] = [];
  /** Everything asked to be done so far. */
  readonly asked: Effect[] = [];

  constructor(
    settings: Partial<PerformanceSettings> = {},
    readonly scene: SceneFile = houseScene(),
    private readonly probe?: PhysicalProbe,
  ) {
    this.play = openPlay(scene, { ...standardSettings, ...settings });
  }

  record(draft: Draft, at = this.now): Fact {
    this.now = at;
    const fact = stamp(this.play, draft, at, this.probe);
    const [play, effects] = step(this.play, fact);
    this.play = play;
    this.effects = effects;
    this.asked.push(...effects);
    this.facts.push(fact);
    return fact;
  }

  /** The effects of this kind the last fact had. */
  effectsOf<K extends EffectKind>(kind: K): EffectOf<K>[] {
    return this.effects.filter((effect): effect is EffectOf<K> => effect.kind === kind);
  }

  /** Who the last fact gave a turn. */
  get begun(): EntityId[] {
    return this.effectsOf('begin-turn').map(({ bid }) => bid.actor);
  }

  /** Who the last fact asked. */
  get listeners(): readonly EntityId[] {
    return this.effectsOf('ask-mind').flatMap(({ listeners }) => listeners);
  }

  /** The play has begun and its first point is open; everybody on stage is asked what they do. */
  open(): this {
    const { file, settings } = this.play;
    this.record({ type: 'play:opened', by: 'company', scene: file, settings });
    this.record({ type: 'act:opened', by: 'transfer', act: 'the-evening' });
    this.record({ type: 'scene:opened', by: 'transfer', scene: 'in-the-hall', changes: [] });
    this.record({ type: 'point:opened', by: 'transfer', point: 'the-question' });
    this.check();
    return this;
  }

  /** The flag was looked at and is not met. */
  check(at = this.now): Fact {
    const point = this.play.points[this.play.point]?.point.id ?? '';
    return this.record({ type: 'flag:checked', by: 'transfer', point, met: false, missing: [], judge: 'rules' }, at);
  }

  strike(at: number): Fact {
    const struck = this.record({ type: 'clock:struck', by: 'clock' }, at);
    // Where nothing happens the flag is looked at, and is as it was.
    if (this.effectsOf('check-flag').length > 0) this.check(at);
    return struck;
  }

  /** What an actor decided about what they were asked last. */
  decide(actor: EntityId, pace: FactOf<'decision:made'>['pace'], more: Decision = {}, at = this.now): Fact {
    const about = this.play.asked.get(actor) ?? this.play.seq - 1;
    return this.record(
      { type: 'decision:made', by: actor, actor, pace, about, why: 'because', source: 'understudy', ...more },
      at,
    );
  }

  /** A player wants to speak, or with `silence` only to act. */
  submit(actor: EntityId, pace: 'fast' | 'silence' = 'fast', at = this.now): Fact {
    return this.decide(actor, pace, { by: 'player', source: 'player' }, at);
  }

  /** Everybody who was asked has nothing to say. */
  hush(): void {
    for (const actor of [...this.play.asked.keys()]) this.decide(actor, 'silence');
  }

  take(actor: EntityId, at = this.now): Fact {
    return this.record({ type: 'role:taken', by: 'player', actor, player: 'player' }, at);
  }

  /** The turn an actor has now. */
  turnOf(actor: EntityId): number {
    const turn = this.play.floor.turns.find((candidate) => candidate.actor === actor);
    if (!turn) throw new Error(`${actor} has no turn.`);
    return turn.id;
  }

  /** An actor who was asked wants to speak, is given the floor when they are ready, and begins. Says which turn it is. */
  speakUp(actor: EntityId, more: Decision = {}): number {
    this.decide(actor, 'fast', more);
    this.strike(this.now + 250);
    return this.begin(actor);
  }

  /** The turn an actor was given begins. */
  begin(actor: EntityId): number {
    const turn = this.turnOf(actor);
    const { about, pace, source, scripted } = this.play.floor.turns.find(({ id }) => id === turn) ?? never();
    this.record({ type: 'turn:begun', by: actor, turn, actor, about, pace, source, scripted });
    return turn;
  }

  beginLine(actor: EntityId, { to, voice = 'plain' }: { to?: EntityId; voice?: Voice } = {}): Fact {
    const turn = this.turnOf(actor);
    return this.record({ type: 'line:begun', by: actor, turn, actor, voice, ...(to ? { to } : {}) });
  }

  word(actor: EntityId, text: string): Fact {
    return this.record({ type: 'word:spoken', by: actor, turn: this.turnOf(actor), actor, text });
  }

  endLine(actor: EntityId, cut = false): Fact {
    return this.record({ type: 'line:ended', by: actor, turn: this.turnOf(actor), actor, cut });
  }

  /** A whole line in the turn an actor has. */
  say(actor: EntityId, text: string, how: { to?: EntityId; voice?: Voice } = {}): void {
    this.beginLine(actor, how);
    for (const word of text.split(' ')) this.word(actor, word);
    this.endLine(actor);
  }

  endTurn(actor: EntityId, how: TurnEnd = 'finished', at = this.now): Fact {
    return this.record({ type: 'turn:ended', by: actor, turn: this.turnOf(actor), actor, how }, at);
  }

  /** A deed in the turn an actor has; a turn nobody knows where it does not matter. */
  act(actor: EntityId, action: { verb: VerbName; object?: EntityId; target?: EntityId }, changes: Change[] = []): Fact {
    const turn = this.play.floor.turns.find((candidate) => candidate.actor === actor)?.id ?? 999;
    return this.record({
      type: 'action:ruled',
      by: 'narrator',
      turn,
      actor,
      action: { subject: actor, ...action },
      verdict: { ok: true, code: null, reason: null, changes, narration: `${actor} does it.` },
    });
  }

  fail(actor: EntityId): Fact {
    return this.record({
      type: 'action:ruled',
      by: 'narrator',
      turn: this.turnOf(actor),
      actor,
      action: { subject: actor, verb: 'take', object: table },
      verdict: { ok: false, code: 'not-portable', reason: 'The table stays.', changes: [], narration: 'No.' },
    });
  }

  /** Something happens by itself. */
  tell(changes: Change[] = [], more: Partial<FactOf<'event:told'>> = {}): Fact {
    return this.record({
      type: 'event:told',
      by: 'narrator',
      cause: 'consequence',
      id: 'something',
      narration: 'Something happens.',
      changes,
      ...more,
    });
  }

  cue(actor: EntityId, beat: string, kind: 'hint' | 'instruction' = 'instruction'): Fact {
    return this.record({ type: 'cue:given', by: 'advancer', actor, kind, beat, text: 'Now.' });
  }
}

const never = (): never => {
  throw new Error('unreachable');
};

/** The house with its first point open and everybody in the hall asked. */
export const openHouse = (settings?: Partial<PerformanceSettings>, probe?: PhysicalProbe): Drive =>
  new Drive(settings, houseScene(), probe).open();

export const put = (
  entity: EntityId,
  relation: 'in' | 'on' | 'under' | 'behind' | 'heldBy',
  parent: EntityId,
): Change => ({ entity, property: 'at', value: { [relation]: parent } }) as unknown as Change;

export const gone = (entity: EntityId): Change => ({ entity, property: 'at', value: null });

export const set = (entity: EntityId, property: string, value: string | number | boolean | null): Change => ({
  entity,
  property,
  value,
});

export const tornLetter: Change = set(letter, 'torn', true);
