import type { Work, WorkPart } from './work.ts';

/** A row of what a work is made of: the work, its people, its scenes, and what each of them saw and heard in each. */
type WorkRow =
  | {
      readonly type: 'work';
      readonly title: string;
      readonly language: string;
      readonly kind: string;
      readonly roles: number;
      readonly acts: number;
      readonly scenes: number;
      readonly speeches: number;
    }
  | {
      readonly type: 'role';
      readonly id: string;
      readonly name: string;
      readonly aliases: readonly string[];
      readonly about?: string;
      readonly speeches: number;
      readonly scenes: readonly string[];
    }
  | {
      readonly type: 'scene';
      readonly id: string;
      readonly act: string;
      readonly title: string;
      readonly setting: string;
      readonly line: number;
      readonly roles: readonly string[];
    }
  | {
      readonly type: 'observations';
      readonly role: string;
      readonly scene: string;
      readonly observations: readonly Observation[];
    };

/** What somebody who was there heard or saw. */
interface Observation {
  /** Who said it; several where they said it together, none where it is told. */
  readonly by: readonly string[];
  readonly says?: string;
  /** What was done with the words, or what happened. */
  readonly does?: string;
  readonly line: number;
}

interface NumberedScene {
  readonly id: string;
  readonly act: string;
  readonly scene: Work['acts'][number]['scenes'][number];
}

/** The work as rows, so that memories can be built of it. Nobody observes what they were not there for, or what is said aside. */
export function* rowsOfWork(work: Work): Generator<WorkRow> {
  const scenes: readonly NumberedScene[] = work.acts.flatMap((act, a) =>
    act.scenes.map((scene, s) => ({ id: `${a + 1}.${s + 1}`, act: act.title, scene })),
  );
  const speeches = scenes.flatMap(({ scene }) => scene.parts).filter(({ kind }) => kind === 'speech').length;
  const { title, language, kind, roles, acts } = work;
  yield {
    type: 'work',
    title,
    language,
    kind,
    roles: roles.length,
    acts: acts.length,
    scenes: scenes.length,
    speeches,
  };
  for (const { id, name, aliases, about } of roles) {
    const own = scenes.filter(({ scene }) => scene.parts.some(({ present }) => present.includes(id)));
    const said = own
      .flatMap(({ scene }) => scene.parts)
      .filter((part) => part.kind === 'speech' && part.by.includes(id));
    yield {
      type: 'role',
      id,
      name,
      aliases,
      ...(about === undefined ? {} : { about }),
      speeches: said.length,
      scenes: own.map((scene) => scene.id),
    };
  }
  for (const { id, act, scene } of scenes) {
    const there = roles.filter((role) => scene.parts.some(({ present }) => present.includes(role.id)));
    yield {
      type: 'scene',
      id,
      act,
      title: scene.title,
      setting: scene.setting,
      line: scene.line,
      roles: there.map((role) => role.id),
    };
    for (const role of there) {
      const observations = scene.parts.filter((part) => isObserved(part, role.id)).map(observationOf);
      yield { type: 'observations', role: role.id, scene: id, observations };
    }
  }
}

const isObserved = (part: WorkPart, role: string): boolean =>
  part.kind === 'speech' && part.isAside ? part.by.includes(role) : part.present.includes(role);

const observationOf = (part: WorkPart): Observation =>
  part.kind === 'speech'
    ? {
        by: part.by,
        says: part.text,
        ...(part.manner.length > 0 ? { does: part.manner.join('; ') } : {}),
        line: part.line,
      }
    : { by: [], does: part.text, line: part.line };
