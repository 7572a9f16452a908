import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Download, Locator, Page } from 'playwright-core';
import { readFile } from '../../src/app/shelf/evening-file.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { builtPage, type BuiltFiles } from './build.ts';
import { endingAfter } from '../one-act.ts';
import { launchChromium, type Chromium, type Visit } from './run-in-chromium.ts';

/** The built page at this address, in a browser of its own; what is looked at is the page around the stage. */
export async function comeTo(
  address: string,
  { on, site = builtPage() }: { on?: 'desk' | 'phone'; site?: Promise<BuiltFiles> } = {},
): Promise<{ chromium: Chromium; visit: Visit }> {
  const [files, chromium] = await Promise.all([site, launchChromium({ draws: false })]);
  const visit = await chromium.visit(files, address, on);
  return { chromium, visit };
}

/** The built page with an Elsinore that ends when the portrait has been looked at, in its second scene. */
export async function pageOfShortEvenings(): Promise<BuiltFiles> {
  const [files, path] = [await builtPage(), 'scenes/elsinore/scene.json'];
  return new Map(files).set(path, JSON.stringify(endingAfter(JSON.parse(String(files.get(path))), 'the-portrait')));
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Somebody who is at the page: what they do with mouse and keys, and what they read. */
export class Visitor {
  constructor(readonly page: Page) {}

  poster(title: string): Locator {
    return this.page.getByRole('article', { name: title });
  }

  get box(): Locator {
    return this.page.getByRole('textbox', { name: 'Your line' });
  }

  /** The list of everything around, for whoever does not aim. */
  get surroundings(): Locator {
    return this.page.getByRole('dialog', { name: 'Around you' });
  }

  get held(): Locator {
    return this.page.locator('.playing-held');
  }

  /** What those hear who listen to the page instead of looking at it. */
  get heard(): Locator {
    return this.page.locator('.captions-aloud p');
  }

  /** A plain picture and no sound, by the settings of the foyer. */
  async choosePlainAndSilent(): Promise<void> {
    // They are fetched when they are first wanted: whoever asks twice meanwhile has them once.
    await this.page.getByRole('button', { name: 'Settings' }).dblclick();
    const settings = this.page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('tab', { name: 'Graphics' }).click();
    await settings.getByRole('radio', { name: 'Plain' }).check();
    await settings.getByRole('tab', { name: 'Sound' }).click();
    await settings.getByRole('checkbox', { name: 'Silence' }).check();
    await this.page.keyboard.press('Escape');
    await settings.waitFor({ state: 'hidden' });
  }

  async arrive(): Promise<void> {
    await this.page.locator('.foyer-title').first().waitFor();
  }

  /** The play is on. */
  async beSeated(): Promise<void> {
    await this.page.locator('.auditorium').waitFor();
  }

  async setSpeed(speed: number): Promise<void> {
    const menu = this.page.locator('.controls summary');
    await menu.click();
    await this.page.locator('.controls').getByRole('combobox', { name: 'Speed' }).selectOption(String(speed));
    await menu.click();
    await this.page.locator('canvas.stage').focus();
  }

  /** Holds a key while the page is drawn so often. */
  async hold(key: string, frames: number): Promise<void> {
    await this.page.keyboard.down(key);
    await this.framesLater(frames);
    await this.page.keyboard.up(key);
  }

  /** Presses a key until it has done what it is for: what has just appeared takes no press for a moment. */
  async pressUntil(key: string, isSo: () => Promise<boolean>, tries = 12): Promise<void> {
    for (let left = tries; left > 0; left -= 1) {
      await this.page.keyboard.press(key);
      for (let looks = 0; looks < 20; looks += 1) {
        if (await isSo()) return;
        await this.framesLater(5);
      }
    }
    throw new Error(`${key} does not do what it is for, in ${tries} tries.`);
  }

  /** Opens the box once the own last line is over, and writes. */
  async write(text: string): Promise<void> {
    await this.page.locator('.playing-own').waitFor({ state: 'hidden' });
    await this.pressUntil('Enter', () => this.box.isVisible());
    await this.page.keyboard.type(text);
  }

  /** Waits for somebody to speak and speaks then. Whoever ended just before was not cut: it is tried again. */
  async cutIn(text: string, tries = 12): Promise<void> {
    const done = this.page.locator('.playing-telling', { hasText: 'You cut in on' });
    for (let left = tries; left > 0; left -= 1) {
      await this.write(text);
      await this.page.getByText(/is speaking: you will cut in/).waitFor();
      await this.send();
      for (let looks = 0; looks < 20; looks += 1) {
        if (await done.isVisible()) return;
        await this.framesLater(4);
      }
    }
    throw new Error(`Nobody could be cut in on, in ${tries} tries.`);
  }

  async say(text: string): Promise<void> {
    await this.write(text);
    await this.send();
  }

  /** Says what is written. Whoever still speaks or does something is told so, and keeps what they wrote: it is sent again. */
  async send(tries = 60): Promise<void> {
    for (let left = tries; left > 0; left -= 1) {
      await this.box.press('Enter', { timeout: 60_000 }).catch(() => undefined);
      for (let looks = 0; looks < 10; looks += 1) {
        if (await this.box.isHidden()) return;
        await this.framesLater(4);
      }
    }
    throw new Error(`What was written could not be said, in ${tries} tries.`);
  }

  /** Does what the list of everything offers, by these words; again, where somebody or something was in the way. */
  async do(deed: string, isDone: () => Promise<boolean>, tries = 12): Promise<void> {
    const offered = this.surroundings.getByRole('button', { name: deed, exact: true }).first();
    for (let left = tries; left > 0; left -= 1) {
      await this.page.keyboard.press('k');
      await this.surroundings.waitFor();
      // It may be offered no longer when it is pressed: then the list is put away.
      const isPressed = await offered.click({ timeout: 60_000 }).then(
        () => true,
        () => false,
      );
      if (!isPressed) await this.page.keyboard.press('Escape');
      await this.surroundings.waitFor({ state: 'hidden' });
      for (let looks = 0; looks < 30; looks += 1) {
        if (await isDone()) return;
        await this.framesLater(10);
      }
    }
    throw new Error(`“${deed}” could not be done, in ${tries} tries.`);
  }

  /** Whether something of this name is in the own hands. */
  async holds(name: string): Promise<boolean> {
    return (await this.held.getByText(name).count()) > 0;
  }

  /** The file a press hands out, read as the shelf and `proscenium replay` read it: whole, chained, and possible. */
  async saved(press: () => Promise<unknown>): Promise<readonly Fact[]> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), press()]);
    const read = await readFile(await textOf(download));
    invariant(read.ok, `The file cannot be read: ${JSON.stringify(read)}`);
    return read.value.facts;
  }

  async framesLater(frames: number): Promise<void> {
    await this.page.evaluate(
      (count) =>
        new Promise<void>((resolve) => {
          const next = (left: number): void =>
            void (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
          next(count);
        }),
      frames,
    );
  }

  /** What axe finds serious or critical on the page as it is once nothing fades in any more. */
  async barriers(): Promise<readonly string[]> {
    await this.page.evaluate(async () => {
      const ends = ({ effect, playState }: Animation): boolean =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      const ending = document.getAnimations().filter(ends);
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    });
    await this.page.evaluate(axe);
    return this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
      interface Violation {
        readonly id: string;
        readonly impact?: string;
        readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
      }
      const { violations } = await axe.run();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => {
          const [first] = nodes;
          return `${id}: ${first?.html.slice(0, 200) ?? ''} ${first?.failureSummary?.slice(0, 300) ?? ''}`;
        });
    });
  }
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

/** The facts of a kind, in order. */
export const factsOf = <Type extends Fact['type']>(
  facts: readonly Fact[],
  type: Type,
): readonly Extract<Fact, { readonly type: Type }>[] =>
  facts.filter((fact): fact is Extract<Fact, { readonly type: Type }> => fact.type === type);
