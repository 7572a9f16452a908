import type { SourceFile } from '../../script/source.ts';
import { writeYaml } from '../../script/write-yaml.ts';
import { scriptTongues } from '../../script/tongues/tongues.ts';
import { seededRandom } from '../../kit/random.ts';
import type { Kit } from '../kit.ts';
import { tradeInChinese } from '../tongues/zh/trade-words.ts';
import { dressCast } from '../wardrobe/dress-cast.ts';
import type { DrawnLooks } from '../wardrobe/draw-looks.ts';
import { tradeCalled } from '../wardrobe/trades.ts';
import { kitsOfScenes } from './places.ts';
import { playOf, type PlayAct } from './play-of-work.ts';
import { scriptOfAct } from './script-of-work.ts';
import { setsOf } from './sets.ts';
import type { LeftOut, Work, WorkRole } from './work.ts';

/** A work as the files of a play's folder, and what of it is not in them. */
export interface WorkFolder {
  readonly files: readonly SourceFile[];
  /** The ids of the places it plays in. */
  readonly places: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Writes a work as a play: its people, a place for each of its scenes, and every line as it is spoken, in its order. */
export function folderOfWork(work: Work, kits: readonly Kit[]): WorkFolder {
  const kitOf = kitsOfScenes(work, kits);
  const used = [...new Set(kitOf.values())];
  const { stage } = scriptTongues[work.language];
  const bare = { id: 'stage', name: stage };
  const play = playOf(work, (scene) => kitOf.get(scene)?.id ?? bare.id);
  const sets = used.length > 0 ? setsOf(used) : undefined;
  const places = used.length > 0 ? used.map(({ id, name, description }) => ({ id, name, description })) : [bare];
  const looks = looksOf(play.roles, work, used[0]);
  const placeNames = new Map(places.map(({ id, name }) => [id, name]));
  const files: SourceFile[] = [
    { path: 'play.yaml', text: writeYaml(headOf(work, play.roles, used[0])) },
    { path: 'world.yaml', text: `${writeYaml({ places })}${sets ? `props:\n${sets.props}\n` : ''}` },
    ...(sets ? [{ path: 'staging.yaml', text: sets.staging }] : []),
    ...play.acts.map((act, index) => ({
      path: `script/${index + 1}.fountain`,
      text: scriptOfAct(act, play.roles, placeNames, work.language),
    })),
    ...play.roles.map((role, index) => castFile(role, looks[index], play.acts, work)),
  ];
  return { files, places: places.map(({ id }) => id), leftOut: [...work.leftOut, ...play.leftOut] };
}

const headOf = (
  { title, language }: Work,
  roles: readonly WorkRole[],
  kit: Kit | undefined,
): Record<string, unknown> => ({
  title: title.slice(0, 120),
  ...(language === 'en' ? {} : { language }),
  setting: { ...(kit ? { period: kit.period } : {}), genre: 'realistic' },
  cast: roles.map(({ id }) => id),
});

/** Somebody's file: who they are as far as the text says, and where they are when the curtain rises. */
function castFile(
  role: WorkRole,
  looks: DrawnLooks | undefined,
  acts: readonly PlayAct[],
  { language }: Work,
): SourceFile {
  const tongue = scriptTongues[language];
  const first = acts[0]?.scenes[0];
  const isThere = first?.starts.includes(role.id) ?? false;
  const told = role.about === undefined ? tongue.persona(role.name) : `${role.name}, ${role.about}.`;
  const cast = {
    name: role.name,
    ...(role.aliases.length > 0 ? { aliases: role.aliases } : {}),
    ...(role.pronouns === undefined ? {} : { pronouns: role.pronouns }),
    at: isThere && first ? `in ${first.place}` : 'nowhere',
    persona: told.slice(0, 2_000),
    goal: tongue.goal,
    ...(looks === undefined ? {} : { looks }),
  };
  return { path: `cast/${role.id}.yaml`, text: writeYaml(cast) };
}

/** What they wear: by what the list of people says they are (*Prince of Denmark*), else by where they are first. */
function looksOf(roles: readonly WorkRole[], { title, language }: Work, kit: Kit | undefined): readonly DrawnLooks[] {
  const people = roles.map(({ name, pronouns, about = name }) => {
    const [called = ''] = about.split(/[,;，；]| (?:of|to|in|from|at) /);
    const trade =
      language === 'zh' ? tradeInChinese(called) : tradeCalled(about === name ? name : called.toLowerCase());
    return { name, pronouns: pronouns === 'she' ? ('she' as const) : ('he' as const), trade, isMadeUp: false };
  });
  const where = { kit: kit?.id ?? '', premise: '', period: undefined, usualPeriod: kit?.period ?? 'victorian' };
  return dressCast(people, { ...where, isEast: language === 'zh' }, seededRandom(`${title} looks`));
}
