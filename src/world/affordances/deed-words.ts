import { upperFirst } from '../naming.ts';
import type { DeedPhrase } from '../tongues/en-deeds.ts';
import { worldTongueOf } from '../tongues/tongues.ts';
import type { Thing } from '../world.ts';

/** What a deed is done to and with. */
interface DeedNames {
  readonly object?: Thing | undefined;
  readonly target?: Thing | undefined;
  readonly instrument?: Thing | undefined;
  readonly stuff?: string | undefined;
}

/** A deed as it is offered: a short imperative in the language asked for. */
export function deedWords(phrase: DeedPhrase, names: DeedNames, language?: string): string {
  const tongue = worldTongueOf(language);
  const nameOf = (slot: string): string => {
    if (slot === 'stuff') return names.stuff ? tongue.liquidOf(names.stuff) : '';
    const isOwner = slot === 'object’s';
    const thing = names[isOwner ? 'object' : (slot as keyof Omit<DeedNames, 'stuff'>)];
    return thing ? (isOwner ? tongue.ownerOf(thing) : tongue.nameOf(thing)) : '';
  };
  const filled = tongue.deeds[phrase].replace(/\{([^}]+)\}/g, (_, slot: string) => nameOf(slot));
  return tongue.finish(upperFirst(filled.replace(/\s+/g, ' ').trim()));
}
