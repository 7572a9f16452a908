import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { houseFrame, openingOf } from '../look/house/opening.ts';
import { attend, noAttention, type Attention } from './attention.ts';
import type { Blocking } from './blocking.ts';
import type { Direction, FilmOptions } from './film.ts';
import { mixedFrames, type Frame } from './frame.ts';
import { situationOf } from './situation.ts';

/** How much of the way is left after a second of gliding. */
const leftAfterSecond = 0.06;

/** The play as it is seen from the stalls: the whole of the room it is in, gliding to the next when it goes on there. */
export class HouseView implements Direction {
  place: EntityId | undefined;
  private attention: Attention = noAttention;
  private nowMs = 0;
  private shown: Frame | undefined;

  constructor(
    private readonly options: Pick<FilmOptions, 'aspect' | 'isStill'> & { readonly plan: FilmOptions['plan'] },
  ) {}

  follow(fact: Fact): void {
    this.attention = attend(this.attention, fact, this.nowMs);
    // A new scene is not glided to.
    if (fact.type === 'scene:opened') this.shown = undefined;
  }

  update(nowMs: number, blocking: Blocking): Frame | undefined {
    const seconds = Math.max(0, nowMs - this.nowMs) / 1000;
    this.nowMs = nowMs;
    const { plan, aspect = () => 16 / 9, isStill } = this.options;
    this.place = situationOf(this.attention, blocking, nowMs).place ?? this.place;
    const room = plan.rooms.find(({ place }) => place === this.place) ?? plan.rooms[0];
    if (!room) return undefined;
    const wanted = houseFrame(openingOf(room), aspect());
    const part = isStill ? 1 : 1 - leftAfterSecond ** seconds;
    this.shown = this.shown ? mixedFrames(this.shown, wanted, part) : wanted;
    return this.shown;
  }
}
