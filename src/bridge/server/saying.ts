import type { Action } from '../../drama/action.ts';
import type { Ask } from '../../drama/drama-port.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { asVerb } from '../../drama/verb.ts';
import { given } from '../../kit/given.ts';
import type { Want } from '../../protocol/messages.ts';

/** What an ask comes to on the stage, in the words of the drama. */
export function sayingOf(want: Want, role: EntityId): Pick<Ask, 'text' | 'deeds' | 'to' | 'voice'> {
  switch (want.type) {
    case 'line:say':
      return { text: want.text, deeds: deedsOf(want.deeds ?? [], role), ...given({ to: want.to }) };
    case 'line:whisper':
      return { text: want.text, to: want.to, voice: 'whisper' };
    case 'deed:do':
      return { deeds: deedsOf(want.deeds, role) };
    case 'body:move':
      return { deeds: [{ subject: role, verb: asVerb('go'), object: want.to }] };
    case 'body:gesture':
      return { deeds: [{ subject: role, verb: want.gesture, ...given({ object: want.to }) }] };
    default:
      return {};
  }
}

type WantedDeeds = Extract<Want, { readonly type: 'deed:do' }>['deeds'];

/** Whatever somebody asks for, it is their own role that does it. */
const deedsOf = (deeds: WantedDeeds, role: EntityId): Action[] =>
  deeds.map((deed) => ({ ...given(deed), subject: role }));
