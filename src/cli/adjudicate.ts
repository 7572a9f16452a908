import type { EntityId } from '../drama/entity-id.ts';
import { narrate, openScene, type Answer, type Scene } from '../world/narrator.ts';
import { veiled } from '../world/veil.ts';
import { findActor, idOf, readAdjudicateLine } from './adjudicate-line.ts';
import { defineCommand, ExitCode } from './command.ts';
import { openWorldAt } from './world-source.ts';

/** A line may bring a world of its own, so it may be longer than anything said in it. */
const mostLineBytes = 8 * 1024 * 1024;

export const adjudicateCommand = defineCommand({
  name: 'adjudicate',
  summary: 'rule on what actors try to do, line by line',
  usage: 'adjudicate --world FILE [--stateless]',
  details: `Reads JSON lines, each one of
  {"actor", "text"}      performance notation: (acts) [thinks] and speaks
  {"actor", "command"}   a bare imperative, all action
  {"actor", "verb", "object", "preposition", "target", "instrument", …}
and answers each with
  {"actions", "verdicts": [{"ok", "code", "reason", "changes", "narration"}], "speech", "thought", "delivery"?, "addressee"?}
or {"error": {"code", "message", "path"}}. An "id" is echoed. A line may bring its own "world", for that line alone;
without --world it stays for the lines that bring none.`,
  options: {
    world: { kind: 'text', value: 'FILE', summary: 'a world or scene file, or a scene folder' },
    stateless: { kind: 'flag', summary: 'every line starts from the world as it was opened' },
  },
  async run({ options }, io) {
    let opened: Scene | undefined =
      options.world === undefined ? undefined : openScene(await openWorldAt(options.world));
    let scene = opened;
    const answer = (value: unknown): object => {
      const read = readAdjudicateLine(value);
      if (!read.ok) return { error: read.error };
      const own = read.value.world && openScene(read.value.world);
      const current = own ?? scene;
      if (!current) return failed('input/no-world', 'no world: give --world FILE or a "world" on the line', 'world');
      const actor = findActor(current.world, read.value.actor);
      if (!actor.ok) return { error: actor.error };
      const ruled = narrate(current, actor.value, read.value.line);
      if (!own) scene = options.stateless ? opened : ruled.scene;
      else if (options.world === undefined) {
        opened = own;
        scene = options.stateless ? own : ruled.scene;
      }
      return 'action' in read.value.line ? ruled.answer : asTold(current, actor.value, ruled.answer);
    };
    for await (const input of io.stdin.lines(mostLineBytes)) {
      if (input.kind === 'line' && input.text.trim() === '') continue;
      const reply =
        input.kind === 'overlong'
          ? failed('input/too-long', `the line is too long: at most ${input.maxBytes} bytes`)
          : answerText(input.text, answer);
      await io.stdout.write(`${JSON.stringify(reply)}\n`);
    }
    return ExitCode.done;
  },
});

/** Whoever reads an answer may be whoever typed it: no id of what they do not see stands in it, unless they gave it. */
const asTold = ({ world }: Scene, actor: EntityId, { actions, verdicts, ...rest }: Answer): Answer => ({
  actions: actions.map((action, index) => {
    const verdict = verdicts[index];
    return (verdict && veiled(world, actor, action, verdict)) ?? action;
  }),
  verdicts,
  ...rest,
});

const failed = (code: string, message: string, path = '') => ({ error: { code, message, path } });

function answerText(text: string, answer: (value: unknown) => object): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return failed('input/json', `the line is not JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  const id = idOf(value);
  const echo = id === undefined ? {} : { id };
  try {
    return { ...echo, ...answer(value) };
  } catch (error) {
    // A mistake of ours costs one line, never the run; the scene stays as it was.
    return {
      ...echo,
      ...failed('internal', `this line broke the narrator: ${(error as Error).message.slice(0, 200)}`),
    };
  }
}
