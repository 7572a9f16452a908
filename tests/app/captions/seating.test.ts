import { afterEach, expect, it, vi } from 'vitest';
import { boxInPicture, Seating } from '../../../src/app/captions/seating.ts';

/** As much of an element as has a place. */
const placed = (offsetLeft: number, offsetTop: number, offsetParent: HTMLElement | null, name = ''): HTMLElement =>
  ({
    ...{ offsetLeft, offsetTop, offsetParent, offsetWidth: 64, offsetHeight: 48 },
    matches: (selector: string) => selector === name,
  }) as unknown as HTMLElement;

it('knows where a button is in the picture that stands in a corner of its own', () => {
  const auditorium = placed(20, 10, null, '.auditorium');
  const thumbs = placed(0, 0, auditorium);
  const corner = placed(690, 180, thumbs);
  expect(boxInPicture(placed(74, 5, corner))).toEqual({ left: 764, top: 185, right: 828, bottom: 233 });
  expect(boxInPicture(placed(74, 5, auditorium)), 'what stands in it itself').toMatchObject({ left: 74, top: 5 });
});

afterEach(() => vi.unstubAllGlobals());

it('writes the title on nobody, and a prompt on nobody who speaks', () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16' }));
  const shown = (box: HTMLElement) => {
    const classes = new Set<string>();
    const toggle = (name: string, isOn: boolean): boolean =>
      isOn ? classes.add(name).has(name) : classes.delete(name);
    const style = { removeProperty: () => '', setProperty: () => undefined };
    return { root: Object.assign(box, { classList: { toggle }, dataset: {}, style }), classes };
  };
  const picture = placed(0, 0, null, '.auditorium');
  const [title, prompt] = [shown(placed(300, 10, picture)), shown(placed(300, 10, picture))];
  const card = () => shown(placed(0, 300, picture)).root;
  const [root, told, lines] = [card(), card(), card()];
  const yielding = [title.root, prompt.root];
  const seating = new Seating({ root, told, lines, beside: undefined, title: title.root, yielding, sidestepping: [] });
  seating.measure();
  const face = { left: 320, top: 20, right: 380, bottom: 90 };
  seating.keepOff([{ ...face, isSpeaking: false }]);
  expect([title.classes.has('yields'), prompt.classes.has('yields')]).toEqual([true, false]);
  seating.keepOff([{ ...face, isSpeaking: true }]);
  expect([title.classes.has('yields'), prompt.classes.has('yields')]).toEqual([true, true]);
  seating.keepOff([]);
  expect([title.classes.has('yields'), prompt.classes.has('yields')]).toEqual([false, false]);
});
