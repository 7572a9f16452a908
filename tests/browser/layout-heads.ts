import type { Picture, Shown, ShownHead } from '../../plugin/picture/view/stage-picture.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Random } from '../../src/kit/random.ts';

interface Place {
  /** In metres from the lens: to the right, up, and away. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Half a head, as the stage's picture has it. */
const half = { across: 0.12, up: 0.15 } as const;
/** From a head's middle to the place over it that a bubble's tail points to. */
const overHead = 0.26;

/** As wide as the eyes of somebody who plays see by the standard settings, and as tall as they may at most. */
const eyes = { halfWide: Math.tan((75 * Math.PI) / 360), mostTall: 0.745 } as const;
/** A film shows so much of somebody who speaks, from a face to a whole body, with their eyes above the middle. */
const film = { leastMeters: 0.72, mostMeters: 2.4, across: 0.26, up: 0.2 } as const;

/**
 * Heads as a lens sees them that is turned to whoever speaks: standing and sitting, from a whisper's distance to the other end
 * of a room; or as the film's editor frames them. A picture without a stage.
 */
export class Heads implements Picture {
  private readonly places = new Map<EntityId, Place>();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly random: Random,
    private readonly isFilm: boolean,
  ) {}

  /** Everybody somewhere; whoever speaks near the middle, as a lens shows them. */
  scatter(actors: readonly EntityId[], speaker: EntityId | undefined): void {
    const between = (least: number, most: number): number => least + this.random.next() * (most - least);
    this.places.clear();
    const pitch = between(-0.06, 0.08);
    const framed = between(film.leastMeters, film.mostMeters);
    for (const actor of actors) {
      const isSpeaking = actor === speaker;
      const z = this.isFilm ? framed / 2 / this.tangent : between(0.9, isSpeaking ? 4 : 5);
      const height = this.random.next() < 0.2 ? -0.4 : between(-0.1, 0.1);
      const seen = isSpeaking ? between(-0.25, 0.25) * z : between(-1.1, 1.1) * z;
      const composed = { x: (between(-film.across, film.across) * framed) / 2, y: (film.up * framed) / 2, z };
      const met = { x: seen, y: height * (isSpeaking ? 0.3 : 1) + pitch * z, z: between(0.95, 1.05) * z };
      this.places.set(actor, this.isFilm && isSpeaking ? composed : met);
    }
  }

  /** Half the picture's height, a metre away. */
  private get tangent(): number {
    const { clientWidth, clientHeight } = this.canvas;
    return this.isFilm ? 0.2 : Math.min(eyes.mostTall, (eyes.halfWide * clientHeight) / clientWidth);
  }

  head(id: EntityId): ShownHead | undefined {
    const at = this.places.get(id);
    if (!at) return undefined;
    const { x, y } = this.shown(at);
    const perMeter = this.perMeter(at.z);
    const [wide, tall] = [half.across * perMeter, half.up * perMeter];
    const { clientWidth, clientHeight } = this.canvas;
    const isSeen = x > -wide && x < clientWidth + wide && y > -tall && y < clientHeight + tall;
    return { left: x - wide, top: y - tall, right: x + wide, bottom: y + tall, isSeen };
  }

  above(id: EntityId): Shown | undefined {
    const { clientWidth, clientHeight } = this.canvas;
    // Things are where one looks.
    if (id.startsWith('prop:')) return { x: clientWidth / 2, y: clientHeight / 2, meters: 1, isSeen: true };
    const at = this.places.get(id);
    if (!at) return undefined;
    const { x, y } = this.shown({ ...at, y: at.y + overHead });
    return { x, y, meters: at.z, isSeen: x >= 0 && x <= clientWidth && y >= 0 && y <= clientHeight };
  }

  bearing(id: EntityId): number | undefined {
    const at = this.places.get(id);
    return at && Math.atan2(at.x, at.z);
  }

  take(): Promise<Blob> {
    return Promise.resolve(new Blob());
  }

  private perMeter(z: number): number {
    return this.canvas.clientHeight / 2 / this.tangent / z;
  }

  private shown({ x, y, z }: Place): { readonly x: number; readonly y: number } {
    const { clientWidth, clientHeight } = this.canvas;
    const perMeter = this.perMeter(z);
    return { x: clientWidth / 2 + x * perMeter, y: clientHeight / 2 - y * perMeter };
  }
}
