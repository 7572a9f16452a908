import { verdictOf, type TrialFinding } from '../connection/finding.ts';
import { sentenceFor, words } from '../words/words.ts';
import type { Trial } from '../connection/trial.ts';
import { button, element } from '../dom/element.ts';
import type { SettingsDesk } from './field.ts';

/** What was found, and what to do about it. */
interface Told {
  readonly sentence: string;
  readonly remedy?: string | undefined;
}

/** Tries the connection as it stands in the fields. Told of each finding as it comes; the signal calls it off. */
type TryConnection = (onFinding: (finding: TrialFinding) => void, signal: AbortSignal) => Promise<Trial>;

/** "Test the connection", and what came of it, sentence by sentence. */
export function trialView(desk: SettingsDesk, tryIt: TryConnection): HTMLElement {
  const said = desk.words.model;
  const found = element('ul.settings-findings', { 'aria-label': said.findings, 'aria-live': 'polite' });
  let running: AbortController | undefined;
  const press = button(said.test, () => (running ? running.abort() : void run()), { class: 'settings-test' });
  const help = element('span.settings-help', said.testHelp);

  const run = async (): Promise<void> => {
    const own = new AbortController();
    running = own;
    found.replaceChildren();
    press.textContent = said.stop;
    help.textContent = said.testing;
    try {
      await tryIt((finding) => found.append(tellOne(desk, finding)), own.signal);
    } finally {
      running = undefined;
      press.textContent = said.test;
      help.textContent = said.testHelp;
    }
  };
  desk.onLeave(() => running?.abort());
  return element('div.settings-trial', element('div.settings-row', press, help), found);
}

function tellOne(desk: SettingsDesk, finding: TrialFinding): HTMLElement {
  const verdict = verdictOf(finding);
  const { sentence, remedy } = sentenceFor<TrialFinding, Told>(words[desk.language].connection.findings, finding);
  return element(
    'li',
    { class: `settings-finding ${verdict}` },
    element('span.unseen', `${desk.words.model.verdicts[verdict]} `),
    sentence,
    remedy !== undefined && element('span.settings-remedy', ` ${remedy}`),
  );
}
