/** A file name out of a title: letters, digits and dashes of any script. */
export const fileName = (title: string, ending: string): string => {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'transcript'}.${ending}`;
};
