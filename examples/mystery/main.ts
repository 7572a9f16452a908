import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { hostEvening, joinEvening, type JoinedEvening } from 'proscenium/bridge';
import { Proscenium } from 'proscenium/plugin';

// A house that plays it for everybody: `npx proscenium serve --allow-origin http://localhost:5173 --port 5180`.
const address = new URL(location.href);
const door = document.querySelector<HTMLFormElement>('#door');
const house = field('#door [name=house]');
house.value = address.searchParams.get('house') ?? location.origin;

door?.addEventListener('submit', (event) => {
  event.preventDefault();
  comeIn().catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));
});

/** Whoever comes without an invitation opens the evening, and has one for a second. */
async function comeIn(): Promise<void> {
  const invited = address.searchParams.get('join');
  const invitation = invited ?? (await hostEvening({ house: house.value, scene: 'baker-street', seed: '3' })).host;
  const evening = await joinEvening({
    house: house.value,
    invitation,
    name: field('#door [name=name]').value,
    storage: sessionStorage,
    onRefused: ({ message }) => tell(message),
  });
  door?.remove();
  if (evening.invitations) tell(`For a second: ${linkFor(evening.invitations.player)}`);
  evening.onStanding((standing) => show(standing === 'away' ? 'The house does not answer. It is called again.' : ''));
  evening.onChange(() => offerRoles(evening));
  offerRoles(evening);
}

function linkFor(invitation: string): string {
  const link = new URL(location.pathname, location.origin);
  link.search = new URLSearchParams({ house: house.value, join: invitation }).toString();
  return link.href;
}

/** A button for every part the company plays; of the others, who has them. */
function offerRoles(evening: JoinedEvening): void {
  const roles = evening.roles.map(({ actor, name, player, isAway }) => {
    if (player !== undefined || evening.role !== undefined) {
      return document.createTextNode(`${name}: ${player ?? 'the company'}${isAway ? ' (away)' : ''}. `);
    }
    const button = document.createElement('button');
    button.textContent = `Play ${name}`;
    button.onclick = () => void play(evening, actor);
    return button;
  });
  document.querySelector('#roles')?.replaceChildren(...roles);
}

async function play(evening: JoinedEvening, actor: string): Promise<void> {
  const taken = await evening.take(actor);
  if (!taken.ok) return tell(taken.error.message);
  offerRoles(evening);
  const engine = new Engine(document.querySelector('canvas'));
  const scene = new Scene(engine);
  new ArcRotateCamera('eye', -Math.PI / 2, 1.1, 14, new Vector3(0, 1, 2), scene).attachControl();
  engine.runRenderLoop(() => scene.render());
  // What is played in the house is shown here; what this player says and does is asked for there.
  const drama = await Proscenium.createAsync(scene, {
    scene: await evening.scene(),
    elsewhere: evening.elsewhere,
    player: actor,
    tier: 'plain',
  });
  const nameOf = (id: string): string => drama.world.get(id)?.name ?? id;
  drama.onLineObservable.add(({ actor: speaker, text }) => tell(`${nameOf(speaker)}: ${text}`));
  drama.onActionObservable.add(({ narration }) => tell(narration));
  drama.onRefusalObservable.add(({ reason }) => tell(reason));
  const line = document.querySelector<HTMLFormElement>('#line');
  if (!line) return;
  line.hidden = false;
  line.onsubmit = (event) => {
    event.preventDefault();
    const said = drama.say(field('#line [name=text]').value);
    if (!said.ok) tell(said.error.message);
  };
}

function field(selector: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`The page has lost ${selector}.`);
  return input;
}

function tell(text: string): void {
  const item = document.createElement('li');
  item.textContent = text;
  document.querySelector('ol')?.prepend(item);
}

function show(words: string): void {
  const status = document.querySelector('output');
  if (status) status.value = words;
}
