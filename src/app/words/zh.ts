import { address } from './zh/address.ts';
import { auditorium } from './zh/auditorium.ts';
import { captions } from './zh/captions.ts';
import { connection } from './zh/connection.ts';
import { controls } from './zh/controls.ts';
import { cover } from './zh/cover.ts';
import { foyer } from './zh/foyer.ts';
import { house } from './zh/house.ts';
import { inspector } from './zh/inspector.ts';
import { making } from './zh/making.ts';
import { playing } from './zh/playing.ts';
import { plays } from './zh/plays.ts';
import { programme } from './zh/programme.ts';
import { replay } from './zh/replay.ts';
import { settings } from './zh/settings.ts';
import { sharing } from './zh/sharing.ts';
import { shelf } from './zh/shelf.ts';
import { transcript } from './zh/transcript.ts';
import type { Words } from './en.ts';

export const zh: Words = {
  name: '中文',
  speech: 'zh-CN',
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
