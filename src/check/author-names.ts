import { isObject } from './schema-walk.ts';

/** What one of a list is called, where it has no name of its own. */
const nouns: Readonly<Record<string, string>> = {
  beats: 'beat',
  lines: 'line',
  knows: 'knowledge',
  desires: 'desire',
  enters: 'entrance',
  exits: 'exit',
  plays: 'way',
  needs: 'need',
  placements: 'placement',
  rooms: 'room',
  doorways: 'doorway',
  looks: 'looks',
  instead: 'cover',
  says: 'way',
  words: 'word',
  aliases: 'alias',
  cues: 'cue',
};

/** Lists whose members an author knows by number and not by id. */
const numbered: ReadonlySet<string> = new Set(['beats', 'lines']);

/** Where an act or scene only leads to a point, the point says enough. */
const outer: ReadonlySet<string> = new Set(['acts', 'scenes']);

/** Parts that are worth naming in themselves. */
const parts: Readonly<Record<string, string>> = {
  flag: 'flag',
  moot: 'moot',
  otherwise: 'otherwise',
  secret: 'secret',
  done: 'done',
  when: 'when',
  manner: 'manner',
};

/**
 * A place in a scene in its author's own names: `the-log › he confesses › beat 1`. Reads whatever is there, so that it serves
 * for a scene that cannot be read as well.
 */
export function authorNames(scene: unknown, path: string): string {
  const names: string[] = [];
  let at: unknown = scene;
  let list = '';
  const keys = path.split('.');
  keys.forEach((key, index) => {
    if (Array.isArray(at)) {
      const isOuter =
        outer.has(list) && keys.slice(index + 1).some((later) => later === 'scenes' || later === 'points');
      at = at[Number(key)] as unknown;
      if (!isOuter) names.push(nameOf(scene, at, list, Number(key)));
    } else {
      if (isObject(at) && list === 'conditions') names.push(key);
      at = isObject(at) ? at[key] : undefined;
      const part = parts[key];
      if (part && names.length > 0) names.push(part);
      list = key;
    }
  });
  return names.filter(Boolean).join(' › ');
}

function nameOf(scene: unknown, item: unknown, list: string, index: number): string {
  const number = `${nouns[list] ?? list} ${index + 1}`;
  if (!isObject(item) || numbered.has(list)) return number;
  const { description, title, id, name, actor, matter, entity, place } = item;
  if (list === 'trajectories') return text(description) ?? text(id) ?? number;
  const entityId = text(actor) ?? text(entity) ?? text(place);
  const own = list === 'entities' ? text(name) : undefined;
  return own ?? text(id) ?? text(title) ?? text(matter) ?? (entityId && entityName(scene, entityId)) ?? number;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? (value.length > 60 ? `${value.slice(0, 57)}…` : value) : undefined;

function entityName(scene: unknown, id: string): string {
  const entities = isObject(scene) && Array.isArray(scene['entities']) ? (scene['entities'] as unknown[]) : [];
  const entity = entities.find((one) => isObject(one) && one['id'] === id);
  return (isObject(entity) ? text(entity['name']) : undefined) ?? id;
}
