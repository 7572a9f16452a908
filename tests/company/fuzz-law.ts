import { joinWords } from '../../src/kit/join-words.ts';
import { breaches } from '../../src/world/invariants.ts';
import { isDead, isOpen, placeOf } from '../../src/world/containment.ts';
import { thingOf, type World } from '../../src/world/world.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import { owedBy } from '../../src/play/dues.ts';
import { beatById, canAct, openPlay, worldOf, type Play } from '../../src/play/play.ts';
import { deedIn } from '../../src/play/read-deed.ts';
import type { Summary } from '../../src/company/summary.ts';

/** More facts than these are a play that goes round in circles. */
const mostFacts = 20_000;
/** Longer than any mind, body or disk here takes. */
const stuckMs = 120_000;

interface KnownTurn {
  readonly fact: FactOf<'turn:begun'>;
  line: FactOf<'line:begun'> | undefined;
  words: FactOf<'word:spoken'>[];
  ended: boolean;
  lastAt: number;
  /** While it went on somebody took or gave back the role, or the actor died or was gone. */
  excused: boolean;
  /** Who played it gave the role back while it went on. */
  released: boolean;
}

/** Watches a performance fact by fact and says where it first broke the law. Keeps its own books. */
export class FuzzLaw {
  /** The first breach of the law, with the facts that led to it. */
  problem: string | undefined;
  readonly facts: Fact[] = [];
  private readonly allowed: ReadonlySet<string>;
  private readonly playerMs: number;
  private world: World;
  private before: Play | undefined;
  private turns = new Map<number, KnownTurn>();
  /** Players who have asked for a turn, and not had it yet. */
  private readonly waiting = new Set<EntityId>();
  /** Until when a player is not to be spoken to, and by which turn that was begun. */
  private readonly spokenTo = new Map<EntityId, { until: number; turn: number; seq: number }>();
  private readonly asked = new Map<EntityId, { about: number; at: number }>();
  private flagAskedAt: number | undefined;
  private readonly stumbled = new Set<EntityId>();
  private readonly played = new Set<EntityId>();
  private readonly granted = new Set<number>();
  /** The flag is met, and the point not yet left. */
  private flagMet = false;
  private ended = false;

  constructor(scene: Play['file'], settings: Play['settings']) {
    this.world = worldOf(openPlay(scene, settings));
    this.allowed = new Set(breaches(this.world));
    this.playerMs = settings.playerMs;
  }

  /** The stage broke off a step of this actor by itself. */
  stumble(actor: EntityId): void {
    this.stumbled.add(actor);
  }

  submitted(actor: EntityId, code: string | undefined, play: Play): void {
    const busy = this.waiting.has(actor) || play.floor.turns.some((turn) => turn.actor === actor);
    if (code === 'still-speaking' && !busy) this.fail(`${actor} was told to wait for a turn nobody has`);
    if (code === undefined && play.ended === undefined && !play.roles.has(actor))
      this.fail(`${actor} spoke without a role`);
  }

  /** The performance was broken off and goes on from the first facts of it. */
  rewind(length: number): void {
    const kept = this.facts.slice(0, length);
    this.facts.length = 0;
    this.turns = new Map();
    this.spokenTo.clear();
    this.waiting.clear();
    this.asked.clear();
    this.stumbled.clear();
    this.played.clear();
    this.granted.clear();
    this.flagAskedAt = undefined;
    this.before = undefined;
    this.ended = false;
    for (const fact of kept) {
      this.facts.push(fact);
      this.keepBooks(fact);
    }
    // Whoever was to begin has lost their words with the performance, and the flag is looked at anew.
    this.flagMet = false;
    this.waiting.clear();
  }

  observe(fact: Fact, play: Play): void {
    this.facts.push(fact);
    if (this.facts.length > mostFacts) {
      this.fail(`no end after ${mostFacts} facts`);
      throw new Error('The play goes round in circles.');
    }
    if (this.problem !== undefined) return;
    this.checkEnvelope(fact, play);
    this.checkWorld(play);
    this.checkWitnesses(fact, play);
    this.checkFloor(fact, play);
    this.checkLines(fact, play);
    this.keepBooks(fact);
    this.checkAnswers(fact, play);
    this.before = play;
  }

  /** What can only be told when all is over. */
  close(play: Play, summary: Summary): void {
    if (this.problem !== undefined) return;
    for (const { fact, ended } of this.turns.values())
      if (!ended) this.fail(`turn ${fact.turn} of ${fact.actor} never ended`);
    if (play.lines.size > 0) this.fail(`lines left open: ${[...play.lines.keys()].join(', ')}`);
    const count = (is: (fact: Fact) => boolean) => this.facts.filter(is).length;
    const begun = new Set(this.facts.flatMap((fact) => (fact.type === 'turn:begun' ? [fact.turn] : [])));
    const expected = {
      turns: count((fact) => fact.type === 'turn:ended' && begun.has(fact.turn)),
      lines: count((fact) => fact.type === 'line:begun'),
      actions: count((fact) => fact.type === 'action:ruled' && fact.verdict.ok),
      refusals: count((fact) => fact.type === 'action:ruled' && !fact.verdict.ok),
      stalls: count((fact) => fact.type === 'stall:noted'),
      modelCalls: count((fact) => fact.type === 'model:called'),
      points: this.facts.flatMap((fact) =>
        fact.type === 'point:reached' ? [{ point: fact.point, how: fact.how }] : [],
      ),
      completed: this.facts.some((fact) => fact.type === 'play:ended' && fact.completed),
    };
    for (const [key, value] of Object.entries(expected)) {
      const told = JSON.stringify(summary[key as keyof typeof expected]);
      if (told !== JSON.stringify(value))
        this.fail(`the summary says ${key} ${told}, the facts ${JSON.stringify(value)}`);
    }
    const opened = this.facts.flatMap((fact) => (fact.type === 'point:opened' ? [fact.point] : []));
    const planned = play.points.map(({ point }) => point.id);
    for (const type of ['act:opened', 'scene:opened'] as const) {
      const ids = this.facts.flatMap((fact) =>
        fact.type === type ? [JSON.stringify({ ...fact, seq: 0, at: 0 })] : [],
      );
      if (new Set(ids).size < ids.length) this.fail(`${type} twice`);
    }
    // A scene in which nothing is left to play is not opened at all.
    const isLeftOut = (at: number): boolean => {
      const scene = play.points[at]?.scene;
      const inScene = play.points.filter((placed) => placed.scene === scene).map(({ point }) => point);
      return inScene.every(({ id, moot }) => moot !== undefined && !opened.includes(id));
    };
    const inOrder = planned.filter((_, at) => !isLeftOut(at));
    if (opened.some((id, index) => id !== inOrder[index])) this.fail(`points were opened as ${opened.join(', ')}`);
    if (expected.completed && expected.points.length !== inOrder.length)
      this.fail('the play ended with points to come');
  }

  fail(reason: string): void {
    const last = this.facts.slice(-30).map((fact) => {
      const { scene: _, ...rest } = fact as Fact & { scene?: unknown };
      return JSON.stringify(fact.type === 'play:opened' ? rest : fact);
    });
    this.problem ??= `${reason}\n${last.join('\n')}`;
  }

  /** [FACT1] [FACT4] */
  private checkEnvelope(fact: Fact, play: Play): void {
    const before = this.facts[this.facts.length - 2];
    if (fact.seq !== this.facts.length - 1) this.fail(`[FACT1] fact ${fact.seq} is number ${this.facts.length - 1}`);
    if (play.seq !== fact.seq + 1) this.fail(`[FACT1] the play stands at ${play.seq} after fact ${fact.seq}`);
    if (before && fact.at < before.at) this.fail(`[FACT4] time runs back from ${before.at} to ${fact.at}`);
  }

  private checkWorld(play: Play): void {
    if (worldOf(play) === this.world) return;
    this.world = worldOf(play);
    const broken = breaches(this.world).filter((breach) => !this.allowed.has(breach));
    if (broken.length > 0) this.fail(`the world is broken: ${broken.join('; ')}`);
  }

  private checkWitnesses(fact: Fact, play: Play): void {
    const world = worldOf(play);
    if (fact.type === 'word:spoken') {
      const line = this.turns.get(fact.turn)?.line;
      const expected = play.file.entities
        .map(({ id }) => id)
        .filter((id) => isAwake(world, id) && isHeard(play, id, fact.actor, line));
      if (expected.join() !== fact.witnesses.join()) {
        this.fail(`[WIT1] [WIT2] a word was heard by ${fact.witnesses.join()} and should be by ${expected.join()}`);
      }
      return;
    }
    // A hand laid on what another has is seen, though it gets nothing.
    const isOwn = fact.type === 'action:ruled' && !fact.verdict.ok && !deedIn(play, fact);
    if (isOwn && fact.witnesses.join() !== fact.actor) {
      this.fail(`[WIT5] a refusal was perceived by ${fact.witnesses.join()}`);
    }
    if (fact.unseenBy?.some((id) => !fact.witnesses.includes(id)))
      this.fail('[WIT4] unseen by somebody who was no witness');
    // What is one's own is not perceived but had; and whoever a deed kills still felt it.
    if (ownFacts.has(fact.type) || fact.type === 'action:ruled' || fact.type === 'actor:left') return;
    for (const id of fact.witnesses) {
      if (!isAwake(world, id) && fact.type !== 'event:told')
        this.fail(`[WIT7] ${id} perceived ${fact.type} and cannot`);
    }
  }

  private checkFloor(fact: Fact, play: Play): void {
    for (const turn of this.turns.values()) if (!turn.ended && !canAct(play, turn.fact.actor)) turn.excused = true;
    this.checkGrants(play);
    const holders = play.floor.turns.map(({ actor }) => actor);
    if (new Set(holders).size < holders.length) this.fail(`[FLOOR1] an actor has two turns: ${holders.join()}`);
    if (this.ended && opening.has(fact.type)) this.fail(`${fact.type} after the end of the play`);
    if ('turn' in fact && fact.type !== 'turn:begun' && fact.type !== 'turn:ended') {
      const turn = this.turns.get(fact.turn);
      if (!turn) this.fail(`${fact.type} of a turn that never began`);
      else if (turn.ended) this.fail(`[LINE3] ${fact.type} after turn ${fact.turn} ended`);
      else if (turn.line && inLine.has(fact.type)) this.fail(`[LINE1] ${fact.type} in the middle of a line`);
      else if (turn.fact.actor !== fact.actor) this.fail(`${fact.actor} in the turn of ${turn.fact.actor}`);
    }
    if (this.flagMet && (fact.type === 'turn:begun' || fact.type === 'decision:made')) {
      this.fail(`[MIND2] ${fact.type} while the play moves on`);
    }
    const given = this.before && this.before.nextTurn < play.nextTurn;
    if (fact.type === 'flag:checked' && fact.met && (given || (this.before && this.before.asked !== play.asked))) {
      this.fail('[MIND2] the flag is met, and minds are asked or turns given all the same');
    }
    const here = 'actor' in fact ? placeIdOf(play, fact.actor) : undefined;
    const others = [...this.turns.values()].filter(
      (turn) => !turn.ended && 'turn' in fact && turn.fact.turn !== fact.turn,
    );
    switch (fact.type) {
      case 'turn:begun': {
        if (this.turns.has(fact.turn)) this.fail(`turn ${fact.turn} began twice`);
        if (others.some((turn) => turn.fact.actor === fact.actor)) this.fail(`[FLOOR1] ${fact.actor} has two turns`);
        if (!canAct(play, fact.actor)) this.fail(`[FLOOR6] ${fact.actor} cannot act and was given a turn`);
        if (fact.source !== 'player' && play.roles.has(fact.actor))
          this.fail(`[ROLE2] the company plays ${fact.actor}`);
        break;
      }
      case 'word:spoken': {
        if (!canAct(play, fact.actor)) this.fail(`[FLOOR6] ${fact.actor} spoke and cannot`);
        const speaker = others.find((turn) => turn.line && placeIdOf(play, turn.fact.actor) === here);
        if (speaker) this.fail(`[FLOOR1] ${fact.actor} and ${speaker.fact.actor} speak at once in ${here}`);
        break;
      }
      case 'line:begun': {
        const turn = this.turns.get(fact.turn);
        const wait = fact.to && this.spokenTo.get(fact.to);
        if (!turn || !wait || turn.fact.source === 'player' || turn.fact.scripted) break;
        const again = wait.turn !== fact.turn && wait.until > turn.fact.at && turn.fact.seq > wait.seq;
        // An answer that is owed is no second line.
        const isOwed = owedBy(play.floor.dues, fact.actor).length > 0;
        if (again && !isOwed && turn.fact.to === fact.to)
          this.fail(`[FLOOR5] ${fact.actor} presses ${fact.to}, who has not answered`);
        break;
      }
      case 'turn:ended':
        this.checkTurnEnd(fact);
        break;
      case 'beat:played': {
        const beat = beatById(play, fact.beat);
        // In whatever words, and as whatever they meant it: but whose it is has had a turn.
        const hasDoneIt = [...this.turns.values()].some((turn) => turn.fact.actor === beat?.actor);
        if (!beat?.done && !hasDoneIt) this.fail(`“${fact.beat}” was played by nobody whose beat it is`);
        break;
      }
      default:
    }
  }

  /** [FLOOR1] The floor of a place is given to one who speaks; who comes to where somebody has it may have to stop. */
  private checkGrants(play: Play): void {
    const speaking = play.floor.turns.filter(({ pace }) => pace !== 'silence');
    for (const turn of speaking) {
      const place = placeIdOf(play, turn.actor);
      const other = speaking.find(({ id, actor }) => id !== turn.id && placeIdOf(play, actor) === place);
      const known = this.turns.get(turn.id);
      if (other && known) known.excused = true;
      if (other && !this.granted.has(turn.id) && place !== undefined) {
        this.fail(`[FLOOR1] ${turn.actor} was given the floor of ${place} while ${other.actor} had it`);
      }
    }
    for (const { id } of speaking) this.granted.add(id);
  }

  private checkTurnEnd(fact: FactOf<'turn:ended'>): void {
    const turn = this.turns.get(fact.turn);
    if (!turn) {
      if (fact.how === 'finished' || fact.how === 'interrupted') this.fail(`turn ${fact.turn} ended and never began`);
      return;
    }
    if (turn.ended) this.fail(`turn ${fact.turn} ended twice`);
    if (turn.line) this.fail(`turn ${fact.turn} ended in the middle of its line`);
    if (
      turn.released &&
      turn.fact.source === 'player' &&
      fact.how === 'interrupted' &&
      !this.stumbled.has(fact.actor)
    ) {
      this.fail(`[ROLE1] ${fact.actor} was given back, and the turn ended ${fact.how}`);
    }
    const excused = turn.excused || this.ended || this.stumbled.has(fact.actor);
    const safe = turn.fact.scripted || turn.fact.source === 'player';
    if (fact.how === 'interrupted' && safe && !excused) {
      this.fail(`[FLOOR3] ${turn.fact.scripted ? 'a scripted moment' : 'a player'} was cut off: turn ${fact.turn}`);
    }
  }

  private keepBooks(fact: Fact): void {
    const turn = 'turn' in fact ? this.turns.get(fact.turn) : undefined;
    if (turn) turn.lastAt = fact.at;
    switch (fact.type) {
      case 'turn:begun':
        this.turns.set(fact.turn, {
          fact,
          line: undefined,
          words: [],
          ended: false,
          lastAt: fact.at,
          excused: false,
          released: false,
        });
        if (fact.source === 'player') this.waiting.delete(fact.actor);
        break;
      case 'line:begun':
        if (turn?.line) this.fail(`line begun in the middle of another, turn ${fact.turn}`);
        if (turn) Object.assign(turn, { line: fact, words: [] });
        break;
      case 'word:spoken':
        turn?.words.push(fact);
        break;
      case 'line:ended':
        if (turn) this.keepLine(turn, fact);
        break;
      case 'turn:ended':
        if (turn) turn.ended = true;
        this.stumbled.delete(fact.actor);
        this.spokenTo.delete(fact.actor);
        if (fact.how === 'left') this.waiting.delete(fact.actor);
        break;
      case 'decision:made':
        if (fact.source !== 'player') break;
        this.waiting.add(fact.actor);
        break;
      case 'role:taken':
      case 'role:released':
        if (fact.type === 'role:taken') this.played.add(fact.actor);
        else this.played.delete(fact.actor);
        this.waiting.delete(fact.actor);
        this.spokenTo.delete(fact.actor);
        for (const open of this.turns.values()) {
          if (open.ended || open.fact.actor !== fact.actor) continue;
          open.excused = true;
          open.released ||= fact.type === 'role:released';
        }
        break;
      case 'flag:checked':
        this.flagMet = fact.met;
        break;
      case 'point:reached':
        this.flagMet = false;
        break;
      case 'play:ended':
        this.ended = true;
        this.waiting.clear();
        break;
      default:
    }
  }

  private keepLine(turn: KnownTurn, fact: FactOf<'line:ended'>): void {
    const to = turn.line?.to;
    turn.line = undefined;
    this.spokenTo.delete(fact.actor);
    if (to === undefined || !this.played.has(to) || this.played.has(fact.actor)) return;
    if (!turn.words.some(({ witnesses }) => witnesses.includes(to))) return;
    // For whom and when it is longer is tried in `tests/play/floor.test.ts`.
    this.spokenTo.set(to, { until: fact.at + this.playerMs / 4, turn: fact.turn, seq: fact.seq });
  }

  /** [LINE1] [LINE2] A line is in history with the words that were spoken, and with whom each of them reached. */
  private checkLines(fact: Fact, play: Play): void {
    if (fact.type !== 'line:ended') return;
    const turn = this.turns.get(fact.turn);
    if (!turn?.line) return this.fail(`a line ended that never began, turn ${fact.turn}`);
    const { words } = turn;
    if (words.length === 0) return;
    const said = play.history.last;
    const text = joinWords(words.map((word) => word.text));
    if (said?.kind !== 'line' || said.text !== text)
      this.fail(`[LINE1] “${text}” was said, “${said?.text}” is remembered`);
    if ((said?.cut ?? false) !== fact.cut) this.fail('[LINE3] a line cut off is not marked so');
    for (const { witnesses } of words) {
      for (const id of witnesses)
        if (!said?.witnesses.includes(id)) this.fail(`[LINE2] ${id} heard it and is no witness`);
    }
    for (const id of said?.witnesses ?? []) {
      const heard = words.filter(({ witnesses }) => witnesses.includes(id)).map((word) => word.text);
      if (joinWords(heard) !== (said?.parts?.[id] ?? text)) this.fail(`[LINE2] ${id} heard “${heard.join(' ')}”`);
    }
  }

  /** Nobody waits for ever: a player for their turn, a mind to have answered, the flag to be looked at, a body to go on. */
  private checkAnswers(fact: Fact, play: Play): void {
    for (const actor of this.waiting) {
      const comes = play.floor.bids.some((bid) => bid.actor === actor && bid.source === 'player');
      if (comes || play.floor.turns.some((turn) => turn.actor === actor)) continue;
      if (canAct(play, actor)) this.fail(`${actor} asked for a turn, and it was lost`);
      this.waiting.delete(actor);
    }
    if (play.ended) return;
    for (const id of [...this.asked.keys()]) if (!play.asked.has(id)) this.asked.delete(id);
    for (const [id, about] of play.asked) {
      const known = this.asked.get(id);
      if (known?.about !== about) this.asked.set(id, { about, at: fact.at });
      else if (fact.at - known.at > stuckMs) this.fail(`${id} was asked at ${known.at} and has not answered`);
    }
    if (play.flag !== 'asked') this.flagAskedAt = undefined;
    else this.flagAskedAt ??= fact.at;
    if (this.flagAskedAt !== undefined && fact.at - this.flagAskedAt > stuckMs) this.fail('nobody looks at the flag');
    for (const turn of this.turns.values()) {
      if (!turn.ended && fact.at - turn.lastAt > stuckMs)
        this.fail(`turn ${turn.fact.turn} stands still since ${turn.lastAt}`);
    }
  }
}

const ownFacts: ReadonlySet<string> = new Set([
  'thought:had',
  'decision:made',
  'cue:given',
  'memory:kept',
  'hack:refused',
  'action:cancelled',
]);

const inLine: ReadonlySet<string> = new Set(['thought:had', 'action:begun', 'action:ruled']);

const opening: ReadonlySet<string> = new Set([
  'turn:begun',
  'line:begun',
  'word:spoken',
  'action:begun',
  'action:ruled',
  'point:opened',
  'scene:opened',
  'act:opened',
  'event:told',
  'decision:made',
  'role:taken',
  'cue:given',
  'play:ended',
]);

const placeIdOf = (play: Play, id: EntityId): EntityId | undefined => {
  const thing = worldOf(play).things.get(id);
  return thing && placeOf(worldOf(play), thing)?.id;
};

const isAwake = (world: World, id: EntityId): boolean => {
  const thing = thingOf(world, id);
  return thing.kind === 'actor' && !isDead(thing) && placeOf(world, thing) !== undefined;
};

/** Who hears a word, told without the kernel. */
function isHeard(play: Play, ear: EntityId, mouth: EntityId, line: FactOf<'line:begun'> | undefined): boolean {
  if (ear === mouth) return true;
  if (!line || line.voice === 'aside') return false;
  if (!(play.profiles.get(mouth)?.apparentTo?.includes(ear) ?? true)) return false;
  const world = worldOf(play);
  const [here, there] = [placeIdOf(play, ear), placeIdOf(play, mouth)];
  if (here === undefined || there === undefined) return false;
  if (line.voice === 'whisper') return here === there && line.to === ear;
  if (here === there) return true;
  return thingOf(world, here).exits.some(({ to, door }) => to === there && (!door || isOpen(thingOf(world, door))));
}
