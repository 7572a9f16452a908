import { button, element } from '../dom/element.ts';
import { saveFile } from '../dom/save-file.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';

/** Photo mode: the play waits, the page steps back, and a camera of one's own flies through the room. */
export class PhotoView {
  readonly root: HTMLElement;
  private readonly note: HTMLElement;
  private readonly done: string;

  constructor(
    language: Language,
    private readonly show: Show,
    onLeave: () => void,
  ) {
    const says = words[language].auditorium;
    const isTouched = matchMedia('(pointer: coarse)').matches;
    this.note = element('p.photo-note', { role: 'status' }, isTouched ? says.photoByFingers : says.photoHint);
    this.done = says.photoDone;
    const take = button(says.takePicture, () => void this.take(), { class: 'photo-take' });
    this.root = element(
      'section.photo',
      { 'aria-label': says.takePicture },
      this.note,
      take,
      button(says.leavePhoto, onLeave, { class: 'photo-leave' }),
    );
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') onLeave();
    });
  }

  async take(): Promise<void> {
    const picture = await this.show.picture?.take();
    if (!picture) return;
    saveFile(`proscenium-${this.show.play.seq}.png`, picture);
    this.note.textContent = this.done;
  }
}
