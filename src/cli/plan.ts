import { basename } from 'node:path';
import { checkScene } from '../check/check-scene.ts';
import { lookedUp, notesFile } from '../study/notes.ts';
import { planPlay, sceneOf, type PlannedPlay } from '../study/plan-play.ts';
import { textSearch, type SearchPort } from '../study/search.ts';
import { shelfOf } from '../study/shelf-of.ts';
import { longestText } from '../study/text/read-work.ts';
import { languageOf, plannedLanguages, refusalOf } from '../study/topic.ts';
import { badInput, CommandFailure, defineCommand, ExitCode } from './command.ts';
import { withEditorFiles } from './editor-files.ts';
import { readTextFile } from './input-file.ts';
import { modelPlanOptions, planByModel } from './model-plan.ts';
import { folderTo, languageCode, seedText } from './options.ts';
import { planText } from './plan-text.ts';
import { planWords } from './plan-words.ts';
import { writePlayFolder } from './play-folder.ts';

export const planCommand = defineCommand({
  name: 'plan',
  summary: 'a play from a sentence, a story or a play',
  usage:
    'plan TOPIC [-o FOLDER] [--acts N] [--language en|zh] [--seed N] [--look-in FILE] [--model NAME | --no-model] | plan --text FILE [-o FOLDER] [--data]',
  details: `TOPIC says who meets whom, about what, and where: "Einstein and Tesla debate the future of energy in a vintage café."
FOLDER becomes a play that performs, and that you can write on: its people with what they want and hide, a place with its
things and light, points, roads and lines. Where PROSCENIUM_BASE_URL and
PROSCENIUM_MODEL are set a model writes it; else, and where no play comes of that, it is made without one: another seed makes
another play of the same sentence.
A Chinese sentence makes a Chinese play. With --language the play is in another language than the sentence: names stay as
they are typed, people, place and premise are kept; what would have to be translated is left out and said (leftOut).

--look-in FILE is a text about its people, a life or an encyclopaedia's page: the model that casts the play is shown what it says
of them, and notes.md in the folder has each fact with where it came from. Nothing is fetched.

What was understood is a JSON line on stdout, and what the sentence did not say and was made up stands in it:
  {"folder":"the-other-side-of-it", "people":[…], "premise":"debate", "setting":"cafe", "matter":"…", "madeUp":["thing"]}

--text FILE is a story or a play that somebody wrote: a fable, a novel, a script in Fountain or TEI, or names before the
lines. Its acts, scenes and chapters, its people and every word they say aloud are kept in their order; places are the nearest
we have. What was left out is said on stderr. With --data its roles, scenes and what each role observed in each scene come
out as JSON lines instead: {"type":"role"|"scene"|"observations", …}`,
  positionals: [{ name: 'TOPIC', summary: 'a sentence or two, in quotes' }],
  options: {
    ...modelPlanOptions,
    to: { ...folderTo, summary: 'where to write the play; else a folder named after its title' },
    language: { ...languageCode, summary: 'en or zh: the language of the play; else that of the sentence' },
    seed: { ...seedText, summary: 'which play is made of it' },
    'look-in': { kind: 'text', value: 'FILE', summary: 'a text to look its people up in' },
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
    const search = options['look-in'] === undefined ? undefined : await searchIn(options['look-in']);
    const asked = await planByModel(topic, shelf, options, io, search);
    if (asked.isWritten) return ExitCode.done;
    const plan = planPlay(topic, shelf, options.seed, reader);
    expectSound(plan);
    const folder = options.to ?? folderNameOf(plan.title);
    const named = plan.understood.people.filter((name) => topic.includes(name));
    const notes = search ? notesFile(await lookedUp(named, search)) : [];
    await writePlayFolder(folder, await withEditorFiles([...plan.files, ...notes, ...asked.drafts]));
    await io.stdout.write(`${JSON.stringify({ folder, title: plan.title, ...plan.understood, ...asked.said })}\n`);
    await io.stderr.write(`${planWords[language].told(plan, folder)}\n`);
    return ExitCode.done;
  },
});

/** A text of at most four megabytes, called by the name of its file. */
const searchIn = async (path: string): Promise<SearchPort> =>
  textSearch([{ from: basename(path), text: await readTextFile(path, 'a text to look people up in', longestText) }]);

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
