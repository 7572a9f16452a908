import { orderAhead } from '../../../plugin/body/bodies/order-ahead.ts';
import { sculptorHere, type StandingSculptor } from '../../../plugin/body/bodies/sculptor.ts';
import { unpackedWardrobe, type Wardrobe } from '../../../plugin/body/bodies/wardrobe.ts';
import { openTheatre, type Theatre } from '../../../plugin/picture/view/theatre.ts';
import { loadHavok } from '../../../plugin/stage/physics/load-havok.ts';
import type { Havok } from '../../../plugin/stage/physics/physical-space.ts';
import { styleOf } from '../../world/setting/style.ts';
import { readyToBake } from '../../../plugin/stage/steering/bake.ts';
import { given } from '../../kit/given.ts';
import { canBePlay } from '../address.ts';
import { sameOrigin } from '../foyer/scene-source.ts';
import { drawUnseen, dressed } from './first-pictures.ts';
import { openDrama, type DramaSeen } from './open-drama.ts';
import type { ShowOptions } from './show-options.ts';
import { Show } from './show.ts';

/** Builds the stages of a page, one after the other: the physics and the sculptor are there once for all of them. */
export class StageWorkshop {
  private readonly sculptor: StandingSculptor | undefined = sculptorHere();
  private havok: Promise<Havok | undefined> | undefined;
  /** Of which play the sculptor has the first bodies. */
  private supplied: string | undefined;
  /** For whom it works now. */
  private patron: ShowOptions | undefined;

  /** Somebody will want a stage: what it is built with comes before it is known what of, and the first bodies of that play. */
  warm(play?: string): void {
    if (play !== undefined && play !== this.supplied) {
      this.supplied = play;
      this.sculptor?.supply(fetchWardrobe(play));
    }
    // Where it does not come, whoever builds a stage says so.
    this.havok ??= loadHavok().catch(() => (this.havok = undefined));
    readyToBake().catch(() => undefined);
  }

  /** The play on the stage, in a theatre of our own. */
  openStage(options: ShowOptions): Promise<Show> {
    const { scene, canvas, onPicture, wish } = options;
    const { sculptor } = this;
    this.warm(wish.scene);
    this.patron = options;
    // The skins of those who are seen first are begun before there is a stage to wear them on; all others wait for it.
    if (sculptor) orderAhead(sculptor, scene, styleOf(scene.staging, scene.setting));
    const open = () =>
      openTheatre(canvas, {
        isDark: true,
        onPictureLost: () => onPicture('lost'),
        onPictureBack: () => onPicture('back'),
      });
    return this.open(open, options, (drawn) => (sculptor ? { sculptor: sculptor.after(drawn) } : {}));
  }

  /** The play without a stage to look at, for browsers that cannot show one: the same stage, told in words. */
  async openWords(options: ShowOptions): Promise<Show> {
    const { openUnseenTheatre } = await import('../../../plugin/picture/view/unseen-theatre.ts');
    return this.open(openUnseenTheatre, options, () => ({ headless: true }));
  }

  /** The play in a theatre that is there for it alone; how it is seen may wait for its first picture. */
  private async open(
    openHall: () => Promise<Theatre> | Theatre,
    options: ShowOptions,
    seen: (drawn: Promise<void>) => DramaSeen,
  ): Promise<Show> {
    let theatre: Theatre | undefined;
    let onDrawn = (): void => undefined;
    const drawn = new Promise<void>((resolve) => (onDrawn = resolve));
    try {
      options.onPreparing('building');
      theatre = await openHall();
      const havok = await this.havok;
      const drama = await openDrama(theatre, options, { ...seen(drawn), ...given({ havok }) });
      const show = new Show(theatre, drama, options, { onDrawn, onGone: () => this.drop(options) });
      // Whoever goes on with an evening may meet anybody first.
      if (options.from.length > 0) onDrawn();
      await Promise.all([drawUnseen(theatre, drama.view), dressed(drama, options)]);
      return show;
    } catch (error) {
      theatre?.dispose();
      this.drop(options);
      throw error;
    }
  }

  /** Whoever left before their stage was built takes nothing from whoever came after them. */
  private drop(options: ShowOptions): void {
    if (this.patron === options) this.sculptor?.drop();
  }
}

/** The bodies of those who are seen first in a play of this page, made when the page was built. Rejects where there are none. */
async function fetchWardrobe(play: string): Promise<Wardrobe> {
  if (!canBePlay(play)) throw new Error('No play of this page.');
  const answer = await fetch(`scenes/${play}/bodies.bin`, sameOrigin);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return unpackedWardrobe(new Uint8Array(await answer.arrayBuffer()));
}
