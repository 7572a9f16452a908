import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { worldOf } from '../../src/play/play.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { opened } from '../mind/asking.ts';

describe('in Chinese a touch names what is touched', () => {
  const scene = openScene(worldOf(opened('midnight-cafe', 'zh')));
  const told = (act: string): string | undefined =>
    narrate(scene, entityId('actor:nadia'), { act }).answer.verdicts[0]?.narration;

  it.each([
    ['touches her ear', '娜迪亚摸了摸耳朵。'],
    ['wipes her forehead', '娜迪亚擦了擦额头。'],
    ['brushes her sleeves', '娜迪亚掸了掸袖子。'],
    ['strokes her chin', '娜迪亚摸了摸下巴。'],
    ['covers her mouth', '娜迪亚捂住嘴。'],
    ['rubs her eyes', '娜迪亚揉了揉眼睛。'],
    ['shifts her feet', '娜迪亚挪了挪双脚。'],
    ['touches the cake box', '娜迪亚摸了摸蛋糕盒。'],
    ["touches Gus's arm", '娜迪亚摸了摸格斯的手臂。'],
  ])('%s: %s', (act, narration) => expect(told(act)).toBe(narration));

  it('whoever only means to has not done it', () => expect(told('raises her cup')).toMatch(/^娜迪亚想抬抬手，可是/));
});
