import { button, element, sureButton, write } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import type { Others } from '../shelf/opened-evening.ts';
import { troubleIn } from '../trouble.ts';
import { words, type Language } from '../words/words.ts';
import { invitationLinks } from './invitation.ts';

interface OthersOptions {
  readonly language: Language;
  /** Whoever else is there; nothing, while one is alone. */
  readonly others: Others | undefined;
  /** Opens the evening to others. */
  readonly onShare: () => Promise<void>;
  readonly onClose?: (() => void) | undefined;
}

type Role = Others['roles'][number];

/** Who else is at this evening: links for those who are to come, and what a host may do. Alone, the way to open it to others. */
export class OthersPanel extends Panel {
  private readonly says;
  private readonly people = element('ul.others-people', { role: 'list' });
  private readonly watching = element('p.others-watching');
  private readonly told = element('p.lobby-told', { role: 'status' });

  constructor(private readonly options: OthersOptions) {
    const says = words[options.language].sharing;
    super({ title: says.others, closeLabel: says.closeOthers, class: 'others', onClose: options.onClose });
    this.says = says;
    const { others } = options;
    this.body.append(...(others ? this.shared(others) : this.alone()), this.told);
    if (others) this.own(others.onChange(() => this.draw(others)));
  }

  private alone(): readonly HTMLElement[] {
    const share = button(this.says.openIt, () => {
      share.disabled = true;
      write(this.told, this.says.opening);
      this.options.onShare().catch((error: unknown) => {
        share.disabled = false;
        const { heading, sentence } = troubleIn(error, this.options.language);
        write(this.told, `${heading}. ${sentence}`);
      });
    });
    return [element('p', this.says.aloneNote), element('p.choices', share)];
  }

  private shared(others: Others): readonly HTMLElement[] {
    const { says } = this;
    this.draw(others);
    const page = `${location.origin}${location.pathname}`;
    const ask = (asked: Promise<string | undefined>, done: string): void =>
      void asked.then((refused) => write(this.told, refused ?? done));
    const host = element(
      'p.choices',
      button(says.advance, () => ask(others.advance(), says.advanced)),
      sureButton(says.end, () => ask(others.end(), says.ended), '', 'others-end'),
    );
    return [
      this.people,
      this.watching,
      ...(others.role === undefined ? [] : this.voice(others)),
      ...(others.isHost ? [host] : []),
      others.invitations
        ? invitationLinks(others.invitations, page, this.options.language)
        : element('p.lobby-note', says.hostInvites),
    ];
  }

  /** One's own voice: off until somebody presses, and never the only way to be heard. */
  private voice(others: Others): readonly HTMLElement[] {
    const { says } = this;
    const turn = async (isOn: boolean): Promise<void> => {
      press.disabled = true;
      try {
        write(this.told, (await others.beHeard(isOn)) ?? (isOn ? says.isHeard : says.isSilent));
      } catch {
        write(this.told, says.noMicrophone);
      }
      press.disabled = false;
    };
    const press = button('', () => void turn(!others.voiceLines.isOn), { class: 'others-voice' });
    const look = (): void => {
      write(press, others.voiceLines.isOn ? says.beSilent : says.beHeard);
      press.setAttribute('aria-pressed', String(others.voiceLines.isOn));
    };
    this.own(others.voiceLines.onChange(look));
    look();
    return [element('p.choices', press), element('p.lobby-note', says.voiceNote)];
  }

  private draw(others: Others): void {
    const { says } = this;
    const played = others.roles.filter(({ player }) => player !== undefined);
    this.people.replaceChildren(
      ...played.map((role) => element('li', this.nameOf(role, others), ...this.does(role, others))),
    );
    write(this.watching, says.watching(others.watching));
  }

  private nameOf({ actor, name, player, isAway, isMuted, hasVoice }: Role, { role }: Others): HTMLElement {
    const { says } = this;
    const more =
      actor === role ? says.you : isMuted ? says.isMuted : isAway ? says.isAway : hasVoice ? says.hasVoice : '';
    return element('span', says.playedBy(name, player), more !== '' && element('span.others-more', more));
  }

  /** What can be done about somebody else. */
  private does({ actor, name, player, isMuted }: Role, others: Others): readonly HTMLElement[] {
    if (actor === others.role) return [];
    const { says } = this;
    const tell = (asked: Promise<string | undefined>, done: string): void =>
      void asked.then((refused) => write(this.told, refused ?? done));
    const whom = player ?? name;
    const mute = button(
      isMuted ? says.unmute : says.mute,
      () => {
        others.mute(actor, !isMuted);
        write(this.told, isMuted ? says.unmuted(whom) : says.muted(whom));
      },
      { class: 'others-mute', 'aria-label': `${isMuted ? says.unmute : says.mute} ${whom}` },
    );
    const report = (): void => tell(others.report(actor, 'from the page'), says.reported);
    const remove = (): void => tell(others.remove(actor), says.removed(whom));
    return [
      mute,
      sureButton(says.report, report, whom, 'others-report'),
      ...(others.isHost ? [sureButton(says.remove, remove, whom, 'others-remove')] : []),
    ];
  }
}
