import { nearestName } from '../../kit/nearest-name.ts';
import { shortOf } from '../names.ts';
import { readCondition } from '../conditions/read-condition.ts';
import { textOf } from '../json.ts';
import { scriptTongues } from '../tongues/tongues.ts';
import type { Heading, Note } from './read-screenplay.ts';
import {
  conditionOf,
  expectKeys,
  idOfHeading,
  makeRoads,
  noteOf,
  slugOf,
  type ScriptPoint,
  type Stage,
} from './roads.ts';
import type { ScriptAct, ScriptScene, ScriptTree } from './tree.ts';

type Made = Record<string, unknown>;
type Place = Readonly<Record<string, unknown>>;

/** The plan of a play whose script is all there is of it: acts, scenes and points as they are headed there. */
export function planOfScript(tree: ScriptTree, title: string, places: readonly Place[]): Made[] {
  return new Planner(tree.stage, title, places).plan(tree.acts);
}

const pointNotes = ['flag', 'met', 'result', 'otherwise', 'moot', 'ending', 'enters', 'leaves'];

class Planner {
  readonly #taken = new Set<string>();

  constructor(
    readonly stage: Stage,
    readonly title: string,
    readonly places: readonly Place[],
  ) {}

  plan(acts: readonly ScriptAct[]): Made[] {
    return acts.map(({ heading, scenes }, index) => {
      const title = heading.text || this.title;
      expectKeys(heading.notes, [], this.stage);
      const made = {
        id: this.#id(heading, `act-${index + 1}`),
        title,
        scenes: this.#listed(scenes.map((scene) => this.#scene(scene))),
      };
      return this.#marked(made, heading);
    });
  }

  readonly #spots = new WeakMap<object, Heading['spot']>();

  /** Parts of a list know where they are headed. */
  #listed(parts: readonly Made[]): readonly Made[] {
    parts.forEach((part, index) => this.stage.sources.mark(parts, index, this.#spots.get(part)));
    return parts;
  }

  /** A name for a part that no other part has. */
  #id(heading: Heading, otherwise: string): string {
    const wanted = idOfHeading(heading, otherwise);
    let id = wanted;
    for (let count = 2; this.#taken.has(id); count++) id = `${wanted}-${count}`;
    this.#taken.add(id);
    return id;
  }

  #marked<T extends Made>(made: T, { spot, notes }: Heading): T {
    for (const key of Object.keys(made)) this.stage.sources.mark(made, key, spot);
    for (const note of notes) this.stage.sources.mark(made, note.key, note.spot);
    this.#spots.set(made, spot);
    return made;
  }

  #scene({ heading, slug, points }: ScriptScene): Made {
    const title = heading.text || slug || this.title;
    const id = this.#id(heading, `scene-${this.#taken.size + 1}`);
    const description = heading.synopsis.join(' ') || title;
    const puts = heading.notes
      .filter(({ key }) => key === 'puts')
      .map((note) => this.#put(note))
      .filter(({ entity }) => entity !== undefined);
    expectKeys(heading.notes, ['place', 'puts'], this.stage);
    if (points.length === 0) this.#say(heading, 'nothing is played in this scene');
    const made: Made = {
      id,
      title: title.slice(0, 120),
      place: this.#place(heading, slug),
      description,
      ...(puts.length > 0 ? { places: puts } : {}),
      points: this.#listed(points.map((point, index) => this.#point(point, `${id}-${index + 1}`, description))),
    };
    return this.#marked(made, heading);
  }

  #say({ spot }: { readonly spot: Heading['spot'] }, message: string): void {
    this.stage.mistakes.push({ spot, message });
  }

  /** Where a scene plays: as its note or its `INT.` line says, or where everything plays. */
  #place(heading: Heading, slug: string | undefined): string {
    const said = noteOf(heading.notes, 'place')?.value ?? slug;
    const [only] = this.places;
    if (said === undefined && only && this.places.length === 1) return textOf(only.id);
    const found = said === undefined ? undefined : placeCalled(said, this.places);
    if (found) return textOf(found.id);
    this.#say(
      heading,
      said === undefined
        ? 'say where this scene plays: INT. and a place'
        : `no place is called “${said}”${this.#near(said)}`,
    );
    return textOf(only?.id);
  }

  #near(said: string): string {
    const near = nearestName(
      plain(said),
      this.places.map(({ id }) => shortOf(textOf(id))),
    );
    return near === undefined ? '' : `: did you mean “${near}”?`;
  }

  /** `ada in kitchen`, `ben nowhere`. */
  #put({ value, spot }: Note): Made {
    const gone = /^(\S+) nowhere$/.exec(value)?.[1];
    const id = gone === undefined ? undefined : this.stage.names.idOf(gone);
    if (id?.ok) return { entity: id.value, at: null };
    const read = readCondition(value, this.stage.names);
    if (read.ok && read.value.at !== undefined) return { entity: read.value.entity, at: read.value.at };
    this.#say({ spot }, `expected who is where, such as “ada in kitchen”, got “${value}”`);
    return {};
  }

  #point(point: ScriptPoint, otherwise: string, around: string): Made {
    const { heading } = point;
    const { notes } = heading;
    const id = this.#id(heading, otherwise);
    const description = heading.synopsis.join(' ') || heading.text || around;
    const trajectories = makeRoads(point, id, this.stage);
    const last = trajectories
      .flatMap(({ beats }) => (beats as readonly Made[]).slice(-1))
      .map((beat) => ({ beat: beat.id }));
    const when = conditionOf(notes, 'met', this.stage) ?? (last.length > 1 ? { any: last } : last[0]);
    const moot = conditionOf(notes, 'moot', this.stage);
    const [flag, result, narration, ending] = ['flag', 'result', 'otherwise', 'ending'].map(
      (key) => noteOf(notes, key)?.value,
    );
    const enters = notes
      .filter(({ key }) => key === 'enters')
      .map((note) => {
        const { entity, at } = this.#put(note);
        return { actor: entity, at };
      });
    const leaves = notes
      .filter(({ key }) => key === 'leaves')
      .map(({ value }) => this.stage.people.idOf(value) ?? value);
    expectKeys(notes, pointNotes, this.stage);
    const made: Made = {
      id,
      description,
      ...(enters.length > 0 ? { enters } : {}),
      ...(leaves.length > 0 ? { leaves } : {}),
      flag: { says: (flag ?? description).slice(0, 400), ...(when === undefined ? {} : { when }) },
      ...(result === undefined ? {} : { result }),
      trajectories,
      ...(narration === undefined ? {} : { otherwise: { narration } }),
      ...(moot === undefined ? {} : { moot }),
      ...(ending === undefined ? {} : { ending: slugOf(ending) }),
    };
    return this.#marked(made, heading);
  }
}

/** A line of place without what stands around the place: INT., the hour, an article. */
const plain = (text: string): string => {
  const tongues = Object.values(scriptTongues);
  const place = tongues.reduce((said, { before }) => said.replace(before, ''), text.toLowerCase());
  const bare = tongues.reduce((said, { hour }) => said.replace(hour, ''), place.replace(/\s+[-–—]\s+.*$/, ''));
  return tongues.reduce((said, { article }) => (article ? said.replace(article, '') : said), bare).trim();
};

/** The place a line of place means: by its short name, name or alias. */
function placeCalled(said: string, places: readonly Place[]): Place | undefined {
  const wanted = plain(said);
  const namesOf = ({ id, name, aliases }: Place): readonly string[] => [
    textOf(id)
      .replace(/^place:/, '')
      .replaceAll('-', ' '),
    textOf(name),
    ...(Array.isArray(aliases) ? aliases.map(textOf) : []),
  ];
  return places.find((place) => namesOf(place).some((name) => plain(name) === wanted || slugOf(name) === said));
}
