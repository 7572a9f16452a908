import { systemClock } from '../kit/clock.ts';
import { given } from '../kit/given.ts';
import { Performance } from '../company/performance.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { nameOf } from '../play/play.ts';
import { openWorld } from '../world/world.ts';
import { findActor, mostCharacters } from './adjudicate-line.ts';
import { badInput, defineCommand, ExitCode } from './command.ts';
import { brainFromEnvironment, modelEnvironmentHelp } from './model-environment.ts';
import { seedText } from './options.ts';
import { describeView, tellPerceived } from './perceived.ts';
import { openSceneAt, sceneArgument } from './world-source.ts';

const player = 'player:terminal';

export const playCommand = defineCommand({
  name: 'play',
  summary: 'take a role and play a scene in the terminal, in real time',
  usage: 'play SCENE --as ACTOR [--seed N] [--pace N]',
  details: `You see and hear what your character does. Type what they say, with (deeds) in round brackets and [thoughts] in square
ones; speaking cuts off whoever is speaking. :look tells what is to be seen, :as NAME takes another role, :leave gives the role back
and lets you watch, :quit ends it.

${modelEnvironmentHelp}`,
  positionals: [sceneArgument],
  options: {
    as: { kind: 'text', value: 'ACTOR', summary: 'whom to play, by id or name', required: true },
    seed: { ...seedText, summary: 'what chance comes from' },
    pace: { kind: 'number', value: 'N', summary: 'how many times faster than life', min: 0.1, max: 1000, default: 1 },
  },
  async run({ options, positionals }, io) {
    const scene = await openSceneAt(positionals[0] ?? '');
    const world = openWorld(scene);
    let role = roleOrFail(options.as);
    const brain = brainFromEnvironment(io.env);
    const performance = Performance.open(scene, {
      clock: systemClock({ pace: options.pace }),
      settings: { seed: options.seed },
      ...given({ brain }),
    });

    function roleOrFail(name: string): EntityId {
      const found = findActor(world, name);
      if (found.ok && scene.blueprint.profiles.some(({ actor }) => actor === found.value)) return found.value;
      const roles = scene.blueprint.profiles.map(({ actor }) => world.things.get(actor)?.name ?? actor).join(', ');
      throw badInput(`--as: there is no role ${JSON.stringify(name)} in this play: ${roles}`);
    }

    let out = Promise.resolve();
    const say = (text: string) => (out = out.then(() => io.stdout.write(text)));
    let steppedIn = 0;
    const ended = new Promise<void>((resolve) => {
      performance.onFact((fact, now) => {
        const told = tellPerceived(fact, now, role);
        if (told !== '') void say(told);
        if (fact.type === 'understudy:stepped-in' && steppedIn++ === 0) {
          void say('  (The model does not answer; the understudy plays on.)\n');
        }
        if (fact.type === 'play:ended') resolve();
      });
    });
    await say(
      `${scene.blueprint.title}. You are ${world.things.get(role)?.name ?? role}. Speak, (act), :look, :as NAME, :leave, :quit.\n`,
    );
    performance.start();
    performance.takeRole(role, player);
    const typed = (async () => {
      for await (const input of io.stdin.lines(4 * mostCharacters)) {
        const text = input.kind === 'line' ? input.text.trim() : '';
        if (text === ':quit' || text === ':q') return;
        if (text === ':look') await say(describeView(performance.play, role));
        else if (text === ':leave') performance.releaseRole(role);
        else if (text.startsWith(':as ')) {
          performance.releaseRole(role);
          try {
            role = roleOrFail(text.slice(4).trim());
            await say(`You are ${nameOf(performance.play, role)}.\n`);
          } catch (error) {
            await say(`${(error as Error).message}\n`);
          }
          performance.takeRole(role, player);
        } else if (text.startsWith(':')) await say('  There are :look, :as NAME, :leave and :quit.\n');
        else if (text !== '') {
          if (!performance.play.roles.has(role)) performance.takeRole(role, player);
          const answer = performance.submit({ actor: role, player, text: text.slice(0, 2000) });
          if (!answer.ok) await say(`  (${answer.error.message})\n`);
        }
        if (performance.play.ended) return;
      }
      // Nobody types any more: the company plays it to its end.
      performance.releaseRole(role);
      await ended;
    })();
    await Promise.race([typed, ended]);
    performance.dispose();
    await out;
    return ExitCode.done;
  },
});
