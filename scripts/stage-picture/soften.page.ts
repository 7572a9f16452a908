/** So many points across: what is left is colour and where the light was. */
const across = 64;
const down = 36;

/** In a page: a small, dim and blurred copy of a picture, both as data URLs. Drawn large it is what lies behind a sheet of text. */
export async function run(picture: string): Promise<string> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = across;
  canvas.height = down;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  brush.filter = 'blur(2.6px) brightness(0.42) saturate(0.9)';
  // Larger than its frame, for a blurred edge is a transparent one.
  brush.drawImage(image, -across * 0.06, -down * 0.06, across * 1.12, down * 1.12);
  return canvas.toDataURL('image/webp', 0.97);
}
