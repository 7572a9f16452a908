import type { AuthoringWords } from '../en/authoring.ts';

export const authoring: AuthoringWords = {
  label: '正在写的戏',
  takenUp: (files) => (files === '' ? '已采用。' : `已采用：${files}。`),
  rebuilt: (files) => (files === '' ? '已采用，舞台重新搭好了。' : `已采用：${files}。舞台重新搭好了。`),
  wentBack: (why) => `戏退回到仍然成立的最后一轮：${why}。`,
  beganAgain: (why) => `戏从头开始：${why}。`,
  wasOver: '戏已经演完',
  nothingHolds: '演过的都不再成立',
  mistakes: (count) => `${count} 处错误`,
  playsOn: '上一个完好的版本继续演。',
  remarks: (count) => `${count} 条提示`,
  more: (count) => `另有 ${count} 处`,
  arrange: '布置',
  undo: '撤回',
  choose: '戏停着。点一件东西就能移动或转动它；Ctrl+Z 撤回上一步。',
  chosen: (name) => `${name}：拉箭头移动，拉圆环转动。`,
  notWritten: (why) => `没有写入：${why}。`,
  lost: 'proscenium dev 没有回应：在它重新运行之前，看不到改动。',
  found: 'proscenium dev 回来了。',
};
