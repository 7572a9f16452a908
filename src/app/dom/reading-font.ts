import boldUrl from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';
import italicUrl from '@fontsource/opendyslexic/files/opendyslexic-latin-400-italic.woff2?url';
import plainUrl from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';

const family = 'OpenDyslexic';

/**
 * Fetches the font for readers with dyslexia, once for a page: nobody else waits for it. Its letters are Latin; Chinese falls
 * back to the browser's sans serif. Without a network the fallback is read, and nothing else happens.
 */
export async function loadReadingFont(fonts: FontFaceSet = document.fonts): Promise<void> {
  if ([...fonts].some((face) => face.family === family)) return;
  const faces = [
    new FontFace(family, `url(${plainUrl})`, { display: 'swap' }),
    new FontFace(family, `url(${italicUrl})`, { style: 'italic', display: 'swap' }),
    new FontFace(family, `url(${boldUrl})`, { weight: '700', display: 'swap' }),
  ];
  for (const face of faces) fonts.add(face);
  await Promise.allSettled(faces.map((face) => face.load()));
}
