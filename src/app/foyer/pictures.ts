/** The pictures of a poster: taken from the stage by `scripts/posters.ts`. */
export interface PosterPictures {
  readonly tall: string;
  readonly wide: string;
}

/** Of the plays that ship with the page. Others have a poster of type alone. */
export const posterPictures: Readonly<Record<string, PosterPictures>> = {
  elsinore: {
    tall: new URL('../../../assets/posters/elsinore-tall.jpg', import.meta.url).href,
    wide: new URL('../../../assets/posters/elsinore-wide.jpg', import.meta.url).href,
  },
  'baker-street': {
    tall: new URL('../../../assets/posters/baker-street-tall.jpg', import.meta.url).href,
    wide: new URL('../../../assets/posters/baker-street-wide.jpg', import.meta.url).href,
  },
  'midnight-cafe': {
    tall: new URL('../../../assets/posters/midnight-cafe-tall.jpg', import.meta.url).href,
    wide: new URL('../../../assets/posters/midnight-cafe-wide.jpg', import.meta.url).href,
  },
};
