import { describeProblem } from '../kit/schema.ts';
import type { Brain } from '../mind/brain.ts';
import { mindedBy, type Note } from '../company/minded-by.ts';
import { modelRoles } from '../model/language-model.ts';
import { modelFromSettings } from '../model/model-from-settings.ts';
import type { CommandIo } from './command-io.ts';
import { CommandFailure, ExitCode } from './command.ts';

/** What of the environment chooses a model, for `--help`. */
export const modelEnvironmentHelp = `With PROSCENIUM_BASE_URL and PROSCENIUM_MODEL set (and PROSCENIUM_API_KEY where one is needed) a model plays, with
the understudy behind it; without, the understudy plays. PROSCENIUM_MODEL_ACTOR, _DECIDE, _NARRATOR, _TRANSFER, _MEMORY
choose another model for one part; PROSCENIUM_MAX_CALLS and PROSCENIUM_MAX_TOKENS bound what a run may spend.`;

/** The brain the environment asks for, or none: then the understudy plays. */
export function brainFromEnvironment(env: CommandIo['env']): ((note: Note) => Brain) | undefined {
  // Set to nothing is not set.
  const baseUrl = env['PROSCENIUM_BASE_URL'] || undefined;
  const model = env['PROSCENIUM_MODEL'] || undefined;
  if (baseUrl === undefined && model === undefined) return undefined;
  const models = Object.fromEntries(
    modelRoles.flatMap((role) => {
      const name = env[`PROSCENIUM_MODEL_${role.toUpperCase()}`];
      return name === undefined || name === '' ? [] : [[role, name]];
    }),
  );
  const calls = limit(env, 'PROSCENIUM_MAX_CALLS');
  const tokens = limit(env, 'PROSCENIUM_MAX_TOKENS');
  const settings = {
    baseUrl,
    apiKey: env['PROSCENIUM_API_KEY'] || undefined,
    model,
    models,
    budget: { ...(calls === undefined ? {} : { calls }), ...(tokens === undefined ? {} : { tokens }) },
  };
  const trial = modelFromSettings(settings);
  if (!trial.ok) {
    const [first] = trial.error;
    throw new CommandFailure(
      ExitCode.usage,
      `the model cannot be set up from PROSCENIUM_BASE_URL, PROSCENIUM_MODEL …: ${first ? describeProblem(first) : ''}`,
    );
  }
  return mindedBy((observe) => {
    const built = modelFromSettings(settings, { observe });
    return built.ok ? built.value.model : trial.value.model;
  });
}

function limit(env: CommandIo['env'], name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new CommandFailure(ExitCode.usage, `${name}: expected a number, got ${JSON.stringify(text)}`);
}
