/** The pictures of a poster: taken from the stage by `scripts/posters.ts`. */
interface PosterPictures {
  readonly tall: string;
  readonly wide: string;
  /** The wide one small, dim and blurred: what a page shows behind words, at no cost. */
  readonly soft: string;
}

/** Of the plays that ship with the page. Others have a poster of type alone. */
export const posterPictures: Readonly<Record<string, PosterPictures>> = {
  elsinore: {
    tall: new URL('../../../assets/posters/elsinore-tall.webp', import.meta.url).href,
    wide: new URL('../../../assets/posters/elsinore-wide.webp', import.meta.url).href,
    soft: new URL('../../../assets/posters/elsinore-soft.webp', import.meta.url).href,
  },
  'baker-street': {
    tall: new URL('../../../assets/posters/baker-street-tall.webp', import.meta.url).href,
    wide: new URL('../../../assets/posters/baker-street-wide.webp', import.meta.url).href,
    soft: new URL('../../../assets/posters/baker-street-soft.webp', import.meta.url).href,
  },
  'midnight-cafe': {
    tall: new URL('../../../assets/posters/midnight-cafe-tall.webp', import.meta.url).href,
    wide: new URL('../../../assets/posters/midnight-cafe-wide.webp', import.meta.url).href,
    soft: new URL('../../../assets/posters/midnight-cafe-soft.webp', import.meta.url).href,
  },
};
