import { fetchShaders } from '../../../plugin/picture/look/fetch-shaders.ts';
import type { Theatre } from '../../../plugin/picture/view/theatre.ts';
import { Proscenium } from '../../embed/proscenium.ts';
import type { ProsceniumOptions } from '../../embed/proscenium-options.ts';
import { given } from '../../kit/given.ts';
import type { Preparation, ShowOptions } from './show-options.ts';

/** Beside the page where `proscenium serve` found the package of voices; where it is not, lines are mouthed and the page says so. */
const fliteAddress = 'voices/flite.wasm';

const preparing: Readonly<Record<Parameters<NonNullable<ProsceniumOptions['onProgress']>>[0], Preparation>> = {
  loading: 'building',
  reading: 'building',
  planning: 'building',
  building: 'lighting',
  ready: 'calling',
};

/** How a drama is seen, beyond what its options say. */
export type DramaSeen = Pick<ProsceniumOptions, 'sculptor' | 'headless' | 'havok'>;

/** The drama of these options on a stage in this theatre. */
export async function openDrama(theatre: Theatre, options: ShowOptions, seen: DramaSeen): Promise<Proscenium> {
  const { scene, wish, settings, role, from, isReplay, log, brain, elsewhere } = options;
  const chosen = wish.tier ?? settings.graphics.tier;
  const tier = chosen === 'auto' ? theatre.tier : chosen;
  const voice = voiceFor(options);
  if (!seen.headless) fetchShaders(tier).catch(() => undefined);
  return Proscenium.createAsync(theatre.scene, {
    scene,
    seed: wish.seed,
    speed: wish.speed,
    tier,
    ...seen,
    takeOver: true,
    autoStart: false,
    sound: true,
    ...given({ voice, log, brain, elsewhere, player: isReplay ? undefined : role }),
    ...(from.length > 0 ? { from, replay: isReplay } : {}),
    onTrouble: options.onNotice,
    settings: given({ case: wish.case, language: wish.language }),
    onFault: options.onFault,
    onProgress: (doing, part) => options.onPreparing(preparing[doing], part),
    signal: options.signal,
  });
}

function voiceFor({ settings: { sound }, wish }: ShowOptions): ProsceniumOptions['voice'] {
  if (sound.voice === 'none') return undefined;
  const muted = wish.sound === 'off' || sound.isMuted;
  return sound.voice === 'browser' ? { muted } : { flite: { wasm: fliteAddress }, muted };
}
