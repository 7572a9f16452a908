import type { EntityId } from '../../drama/entity-id.ts';
import type { Heard } from '../hearing/hearing.ts';
import { nameIn } from '../hearing/naming.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { sortedLine } from './ad-libbing.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common } from './wording.ts';

/** What it is worth to meet news as news: more than what is known of whom or what it is of; less, where that is known to be so. */
const [worth, ofOwn, known] = [2.6, 3.4, 1.6];

/** A death, a danger, somebody who hides: whoever is told of it does not tell what they know of the place. */
export function meetNews(heard: Heard, scene: Answering): PossibleReply[] {
  const { part, tongue, context } = scene;
  if (heard.asks !== undefined || heard.isBid || heard.acts.includes('confession') || heard.acts.includes('threat'))
    return [];
  const news = mindTongues[tongue].newsIn?.(heard.words);
  if (!news) return [];
  const met = (fit: number, occasion: Occasion, slots = {}): PossibleReply[] => [
    reply(fit, 'meets the news', () => common(occasion, scene, slots)),
  ];
  if (news.kind !== 'death') return met(worth, `news-${news.kind}`);
  const isSeen = context.others.some(({ note }) => note === 'dead');
  if (news.isNobody) return isSeen ? met(known, 'news-known') : met(worth, 'news-body');
  const named = heard.about.filter((id) => id.startsWith('actor:') && id !== scene.by);
  const others = named.filter((id) => id !== context.actor);
  if (named.length > 0 && others.length === 0 && news.own === undefined) return met(worth, 'news-me');
  const [of] = others.length === 1 ? others : [];
  const seen = context.others.find(({ id }) => id === of);
  // Whom they saw alive this evening is no old news.
  const isAlive = seen !== undefined || context.past.some(({ by }) => by !== undefined && by === of);
  if (seen?.note === 'dead' || (!isAlive && knowsOfDeath(of, heard, scene))) return met(known, 'news-known');
  if (news.own !== undefined && !seen) return met(ofOwn, 'news-own', { topic: news.own });
  const name = part.names.find(({ id }) => id === of);
  const who = name ? nameIn(name, tongue) : sortedLine(heard, scene)?.topic;
  if (who === undefined) return isSeen ? met(known, 'news-known') : met(worth, 'news-body');
  return seen ? met(ofOwn, 'news-alive', { who }) : met(worth, 'news-death', { who });
}

/** Do they know already of the death of whom is spoken of? Then they have words of their own for it. */
const knowsOfDeath = (of: EntityId | undefined, { matters }: Heard, { part }: Answering): boolean =>
  part.knowledge.some(
    ({ matter, knowledge: { says: told = [] } }) =>
      (of === undefined ? matters.some((one) => one.matter.id === matter.id) : matter.about?.[0] === of) &&
      told.some((way) => says('tellsDeath', way)),
  );
