import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { narrationFor } from '../../src/drama/verdict.ts';
import { joinWords } from '../../src/kit/join-words.ts';
import { upperFirst } from '../../src/world/naming.ts';
import { toldTo } from '../../src/world/tongues/tongues.ts';
import type { World } from '../../src/world/world.ts';

const mostLines = 14;

/** What was said and done before the eyes and ears of whoever wears a headset, to be read again on the wrist. */
export class WristDiary {
  private readonly kept: string[] = [];
  private readonly speaking = new Map<EntityId, string[]>();

  constructor(
    private readonly world: () => World,
    private readonly self: EntityId | undefined,
  ) {}

  get lines(): readonly string[] {
    return this.kept;
  }

  follow(fact: Fact): void {
    if (fact.type === 'line:begun') this.speaking.set(fact.actor, []);
    else if (fact.type === 'word:spoken' && this.isKnown(fact)) this.speaking.get(fact.actor)?.push(fact.text);
    else if (fact.type === 'line:ended') {
      const words = this.speaking.get(fact.actor) ?? [];
      this.speaking.delete(fact.actor);
      const name = this.world().things.get(fact.actor)?.name ?? '';
      if (words.length > 0) this.keep(`${upperFirst(name)}: ${joinWords(words)}`);
    } else if (fact.type === 'action:ruled' && this.isKnown(fact))
      this.keep(this.toSelf(narrationFor(fact.verdict, fact.actor, this.self)));
  }

  /** Whoever wears it reads of their own deeds, and of what is done to them, as *you*. */
  private toSelf(text: string): string {
    const world = this.world();
    const self = this.self && world.things.get(this.self);
    return self ? toldTo(world, self, text) : text;
  }

  private isKnown({ witnesses }: Pick<Fact, 'witnesses'>): boolean {
    return this.self === undefined || witnesses.includes(this.self);
  }

  private keep(line: string): void {
    if (line === '') return;
    this.kept.push(line);
    if (this.kept.length > mostLines) this.kept.shift();
  }
}
