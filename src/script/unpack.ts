import { isJsonObject, objectsIn, textOf } from './json.ts';
import { BlueprintSchema } from '../drama/blueprint.ts';
import { LooksSchema } from '../drama/looks.ts';
import { ProfileSchema } from '../drama/profile.ts';
import { StagingSchema } from '../drama/staging.ts';
import { entitySchema } from './compile.ts';
import { writingHooks } from './hooks.ts';
import { writeLineBook } from './line-book.ts';
import { Names, shortOf } from './names.ts';
import { reshape, type Hooks } from './reshape.ts';
import { People } from './screenplay/people.ts';
import { writeRoad } from './screenplay/write-screenplay.ts';
import type { SourceFile } from './source.ts';
import { writeTranslations } from './translation-book.ts';
import { writeYaml } from './write-yaml.ts';

type Raw = Readonly<Record<string, unknown>>;
type Made = Record<string, unknown>;

/** No file is longer than somebody reads at a sitting; what is longer is parted. */
const mostLines = 560;

/** Writes a scene as the files of a folder, so that compiling them gives the same scene. */
export function unpackScene(scene: Raw): readonly SourceFile[] {
  return new Unpacker(scene).unpack();
}

class Unpacker {
  readonly #files: SourceFile[] = [];
  readonly #entities: readonly Raw[];
  readonly #names: Names;
  readonly #people: People;
  readonly #hooks: Hooks;

  constructor(readonly scene: Raw) {
    this.#entities = objectsIn(scene.entities);
    this.#names = new Names(this.#entities.map(({ id }) => textOf(id)));
    this.#people = new People(this.#entities);
    this.#hooks = writingHooks(this.#names);
  }

  unpack(): readonly SourceFile[] {
    const { profiles, ...blueprint } = (this.scene.blueprint ?? {}) as Raw;
    const cast = this.#castOrder(objectsIn(profiles));
    this.#play(blueprint, cast);
    this.#world(cast);
    const looks = this.#staging(cast);
    for (const id of cast)
      this.#actor(
        id,
        objectsIn(profiles).find(({ actor }) => actor === id),
        looks.get(id),
      );
    this.#translations();
    return this.#files;
  }

  /** Profiles in their order, and then whoever has none. */
  #castOrder(profiles: readonly Raw[]): string[] {
    const first = profiles.map(({ actor }) => textOf(actor));
    const people = this.#entities.filter(({ kind }) => kind === 'actor').map(({ id }) => textOf(id));
    return [...first, ...people.filter((id) => !first.includes(id))];
  }

  #add(path: string, text: string): void {
    this.#files.push({ path, text });
  }

  #play(blueprint: Raw, cast: readonly string[]): void {
    const { acts, matters, conditions, consequences, cases, ...rest } = reshape(
      BlueprintSchema,
      blueprint,
      this.#hooks,
    ) as Made;
    const plain = (blueprint.acts as readonly Raw[]).map((act, index) => this.#act(act, (acts as Made[])[index] ?? {}));
    const { title, about, language, ...more } = rest;
    const head = { title, about, language, setting: this.scene.setting, cast: cast.map(shortOf), ...more };
    const parts = { cases, conditions, acts: plain, consequences, matters };
    this.#whole('play', head, parts);
  }

  /** An act without its roads, which the script has. */
  #act(raw: Raw, made: Made): Made {
    const scenes = objectsIn(made.scenes).map((scene, at) => ({
      ...scene,
      points: objectsIn(scene.points).map((point, index) => {
        const { trajectories, ...own } = point;
        const rawPoint = objectsIn((objectsIn(raw.scenes)[at] ?? {}).points)[index] ?? {};
        const left = this.#script(textOf(point.id), objectsIn(rawPoint.trajectories));
        return Array.isArray(trajectories) && (left || trajectories.length === 0) ? { ...own, trajectories } : own;
      }),
    }));
    return { ...made, scenes };
  }

  #scripts = 0;

  /** The roads of a point as files of the script. Answers whether they had to be left in the plan. */
  #script(point: string, roads: readonly Raw[]): boolean {
    if (roads.length === 0) return false;
    const written = roads.map((road) => writeRoad(road, this.#names, this.#people));
    if (written.some((road) => road === undefined)) return true;
    const number = textOf(++this.#scripts).padStart(2, '0');
    const heading = `### ${point}\n\n`;
    const files = parted(written as string[], mostLines - 2);
    files.forEach((texts, index) => {
      const part = files.length > 1 ? `-${index + 1}` : '';
      this.#add(`script/${number}-${point}${part}.fountain`, heading + texts.join('\n'));
    });
    return false;
  }

  /** A small file whole; of a large one, each long part in files of its own. */
  #whole(path: string, head: Made, parts: Made): void {
    const all = writeYaml({ ...head, ...parts });
    if (lineCount(all) <= mostLines) return this.#add(`${path}.yaml`, all);
    this.#add(`${path}.yaml`, writeYaml(head));
    for (const [key, value] of Object.entries(parts)) {
      if (value === undefined) continue;
      const items = Array.isArray(value)
        ? value.map((item: unknown) => writeYaml({ [key]: [item] }))
        : Object.entries(value as Made).map(([name, own]) => writeYaml({ [key]: { [name]: own } }));
      const files = parted(
        items.map((text) => text.slice(text.indexOf('\n') + 1)),
        mostLines - 1,
      );
      files.forEach((texts, index) => {
        const part = files.length > 1 ? `-${index + 1}` : '';
        this.#add(`${path}/${key}${part}.yaml`, `${key}:\n${texts.join('')}`);
      });
    }
  }

  #world(cast: readonly string[]): void {
    const of = (kind: string): Made[] =>
      this.#entities.filter((entity) => entity.kind === kind).map((entity) => this.#entity(entity));
    const usual = [
      ...this.#entities.filter(({ kind }) => kind === 'place').map(({ id }) => id),
      ...cast.filter((id) => this.#entities.some((entity) => entity.id === id)),
      ...this.#entities.filter(({ kind }) => kind === 'prop').map(({ id }) => id),
    ].map(String);
    const order = neededOrder(
      this.#entities.map(({ id }) => textOf(id)),
      usual,
    );
    const names = order.length > 0 ? order.map((id) => this.#names.nameOf(id)) : undefined;
    this.#whole('world', { order: names }, { places: of('place'), props: of('prop') });
  }

  #entity(entity: Raw): Made {
    const { kind: _kind, id, ...rest } = reshape(entitySchema(textOf(entity.kind)), entity, this.#hooks) as Made;
    return { id: shortOf(textOf(id)), ...rest };
  }

  /** The staging; what people look like stands with them, where that keeps their order. */
  #staging(cast: readonly string[]): ReadonlyMap<string, Raw> {
    if (!isJsonObject(this.scene.staging)) return new Map();
    const { looks, ...rest } = this.scene.staging;
    const given = objectsIn(looks);
    const inOrder = cast.filter((id) => given.some(({ actor }) => actor === id));
    const isUsual = given.length === inOrder.length && given.every(({ actor }, index) => actor === inOrder[index]);
    const made = reshape(StagingSchema, isUsual ? rest : this.scene.staging, this.#hooks) as Made;
    this.#add('staging.yaml', writeYaml(made));
    return new Map(isUsual ? given.map((own) => [textOf(own.actor), own]) : []);
  }

  #actor(id: string, profile: Raw | undefined, looks: Raw | undefined): void {
    const name = shortOf(id);
    const entity = this.#entities.find((one) => one.id === id);
    const { id: _id, ...who } = entity ? this.#entity(entity) : { id };
    const {
      actor: _actor,
      lines,
      knows,
      ...played
    } = (profile ? reshape(ProfileSchema, profile, this.#hooks) : {}) as Made;
    const { actor: _looker, ...seen } = (looks ? reshape(LooksSchema, looks, this.#hooks) : {}) as Made;
    const head = { ...who, ...played, ...(looks ? { looks: seen } : {}) };
    const book = lines === undefined ? [] : this.#lines(name, objectsIn(profile?.lines), lines);
    this.#whole(`cast/${name}`, head, { knows, ...(book.length > 0 ? { lines: book } : {}) });
  }

  /** The line book; answers what of it no book can say. */
  #lines(name: string, lines: readonly Raw[], made: unknown): readonly unknown[] {
    const language = textOf((this.scene.blueprint as Raw).language) || 'en';
    const own = lines.filter(({ says }) => languageOf(textOf(says), language) === language);
    const other = lines.filter((line) => !own.includes(line));
    const isParted = lines.every((line, index) => (index < own.length ? own.includes(line) : true));
    const books: readonly (readonly [string, readonly Raw[]])[] =
      isParted && other.length > 0
        ? [
            [`.${language}`, own],
            [`.${languageOf(textOf(other[0]?.says), language)}`, other],
          ]
        : [[other.length > 0 ? '' : `.${language}`, lines]];
    const written = books.map(([mark, part]) => [mark, writeLineBook(part, this.#names)] as const);
    if (written.some(([, text]) => text === undefined)) return made as readonly unknown[];
    for (const [mark, text = ''] of written) {
      const files = parted(
        text.split(/\n\n(?=#)/).map((block) => `${block.trimEnd()}\n`),
        mostLines,
        1,
      );
      files.forEach((blocks, index) => {
        this.#add(`lines/${name}${mark}${index > 0 ? `.${index + 1}` : ''}.txt`, blocks.join('\n'));
      });
    }
    return [];
  }

  #translations(): void {
    if (!isJsonObject(this.scene.translations)) return;
    const { blueprint, ...rest } = this.scene;
    const kinds: readonly (readonly [string, unknown])[] = [
      ['world', { entities: rest.entities }],
      [
        'script',
        objectsIn((blueprint as Raw).acts).flatMap((act) =>
          objectsIn(act.scenes).flatMap((one) => objectsIn(one.points).map((point) => point.trajectories)),
        ),
      ],
      ['cast', (blueprint as Raw).profiles],
    ];
    const known = kinds.map(([kind, value]) => [kind, textsIn(value)] as const);
    for (const [language, book] of Object.entries(this.scene.translations)) {
      const parts = new Map<string, (readonly [string, string])[]>();
      for (const [text, other] of Object.entries(book as Readonly<Record<string, string>>)) {
        const kind = known.find(([, texts]) => texts.has(text))?.[0] ?? 'play';
        parts.set(kind, [...(parts.get(kind) ?? []), [text, other]]);
      }
      for (const [kind, texts] of parts) {
        const files = parted(
          texts.map((one) => writeTranslations([one])),
          mostLines,
        );
        files.forEach((blocks, index) => {
          const part = files.length > 1 ? `-${index + 1}` : '';
          this.#add(`translations/${language}.${kind}${part}.txt`, blocks.join(''));
        });
      }
    }
  }
}

const lineCount = (text: string): number => text.split('\n').length;

/** Parts texts into as many files as they need, each within so many lines. */
function parted(texts: readonly string[], most: number, between = 0): readonly (readonly string[])[] {
  const files: string[][] = [];
  let lines = Infinity;
  for (const text of texts) {
    const own = lineCount(text) + between;
    if (lines + own > most) {
      files.push([]);
      lines = 0;
    }
    files.at(-1)?.push(text);
    lines += own;
  }
  return files;
}

/** The beginning of an order that has to be said, so that the rest is as usual. */
function neededOrder(order: readonly string[], usual: readonly string[]): readonly string[] {
  for (let count = 0; count <= order.length; count++) {
    const first = new Set(order.slice(0, count));
    const rest = usual.filter((id) => !first.has(id));
    if (rest.every((id, index) => order[count + index] === id)) return order.slice(0, count);
  }
  return order;
}

/** Our own language, or Chinese where the letters are: what a line book is parted by. */
const languageOf = (text: string, own: string): string => {
  const isChinese = /\p{Script=Han}/u.test(text);
  return own === 'zh' ? (isChinese ? 'zh' : 'en') : isChinese ? 'zh' : own;
};

function textsIn(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const own of Object.values(value)) textsIn(own, texts);
  return texts;
}
