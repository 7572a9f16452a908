import { checkScene } from '../check/check-scene.ts';
import { planPlay, sceneOf, type PlannedPlay } from '../study/plan-play.ts';
import { shelfOf } from '../study/shelf-of.ts';
import { languageOf, plannedLanguages, refusalOf } from '../study/topic.ts';
import { badInput, CommandFailure, defineCommand, ExitCode } from './command.ts';
import { withEditorFiles } from './editor-files.ts';
import { modelPlanOptions, planByModel } from './model-plan.ts';
import { languageCode, seedText } from './options.ts';
import { planText } from './plan-text.ts';
import { planWords } from './plan-words.ts';
import { writePlayFolder } from './play-folder.ts';

export const planCommand = defineCommand({
  name: 'plan',
  summary: 'a play from a sentence, a story or a play',
  usage:
    'plan TOPIC [--to FOLDER] [--acts N] [--language en|zh] [--seed N] [--model NAME | --no-model] | plan --text FILE [--to FOLDER] [--data]',
  details: `TOPIC says who meets whom, about what, and where: "Einstein and Tesla debate the future of energy in a vintage café."
FOLDER becomes a play that performs, and that you can write on: its people with what they want and hide, a place with its
things and light, points, roads and lines. Where PROSCENIUM_BASE_URL and
PROSCENIUM_MODEL are set a model writes it; else, and where no play comes of that, it is made without one: another seed makes
another play of the same sentence.
A Chinese sentence makes a Chinese play. With --language the play is in another language than the sentence: names stay as
they are typed, people, place and premise are kept; what would have to be translated is left out and said (leftOut).

What was understood is a JSON line on stdout, and what the sentence did not say and was made up stands in it:
  {"folder":"the-other-side-of-it", "people":[…], "premise":"debate", "setting":"cafe", "matter":"…", "madeUp":["thing"]}

--text FILE is a story or a play that somebody wrote: a fable, a novel, a script in Fountain or TEI, or names before the
lines. Its acts, scenes and chapters, its people and every word they say aloud are kept in their order; places are the nearest
we have. What was left out is said on stderr. With --data its roles, scenes and what each role observed in each scene come
out as JSON lines instead: {"type":"role"|"scene"|"observations", …}`,
  positionals: [{ name: 'TOPIC', summary: 'a sentence or two, in quotes' }],
  options: {
    ...modelPlanOptions,
    to: { kind: 'text', value: 'FOLDER', summary: 'where to write the play; else a folder named after its title' },
    language: { ...languageCode, summary: 'en or zh: the language of the play; else that of the sentence' },
    seed: { ...seedText, summary: 'which play is made of it' },
    text: { kind: 'text', value: 'FILE', summary: 'a story or a play to make it of, in place of a topic' },
    data: { kind: 'flag', summary: 'with --text: its roles, scenes and observations as JSON lines, and no folder' },
  },
  async run({ options, positionals }, io) {
    if (options.text !== undefined) return planText(options.text, options, io);
    const topic = (positionals[0] ?? '').trim();
    const own = languageOf(topic);
    const language = plannedLanguages.find((one) => one === (options.language ?? own ?? 'en'));
    if (!language) throw badInput(`plan: plays are made in ${plannedLanguages.join(' and ')} so far`);
    const refusal = refusalOf(topic);
    if (refusal) throw badInput(`plan: ${planWords[language].refused[refusal]}`);
    const [shelf, reader] = await Promise.all([shelfOf(language), shelfOf(own ?? language)]);
    const asked = await planByModel(topic, shelf, options, io);
    if (asked.isWritten) return ExitCode.done;
    const plan = planPlay(topic, shelf, options.seed, reader);
    expectSound(plan);
    const folder = options.to ?? folderNameOf(plan.title);
    await writePlayFolder(folder, await withEditorFiles([...plan.files, ...asked.drafts]));
    await io.stdout.write(`${JSON.stringify({ folder, title: plan.title, ...plan.understood, ...asked.said })}\n`);
    await io.stderr.write(`${planWords[language].told(plan, folder)}\n`);
    return ExitCode.done;
  },
});

/** Ours to mend, not the caller's: whatever is planned can be played. */
function expectSound(plan: PlannedPlay): void {
  const { scene, mistakes } = sceneOf(plan);
  const errors = checkScene(scene).filter(({ severity }) => severity === 'error');
  const first = mistakes[0]?.message ?? errors[0]?.message;
  if (first !== undefined) throw new CommandFailure(ExitCode.failed, `plan: no play came of it: ${first}`);
}

const folderNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
