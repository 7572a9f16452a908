import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { SceneFile } from '../drama/scene-file.ts';
import type { OwnFiles } from './page-files.ts';
import { isPlainFile } from './page-house.ts';

/** A play of the caller's own as files of the page: its scene, and the bill with its notice before those of the house. */
export function ownPlay(name: string, scene: SceneFile, page: string): OwnFiles {
  const { title, about = '', cases = [] } = scene.blueprint;
  const notice = { name, title, about, cases: cases.map((file) => ({ id: file.id, title: file.title })) };
  return new Map([
    [scenePath(name), { text: JSON.stringify(scene) }],
    ['scenes/playbill.json', { text: JSON.stringify([notice, ...houseBill(page)]) }],
  ]);
}

/** Where the page asks for a play. */
export const scenePath = (name: string): string => `scenes/${name}/scene.json`;

/** What the page may ask for: small letters, digits and hyphens. */
export function nameFor(path: string): string {
  const file = basename(path, extname(path));
  const stem = file === 'scene' || file === 'world' ? basename(dirname(path)) : file;
  const name = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return name === '' ? 'scene' : name;
}

function houseBill(folder: string): readonly unknown[] {
  const path = join(folder, 'scenes', 'playbill.json');
  try {
    const bill: unknown = isPlainFile(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
    return Array.isArray(bill) ? bill : [];
  } catch {
    return [];
  }
}
