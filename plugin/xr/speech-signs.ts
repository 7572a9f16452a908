import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { upperFirst } from '../../src/world/naming.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { distance, plus, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { drawNote, TextSign } from './text-sign.ts';

const pixels = { width: 1024, height: 320 } as const;
const keptSeconds = 2.5;
/** Of a long line the end is shown. */
const mostLetters = 130;
const overHead = vec(0, 0.36, 0);
/** Seen as wide as this from any distance, in radians; near by no wider than a body, far off no wider than a cart. */
const width = { radians: 0.42, least: 0.5, most: 2.6 } as const;
const mostSigns = 4;

interface Spoken {
  readonly actor: EntityId;
  text: string;
  seconds: number;
  isOver: boolean;
  sign: TextSign | undefined;
}

/** What is said, over the heads of those who say it, as it is heard. */
export class SpeechSigns {
  private readonly spoken = new Map<EntityId, Spoken>();
  private readonly idle: TextSign[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly home: TransformNode,
    private readonly self: EntityId | undefined,
  ) {}

  /** What stands over whose head now. */
  get lines(): ReadonlyMap<EntityId, string> {
    return new Map([...this.spoken].map(([actor, { text }]) => [actor, text]));
  }

  isSpeaking(actor: EntityId): boolean {
    return this.spoken.has(actor);
  }

  follow(fact: Fact): void {
    if (!('actor' in fact) || fact.actor === this.self) return;
    const { actor } = fact;
    if (fact.type === 'line:begun') this.drop(actor);
    if (fact.type === 'line:ended') {
      const line = this.spoken.get(actor);
      if (line) line.isOver = true;
    }
    if (fact.type !== 'word:spoken' || (this.self !== undefined && !fact.witnesses.includes(this.self))) return;
    const line = this.spoken.get(actor);
    if (line) line.text = `${line.text} ${fact.text}`;
    else if (this.spoken.size < mostSigns)
      this.spoken.set(actor, { actor, text: fact.text, seconds: keptSeconds, isOver: false, sign: undefined });
  }

  /** `scale` is how many times smaller than life the stage is seen. */
  update(seconds: number, eyes: Vec3, scale = 1): void {
    for (const line of this.spoken.values()) {
      if (line.isOver) line.seconds -= seconds;
      const actor = this.stage.actors.get(line.actor);
      if (line.seconds <= 0) {
        this.drop(line.actor);
        continue;
      }
      if (!actor?.isOnStage) {
        line.sign?.hide();
        continue;
      }
      line.sign ??= this.idle.pop() ?? new TextSign(this.home, 'speech', pixels);
      const shown = line.text.length > mostLetters ? `… ${line.text.slice(-mostLetters)}` : line.text;
      const title = upperFirst(actor.thing.name);
      line.sign.paint(`${title}\n${shown}`, (pen) => drawNote(pen, pixels, shown, { title, size: 52 }));
      const at = plus(actor.eyes, overHead);
      const wide = clamp(distance(at, eyes) * width.radians, width.least, width.most * scale);
      line.sign.hang(plus(at, vec(0, (wide * pixels.height) / pixels.width / 2 - 0.08, 0)), eyes, wide);
    }
  }

  dispose(): void {
    for (const { sign } of this.spoken.values()) sign?.dispose();
    for (const sign of this.idle) sign.dispose();
    this.spoken.clear();
  }

  private drop(actor: EntityId): void {
    const line = this.spoken.get(actor);
    this.spoken.delete(actor);
    if (!line?.sign) return;
    line.sign.hide();
    this.idle.push(line.sign);
  }
}
