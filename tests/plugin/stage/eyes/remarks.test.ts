import { afterEach, describe, expect, it } from 'vitest';
import type { Proscenium } from '../../../../src/embed/proscenium.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { Host } from '../../../embed/host.ts';
import { guardroomFile } from './guardroom.ts';
import { Watch } from './watch.ts';

const onTable = { on: 'prop:table' };
const prop = (id: string, traits: string[], at: object, state = {}) => ({
  id: `prop:${id}`,
  kind: 'prop',
  name: id,
  traits,
  at,
  state,
});

/** The guardroom with a vase and a lamp on a table, and only Ada and Clara in it; dark, but for the lamp, where asked. */
const room = (isDark: boolean) => ({
  ...guardroomFile,
  entities: [
    ...guardroomFile.entities.map((entity) => {
      if (entity.id === 'actor:dan') return { ...entity, at: { in: 'place:closet' } };
      return isDark && entity.id === 'place:guardroom' ? { ...entity, state: { lit: false } } : entity;
    }),
    prop('table', ['fixed', 'supporter'], { in: 'place:guardroom' }),
    prop('vase', ['portable', 'breakable'], onTable),
    prop('lamp', ['portable', 'light', 'switchable'], onTable, { on: true }),
  ],
});

let host: Host | undefined;
afterEach(() => {
  host?.close();
  host = undefined;
});

async function open(isDark: boolean): Promise<[Proscenium, Watch]> {
  host = new Host();
  const drama = await host.open({ scene: room(isDark), player: 'actor:ada', headless: true });
  await drama.advance(1500);
  return [drama, new Watch(drama)];
}

/** What Clara said of her own accord from now on. */
async function remarked(drama: Proscenium, seconds: number): Promise<string> {
  const before = drama.play.history.length;
  await drama.advance(seconds * 1000);
  const lines = drama.play.history
    .slice(before)
    .filter(({ kind, actor }) => kind === 'line' && actor === 'actor:clara');
  return lines.map(({ text }) => text).join(' ');
}

describe('somebody who looks about them', () => {
  it('asks for a thing that was taken behind their back', async () => {
    const [drama, watch] = await open(false);
    const table = drama.stage.props.all.get(entityId('prop:table'))!.center;
    const [here, door] = [watch.spot(1.2), watch.spot(-1)];
    watch.put('clara', here, table);
    // Ada stands within reach, so that nobody is seen to walk there.
    watch.put('ada', { x: table.x, y: 0, z: table.z + 0.9 }, table);
    await drama.advance(9000);
    watch.put('clara', here, door);
    const { witnesses } = await watch.does('ada', '(takes the vase)');
    expect(witnesses).toEqual(['ada']);
    watch.put('clara', here, table);
    expect(await remarked(drama, 30)).toMatch(/vase/);
    // And says what is before their eyes, and not what is behind them.
    const { lines } = await watch.does('ada', 'Clara, what do you see?');
    expect(lines['clara']?.join(' ')).toMatch(/Ada/);
    expect(lines['clara']?.join(' ')).not.toMatch(/door/);
  });

  it('speaks of the dark when the light goes out', async () => {
    const [drama, watch] = await open(true);
    const table = drama.stage.props.all.get(entityId('prop:table'))!.center;
    watch.put('clara', watch.spot(1.2), table);
    watch.put('ada', { x: table.x, y: 0, z: table.z + 0.9 }, table);
    await drama.advance(60_000);
    await watch.does('ada', '(switches off the lamp)');
    expect(await remarked(drama, 90)).toMatch(/light|dark|see/);
  });
});
