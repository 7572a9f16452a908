import { slugOf } from '../screenplay/roads.ts';
import type { ScriptTongue } from '../tongues/tongue.ts';
import { findProps, type FoundProp } from './find-props.ts';
import type { Dialogue, DialoguePart } from './read-dialogue.ts';

type Made = Record<string, unknown>;

/** What a script did not say, or what nobody could make out, for its author to look at. */
export interface Untold {
  readonly line: number;
  readonly what: string;
}

export interface ReadScript {
  readonly scene: Readonly<Record<string, unknown>>;
  readonly untold: readonly Untold[];
}

const [mostBeats, mostScenes, mostSpeech] = [10, 20, 600];

/** A scene of a script from elsewhere: who is in it, where it plays, and every line as it stands, in its order. */
export function sceneOfDialogue({ title, parts }: Dialogue, otherTitle: string, tongue: ScriptTongue): ReadScript {
  return new DialogueReader(parts, title ?? otherTitle, tongue).read();
}

interface OpenPoint {
  readonly beats: Made[];
  readonly enters: string[];
  readonly leaves: string[];
  result?: string;
}
interface OpenScene {
  readonly title: string;
  readonly place: string;
  readonly description: string[];
  readonly points: OpenPoint[];
  /** Who is in it, and who of them comes in later. */
  readonly people: Set<string>;
  readonly late: Set<string>;
}
interface OpenAct {
  readonly title: string;
  readonly scenes: OpenScene[];
}

class DialogueReader {
  readonly #people = new Map<string, { readonly id: string; readonly name: string }>();
  readonly #places = new Map<string, { readonly id: string; readonly name: string }>();
  readonly #props = new Map<string, FoundProp & { readonly place: string }>();
  readonly #acts: OpenAct[] = [];
  readonly #untold: Untold[] = [];
  #lastSpeaker: string | undefined;

  constructor(
    readonly parts: readonly DialoguePart[],
    readonly title: string,
    readonly tongue: ScriptTongue,
  ) {}

  read(): ReadScript {
    for (const part of this.parts) if (part.kind === 'speech') this.#person(part.name);
    for (const part of this.parts) this.#add(part);
    for (const { name } of this.#people.values())
      this.#tell(0, `who ${name} is, and what they want: cast/${slugOf(name) || name}.yaml`);
    return { scene: this.#scene(), untold: this.#untold };
  }

  #tell(line: number, what: string): void {
    this.#untold.push({ line, what });
  }

  #person(name: string): string {
    const key = name.trim().toLowerCase();
    const known = this.#people.get(key);
    if (known) return known.id;
    const shown = name === name.toUpperCase() ? titled(name) : name.trim();
    const id = `actor:${slugOf(shown) || shown.replace(/[^\p{L}\p{N}]/gu, '') || `somebody-${this.#people.size + 1}`}`;
    this.#people.set(key, { id, name: shown });
    return id;
  }

  #add(part: DialoguePart): void {
    if (part.kind === 'act') this.#acts.push({ title: part.text, scenes: [] });
    else if (part.kind === 'scene') this.#openScene(part.text);
    else if (part.kind === 'speech') this.#speak(part.name, part.to, part.text, part.line);
    else this.#act(part.text, part.line);
  }

  #openScene(text: string): OpenScene {
    const { scene: head, before, hour } = this.tongue;
    const where = (head.exec(text)?.[1] ?? text)
      .replace(before, '')
      .replace(hour, '')
      .replace(/[.。:：]+$/, '')
      .trim();
    const last = this.#acts.at(-1)?.scenes.at(-1);
    const place = where === '' ? (last?.place ?? this.#place(this.tongue.stage)) : this.#place(where);
    let act = this.#acts.at(-1);
    if (!act || act.scenes.length >= mostScenes) {
      act = { title: act ? `${act.title} (${this.#acts.length + 1})` : this.title, scenes: [] };
      this.#acts.push(act);
    }
    const scene: OpenScene = { title: text, place, description: [], points: [], people: new Set(), late: new Set() };
    act.scenes.push(scene);
    this.#lastSpeaker = undefined;
    return scene;
  }

  #place(text: string): string {
    const name = text === text.toUpperCase() && text !== text.toLowerCase() ? text.toLowerCase() : text;
    const bare = name.replace(/^(?:the|a|an)\s+/i, '');
    const key = bare.toLowerCase();
    const known = this.#places.get(key);
    if (known) return known.id;
    const id = `place:${slugOf(bare) || bare.replace(/[^\p{L}\p{N}]/gu, '') || `place-${this.#places.size + 1}`}`;
    this.#places.set(key, { id, name: name.slice(0, 120) });
    return id;
  }

  get #here(): OpenScene {
    return this.#acts.at(-1)?.scenes.at(-1) ?? this.#openScene('');
  }

  #point(isNew = false): OpenPoint {
    const { points } = this.#here;
    const last = points.at(-1);
    if (last && !isNew && last.beats.length < mostBeats && last.result === undefined) return last;
    if (last && last.beats.length === 0 && last.result === undefined) return last;
    const point: OpenPoint = { beats: [], enters: [], leaves: [] };
    points.push(point);
    return point;
  }

  #speak(name: string, to: string | undefined, text: string, line: number): void {
    const actor = this.#person(name);
    const scene = this.#here;
    scene.people.add(actor);
    const addressee = to === undefined ? this.#lastSpeaker : this.#people.get(to.trim().toLowerCase())?.id;
    if (to !== undefined && addressee === undefined) this.#tell(line, `nobody is called “${to}”`);
    for (const deed of text.matchAll(/[(（]([^)）]+)[)）]/gu)) this.#findProps(deed[1] ?? '');
    for (const piece of pieces(text)) this.#beat(actor, piece, addressee);
    if (this.#lastSpeaker !== actor) this.#lastSpeaker = actor;
  }

  #beat(actor: string, play: string, to: string | undefined): void {
    const whom = to === undefined || to === actor ? {} : { to };
    this.#point().beats.push({ actor, ...whom, plays: [play], hint: play.slice(0, 400) });
  }

  #findProps(deed: string): void {
    const taken = new Set([...this.#people.keys(), ...this.#places.keys()]);
    for (const prop of findProps(deed, taken))
      if (!this.#props.has(prop.id)) this.#props.set(prop.id, { ...prop, place: this.#here.place });
  }

  /** What is done by somebody is played; what is seen is told where it stands. */
  #act(text: string, line: number): void {
    const scene = this.#here;
    const who = [...this.#people.entries()].find(([key]) => startsWithName(text, key));
    const { enters, leaves } = this.tongue;
    this.#findProps(text);
    if (who && (enters.test(text) || leaves.test(text))) {
      const { id } = who[1];
      const point = this.#point(true);
      if (enters.test(text) && !scene.people.has(id)) {
        scene.late.add(id);
        point.enters.push(id);
      } else if (leaves.test(text)) point.leaves.push(id);
      scene.people.add(id);
      return;
    }
    if (who) {
      const deed = text
        .slice(who[0].length)
        .replace(/^[\s,，]+/u, '')
        .replace(/[.!。！]+$/u, '');
      scene.people.add(who[1].id);
      if (deed !== '') this.#beat(who[1].id, `(${deed.slice(0, 300)})`, undefined);
      return;
    }
    if (scene.points.length === 0) scene.description.push(text);
    else this.#point().result = text.slice(0, 800);
    this.#tell(line, `told, and done by nobody: “${text.slice(0, 80)}”`);
  }

  #scene(): Made {
    const acts = this.#acts.filter(({ scenes }) =>
      scenes.some(({ points }) => points.some(({ beats }) => beats.length > 0)),
    );
    const first = acts[0]?.scenes.find(({ points }) => points.length > 0);
    const people = [...this.#people.values()];
    const places = [...this.#places.values()];
    const startsAt = (id: string) => (first?.people.has(id) && !first.late.has(id) ? { in: first.place } : null);
    const taken = new Set<string>();
    return {
      setting: { genre: 'realistic' },
      entities: [
        ...places.map(({ id, name }, index) => ({ id, kind: 'place', name, ...exits(places, index) })),
        ...people.map(({ id, name }) => ({ id, kind: 'actor', name, at: startsAt(id) })),
        ...[...this.#props.values()].map(({ id, name, traits, place }) => ({
          id: `prop:${id}`,
          kind: 'prop',
          name,
          traits,
          at: { in: place },
        })),
      ],
      blueprint: {
        title: this.title.slice(0, 120),
        language: this.tongue.code,
        profiles: people.map(({ id, name }) => ({
          actor: id,
          persona: this.tongue.persona(name),
          goal: this.tongue.goal,
        })),
        acts: acts.map((act, index) => this.#madeAct(act, index, taken)),
      },
    };
  }

  #onStage = new Map<string, string | null>();

  #madeAct({ title, scenes }: OpenAct, index: number, taken: Set<string>): Made {
    const played = scenes.filter(({ points }) => points.some(({ beats }) => beats.length > 0));
    return {
      id: fresh(slugOf(title) || `act-${index + 1}`, taken),
      title: title.slice(0, 120),
      scenes: played.map((scene) => this.#madeScene(scene, taken)),
    };
  }

  #madeScene(scene: OpenScene, taken: Set<string>): Made {
    const title = scene.title || this.title;
    const id = fresh(slugOf(title) || `scene-${taken.size + 1}`, taken);
    const places = this.#moves(scene);
    const points = joined(scene.points).map((point, index) =>
      this.#madePoint(point, fresh(`${id}-${index + 1}`, taken), title, scene.place),
    );
    const description = scene.description.join(' ').slice(0, 1200) || title;
    return {
      id,
      title: title.slice(0, 120),
      place: scene.place,
      description,
      ...(places.length > 0 ? { places } : {}),
      points,
    };
  }

  /** Who has to be elsewhere when a scene begins than where the last one left them. */
  #moves({ people, late, place }: OpenScene): Made[] {
    const isFirst = this.#onStage.size === 0;
    return [...this.#people.values()].flatMap(({ id }) => {
      const wanted = people.has(id) && !late.has(id) ? place : null;
      const before = this.#onStage.get(id);
      this.#onStage.set(id, people.has(id) ? place : null);
      return isFirst || before === wanted ? [] : [{ entity: id, at: wanted === null ? null : { in: wanted } }];
    });
  }

  #madePoint({ beats, enters, leaves, result }: OpenPoint, id: string, title: string, place: string): Made {
    const road = `${id}-road`;
    const named = beats.map((beat, index) => ({ id: `${road}-${index + 1}`, ...beat }));
    return {
      id,
      description: title.slice(0, 1200),
      ...(enters.length > 0 ? { enters: enters.map((actor) => ({ actor, at: { in: place } })) } : {}),
      ...(leaves.length > 0 ? { leaves } : {}),
      flag: { says: title.slice(0, 400), when: { beat: named.at(-1)?.id ?? '' } },
      ...(result === undefined ? {} : { result }),
      trajectories: [{ id: road, beats: named }],
      otherwise: { narration: this.tongue.otherwise },
    };
  }
}

/** A point without a line passes what it has on to the next, or back to the last. */
function joined(points: readonly OpenPoint[]): readonly OpenPoint[] {
  const made: OpenPoint[] = [];
  let [enters, leaves]: [string[], string[]] = [[], []];
  for (const point of points) {
    enters = [...enters, ...point.enters];
    leaves = [...leaves, ...point.leaves];
    if (point.beats.length === 0) continue;
    made.push({ ...point, enters, leaves });
    [enters, leaves] = [[], []];
  }
  return made;
}

const titled = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

const startsWithName = (text: string, key: string): boolean =>
  text.toLowerCase().startsWith(key) && (/\p{Script=Han}/u.test(key) || !/^[\p{L}\p{N}]/u.test(text.slice(key.length)));

/** Every place leads to the one before it and the one after it. */
function exits(places: readonly { readonly id: string }[], index: number): Made {
  const near = [places[index - 1], places[index + 1]].flatMap((place) => (place ? [{ to: place.id }] : []));
  return near.length > 0 ? { exits: near } : {};
}

function fresh(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** A speech nobody could say in one breath, sentence by sentence. */
function pieces(text: string): readonly string[] {
  if (text.length <= mostSpeech) return [text];
  const made: string[] = [''];
  for (const sentence of text.match(/[^.!?。！？]+[.!?。！？]*["”’)）]*\s*/gu) ?? [text]) {
    const last = made.at(-1) ?? '';
    if (last !== '' && last.length + sentence.length > mostSpeech) made.push(sentence.slice(0, 1200));
    else made[made.length - 1] = `${last}${sentence}`.slice(0, 1200);
  }
  return made.map((piece) => piece.trim()).filter(Boolean);
}
