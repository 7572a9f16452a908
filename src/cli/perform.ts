import { SimulatedClock } from '../kit/clock.ts';
import { given } from '../kit/given.ts';
import { Performance } from '../company/performance.ts';
import { playPerson } from '../company/person.ts';
import { summarize } from '../company/summary.ts';
import { CommandFailure, defineCommand, ExitCode } from './command.ts';
import { languageCode, seedText, wholeNumber } from './options.ts';
import { createLogFile, expectLoggable } from './log-file.ts';
import { brainFromEnvironment, modelEnvironmentHelp } from './model-environment.ts';
import { expectWritable, keepApart, writeWholeFile } from './output-file.ts';
import { readPersonAt } from './person-source.ts';
import { PerformanceTrace } from './performance-trace.ts';
import { TrainingFile } from './training-file.ts';
import { MarkdownTranscript } from './transcript.ts';
import { expectCase, openSceneAt, sceneArgument, sceneFileOf } from './world-source.ts';

export const performCommand = defineCommand({
  name: 'perform',
  summary: 'play a scene headless to its end',
  usage:
    'perform SCENE [--seed N] [--case ID] [--language CODE] [--max-turns N] [--no-advancer] [--inputs FILE] [--log FILE] [--transcript FILE] [--training FILE] [--trace]',
  details: `Plays on a simulated clock and writes every fact as a JSON line; the last line is the summary
  {"type":"summary", "completed", "ending", "points", "turns", "lines", "actions", "refusals", "stalls", "modelCalls", "seconds", "hash"}
The exit code is 0 if the play reached its end, 1 if it was broken off or stalled.

--training FILE has one JSON line for each answer worth training on, where minds begin with what they see (PROSCENIUM_SEES):
{"kind":"sft", "prompt", "images", "completion"}, and with PROSCENIUM_BEST_OF {"kind":"grpo", "prompt", "images", "completions":
[{"text", "rewards", "advantage"}], "chosen"}.

--log FILE is a new file: a log that is there already is never written over. --transcript FILE is written at the end, whole or
not at all. Neither may be a file that is read.

--inputs FILE is a person, one JSON line each: {"after": TURN, "actor": "actor:hamlet", "text": "(acts) and says"} or
{"after": TURN, "actor": "actor:hamlet", "leave": true}. The actor is played by that person from their first line on.

${modelEnvironmentHelp}`,
  positionals: [sceneArgument],
  options: {
    seed: { ...seedText, summary: 'what chance comes from; the same seed plays the same' },
    case: { kind: 'text', value: 'ID', summary: 'the case file to play, in place of the one the seed draws' },
    language: { ...languageCode, summary: 'play in this language, where the scene has lines in it: zh' },
    'max-turns': { ...wholeNumber, summary: 'break off after so many turns', min: 1, default: 400 },
    'no-advancer': { kind: 'flag', summary: 'let the play stall if it stalls, and say so' },
    inputs: { kind: 'text', value: 'FILE', summary: 'what a person says and does' },
    log: { kind: 'text', value: 'FILE', summary: 'keep the facts there, chained, for replay' },
    transcript: { kind: 'text', value: 'FILE', summary: 'write the performance there as a play to read, in Markdown' },
    training: {
      kind: 'text',
      value: 'FILE',
      summary: 'write what minds with eyes answered there, as rows to train on',
    },
    trace: { kind: 'flag', summary: 'tell on stderr who decided what, and why' },
  },
  async run({ options, positionals }, io) {
    const scene = await openSceneAt(positionals[0] ?? '');
    expectCase(scene, options.case);
    const part = options.inputs === undefined ? [] : await readPersonAt(options.inputs, scene);
    const training = new TrainingFile(options.training);
    const brain = brainFromEnvironment(io.env, training.onPerceived);
    await expectOwnFiles(positionals[0] ?? '', options);
    if (options.log !== undefined) expectLoggable(scene);
    const log = options.log === undefined ? undefined : await createLogFile(options.log);
    const clock = new SimulatedClock();
    let out = '';
    let told = '';
    const performance = Performance.open(scene, {
      clock,
      settings: {
        seed: options.seed,
        advancer: !options['no-advancer'],
        maxTurns: options['max-turns'],
        ...given({ case: options.case, language: options.language }),
      },
      onFault: (error) => (told += `proscenium: a mistake of ours, the play goes on: ${String(error)}\n`),
      ...given({ brain, log }),
    });
    // With a model a play takes as long as the model does: what happened is told as it happens.
    const flushEvery = brain ? 5 : 500;
    const trace = options.trace ? new PerformanceTrace() : undefined;
    const transcript = options.transcript === undefined ? undefined : new MarkdownTranscript();
    let page = '';
    // Facts are for programs; somebody who watches the trace in a terminal does not want them in between.
    const quiet = options.trace && io.stdout.isTerminal;
    let steppedIn = 0;
    performance.onFact((fact, play) => {
      if (fact.type === 'understudy:stepped-in') steppedIn++;
      if (!quiet) out += `${JSON.stringify(fact)}\n`;
      if (trace) told += trace.tell(fact, play);
      if (transcript) page += transcript.tell(fact, play);
    });
    const flush = async () => {
      const [facts, story] = [out, told];
      out = told = '';
      if (facts !== '') await io.stdout.write(facts);
      if (story !== '') await io.stderr.write(story);
    };
    try {
      const later = (ms: number, run: () => void): void => void clock.after(ms, run);
      playPerson(performance, part, later, ({ actor, text }, { message }) => {
        told += `proscenium: ${actor}, “${text.slice(0, 60)}”: ${message}\n`;
      });
      performance.start();
      while (!performance.play.ended) {
        const until = performance.play.seq + flushEvery;
        await clock.run(() => performance.play.ended !== undefined || performance.play.seq >= until);
        await flush();
        if (performance.play.seq < until && !performance.play.ended) break;
      }
      await performance.flush().catch(notWritten('log', options.log));
    } finally {
      performance.dispose();
      await log?.close();
    }
    await flush();
    if (options.transcript !== undefined) {
      await writeWholeFile(options.transcript, page).catch(notWritten('transcript', options.transcript));
    }
    await training.write().catch(notWritten('rows for training', options.training));
    const summary = summarize(performance.play);
    if (steppedIn > 0) {
      await io.stderr.write(`proscenium: the model failed ${steppedIn} times; the understudy stepped in\n`);
    }
    if (trace) await io.stderr.write(trace.close(performance.play));
    await io.stdout.write(`${JSON.stringify(summary)}\n`);
    return summary.completed ? ExitCode.done : ExitCode.failed;
  },
});

/** Outputs that would overwrite an input or each other, or that cannot be written, are refused before the play begins. */
async function expectOwnFiles(
  scene: string,
  {
    inputs,
    log,
    transcript,
    training,
  }: Readonly<Record<'inputs' | 'log' | 'transcript' | 'training', string | undefined>>,
): Promise<void> {
  const named = (what: string, path: string | undefined) => (path === undefined ? [] : [{ what, path }]);
  const outputs = [...named('--log', log), ...named('--transcript', transcript), ...named('--training', training)];
  await keepApart(
    [...named('the scene', await sceneFileOf(scene, 'the scene')), ...named('--inputs', inputs)],
    outputs,
  );
  for (const output of [...named('the transcript', transcript), ...named('the rows for training', training)])
    await expectWritable(output);
}

const notWritten =
  (what: string, path = '') =>
  (error: Error): never => {
    throw new CommandFailure(ExitCode.failed, `cannot write the ${what} ${path}: ${error.message}`, { cause: error });
  };
