import type { Premise } from '../../premise.ts';
import { accusation } from './premises/accusation.ts';
import { apprenticeship } from './premises/apprenticeship.ts';
import { arrival } from './premises/arrival.ts';
import { bargain } from './premises/bargain.ts';
import { confession } from './premises/confession.ts';
import { courtship } from './premises/courtship.ts';
import { debate } from './premises/debate.ts';
import { farewell } from './premises/farewell.ts';
import { hiding } from './premises/hiding.ts';
import { journey } from './premises/journey.ts';
import { murderInquiry } from './premises/murder-inquiry.ts';
import { party } from './premises/party.ts';
import { plan } from './premises/plan.ts';
import { quietHour } from './premises/quiet-hour.ts';
import { reunion } from './premises/reunion.ts';
import { rivalry } from './premises/rivalry.ts';
import { secret } from './premises/secret.ts';
import { temptation } from './premises/temptation.ts';
import { theft } from './premises/theft.ts';
import { trial } from './premises/trial.ts';
import { wager } from './premises/wager.ts';

/** Everything that can happen between people in Chinese. */
export const chinesePremises: readonly Premise[] = [
  debate,
  accusation,
  arrival,
  bargain,
  confession,
  courtship,
  farewell,
  hiding,
  journey,
  murderInquiry,
  party,
  plan,
  quietHour,
  reunion,
  rivalry,
  secret,
  theft,
  temptation,
  apprenticeship,
  trial,
  wager,
];
