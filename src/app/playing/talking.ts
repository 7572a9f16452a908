import type { Engagement } from '../../../plugin/player/player-rig.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { addressIn } from '../../mind/addressing.ts';
import type { Suggestion } from '../../mind/suggesting/suggestions.ts';
import { nameOf } from '../../play/play.ts';
import type { Saying } from '../../embed/player.ts';
import { blurWithin } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { Ear, type EarHandlers } from './ear.ts';
import { isSpoken, readNotation, spokenIn, wordsOfPiece } from '../../drama/notation/read-notation.ts';
import { followOwn, isWaiting, lineNear, ownDeed, ownWords, type OwnLine } from './own-line.ts';
import type { PlayedPart, PartShow } from './part.ts';
import type { Recogniser } from './recogniser.ts';
import { cameToNothing, followSetOut, settingOut, type SetOut } from './set-out.ts';
import * as rows from './suggestion-row.ts';
import { SuggestionRowView, type SuggestionHandlers } from './suggestion-row-view.ts';
import { companyAround } from './surroundings.ts';
import * as talks from './talk.ts';
import type { Loudness } from './talk.ts';
import { TalkView, type HowMeant } from './talk-view.ts';
import { refusalIn, type Telling } from './telling.ts';
import { typedDeed, withoutSlash } from './typed-deed.ts';

interface TalkingOptions {
  readonly show: PartShow;
  readonly part: PlayedPart;
  readonly language: Language;
  /** Who listens where somebody speaks instead of writing; nobody, in most browsers. */
  readonly recogniser: Recogniser | undefined;
  /** Who waits for an answer, as the picture says. */
  readonly asker: () => EntityId | undefined;
  /** Something else has the keys now, or no longer. */
  readonly onBusy: () => void;
  /** Breaks off the own line. */
  readonly stop: () => void;
  readonly tell: (telling: Telling) => void;
}

const noNote = { text: '', isRefusal: false };

/** Everything somebody says: written, spoken, or picked from what comes to mind. */
export class Talking {
  readonly view: TalkView;
  readonly rowView: SuggestionRowView;
  private talk = talks.silent;
  private row = rows.noSuggestions;
  private own: OwnLine | undefined;
  /** What one set out to do, in words. */
  private doing = '';
  /** What one chose to do, until it is known what became of it. */
  private chosen: SetOut | undefined;
  /** All of the line that was taken last, without what is done in it. */
  private line = '';
  private isOpen = false;
  /** They are asked whether what they wrote is to be said or done. */
  private isAsked = false;
  /** They have not closed the box before: it says how a deed is written. */
  private isFirst = true;
  /** What had the focus before the box. */
  private from: Element | null = null;
  private note = noNote;
  /** What stood in the box before somebody began to speak. */
  private written = '';
  /** Said as soon as the line that is being said is over. */
  private next: { readonly text: string; readonly saying: Saying } | undefined;
  /** Whose line the own one will break off. */
  private cutting: { readonly turn: number } | undefined;
  private isRowStale = true;
  private facing: EntityId | undefined;
  /** What was last looked through for a name. */
  private read: { readonly text: string; readonly facing: EntityId | undefined } = { text: '', facing: undefined };
  private readonly ear: Ear | undefined;

  constructor(private readonly options: TalkingOptions) {
    const { language } = options;
    this.ear = options.recogniser && this.earFor(options.recogniser);
    const { ear } = this;
    const talkHandlers = {
      onTalk: (talk: talks.Talk) => this.change(talk),
      onSay: (how?: HowMeant) => this.say(how),
      onStop: () => options.stop(),
      onLeave: () => this.leave(),
    };
    this.view = new TalkView(talkHandlers, language, ear?.button, ear?.editFirst);
    const rowHandlers: SuggestionHandlers = {
      onPick: (suggestion, isEdited) => this.pick(suggestion, isEdited),
      onNewest: () => this.showRow(rows.showNewest(this.row)),
      onLost: () => this.told(this.says.moved),
      onHabit: (habit) => this.showRow(rows.setHabit(this.row, habit)),
      nameOf: (id) => nameOf(options.show.play, id),
      ownWords: (deed) => ownWords(deed, options.show.play, options.part.player.role),
    };
    this.rowView = new SuggestionRowView(rowHandlers, language);
  }

  get isBusy(): boolean {
    return this.isOpen;
  }

  private get says() {
    return words[this.options.language].playing;
  }

  /** What the head is kept for: a line that is written or chosen, or that waits to be sent. */
  get engagement(): Engagement | undefined {
    const how = this.isOpen || (this.isRowShown && this.row.habit === 'asked') ? 'choosing' : 'drafting';
    if (how === 'drafting' && this.talk.text.trim() === '') return undefined;
    return { how, with: talks.addressee(this.talk, this.facing) };
  }

  get isRowShown(): boolean {
    return rows.isRowShown(this.row);
  }

  /** Newer ideas wait to be asked for. */
  get hasNewIdeas(): boolean {
    return this.isRowShown && this.row.next !== undefined;
  }

  get canListen(): boolean {
    return this.ear !== undefined;
  }

  follow(fact: Fact): void {
    const { role } = this.options.part.player;
    const before = this.own;
    this.own = followOwn(this.own, fact, role);
    this.chosen &&= followSetOut(this.chosen, fact, role);
    if (fact.type === 'line:ended' && fact.turn === this.cutting?.turn) {
      this.cutting = undefined;
      // Whoever came to their last word first was not cut off.
      if (fact.cut) this.told(this.says.cutIn(nameOf(this.options.show.play, fact.actor)));
    }
    if (fact.type === 'turn:ended' || fact.type === 'scene:opened' || fact.type === 'point:opened')
      this.isRowStale = true;
    if (!before || this.own) return;
    this.setOut('');
    if (this.note.isRefusal) this.note = noNote;
  }

  /** Looks again whom one faces and what could be said. Called some times a second. */
  refresh(): void {
    const facing = this.partner;
    if (facing !== this.facing) this.isRowStale = true;
    this.facing = facing;
    if (this.isRowStale && this.isRowShown) this.suggest();
    if (this.next && !this.own) this.sayNext(this.next);
    this.settleChosen();
    this.draw();
  }

  /** What was chosen and came to nothing is said to have done so. */
  private settleChosen(): void {
    const { chosen } = this;
    if (!chosen) return;
    const { show, part } = this.options;
    const isUnderWay = this.own !== undefined || isWaiting(show.play, part.player.role);
    if (cameToNothing(chosen, isUnderWay)) this.told(this.says.nothingCame(chosen.words));
    const isOver = chosen.isTaken && !isUnderWay;
    this.chosen = isOver ? undefined : { ...chosen, isTaken: chosen.isTaken || isUnderWay };
    if (isOver && !this.own) this.setOut('');
  }

  private get partner(): EntityId | undefined {
    const { part, asker } = this.options;
    const { attention, addressee } = part.rig ?? {};
    const looked = attention?.kind === 'actor' && !this.isOpen ? attention.id : undefined;
    const isKept = this.engagement !== undefined;
    return talks.partnerNow({
      before: this.facing,
      isKept,
      looked,
      asker: asker(),
      near: addressee,
      present: this.present,
    });
  }

  private get present(): readonly EntityId[] {
    return this.company.map(({ id }) => id);
  }

  private get company() {
    const { show, part } = this.options;
    return companyAround(show.play, part.player.role);
  }

  /** Sets out to do this: it is read until it is done. What was offered is done, or they are told that it is not. */
  setOut(words: string, how: 'offered' | 'written' = 'written'): void {
    this.doing = words;
    if (how === 'offered') this.chosen = settingOut(words);
    // Whoever acts wants to see it: ideas that were asked for fold away, and come back when it is done.
    this.showRow(rows.fold(this.row, words !== ''));
  }

  open(loudness: Loudness = 'plain', to?: EntityId): void {
    if (!this.isOpen) this.from = document.activeElement;
    const isThere = to !== undefined && this.present.includes(to);
    this.talk = talks.speakAs(isThere ? talks.pinOnce(this.talk, to) : this.talk, loudness);
    this.isOpen = true;
    this.draw();
    this.options.onBusy();
    // At once, so that nothing is lost of what is typed next. Whoever heard the key kept it from being written.
    this.view.focus();
  }

  /** Opens the box for a deed: what stands between round brackets is done. */
  openDeed(): void {
    if (this.talk.text === '') this.talk = talks.write(this.talk, '()');
    this.open();
    this.view.focus(this.talk.text === '()' ? 1 : undefined);
  }

  /** Opens the box, addressed to whoever speaks just now. */
  cutIn(): void {
    if (this.own) this.options.stop();
    else this.open('plain', this.lineNear?.actor);
  }

  /** The text stays for the next time. */
  leave(): void {
    if (!this.isOpen) return;
    this.isOpen = this.isAsked = this.isFirst = false;
    this.ear?.giveUp();
    this.note = noNote;
    this.talk = talks.left(this.talk);
    this.draw();
    blurWithin(this.view.root);
    // Back to the stage, or to the button it was opened from by keys; what has taken the focus meanwhile keeps it.
    if (document.activeElement === document.body && this.from instanceof HTMLElement && this.from.isConnected)
      this.from.focus({ preventScroll: true });
    this.options.onBusy();
  }

  toggleSuggestions(): void {
    this.showRow(rows.toggleRow(this.row));
    if (this.isRowShown) this.suggest();
  }

  /** Closes what is open; whether anything was. */
  back(): boolean {
    if (this.isOpen) {
      this.leave();
      return true;
    }
    if (!this.row.isOpen || this.row.habit !== 'asked') return false;
    this.showRow(rows.closeRow(this.row));
    return true;
  }

  pickNumber(index: number, isEdited: boolean): boolean {
    const suggestion = this.isRowShown ? this.row.shown[index] : undefined;
    if (suggestion) this.pick(suggestion, isEdited);
    return suggestion !== undefined;
  }

  /** A key or a button is held to speak, or let go. */
  holdToTalk(isHeld: boolean): void {
    if (this.ear) this.ear.hold(isHeld);
    else if (isHeld) this.told(this.says.deafness.none);
  }

  dispose(): void {
    this.ear?.dispose();
  }

  private change(talk: talks.Talk): void {
    if (talk.text !== this.talk.text) this.isAsked = false;
    this.talk = talk;
    this.note = noNote;
    this.draw();
  }

  /** What surely is a deed, though it has no brackets, is said only after they were asked. */
  private say(how?: HowMeant): void {
    const { talk, facing } = this;
    const { show, part } = this.options;
    const line = withoutSlash(talk.text);
    const deed = how === 'says' ? undefined : typedDeed(line, show.play, part.player.role, show.probe);
    if (deed !== undefined && how === undefined) return this.askWhich();
    const to = talks.addressee(talk, facing);
    const refusal = this.submit(deed ?? line, { to, voice: talks.voiceFor(talk, facing) });
    if (refusal === undefined) {
      this.talk = talks.said(talk);
      // Ideas answered the moment before.
      this.showRow(rows.closeRow(this.row));
      this.leave();
    } else {
      this.note = { text: refusal, isRefusal: true };
      if (!this.isOpen) this.options.tell({ kind: 'refused', text: refusal });
    }
    this.draw();
  }

  private askWhich(): void {
    this.isAsked = true;
    if (this.isOpen) this.draw();
    else this.open(this.talk.loudness);
  }

  /** Says it; where it is not taken, returns why. Whoever is cut off by it is told of, once they are. */
  private submit(text: string, saying: Saying): string | undefined {
    const { part, language } = this.options;
    const near = isSpoken(text) ? this.lineNear : undefined;
    // What nobody has heard a word of yet is not cut in on.
    this.cutting = near?.isHeard ? near : undefined;
    const done = part.player.say(text, saying);
    if (!done.ok) this.cutting = undefined;
    if (!done.ok && done.error.code === 'still-speaking' && !this.next) {
      this.next = { text, saying };
      this.told(this.says.next(isSpoken(text) ? text : this.deedsIn(text)));
      return undefined;
    }
    if (!done.ok) return refusalIn(done.error.code, language);
    this.take(text);
    return undefined;
  }

  /** A line was taken: it is read while it waits to be said, and what is done in it until it is done. */
  private take(text: string): void {
    [this.line, this.chosen] = [spokenIn(text).join(' '), undefined];
    this.isRowStale = true;
    this.setOut(this.deedsIn(text));
  }

  /** The own line is over. What is not taken now is told, and stands in the box again. */
  private sayNext({ text, saying }: NonNullable<Talking['next']>): void {
    const { part, language } = this.options;
    const done = part.player.say(text, saying);
    if (!done.ok && done.error.code === 'still-speaking') return;
    this.next = undefined;
    if (done.ok) return this.take(text);
    if (this.talk.text === '') this.talk = talks.write(this.talk, text);
    this.options.tell({ kind: 'refused', text: refusalIn(done.error.code, language) });
  }

  /** What one does in a line: *You slap Bodley*. */
  private deedsIn(notation: string): string {
    const { show, part } = this.options;
    const deeds = readNotation(notation).filter(({ kind }) => kind === 'act');
    return deeds.map((piece) => ownDeed(wordsOfPiece(piece), show.play, part.player.role)).join(' · ');
  }

  private told(text: string): void {
    this.options.tell({ kind: 'told', text });
  }

  /** What is being said just now, and could be broken off. */
  private get lineNear() {
    const { show, part } = this.options;
    return lineNear(show.play, part.player.role);
  }

  private suggest(): void {
    this.isRowStale = false;
    const { attention } = this.options.part.rig ?? {};
    const facing = attention?.kind === 'prop' ? attention.id : this.facing;
    this.showRow(rows.offer(this.row, this.options.part.player.suggestions(facing)));
  }

  private pick(suggestion: Suggestion, isEdited: boolean): void {
    if (isEdited) {
      this.talk = talks.write(this.talk, suggestion.text);
      this.showRow(rows.closeRow(this.row));
      return this.open('plain', suggestion.to);
    }
    const refusal = this.submit(suggestion.text, { to: suggestion.to ?? this.facing });
    if (refusal !== undefined) return this.options.tell({ kind: 'refused', text: refusal });
    this.showRow(rows.closeRow(this.row));
    blurWithin(this.rowView.root);
  }

  private showRow(row: rows.SuggestionRow): void {
    this.row = row;
    this.rowView.show(row);
  }

  private earFor(recogniser: Recogniser): Ear {
    const write = (heard: string): void => {
      this.talk = talks.write(this.talk, [this.written.trim(), heard].filter(Boolean).join(' '));
    };
    const handlers: EarHandlers = {
      onBegin: () => (this.written = this.talk.text),
      onHeard: write,
      onSay: (text) => {
        write(text);
        this.say();
      },
      onEdit: (text) => {
        write(text);
        this.open(this.talk.loudness);
      },
      onDeaf: (why) => this.told(this.says.deafness[why]),
      onChange: () => this.draw(),
    };
    return new Ear(recogniser, handlers, this.options.language);
  }

  private draw(): void {
    const { says, company } = this;
    const { show } = this.options;
    const present = company.map(({ id }) => id);
    this.talk = talks.withPresent(this.talk, present);
    this.readName(present);
    const speaker = this.isOpen && isSpoken(this.talk.text) ? this.lineNear?.actor : undefined;
    const isVain = talks.voiceFor(this.talk, this.facing) !== this.talk.loudness;
    const cutHint = speaker === undefined ? '' : says.willCutIn(nameOf(show.play, speaker));
    const firstHint = this.isFirst ? says.deedsHow : '';
    const hint = isVain ? says.whisperNeedsOne : cutHint || firstHint;
    const isListening = this.ear?.isListening ?? false;
    this.view.root.classList.toggle('is-listening', isListening);
    this.view.show({
      talk: this.talk,
      isOpen: this.isOpen || isListening,
      company,
      facing: this.facing,
      note: this.note.text || (isListening ? says.listening : hint),
      isRefusal: this.note.isRefusal,
      isAsked: this.isAsked,
      own: this.ownShown(),
    });
  }

  /** A name in the line says whom it is for: the box shows that as it is written. */
  private readName(present: readonly EntityId[]): void {
    const { talk, facing, read } = this;
    if (read.text === talk.text && read.facing === facing) return;
    this.read = { text: talk.text, facing };
    const { show, part } = this.options;
    const isLine = this.isOpen && isSpoken(talk.text);
    const called = isLine ? addressIn(show.play, part.player.role, talk.text, facing, show.probe) : undefined;
    const [named] = called?.how === 'called' ? called.to : [];
    this.talk = { ...talk, named: named !== undefined && present.includes(named) ? named : undefined };
  }

  private ownShown() {
    const { own, doing } = this;
    if (own && own.spoken !== '') return { how: 'says', words: this.line || own.spoken } as const;
    if (!own && !isWaiting(this.options.show.play, this.options.part.player.role)) return undefined;
    if (doing !== '') return { how: 'acts', words: doing } as const;
    return { how: 'says', words: this.line === '' ? '…' : this.line } as const;
  }
}
