import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Hand } from '../stage/posture.ts';
import { plus, vec, type Vec3 } from '../stage/space/vector.ts';
import { drawNote, TextSign } from './text-sign.ts';

const pixels = { width: 640, height: 256 } as const;
const shownSeconds = { least: 2.5, aLetter: 0.05 } as const;
const aboveHand = vec(0, 0.16, 0);
const widthMeters = 0.34;

/** Why a hand could not do what it wanted, beside that hand. */
export class HandNotes {
  private readonly signs = new Map<Hand, { readonly sign: TextSign; text: string; seconds: number }>();

  constructor(private readonly home: TransformNode) {}

  /** What is told beside a hand now. */
  textAt(hand: Hand): string | undefined {
    const note = this.signs.get(hand);
    return note && note.seconds > 0 ? note.text : undefined;
  }

  tell(hand: Hand, text: string): void {
    if (text === '') return;
    let note = this.signs.get(hand);
    if (!note)
      this.signs.set(hand, (note = { sign: new TextSign(this.home, `note ${hand}`, pixels), text, seconds: 0 }));
    note.text = text;
    note.seconds = shownSeconds.least + text.length * shownSeconds.aLetter;
    note.sign.paint(text, (pen) => drawNote(pen, pixels, text, { colour: '#ffd9b0' }));
  }

  update(seconds: number, eyes: Vec3, handAt: (hand: Hand) => Vec3 | undefined): void {
    for (const [hand, note] of this.signs) {
      note.seconds -= seconds;
      const at = handAt(hand);
      if (note.seconds <= 0 || !at) note.sign.hide();
      else note.sign.hang(plus(at, aboveHand), eyes, widthMeters);
    }
  }

  dispose(): void {
    for (const { sign } of this.signs.values()) sign.dispose();
    this.signs.clear();
  }
}
