import { preparedStage } from '../prepared-stage.ts';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { pick, seededRandom, type Random } from '../../../../src/kit/random.ts';
import type { Change } from '../../../../src/drama/change.ts';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import type { Draft } from '../../../../src/drama/fact.ts';
import type { SceneFile } from '../../../../src/drama/scene-file.ts';
import { earshots, type Voice } from '../../../../src/drama/voice.ts';
import { worldOf } from '../../../../src/play/play.ts';
import { stamp } from '../../../../src/play/witness.ts';
import { has, is, thingOf } from '../../../../src/world/world.ts';
import { isDead, isOpen, placeOf } from '../../../../src/world/containment.ts';
import type { Stage } from '../../../../plugin/stage/stage.ts';
import { flatDistance, vec } from '../../../../plugin/stage/space/vector.ts';
import { playNamed } from '../../../company/rehearsal.ts';
import { howMany, isLong } from '../../../how-much.ts';
import { Drive } from '../../../play/drive.ts';
import { parlour } from '../parlour.ts';
import { Oracle, type Opinion } from './oracle.ts';

/** Seeded scenes in all; each stage takes its share of them. */
const scenes = howMany('SIGHTS', 8, 500);
const theatre = (name: string): SceneFile => playNamed(name);
const files: readonly (readonly [string, () => SceneFile])[] = [
  ['parlour', parlour],
  ...(isLong ? ['elsinore', 'baker-street', 'midnight-cafe'].map((name) => [name, () => theatre(name)] as const) : []),
];

/** What was given to whom, beside what the onlooker of the test is sure of. */
class Tally {
  readonly leaks: string[] = [];
  readonly misses: string[] = [];
  given = 0;
  due = 0;
  sure = 0;

  count(isGiven: boolean, opinion: Opinion, what: string): void {
    if (isGiven) this.given++;
    if (opinion !== 'unsure') this.sure++;
    if (opinion === 'yes') this.due++;
    if (isGiven && opinion === 'no') this.leaks.push(what);
    if (!isGiven && opinion === 'yes') this.misses.push(what);
  }
}

/** One stage on which people are put about by a seed: facing anywhere, behind doors open and shut, in light and in the dark. */
class Scattering {
  private constructor(
    private readonly drive: Drive,
    private readonly stage: Stage,
    private readonly oracle: Oracle,
    private readonly tally: Tally,
  ) {}

  static async open(file: SceneFile, tally: Tally): Promise<Scattering> {
    const prepared = await preparedStage(file);
    const drive = new Drive({}, file);
    const stage = prepared.open(new SimulatedClock(), () => worldOf(drive.play), 1);
    drive.record({ type: 'play:opened', by: 'company', scene: file, settings: drive.play.settings });
    return new Scattering(drive, stage, new Oracle(stage, () => worldOf(drive.play)), tally);
  }

  play(random: Random, name: string): void {
    this.arrange(random);
    const people = [...this.stage.actors.all.values()].filter(({ walker, thing }) => walker && !isDead(thing));
    for (const looker of people) this.compareSight(looker.id, name);
    if (people.length < 2) return;
    const doer = pick(random, people).id;
    this.compareDeed(doer, name);
    for (const voice of ['whisper', 'plain', 'shout'] as const)
      this.compareLine(
        doer,
        pick(
          random,
          people.filter(({ id }) => id !== doer),
        ).id,
        voice,
        name,
      );
  }

  dispose(): void {
    this.stage.dispose();
  }

  private arrange(random: Random): void {
    const world = worldOf(this.drive.play);
    const { rooms, plan } = this.stage.parts;
    const places = plan.rooms.map(({ place }) => place);
    const [here, next] = [pick(random, places), pick(random, places)];
    const changes: Change[] = [];
    for (const id of world.cast) {
      const thing = thingOf(world, id);
      if (thing.kind === 'actor')
        changes.push({ entity: id, property: 'at', value: { in: random.next() < 0.6 ? here : next } });
      else if (thing.kind === 'place') changes.push({ entity: id, property: 'lit', value: random.next() >= 0.3 });
      else if (has(thing, 'openable')) changes.push({ entity: id, property: 'open', value: random.next() < 0.5 });
      else if (has(thing, 'lightable')) changes.push({ entity: id, property: 'lit', value: random.next() < 0.3 });
    }
    this.drive.record({
      type: 'event:told',
      by: 'narrator',
      cause: 'scene',
      id: 'arranged',
      narration: 'It is so.',
      changes,
    });
    this.stage.reconcile();
    for (const actor of this.stage.actors.all.values()) {
      const place = placeOf(worldOf(this.drive.play), actor.thing)?.id;
      const room = plan.rooms.find((candidate) => candidate.place === place);
      if (!actor.walker || !room || actor.perch) continue;
      const spot = pick(random, room.outline);
      const middle = rooms.middleOf(room.place);
      const part = random.next() * 0.9;
      const aim = vec(middle.x + (spot[0] - middle.x) * part, room.floorY, middle.z + (spot[1] - middle.z) * part);
      const position = this.stage.parts.ground.closest(aim) ?? middle;
      this.stage.actors.putAt(actor, { position, yaw: random.next() * 2 * Math.PI });
      actor.gaze =
        random.next() < 0.4
          ? pick(
              random,
              world.cast.filter((id) => id.startsWith('actor:') && id !== actor.id),
            )
          : undefined;
    }
    this.stage.props.follow();
    this.stage.tick();
  }

  private compareSight(looker: EntityId, name: string): void {
    const sight = this.stage.eyes.peek(looker);
    const who = this.stage.actors.get(looker);
    if (!sight || !who) return;
    const seen = new Set([...sight.actors, ...sight.props].map(({ id }) => id));
    for (const other of [...this.stage.actors.all.values(), ...this.stage.props.all.values()]) {
      if (other.id === looker || ('measures' in other ? other.hold.kind === 'none' : !other.walker)) continue;
      if ('measures' in other && ['hand', 'worn'].includes(other.hold.kind)) continue;
      if (!this.comesTo(other.id, looker)) {
        this.tally.count(seen.has(other.id), 'no', `${name}: ${looker} sees the apparition ${other.id}`);
        continue;
      }
      this.tally.count(
        seen.has(other.id),
        this.oracle.sees(who, other, 'measures' in other && other.isMoving),
        `${name}: ${looker} sees ${other.id}`,
      );
    }
  }

  private compareDeed(doer: EntityId, name: string): void {
    const draft: Draft = {
      type: 'action:ruled',
      by: doer,
      turn: 0,
      actor: doer,
      action: { subject: doer, verb: 'nod' },
      verdict: { ok: true, code: null, reason: null, changes: [], narration: 'A nod.' },
    };
    const { witnesses } = stamp(this.drive.play, draft, 0, this.stage.probe);
    const deed = this.stage.actors.get(doer);
    for (const { id, walker } of this.stage.actors.all.values()) {
      const looker = this.stage.actors.get(id);
      if (id === doer || !walker || !deed || !looker) continue;
      if (isDead(looker.thing) || !this.comesTo(doer, id)) {
        this.tally.count(witnesses.includes(id), 'no', `${name}: ${id} sees what ${doer} does`);
        continue;
      }
      const isNext = this.isNext(id, doer);
      const opinion = isNext
        ? this.oracle.sees(looker, deed, true)
        : this.oracle.sees(looker, deed, true) === 'no'
          ? 'no'
          : 'unsure';
      this.tally.count(witnesses.includes(id), opinion, `${name}: ${id} sees what ${doer} does`);
    }
  }

  private compareLine(speaker: EntityId, to: EntityId, voice: Voice, name: string): void {
    const draft: Draft = { type: 'line:begun', by: speaker, turn: 0, actor: speaker, voice, to };
    const { witnesses } = stamp(this.drive.play, draft, 0, this.stage.probe);
    for (const { id, walker } of this.stage.actors.all.values()) {
      if (id === speaker || !walker) continue;
      this.tally.count(
        witnesses.includes(id),
        this.hears(id, speaker, to, voice),
        `${name}: ${id} hears the ${voice} of ${speaker} to ${to}`,
      );
    }
  }

  private hears(id: EntityId, speaker: EntityId, to: EntityId, voice: Voice): Opinion {
    const world = worldOf(this.drive.play);
    const [ears, mouth] = [
      this.stage.actors.get(id)?.walker?.position,
      this.stage.actors.get(speaker)?.walker?.position,
    ];
    const [here, there] = [placeOf(world, thingOf(world, id)), placeOf(world, thingOf(world, speaker))];
    if (!ears || !mouth || !here || !there) return 'unsure';
    if (isDead(thingOf(world, id)) || !this.comesTo(speaker, id)) return 'no';
    const meters = flatDistance(ears, mouth);
    const earshot = earshots[voice === 'whisper' && id !== to ? 'overheard' : voice];
    if (here.id === there.id)
      return meters > earshot.here * 1.01 ? 'no' : meters < earshot.here * 0.99 ? 'yes' : 'unsure';
    const ways = [here, there].flatMap((place) => place.exits.filter((exit) => [here.id, there.id].includes(exit.to)));
    const isWide = ways.some(({ door }) => door === undefined || isOpen(thingOf(world, door)));
    const most = ways.length === 0 ? 0 : isWide ? earshot.open : earshot.shut;
    return meters > most ? 'no' : 'unsure';
  }

  /** Is it no apparition, or one that comes to this actor? */
  private comesTo(id: EntityId, actor: EntityId): boolean {
    return this.drive.play.profiles.get(id)?.apparentTo?.includes(actor) ?? true;
  }

  private isNext(one: EntityId, other: EntityId): boolean {
    const world = worldOf(this.drive.play);
    const [here, there] = [placeOf(world, thingOf(world, one)), placeOf(world, thingOf(world, other))];
    return here !== undefined && here.id === there?.id && !is(thingOf(world, one), 'dead');
  }
}

describe('leak and miss', () => {
  it('nobody is given what they could not have seen or heard, and hardly anything in plain view is kept from them', async () => {
    const tally = new Tally();
    for (const [index, [name, file]] of files.entries()) {
      const scattering = await Scattering.open(file(), tally);
      for (let seed = index; seed < scenes; seed += files.length)
        scattering.play(seededRandom(`sights ${seed}`), `${name} ${seed}`);
      scattering.dispose();
    }
    const { leaks, misses, due, given, sure } = tally;
    console.log(
      `${scenes} scenes: ${given} sights and sounds given, ${sure} judged; leaks ${leaks.length}; misses ${misses.length} of ${due} in plain view or earshot (${((misses.length / Math.max(1, due)) * 100).toFixed(2)} %)`,
    );
    expect(due).toBeGreaterThan(scenes * 2);
    expect(leaks).toEqual([]);
    expect(misses.length, misses.slice(0, 12).join('\n')).toBeLessThanOrEqual(due * 0.01);
  });
});
