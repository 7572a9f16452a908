import type { Premise } from '../../premise.ts';
import { accusation } from './premises/accusation.ts';
import { apprenticeship } from './premises/apprenticeship.ts';
import { arrival } from './premises/arrival.ts';
import { bargain } from './premises/bargain.ts';
import { betrayal } from './premises/betrayal.ts';
import { blackmail } from './premises/blackmail.ts';
import { confession } from './premises/confession.ts';
import { courtship } from './premises/courtship.ts';
import { debate } from './premises/debate.ts';
import { farewell } from './premises/farewell.ts';
import { hiding } from './premises/hiding.ts';
import { hoax } from './premises/hoax.ts';
import { inheritance } from './premises/inheritance.ts';
import { interview } from './premises/interview.ts';
import { journey } from './premises/journey.ts';
import { lastWish } from './premises/last-wish.ts';
import { lostChild } from './premises/lost-child.ts';
import { mistakenIdentity } from './premises/mistaken-identity.ts';
import { murderInquiry } from './premises/murder-inquiry.ts';
import { mutiny } from './premises/mutiny.ts';
import { party } from './premises/party.ts';
import { peaceTalks } from './premises/peace-talks.ts';
import { plan } from './premises/plan.ts';
import { prophecy } from './premises/prophecy.ts';
import { quarantine } from './premises/quarantine.ts';
import { quietHour } from './premises/quiet-hour.ts';
import { ransom } from './premises/ransom.ts';
import { rescue } from './premises/rescue.ts';
import { reunion } from './premises/reunion.ts';
import { rivalry } from './premises/rivalry.ts';
import { sacrifice } from './premises/sacrifice.ts';
import { secret } from './premises/secret.ts';
import { temptation } from './premises/temptation.ts';
import { theft } from './premises/theft.ts';
import { trial } from './premises/trial.ts';
import { ultimatum } from './premises/ultimatum.ts';
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
  betrayal,
  blackmail,
  inheritance,
  interview,
  lastWish,
  lostChild,
  mistakenIdentity,
  mutiny,
  prophecy,
  quarantine,
  ransom,
  ultimatum,
  peaceTalks,
  rescue,
  sacrifice,
  hoax,
];
