import { basename, extname } from 'node:path';
import { checkScene } from '../check/check-scene.ts';
import { Performance } from '../company/performance.ts';
import { readSceneFile } from '../drama/scene-file.ts';
import { SimulatedClock } from '../kit/clock.ts';
import { describeProblem } from '../kit/schema.ts';
import { readDialogue } from '../script/reading/read-dialogue.ts';
import { sceneOfDialogue, type ReadScript } from '../script/reading/scene-of-dialogue.ts';
import { withoutDeeds } from '../script/reading/without-deeds.ts';
import { tongueOf } from '../script/tongues/tongue-of.ts';
import { unpackScene } from '../script/unpack.ts';
import { badInput, defineCommand, ExitCode } from './command.ts';
import { withEditorFiles } from './editor-files.ts';
import { readTextFile } from './input-file.ts';
import { folderTo } from './options.ts';
import { writePlayFolder } from './play-folder.ts';

const mostBytes = 4 * 1024 * 1024;

export const scriptCommand = defineCommand({
  name: 'script',
  summary: 'a play from a script of plain dialogue',
  usage: 'script FILE -o FOLDER',
  details: `FILE is a script in Fountain, or dialogue with names before the lines ("ADA: There is one left."), in English or Chinese.
FOLDER becomes a play that performs: its people, places and things, who comes and goes, and every line as it stands, in order.

What could not be told is said on stdout, a JSON line each: {"line":12, "what":"told, and done by nobody: …"}`,
  positionals: [{ name: 'FILE', summary: 'the script', required: true }],
  options: { to: { ...folderTo, summary: 'where to write the play', required: true } },
  async run({ options, positionals }, io) {
    const path = positionals[0] ?? '';
    const text = await readTextFile(path, 'the script', mostBytes);
    const tongue = tongueOf(text);
    const dialogue = readDialogue(text, tongue);
    if (!dialogue.parts.some(({ kind }) => kind === 'speech')) throw badInput(`${path}: nobody says anything in it`);
    const made = sceneOfDialogue(dialogue, basename(path, extname(path)), tongue);
    const { scene, untold } = await rehearsed(made);
    const read = readSceneFile(scene);
    if (!read.ok) throw badInput(`${path}: ${read.error.map(describeProblem).slice(0, 3).join('; ')}`);
    await writePlayFolder(options.to, await withEditorFiles(unpackScene(scene)));
    await io.stdout.write(untold.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const { entities, blueprint } = read.value;
    const count = (kind: string): number => entities.filter((entity) => entity.kind === kind).length;
    const scenes = blueprint.acts.flatMap((act) => act.scenes).length;
    await io.stderr.write(
      `proscenium: ${options.to}: ${count('actor')} people, ${count('place')} places, ${count('prop')} things, ${scenes} scenes; ${untold.length} to look at\n`,
    );
    return ExitCode.done;
  },
});

const mostRehearsals = 4;

/** Deeds that nobody understands are left out; then it is played, and where it does not get on, what is done there, too. */
async function rehearsed(made: ReadScript): Promise<ReadScript> {
  const strange = checkScene(made.scene).filter(({ code }) => code === 'deed-not-understood');
  let script = strange.length > 0 ? withoutDeeds(made, { paths: strange.map(({ path }) => path), points: [] }) : made;
  for (let rehearsal = 0; rehearsal < mostRehearsals; rehearsal++) {
    const read = readSceneFile(script.scene);
    if (!read.ok) return script;
    const clock = new SimulatedClock();
    const performance = Performance.open(read.value, { clock, settings: { seed: 'rehearsal', maxTurns: 2000 } });
    performance.start();
    await clock.run(() => performance.play.ended !== undefined);
    performance.dispose();
    const points = performance.play.reached.flatMap(({ point, how }) => (how === 'played' ? [] : [point]));
    if (points.length === 0) return script;
    script = withoutDeeds(script, { paths: [], points });
  }
  return script;
}
