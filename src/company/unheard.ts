import type { EntityId } from '../drama/entity-id.ts';
import { tongueOfLanguage } from '../drama/tongues/tongue.ts';
import { dramaTongues } from '../drama/tongues/tongues.ts';
import { tell } from './consequences.ts';
import type { Desk } from './desk.ts';

/** A person whose line nobody heard is told so; once, until somebody hears them again. */
export function tellUnheard(desk: Desk, actor: EntityId): void {
  const { history, settings, blueprint } = desk.play();
  const { unheard } = dramaTongues[tongueOfLanguage(settings.language ?? blueprint.language)];
  let lines = 0;
  for (let index = history.length - 1; index >= 0; index--) {
    const moment = history.at(index);
    if (moment?.kind === 'event' && moment.text === unheard && moment.witnesses.includes(actor)) return;
    if (moment?.kind !== 'line' || moment.actor !== actor) continue;
    if (moment.witnesses.some((id) => id !== actor)) break;
    lines++;
  }
  if (lines > 0) tell(desk, { cause: 'unheard', id: `unheard:${actor}`, narration: unheard }, actor);
}
