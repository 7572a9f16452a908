import type { EntityId } from '../../drama/entity-id.ts';
import type { BookLine } from '../../drama/profile.ts';
import { common, fitsMoment, fromBook, type Answering, type PossibleReply } from './candidate.ts';
import { confidantOf, tellings } from './telling-matters.ts';
import { freshWay } from './wording.ts';

/** What comes of being shown a thing: the secret it proves, or what they know of it. */
export function answersToThing(thing: EntityId, scene: Answering): PossibleReply[] {
  const { part } = scene;
  const confidant = confidantOf(scene, [thing]);
  const candidates = part.knowledge.flatMap((own): PossibleReply[] => {
    const proves = own.knowledge.secret?.shown?.includes(thing) || own.matter.evidence?.includes(thing);
    const concerns = own.matter.about?.includes(thing);
    return proves || concerns ? tellings(own, proves ? 4 : 2, confidant, scene) : [];
  });
  for (const line of part.lines) {
    if (line.about?.includes(thing) && fitsMoment(line, scene)) {
      candidates.push({ fit: 2.4, why: 'is shown it', say: () => fromBook([line], scene) });
    }
  }
  candidates.push({ fit: 0.8, why: 'is shown it', say: () => common('shown', scene) });
  return candidates;
}

export function answersToHorror(scene: Answering): PossibleReply[] {
  const { part, speaker, random } = scene;
  const written = part.lines.filter(
    (line) => line.acts?.includes('lament') && line.moods?.includes('afraid') && fitsMoment(line, scene),
  );
  const oaths = (part.profile.manner?.oaths ?? []).map((oath) => (/[.!。！]$/.test(oath) ? oath : `${oath}!`));
  return [
    {
      fit: 2.2,
      why: 'cries out',
      say: () => freshWay([...written.map(({ says }) => says), ...oaths], speaker, random),
    },
    { fit: 1.5, why: 'cries out', say: () => common('horror', scene) },
  ];
}

export function answersToEntrance(who: EntityId, scene: Answering): PossibleReply[] {
  const { part } = scene;
  const greets = (line: BookLine) => line.acts?.includes('greeting') && !line.on && fitsMoment(line, scene);
  const ways = (lines: readonly BookLine[]) => () => fromBook(lines, scene);
  return [
    {
      fit: 2,
      why: 'sees them come in',
      say: ways(part.lines.filter((line) => greets(line) && (line.to === who || line.about?.includes(who)))),
    },
    {
      fit: 1.2,
      why: 'sees them come in',
      say: ways(part.lines.filter((line) => greets(line) && !line.to && !line.about)),
    },
  ];
}
