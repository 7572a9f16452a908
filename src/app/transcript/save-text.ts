/** Saves a text where the browser saves what one downloads. */
export function saveText(name: string, text: string, type: 'text/plain' | 'text/markdown'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser holds on to what it is saving.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file name out of a title: letters, digits and dashes of any script. */
export const fileName = (title: string, ending: string): string => {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'transcript'}.${ending}`;
};
