import { PlainStage } from '../../company/plain-stage.ts';
import type { StageHappening } from '../../drama/stage-port.ts';

/** The stage of a house whose guests have stages of their own: it is told where they walk on theirs. */
export class HouseStage extends PlainStage {
  private tell: ((happening: StageHappening) => void) | undefined;

  onHappening(tell: (happening: StageHappening) => void): () => void {
    this.tell = tell;
    return () => (this.tell = undefined);
  }

  /** Somebody's body went somewhere: the narrator rules on it where that is another place. */
  walked(happening: Extract<StageHappening, { readonly kind: 'walked' }>): void {
    this.tell?.(happening);
  }
}
