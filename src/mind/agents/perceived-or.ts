import { asModelError } from '../../model/model-error.ts';
import type { Listener } from '../brain.ts';
import type { ModelAsking } from './asking.ts';
import type { Asked, PerceivingTurn } from './perceiving-agent.ts';

/** A turn that begins with what somebody sees; a plain one where nothing is to be seen, or the answer was out of form. */
export async function perceivedOr<T>(
  { perceiving, onGarbled }: ModelAsking,
  listener: Listener,
  asked: Asked,
  signal: AbortSignal,
  inThePlainWay: () => Promise<T> | T,
): Promise<PerceivingTurn | T> {
  if (!perceiving?.perceives(listener)) return inThePlainWay();
  try {
    return await perceiving.begin(listener, asked, signal);
  } catch (reason) {
    const error = asModelError(reason);
    if (error.code !== 'model/garbage') throw error;
    onGarbled('actor', error.message);
    return inThePlainWay();
  }
}
