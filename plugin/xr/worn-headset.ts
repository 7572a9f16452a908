import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { WebXRExperienceHelper } from '@babylonjs/core/XR/webXRExperienceHelper.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { hangDoors } from '../player/hang-doors.ts';
import { StageAttention } from '../player/stage-attention.ts';
import type { Hand } from '../stage/posture.ts';
import { turnedBy, type Pose } from '../stage/space/pose.ts';
import { vec, type Vec3 } from '../stage/space/vector.ts';
import type { HeadsetComfort } from './comfort.ts';
import { RealFloor } from './real-floor.ts';
import { HandNotes } from './hand-notes.ts';
import { HeadsetBody } from './headset-body.ts';
import { HeadsetHands } from './headset-hands.ts';
import type { HeadsetOptions } from './headset-options.ts';
import { Legs } from './legs.ts';
import { NameSign } from './name-sign.ts';
import { LeapMark } from './pointers.ts';
import { poseOf, readHands, type RealHands } from './real-hands.ts';
import { SpeechSigns } from './speech-signs.ts';
import { Vignette } from './vignette.ts';
import { WristDiary } from './wrist-diary.ts';
import { WristPanel } from './wrist-panel.ts';

interface WornOptions extends Omit<HeadsetOptions, 'comfort'> {
  readonly comfort: () => HeadsetComfort;
  readonly helper: WebXRExperienceHelper;
  /** What the device's room hangs on. */
  readonly floor: TransformNode;
  /** Somebody holds the button to speak aloud, or lets it go. */
  readonly onTalk: (isHeld: boolean) => void;
}

type HandPoses = Readonly<Record<Hand, { readonly grip: Pose; readonly aim: Pose } | undefined>>;

/** Once they have looked about for so long, a newcomer is told what hands can do. */
const hintedAfterSeconds = 2;
/** So often one's eyes are followed. */
const attentionSeconds = 0.12;
const longestSeconds = 0.1;
/** The picture slides so fast when its edge is darkest. */
const fastSlide = 1.2;

/** A headset while it is on: brings head and hands to the stage before every picture, and the stage before the eyes. */
export class WornHeadset {
  private readonly floor = new RealFloor();
  private readonly body: HeadsetBody;
  private readonly legs: Legs;
  private readonly hands: HeadsetHands | undefined;
  private readonly notes: HandNotes;
  private readonly speech: SpeechSigns;
  private readonly name: NameSign;
  private readonly panel: WristPanel | undefined;
  private readonly diary: WristDiary;
  private readonly mark: LeapMark;
  private readonly vignette: Vignette;
  private readonly gaze: StageAttention | undefined;
  private faced: EntityId | undefined;
  private sinceGaze = Infinity;
  private hasBegun = false;
  private isHinted = false;
  private wornSeconds = 0;
  private isTalkHeld = false;
  private last = performance.now();
  private readonly leave: () => void;

  constructor(private readonly options: WornOptions) {
    const { stage, view, player, helper, words } = options;
    const home = view.root.node;
    const role = player?.role;
    this.body = new HeadsetBody(stage, role, this.floor);
    this.legs = new Legs(stage);
    this.notes = new HandNotes(home);
    this.speech = new SpeechSigns(stage, home, role);
    this.name = new NameSign(stage, home);
    this.diary = new WristDiary(() => stage.world, role);
    this.mark = new LeapMark(home);
    this.vignette = new Vignette(helper.camera);
    if (player) {
      void view.refine(player.role);
      this.gaze = new StageAttention(stage, player.role);
      this.panel = new WristPanel(home, words, {
        say: () => player.suggestions(this.facedPerson()).map(({ text }) => text),
        bill: () => options.bill?.() ?? [],
        told: () => this.diary.lines,
        mind: () => options.mind?.(this.facedPerson()) ?? [],
      });
      this.hands = new HeadsetHands({
        stage,
        view,
        player,
        home,
        approach: (thing) => this.approach(thing),
        onRefused: (hand, why) => this.notes.tell(hand, why),
      });
    }
    hangDoors(stage, view);
    const observer = helper.sessionManager.onXRFrameObservable.add((frame) => this.frame(frame));
    this.leave = () => observer.remove();
  }

  /** Where the head is on the stage; nothing before the first picture. */
  get eyes(): Pose | undefined {
    return this.body.eyes;
  }

  /** Whom or what the eyes rest on. */
  get facing(): EntityId | undefined {
    return this.faced;
  }

  /** What a hand was told last, while it is to be read. */
  noteAt(hand: Hand): string | undefined {
    return this.notes.textAt(hand);
  }

  /** What is read over whose head. */
  get lines(): ReadonlyMap<EntityId, string> {
    return this.speech.lines;
  }

  /** The name that is read of whom one faces or of what a hand is at. */
  get named(): string | undefined {
    return this.name.shown;
  }

  follow(fact: Fact): void {
    this.speech.follow(fact);
    this.diary.follow(fact);
    this.hands?.follow(fact);
    const { player } = this.options;
    if (!player || fact.type !== 'event:told') return;
    // The narrator would not have them go there.
    if (fact.cause === 'walked' && fact.by === player.role && fact.changes.length === 0)
      this.notes.tell('right', fact.narration);
  }

  dispose(): void {
    this.leave();
    if (this.isTalkHeld) this.options.onTalk(false);
    this.body.end();
    this.hands?.dispose();
    this.panel?.dispose();
    this.speech.dispose();
    this.name.dispose();
    this.notes.dispose();
    this.mark.dispose();
    this.vignette.dispose();
    this.options.player?.look(undefined);
    const own = this.ownView();
    if (own) own.shownPart = 'whole';
  }

  private frame(frame: XRFrame): void {
    try {
      this.update(frame);
    } catch (error) {
      this.options.onFault?.(error);
    }
  }

  private update(frame: XRFrame): void {
    const { helper, view } = this.options;
    const { sessionManager } = helper;
    const now = performance.now();
    const seconds = Math.min(longestSeconds, (now - this.last) / 1000);
    this.last = now;
    const head = poseOf(frame.getViewerPose(sessionManager.referenceSpace)?.transform);
    // A headset that has lost its way is waited for; the body stays where it is.
    if (!head) return;
    if (!this.hasBegun) this.begin(head);
    const real = readHands(frame, sessionManager.referenceSpace, sessionManager.session.inputSources);
    this.body.update(seconds, this.options.now(), head, { left: real.left?.grip, right: real.right?.grip });
    const eyes = this.body.eyes;
    if (!eyes) return;
    const poses: HandPoses = { left: this.onStage(real.left), right: this.onStage(real.right) };
    const taken = this.talk(seconds, eyes, real, poses);
    this.walk(real, poses, taken);
    this.hands?.update(seconds, real, poses, eyes, taken);
    this.look(seconds, eyes);
    this.listen(real);
    this.hint(seconds, real);
    this.notes.update(seconds, eyes.position, (hand) =>
      this.isSlateOver(hand) ? undefined : poses[hand]?.grip.position,
    );
    this.speech.update(seconds, eyes.position);
    this.name.update(seconds, this.nameable(), eyes.position);
    const edge = this.options.comfort().isVignetteOn ? Math.min(1, this.body.slideSpeed / fastSlide) : 0;
    this.vignette.show(edge, this.body.isAstray ? 1 : 0);
    this.vignette.update(seconds);
    this.showFloor();
    const own = this.ownView();
    if (own) own.shownPart = 'without-head';
    view.focusWithin(eyes.position);
  }

  private begin(head: Pose): void {
    this.hasBegun = true;
    const { stage, view, player } = this.options;
    const actor = player && stage.actors.get(player.role);
    const { rooms } = stage;
    const around = rooms.middleOf(rooms.nearest(view.focus ?? vec(0, 0, 0)));
    const spot = stage.parts.ground.closest(around) ?? around;
    const stand = actor?.isOnStage ? actor.stand : { position: spot, yaw: 0 };
    const outlook = actor?.isOnStage ? this.gaze?.outlook(stand.yaw)?.yaw : undefined;
    this.body.begin(head, stand.position, outlook ?? stand.yaw);
  }

  private onStage(hand: RealHands[Hand]): HandPoses[Hand] {
    return hand && { grip: this.floor.toStage(hand.grip), aim: this.floor.toStage(hand.aim) };
  }

  /** The slate hangs where that hand's notes would. */
  private isSlateOver(hand: Hand): boolean {
    return hand === 'left' && (this.panel?.isShown ?? false);
  }

  private hint(seconds: number, { left, right }: RealHands): void {
    const { hints, player } = this.options;
    this.wornSeconds += seconds;
    if (!hints || !player || this.isHinted || this.wornSeconds < hintedAfterSeconds || !(left && right)) return;
    this.isHinted = true;
    this.notes.tell('right', right.kind === 'hand' ? hints.bareHands : hints.hands);
    this.notes.tell('left', hints.speak);
  }

  /** The lower button of either hand is held to speak aloud. */
  private listen(real: RealHands): void {
    const isHeld = (real.left?.isButtonHeld ?? false) || (real.right?.isButtonHeld ?? false);
    if (isHeld === this.isTalkHeld) return;
    this.isTalkHeld = isHeld;
    this.options.onTalk(isHeld);
  }

  /** The panel over the left wrist, and the right hand while it is at it. */
  private talk(seconds: number, eyes: Pose, real: RealHands, poses: HandPoses): Set<Hand> {
    const taken = new Set<Hand>();
    const { panel } = this;
    const { player } = this.options;
    if (!panel || !player) return taken;
    panel.update(seconds, eyes, poses.left?.grip, this.hands?.isFull('left') ?? false);
    if (!panel.isShown || !poses.right) return taken;
    const { isOver, chosen } = panel.point(poses.right.aim, (real.right?.trigger ?? 0) > 0.6);
    if (isOver || chosen !== undefined) taken.add('right');
    if (chosen === undefined) return taken;
    const said = player.say(chosen, { to: this.facedPerson() });
    if (!said.ok) {
      this.notes.tell('right', said.error.message);
      panel.takeBack(chosen);
    }
    panel.renew();
    return taken;
  }

  private walk(real: RealHands, poses: HandPoses, taken: Set<Hand>): void {
    const aims = { left: poses.left?.aim, right: poses.right?.aim };
    const { player, stage } = this.options;
    const stood = player && stage.actors.get(player.role)?.stand.position;
    // Who sits is not on the ground, and sets out from beside the seat.
    const from = stood && (stage.parts.ground.closest(stood) ?? stood);
    const wish = this.legs.update(
      real,
      aims,
      this.options.comfort(),
      from,
      (hand) => taken.has(hand) || (this.hands?.isBusy(hand) ?? false),
    );
    if (wish.hand) taken.add(wish.hand);
    if (wish.turn !== 0) this.body.turn(wish.turn);
    this.body.push(wish.walk.x, wish.walk.y);
    this.mark.show(wish.aim, wish.isOpen);
    if (wish.leap) this.leap(wish.leap);
  }

  private leap(to: Vec3): void {
    if (this.body.leap(to)) this.vignette.blink();
  }

  /** What is out of reach is gone to: at once, for whoever leaps; on foot, as the deed has it, for whoever walks. */
  private approach(thing: EntityId): void {
    const { stage, player, comfort } = this.options;
    const actor = player && stage.actors.get(player.role);
    const prop = stage.props.all.get(thing);
    if (!actor || !prop || comfort().walk === 'smooth') return;
    const { approaches } = stage.parts;
    const { position } = actor.stand;
    if (approaches.isWithinReach(prop, position)) return;
    const spot = approaches.standFor(prop, position, actor.id);
    if (spot) this.leap(spot.position);
  }

  /** What the eyes rest on: others see it, and it is who is spoken to. */
  private look(seconds: number, { position, rotation }: Pose): void {
    this.sinceGaze += seconds;
    if (!this.gaze || this.sinceGaze < attentionSeconds) return;
    this.sinceGaze = 0;
    const way = turnedBy(vec(0, 0, 1), rotation);
    const faced = this.gaze.look({ from: position, way }, this.faced)?.id;
    if (faced !== this.faced) this.options.player?.look(faced);
    this.faced = faced;
  }

  private facedPerson(): EntityId | undefined {
    return this.faced !== undefined && this.options.stage.actors.get(this.faced) ? this.faced : undefined;
  }

  /** What a hand is at has a name, else whom one faces; whoever speaks has it over their words, and nobody reads two things at once. */
  private nameable(): EntityId | undefined {
    if (this.panel?.isShown) return undefined;
    const id = this.hands?.meant ?? this.facedPerson();
    return id !== undefined && this.speech.isSpeaking(id) ? undefined : id;
  }

  private showFloor(): void {
    const { position, yaw, scale } = this.floor;
    const { floor } = this.options;
    floor.position.set(position.x, position.y, position.z);
    floor.rotation.y = yaw;
    floor.scaling.setAll(scale);
    floor.computeWorldMatrix(true);
  }

  private ownView() {
    const { view, player } = this.options;
    return player && view.actors.get(player.role);
  }
}
