export const authoring = {
  label: 'What is being written',
  takenUp: (files: string): string => (files === '' ? 'Taken up.' : `Taken up: ${files}.`),
  rebuilt: (files: string): string =>
    files === '' ? 'Taken up; the stage was built anew.' : `Taken up: ${files}. The stage was built anew.`,
  wentBack: (why: string): string => `The play goes back to the last turn that still holds: ${why}.`,
  beganAgain: (why: string): string => `The play begins again: ${why}.`,
  wasOver: 'it was over',
  nothingHolds: 'nothing of what was played holds any more',
  mistakes: (count: number): string => (count === 1 ? 'One mistake' : `${count} mistakes`),
  playsOn: 'The last good version plays on.',
  remarks: (count: number): string => (count === 1 ? 'One remark' : `${count} remarks`),
  more: (count: number): string => `and ${count} more`,
  arrange: 'Arrange',
  undo: 'Take back',
  choose: 'The play waits. Click a thing to move or turn it; Ctrl+Z takes the last step back.',
  chosen: (name: string): string => `${name}: pull the arrows to move it, the ring to turn it.`,
  notWritten: (why: string): string => `Nothing was written: ${why}.`,
  lost: 'proscenium dev does not answer: changes are not seen until it runs again.',
  found: 'proscenium dev is back.',
};

export type AuthoringWords = typeof authoring;
