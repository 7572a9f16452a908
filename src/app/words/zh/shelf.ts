import type { Words } from '../en.ts';

export const shelf: Words['shelf'] = {
  saved: '已保存',
  saving: '正在保存…',
  notSaved: '未保存',
  notices: {
    unkept: '这个浏览器不保存任何内容，关闭页面后本场演出就没有了。想留下它，请先下载。',
    full: '浏览器的存储空间已满：演出照常进行，但不再保存。删去一场旧的，就会继续保存。',
    failing: '暂时无法保存本场演出。演出照常进行，稍后会再试。',
    elsewhere: '本场演出正在另一个标签页中继续，这里不再保存。',
    unsavable: '本场演出中有内容过大，无法保存。演出照常进行。',
  },
  readingFile: (name, percent) => `正在读取 ${name}：${percent}%。`,
  standings: {
    checked: '已核对：本场演出与在这里保存时一致。',
    'not-from-here': '非本处保存：这里无人为本场演出作证，它可能出自任何人之手。',
  },
  partLost: '本场演出的末尾已损坏，从最后完好的地方接着。',
  problems: {
    'too-big': () => '这个文件太大，不会是一场演出。请选择小于 32 MB 的文件。',
    'not-an-evening': () => '这个文件里没有演出。请选择从这里下载的文件。',
    damaged: ({ line, reason }) => `文件在第 ${line} 行损坏（${reason}）。请让对方重新发一份。`,
    unfit: ({ seq, reason }) => `文件里记录了不可能发生的事（${seq}：${reason}），没有导入任何内容。`,
    tampered: () => '这个文件保存之后被改动过，没有导入任何内容。',
    'no-room': () => '浏览器的存储空间已满。请删去一场旧的演出再试。',
    failed: ({ reason }) => `文件没能放上书架：${reason}`,
  },
};
