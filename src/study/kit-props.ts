import { isJsonObject, textOf } from '../script/json.ts';
import { Sources } from '../script/source.ts';
import { readYaml } from '../script/yaml-source.ts';
import type { Kit } from './kit.ts';

/** A prop of a kit, as far as a plan asks for it. */
export interface KitProp {
  readonly id: string;
  readonly name: string;
  readonly traits: readonly string[];
}

/** The props of a kit, in the order they are written. */
export function propsOf({ id, props }: Pick<Kit, 'id' | 'props'>): readonly KitProp[] {
  const rows = readYaml({ path: `${id}/world.yaml`, text: props }, new Sources(), []);
  return (Array.isArray(rows) ? rows : []).filter(isJsonObject).map((row) => ({
    id: textOf(row['id']),
    name: textOf(row['name']),
    traits: Array.isArray(row['traits']) ? row['traits'].map(textOf) : [],
  }));
}

/** The first that is good for something: `seat`, `supporter`. */
export const firstWith = (props: readonly KitProp[], trait: string): KitProp | undefined =>
  props.find(({ traits }) => traits.includes(trait));
