import type { Picture } from '../../../plugin/picture/view/stage-picture.ts';
import type { EntityId } from '../../drama/entity-id.ts';

/** Where somebody is whom the picture does not show, from where it looks. */
type Whereabouts = 'left' | 'right' | 'behind';

/** Farther round than this is behind. */
const behindRadians = 2.2;
/** Whoever is nearer to the middle of the look is before it, though something may hide them. */
const beforeRadians = 0.35;
/** What is so much of the picture's width beside it still shows something of itself. */
const besidePicture = 0.15;

/** Where somebody is who is out of the picture; nothing, where they are in it or simply ahead. */
export function whereaboutsOf(id: EntityId, picture: Picture | undefined): Whereabouts | undefined {
  const bearing = picture?.head(id)?.isSeen === true ? undefined : picture?.bearing(id);
  if (bearing === undefined || Math.abs(bearing) < beforeRadians) return undefined;
  if (Math.abs(bearing) > behindRadians) return 'behind';
  return bearing < 0 ? 'left' : 'right';
}

/** Whether a thing or a person is somewhere in a picture of this width: nothing is offered that one does not see. */
export function isInPicture(id: EntityId, picture: Picture | undefined, width: number): boolean {
  if (!picture || width === 0) return true;
  const at = picture.above(id);
  const beside = width * besidePicture;
  return at !== undefined && at.x > -beside && at.x < width + beside;
}

/**
 * What a label is about, of what is attended to: nothing the picture does not show; and where it shows other people and not the
 * one attended to, whoever of them is nearest to its middle, for it would be read as theirs.
 */
export function faceOf(
  met: EntityId,
  people: readonly EntityId[],
  picture: Picture | undefined,
  width: number,
): EntityId | undefined {
  const isHiddenPerson = people.includes(met) && picture?.head(met)?.isSeen === false;
  const aside = (id: EntityId): number => {
    const head = picture?.head(id);
    return head?.isSeen ? Math.abs((head.left + head.right - width) / 2) : Infinity;
  };
  const seen = isHiddenPerson ? people.filter((id) => aside(id) < width / 2) : [];
  if (seen.length > 0) return seen.reduce((best, each) => (aside(each) < aside(best) ? each : best));
  return isInPicture(met, picture, width) ? met : undefined;
}
