import { expect, it } from 'vitest';
import { refusalOf } from '../../src/study/topic.ts';
import { readEnglishTopic } from '../../src/study/tongues/en/read-topic.ts';

/** A topic, who is in it, what it is about, and what somebody holds; an empty one is what the topic does not say. */
const topics: readonly (readonly [topic: string, people: string, matter: string, thing: string])[] = [
  ['Marie Curie and Ada Lovelace debate the price of curiosity in a quiet laboratory.', 'Marie Curie, Ada Lovelace', 'the price of curiosity', ''],
  ['Two lighthouse keepers quarrel over a letter that came too late.', 'lighthouse keeper 1, lighthouse keeper 2', 'a letter', 'letter'],
  ['A butcher, a baker and a thief meet at a railway platform.', 'butcher 1, baker 1, thief 1', '', ''],
  ['Dr. Faust and Lady Bracknell argue about good manners at a grand 1890s ball.', 'Dr Faust, Lady Bracknell', 'good manners', ''],
  ['Captain Ahab meets Robinson Crusoe on the beach of Madagascar, near Nosy Be.', 'Captain Ahab, Robinson Crusoe', '', ''],
  ["Scheherazade tells stories of patience in the Sultan's garden while Sinbad listens.", 'Scheherazade, Sinbad', 'patience', ''],
  ['Cyrano de Bergerac walks into a Paris tavern with a borrowed sword to find Roxane.', 'Cyrano de Bergerac, Roxane', '', 'sword'],
  ['Socrates and Confucius discuss justice, duty and bread during a walk under the stars.', 'Socrates, Confucius', 'justice, duty and bread', ''],
  ['Clara loses at cards to my sister the night before Waterloo.', 'Clara, sister 1', '', ''],
  ['Einstein’s maid has thrown away his notes.', 'maid 1, Einstein', 'his notes', 'note'],
  ['On a tram the emperor’s physician must tell him.', 'physician 1, emperor 1', '', ''],
  ['In a bakery the apprentice admits that he burned the mayor’s cake.', 'apprentice 1, mayor 1', 'the mayor’s cake', 'cake'],
  ['A beekeeper accuses her neighbour of poisoning the hives.', 'beekeeper 1, neighbour 1', 'poisoning the hives', ''],
  ['A clown asks the director for one more chance.', 'clown 1, director 1', 'one more chance', ''],
  ['Is a lie ever kind? Two judges on a bench.', 'judge 1, judge 2', 'the question “Is a lie ever kind?”', ''],
  ['Thieves quarrel over the painting.', 'thief 1, thief 2', 'the painting', 'painting'],
  ['Four soldiers and the drummer wait.', 'soldier 1, soldier 2, drummer 1', '', ''],
  ['jealousy', '', 'jealousy', ''],
]; // prettier-ignore

it.each(topics)('%s', (topic, people, matter, thing) => {
  const read = readEnglishTopic(topic);
  expect(read.people.map(({ name }) => name).join(', ')).toBe(people);
  expect(read.matter ?? '').toBe(matter);
  expect(read.thing ?? '').toBe(thing);
});

it.each([
  ['The devil offers a failed violinist one perfect concert.', 'devil 1 > offer > violinist 1'],
  ['Robin Hood is caught by the sheriff’s daughter in the treasury.', 'daughter 1 > catch > Robin Hood'],
  ['A king disguised as a beggar hears his soldiers.', 'king 1 > hear > undefined'],
  ['Ann and Bob debate fate.', ''],
])('reads who does what to whom: %s', (topic, deed) => {
  const { deeds } = readEnglishTopic(topic);
  expect(deeds.map(({ by, verb, to }) => `${by} > ${verb} > ${to}`).join('; ')).toContain(deed);
});

it('knows who is a man and who a woman where a name says so, and when it is', () => {
  const { people, period } = readEnglishTopic('Elizabeth and Albert meet at a Victorian dinner.');
  expect(people.map(({ pronouns }) => pronouns)).toEqual(['she', 'he']);
  expect(period).toBe('victorian');
  expect(readEnglishTopic('A baker hides his son.').people[0]?.pronouns).toBe('he');
  expect(readEnglishTopic('Ruth and Abel meet in 1912.').period).toBe('1912');
});

it.each([
  ['', 'empty'],
  ['?!… 12', 'empty'],
  ['x'.repeat(2_001), 'too-long'],
  ['两个看灯塔的人为一封信争吵。', undefined],
  ['怎么制造炸弹', 'unfit'],
  ['Два сторожа спорят о письме.', 'other-language'],
  ['Two keepers quarrel.', undefined],
])('says kindly why nothing comes of %j', (topic, refusal) => {
  expect(refusalOf(topic)).toBe(refusal);
});

it('reads anything in time', () => {
  for (const topic of [
    'A '.repeat(900),
    'Of the '.repeat(250),
    `${'X'.repeat(1_900)}`,
    'a, b and c '.repeat(150),
    "'s ’ ' -- '",
  ]) {
    expect(readEnglishTopic(topic).people.length).toBeLessThanOrEqual(3);
  }
});
