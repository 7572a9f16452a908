import type { EntityId } from '../../drama/entity-id.ts';
import type { Show } from '../show/show.ts';
import type { FaceBox } from './seats.ts';
import type { SurtitleLine } from './surtitles.ts';

/** Words keep clear of faces; where nobody speaks that need not be at every picture, nor, as fast as faces move, where somebody does. */
const everySeconds = { calm: 0.2, spoken: 0.045 } as const;

/** The heads in the picture that words keep clear of: looked for so often only, for each is asked whether it is seen. */
export class KeptFaces {
  /** As they were found last. */
  all: readonly FaceBox[] = [];
  private since = Infinity;

  constructor(
    private readonly show: Pick<Show, 'mode' | 'picture' | 'play'>,
    private readonly witness: EntityId | undefined,
  ) {}

  /** Whether it is time to look for them again, so long after it was asked last. */
  isDue(seconds: number, isCalm: boolean): boolean {
    this.since += seconds;
    return this.since >= everySeconds[isCalm ? 'calm' : 'spoken'];
  }

  /** The heads in the picture, but for one's own behind one's own eyes. Who is read last has a face to be kept free, too. */
  look(unread: readonly SurtitleLine[]): readonly FaceBox[] {
    const { show, witness } = this;
    this.since = 0;
    const begun = unread.filter(({ isOver }) => !isOver);
    const heard = unread.filter(({ text }) => text !== '');
    const speaking = new Set([...begun, ...heard.slice(-1)].map(({ actor }) => actor));
    // Whom one speaks to is looked at for what they say to it.
    for (const { actor, to } of unread) if (to && actor === witness) speaking.add(to);
    this.all = [...show.play.profiles.keys()].flatMap((actor) => {
      if (actor === witness && show.mode === 'eyes') return [];
      const head = show.picture?.head(actor);
      return head?.isSeen ? [{ ...head, actor, isSpeaking: speaking.has(actor) }] : [];
    });
    return this.all;
  }
}
