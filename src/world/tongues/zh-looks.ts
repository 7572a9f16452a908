import type { EntityId } from '../../drama/entity-id.ts';
import { appearanceOf, looksOver, newsIn, type Appearance, type PersonState } from '../appearance.ts';
import { thingOf, type Thing, type World } from '../world.ts';
import type { ToldDeed } from './tongue.ts';
import { chineseName } from './zh-names.ts';

const states: Readonly<Record<PersonState, string>> = {
  dead: '已经死了',
  unconscious: '昏了过去',
  asleep: '睡着了',
  hurt: '受了伤',
  burning: '身上着了火',
  wet: '浑身湿透',
  dirty: '一身脏',
  sitting: '坐着',
  lying: '躺着',
  kneeling: '跪着',
  crouching: '蹲着',
};

/** What whoever looks at somebody sees of them: all of it at first, and what has changed from then on. */
export function looksOf({ world, action, changes, known }: ToldDeed, person: Thing): string {
  if (!looksOver(action)) return '';
  const { came, went } = newsIn(appearanceOf(world, thingOf(world, action.subject), person), known);
  const looks = [
    known === undefined ? (person.description ?? '') : '',
    ...inWords(world, came, ''),
    ...inWords(world, went, '不再'),
  ].filter(Boolean);
  const name = chineseName(person);
  const isNothing = looks.length === 0;
  const nothing = isNothing ? `${name}身上看不出${known ? '什么新变化' : '别的什么'}。` : '';
  return `${looks.join('')}${nothing}${action.verb === 'search' ? findings(world, name, changes) : ''}`;
}

function inWords(world: World, { states: how, worn, held }: Appearance, not: string): string[] {
  const named = (ids: readonly EntityId[]): string => ids.map((id) => chineseName(thingOf(world, id))).join('、');
  return [
    ...(how.length > 0 ? [`人${not}${how.map((state) => states[state]).join('，')}。`] : []),
    ...(worn.length > 0 ? [`身上${not}穿戴着${named(worn)}。`] : []),
    ...(held.length > 0 ? [`手里${not}拿着${named(held)}。`] : []),
  ];
}

function findings(world: World, name: string, changes: ToldDeed['changes']): string {
  const found = changes.map(({ entity }) => chineseName(thingOf(world, entity)));
  return found.length > 0 ? `从${name}身上搜出了${found.join('、')}。` : `从${name}身上没有搜出别的东西。`;
}
