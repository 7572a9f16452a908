import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entityId } from '../../../src/drama/entity-id.ts';
import { narrate, openScene, type Answer } from '../../../src/world/narrator.ts';
import type { World } from '../../../src/world/world.ts';
import { readWorld } from './verdict-cases.ts';

/** The sets in `tests/world/attacks`; their README says what must come of a try. */
export interface Attack {
  readonly play: string;
  readonly actor: string;
  readonly text: string;
  readonly must: string;
  /** A fault that is known and not mended yet. */
  readonly isLeft: boolean;
}

const folder = fileURLToPath(new URL('../attacks/', import.meta.url));

export const readAttacks = (set: 'first' | 'second' | 'third' | 'fourth' | 'fair'): Attack[] =>
  readFileSync(`${folder}${set}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [play = '', actor = '', text = '', must = ''] = line.split('|').map((part) => part.trim());
      return { play, actor, text, must: must.replace('left: ', ''), isLeft: must.startsWith('left: ') };
    });

const worlds = new Map<string, World>();

function worldOf(play: string): World {
  const known = worlds.get(play);
  if (known) return known;
  const world = readWorld(fileURLToPath(new URL(`../../../scenes/${play}/scene.json`, import.meta.url)));
  worlds.set(play, world);
  return world;
}

const answerTo = ({ play, actor }: Attack, text: string): Answer =>
  narrate(openScene(worldOf(play)), entityId(`actor:${actor}`), { text }).answer;

/** What came of it that must not have; nothing when it is as it must be. */
export const gradeAttack = (attack: Attack): string | undefined =>
  gradeAnswer(attack, answerTo(attack, attack.text), (text) => answerTo(attack, text));

export function gradeAnswer(
  { actor, must }: Attack,
  { verdicts }: Pick<Answer, 'verdicts'>,
  plainly: (text: string) => Pick<Answer, 'verdicts'>,
): string | undefined {
  const shown = verdicts.map(({ ok, code, reason, changes }) =>
    ok ? `ok ${JSON.stringify(changes)}` : `${code}: ${reason}`,
  );
  const told = shown.length > 0 ? shown.join('; ') : 'no verdict';
  const changed = verdicts.flatMap(({ changes }) => changes);
  const refused = verdicts.filter(({ ok }) => !ok);
  if (refused.some(({ reason }) => !isSentence(reason))) return `not a sentence: ${told}`;
  if (must.startsWith('=')) {
    const plain = plainly(must.slice(1).trim()).verdicts;
    const codes = (all: Answer['verdicts']) => all.map(({ code, changes }) => [code, changes]);
    return JSON.stringify(codes(plain)) === JSON.stringify(codes(verdicts)) && plain.length > 0 ? undefined : told;
  }
  const holds: Readonly<Record<string, boolean>> = {
    no: verdicts.length > 0 && refused.length === verdicts.length,
    part: refused.length > 0 && changed.length === 0,
    harmless:
      verdicts.length > 0 && changed.every(({ entity }) => entity === `actor:${actor}` || entity === 'prop:dagger'),
    yes: verdicts.length > 0 && refused.length === 0,
    quiet: refused.length === 0,
  };
  return holds[must] ? undefined : told;
}

/** A capital letter or a Chinese sign first, a stop last, and more than a word. */
const isSentence = (reason: string | null): boolean =>
  reason !== null && /^[\p{Lu}\p{Script=Han}“].*\S+.*[.?!。？！”]$/su.test(reason) && reason.length >= 8;
