import '@babylonjs/core/Engines/Extensions/engine.dynamicTexture.js';
import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { CreatePlane } from '@babylonjs/core/Meshes/Builders/planeBuilder.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { overlayLayer } from '../picture/look/layers.ts';
import { airy, letGo, overlaid, ungraded, unlitMaterial } from '../picture/look/unlit-material.ts';
import { distance, minus, plus, scaled, yawTowards, type Vec3 } from '../stage/space/vector.ts';

/** What a sign is painted with; in pixels. */
export type Pen = CanvasRenderingContext2D;

export const fontOf = (pixels: number, weight = 400): string =>
  `${weight} ${pixels}px "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Noto Serif CJK SC", serif`;

/** Nobody reads what touches their nose. */
const nearestMeters = 0.55;

/** A board with words on it that hangs on the stage and turns to whoever reads it. */
export class TextSign {
  private readonly mesh: Mesh;
  private readonly texture: DynamicTexture;
  private readonly material: StandardMaterial;
  private written = '';

  constructor(
    parent: TransformNode,
    name: string,
    readonly pixels: { readonly width: number; readonly height: number },
  ) {
    const scene = parent.getScene();
    this.texture = new DynamicTexture(name, pixels, scene, true);
    this.texture.hasAlpha = true;
    this.material = unlitMaterial(scene, name, {
      ...airy,
      ...overlaid,
      // Alone: a colour beside it would be added, and everything on the sign be white.
      emissiveTexture: this.texture,
      opacityTexture: this.texture,
      imageProcessingConfiguration: ungraded(),
    });
    this.mesh = CreatePlane(name, { width: 1, height: pixels.height / pixels.width }, scene);
    this.mesh.parent = parent;
    this.mesh.material = this.material;
    this.mesh.isPickable = false;
    this.mesh.layerMask = overlayLayer;
    this.mesh.alphaIndex = 1000;
    this.mesh.setEnabled(false);
  }

  get isShown(): boolean {
    return this.mesh.isEnabled(false);
  }

  hide(): void {
    this.mesh.setEnabled(false);
  }

  /** Paints it anew, where `key` says that something else is on it. */
  paint(key: string, draw: (pen: Pen) => void): void {
    if (key === this.written) return;
    this.written = key;
    const pen = this.texture.getContext() as Pen;
    pen.clearRect(0, 0, this.pixels.width, this.pixels.height);
    draw(pen);
    this.texture.update(true, true);
  }

  /** Hangs it here, so wide, turned to these eyes; never nearer to them than one can read. Returns where it hangs. */
  hang(wanted: Vec3, eyes: Vec3, widthMeters: number): Vec3 {
    const far = distance(wanted, eyes);
    const at =
      far < nearestMeters ? plus(eyes, scaled(minus(wanted, eyes), nearestMeters / Math.max(far, 0.01))) : wanted;
    const flat = Math.hypot(at.x - eyes.x, at.z - eyes.z);
    this.mesh.position.set(at.x, at.y, at.z);
    this.mesh.rotation.set(Math.atan2(eyes.y - at.y, flat), yawTowards(eyes, at), 0);
    this.mesh.scaling.setAll(widthMeters);
    this.mesh.setEnabled(true);
    return at;
  }

  dispose(): void {
    this.mesh.dispose();
    letGo(this.material);
    this.texture.dispose();
  }
}

/** Words on a dark ground, wrapped: what a note and a caption look like. Returns how many lines it took. */
export function drawNote(
  pen: Pen,
  { width, height }: TextSign['pixels'],
  text: string,
  {
    title,
    size = 44,
    colour = '#fff',
  }: { readonly title?: string; readonly size?: number; readonly colour?: string } = {},
): void {
  pen.font = fontOf(size);
  const room = Math.floor(height / (size * 1.25)) - (title === undefined ? 0 : 1);
  const lines = wrapped(text, (each) => pen.measureText(each).width <= width - size * 1.4).slice(-room);
  const tall = (lines.length + (title === undefined ? 0 : 0.9)) * size * 1.25 + size * 0.8;
  const top = height - tall;
  pen.fillStyle = 'rgba(14, 11, 9, 0.74)';
  pen.beginPath();
  pen.roundRect(0, top, width, tall, size * 0.5);
  pen.fill();
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  let y = top + size;
  if (title !== undefined) {
    pen.font = fontOf(size * 0.72, 700);
    pen.fillStyle = '#e2b96f';
    pen.fillText(title, width / 2, y);
    y += size * 1.1;
  }
  pen.font = fontOf(size);
  pen.fillStyle = colour;
  for (const line of lines) {
    pen.fillText(line, width / 2, y);
    y += size * 1.25;
  }
}

/** Breaks a text where it does not fit any more: between words, and in scripts without spaces anywhere. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const pieces = text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}
