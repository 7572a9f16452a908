import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Suggestion } from '../../mind/suggesting/suggestions.ts';
import { nameOf } from '../../play/play.ts';
import { words, type Language } from '../words/words.ts';
import { Ear } from './ear.ts';
import { isSpoken } from '../../drama/notation/read-notation.ts';
import { followOwn, isWaiting, speakerNear, type OwnLine } from './own-line.ts';
import type { PlayedPart, PartShow } from './part.ts';
import type { Recogniser } from './recogniser.ts';
import * as rows from './suggestion-row.ts';
import { SuggestionRowView } from './suggestion-row-view.ts';
import { companyAround } from './surroundings.ts';
import * as talks from './talk.ts';
import type { Loudness } from './talk.ts';
import { TalkView } from './talk-view.ts';
import { refusalIn, type Telling } from './telling.ts';

interface TalkingOptions {
  readonly show: PartShow;
  readonly part: PlayedPart;
  readonly language: Language;
  /** Who listens where somebody speaks instead of writing; nobody, in most browsers. */
  readonly recogniser: Recogniser | undefined;
  /** Something else has the keys now, or no longer. */
  readonly onBusy: () => void;
  /** Breaks off the own line. */
  readonly stop: () => void;
  readonly tell: (telling: Telling) => void;
}

/** Everything somebody says: written, spoken, or picked from what comes to mind. */
export class Talking {
  readonly view: TalkView;
  readonly rowView: SuggestionRowView;
  private talk = talks.silent;
  private row = rows.noSuggestions;
  private own: OwnLine | undefined;
  private isOpen = false;
  private note = { text: '', isRefusal: false };
  /** What stood in the box before somebody began to speak. */
  private written = '';
  private isRowStale = true;
  private facing: EntityId | undefined;
  private readonly ear: Ear | undefined;

  constructor(private readonly options: TalkingOptions) {
    const { language } = options;
    this.ear = options.recogniser && this.earFor(options.recogniser);
    this.view = new TalkView(
      {
        onTalk: (talk) => this.change(talk),
        onSay: () => this.say(),
        onStop: () => options.stop(),
        onLeave: () => this.leave(),
      },
      language,
      this.ear?.button,
      this.ear?.editFirst,
    );
    this.rowView = new SuggestionRowView(
      {
        onPick: (suggestion, isEdited) => this.pick(suggestion, isEdited),
        onHold: (isHeld) => this.showRow(isHeld ? rows.hold(this.row) : rows.letGo(this.row)),
        onHabit: (habit) => this.showRow(rows.setHabit(this.row, habit)),
        nameOf: (id) => nameOf(options.show.play, id),
      },
      language,
    );
  }

  get isBusy(): boolean {
    return this.isOpen;
  }

  get isRowShown(): boolean {
    return rows.isRowShown(this.row);
  }

  get canListen(): boolean {
    return this.ear !== undefined;
  }

  follow(fact: Fact): void {
    const { role } = this.options.part.player;
    const before = this.own;
    this.own = followOwn(this.own, fact, role);
    if (fact.type === 'turn:ended' || fact.type === 'scene:opened' || fact.type === 'point:opened')
      this.isRowStale = true;
    if (before && !this.own && this.note.isRefusal) this.note = { text: '', isRefusal: false };
  }

  /** Looks again whom one faces and what could be said. Called some times a second. */
  refresh(): void {
    const facing = this.options.part.rig?.addressee;
    if (facing !== this.facing) this.isRowStale = true;
    this.facing = facing;
    if (this.isRowStale && this.isRowShown) this.suggest();
    this.draw();
  }

  open(loudness: Loudness = 'plain', to?: EntityId): void {
    this.talk = talks.speakAs(to ? talks.pinOnce(this.talk, to) : this.talk, loudness);
    this.isOpen = true;
    this.draw();
    this.options.onBusy();
    // At once, so that nothing is lost of what is typed next. Whoever heard the key kept it from being written.
    this.view.focus();
  }

  /** Opens the box, addressed to whoever speaks just now. */
  cutIn(): void {
    if (this.own) return this.options.stop();
    const { show, part } = this.options;
    this.open('plain', speakerNear(show.play, part.player.role));
  }

  /** The text stays for the next time. */
  leave(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.ear?.giveUp();
    this.note = { text: '', isRefusal: false };
    this.draw();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.view.root.contains(activeElement)) activeElement.blur();
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
    const { tell, language } = this.options;
    if (this.ear) this.ear.hold(isHeld);
    else if (isHeld) tell({ kind: 'told', text: words[language].playing.deafness.none });
  }

  dispose(): void {
    this.ear?.dispose();
  }

  private change(talk: talks.Talk): void {
    this.talk = talk;
    this.note = { text: '', isRefusal: false };
    this.draw();
  }

  private say(): void {
    const { show, part, language, tell } = this.options;
    const to = talks.addressee(this.talk, this.facing);
    const cut = isSpoken(this.talk.text) ? speakerNear(show.play, part.player.role) : undefined;
    const done = part.player.say(this.talk.text, { to, voice: talks.voiceFor(this.talk, this.facing) });
    if (!done.ok) {
      this.note = { text: refusalIn(done.error.code, language), isRefusal: true };
      if (!this.isOpen) tell({ kind: 'refused', text: this.note.text });
      return this.draw();
    }
    this.talk = talks.said(this.talk);
    this.isRowStale = true;
    if (cut) tell({ kind: 'told', text: words[language].playing.cutIn(nameOf(show.play, cut)) });
    this.leave();
    this.draw();
  }

  private suggest(): void {
    this.isRowStale = false;
    const facing = this.options.part.rig?.attention?.id ?? this.facing;
    this.showRow(rows.offer(this.row, this.options.part.player.suggestions(facing)));
  }

  private pick(suggestion: Suggestion, isEdited: boolean): void {
    if (isEdited) {
      this.talk = talks.write(this.talk, suggestion.text);
      this.showRow(rows.closeRow(this.row));
      return this.open('plain', suggestion.to);
    }
    const { show, part, language, tell } = this.options;
    const cut = isSpoken(suggestion.text) ? speakerNear(show.play, part.player.role) : undefined;
    const done = part.player.say(suggestion.text, { to: suggestion.to ?? this.facing });
    if (!done.ok) return tell({ kind: 'refused', text: refusalIn(done.error.code, language) });
    if (cut) tell({ kind: 'told', text: words[language].playing.cutIn(nameOf(show.play, cut)) });
    this.isRowStale = true;
    this.showRow(rows.picked(this.row));
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && this.rowView.root.contains(activeElement)) activeElement.blur();
  }

  private showRow(row: rows.SuggestionRow): void {
    this.row = row;
    this.rowView.show(row);
  }

  private earFor(recogniser: Recogniser): Ear {
    const { language, tell } = this.options;
    const write = (heard: string): void => {
      this.talk = talks.write(this.talk, [this.written.trim(), heard].filter(Boolean).join(' '));
    };
    return new Ear(
      recogniser,
      {
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
        onDeaf: (why) => tell({ kind: 'told', text: words[language].playing.deafness[why] }),
        onChange: () => this.draw(),
      },
      language,
    );
  }

  private draw(): void {
    const { show, part, language } = this.options;
    const company = companyAround(show.play, part.player.role);
    this.talk = talks.withPresent(
      this.talk,
      company.map(({ id }) => id),
    );
    const speaker = this.isOpen ? speakerNear(show.play, part.player.role) : undefined;
    const isCutting = speaker !== undefined && isSpoken(this.talk.text);
    const isVain = talks.voiceFor(this.talk, this.facing) !== this.talk.loudness;
    const cutHint = isCutting ? words[language].playing.willCutIn(nameOf(show.play, speaker)) : '';
    const hint = isVain ? words[language].playing.whisperNeedsOne : cutHint;
    const isListening = this.ear?.isListening ?? false;
    this.view.root.classList.toggle('is-listening', isListening);
    this.view.show({
      talk: this.talk,
      isOpen: this.isOpen || isListening,
      company,
      facing: this.facing,
      note: this.note.text || (isListening ? words[language].playing.listening : hint),
      isRefusal: this.note.isRefusal,
      own: this.own?.spoken ?? (isWaiting(show.play, part.player.role) ? '…' : undefined),
    });
  }
}
