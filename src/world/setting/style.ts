import type { Setting } from '../../drama/setting.ts';
import type { StageStyle, Staging } from '../../drama/staging.ts';
import { headNounOf } from '../lexicon/head-noun.ts';
import { yearOf } from './period.ts';

/** The look of the age the setting names. */
export const styleOf = (staging: Staging | undefined, setting: Setting | undefined): StageStyle => {
  if (staging?.style) return staging.style;
  const year = yearOf(setting?.period) ?? yearOf(setting?.genre);
  if (year === undefined) return 'modern';
  const until = [[1450, 'medieval'], [1680, 'renaissance'], [1825, 'georgian'], [1913, 'victorian'], [1945, 'twenties'], [2200, 'modern']] as const; // prettier-ignore
  return until.find(([last]) => year <= last)?.[1] ?? 'future';
};

const openAir =
  /^(street|road|lane|alley|avenue|garden|yard|courtyard|court|field|forest|wood|woods|grove|beach|shore|quay|harbour|harbor|dock|pier|jetty|square|plaza|park|terrace|roof|rooftop|bridge|meadow|graveyard|churchyard|cemetery|moor|heath|hill|hillside|path|pavement|sidewalk|riverbank|lake|island|orchard|market|marketplace|outside|outdoors|clearing|battlements?|ramparts?|lawn|farmyard|playground|battlefield|campsite|camp|wharf|driveway|water|platform|sea|river|deck|desert|pasture)$/;

/** Whether a place is under the sky by one of its names. */
export const isOpenAir = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }): boolean =>
  [name, ...aliases].some((called) => openAir.test(headNounOf(called)));
