import { entityId, type EntityId } from '../../../../src/drama/entity-id.ts';
import type { Fact } from '../../../../src/drama/fact.ts';
import type { Proscenium } from '../../../../src/embed/proscenium.ts';
import { vec, yawTowards, type Vec3 } from '../../../../plugin/stage/space/vector.ts';

/** What each of the watch did and said while somebody did something before or behind them. */
export interface Watched {
  readonly witnesses: readonly string[];
  /** Of whoever did something themselves: starts of the body, and lines. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** So long everybody has to answer what was done or said. */
const answerMs = 11_000;

/** The watch in the guardroom: stands people about, lets Ada do and say things, and tells what became of it. */
export class Watch {
  private readonly facts: Fact[] = [];

  constructor(readonly drama: Proscenium) {
    drama.onFactObservable.add((fact) => this.facts.push(fact));
  }

  /** A spot so far from the door, into the guardroom or (below 0) into the closet, and so far aside. */
  spot(meters: number, aside = 0): Vec3 {
    const { rooms } = this.drama.stage;
    const [way] = rooms.doorwaysOf(entityId('place:guardroom'));
    if (!way) throw new Error('There is no door.');
    const place = entityId(meters < 0 ? 'place:closet' : 'place:guardroom');
    const { x, y, z } = rooms.inside(way, place, Math.abs(meters));
    return vec(x + Math.cos(way.yaw) * aside, y, z - Math.sin(way.yaw) * aside);
  }

  /** Stands somebody there with their face to a point. */
  put(who: string, position: Vec3, face: Vec3): void {
    const { actors } = this.drama.stage;
    const actor = actors.get(entityId(`actor:${who}`));
    if (!actor) throw new Error(`There is no ${who}.`);
    const yaw = yawTowards(position, face);
    actor.gaze = undefined;
    actors.putAt(actor, { position, yaw });
    actor.walker?.stand(yaw);
  }

  /** Somebody does or says something, and whoever wants to answers it. */
  async does(who: string, text: string): Promise<Watched> {
    const before = this.facts.length;
    const actor = entityId(`actor:${who}`);
    const asked = this.drama.say(text, actor);
    if (!asked.ok) throw new Error(`${text}: ${asked.error.message}`);
    await this.drama.advance(answerMs);
    return watchedIn(this.facts.slice(before), actor);
  }

  /** Until somebody is in the middle of a line. */
  async untilTalking(who: string): Promise<void> {
    const actor = this.drama.stage.actors.get(entityId(`actor:${who}`));
    for (let passed = 0; !actor?.isTalking && passed < 20_000; passed += 50) await this.drama.advance(50);
    if (!actor?.isTalking) throw new Error(`${who} does not talk.`);
  }

  /** Somebody begins to say something; nobody waits for their answer. */
  begin(who: string, text: string): void {
    const asked = this.drama.say(text, entityId(`actor:${who}`));
    if (!asked.ok) throw new Error(`${text}: ${asked.error.message}`);
  }
}

function watchedIn(facts: readonly Fact[], doer: EntityId): Watched {
  const starts: Record<string, string[]> = {};
  const lines: Record<string, string[]> = {};
  const turns = new Map<number, string[]>();
  for (const fact of facts) {
    if (fact.type === 'action:ruled' && fact.actor !== doer)
      (starts[nameOf(fact.actor)] ??= []).push(fact.action.word ?? fact.action.verb);
    if (fact.type === 'word:spoken' && fact.actor !== doer) {
      const line = turns.get(fact.turn) ?? [];
      turns.set(fact.turn, [...line, fact.text]);
    }
    if (fact.type === 'line:ended' && fact.actor !== doer)
      (lines[nameOf(fact.actor)] ??= []).push((turns.get(fact.turn) ?? []).join(' '));
  }
  const own = facts.find((fact) => (fact.type === 'action:ruled' || fact.type === 'line:begun') && fact.actor === doer);
  return { witnesses: (own?.witnesses ?? []).map(nameOf), starts, lines };
}

const nameOf = (id: EntityId): string => id.replace(/^actor:/, '');

/** Everything that was seen of the watch, step by step: the same in Node and in a browser. */
export async function keepWatch(drama: Proscenium): Promise<Readonly<Record<string, Watched>>> {
  const watch = new Watch(drama);
  const stand = (isClaraTurned = false): void => {
    const [ada, bruno, clara, dan] = [watch.spot(1.6), watch.spot(-1.5), watch.spot(3.2, 0.5), watch.spot(4.4, 0.5)];
    watch.put('ada', ada, bruno);
    watch.put('bruno', bruno, ada);
    watch.put('clara', clara, isClaraTurned ? ada : dan);
    watch.put('dan', dan, clara);
  };
  await drama.advance(1500);
  stand();
  // Clara answers Dan; behind her back, and behind the closed door, a dagger is drawn.
  watch.begin('dan', 'Clara, what are you here for?');
  await watch.untilTalking('clara');
  const behind = await watch.does('ada', '(brandishes the dagger)');
  const clara = await watch.does('dan', 'Clara, did you see what Ada did?');
  await watch.does('ada', '(sheathes the dagger)');
  await watch.does('ada', '(opens the door)');
  stand();
  const bruno = await watch.does('ada', 'Bruno, did you see the dagger?');
  stand();
  const through = await watch.does('ada', '(brandishes the dagger)');
  const brunoSaw = await watch.does('ada', 'Bruno, did you see what I did?');
  stand();
  const dropped = await watch.does('ada', '(drops the dagger)');
  const claraHeard = await watch.does('dan', 'Clara, did you see that?');
  await watch.does('ada', '(picks up the dagger)');
  stand(true);
  const turned = await watch.does('ada', '(points the dagger at Clara)');
  return { behind, clara, bruno, through, brunoSaw, dropped, claraHeard, turned };
}
