import { given } from '../kit/given.ts';
import type { Ledger } from '../model/ledger.ts';
import { modelFromSettings } from '../model/model-from-settings.ts';
import type { SourceFile } from '../script/source.ts';
import { shortNameOf } from '../study/laying-out/draft-names.ts';
import { describeDoubt } from '../study/review/doubt.ts';
import type { SearchPort } from '../study/search.ts';
import type { Shelf } from '../study/shelf.ts';
import { planWithModel, type ModelPlan, type NoPlan } from '../study/with-model/plan-with-model.ts';
import type { Progress } from '../study/with-model/progress.ts';
import type { CommandIo } from './command-io.ts';
import { withEditorFiles } from './editor-files.ts';
import { badModelSettings, modelSettingsFrom } from './model-environment.ts';
import { wholeNumber, type OptionValues } from './options.ts';
import { expectNewFolder, writePlayFolder } from './play-folder.ts';
import { stagingFindings } from './staging-findings.ts';

/** So many doubts are more than an author looks at one by one. */
const manyDoubts = 8;

/** What `plan` may be told about a model. */
export const modelPlanOptions = {
  acts: { ...wholeNumber, summary: 'in so many acts, with a model', min: 1, max: 5 },
  model: { kind: 'text', value: 'NAME', summary: 'the model that writes it, in place of PROSCENIUM_MODEL', most: 200 },
  'no-model': { kind: 'flag', summary: 'ask no model, whatever the environment says' },
} as const;

/** Nobody watches while a play is written: more time than on a stage, unless the environment says otherwise. */
const patience = { firstWordMs: 60_000, silenceMs: 60_000, totalMs: 300_000 };

/** What a plan may spend where nobody says so. */
const usualBudget = { calls: 60, tokens: 400_000 };

type PlanOptions = Partial<OptionValues<typeof modelPlanOptions>> & { readonly to?: string | undefined };

/** What is left to do where no model wrote the play. */
interface WithoutModel {
  readonly isWritten: false;
  /** What a model wrote that is no play. */
  readonly drafts: readonly SourceFile[];
  /** Why it is made without one, for programs. */
  readonly said: object;
}

/**
 * Has the play written by the model the environment names, into its folder, telling how it goes. Where there is no model, or no
 * play comes of it, that is said, and it is to be made without one.
 */
export async function planByModel(
  topic: string,
  shelf: Shelf,
  options: PlanOptions,
  io: CommandIo,
  search?: SearchPort,
): Promise<WithoutModel | { readonly isWritten: true }> {
  if (options.to !== undefined) await expectNewFolder(options.to);
  const settings = options['no-model'] ? undefined : modelSettingsFrom(io.env, { model: options.model });
  if (settings === undefined) {
    if ((options.acts ?? 1) > 1) await io.stderr.write('proscenium: without a model a play has one act\n');
    return { isWritten: false, drafts: [], said: {} };
  }
  const deadline = { ...patience, ...settings.deadline };
  const built = modelFromSettings({ ...settings, deadline, budget: { ...usualBudget, ...settings.budget } });
  if (!built.ok) throw badModelSettings(built.error);
  const { model, ledger } = built.value;
  let writing = Promise.resolve();
  const tell = (progress: Progress): void => {
    const line = `proscenium: ${toldOf(progress)} (${spentOf(ledger)})\n`;
    writing = writing.then(() => io.stderr.write(line));
  };
  const { acts = 1 } = options;
  const planned = await planWithModel(topic, {
    model,
    shelf,
    acts,
    checkStage: stagingFindings,
    tell,
    ...given({ search }),
  });
  await writing;
  const { calls, inputTokens, outputTokens, cost } = ledger.total;
  const money = settings.budget.money ? { money: cost } : {};
  const spent = { calls, tokens: inputTokens + outputTokens, ...money };
  if (!planned.ok) return withoutModel(planned.error, spent, io);
  await writePlan(planned.value, options.to ?? shortNameOf(planned.value.title), spent, io);
  return { isWritten: true };
}

async function withoutModel({ why, drafts }: NoPlan, cost: object, io: CommandIo): Promise<WithoutModel> {
  const kept = drafts.length > 0 ? ' What it wrote is kept in drafts.' : '';
  await io.stderr.write(`proscenium: no play came of the model: ${why}.${kept} This one is made without it:\n`);
  return { isWritten: false, drafts, said: { instead: why, cost } };
}

async function writePlan(plan: ModelPlan, folder: string, cost: object, io: CommandIo): Promise<void> {
  const { title, people, setting, points, rounds, takenOut } = plan;
  const doubts = plan.doubts.map(describeDoubt);
  await writePlayFolder(folder, await withEditorFiles(plan.files));
  const report = { folder, title, people, setting, points, rounds, doubts, takenOut, cost };
  await io.stdout.write(`${JSON.stringify(report)}\n`);
  const left = doubts.length > 0 ? ` Doubts that are left: ${doubts.join('; ')}.` : '';
  if (doubts.length > manyDoubts) {
    await io.stderr.write(
      `proscenium: the reviewer still doubts ${doubts.length} things in it: mend them by hand, ask again, or have it made without a model (--no-model)\n`,
    );
  }
  await io.stderr.write(
    `proscenium: “${title}”: ${people.join(', ')}; in ${setting}.${left}\n` +
      `proscenium: ${folder} is a play: proscenium perform ${folder} --trace, or proscenium dev ${folder} to see it\n`,
  );
}

function spentOf({ total }: Ledger): string {
  const tokens = total.inputTokens + total.outputTokens;
  const money = total.cost > 0 ? `, ${total.cost.toFixed(4)} in money` : '';
  return `${total.calls} ${total.calls === 1 ? 'call' : 'calls'}, ${tokens} tokens${money}`;
}

function toldOf(progress: Progress): string {
  switch (progress.type) {
    case 'designed':
      return `${progress.desk}: ${progress.told}`;
    case 'garbled':
      return `the ${progress.agent.replace('-', ' ')} is asked again: ${progress.why}`;
    case 'reviewed': {
      const { desk, round, doubts } = progress;
      const [first] = doubts;
      if (!first) return `${desk}: round ${round}, nothing doubted`;
      return `${desk}: round ${round}, ${doubts.length} doubted: ${first.where}: ${first.message}${doubts.length > 1 ? ' …' : ''}`;
    }
    case 'kept':
      return `${progress.desk}: the revision was worse (${progress.doubts.length} doubted) and is left`;
    case 'failed':
      return `${progress.desk}: ${progress.why}`;
    case 'taken-out':
      return `taken out, since it could not be mended: ${progress.what.join('; ')}`;
  }
}
