import { address } from './en/address.ts';
import { auditorium } from './en/auditorium.ts';
import { captions } from './en/captions.ts';
import { connection } from './en/connection.ts';
import { controls } from './en/controls.ts';
import { cover } from './en/cover.ts';
import { foyer } from './en/foyer.ts';
import { house } from './en/house.ts';
import { inspector } from './en/inspector.ts';
import { making } from './en/making.ts';
import { playing } from './en/playing.ts';
import { plays } from './en/plays.ts';
import { programme } from './en/programme.ts';
import { replay } from './en/replay.ts';
import { settings } from './en/settings.ts';
import { sharing } from './en/sharing.ts';
import { shelf } from './en/shelf.ts';
import { transcript } from './en/transcript.ts';

/** English: the shape of every language's words is taken from here. */
export const en = {
  /** As its own readers call it: whoever looks for theirs cannot read the others. */
  name: 'English',
  /** What a browser's ear calls it. */
  speech: 'en-US',
  address,
  auditorium,
  captions,
  connection,
  controls,
  cover,
  foyer,
  house,
  inspector,
  making,
  playing,
  plays,
  programme,
  replay,
  settings,
  sharing,
  shelf,
  transcript,
};

export type Words = typeof en;
