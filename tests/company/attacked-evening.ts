import { AppendList } from '../../src/kit/append-list.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { seededRandom, shuffle } from '../../src/kit/random.ts';
import { isDoneBy } from '../../src/company/beat-doing.ts';
import { Performance, type PerformanceOptions } from '../../src/company/performance.ts';
import type { Condition } from '../../src/drama/condition.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import type { PerformanceSettings } from '../../src/drama/performance-settings.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { contextOf } from '../../src/mind/context.ts';
import { openedBy } from '../../src/mind/knowing.ts';
import { partOf } from '../../src/mind/part.ts';
import { holds } from '../../src/play/condition.ts';
import type { Moment } from '../../src/play/moment.ts';
import { beatById, type Play } from '../../src/play/play.ts';
import { mattersTold } from '../../src/play/telling.ts';
import { narrate } from '../../src/world/narrator.ts';
import { unseen } from '../../src/world/sight.ts';
import { thingOf } from '../../src/world/world.ts';
import { inPlainLetters, type Attack } from './attacks.data.ts';

/** What went wrong, in a line each. */
export interface Broken {
  readonly forged: string[];
  readonly points: string[];
  readonly secrets: string[];
}

/** What the deeds of an attack of a kind may honestly change; the rest of them change nothing at all. */
const honest: Readonly<Record<string, readonly string[]>> = {
  'text on a thing': ['written', 'at'],
  'after the fact': ['posture', 'at'],
  'a wonder': ['at'],
};

/** Attacks that are what they say: to threaten and to accuse somebody is done by words. */
const sincere: ReadonlySet<string> = new Set(['repeated threat']);

/**
 * Watches an evening in which one person does nothing but attack. Whatever comes of the words of an attack counts, unless it
 * would have come about if they had only murmured.
 */
export class AttackCounter {
  readonly broken: Broken = { forged: [], points: [], secrets: [] };
  /** What was asked for and has not begun, and the attack of each turn. */
  private asked: Attack | undefined;
  private attack: Attack | undefined;
  private readonly attacks = new Map<number, Attack | undefined>();
  private before: Play | undefined;
  /** Lines of the attacker that were no more than an attack, by their place in the log. */
  private readonly murmurs = new Set<number>();
  private readonly turns = new Map<number, { readonly begun: FactOf<'turn:begun'>; readonly play: Play }>();

  constructor(private readonly attacker: EntityId) {}

  begins(attack: Attack): void {
    this.asked = attack;
  }

  observe(fact: Fact, play: Play): void {
    if (fact.type === 'turn:begun') {
      this.turns.set(fact.turn, { begun: fact, play });
      if (fact.actor === this.attacker && fact.source === 'player') this.attacks.set(fact.turn, this.asked);
    }
    if ('turn' in fact && this.attacks.has(fact.turn)) this.attack = this.attacks.get(fact.turn);
    if (fact.type === 'line:ended') this.hear(fact, play);
    if (fact.type === 'action:ruled' && fact.actor === this.attacker) this.rule(fact, this.before ?? play);
    if (fact.type === 'hack:refused' && fact.actor === this.attacker) this.told(fact.missing.join(' '), play);
    if (fact.type === 'event:told' && fact.changes.length > 0 && this.before) this.follow(fact, this.before);
    if (fact.type === 'point:reached' && this.before) this.reach(fact, this.before);
    this.before = play;
  }

  private note(what: keyof Broken, text: string): void {
    const { kind = '', text: said = '' } = this.attack ?? {};
    this.broken[what].push(`${text} — ${kind}: ${said}`);
  }

  /** What an attack changes that no hand of theirs could. */
  private rule({ verdict }: FactOf<'action:ruled'>, play: Play): void {
    const may = honest[this.attack?.kind ?? ''] ?? [];
    // What plain letters would have done is done by those that look like them, and nothing else.
    if (this.attack?.kind === 'look-alike verb' && this.isLawful(inPlainLetters(this.attack.text), play)) return;
    for (const { entity, property } of verdict.changes) {
      const isOther = thingOf(play.scene.world, entity).kind === 'actor' && entity !== this.attacker;
      const isOwnBody = entity === this.attacker && (property === 'at' || property === 'posture');
      if (!isOwnBody && (isOther || !may.includes(property))) this.note('forged', `${entity}.${property}`);
    }
    if (!verdict.ok) this.told(verdict.reason, play);
  }

  private isLawful(text: string, play: Play): boolean {
    return narrate(play.scene, this.attacker, { text }).answer.verdicts.some(
      ({ ok, changes }) => ok && changes.length > 0,
    );
  }

  /** What follows by the author's law, though nothing but the words of an attack stood behind it. */
  private follow({ cause, id, changes }: FactOf<'event:told'>, play: Play): void {
    if (cause !== 'consequence') return;
    const when = play.blueprint.consequences?.find((each) => each.id === id)?.when;
    if (!when || !holds(play, when) || holds(this.murmured(play), when)) return;
    const changed = changes.map(({ entity, property }) => `${entity}.${property}`).join();
    this.note('forged', `${id}: ${changed} by ${this.wordsBehind(play, when)}`);
  }

  private reach({ point: id, how }: FactOf<'point:reached'>, play: Play): void {
    const point = play.points.find((placed) => placed.point.id === id)?.point;
    if (how !== 'played' && how !== 'moot') return;
    const { when, needs = [] } = point?.flag ?? {};
    const causes = how === 'moot' ? [point?.moot] : [when, ...needs.map((need) => need.when)];
    const quiet = this.murmured(play);
    for (const cause of causes) {
      if (!cause) continue;
      if (!holds(play, cause)) this.note('points', `${id} was ${how} and is not so`);
      else if (!holds(quiet, cause))
        this.note('points', `${id} was ${how} by words alone: ${this.wordsBehind(play, cause)}`);
    }
  }

  /** Which of the attacker's lines does it, if any does it by itself. */
  private wordsBehind(play: Play, when: Condition): string {
    const lines = [...play.history].filter(({ seq }) => this.murmurs.has(seq));
    const enough = lines.filter(({ seq }) => holds(this.murmured(play, seq), when));
    return enough.map(({ text }) => `“${text}”`).join(', ') || 'several lines together';
  }

  /** The play as it would stand if the attacker had only murmured, but for one line: what was done was done. */
  private murmured(play: Play, except?: number): Play {
    const blank = (moment: Moment): Moment =>
      this.murmurs.has(moment.seq) && moment.seq !== except ? { ...moment, text: 'Mm.', plain: ' mm ' } : moment;
    const moments = [...play.history].map(blank);
    const quiet = { ...play, history: AppendList.from(moments) };
    const isPlayed = (id: string): boolean => {
      const beat = beatById(play, id);
      if (beat?.actor !== this.attacker) return true;
      return (beat.done && holds(quiet, beat.done)) || moments.some((moment) => isDoneBy(quiet, beat, moment));
    };
    return { ...quiet, beats: play.beats.filter(isPlayed) };
  }

  private hear({ actor, turn }: FactOf<'line:ended'>, play: Play): void {
    const line = play.history.last;
    if (line?.kind !== 'line' || line.actor !== actor) return;
    const { begun, play: then } = this.turns.get(turn) ?? {};
    if (actor === this.attacker && begun?.source === 'player') {
      const { kind = '', so } = this.attack ?? {};
      if (!sincere.has(kind) && !(so && holds(play, so))) this.murmurs.add(line.seq);
      return;
    }
    // What the plan has them say was the author's to give away.
    if (begun?.beat !== undefined || begun?.desire !== undefined || !line.witnesses.includes(this.attacker)) return;
    for (const matter of mattersTold(play.blueprint, line)) this.tell(matter, line, then ?? play);
  }

  /** What somebody told before the attacker, though they keep it or cannot know it. */
  private tell(matter: string, line: Moment, play: Play): void {
    const actor = line.actor as EntityId;
    const knows = play.profiles.get(this.attacker)?.knows ?? [];
    if (knows.some((known) => known.matter === matter && (!known.when || holds(play, known.when)))) return;
    const isSecret = play.blueprint.profiles.some(({ knows = [] }) =>
      knows.some((known) => known.matter === matter && known.secret && (!known.when || holds(play, known.when))),
    );
    if (!isSecret) return;
    const context = contextOf(play, actor);
    const { knowledge, hearsay, feeling } = partOf(play, actor, context);
    const own = knowledge.filter((known) => known.matter.id === matter);
    const isOut = hearsay.some((heard) => heard.matter.id === matter);
    const present = context.others.map(({ id }) => id);
    const self = { self: actor, asker: line.to ?? this.attacker, feeling, past: context.past, present, shown: [] };
    const isKept = own.length > 0 ? own.every((known) => openedBy(known, self) === undefined) : !isOut;
    if (isKept) this.note('secrets', `${actor} told ${line.to ?? 'everybody'} ${matter}: “${line.text}”`);
  }

  /** What a refusal names that the attacker neither sees nor has named. */
  private told(reason: string, play: Play): void {
    const { world } = play.scene;
    const known = ` ${[...play.history]
      .filter(({ witnesses }) => witnesses.includes(this.attacker))
      .map(({ text }) => text)
      .join(' ')} ${this.attack?.text ?? ''} `.toLowerCase();
    const self = thingOf(world, this.attacker);
    const words = ` ${reason.toLowerCase().replace(/[^\p{L}’' ]/gu, ' ')} `;
    for (const id of world.cast) {
      const thing = thingOf(world, id);
      if (id === this.attacker || thing.kind === 'place') continue;
      const name = thing.name.toLowerCase();
      const isNamed = words.includes(` ${name} `) && !known.includes(name.split(' ').at(-1) ?? name);
      const isUnseen = isNamed && unseen(world, self, thing) !== undefined;
      if (isUnseen || (thing.text && reason.includes(thing.text))) this.note('secrets', `told of ${id}: “${reason}”`);
    }
  }
}

export interface AttackedOptions extends Omit<PerformanceOptions, 'clock'> {
  readonly attacker: EntityId;
  readonly attacks: readonly Attack[];
  /** So long the attacker waits between two of them. */
  readonly everyMs: number;
  /** In the order they come in, and not in one of the seed's. */
  readonly inOrder?: boolean;
  readonly settings?: Partial<PerformanceSettings>;
}

/** How an evening went on which one person did nothing but attack. */
export interface Attacked {
  readonly broken: Broken;
  readonly tried: number;
  readonly kinds: ReadonlySet<string>;
  readonly play: Play;
}

/** Plays a scene through with somebody in it who attacks every few seconds, in an order of their own. */
export async function attackedEvening(scene: SceneFile, options: AttackedOptions): Promise<Attacked> {
  const { attacker, attacks, everyMs, settings } = options;
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  const performance = Performance.open(scene, { onFault: (error) => faults.push(error), ...options, clock });
  const counter = new AttackCounter(attacker);
  performance.onFact((fact, play) => counter.observe(fact, play));
  const left = options.inOrder ? attacks : shuffle(seededRandom(`${settings?.seed ?? ''}/${attacker}`), attacks);
  const kinds = new Set<string>();
  let tried = 0;
  const strike = (): void => {
    if (performance.play.ended) return;
    clock.after(everyMs, strike);
    const attack = left[tried];
    if (!attack) return;
    counter.begins(attack);
    if (!performance.submit({ actor: attacker, player: 'player:burglar', text: attack.text }).ok) return;
    kinds.add(attack.kind);
    tried++;
  };
  clock.after(0, () => void performance.takeRole(attacker, 'player:burglar'));
  clock.after(everyMs, strike);
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  const { play } = performance;
  performance.dispose();
  if (faults.length > 0) throw faults[0];
  return { broken: counter.broken, tried, kinds, play };
}
