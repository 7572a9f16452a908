import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GuestStaging } from '../bridge/server/evening-log.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { hashJson } from '../kit/hash.ts';
import { remembered } from '../kit/remembered.ts';
import { describeProblem } from '../kit/schema.ts';
import { loadHavok } from '../../plugin/stage/physics/load-havok.ts';
import { prepareStage, type PreparedStage } from '../../plugin/stage/prepare-stage.ts';
import { SpatialStage } from './spatial-stage.ts';

/** So many plays are kept laid out; whatever is asked for less often is laid out anew. */
const mostPlays = 20;

/** Worked out once for a play: its scene is long. */
const hashOf = remembered((scene: SceneFile) => hashJson(scene));

/** The stages of a house in space: a play is laid out once, however many evenings of it there are. */
export class HouseStages {
  private readonly havok = loadHavok({
    wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@babylonjs/havok/lib/esm/HavokPhysics.wasm')),
  });
  private readonly prepared = new Map<string, Promise<PreparedStage>>();

  /** A play's stage, to be opened for an evening. Rejects where the play cannot be laid out in space. */
  readonly stagingOf = async (scene: SceneFile): Promise<GuestStaging> => {
    const key = hashOf(scene);
    let prepared = this.prepared.get(key);
    if (!prepared) {
      this.prepared.set(key, (prepared = this.prepare(scene)));
      const [oldest] = this.prepared.keys();
      if (this.prepared.size > mostPlays && oldest !== undefined) this.prepared.delete(oldest);
    }
    const stage = await prepared;
    return (clock, world) => new SpatialStage(stage.open(clock, world), clock);
  };

  private async prepare(scene: SceneFile): Promise<PreparedStage> {
    const prepared = await prepareStage(scene, { havok: await this.havok });
    if (prepared.ok) return prepared.value;
    throw new Error(prepared.error.map(describeProblem).join('; ').slice(0, 500));
  }
}
