import { isPlayerView } from '../../../plugin/player/view-mode.ts';
import type { Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { OfferedDeed } from '../../drama/deed.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Submitted } from '../../embed/player.ts';
import { canAct, nameOf, worldOf } from '../../play/play.ts';
import type { FaceBox } from '../captions/seats.ts';
import { words, type Language } from '../words/words.ts';
import { isDangerous } from '../../drama/dangerous.ts';
import {
  askSure,
  entriesOf,
  entryBy,
  longestMenu,
  openMenu,
  refreshMenu,
  type DeedEntry,
  type DeedMenu,
} from './deed-menu.ts';
import { DeedMenuView, type DeedMenuHandlers } from './deed-menu-view.ts';
import { facingOf, learnLocks, type Facing, type KnownLocks } from './facing.ts';
import { HandsView } from './hands-view.ts';
import type { PlayedPart, PartShow } from './part.ts';
import { handsOf, surroundingsOf } from './surroundings.ts';
import { SurroundingsView, type SurroundingsHandlers } from './surroundings-view.ts';
import { refusalIn, type Telling } from './telling.ts';
import { wayOn } from './way-on.ts';

/** Puts a held thing down exactly where one looks: on this thing, at this point. */
export type PutHere = (held: EntityId, on: EntityId, at: Vec3) => Submitted;

interface ActingOptions {
  readonly show: PartShow;
  readonly part: PlayedPart;
  readonly language: Language;
  readonly putHere: PutHere | undefined;
  readonly isActKey: (code: string) => boolean;
  /** The faces in the picture. */
  readonly faces: () => readonly FaceBox[];
  /** What a label is about, of what is attended to: nothing the picture does not show. */
  readonly shownOf: (met: EntityId) => EntityId | undefined;
  /** Something else has the keys now, or no longer. */
  readonly onBusy: () => void;
  readonly onSpeak: (to: EntityId) => void;
  /** Anything else is to be done: it is written. */
  readonly onOther: () => void;
  /** The list of everything is about to be laid over the picture. */
  readonly onList: (() => void) | undefined;
  /** Whether one is asked once more: meanwhile nothing happens that would make the answer another. */
  readonly onAsking: ((isAsked: boolean) => void) | undefined;
  /** One has set out to do this. */
  readonly onDoing: (words: string) => void;
  readonly tell: (telling: Telling) => void;
}

/** The facts after which other things can be done. */
const stirring: ReadonlySet<Fact['type']> = new Set<Fact['type']>([
  'action:ruled', 'event:told', 'actor:entered', 'actor:left', 'scene:opened', 'turn:ended', 'role:taken',
]); // prettier-ignore

/** What somebody can do with what they face, hold, or have around them. */
export class Acting {
  readonly menuView: DeedMenuView;
  readonly handsView: HandsView;
  readonly surroundingsView: SurroundingsView;
  private menu: DeedMenu | undefined;
  private isAsked = false;
  private known: KnownLocks = new Set();
  private isStale = true;
  private faced: EntityId | undefined;
  /** What was attended to last. */
  private met: EntityId | undefined;
  private facedDeeds: readonly OfferedDeed[] = [];

  constructor(private readonly options: ActingOptions) {
    const { language } = options;
    const menuHandlers: DeedMenuHandlers = {
      onChoose: (menu) => this.showMenu(menu),
      onDo: (entry) => this.doEntry(entry),
      onClose: () => this.closeMenu(),
      onLost: () => this.told(this.says.moved),
      faces: options.faces,
      isActKey: options.isActKey,
    };
    const listHandlers: SurroundingsHandlers = {
      onDo: (deed, of) => {
        this.surroundingsView.close();
        this.chooseDeed(deed, of);
      },
      onSpeak: (to) => {
        // The box has the keys before the list lets go of them.
        options.onSpeak(to);
        this.surroundingsView.close();
      },
      onClose: options.onBusy,
    };
    this.menuView = new DeedMenuView(menuHandlers, language);
    this.handsView = new HandsView((id) => this.openFor(id), language);
    this.surroundingsView = new SurroundingsView(listHandlers, language);
  }

  private get says() {
    return words[this.options.language].playing;
  }

  private told(text: string): void {
    this.options.tell({ kind: 'told', text });
  }

  private refuse(text: string): void {
    this.options.tell({ kind: 'refused', text });
  }

  private nameOf(id: EntityId): string {
    return nameOf(this.options.show.play, id);
  }

  /** A list has the keys. A menu has none but its own: one may walk while it is open. */
  get isBusy(): boolean {
    return this.surroundingsView.isOpen;
  }

  get isMenuOpen(): boolean {
    return this.menu !== undefined;
  }

  /** With whom something is being chosen. */
  get menuOf(): EntityId | undefined {
    const of = this.menu?.of;
    return of?.startsWith('actor:') ? of : undefined;
  }

  /** From a pad, which has no arrows: the next deed, or the one before. */
  choose(by: 1 | -1): void {
    if (this.menu) this.showMenu(entryBy(this.menu, by));
  }

  /** What is faced, with what is likeliest to be done. */
  get facing(): { readonly facing: Facing; readonly offer: string | undefined } | undefined {
    const { show, language } = this.options;
    const facing = this.faced && facingOf(worldOf(show.play), this.faced, this.known, language);
    const first = (this.faced && this.speakEntry(this.faced))?.words ?? this.facedDeeds[0]?.words;
    return facing && { facing, offer: first !== undefined && !this.onlyEntry() ? this.says.more(first) : first };
  }

  follow(fact: Fact): void {
    if (stirring.has(fact.type)) this.isStale = true;
    this.known = learnLocks(this.known, fact, this.options.part.player.role);
  }

  /** Looks again where something may have changed. Called some times a second, and when the facing changes. */
  refresh(): void {
    const { part, show } = this.options;
    const met = part.rig?.attention?.id;
    const isOwnView = isPlayerView(show.mode);
    if (met !== undefined || isOwnView) this.met = met;
    // The eye may be on what the lens does not show; in a film one is still with whom one was with.
    const shown = met === undefined ? this.filmed : this.options.shownOf(met);
    // Whoever begins outside is told how they come in.
    const attention = shown ?? wayOn(show.play, part.player.role);
    if (attention !== this.faced) this.isStale = true;
    if (!this.isStale) return;
    this.isStale = false;
    this.faced = attention;
    this.facedDeeds = attention ? part.player.deeds(attention) : [];
    this.handsView.show(handsOf(show.play, part.player.role));
    if (this.surroundingsView.isOpen) this.surroundingsView.show(this.surroundings());
    if (this.menu) this.refreshMenu(this.menu);
  }

  /** Who or what they were last with, while others hold the camera: who is near, where that was nobody. */
  private get filmed(): EntityId | undefined {
    const { part, show } = this.options;
    if (!part.rig || isPlayerView(show.mode)) return undefined;
    const isThere = this.met !== undefined && (this.speakEntry(this.met) || part.player.deeds(this.met).length > 0);
    return isThere ? this.met : part.rig.addressee;
  }

  /** Opens what can be done with what is faced, or with what was shown as faced; where it is open, does what is chosen. */
  act(of?: EntityId): void {
    const chosen = this.menu?.entries[this.menu.chosen];
    if (chosen) return this.menuView.isSettling ? undefined : this.doEntry(chosen);
    this.isStale = true;
    this.refresh();
    if (of !== undefined && of !== this.faced) return this.openFor(of);
    const only = this.onlyEntry();
    if (this.faced && only) this.doEntry(only, this.faced);
    else if (this.faced) this.openFor(this.faced);
    else this.told(this.says.nothingFaced);
  }

  /** What the key does at once, where there is only one thing to do. */
  private onlyEntry(): DeedEntry | undefined {
    if (!this.faced) return undefined;
    const speak = this.speakEntry(this.faced);
    const [first, second] = [...(speak ? [speak] : []), ...entriesOf(this.facedDeeds)];
    return second || (first?.kind === 'deed' && isDangerous(first.deed)) ? undefined : first;
  }

  openFor(id: EntityId): void {
    const menu = openMenu(id, this.listFor(id));
    if (menu) this.showMenu(menu);
    else this.told(this.says.nothingToDo(this.nameOf(id)));
  }

  openSurroundings(): void {
    this.closeMenu();
    this.options.onList?.();
    this.surroundingsView.openWith(this.surroundings());
    this.options.onBusy();
  }

  /** Puts down what was taken last: where one looks, if that can be, else at one's feet. */
  drop(): void {
    this.withHeld((held, name) => {
      const entries = this.entriesFor(held);
      const here = this.options.part.rig?.attention?.id;
      const isOnto = ({ action }: OfferedDeed): boolean => action.target === here && action.verb === 'put';
      const entry =
        entries.find(({ kind }) => kind === 'put-here') ??
        entries.find((each) => each.kind === 'deed' && isOnto(each.deed)) ??
        entries.find((each) => each.kind === 'deed' && each.deed.action.verb === 'drop');
      if (entry) this.doEntry(entry, held);
      else this.refuse(this.says.cannotDrop(name));
    });
  }

  /** Throws what was taken last, at what is faced if anything is. */
  throw(): void {
    this.withHeld((held, name) => {
      const throws = this.options.part.player.deeds(held).filter(({ action }) => action.verb === 'throw');
      const deed = throws.find(({ action }) => action.target === this.faced) ?? throws[0];
      if (deed) this.chooseDeed(deed, held);
      else this.refuse(this.says.cannotThrow(name));
    });
  }

  /** Closes what is open; whether anything was. */
  back(): boolean {
    if (!this.menu && !this.isBusy) return false;
    this.closeMenu();
    this.surroundingsView.close();
    return true;
  }

  /** What was taken last, of what is held. */
  get lastHeld() {
    const { show, part } = this.options;
    return handsOf(show.play, part.player.role).at(-1);
  }

  private withHeld(then: (held: EntityId, name: string) => void): void {
    const held = this.lastHeld;
    if (held) then(held.id, held.name);
    else this.told(this.says.emptyHands);
  }

  private surroundings() {
    const { show, part } = this.options;
    return surroundingsOf(show.play, part.player.role, (id) => part.player.deeds(id), show.probe);
  }

  /** What is offered with it, and that anything else can be written. */
  private listFor(id: EntityId): readonly DeedEntry[] {
    const entries = this.entriesFor(id).slice(0, longestMenu - 1);
    return entries.length === 0 ? [] : [...entries, { kind: 'other', words: this.says.somethingElse }];
  }

  private entriesFor(id: EntityId): readonly DeedEntry[] {
    const { show, part, putHere } = this.options;
    const { player, rig } = part;
    const deeds = player.deeds(id);
    const speak = this.speakEntry(id);
    if (speak) return [speak, ...entriesOf(deeds)];
    const on = rig?.attention;
    const isHeld = handsOf(show.play, player.role).some((each) => each.id === id);
    if (!putHere || !isHeld || on?.kind !== 'prop' || on.id === id) return entriesOf(deeds);
    const isPutThere = ({ action }: OfferedDeed): boolean =>
      action.verb === 'put' && action.object === id && action.target === on.id && action.preposition === 'on';
    // Only where the narrator would let it lie; and then exactly there, instead of anywhere on it.
    if (![...deeds, ...player.deeds(on.id)].some(isPutThere)) return entriesOf(deeds);
    const here: DeedEntry = { kind: 'put-here', words: this.says.putHere(this.nameOf(id)) };
    return [here, ...entriesOf(deeds.filter((deed) => !isPutThere(deed)))];
  }

  /** With people one speaks first. */
  private speakEntry(id: EntityId): DeedEntry | undefined {
    const { show, part } = this.options;
    if (id === part.player.role || !canAct(show.play, id)) return undefined;
    return { kind: 'speak', words: this.says.speakTo(this.nameOf(id)) };
  }

  /** From a list or a key: a dangerous deed is asked for once more. */
  private chooseDeed(deed: OfferedDeed, of: EntityId): void {
    this.doEntry({ kind: 'deed', words: deed.words, deed }, of, { of, entries: [], chosen: 0 });
  }

  private refreshMenu(menu: DeedMenu): void {
    const sure = menu.entries.find(({ kind }) => kind === 'sure');
    if (sure && this.isOffered(sure, menu.of)) return;
    const { menu: fresh, gone } = refreshMenu(menu, sure ? [] : this.listFor(menu.of));
    if (gone) this.told(this.says.gone(gone.words));
    else if (!fresh) this.told(this.says.nothingToDo(this.nameOf(menu.of)));
    if (fresh) this.showMenu(fresh);
    else this.closeMenu();
  }

  private showMenu(menu: DeedMenu): void {
    const isNew = this.menu === undefined;
    this.menu = menu;
    this.ask(menu);
    this.menuView.show(menu, this.nameOf(menu.of));
    if (isNew) this.options.onBusy();
  }

  /** The play waits for the answer. */
  private ask(menu: DeedMenu | undefined): void {
    const isAsked = menu?.entries.some(({ kind }) => kind === 'sure') ?? false;
    if (isAsked === this.isAsked) return;
    this.isAsked = isAsked;
    this.options.onAsking?.(isAsked);
  }

  private closeMenu(): void {
    if (!this.menu) return;
    this.menu = undefined;
    this.ask(undefined);
    // First: the focus goes back to a button that is shown again by then.
    this.options.onBusy();
    this.menuView.show(undefined, '');
  }

  /** Does it, if it can still be done. */
  private doEntry(entry: DeedEntry, of = this.menu?.of, menu = this.menu): void {
    // It is struck out, and the others are still to be done.
    if (entry.isGone) return this.told(this.says.gone(entry.words));
    if (entry.kind === 'deed' && menu && isDangerous(entry.deed)) {
      const words = { sure: this.says.sure(entry.words), leave: this.says.ratherNot };
      return this.showMenu(askSure(menu, entry.deed, words));
    }
    this.closeMenu();
    if (entry.kind === 'leave') return;
    if (entry.kind === 'other') return this.options.onOther();
    if (entry.kind === 'speak' && of !== undefined) return this.options.onSpeak(of);
    const done = of !== undefined && this.isOffered(entry, of) ? this.submit(entry, of) : undefined;
    if (!done) this.told(this.says.gone('deed' in entry ? entry.deed.words : entry.words));
    else if (!done.ok) this.refuse(refusalIn(done.error.code, this.options.language));
    else this.options.onDoing('deed' in entry ? entry.deed.words : entry.words);
    this.isStale = true;
  }

  private isOffered(entry: DeedEntry, of: EntityId): boolean {
    const words = 'deed' in entry ? entry.deed.words : entry.words;
    // What is thrown at somebody is offered with what is in the hand.
    return this.entriesFor(of).some((each) => each.words === words);
  }

  private submit(entry: DeedEntry, of: EntityId): Submitted | undefined {
    const { part, putHere } = this.options;
    if ('deed' in entry) return part.player.do(entry.deed);
    const attention = part.rig?.attention;
    return attention && putHere?.(of, attention.id, attention.at);
  }
}
