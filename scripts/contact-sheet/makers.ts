/// <reference types="vite/client" />
import type { FormedThing } from '../../plugin/stage/forms/form.ts';
import type { ModelMaker } from '../../plugin/picture/models/model.ts';

/** The makers by the names of their forms: those listed in the room's own files, then whatever else is called `make…`. */
export function makers(): Map<string, ModelMaker> {
  const modules = import.meta.glob<Record<string, unknown>>('../../plugin/picture/models/**/*.ts', { eager: true });
  const found = new Map<string, ModelMaker>();
  const add = (name: string, maker: unknown): void => {
    if (typeof maker === 'function' && !found.has(name)) found.set(name, maker as ModelMaker);
  };
  for (const [path, exported] of Object.entries(modules)) {
    if (path.slice('../../plugin/picture/models/'.length).includes('/')) continue;
    for (const listed of Object.values(exported)) {
      if (listed instanceof Map) for (const [name, maker] of listed as Map<string, unknown>) add(name, maker);
      else if (typeof listed === 'object' && listed)
        for (const [name, maker] of Object.entries(listed)) add(name, maker);
    }
  }
  for (const exported of Object.values(modules)) {
    for (const [name, maker] of Object.entries(exported)) if (/^make[A-Z]/.test(name)) add(formNameOf(name), maker);
  }
  return found;
}

const formNameOf = (maker: string): string =>
  maker.slice('make'.length).replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);

export const thingCalled = (form: string, name: string): FormedThing =>
  ({
    id: `prop:${form}` as FormedThing['id'],
    name,
    aliases: [],
    traits: new Set(),
    size: 'medium',
    description: '',
  }) as unknown as FormedThing;
