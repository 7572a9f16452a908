import type { EntityId } from '../../drama/entity-id.ts';
import type { FaceBox } from '../captions/seats.ts';
import type { PartShow } from './part.ts';
import { companyAround } from './surroundings.ts';
import { faceOf } from './whereabouts.ts';

/** The heads in the picture, but for the one it looks out of. */
export function headsSeen({ play, picture, mode }: PartShow, role: EntityId): readonly FaceBox[] {
  const others = [...play.profiles.keys()].filter((id) => mode !== 'eyes' || id !== role);
  return others.flatMap((actor) => {
    const head = picture?.head(actor);
    return head?.isSeen ? [{ ...head, actor, isSpeaking: false }] : [];
  });
}

/** What a label in a picture of this width is about, of what somebody attends to. */
export function labelled(met: EntityId, show: PartShow, role: EntityId, width: number): EntityId | undefined {
  const people = companyAround(show.play, role).map(({ id }) => id);
  return faceOf(met, people, show.picture, width);
}
