import { controlOf, keyName } from '../../../plugin/player/bindings.ts';
import { playerAsks, type PlayerAsk } from '../../../plugin/player/player-rig.ts';
import { isPlayerView } from '../../../plugin/player/view-mode.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import { worldOf } from '../../play/play.ts';
import { isDead } from '../../world/containment.ts';
import { toldTo } from '../../world/tongues/tongues.ts';
import { element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import type { SettingsShelf } from '../settings/settings.ts';
import { words, type Language } from '../words/words.ts';
import { Acting, type PutHere } from './acting.ts';
import { askingOf } from './asking.ts';
import { headsSeen, labelled } from './heads.ts';
import { PutToPlayer } from './put-to-player.ts';
import { BearingsView } from './bearings-view.ts';
import { HudFoot } from './foot.ts';
import { HelpView } from './help-view.ts';
import { ownKeys } from './help.ts';
import { ownDeed } from './own-line.ts';
import type { PlayedPart, PartShow } from './part.ts';
import { browserRecogniser, type Recogniser } from './recogniser.ts';
import { ReticleView } from './reticle-view.ts';
import { SecondPress } from './second-press.ts';
import { companyAround } from './surroundings.ts';
import { Talking } from './talking.ts';
import { tellingOf, type Telling } from './telling.ts';
import { TellingView, type AfterPart } from './telling-view.ts';
import { hasMouse, TouchView } from './touch-view.ts';
import { typedKey, TypingGuard } from './typing-guard.ts';

interface PlayingOptions {
  readonly show: PartShow;
  readonly playing: PlayedPart;
  readonly settings: SettingsShelf;
  readonly language: Language;
  /** What is the page's to do: transcript, playbill, settings, pause, mute, view, photo. */
  readonly onAsk: (ask: PlayerAsk) => void;
  /** Milliseconds, however they are counted: for what fades. */
  readonly clock: () => number;
  /** The list of everything is about to be opened: whatever lies in its place is put away. */
  readonly onList?: () => void;
  /** Whether one is asked once more before a dangerous deed. */
  readonly onAsking?: (isAsked: boolean) => void;
  /** The own part is over: watch on, or take another. */
  readonly onRole?: (choice: AfterPart) => void;
  /** Puts a held thing down where one looks, if the stage can do that. */
  readonly putHere?: PutHere;
  /** Who listens; the browser's own ear, unless told otherwise. */
  readonly recogniser?: Recogniser | 'none';
  /** Whether somebody is here for the first time: three lines tell them how to begin. */
  readonly isFirstTime?: boolean;
}

/** So often it looks what has changed around the player. */
const lookEveryMs = 120;
/** Without a stir for so long, everything but what one faces steps back. */
const quietAfterMs = 6000;
const hintForMs = 14_000;
const spokenAfterMs = 500;

/** The HUD of somebody who plays: what they face, say, hold and may do. Calm while they just walk. */
export class PlayingView extends View {
  readonly root: HTMLElement;
  private readonly talking: Talking;
  private readonly acting: Acting;
  private readonly reticle: ReticleView;
  private readonly tellings: TellingView;
  private readonly help: HelpView;
  private readonly touch: TouchView | undefined;
  private readonly bearings: BearingsView;
  /** What the label was about when a finger came down. */
  private aim: EntityId | undefined;
  private isBusy = false;
  private isBoxOpen = false;
  private isKeyDown = false;
  private faced: { readonly id: EntityId | undefined; readonly sinceMs: number } = { id: undefined, sinceMs: 0 };
  /** The mouse is over the picture and not locked: the rig looks where it points. */
  private isPointing = false;
  /** What had the mouse before the HUD had the keys. */
  private locked: Element | undefined;
  /** Something else of the page's lies open: nobody walks or acts under it. */
  private isAside = false;
  private readonly asked: PutToPlayer;
  private readonly typing = new TypingGuard();
  private readonly slip = new SecondPress<'drop' | 'throw'>();
  private stirredAtMs: number;
  private readonly openedAtMs: number;

  constructor(private readonly options: PlayingOptions) {
    super();
    const { show, playing, language, clock } = options;
    this.stirredAtMs = this.openedAtMs = clock();
    this.asked = new PutToPlayer(playing.player.role, playing.rig, clock);
    const tell = (telling: Telling): void => this.tellings.tell(telling, clock());
    const onBusy = (): void => this.showBusy();
    const common = { show, part: playing, language, tell, onBusy };
    this.tellings = new TellingView(language, (choice) => options.onRole?.(choice));
    this.talking = new Talking({
      ...common,
      recogniser: this.recogniser(),
      asker: () => this.asked.asker,
      stop: () => playing.player.stop(),
    });
    this.acting = new Acting({
      ...common,
      putHere: options.putHere,
      onList: options.onList,
      onAsking: options.onAsking,
      faces: () => headsSeen(show, playing.player.role),
      shownOf: (met) => labelled(met, show, playing.player.role, this.root.parentElement?.clientWidth ?? 0),
      isActKey: (code) => options.settings.settings.bindings.act.includes(code),
      onSpeak: (to) => this.talking.open('plain', to),
      onOther: () => this.talking.openDeed(),
      onDoing: (words) => this.talking.setOut(ownDeed(words, show.play, playing.player.role), 'offered'),
    });
    const press = (of: EntityId | undefined): void =>
      of !== undefined && of === this.asked.asker ? this.talking.open('plain', of) : this.acting.act(of);
    this.reticle = new ReticleView(press, words[language].playing.states.between);
    this.bearings = new BearingsView(language);
    this.help = new HelpView(language, this.talking.canListen, onBusy);
    const { rig } = playing;
    const takeAim = (): void => void (this.aim = this.reticle.about);
    const byFinger = (ask: PlayerAsk): void => this.ask(ask, true, 'finger');
    this.touch = rig && new TouchView({ rig, onAsk: byFinger, onWalk: () => void this.acting.back() }, language);
    this.touch?.root.addEventListener('pointerdown', takeAim, { capture: true });
    const lower = element('div.playing-lower', this.talking.rowView.root, this.talking.view.root);
    this.root = element(
      'div',
      { class: rig ? 'playing' : 'playing is-in-words', role: 'region', 'aria-label': words[language].playing.playing },
      this.touch?.root,
      this.bearings.root,
      this.reticle.root,
      this.tellings.root,
      this.tellings.over,
      this.acting.menuView.room,
      this.acting.menuView.root,
      this.acting.handsView.root,
      lower,
      this.help.hint,
      this.acting.surroundingsView.root,
      this.help.root,
    );
    this.root.classList.toggle('is-touch', matchMedia('(pointer: coarse)').matches);
    this.listen();
    if (options.isFirstTime) this.help.showHint(options.settings.settings.bindings);
    this.look();
  }

  /** Where quiet sentences stand. */
  get quiet(): HTMLElement {
    return this.tellings.root;
  }

  /** What is written over the picture by the way: it gives way to whoever speaks. */
  get prompts(): readonly HTMLElement[] {
    return [this.reticle.label, this.help.hint, this.acting.handsView.root, ...(this.touch?.buttons ?? [])];
  }

  get sidestepping(): readonly HTMLElement[] {
    return [this.reticle.label, this.help.hint];
  }

  /** What lies open in the picture: nothing is written on it. */
  get sheet(): HTMLElement {
    return this.acting.menuView.root;
  }

  /** The card with all keys. */
  openHelp(): void {
    this.help.openFor(this.options.settings.settings.bindings);
    this.showBusy();
  }

  /** The page's menu lies open, or no longer: what else is open is put away, and hands and feet rest. */
  setAside(isAside: boolean): void {
    if (isAside) {
      this.acting.back();
      this.talking.leave();
    }
    this.isAside = isAside;
    this.showBusy();
  }

  /** From a headset: speaks aloud while it is held. */
  holdToTalk(isHeld: boolean): void {
    this.ask('hold-to-talk', isHeld, 'pad');
  }

  tell(telling: Telling): void {
    this.tellings.tell(telling, this.options.clock());
  }

  private listen(): void {
    const { show, playing } = this.options;
    const { rig } = playing;
    const leaving = new AbortController();
    const { signal } = leaving;
    // What a rig asks while a key is on its way comes from that key; what it asks otherwise, from a pad.
    const mark = (): void => {
      this.isKeyDown = true;
      setTimeout(() => (this.isKeyDown = false));
    };
    for (const kind of ['keydown', 'keyup'] as const) document.addEventListener(kind, mark, { capture: true, signal });
    document.addEventListener('keydown', (event) => this.guard(event), { capture: true, signal });
    document.addEventListener('keydown', (event) => this.press(event), { signal });
    for (const kind of ['pointerdown', 'pointermove'] as const)
      document.addEventListener(kind, (event) => this.point(event), { signal });
    const timer = setInterval(() => this.look(), lookEveryMs);
    const foot = new HudFoot(this.root);
    this.own(
      this.talking,
      () => clearInterval(timer),
      foot,
      () => leaving.abort(),
      show.onFact((fact) => this.follow(fact)),
    );
    if (!rig) return;
    this.own(
      rig.onAsk((ask, isHeld) => this.ask(ask, isHeld, this.isKeyDown ? 'key' : 'pad')),
      rig.onAttention((attention) => {
        this.asked.turn(attention?.id);
        this.acting.refresh();
      }),
    );
  }

  /** A letter of what somebody writes beside the box is nobody's key. */
  private guard(event: KeyboardEvent): void {
    const { bindings } = this.options.settings.settings;
    const typed = typedKey(event, bindings);
    if (!typed || !this.typing.keeps(typed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const [talk] = bindings.talk;
    const { toWrite } = words[this.options.language].playing;
    if (talk !== undefined && !this.isBusy && !this.isAside) this.tell({ kind: 'told', text: toWrite(keyName(talk)) });
  }

  private point({ type, pointerType, target }: PointerEvent): void {
    const isMouse = pointerType === 'mouse';
    this.isPointing = isMouse && target instanceof HTMLCanvasElement && document.pointerLockElement === null;
    this.root.classList.toggle('is-touch', !isMouse || !hasMouse());
    if (type === 'pointerdown') this.stir();
  }

  private follow(fact: Fact): void {
    const { playing, language, show } = this.options;
    this.talking.follow(fact);
    this.acting.follow(fact);
    this.asked.follow(fact);
    const telling = tellingOf(fact, playing.player.role, language);
    const world = worldOf(show.play);
    const self = world.things.get(playing.player.role);
    if (telling) this.tell(self ? { ...telling, text: toldTo(world, self, telling.text) } : telling);
  }

  private ask(ask: PlayerAsk, isHeld: boolean, by: 'key' | 'pad' | 'finger'): void {
    this.stir();
    const { talking, acting } = this;
    if (this.options.playing.rig?.view === 'photo') return isHeld ? this.options.onAsk(ask) : undefined;
    if (by === 'pad' && this.askOfList(ask, isHeld)) return;
    if (ask === 'hold-to-talk') return talking.holdToTalk(isHeld);
    if (!isHeld) return this.slip.release();
    if (by === 'key' && (ask === 'drop' || ask === 'throw') && this.isSlip(ask)) return;
    // What a finger came down for is what was shown then.
    const aim = by === 'finger' ? this.aim : this.reticle.about;
    const to = aim?.startsWith('actor:') ? aim : this.asked.asker;
    const asks: Readonly<Partial<Record<PlayerAsk, () => void>>> = {
      act: () => acting.act(aim),
      talk: () => talking.open('plain', to),
      whisper: () => talking.open('whisper', to),
      shout: () => talking.open('shout'),
      interrupt: () => talking.cutIn(),
      suggest: () => {
        talking.toggleSuggestions();
        if (by === 'pad') talking.rowView.move(1);
      },
      drop: () => acting.drop(),
      throw: () => acting.throw(),
      back: () => {
        if (!acting.back() && !talking.back()) this.options.onAsk('back');
      },
    };
    const own = asks[ask];
    if (own && this.isAside && ask !== 'back') return;
    if (own) own();
    else this.options.onAsk(ask);
  }

  /** What is let go of by a key is asked for once more: pressed again, or held. */
  private isSlip(ask: 'drop' | 'throw'): boolean {
    const { options, slip, acting } = this;
    const [key] = options.settings.settings.bindings[ask];
    if (this.isAside || acting.lastHeld === undefined || key === undefined) return false;
    if (slip.press(ask, options.clock())) return false;
    const { again, letGo } = words[options.language].playing;
    this.tell({ kind: 'told', text: again(keyName(key), letGo[ask](acting.lastHeld.name)) });
    return true;
  }

  /** A pad has up and down for cutting in and for speaking; over a list they go up and down in it. */
  private askOfList(ask: PlayerAsk, isHeld: boolean): boolean {
    const { talking, acting } = this;
    const by = ask === 'interrupt' ? -1 : ask === 'hold-to-talk' ? 1 : undefined;
    if (acting.isMenuOpen && by) {
      if (isHeld) acting.choose(by);
      return true;
    }
    if (!talking.rowView.hasFocus || !(by ?? ask === 'act')) return false;
    if (isHeld && by) talking.rowView.move(by);
    else if (isHeld) talking.rowView.press();
    return true;
  }

  /** Keys that are no ask of the rig's: digits for ideas, the list of everything, the card of keys. */
  private press(event: KeyboardEvent): void {
    this.stir();
    const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    const isElsewhere = this.isBusy || this.isAside;
    if (isTaken || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
    if (this.options.playing.rig?.view === 'photo') return;
    const { code } = event;
    const digit = ['Digit1', 'Digit2', 'Digit3'].indexOf(code);
    if (digit >= 0 && this.talking.pickNumber(digit, event.shiftKey)) return event.preventDefault();
    const control = controlOf(this.options.settings.settings.bindings, code);
    if (control === undefined && code === ownKeys.surroundings) this.acting.openSurroundings();
    else if (control === undefined && (code === ownKeys.help || event.key === '?')) this.openHelp();
    else if (!this.options.playing.rig || !isPlayerView(this.options.show.mode)) return this.pressWithoutRig(event);
    else return;
    event.preventDefault();
  }

  /** Where there is no stage to walk on, or others hold the camera, nobody else reads the keys. */
  private pressWithoutRig(event: KeyboardEvent): void {
    const isOnButton = event.target instanceof Element && event.target.closest('button, a, summary');
    const control = controlOf(this.options.settings.settings.bindings, event.code);
    const ask = playerAsks.find((each) => each === control);
    if (!ask || isOnButton || event.repeat) return;
    event.preventDefault();
    if (ask === 'act' && !this.options.playing.rig) this.acting.openSurroundings();
    else this.ask(ask, true, 'key');
  }

  /** Some times a second: whom one faces, what may be done, what has been read. */
  private look(): void {
    const { clock, playing, settings, language, show } = this.options;
    const now = clock();
    this.asked.forget();
    this.talking.refresh();
    this.engage();
    this.acting.refresh();
    const due = this.slip.due(now);
    if (due) this.acting[due]();
    this.tellings.fade(now);
    if (now - this.openedAtMs > hintForMs) this.help.fadeHint();
    this.root.classList.toggle('is-quiet', !this.isBusy && now - this.stirredAtMs > quietAfterMs);
    const { attention, view } = playing.rig ?? {};
    const found = this.acting.facing;
    const { bindings } = settings.settings;
    const { asker } = this.asked;
    const [key] = asker ? bindings.talk : bindings.act;
    const say = words[language].playing;
    const asking = askingOf(this.asked, show, language);
    this.reticle.show({
      facing: asking ?? found?.facing,
      deed: asking ? say.answer : found?.offer,
      key: key === undefined ? undefined : keyName(key),
      isInReach: asker !== undefined || (attention?.isInReach ?? false),
      // No ring on a face: the label says who it is.
      isDotShown:
        view !== 'photo' &&
        isPlayerView(show.mode) &&
        !this.isPointing &&
        attention?.kind !== 'actor' &&
        !this.acting.isMenuOpen,
    });
    this.sayFacing(now, found);
    this.bearings.show(companyAround(show.play, playing.player.role), show.picture, now);
    this.root.classList.toggle('is-photo', view === 'photo');
    this.touch?.showView(say.viewNow[show.mode]);
    this.touch?.showIdeas(this.talking.hasNewIdeas);
    this.root.classList.toggle('has-ideas', this.talking.isRowShown);
    this.showOver(language);
  }

  /** Whoever walks by keys hears what they face, once they have stayed with it; whoever points sees it. */
  private sayFacing(now: number, found: Acting['facing']): void {
    const id = found?.facing.id;
    if (id !== this.faced.id) this.faced = { id, sinceMs: now };
    const isByKeys = !this.isPointing && document.pointerLockElement === null;
    if (isByKeys && now - this.faced.sinceMs >= spokenAfterMs) this.reticle.say(found?.facing, found?.offer);
  }

  private showOver(language: Language): void {
    const { show, playing, onRole } = this.options;
    const { player } = playing;
    const isOver = onRole !== undefined && !player.canAct && show.play.ended === undefined;
    const thing = worldOf(show.play).things.get(player.role);
    const say = words[language].playing;
    this.tellings.showOver(isOver ? (thing && isDead(thing) ? say.died : say.left) : undefined);
  }

  private stir(): void {
    this.stirredAtMs = this.options.clock();
    this.root.classList.remove('is-quiet');
  }

  /** Whoever writes or chooses is not turned away from whom that is for. */
  private engage(): void {
    const { rig } = this.options.playing;
    if (!rig) return;
    const isChoosing = this.acting.isMenuOpen || this.acting.isBusy;
    const kept = rig.engaged ? rig.engaged.with : rig.addressee;
    const chooses = { how: 'choosing', with: this.acting.menuOf ?? kept } as const;
    rig.engaged = this.talking.engagement ?? (isChoosing ? chooses : undefined);
  }

  private showBusy(): void {
    if (this.isBoxOpen && !this.talking.isBusy) this.typing.leaveBox(performance.now());
    this.isBoxOpen = this.talking.isBusy;
    const isBusy = this.isBoxOpen || this.acting.isBusy || this.help.isOpen;
    this.root.classList.toggle('has-menu', this.acting.isMenuOpen);
    const { rig } = this.options.playing;
    if (rig) rig.isStanding = this.acting.isMenuOpen || this.isAside;
    this.engage();
    if (isBusy === this.isBusy) return;
    this.isBusy = isBusy;
    this.root.classList.toggle('is-busy', isBusy);
    this.minePointer(isBusy);
    if (rig) rig.isEnabled = !isBusy;
    this.help.fadeHint();
  }

  /** The rig lets the mouse go while the HUD has the keys; whoever looked around with it does so again afterwards. */
  private minePointer(isBusy: boolean): void {
    const { locked } = this;
    this.locked = isBusy ? (document.pointerLockElement ?? undefined) : undefined;
    if (!isBusy) void Promise.resolve(locked?.requestPointerLock()).catch(() => undefined);
  }

  private recogniser(): Recogniser | undefined {
    const { recogniser, show } = this.options;
    if (recogniser) return recogniser === 'none' ? undefined : recogniser;
    const { settings, blueprint } = show.play;
    return browserRecogniser(settings.language ?? blueprint.language ?? 'en');
  }
}
