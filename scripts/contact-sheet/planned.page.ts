interface Sheet {
  /** Pictures as data URLs, each with what it shows. */
  readonly pictures: readonly { readonly image: string; readonly title: string; readonly told: string }[];
  readonly columns: number;
  readonly wide: number;
  readonly type: 'image/webp' | 'image/png';
}

const [gap, caption] = [10, 46] as const;

/** In a page: puts pictures of one size into one, each with two lines under it. */
export async function run({ pictures, columns, wide, type }: Sheet): Promise<string> {
  const images = await Promise.all(
    pictures.map(async ({ image }) => {
      const shown = new Image();
      shown.src = image;
      await shown.decode();
      return shown;
    }),
  );
  const across = (wide - gap * (columns + 1)) / columns;
  const down = (across * (images[0]?.naturalHeight ?? 1)) / (images[0]?.naturalWidth ?? 1);
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.ceil(pictures.length / columns) * (down + caption + gap) + gap;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#1d1a17';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, { title, told }] of pictures.entries()) {
    const left = gap + (index % columns) * (across + gap);
    const top = gap + Math.floor(index / columns) * (down + caption + gap);
    pen.drawImage(images[index]!, left, top, across, down);
    pen.fillStyle = '#f3ede0';
    pen.font = 'bold 17px Georgia, serif';
    pen.fillText(title, left, top + down + 20, across);
    pen.fillStyle = '#b9b0a0';
    pen.font = '14px Georgia, serif';
    pen.fillText(fitting(pen, told, across), left, top + down + 40);
  }
  return canvas.toDataURL(type, 0.6);
}

/** As much of a text as there is room for. */
function fitting(pen: CanvasRenderingContext2D, text: string, across: number): string {
  if (pen.measureText(text).width <= across) return text;
  const words = text.split(' ');
  while (words.length > 1 && pen.measureText(`${words.join(' ')} …`).width > across) words.pop();
  return `${words.join(' ')} …`;
}
