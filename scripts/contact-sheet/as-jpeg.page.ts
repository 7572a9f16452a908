/** A picture as a smaller file. */
export async function run({ image, quality }: { image: string; quality: number }): Promise<string> {
  const picture = new Image();
  picture.src = image;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/jpeg', quality);
}
