import type { Connection } from '../connection/connection.ts';
import { meterOf } from '../connection/meter.ts';
import type { InPageModels } from '../connection/in-page.ts';
import { keylessHere } from './keyless.ts';
import { tryConnection } from '../connection/trial.ts';
import { element, sureButton } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import { tabs, type Tabs } from '../dom/tabs.ts';
import { languageFrom, words, type Language, type Words } from '../words/words.ts';
import type { BrowserShelf } from './browser-shelf.ts';
import type { SettingsDesk, SettingsGroup } from './field.ts';
import { captionsGroup, comfortGroup, graphicsGroup, languageGroup, soundGroup } from './groups.ts';
import { keysGroup } from './keys-group.ts';
import { blankMemory, ModelGroup, type TrialSurroundings } from './model-group.ts';
import type { Settings } from './settings.ts';

type SettingsGroupName = keyof Words['settings']['groups'];

interface SettingsPanelOptions extends TrialSurroundings {
  readonly shelf: BrowserShelf;
  /** As the browser has it: the language where none is chosen. */
  readonly browserLanguages: readonly string[];
  readonly onClose?: () => void;
}

/** Everything a person can choose, in one panel. What is changed is changed at once and kept. */
export class SettingsPanel {
  readonly root = element('div.settings');
  private readonly memory = blankMemory();
  private told = element('p');
  private panel: Panel;
  private pages: Tabs;
  private language: Language;
  private followers: ((settings: Settings) => void)[] = [];
  private leaving: (() => void)[] = [];
  private ids = 0;
  private readonly unfollow: () => void;

  constructor(private readonly options: SettingsPanelOptions) {
    this.language = this.languageOf(options.shelf.settings);
    [this.panel, this.pages] = this.build();
    this.unfollow = options.shelf.onChange((settings) => this.refresh(settings));
  }

  /** Opens it, at a certain heading where one is named. */
  open(group?: SettingsGroupName): void {
    this.panel.open();
    if (group) this.pages.choose(group);
  }

  close(): void {
    this.panel.close();
  }

  dispose(): void {
    this.unfollow();
    this.leave();
    this.panel.dispose();
    this.root.remove();
  }

  private languageOf({ language }: Settings): Language {
    return language ?? languageFrom(this.options.browserLanguages);
  }

  private refresh(settings: Settings): void {
    if (this.languageOf(settings) !== this.language) {
      this.language = this.languageOf(settings);
      this.rebuild();
    } else for (const follow of this.followers) follow(settings);
  }

  private rebuild(): void {
    const { isOpen } = this.panel;
    const { chosen } = this.pages;
    this.leave();
    this.panel.dispose();
    [this.panel, this.pages] = this.build();
    this.pages.choose(chosen);
    if (isOpen) {
      this.panel.open();
      const field = `[role="tabpanel"]:not([hidden]) input:checked`;
      this.panel.root.querySelector<HTMLElement>(field)?.focus();
    }
  }

  private leave(): void {
    for (const leave of this.leaving) leave();
    this.leaving = [];
    this.followers = [];
  }

  private build(): [Panel, Tabs] {
    const said = words[this.language].settings;
    const desk = this.desk();
    this.told = element('p.settings-told', { role: 'status' });
    const groups: readonly (readonly [SettingsGroupName, SettingsGroup])[] = [
      ['language', languageGroup],
      ['captions', captionsGroup],
      ['sound', soundGroup],
      ['graphics', graphicsGroup],
      ['comfort', comfortGroup],
      ['keys', keysGroup],
      ['model', (own) => new ModelGroup(own, this.options, this.memory).root],
    ];
    const pages = tabs(
      groups.map(([name, group]) => ({ name, label: said.groups[name], page: group(desk) })),
      said.title,
      () => desk.nextId(),
    );
    const panel = new Panel({
      title: said.title,
      closeLabel: said.close,
      class: 'settings-panel',
      modal: true,
      onClose: this.options.onClose,
    });
    panel.root.lang = this.language;
    panel.body.append(pages.list, pages.pages, element('footer.settings-foot', this.told, this.resetButton(desk)));
    this.root.replaceChildren(panel.root);
    return [panel, pages];
  }

  private desk(): SettingsDesk {
    const { shelf } = this.options;
    return {
      shelf,
      language: this.language,
      words: words[this.language].settings,
      follow: (refresh) => {
        this.followers.push(refresh);
        refresh(shelf.settings);
      },
      onLeave: (leave) => void this.leaving.push(leave),
      nextId: () => `settings-${this.ids++}`,
      tell: (sentence) => (this.told.textContent = sentence),
      redraw: () => this.rebuild(),
    };
  }

  private resetButton(desk: SettingsDesk): HTMLElement {
    const said = desk.words;
    const reset = (): void => {
      Object.assign(this.memory, blankMemory());
      this.options.shelf.reset();
      this.rebuild();
      desk.tell(said.wasReset);
    };
    return sureButton({ once: said.resetAll, sure: said.resetAllSure }, reset, '', 'settings-quiet');
  }
}

interface OpenSettingsOptions {
  readonly shelf: BrowserShelf;
  /** Who thinks for the company now, where somebody does. */
  readonly connection: Connection | undefined;
  /** The models that may live in this page; nothing is fetched for asking. */
  readonly inPage: () => Promise<InPageModels>;
  readonly onClose: () => void;
}

/** The one that is open. */
let opened: SettingsPanel | undefined;

/** Opens the settings over whatever is on; they are gone when they are closed. Whoever asks twice has them once. */
export function openSettings({ shelf, connection, inPage, onClose }: OpenSettingsOptions): void {
  if (opened) return;
  const panel = new SettingsPanel({
    shelf,
    browserLanguages: navigator.languages,
    tryConnection: (draft, apiKey, onFinding, signal) =>
      tryConnection(draft, apiKey, { now: () => performance.now(), page: location.href, onFinding, signal }),
    ...keylessHere(inPage),
    followMeter(show) {
      const tell = (): void => show(connection && meterOf(connection.ledger, shelf.settings.model?.budget));
      tell();
      return connection?.calls.onCall(tell) ?? (() => undefined);
    },
    onClose: () => {
      opened = undefined;
      onClose();
      panel.dispose();
    },
  });
  opened = panel;
  document.body.append(panel.root);
  panel.open();
}
