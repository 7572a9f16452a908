import type { DramaObservables } from '../../plugin/picture/view/drama-observables.ts';
import type { StageView } from '../../plugin/picture/view/stage-view.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { mayHaveHeadset } from '../../plugin/xr/headset-here.ts';
import type { HeadsetHints } from '../../plugin/xr/headset-options.ts';
import type { Headset } from '../../plugin/xr/headset.ts';
import type { SlateWords } from '../../plugin/xr/wrist-slate.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import type { Play } from '../play/play.ts';
import { mindLines } from './mind-lines.ts';
import type { Player } from './player.ts';

/** What is seen and played through a headset. */
interface HeadsetDrama extends Pick<DramaObservables, 'onFactObservable'> {
  readonly facts: readonly Fact[];
  readonly stage: Stage;
  readonly view: StageView | undefined;
  readonly player: Player | undefined;
  readonly play: Play;
  readonly nowMs: number;
}

interface HeadsetSurroundings {
  /** It is played in a house with others, where nobody's part is anybody else's. */
  readonly isShared: boolean;
  readonly onFault: ((error: unknown) => void) | undefined;
  readonly whenDisposed: (undo: () => void) => unknown;
}

/** What is written on the slate over the wrist. */
const slates: Readonly<Record<string, SlateWords & { readonly you: string; readonly wants: string }>> = {
  en: {
    say: 'Say',
    keys: 'Type',
    bill: 'Playbill',
    told: 'So far',
    mind: 'Minds',
    send: 'Say it',
    you: 'you',
    wants: 'You want',
  },
  zh: {
    say: '可以说',
    keys: '键盘',
    bill: '节目单',
    told: '至今',
    mind: '内心',
    send: '说出',
    you: '你',
    wants: '你想要',
  },
};

const hints: Readonly<Record<string, HeadsetHints>> = {
  en: {
    hands: 'Stick ahead: go there. Stick aside: turn. Grip: take, and let go.',
    bareHands: 'Point at the floor and pinch: go there. Pinch at a thing: take it.',
    speak: 'Look here to speak.',
  },
  zh: {
    hands: '摇杆向前：走过去；向旁：转身。握紧：拿起，松开：放下。',
    bareHands: '指向地面捏合：走过去；捏住东西：拿起。',
    speak: '看这里说话。',
  },
};

/** The headset of this device for whoever watches or plays a drama; its code comes only where there may be one. */
export async function openHeadset(
  drama: HeadsetDrama,
  { isShared, onFault, whenDisposed }: HeadsetSurroundings,
): Promise<Headset | undefined> {
  const { stage, view, player } = drama;
  if (!view || !mayHaveHeadset()) return undefined;
  const { Headset } = await import('../../plugin/xr/headset.ts');
  const modes = await Headset.modesHere();
  if (modes.length === 0) return undefined;
  const { settings, blueprint } = drama.play;
  const language = (settings.language ?? blueprint.language ?? 'en').slice(0, 2);
  const words = slates[language] ?? slates['en']!;
  const bill = (): readonly string[] => {
    const own = blueprint.profiles.find(({ actor }) => actor === player?.role);
    const people = [...stage.actors.all.values()].filter(({ isOnStage }) => isOnStage);
    return [
      blueprint.title,
      ...(own ? [`${words.wants}: ${own.goal.private}`] : []),
      ...people.map(({ id, thing }) => (id === player?.role ? `${thing.name} (${words.you})` : thing.name)),
    ];
  };
  const watch = (): (() => void) => {
    if (!player || isShared || !drama.play.roles.has(player.role)) return () => undefined;
    player.leave();
    return () => void player.take();
  };
  const mind = (of: EntityId | undefined): readonly string[] => {
    const people = [...stage.actors.all.values()].filter(({ id, isOnStage }) => isOnStage && id !== player?.role);
    return mindLines(drama, of ?? people[0]?.id, language);
  };
  const now = (): number => drama.nowMs;
  const headset = new Headset({
    ...{ stage, view, player, modes, words, bill, mind, watch, onFault, now },
    hints: hints[language] ?? hints['en']!,
  });
  const observer = drama.onFactObservable.add((fact) => headset.follow(fact));
  whenDisposed(() => {
    observer.remove();
    headset.dispose();
  });
  return headset;
}
