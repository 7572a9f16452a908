import type { DramaObservables } from '../../plugin/picture/view/drama-observables.ts';
import type { StageView } from '../../plugin/picture/view/stage-view.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { mayHaveHeadset } from '../../plugin/xr/headset-here.ts';
import type { Headset } from '../../plugin/xr/headset.ts';
import type { SlateWords } from '../../plugin/xr/wrist-slate.ts';
import type { Play } from '../play/play.ts';
import type { Player } from './player.ts';

/** What is seen and played through a headset. */
interface HeadsetDrama extends Pick<DramaObservables, 'onFactObservable'> {
  readonly stage: Stage;
  readonly view: StageView | undefined;
  readonly player: Player | undefined;
  readonly play: Play;
  readonly nowMs: number;
}

interface HeadsetSurroundings {
  readonly onFault: ((error: unknown) => void) | undefined;
  readonly whenDisposed: (undo: () => void) => unknown;
}

/** What is written on the slate over the wrist. */
const slates: Readonly<Record<string, SlateWords & { readonly you: string; readonly wants: string }>> = {
  en: { say: 'Say', keys: 'Type', bill: 'Playbill', told: 'So far', send: 'Say it', you: 'you', wants: 'You want' },
  zh: { say: '可以说', keys: '键盘', bill: '节目单', told: '至今', send: '说出', you: '你', wants: '你想要' },
};

/** The headset of this device for whoever watches or plays a drama; its code comes only where there may be one. */
export async function openHeadset(
  drama: HeadsetDrama,
  { onFault, whenDisposed }: HeadsetSurroundings,
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
  const headset = new Headset({ stage, view, player, modes, words, bill, onFault, now: () => drama.nowMs });
  const observer = drama.onFactObservable.add((fact) => headset.follow(fact));
  whenDisposed(() => {
    observer.remove();
    headset.dispose();
  });
  return headset;
}
