import type { OpenShow } from './show.ts';
import type { StageWorkshop } from './stage-workshop.ts';

/** Where a page asks for stages. Engine and company are large: the workshop comes when one is first wanted, once for a page. */
export class StageDoor {
  private workshop: Promise<StageWorkshop> | undefined;

  readonly openStage: OpenShow = async (options) => (await this.fetchWorkshop()).openStage(options);
  readonly openWords: OpenShow = async (options) => (await this.fetchWorkshop()).openWords(options);

  /** Somebody will want a stage, perhaps of this play. */
  warm(play?: string): void {
    this.fetchWorkshop().then(
      (workshop) => workshop.warm(play),
      () => undefined,
    );
  }

  /** What did not come is asked for again the next time. */
  private fetchWorkshop(): Promise<StageWorkshop> {
    return (this.workshop ??= import('./stage-workshop.ts')
      .then(({ StageWorkshop }) => new StageWorkshop())
      .catch((error: unknown) => {
        this.workshop = undefined;
        throw error;
      }));
  }
}
