import type { EveningFile } from './evening-file.ts';

/** What a page needs of its browser to hand a file out. */
export interface Hands {
  readonly document: Document;
  readonly url: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  readonly navigator: Partial<Pick<Navigator, 'share' | 'canShare'>>;
}

/** The page's own hands. */
export const handsHere = (): Hands => ({ document, url: URL, navigator });

/** Browsers pass on files they know for text; the name says what it is. */
const shared = ({ name, text }: EveningFile): File =>
  new File([text], name.replace(/\.jsonl$/, '.txt'), { type: 'text/plain' });

/** Whether this browser can pass files on to other programs. */
export function canShare({ navigator }: Hands): boolean {
  try {
    return (
      navigator.share !== undefined &&
      navigator.canShare?.({ files: [shared({ name: 'evening.jsonl', text: '' })] }) === true
    );
  } catch {
    return false;
  }
}

/** Saves the file where the browser saves what one downloads. */
export function download({ name, text }: EveningFile, { document, url }: Hands): void {
  const address = url.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser holds on to what it is saving.
  setTimeout(() => url.revokeObjectURL(address), 60_000);
}

/** Passes the file on; where that cannot be, downloads it. Whoever changed their mind has lost nothing. */
export async function share(
  file: EveningFile,
  about: { readonly title: string; readonly text: string },
  hands: Hands,
): Promise<'shared' | 'downloaded' | 'left'> {
  if (canShare(hands)) {
    try {
      await hands.navigator.share?.({ ...about, files: [shared(file)] });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'left';
    }
  }
  download(file, hands);
  return 'downloaded';
}
