import { mindedBy, type Note } from '../../company/minded-by.ts';
import { given } from '../../kit/given.ts';
import { ok, type Result } from '../../kit/result.ts';
import type { Problem } from '../../kit/schema.ts';
import type { Brain } from '../../mind/brain.ts';
import type { LanguageModel, ModelRole } from '../../model/language-model.ts';
import type { Ledger } from '../../model/ledger.ts';
import { modelFromSettings, type ModelSurroundings } from '../../model/model-from-settings.ts';
import type { ModelSettings } from '../../model/model-settings.ts';
import { watched } from '../../model/watched.ts';
import { booked, CallBook } from './call-book.ts';
import { openTelephone, type Telephone } from './telephone.ts';

export { promptApiIn } from '../../model/browser/browser-model.ts';

/** A model at the other end of the line, thinking for the company. */
export interface Connection {
  /** For `Proscenium.createAsync`. Every performance may ask for its own. */
  readonly brain: (note: Note) => Brain;
  readonly model: LanguageModel;
  /** What was spent; the same over all performances of this connection. */
  readonly ledger: Ledger;
  readonly calls: CallBook;
  /** Ends what is being said and lets go of the line. Calls from then on fail, and the understudy plays. */
  readonly close: () => void;
}

interface ConnectSurroundings extends Omit<ModelSurroundings, 'fetch' | 'observe' | 'now'> {
  /** Milliseconds on the clock of the page. */
  readonly now: () => number;
  /** The line out of the page; a telephone of its own unless given. Closed with the connection. */
  readonly telephone?: (base: string) => Telephone;
  /** A book to go on with. */
  readonly calls?: CallBook;
}

/** Connects the company with a model as the settings say. Nothing is called yet; problems are those of the settings. */
export function connect(
  settings: Omit<ModelSettings, 'apiKey'>,
  apiKey: string,
  { now, telephone = openTelephone, calls = new CallBook(), ...surroundings }: ConnectSurroundings,
): Result<Connection, readonly Problem[]> {
  const key = apiKey.trim();
  let line: Telephone | undefined;
  // The line is opened by the first call: a page that is only looked at starts no worker.
  const fetch: Telephone['fetch'] = async (input, init) => {
    line ??= telephone(settings.baseUrl.trim());
    return line.fetch(input, init);
  };
  const asked = { ...settings, ...given({ apiKey: key || undefined }) };
  const stack = modelFromSettings(asked, { ...surroundings, fetch, now });
  if (!stack.ok) return stack;
  calls.conceal(key);
  const { ledger } = stack.value;
  const nameOf = (role: ModelRole): string => settings.models?.[role] ?? settings.model;
  const model = booked(stack.value.model, { book: calls, now, nameOf, price: settings.budget?.money });
  const brain = mindedBy(
    (observe) => watched(model, (report) => observe({ ...report, model: nameOf(report.role) }), now),
    undefined,
    settings.deadline?.firstWordMs,
    { perception: settings.perception },
  );
  return ok({
    brain,
    model,
    ledger,
    calls,
    close() {
      // Opened even now if it was not: what is closed stays closed.
      line ??= closedLine;
      line.close();
    },
  });
}

const closedLine: Telephone = {
  fetch: () => Promise.reject(new TypeError('The line was closed.')),
  ring: () => Promise.resolve(false),
  close: () => undefined,
};
