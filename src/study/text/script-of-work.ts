import type { TongueName } from '../../drama/tongues/tongue.ts';
import { scriptTongues } from '../../script/tongues/tongues.ts';
import { slugOf } from '../../script/screenplay/roads.ts';
import type { PlayAct, PlayLine, PlayPoint, PlayScene } from './play-of-work.ts';
import type { WorkRole } from './work.ts';

/** An act as a script one can write on: headings, who comes and goes, and the lines. */
export function scriptOfAct(
  act: PlayAct,
  roles: readonly WorkRole[],
  places: ReadonlyMap<string, string>,
  language: TongueName,
): string {
  const names = new Map(roles.map(({ id, name }) => [id, name]));
  const writer = { names, places, language };
  const scenes = act.scenes.map((scene) => sceneText(scene, writer));
  return `# ${heading(act.title, 'Act')}\n\n${scenes.join('\n')}`;
}

interface Writer {
  readonly names: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  readonly language: TongueName;
}

const longestHeading = 100;

/** A heading has no marks that would mean something there. */
const heading = (text: string, otherwise: string): string => {
  const words = plain(text).slice(0, longestHeading).trim();
  return slugOf(words) === '' ? otherwise : words;
};

/** Words that stand in a script as words. */
const plain = (text: string): string =>
  text
    .replace(/[#[\]|@~{}\\]+/g, ' ')
    .replace(/\/\*|\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[=!.>\s]+/, '')
    .trim();

function sceneText(scene: PlayScene, writer: Writer): string {
  const puts = scene.puts.map(({ id, isHere }) => `[[puts: ${id} ${isHere ? `in ${scene.place}` : 'nowhere'}]]`);
  const points = scene.points.map((point, index) => pointText(point, index, scene, writer));
  return [
    `## ${heading(scene.title, 'Scene')}`,
    `INT. ${(writer.places.get(scene.place) ?? scene.place).toUpperCase()}`,
    `= ${plain(scene.description) || heading(scene.title, 'Scene')}`,
    ...puts,
    '',
    ...points,
  ].join('\n');
}

function pointText(
  { enters, leaves, lines, told }: PlayPoint,
  index: number,
  scene: PlayScene,
  writer: Writer,
): string {
  const { otherwise } = scriptTongues[writer.language];
  const title = heading((lines[0]?.text ?? '').slice(0, 48).replace(/\s+\S*$/, ''), `Part ${index + 1}`);
  const narration = plain(told);
  return [
    `### ${title}`,
    ...enters.map((id) => `[[enters: ${id} in ${scene.place}]]`),
    ...leaves.map((id) => `[[leaves: ${id}]]`),
    ...(narration === '' ? [] : [`[[result: ${narration}]]`]),
    `[[otherwise: ${otherwise}]]`,
    '',
    ...lines.map((line) => lineText(line, writer)),
  ].join('\n');
}

/** A name that would be read as a line of place, as in `INT. KITCHEN`. */
const readsAsPlace = /^(?:INT|EXT|EST)\b/;

function lineText({ actor, to, text }: PlayLine, { names }: Writer): string {
  const name = names.get(actor) ?? actor;
  const capitals = name.toUpperCase();
  const isPlain = /^[A-Z][A-Z .'’-]*[A-Z]$/.test(capitals) && !readsAsPlace.test(capitals);
  const cue = isPlain ? capitals : `@${name}`;
  const beside = to === undefined ? '' : ` (to ${names.get(to) ?? to})`;
  return `${cue}${beside}\n${plain(text)}\n`;
}
