import type { Invitations } from '../../protocol/messages.ts';
import { button, element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';

/** Links to hand out: one for those who are to play, one for those who are to watch. Whoever has one needs nothing else. */
export function invitationLinks(
  invitations: Pick<Invitations, 'player' | 'spectator'>,
  page: string,
  language: Language,
): HTMLElement {
  const says = words[language].sharing;
  const row = (label: string, token: string): HTMLElement => {
    const link = element('input', { type: 'text', readonly: true, 'aria-label': label });
    link.value = `${page}?join=${token}`;
    link.addEventListener('focus', () => link.select());
    const copied = element('span.lobby-copied', { role: 'status' });
    const copy = (): void => {
      link.select();
      const say = (text: string) => () => void (copied.textContent = text);
      // A page that did not come by a safe way, such as from a neighbour's machine, has no clipboard to write to.
      const { clipboard } = navigator as Partial<Navigator>;
      if (clipboard) clipboard.writeText(link.value).then(say(says.copied), say(says.copyYourself));
      else say(says.copyYourself)();
    };
    return element('div.lobby-link', element('span', label), link, button(says.copy, copy), copied);
  };
  return element(
    'section.lobby-invite',
    element('h2', says.invite),
    row(says.forPlayers, invitations.player),
    row(says.forSpectators, invitations.spectator),
    element('p.lobby-note', says.inviteNote),
  );
}
