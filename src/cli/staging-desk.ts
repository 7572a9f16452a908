import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, sep } from 'node:path';
import * as z from 'zod/mini';
import { EntityIdSchema, type EntityId } from '../drama/entity-id.ts';
import { PlacementSchema } from '../drama/staging.ts';
import { given } from '../kit/given.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { describeProblem, readWith } from '../kit/schema.ts';
import { withPlacement } from '../script/placement-edit.ts';
import { writeWholeFile } from './output-file.ts';
import { isWelcome, usualHeaders } from './page-server.ts';
import type { WrittenPlay } from './written-play.ts';

/** Where the page sends what was put elsewhere by hand, and where it takes it back. */
export const placementPath = 'author/placement';
export const undoPath = 'author/undo';

const mostBytes = 4096;
const mostUndone = 200;

const { at, stands, faces } = PlacementSchema.shape;
const MovedSchema = z.strictObject({ entity: EntityIdSchema, at, stands, faces });

/** A file as it was before a hand changed it, and as it was written. */
interface Step {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

interface StagingDeskOptions {
  readonly folder: string;
  /** The play as it was read last. */
  readonly written: () => WrittenPlay | undefined;
  /** A file was written: it is taken up like any other change. */
  readonly onWritten: () => Promise<void>;
}

/** Writes what is put elsewhere on the page into the play's own staging file, and takes it back. Writes nothing else. */
export class StagingDesk {
  private readonly steps: Step[] = [];
  /** One after the other, so that each begins with what the last has written. */
  private working: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: StagingDeskOptions) {}

  /** Answers a request; only the page that this server handed out may ask for anything to be written. */
  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const send = (status: number, body: object): void => {
      response.writeHead(status, { ...usualHeaders, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const { origin, host } = request.headers;
    if (request.method !== 'POST') return send(405, { error: 'Send what was put elsewhere.' });
    // A page of another site cannot send this heading without being asked first, and is never allowed to.
    const isPages = request.headers['x-proscenium-author'] === 'yes';
    if (origin === undefined || !isWelcome(origin, host, { names: [] }) || !isPages)
      return send(403, { error: 'Not from here.' });
    const body = await bodyOf(request);
    if (body === undefined) return send(413, { error: 'That is too much.' });
    const done = this.working.then(() => (path === undoPath ? this.undo() : this.place(body)));
    this.working = done.catch(() => undefined);
    const result = await done;
    return result.ok ? send(200, { undoable: this.steps.length }) : send(409, { error: result.error });
  }

  /** Puts a thing where a hand put it. */
  async place(body: string): Promise<Result<undefined, string>> {
    const moved = readWith(MovedSchema, parsed(body));
    if (!moved.ok) return err(moved.error[0] ? describeProblem(moved.error[0]) : 'that is no placement');
    const { entity, ...edit } = moved.value;
    if ((edit.at === undefined) === (edit.stands === undefined)) return err('say where: "at" or "stands"');
    const written = this.options.written();
    if (written?.compiled.mistakes.length !== 0) return err('there are mistakes in the play: mend them first');
    const entities = written.compiled.scene['entities'] as readonly { readonly id: EntityId; readonly kind: string }[];
    if (entities.find(({ id }) => id === entity)?.kind !== 'prop') return err(`there is no prop "${entity}"`);
    const file = fileOf(written, entity);
    const before = written.files.find(({ path }) => path === file)?.text;
    const short = entity.replace(/^prop:/, '');
    const isOnly = !entities.some(({ id }) => id !== entity && id.endsWith(`:${short}`));
    const names: readonly [string, ...string[]] = isOnly ? [short, entity] : [entity, short];
    const after = withPlacement(before, names, given(edit));
    if (!after.ok) return err(`${file}: ${after.error}`);
    return this.write({ path: file, before, after: after.value }, true);
  }

  /** Takes the last step back, unless somebody wrote in that file since. */
  async undo(): Promise<Result<undefined, string>> {
    const step = this.steps.at(-1);
    if (!step) return err('there is nothing to take back');
    const now = this.options.written()?.files.find(({ path }) => path === step.path)?.text;
    if (now !== step.after) return err(`${step.path} was changed since: take it back there`);
    const undone = await this.write({ path: step.path, before: step.after, after: step.before ?? '' }, false);
    if (undone.ok) this.steps.pop();
    return undone;
  }

  private async write(step: Step, isKept: boolean): Promise<Result<undefined, string>> {
    const place = join(this.options.folder, step.path);
    const root = await realpath(this.options.folder);
    const real = await realpath(place).catch(async () => join(await realpath(dirname(place)), 'new'));
    // A link may lead anywhere: what lies outside the folder is not ours to write.
    if (!real.startsWith(root + sep)) return err(`${step.path} leads out of the folder`);
    await writeWholeFile(place, step.after);
    if (isKept) this.steps.push(step);
    if (this.steps.length > mostUndone) this.steps.shift();
    await this.options.onWritten();
    return ok(undefined);
  }
}

/** The file a thing's placement is written in; else the first of the staging. */
function fileOf({ compiled, files }: WrittenPlay, entity: EntityId): string {
  const staging = compiled.scene['staging'] as
    | { readonly placements?: readonly { readonly entity: string }[] }
    | undefined;
  const index = staging?.placements?.findIndex((each) => each.entity === entity) ?? -1;
  const said = index < 0 ? undefined : compiled.spotOf(`staging.placements.${index}`).file;
  const isStaging = (path: string): boolean => /^staging(\.yaml$|\/)/.test(path);
  const found = said !== undefined && isStaging(said) ? said : files.find(({ path }) => isStaging(path))?.path;
  return found ?? 'staging.yaml';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
