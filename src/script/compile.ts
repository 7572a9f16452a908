import { isJsonObject, listIn, textOf } from './json.ts';
import { BlueprintSchema } from '../drama/blueprint.ts';
import { EntitySchema } from '../drama/entity.ts';
import { LooksSchema } from '../drama/looks.ts';
import { ProfileSchema } from '../drama/profile.ts';
import { StagingSchema } from '../drama/staging.ts';
import { nearestName } from '../kit/nearest-name.ts';
import type { Problem } from '../kit/schema.ts';
import { sortFolder, type FolderFiles } from './folder-files.ts';
import { readingHooks } from './hooks.ts';
import { readLineBook } from './line-book.ts';
import { readMerged } from './merge.ts';
import { Names } from './names.ts';
import { reshape, type Hooks, type Schema } from './reshape.ts';
import { joinScript } from './screenplay/join-script.ts';
import { People } from './screenplay/people.ts';
import { Sources, type Mistake, type SourceFile, type SourceSpot } from './source.ts';
import { readTranslations } from './translation-book.ts';

type Made = Record<string, unknown>;

/** A scene made of a folder: not yet looked at as scenes are, but every part of it knows where it was written. */
export interface Compiled {
  readonly scene: Readonly<Record<string, unknown>>;
  readonly mistakes: readonly Mistake[];
  /** Where the part of the scene at a dotted path was written. */
  spotOf(path: string): SourceSpot;
  /** Where a problem of the scene was written: at the key, where that cannot stand there. */
  spotOfProblem(problem: Pick<Problem, 'path' | 'key'>): SourceSpot;
}

/** Makes a scene of the files of a play's folder. Nothing is thrown: what is wrong is said, with its file, line and column. */
export function compileFolder(all: readonly SourceFile[]): Compiled {
  const files = sortFolder(all);
  const compiler = new Compiler(files);
  const scene = compiler.compile();
  const spotOf = (path: string): SourceSpot => compiler.sources.find(scene, path) ?? compiler.start;
  return {
    scene,
    mistakes: compiler.mistakes,
    spotOf,
    spotOfProblem({ path, key }) {
      if (key === undefined) return spotOf(path);
      const spot = spotOf(path === '' ? key : `${path}.${key}`);
      return spot.key ?? spot;
    },
  };
}

const shapeOf = (schema: Schema): ReadonlySet<string> =>
  new Set(Object.keys((schema._zod.def as { readonly shape: object }).shape));

/** The schema of one kind of entity. */
export const entitySchema = (kind: string): Schema => {
  const { options } = EntitySchema._zod.def;
  const isKind = ({ _zod }: (typeof options)[number]): boolean =>
    (_zod.def.shape.kind._zod.def.values as readonly string[]).includes(kind);
  return options.find(isKind) ?? EntitySchema;
};

class Compiler {
  readonly sources = new Sources();
  readonly mistakes: Mistake[] = [];
  readonly start: SourceSpot;
  #hooks: Hooks = new Map();
  #names = new Names([]);

  constructor(readonly files: FolderFiles) {
    this.start = { file: files.play[0]?.path ?? 'play.yaml', line: 1, column: 1 };
  }

  compile(): Made {
    const { files, sources, mistakes } = this;
    const read = (own: readonly SourceFile[]): Made => readMerged(own, sources, mistakes);
    const [play, world, staging] = [read(files.play), read(files.world), read(files.staging)];
    const cast = new Map([...files.cast].map(([name, own]) => [name, read(own)]));
    const order = this.#castOrder(play, cast);
    const idsIn = (key: string, kind: string): string[] =>
      listIn(world[key]).map((own) => wholeId(kind, isJsonObject(own) ? own.id : undefined));
    const people = order.map((name) => wholeId('actor', name));
    this.#names = new Names([...idsIn('places', 'place'), ...people, ...idsIn('props', 'prop')]);
    this.#hooks = readingHooks(this.#names, mistakes, this.start);

    const scene: Made = {};
    const put = (key: string, value: unknown, spot?: SourceSpot): void => {
      if (value === undefined) return;
      scene[key] = value;
      sources.mark(scene, key, spot ?? this.start);
    };
    put('setting', play.setting, sources.spotOf(play, 'setting'));
    put('entities', this.#entities(world, order, cast), spotOfFirst(files.world) ?? this.start);
    put('staging', this.#staging(staging, order, cast), spotOfFirst(files.staging));
    put('blueprint', this.#blueprint(play, order, cast, scene));
    put('translations', this.#translations());
    return scene;
  }

  /** The cast in the order the play has it, and then whoever has a file and no place in it. */
  #castOrder(play: Made, cast: ReadonlyMap<string, Made>): string[] {
    const named = listIn(play.cast).map(String);
    named.forEach((name, index) => {
      if (cast.has(name)) return;
      const spot = this.sources.spotOf(play.cast as object, index) ?? this.start;
      this.mistakes.push({ spot, message: `there is no cast/${name}.yaml` });
    });
    return [...named.filter((name) => cast.has(name)), ...[...cast.keys()].filter((name) => !named.includes(name))];
  }

  /** Takes out what cannot stand in a file, and says so where its key stands. */
  #expectKeys(own: Made, file: Made, known: ReadonlySet<string>, of: string): void {
    for (const key of Object.keys(own)) {
      if (known.has(key)) continue;
      const spot = this.sources.spotOf(file, key) ?? this.start;
      const near = nearestName(key, [...known]);
      const meant = near === undefined ? `expected ${[...known].join(', ')}` : `did you mean “${near}”?`;
      this.mistakes.push({ spot: spot.key ?? spot, message: `“${key}” is nothing ${of} has: ${meant}` });
      delete own[key];
    }
  }

  #reshape(schema: Schema, value: unknown, spot?: SourceSpot): unknown {
    return reshape(schema, value, this.#hooks, this.sources, spot);
  }

  #entities(world: Made, order: readonly string[], cast: ReadonlyMap<string, Made>): unknown[] {
    const made: { readonly entity: Made; readonly spot: SourceSpot | undefined }[] = [];
    const add = (kind: string, raw: Made, spot: SourceSpot | undefined, id: unknown = raw.id): void => {
      const whole = { ...raw, id: wholeId(kind, id), kind };
      for (const key of Object.keys(raw)) this.sources.mark(whole, key, this.sources.spotOf(raw, key));
      made.push({ entity: this.#reshape(entitySchema(kind), whole) as Made, spot });
    };
    const addAll = (key: string, kind: string): void =>
      listIn(world[key]).forEach((raw, index) => {
        const spot = this.sources.spotOf(world[key] as object, index);
        if (isJsonObject(raw)) add(kind, raw, spot);
        else this.mistakes.push({ spot: spot ?? this.start, message: `expected a ${kind}: id, name and so on` });
      });
    addAll('places', 'place');
    for (const name of order) {
      const file = cast.get(name) ?? {};
      this.#expectKeys(file, file, castKeys, 'somebody of the cast');
      const { entity } = this.#parted(file);
      entity.name ??= titled(name);
      add('actor', entity, firstSpot(file, this.sources), name);
    }
    addAll('props', 'prop');
    const known = new Set(['places', 'props', 'order']);
    for (const key of Object.keys(world)) {
      if (known.has(key)) continue;
      const spot = this.sources.spotOf(world, key) ?? this.start;
      this.mistakes.push({ spot, message: `“${key}” is nothing a world has: expected ${[...known].join(', ')}` });
    }
    const ids = listIn(world.order).map((name) => {
      const id = this.#names.idOf(textOf(name));
      return id.ok ? id.value : '';
    });
    const first = ids.flatMap((id) => made.filter(({ entity }) => entity.id === id));
    const inOrder = [...first, ...made.filter((one) => !first.includes(one))];
    const entities = inOrder.map(({ entity }) => entity);
    inOrder.forEach(({ spot }, index) => this.sources.mark(entities, index, spot));
    return entities;
  }

  /** A cast file holds three things: who somebody is in the world, how they are played, and what they look like. */
  #parted(file: Made): { readonly entity: Made; readonly profile: Made } {
    const [entity, profile]: [Made, Made] = [{}, {}];
    for (const [key, value] of Object.entries(file)) {
      if (key === 'looks') continue;
      const owner = profileKeys.has(key) ? profile : entity;
      owner[key] = value;
      this.sources.mark(owner, key, this.sources.spotOf(file, key));
    }
    return { entity, profile };
  }

  #staging(staging: Made, order: readonly string[], cast: ReadonlyMap<string, Made>): unknown {
    const own = this.#reshape(StagingSchema, staging) as Made;
    const looks = [...listIn(own.looks)];
    const spots = looks.map((_, index) => this.sources.spotOf(own.looks as object, index));
    for (const name of order) {
      const file = cast.get(name) ?? {};
      if (!isJsonObject(file.looks)) continue;
      const made = { actor: wholeId('actor', name), ...(this.#reshape(LooksSchema, file.looks) as Made) };
      for (const key of Object.keys(made)) this.sources.mark(made, key, this.sources.spotOf(file.looks, key));
      looks.push(made);
      spots.push(this.sources.spotOf(file, 'looks'));
    }
    if (Object.keys(own).length === 0 && looks.length === 0) return undefined;
    if (looks.length === 0) return own;
    spots.forEach((spot, index) => this.sources.mark(looks, index, spot));
    const whole = { ...own, looks };
    for (const key of Object.keys(own)) this.sources.mark(whole, key, this.sources.spotOf(own, key));
    return whole;
  }

  #blueprint(play: Made, order: readonly string[], cast: ReadonlyMap<string, Made>, scene: Made): Made {
    const { setting: _setting, cast: _cast, ...own } = play;
    this.#expectKeys(own, play, playKeys, 'a play');
    const blueprint = this.#reshape(BlueprintSchema, own) as Made;
    for (const key of Object.keys(own)) this.sources.mark(blueprint, key, this.sources.spotOf(play, key));
    const profiles: Made[] = [];
    for (const name of order) {
      const file = cast.get(name) ?? {};
      const profile = this.#profile(name, file, textOf(play.language) || 'en');
      if (!profile) continue;
      profiles.push(profile);
      this.sources.mark(profiles, profiles.length - 1, firstSpot(file, this.sources));
    }
    blueprint.profiles = profiles;
    const entities = scene.entities as readonly Made[];
    const people = new People(entities);
    const { sources, mistakes } = this;
    joinScript(blueprint, this.files.script, entities, { names: this.#names, people, sources, mistakes });
    return blueprint;
  }

  #profile(name: string, file: Made, language: string): Made | undefined {
    const { profile } = this.#parted(file);
    const lines: unknown[] = [];
    const rank = (own: string): string => (own === '' ? '0' : own === language ? '1' : `2${own}`);
    const books = this.files.lines
      .filter((book) => book.name === name)
      .sort((a, b) => (rank(a.language) < rank(b.language) ? -1 : rank(a.language) > rank(b.language) ? 1 : 0));
    for (const { file: book } of books) {
      const read = readLineBook(book, this.#names, this.sources, this.mistakes);
      read.forEach((line, index) => {
        lines.push(line);
        this.sources.mark(lines, lines.length - 1, this.sources.spotOf(read, index));
      });
    }
    if (Object.keys(profile).length === 0 && lines.length === 0) return undefined;
    const made = this.#reshape(ProfileSchema, profile) as Made;
    const whole: Made = { actor: wholeId('actor', name), ...made };
    for (const key of Object.keys(made)) this.sources.mark(whole, key, this.sources.spotOf(made, key));
    if (lines.length > 0) whole.lines = lines;
    return whole;
  }

  #translations(): unknown {
    const books = new Map<string, Map<string, string>>();
    for (const { language, file } of this.files.translations) {
      const texts = books.get(language) ?? new Map<string, string>();
      books.set(language, texts);
      readTranslations(file, texts, this.mistakes);
    }
    if (books.size === 0) return undefined;
    return Object.fromEntries([...books].map(([language, texts]) => [language, Object.fromEntries(texts)]));
  }
}

/** What of a cast file is about how somebody is played. */
const profileKeys: ReadonlySet<string> = new Set([...shapeOf(ProfileSchema)].filter((key) => key !== 'actor'));

const playKeys: ReadonlySet<string> = new Set(
  [...shapeOf(BlueprintSchema), 'setting', 'cast'].filter((key) => key !== 'profiles'),
);
const castKeys: ReadonlySet<string> = new Set(
  [...shapeOf(entitySchema('actor')), ...profileKeys, 'looks'].filter((key) => key !== 'id' && key !== 'kind'),
);

const wholeId = (kind: string, id: unknown): string => {
  const name = typeof id === 'string' || typeof id === 'number' ? textOf(id) : '';
  return name.includes(':') ? name : `${kind}:${name}`;
};

const titled = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const spotOfFirst = (files: readonly SourceFile[]): SourceSpot | undefined =>
  files[0] && { file: files[0].path, line: 1, column: 1 };

const firstSpot = (file: Made, sources: Sources): SourceSpot | undefined => {
  const [key] = Object.keys(file);
  return key === undefined ? undefined : sources.spotOf(file, key);
};
