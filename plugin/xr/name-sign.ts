import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { upperFirst } from '../../src/world/naming.ts';
import { distance, plus, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import { fontOf, TextSign, type Pen } from './text-sign.ts';

const pixels = { width: 512, height: 88 } as const;
const letters = 46;
/** So long something is looked at before it is named: eyes that pass by are told nothing. */
const lookedSeconds = 0.35;
/** Seen as wide as this from any distance, in radians; at hand no wider than a palm. */
const width = { radians: 0.26, least: 0.16, most: 1.4 } as const;
const aboveEyes = 0.28;
const aboveThing = 0.07;

/** The name of whom one faces, or of what a hand is at or points at. */
export class NameSign {
  private readonly sign: TextSign;
  private looked: EntityId | undefined;
  private seconds = 0;

  constructor(
    private readonly stage: Stage,
    home: TransformNode,
  ) {
    this.sign = new TextSign(home, 'name', pixels);
  }

  /** The name that is read now. */
  get shown(): string | undefined {
    return this.sign.isShown && this.looked !== undefined ? this.of(this.looked)?.name : undefined;
  }

  /** Names this one from now on, where it stands on the stage; nothing takes the sign away. */
  update(seconds: number, id: EntityId | undefined, eyes: Vec3): void {
    this.seconds = id === this.looked ? this.seconds + seconds : 0;
    this.looked = id;
    const named = id !== undefined && this.seconds >= lookedSeconds ? this.of(id) : undefined;
    if (!named) return this.sign.hide();
    const { name, at } = named;
    this.sign.paint(name, (pen) => draw(pen, name));
    this.sign.hang(at, eyes, clamp(distance(at, eyes) * width.radians, width.least, width.most));
  }

  dispose(): void {
    this.sign.dispose();
  }

  private of(id: EntityId): { readonly name: string; readonly at: Vec3 } | undefined {
    const actor = this.stage.actors.get(id);
    if (actor) return actor.isOnStage ? { name: upperFirst(actor.thing.name), at: plus(actor.eyes, vec(0, aboveEyes, 0)) } : undefined; // prettier-ignore
    const prop = this.stage.props.all.get(id);
    if (!prop?.isVisible) return undefined;
    return {
      name: upperFirst(prop.thing.name),
      at: plus(prop.center, vec(0, prop.measures.size.y / 2 + aboveThing, 0)),
    };
  }
}

/** A pill around the name, no wider than it. */
function draw(pen: Pen, name: string): void {
  pen.font = fontOf(letters, 700);
  const wide = Math.min(pixels.width, pen.measureText(name).width + letters);
  pen.fillStyle = 'rgba(14, 11, 9, 0.74)';
  pen.beginPath();
  pen.roundRect((pixels.width - wide) / 2, 0, wide, pixels.height, letters * 0.6);
  pen.fill();
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#e2b96f';
  pen.fillText(name, pixels.width / 2, pixels.height / 2, pixels.width - letters * 0.6);
}
