import type { DramaObservables } from '../../plugin/picture/view/drama-observables.ts';
import type { StageView } from '../../plugin/picture/view/stage-view.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { mayHaveHeadset } from '../../plugin/xr/headset-here.ts';
import type { Headset } from '../../plugin/xr/headset.ts';
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

/** What stands over the three things one could say. */
const headings: Readonly<Record<string, string>> = { en: 'You could say', zh: '你可以说' };

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
  const heading = headings[language] ?? '';
  const headset = new Headset({ stage, view, player, modes, heading, onFault, now: () => drama.nowMs });
  const observer = drama.onFactObservable.add((fact) => headset.follow(fact));
  whenDisposed(() => {
    observer.remove();
    headset.dispose();
  });
  return headset;
}
