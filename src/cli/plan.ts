import { checkScene } from '../check/check-scene.ts';
import { planPlay, sceneOf, type PlannedPlay } from '../study/plan-play.ts';
import { englishShelf } from '../study/tongues/en/shelf.ts';
import { longestTopic, refusalOf, type TopicRefusal } from '../study/topic.ts';
import { badInput, CommandFailure, defineCommand, ExitCode } from './command.ts';
import { withEditorFiles } from './editor-files.ts';
import { seedText } from './options.ts';
import { writePlayFolder } from './play-folder.ts';

const kindly: Readonly<Record<TopicRefusal, string>> = {
  empty: 'there is nothing in it to make a play of: say who meets whom, and about what',
  'too-long': `it is longer than ${longestTopic} characters: a sentence or two are enough; a whole script is read by proscenium script`,
  'other-language': 'plays are made of English sentences so far',
};

export const planCommand = defineCommand({
  name: 'plan',
  summary: 'a play from a sentence',
  usage: 'plan TOPIC [--to FOLDER] [--seed N]',
  details: `TOPIC says who meets whom, about what, and where: "Einstein and Tesla debate the future of energy in a vintage café."
FOLDER becomes a play that performs, and that you can write on: its people with what they want and hide, a place with its
things and light, points, roads and lines. No model is asked; another seed makes another play of the same sentence.

What was understood is a JSON line on stdout, and what the sentence did not say and was made up stands in it:
  {"folder":"the-other-side-of-it", "people":[…], "premise":"debate", "setting":"cafe", "matter":"…", "madeUp":["thing"]}`,
  positionals: [{ name: 'TOPIC', summary: 'a sentence or two, in quotes', required: true }],
  options: {
    to: { kind: 'text', value: 'FOLDER', summary: 'where to write the play; else a folder named after its title' },
    seed: { ...seedText, summary: 'which play is made of it' },
  },
  async run({ options, positionals }, io) {
    const topic = (positionals[0] ?? '').trim();
    const refusal = refusalOf(topic);
    if (refusal) throw badInput(`plan: ${kindly[refusal]}`);
    const plan = planPlay(topic, englishShelf, options.seed);
    expectSound(plan);
    const folder = options.to ?? folderNameOf(plan.title);
    await writePlayFolder(folder, await withEditorFiles(plan.files));
    await io.stdout.write(`${JSON.stringify({ folder, title: plan.title, ...plan.understood })}\n`);
    await io.stderr.write(`${told(plan, folder)}\n`);
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
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

function told({ title, understood }: PlannedPlay, folder: string): string {
  const { people, premise, setting, matter, madeUp } = understood;
  const [last, ...first] = people.toReversed();
  const cast = `${first.toReversed().join(', ')} and ${last ?? ''}`;
  const made = madeUp.length > 0 ? ` Not in your sentence, and made up: ${madeUp.join(', ')}.` : '';
  return (
    `proscenium: “${title}”: ${cast}; ${premise} in ${setting}, about ${matter}.${made}\n` +
    `proscenium: ${folder} is a play: proscenium perform ${folder} --trace, or proscenium dev ${folder} to see it`
  );
}
