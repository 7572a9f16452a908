/** A picture as text. Everything a play says goes in as text and never as markup. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');

/** Two digits are finer than any screen. */
const shortened = (value: number): string => String(Math.round(value * 100) / 100);

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? shortened(value) : escaped(String(value))}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export type SheetPoint = readonly [x: number, y: number];

export const polygon = (spots: readonly SheetPoint[], attributes: Attributes): string =>
  tag('polygon', { points: spots.map((spot) => spot.map(shortened).join(',')).join(' '), ...attributes });

export const line = ([x1, y1]: SheetPoint, [x2, y2]: SheetPoint, attributes: Attributes): string =>
  tag('line', { x1, y1, x2, y2, ...attributes });

export const text = ([x, y]: SheetPoint, said: string, attributes: Attributes = {}): string =>
  tag('text', { x, y, ...attributes }, escaped(said));

/** How wide a text is about, in a letter's own size: Chinese letters are as wide as they are high. */
export const widthOf = (said: string, size: number): number =>
  [...said].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.56), 0) * size;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meets = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Finds room for labels: each where it is wanted, or as near to it as no other label is. */
export class Labels {
  private readonly taken: Area[] = [];

  place(width: number, height: number, [x, y]: SheetPoint): SheetPoint {
    for (let ring = 0; ring < 14; ring++) {
      const steps = ring === 0 ? 1 : ring * 8;
      for (let step = 0; step < steps; step++) {
        const angle = (step / steps) * 2 * Math.PI - Math.PI / 2;
        const [far, aside] = [ring * height * 0.62, ring * height * 0.8];
        const middle: SheetPoint = [x + Math.cos(angle) * aside, y + Math.sin(angle) * far];
        const area = { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
        if (this.taken.some((other) => meets(area, other))) continue;
        this.taken.push(area);
        return middle;
      }
    }
    return [x, y];
  }
}
