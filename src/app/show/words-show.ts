import { openUnseenTheatre } from '../../../plugin/picture/view/unseen-theatre.ts';
import type { OpenShow } from './show.ts';
import { openShowIn } from './stage-show.ts';

/** The play without a stage to look at, for browsers that cannot show one: the same stage, told in words. */
export const openWordsShow: OpenShow = (options) =>
  openShowIn(
    () => openUnseenTheatre(),
    options,
    () => ({ headless: true }),
  );
