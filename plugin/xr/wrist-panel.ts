import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { turnedBy, type Pose } from '../stage/space/pose.ts';
import { cross, distance, dot, minus, plus, scaled, vec, type Vec3 } from '../stage/space/vector.ts';
import { fontOf, TextSign, wrapped, type Pen } from './text-sign.ts';
import { slatePixels as pixels, tabPixels, typedPixels, WristSlate, type SlateWords } from './wrist-slate.ts';

const meters = { wide: 0.36, tall: 0.24 } as const;
/** High enough for the fist not to hide its last row. */
const aboveWrist = vec(0, 0.21, 0);
/** The panel is there while one looks at the wrist: so near to the eyes, so near to the middle of the look. */
const looked = { meters: 0.75, cosine: 0.86 } as const;
/** Whoever holds something in that hand looks at the thing: the slate comes only after so long. */
const fullHandSeconds = 1.2;
const gap = 6;
const readLine = 44;

/** What the panel has to show, asked for when it comes into sight. */
interface WristOffer {
  /** Things one could say. */
  say(): readonly string[];
  /** Who is who, and where. */
  bill(): readonly string[];
  /** What was said and done, the last of it last. */
  told(): readonly string[];
  /** What goes on in whoever is faced, and where the plot stands: the inspector of the page. */
  mind(): readonly string[];
}

/** A slate over the left wrist, for whoever looks at it. */
export class WristPanel {
  private readonly sign: TextSign;
  private readonly slate: WristSlate;
  private text: readonly string[] = [];
  private at: { readonly middle: Vec3; readonly right: Vec3; readonly up: Vec3; readonly ahead: Vec3 } | undefined;
  private lit: string | undefined;
  private wasPressed = false;
  private lookedSeconds = 0;

  constructor(
    home: TransformNode,
    words: SlateWords,
    private readonly offer: WristOffer,
  ) {
    this.slate = new WristSlate(words);
    this.sign = new TextSign(home, 'wrist', pixels);
  }

  get isShown(): boolean {
    return this.at !== undefined;
  }

  /** Shows it where the wrist is looked at; at once, where its hand is empty. */
  update(seconds: number, eyes: Pose, wrist: Pose | undefined, isFull: boolean): void {
    const middle = wrist && plus(wrist.position, aboveWrist);
    const isLookedAt = middle !== undefined && isInLook(eyes, middle, this.isShown ? 0.9 : 1);
    this.lookedSeconds = isLookedAt ? this.lookedSeconds + seconds : 0;
    if (!middle || !isLookedAt || (isFull && this.lookedSeconds < fullHandSeconds)) {
      this.at = undefined;
      return this.sign.hide();
    }
    if (!this.isShown) this.renew();
    const ahead = unit(minus(middle, eyes.position));
    const right = unit(cross(vec(0, 1, 0), ahead));
    const { page, typed, rows } = this.slate;
    this.sign.paint(JSON.stringify([page, typed, rows, this.text, this.lit]), (pen) => this.draw(pen));
    // It is pointed at where it is seen.
    const hung = this.sign.hang(middle, eyes.position, meters.wide);
    this.at = { middle: hung, ahead, right, up: cross(ahead, right) };
  }

  /** Where a hand points at it: lights what is there, and presses it when the hand presses. True while the hand is the panel's. */
  point(aim: Pose, isPressed: boolean): { readonly isOver: boolean; readonly chosen: string | undefined } {
    const spot = this.spotAt(aim);
    const key = spot && this.buttonAt(spot.x, spot.y);
    this.lit = key;
    const isPress = isPressed && !this.wasPressed;
    this.wasPressed = isPressed;
    const chosen = key !== undefined && isPress ? this.slate.press(key) : undefined;
    if (key !== undefined && isPress && chosen === undefined) this.renew();
    return { isOver: spot !== undefined, chosen };
  }

  /** Other things could be said now. */
  renew(): void {
    const { slate, offer } = this;
    if (slate.page === 'say') slate.rows = offer.say();
    this.text = slate.page === 'say' || slate.page === 'keys' ? [] : offer[slate.page]();
  }

  /** It could not be said now: what was typed is there again. */
  takeBack(text: string): void {
    if (this.slate.page === 'keys') this.slate.typed = text;
  }

  dispose(): void {
    this.sign.dispose();
  }

  /** Where a ray meets it, in its pixels. */
  private spotAt({ position, rotation }: Pose): { readonly x: number; readonly y: number } | undefined {
    const { at } = this;
    if (!at) return undefined;
    const way = turnedBy(vec(0, 0, 1), rotation);
    const towards = dot(way, at.ahead);
    const far = dot(minus(at.middle, position), at.ahead) / towards;
    if (Math.abs(towards) < 0.05 || far < 0 || far > 3) return undefined;
    const point = minus(plus(position, scaled(way, far)), at.middle);
    const [x, y] = [dot(point, at.right) / meters.wide + 0.5, 0.5 - dot(point, at.up) / meters.tall];
    return x < 0 || x > 1 || y < 0 || y > 1 ? undefined : { x: x * pixels.width, y: y * pixels.height };
  }

  private buttonAt(x: number, y: number): string | undefined {
    return this.slate.buttons.find(
      (each) => x >= each.x && x < each.x + each.width && y >= each.y && y < each.y + each.height,
    )?.key;
  }

  private draw(pen: Pen): void {
    pen.fillStyle = 'rgba(20, 16, 13, 0.92)';
    pen.beginPath();
    pen.roundRect(0, 0, pixels.width, pixels.height, 36);
    pen.fill();
    pen.textBaseline = 'middle';
    const { page, typed } = this.slate;
    for (const { key, label, x, y, width, height, isText } of this.slate.buttons) {
      const isUp = key === `page:${page}`;
      pen.fillStyle = key === this.lit ? 'rgba(226, 185, 111, 0.34)' : `rgba(255, 255, 255, ${isUp ? 0.18 : 0.07})`;
      pen.beginPath();
      pen.roundRect(x + gap, y + gap, width - 2 * gap, height - 2 * gap, 18);
      pen.fill();
      pen.fillStyle = isUp ? '#e2b96f' : '#fff';
      pen.font = fontOf(40);
      pen.textAlign = isText ? 'left' : 'center';
      const lines = isText ? linesOf(pen, label, width - 80).slice(0, 3) : [label];
      const first = y + height / 2 - ((lines.length - 1) * 48) / 2;
      for (const [line, words] of lines.entries())
        pen.fillText(words, isText ? x + 40 : x + width / 2, first + line * 48, width - 2 * gap);
    }
    pen.textAlign = 'left';
    pen.fillStyle = '#fff';
    pen.font = fontOf(40);
    if (page === 'keys') pen.fillText(`${typed.slice(-44)}▏`, 40, tabPixels + typedPixels / 2);
    pen.font = fontOf(34);
    const room = Math.floor((pixels.height - tabPixels) / readLine) - 1;
    const read = this.text.flatMap((line) => linesOf(pen, line, pixels.width - 80));
    // Of what was said the end is shown, of a bill the beginning.
    const shown = page === 'told' ? read.slice(-room) : read.slice(0, room);
    for (const [line, words] of shown.entries()) pen.fillText(words, 40, tabPixels + readLine * (line + 1));
  }
}

const linesOf = (pen: Pen, text: string, width: number): string[] =>
  wrapped(text, (each) => pen.measureText(each).width < width);

function isInLook({ position, rotation }: Pose, at: Vec3, part: number): boolean {
  const ahead = turnedBy(vec(0, 0, 1), rotation);
  const far = distance(position, at);
  return far < looked.meters / part && dot(minus(at, position), ahead) / Math.max(far, 0.01) > looked.cosine * part;
}

const unit = (v: Vec3): Vec3 => scaled(v, 1 / Math.max(1e-6, Math.hypot(v.x, v.y, v.z)));
