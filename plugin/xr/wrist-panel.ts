import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { turnedBy, type Pose } from '../stage/space/pose.ts';
import { cross, distance, dot, minus, plus, scaled, vec, type Vec3 } from '../stage/space/vector.ts';
import { fontOf, TextSign, wrapped, type Pen } from './text-sign.ts';

const pixels = { width: 900, height: 600 } as const;
const meters = { wide: 0.36, tall: 0.24 } as const;
const aboveWrist = vec(0, 0.17, 0);
/** The panel is there while one looks at the wrist: so near to the eyes, so near to the middle of the look. */
const looked = { meters: 0.75, cosine: 0.86 } as const;
const title = 96;
const rowPixels = (pixels.height - title) / 3;

/** Three things to say, over the left wrist, for whoever looks at it. */
export class WristPanel {
  private readonly sign: TextSign;
  private rows: readonly string[] = [];
  private at: { readonly middle: Vec3; readonly right: Vec3; readonly up: Vec3; readonly ahead: Vec3 } | undefined;
  private lit: number | undefined;
  private wasPressed = false;

  constructor(
    home: TransformNode,
    private readonly heading: string,
  ) {
    this.sign = new TextSign(home, 'wrist', pixels);
  }

  get isShown(): boolean {
    return this.at !== undefined;
  }

  /** Shows what could be said where the wrist is looked at; `offer` is asked when it comes into sight. */
  update(eyes: Pose, wrist: Pose | undefined, offer: () => readonly string[]): void {
    const middle = wrist && plus(wrist.position, aboveWrist);
    const isLookedAt = middle !== undefined && isInLook(eyes, middle, this.isShown ? 0.9 : 1);
    if (!middle || !isLookedAt) {
      this.at = undefined;
      return this.sign.hide();
    }
    if (!this.isShown) this.rows = offer().slice(0, 3);
    const ahead = unit(minus(middle, eyes.position));
    const right = unit(cross(vec(0, 1, 0), ahead));
    this.at = { middle, ahead, right, up: cross(ahead, right) };
    this.sign.paint(JSON.stringify([this.rows, this.lit]), (pen) => this.draw(pen));
    this.sign.hang(middle, eyes.position, meters.wide);
  }

  /** Where a hand points at it: lights that row, and gives it when the hand presses. True while the hand is the panel's. */
  point(aim: Pose, isPressed: boolean): { readonly isOver: boolean; readonly chosen: string | undefined } {
    const row = this.rowAt(aim);
    this.lit = row;
    const chosen = row !== undefined && isPressed && !this.wasPressed ? this.rows[row] : undefined;
    this.wasPressed = isPressed;
    if (chosen !== undefined) this.rows = [];
    return { isOver: row !== undefined, chosen };
  }

  /** Other things could be said now. */
  renew(offer: () => readonly string[]): void {
    if (this.isShown) this.rows = offer().slice(0, 3);
  }

  dispose(): void {
    this.sign.dispose();
  }

  private rowAt({ position, rotation }: Pose): number | undefined {
    const { at } = this;
    if (!at) return undefined;
    const way = turnedBy(vec(0, 0, 1), rotation);
    const towards = dot(way, at.ahead);
    const far = dot(minus(at.middle, position), at.ahead) / towards;
    if (Math.abs(towards) < 0.05 || far < 0 || far > 3) return undefined;
    const point = minus(plus(position, scaled(way, far)), at.middle);
    const [x, y] = [dot(point, at.right) / meters.wide + 0.5, 0.5 - dot(point, at.up) / meters.tall];
    if (x < 0 || x > 1 || y < 0 || y > 1) return undefined;
    const row = Math.floor((y * pixels.height - title) / rowPixels);
    return row >= 0 && row < this.rows.length ? row : undefined;
  }

  private draw(pen: Pen): void {
    pen.fillStyle = 'rgba(20, 16, 13, 0.92)';
    pen.beginPath();
    pen.roundRect(0, 0, pixels.width, pixels.height, 36);
    pen.fill();
    pen.textBaseline = 'middle';
    pen.textAlign = 'left';
    pen.font = fontOf(40, 700);
    pen.fillStyle = '#e2b96f';
    pen.fillText(this.heading, 40, title / 2 + 6);
    for (const [index, text] of this.rows.entries()) {
      const top = title + index * rowPixels;
      pen.fillStyle = index === this.lit ? 'rgba(226, 185, 111, 0.34)' : 'rgba(255, 255, 255, 0.07)';
      pen.beginPath();
      pen.roundRect(20, top + 6, pixels.width - 40, rowPixels - 14, 22);
      pen.fill();
      pen.font = fontOf(42);
      pen.fillStyle = '#fff';
      const lines = wrapped(text, (each) => pen.measureText(each).width < pixels.width - 100).slice(0, 3);
      const first = top + rowPixels / 2 - ((lines.length - 1) * 48) / 2;
      for (const [line, words] of lines.entries()) pen.fillText(words, 46, first + line * 48);
    }
  }
}

function isInLook({ position, rotation }: Pose, at: Vec3, part: number): boolean {
  const ahead = turnedBy(vec(0, 0, 1), rotation);
  const far = distance(position, at);
  return far < looked.meters / part && dot(minus(at, position), ahead) / Math.max(far, 0.01) > looked.cosine * part;
}

const unit = (v: Vec3): Vec3 => scaled(v, 1 / Math.max(1e-6, Math.hypot(v.x, v.y, v.z)));
