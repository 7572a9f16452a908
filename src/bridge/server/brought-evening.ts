import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readFact, type Fact } from '../../drama/fact.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { replaySteps } from '../../play/replay.ts';
import { readBrought, type Bring, type Brought } from '../../protocol/messages.ts';
import { inTurns } from './in-turns.ts';
import { refusal, type RefusedAnswer } from './refusal.ts';
import type { ContentPolicy } from './seemly.ts';

const unpack = promisify(gunzip);

/** An evening is no larger, unpacked; a small message may not become a large one. */
const mostUnpackedBytes = 12 * 1024 * 1024;
/** So many facts are followed before others have their turn. */
const followedAtOnce = 200;
const mostAppended = 500;

/** The pieces of an evening somebody brings along, until they are all there. */
export class Luggage {
  private readonly pieces: string[] = [];

  /** Takes a piece; they come in order. Says whether it was the last, or that it was none of these. */
  take({ piece, of, text }: Bring): 'more' | 'all' | 'wrong' {
    if (piece === 0) this.pieces.length = 0;
    if (piece !== this.pieces.length || piece >= of) return 'wrong';
    this.pieces.push(text);
    return piece === of - 1 ? 'all' : 'more';
  }

  /** What was brought, or nothing where it cannot be read. */
  async open(): Promise<Brought | undefined> {
    const packed = Buffer.from(this.pieces.splice(0).join(''), 'base64');
    try {
      const text = await unpack(packed, { maxOutputLength: mostUnpackedBytes });
      const read = readBrought(JSON.parse(text.toString('utf8')));
      return read.ok ? read.value : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The facts of an evening of this play that was begun elsewhere, in lots, as this house would have them; or why it cannot go on with it. */
export async function factsBrought(
  brought: Brought,
  scene: SceneFile,
  policy: ContentPolicy,
): Promise<readonly Fact[][] | RefusedAnswer> {
  const [first, ...others] = brought.facts;
  const facts = [{ ...(first as object), scene }, ...others];
  const { play, fault } = await inTurns(replaySteps(facts), followedAtOnce);
  if (fault || !play) return refusal('not-understood', 'This evening cannot be followed to where it stands.');
  if (play.ended) return refusal('over', 'This evening is over.');
  const read = facts.flatMap((each) => {
    const fact = readFact(each);
    return fact.ok ? [fact.value] : [];
  });
  if (!spokenIn(read).every((said) => !('refused' in policy(said))))
    return refusal('unseemly', 'Something was said in this evening that is not said in this house.');
  return Array.from({ length: Math.ceil(read.length / mostAppended) }, (_, at) =>
    read.slice(at * mostAppended, (at + 1) * mostAppended),
  );
}

/** What was said, a turn at a time. */
function spokenIn(facts: readonly Fact[]): readonly string[] {
  const turns = new Map<number, string>();
  for (const fact of facts)
    if (fact.type === 'word:spoken') turns.set(fact.turn, `${turns.get(fact.turn) ?? ''} ${fact.text}`);
  return [...turns.values()];
}
