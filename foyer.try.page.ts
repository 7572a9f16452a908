import { Foyer } from './src/app/foyer/foyer.ts';
import type { Language } from './src/app/language.ts';
export async function run({ notices, language, evenings }: any): Promise<string> {
  document.body.replaceChildren();
  const foyer = new Foyer({ language: language as Language, chance: () => 0.42, onWish: () => undefined, onLanguage: () => undefined, onSettings: () => undefined, onOpenFile: () => undefined, onExport: () => undefined, onRemove: () => undefined, onTryAgain: () => undefined, onWarm: () => undefined });
  document.body.append(foyer.root);
  foyer.shelve(evenings);
  foyer.hang(notices);
  await new Promise((r) => { (globalThis as any).done = r; });
  return 'ok';
}
