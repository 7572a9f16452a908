import { openTheatre } from '../../plugin/view/theatre.ts';
import type { OpenShow } from './show.ts';
import { openWordsShow } from './words-show.ts';

/** The play on the stage. */
export const openStageShow: OpenShow = async (options) => {
  options.onPreparing('building');
  const theatre = await openTheatre(options.canvas, {
    onPictureLost: () => options.onPicture('lost'),
    onPictureBack: () => options.onPicture('back'),
  });
  options.onPreparing('lighting');
  const show = await openWordsShow(options);
  return {
    ...show,
    get play() {
      return show.play;
    },
    dispose() {
      show.dispose();
      theatre.dispose();
    },
  };
};
