import { bearerOf, contents, placeOf } from '../world/containment.ts';
import { narrate, openScene, type Answer, type Scene } from '../world/narrator.ts';
import { the, The, listed } from '../world/naming.ts';
import { inSight } from '../world/sight.ts';
import { thingOf } from '../world/world.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { isStaged } from '../drama/notation/read-notation.ts';
import { control, findActor, mostCharacters } from './adjudicate-line.ts';
import { badInput, defineCommand, ExitCode } from './command.ts';
import { openWorldAt } from './world-source.ts';

export const rehearseCommand = defineCommand({
  name: 'rehearse',
  summary: 'try a world by hand: type what an actor does, hear the narrator',
  usage: 'rehearse --world FILE --as ACTOR',
  details: `Type (acts), [thoughts] and speech, or a bare command such as "look under the bed".
  :look   what is to be seen     :as NAME   play somebody else     :quit   leave`,
  options: {
    world: { kind: 'text', value: 'FILE', summary: 'a world or scene file, or a scene folder', required: true },
    as: { kind: 'text', value: 'ACTOR', summary: 'whom to play, by id or name', required: true },
  },
  async run({ options }, io) {
    let scene = openScene(await openWorldAt(options.world));
    let actor = actorOrFail(scene, options.as);
    const say = (text: string) => io.stdout.write(`${text}\n`);
    const prompt = async () => {
      if (io.stdin.isTerminal) await io.stdout.write(`\n${thingOf(scene.world, actor).name}> `);
    };
    await say(describeView(scene, actor));
    await say('Type what you do, as in (draw the dagger) Who is there? — or :look, :as NAME, :quit.');
    await prompt();
    for await (const input of io.stdin.lines(4 * mostCharacters)) {
      const text = input.kind === 'line' ? input.text.trim() : '';
      if (input.kind === 'overlong' || text.length > mostCharacters)
        await say('That is more than anyone can say in one breath.');
      else if (text === ':quit' || text === ':q') return ExitCode.done;
      else if (text === ':look') await say(describeView(scene, actor));
      else if (text.startsWith(':as ')) {
        const found = findActor(scene.world, text.slice(4).trim());
        if (found.ok) actor = found.value;
        await say(found.ok ? describeView(scene, actor) : found.error.message);
      } else if (text.startsWith(':')) await say('There are only :look, :as NAME and :quit.');
      else if (control.test(text)) await say('That holds characters nobody can type.');
      else if (text !== '') {
        const command = narrate(scene, actor, { command: text });
        const bare = !isStaged(text) && command.answer.verdicts.some((verdict) => verdict.code !== 'unknown-verb');
        const ruled = bare ? command : narrate(scene, actor, { text });
        scene = ruled.scene;
        await say(tell(scene, actor, ruled.answer));
      }
      await prompt();
    }
    return ExitCode.done;
  },
});

function actorOrFail(scene: Scene, name: string): EntityId {
  const found = findActor(scene.world, name);
  if (!found.ok) throw badInput(`--as: ${found.error.message}`);
  return found.value;
}

function tell(scene: Scene, actor: EntityId, answer: Answer): string {
  const lines = answer.verdicts.map(
    (verdict) => `  ${verdict.ok ? '·' : '✗'} ${verdict.ok ? verdict.narration : verdict.reason}`,
  );
  const how = [answer.delivery, answer.addressee && `to ${the(thingOf(scene.world, answer.addressee))}`]
    .filter(Boolean)
    .join(', ');
  if (answer.speech) lines.push(`  ${The(thingOf(scene.world, actor))}${how ? ` (${how})` : ''}: ${answer.speech}`);
  if (answer.thought) lines.push(`  [${answer.thought}]`);
  return lines.join('\n') || '  Nothing happens.';
}

function describeView(scene: Scene, actor: EntityId): string {
  const { world } = scene;
  const subject = thingOf(world, actor);
  const place = placeOf(world, subject);
  const seen = inSight(world, subject).filter((thing) => bearerOf(world, thing)?.id !== actor);
  const held = contents(world, subject, 'heldBy', 'wornBy');
  return [
    `${The(subject)} is in ${place ? the(place) : 'no place'}.`,
    seen.length > 0 ? `In sight: ${listed(seen)}.` : 'It is too dark to see.',
    held.length > 0 ? `About ${the(subject)}: ${listed(held)}.` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
