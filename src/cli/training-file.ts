import { trainingRows, type Perceived } from '../mind/perceiving/training-rows.ts';
import { writeWholeFile } from './output-file.ts';

/** Keeps what minds with eyes answered as rows to train on, and writes them at the end, where a file is named for them. */
export class TrainingFile {
  private rows = '';

  constructor(private readonly path: string | undefined) {}

  readonly onPerceived = (perceived: Perceived): void => {
    if (this.path === undefined) return;
    for (const row of trainingRows(perceived)) this.rows += `${JSON.stringify(row)}\n`;
  };

  async write(): Promise<void> {
    if (this.path !== undefined) await writeWholeFile(this.path, this.rows);
  }
}
