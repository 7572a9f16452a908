import axe from 'axe-core';
import pageCss from '../../src/app/page.css?inline';
import { NoticeLine } from '../../src/app/dom/notice-line.ts';
import { words, type Language } from '../../src/app/words/words.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { LayoutEvening, openings, type EveningInput } from './layout-evening.ts';
import { faultsOf, leavesFree } from './layout-faults.ts';
import { LayoutTime } from './layout-time.ts';

export interface LayoutInput {
  readonly scene: unknown;
  readonly language: Language;
  /** Who plays; nobody, where it is watched. */
  readonly role?: string;
  readonly isReplay?: boolean;
  /** Behind it all, for whoever looks at it. */
  readonly picture?: string;
}

export interface LayoutHands {
  /** Goes on to so many more moments, each with other guests, read in each of these sizes of type; what was wrong in them. */
  moments(count: number, types: readonly number[], isHeld: boolean): Promise<readonly string[]>;
  barriers(): Promise<readonly string[]>;
  /** Whether the play can be paused while the paper about the others lies open. */
  canPauseBesideOthers(): boolean;
  /** How wide ideas are while the transcript lies open, in pixels. */
  ideasBesideTranscript(): number;
  notice(text: string): void;
  done(): void;
}

declare global {
  interface Window {
    layout: LayoutHands;
  }
}

/** A fifth of a second: what is written has found its place by then. */
const settleRounds = 4;
const settleFrames = 3;

/** What was put off until the page has nothing else to do. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** In a page: the whole auditorium over real evenings and a picture of heads, moment by moment, at any size. */
export async function run(input: LayoutInput): Promise<void> {
  const { scene, language, role, isReplay = false, picture } = input;
  document.documentElement.lang = language;
  const style = document.createElement('style');
  style.textContent = pageCss;
  document.head.append(style);
  const canvas = document.createElement('canvas');
  canvas.className = 'stage';
  canvas.setAttribute('aria-label', 'The stage');
  if (picture) canvas.style.background = `url("${picture}") center / cover`;
  const house = document.createElement('main');
  house.className = 'house';
  const notice = new NoticeLine();
  house.append(canvas, notice.root);
  document.body.replaceChildren(house);

  const read = readSceneFile(scene);
  if (!read.ok) throw new Error('The play cannot be read.');
  const time = new LayoutTime();
  const told: EveningInput = { file: read.value, language, isReplay, role: role === undefined ? undefined : entityId(role) }; // prettier-ignore
  let seed = 5;
  let evening = await LayoutEvening.open(house, canvas, told, String(seed));
  let passed = 0;

  const settle = async (): Promise<void> => {
    await nextTask();
    for (let round = 0; round < settleRounds; round += 1) {
      time.pass();
      for (let each = 0; each < settleFrames; each += 1) evening.frame(0.02);
    }
  };
  const find = (selector: string): HTMLElement | null => house.querySelector<HTMLElement>(selector);
  const press = (label: string): void =>
    [...house.querySelectorAll<HTMLElement>('.menu button')].find((each) => each.textContent.includes(label))?.click();
  let over = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (over = resolve));
  window.layout = {
    async moments(count, types, isHeld) {
      const found: string[] = [];
      for (let index = 0; index < count; index += 1, passed += 1) {
        if (evening.isOver) {
          evening.dispose();
          evening = await LayoutEvening.open(house, canvas, told, String((seed += 1)));
        }
        const look = (): number =>
          found.push(...faultsOf(evening.speakingFaces()).map((fault) => `as it is told: ${fault}`));
        await evening.goOn(look);
        const what = openings[passed % openings.length] ?? 'nothing';
        const pointerType = isHeld && passed % 2 === 0 ? 'touch' : 'mouse';
        document.dispatchEvent(new PointerEvent('pointermove', { pointerType }));
        time.pass();
        evening.arrange(what);
        for (const type of types) {
          evening.read(type, passed % 3 === 2 ? 'subtitles' : 'bubbles');
          await settle();
          found.push(
            ...faultsOf(evening.speakingFaces()).map((fault) => `at ${type}, ${pointerType}, ${what}: ${fault}`),
          );
        }
      }
      return found;
    },
    async barriers() {
      const { violations } = await axe.run(document, {
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      });
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    ideasBesideTranscript() {
      press(words[language].auditorium.transcript);
      if (!find('.playing.has-ideas')) find('.playing-touch-suggest')?.click();
      time.pass();
      const wide = find('.playing-suggestions')?.offsetWidth ?? 0;
      find('.playing-touch-suggest')?.click();
      find('.transcript .panel-close')?.click();
      return wide;
    },
    canPauseBesideOthers() {
      press(words[language].auditorium.others);
      const isFree = leavesFree('.others', '.controls');
      find('.others .panel-close')?.click();
      return isFree;
    },
    notice: (text) => notice.tell(text, 'stays'),
    done: () => over(),
  };
  await isOver;
  evening.dispose();
}
