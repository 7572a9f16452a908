import type { EntityId } from '../../src/drama/entity-id.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import type { Play } from '../../src/play/play.ts';
import type { Question } from './in-process-mind.ts';
import { listenersIn, tagged } from './minded-company.ts';

/**
 * What stands in a prompt that nobody it was written for could have. `asOf` is the last fact before it was written: what is
 * said aloud later makes nothing good.
 */
export function leaksIn(question: Question, scene: SceneFile, play: Play, asOf: number): string[] {
  const readers = readersOf(question, scene);
  if (readers.length === 0) return [];
  const lines = play.history.slice(0).filter(({ kind, seq }) => kind === 'line' && seq <= asOf);
  const heard = lines
    .filter(({ witnesses }) => readers.every((id) => witnesses.includes(id)))
    .map(({ text }) => safe(text));
  return [
    ...secretsOfOthers(question.prompt, readers, scene)
      .filter(({ text }) => !heard.some((line) => line.includes(safe(text))))
      .map(({ actor, text }) => `${actor}’s own: ${text}`),
    ...unheardLines(question.prompt, readers, heard, play)
      .filter((text) => !isOwnText(scene, readers, text))
      .map((text) => `unheard: ${text}`),
    ...unknownMatters(question.prompt, readers, scene),
    ...[...question.prompt.matchAll(/\{\w+\}/g)].map(([placeholder]) => `placeholder ${placeholder}`),
  ];
}

/** What is asked of one person alone. */
const ofOne: readonly Question['asked'][] = ['actor', 'turn', 'memory'];

/** For whom it was written: everybody it decides for, or the one who speaks. */
export function readersOf({ asked, prompt }: Question, { entities, blueprint }: SceneFile): EntityId[] {
  if (asked === 'decide') return listenersIn(prompt) as EntityId[];
  const name = ofOne.includes(asked) ? /^You are (.+?)\. /.exec(tagged(prompt, 'you')[0] ?? '')?.[1] : undefined;
  const found = entities.filter((each) => each.kind === 'actor' && name?.startsWith(each.name));
  const best = found.sort((a, b) => b.name.length - a.name.length)[0]?.id;
  return best && blueprint.profiles.some(({ actor }) => actor === best) ? [best] : [];
}

/**
 * What somebody has for themselves: it may stand before nobody else, and not even before them beside others, until they have
 * said it to all of them.
 */
function secretsOfOthers(
  prompt: string,
  readers: readonly EntityId[],
  { blueprint }: SceneFile,
): { readonly actor: EntityId; readonly text: string }[] {
  const own = (actor: EntityId) => {
    const profile = blueprint.profiles.find((each) => each.actor === actor);
    const { goal, memory = [], persona = '', relationships = {}, knows = [] } = profile ?? {};
    const kept = knows.flatMap(({ secret, says = [] }) => (secret ? [...says, ...(secret.breaks ?? [])] : []));
    return [goal?.private ?? '', persona, ...memory, ...Object.values(relationships), ...kept].filter(isTelling);
  };
  const alone = readers.length === 1 ? readers[0] : undefined;
  const mine = new Set(alone ? own(alone) : []);
  return blueprint.profiles
    .filter(({ actor }) => actor !== alone)
    .flatMap(({ actor }) =>
      own(actor)
        .filter((text) => !mine.has(text) && prompt.includes(safe(text)))
        .map((text) => ({ actor, text })),
    );
}

/** Lines of the evening that one of the readers had not heard by then. What somebody will say stands before them alone. */
const unheardLines = (
  prompt: string,
  readers: readonly EntityId[],
  heard: readonly string[],
  { history }: Play,
): string[] =>
  history
    .slice(0)
    .filter(({ kind, text, actor }) => kind === 'line' && isTelling(text) && readers.some((id) => id !== actor))
    .filter(({ text }) => !heard.includes(safe(text)) && prompt.includes(`“${safe(text)}”`))
    .map(({ text }) => text);

/** Words of their own part stand before somebody alone, though another may come to say them. */
const isOwnText = ({ blueprint }: SceneFile, readers: readonly EntityId[], text: string): boolean =>
  readers.length === 1 &&
  JSON.stringify(blueprint.profiles.find(({ actor }) => actor === readers[0])).includes(
    JSON.stringify(text).slice(1, -1),
  );

/** What there is to know in the play and these do not, in the author's own clause. */
function unknownMatters(prompt: string, readers: readonly EntityId[], { blueprint }: SceneFile): string[] {
  const told = ['history', 'earlier', 'memory', 'perceived', 'turn'].reduce(
    (text, tag) => tagged(text, tag).reduce((left, inside) => left.replace(inside, ''), text),
    prompt,
  );
  // Somebody's own words for a thing may be the author's, too.
  const knows = (actor: EntityId, matter: string, claim: string) =>
    blueprint.profiles.some(
      (each) =>
        each.actor === actor &&
        each.knows?.some(
          (known) => known.matter === matter && (!known.says || known.says.some((words) => words.includes(claim))),
        ),
    );
  return (blueprint.matters ?? [])
    .filter(({ claim }) => isTelling(claim) && told.includes(safe(claim)))
    .filter(({ id, claim }) => !readers.every((actor) => knows(actor, id, claim)))
    .map(({ claim }) => `matter: ${claim}`);
}

/** Long enough that it does not stand there by chance. */
const isTelling = (text: string): boolean => text.split(' ').length >= 5;

/** As it stands in a prompt. */
const safe = (text: string): string =>
  text
    .replace(/,?\s*\{[^}]*\}/g, '')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim();
