import type { EntityId } from '../../drama/entity-id.ts';
import { button, element, write } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { invitationLinks } from './invitation.ts';
import type { SharedEvening } from './shared-evening.ts';

interface LobbyOptions {
  readonly shared: SharedEvening;
  readonly language: Language;
  /** Where this page is, without anything asked of it. */
  readonly page: string;
  /** The part somebody has now; nobody's, where they want to watch. */
  readonly onReady: (role: EntityId | undefined) => void;
}

/** Before one goes in: who plays what, which parts are free, and links for those who are to come. */
export class Lobby {
  readonly root: HTMLElement;
  private readonly parts = element('ul.lobby-parts', { role: 'list' });
  private readonly told = element('p.lobby-told', { role: 'status' });
  private readonly stop: () => void;
  private readonly says;

  constructor(private readonly options: LobbyOptions) {
    const { shared, language, page } = options;
    this.says = words[language].sharing;
    this.root = element(
      'section.lobby',
      element('h1', { tabindex: '-1' }, shared.title),
      element('p.lobby-about', shared.isPlayer ? this.says.choose : this.says.spectate),
      this.parts,
      this.told,
      element(
        'p.choices',
        button(this.says.watch, () => options.onReady(undefined), { class: 'lobby-watch' }),
      ),
      shared.invitations && invitationLinks(shared.invitations, page, language),
    );
    this.stop = shared.onChange(() => this.draw());
    this.draw();
  }

  dispose(): void {
    this.stop();
    this.root.remove();
  }

  private draw(): void {
    const { shared } = this.options;
    const { says } = this;
    this.parts.replaceChildren(
      ...shared.roles.map(({ actor, name, player }) =>
        element(
          'li',
          shared.isPlayer && player === undefined
            ? button(says.playAs(name), () => void this.take(actor))
            : element('span.lobby-taken', says.playedBy(name, player)),
        ),
      ),
    );
  }

  private async take(actor: EntityId): Promise<void> {
    for (const each of this.root.querySelectorAll('button')) each.disabled = true;
    const refused = await this.options.shared.take(actor);
    if (refused === undefined) return this.options.onReady(actor);
    for (const each of this.root.querySelectorAll('button')) each.disabled = false;
    write(this.told, refused);
    this.draw();
  }
}
