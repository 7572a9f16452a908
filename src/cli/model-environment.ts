import { given } from '../kit/given.ts';
import { describeProblem, type Problem } from '../kit/schema.ts';
import { usualRest, type ModelRest } from '../mind/agents/steadied.ts';
import type { Brain } from '../mind/brain.ts';
import { mindedBy, type Note } from '../company/minded-by.ts';
import type { Perceived } from '../mind/perceiving/training-rows.ts';
import { modelRoles } from '../model/language-model.ts';
import { modelFromSettings } from '../model/model-from-settings.ts';
import type { CommandIo } from './command-io.ts';
import { badInput } from './command.ts';

/** What of the environment chooses a model, for `--help`. */
export const modelEnvironmentHelp = `With PROSCENIUM_BASE_URL and PROSCENIUM_MODEL set (and PROSCENIUM_API_KEY where one is needed) a model plays, with
the understudy behind it; without, the understudy plays. PROSCENIUM_MODEL_ACTOR, _DECIDE, _NARRATOR, _TRANSFER, _MEMORY
choose another model for one part; PROSCENIUM_MAX_CALLS and PROSCENIUM_MAX_TOKENS bound what a run may spend, and
PROSCENIUM_MAX_MONEY, with PROSCENIUM_INPUT_PRICE and PROSCENIUM_OUTPUT_PRICE for a million tokens, what it may cost.
PROSCENIUM_FIRST_WORD_MS, _SILENCE_MS and _ANSWER_MS say how long it is waited for (the first word, the next one, all of
it), PROSCENIUM_ATTEMPTS how often a call is tried, PROSCENIUM_REST_MS how long a model is left alone after
PROSCENIUM_REST_AFTER failures in a row; each rest is twice as long as the last. PROSCENIUM_SEES (words, pictures or both)
has minds begin with what they see; PROSCENIUM_SEES_STRICT=1 asks once more for a line that claims what is not there,
PROSCENIUM_BEST_OF asks for so many lines and performs the best.`;

/** What of the environment says which model is asked; nothing, where it names none. */
export function modelSettingsFrom(env: CommandIo['env'], over: { readonly model?: string | undefined } = {}) {
  // Set to nothing is not set.
  const said = (name: string): string | undefined => env[`PROSCENIUM_${name}`] || undefined;
  const [baseUrl, model] = [said('BASE_URL'), over.model ?? said('MODEL')];
  if (baseUrl === undefined && model === undefined) return undefined;
  return {
    baseUrl,
    apiKey: said('API_KEY'),
    model,
    models: given(Object.fromEntries(modelRoles.map((role) => [role, said(`MODEL_${role.toUpperCase()}`)]))),
    budget: given({
      calls: limit(env, 'PROSCENIUM_MAX_CALLS'),
      tokens: limit(env, 'PROSCENIUM_MAX_TOKENS'),
      money: moneyFrom(env),
    }),
    deadline: given({
      firstWordMs: limit(env, 'PROSCENIUM_FIRST_WORD_MS'),
      silenceMs: limit(env, 'PROSCENIUM_SILENCE_MS'),
      totalMs: limit(env, 'PROSCENIUM_ANSWER_MS'),
    }),
    attempts: limit(env, 'PROSCENIUM_ATTEMPTS'),
    perception: perceptionFrom(said, env),
  };
}

/** Why a model cannot be set up, for whoever set the variables. */
export function badModelSettings([first]: readonly Problem[]): Error {
  const why = first ? describeProblem(first) : '';
  return badInput(`the model cannot be set up from PROSCENIUM_BASE_URL, PROSCENIUM_MODEL …: ${why}`);
}

/** The brain the environment asks for, or none: then the understudy plays. */
export function brainFromEnvironment(
  env: CommandIo['env'],
  onPerceived?: (perceived: Perceived) => void,
): ((note: Note) => Brain) | undefined {
  const settings = modelSettingsFrom(env);
  if (settings === undefined) return undefined;
  const trial = modelFromSettings(settings);
  if (!trial.ok) throw badModelSettings(trial.error);
  return mindedBy(
    (observe) => {
      const built = modelFromSettings(settings, { observe });
      return built.ok ? built.value.model : trial.value.model;
    },
    restFrom(env),
    settings.deadline.firstWordMs,
    { perception: trial.value.perception, onPerceived },
  );
}

/** What may be spent, where prices are said. */
function moneyFrom(env: CommandIo['env']) {
  const amount = limit(env, 'PROSCENIUM_MAX_MONEY');
  if (amount === undefined) return undefined;
  return {
    limit: amount,
    perMillionInput: limit(env, 'PROSCENIUM_INPUT_PRICE') ?? 0,
    perMillionOutput: limit(env, 'PROSCENIUM_OUTPUT_PRICE') ?? 0,
  };
}

/** How minds see, where it is said. */
const perceptionFrom = (said: (name: string) => string | undefined, env: CommandIo['env']) => {
  const sees = said('SEES');
  if (sees === undefined) return undefined;
  return {
    sees,
    ...given({ strict: said('SEES_STRICT') === '1' || undefined, bestOf: limit(env, 'PROSCENIUM_BEST_OF') }),
  };
};

function restFrom(env: CommandIo['env']): ModelRest {
  const [failures, ms] = [limit(env, 'PROSCENIUM_REST_AFTER'), limit(env, 'PROSCENIUM_REST_MS')];
  return { ...usualRest, ...given({ failures, ms }) };
}

function limit(env: CommandIo['env'], name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw badInput(`${name}: expected a number, got ${JSON.stringify(text)}`);
}
