import type { Change } from '../../../src/drama/change.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../../src/drama/fact.ts';
import type { VerbName } from '../../../src/drama/verb.ts';
import type { SceneFile } from '../../../src/drama/scene-file.ts';
import { Drive } from '../../play/drive.ts';
import { houseFile, houseScene } from '../../play/house-scene.ts';

type Begun = Partial<Pick<FactOf<'turn:begun'>, 'about' | 'source' | 'beat' | 'desire' | 'to'>>;

/** The house of the kernel's tests, with what only counters look at: a lamp, a radio, a cake, and beats with conditions. */
export function plantedScene(): SceneFile {
  const file = structuredClone(houseFile) as typeof houseFile & { entities: object[] };
  const here = { at: { on: 'prop:table' }, kind: 'prop' };
  file.entities.push(
    { id: 'prop:lamp', name: 'lamp', traits: ['portable', 'light', 'lightable'], state: { lit: true }, ...here },
    { id: 'prop:radio', name: 'radio', traits: ['portable', 'device', 'switchable'], state: { on: false }, ...here },
    { id: 'prop:cake', name: 'cake', traits: ['portable', 'edible'], ...here },
    { id: 'prop:box', name: 'cake box', traits: ['portable', 'container'], ...here },
  );
  const beats = file.blueprint.acts[0]?.scenes[0]?.points[0]?.trajectories[1]?.beats as object[];
  beats.push({
    id: 'bruno-takes-the-lamp',
    actor: 'actor:bruno',
    plays: ['(takes the lamp)'],
    hint: 'It burns for nobody.',
    when: { entity: 'prop:lamp', state: { lit: true } },
  });
  const asked = file.blueprint.acts[0]?.scenes[0]?.points[0]?.trajectories[0]?.beats as object[];
  asked.push({ id: 'bruno-owns-up', actor: 'actor:bruno', to: 'actor:ada', plays: ['I did.'], hint: 'Say so.' });
  const asks = { id: 'bruno-asks-back', actor: 'actor:bruno', to: 'actor:ada', plays: ['Was it you?'], hint: 'Ask.' };
  const waits = { id: 'ada-waits', actor: 'actor:ada', to: 'actor:bruno', plays: ['Well.'], hint: 'Wait.' };
  const back = { id: 'asking-back', description: 'He asks back.', beats: [waits, asks] };
  const roads = file.blueprint.acts[0]?.scenes[0]?.points[0]?.trajectories as object[];
  roads.push(back);
  return houseScene(file);
}

/** A log written by hand, a turn at a time, whether or not the kernel would have given it. */
export class Planted {
  private readonly drive = new Drive({}, plantedScene()).open();
  private turn = 100;

  get facts(): readonly Fact[] {
    return [...this.drive.facts];
  }

  get last(): number {
    return this.drive.play.seq - 1;
  }

  /** A person plays this role. */
  plays(person: EntityId): this {
    this.drive.take(person);
    return this;
  }

  /** So much time passes. */
  waits(ms: number): this {
    this.drive.record({ type: 'clock:struck', by: 'clock' }, this.drive.now + ms);
    return this;
  }

  decides(actor: EntityId, more: Partial<FactOf<'decision:made'>> = {}): this {
    const about = this.last;
    const decision = { actor, about, pace: 'fast', why: 'answers the question', source: 'understudy' } as const;
    this.drive.record({ type: 'decision:made', by: actor, ...decision, ...more });
    return this;
  }

  /** A turn of one line, unless said otherwise about the last thing that happened. */
  says(actor: EntityId, text: string, begun: Begun = {}): this {
    return this.inTurn(actor, begun, (turn) => {
      const { to } = begun;
      this.drive.record({ type: 'line:begun', by: actor, turn, actor, voice: 'plain', ...(to ? { to } : {}) });
      for (const word of text.split(' '))
        this.drive.record({ type: 'word:spoken', by: actor, turn, actor, text: word });
      this.drive.record({ type: 'line:ended', by: actor, turn, actor, cut: false }, this.drive.now + 1000);
    });
  }

  /** A turn of one deed. */
  does(actor: EntityId, verb: VerbName, narration: string, changes: Change[] = [], begun: Begun = {}): this {
    return this.inTurn(actor, begun, (turn) => {
      this.drive.record({
        type: 'action:ruled',
        by: 'narrator',
        turn,
        actor,
        action: { subject: actor, verb },
        verdict: { ok: true, code: null, reason: null, changes, narration },
      });
    });
  }

  tells(narration: string, changes: Change[] = []): this {
    this.drive.tell(changes, { narration });
    return this;
  }

  cues(actor: EntityId, beat: string): this {
    this.drive.cue(actor, beat);
    return this;
  }

  private inTurn(actor: EntityId, begun: Begun, play: (turn: number) => void): this {
    const turn = this.turn++;
    const about = this.last;
    const standard = { about, pace: 'fast', source: 'understudy', scripted: false } as const;
    this.drive.record({ type: 'turn:begun', by: actor, turn, actor, ...standard, ...begun });
    play(turn);
    this.drive.record({ type: 'turn:ended', by: actor, turn, actor, how: 'finished' });
    return this;
  }
}
