import type { EntityId } from '../drama/entity-id.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import { plain } from '../play/plain-words.ts';
import { worldOf, type Play } from '../play/play.ts';
import { sees } from '../play/witness.ts';
import { isDead } from '../world/containment.ts';
import { mentionedIn, type Named } from './hearing/naming.ts';
import { mindTongues, says } from './tongues/tongues.ts';

/** The dead a person speaks to: *You are dead, sir*, and *You look terrible*, said as they bend over the body. */
export function bodyMeant(
  play: Play,
  actor: EntityId,
  { spoken, acts }: { readonly spoken: string; readonly acts: string },
  names: readonly Named[],
  probe: PhysicalProbe | undefined,
): EntityId | undefined {
  const words = plain(spoken);
  const isToldSo = says('tellsYouDead', words);
  if (!isToldSo && acts === '') return undefined;
  const lying = names.filter(({ id, kind }) => {
    const thing = kind === 'actor' ? worldOf(play).things.get(id) : undefined;
    return thing !== undefined && isDead(thing) && sees(play, actor, id, probe);
  });
  if (lying.length === 0) return undefined;
  if (isToldSo && lying.length === 1) return lying[0]?.id;
  const touched = mentionedIn(plain(acts), lying);
  const saysYou = Object.values(mindTongues).some(({ ear }) =>
    ear.points.you.test(ear.reads === 'raw' ? spoken : words),
  );
  return saysYou && touched.length === 1 ? touched[0]?.id : undefined;
}
