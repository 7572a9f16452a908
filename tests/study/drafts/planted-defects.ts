/** A change of a sound draft that makes it worse: what stands at a dotted path is something else, or is gone. */
export interface PlantedDefect {
  readonly what: string;
  /** `people.people.0.wants.secretly`; points stand in the order they are played. */
  readonly path: string;
  /** What stands there instead; nothing, where it is taken out. */
  readonly value?: unknown;
}

const edith = 'Edith Marrow';
const [jonas, clara] = ['Jonas Pike', 'Clara Venn'];
const line = (who: string, to: string | null, says: string, does: object | null = null): object => ({
  who,
  to,
  does,
  says: [says],
  hint: `Say: ${says}`,
});

/** Thirty ways in which a draft can go wrong and still be of the right shape. */
export const plantedDefects: readonly PlantedDefect[] = [
  { what: 'a motive is missing', path: 'people.people.0.wants.secretly', value: '' },
  { what: 'an open motive is missing', path: 'people.people.1.wants.openly', value: '' },
  {
    what: 'the secret want is the open one',
    path: 'people.people.2.wants.secretly',
    value: 'To be off the rock, before the wind turns!',
  },
  {
    what: 'two want the same, and nobody is in the way',
    path: 'people.people.1.wants.openly',
    value: 'To keep the light burning through the storm.',
  },
  { what: 'two people have one name', path: 'people.people.2.name', value: edith },
  { what: 'somebody knows nothing of the story', path: 'people.people.1.knows', value: [] },
  { what: 'a relation to somebody who is not there', path: 'people.people.1.relations.0.to', value: 'Aunt Sarah' },
  {
    what: 'somebody knows a matter that is none',
    path: 'people.people.1.knows.0.matter',
    value: 'the-wreck',
  },
  {
    what: 'what is said instead of a secret tells it',
    path: 'people.people.0.knows.0.insteadSays',
    value: 'I kept your letter back for the light.',
  },
  { what: 'two people speak alike', path: 'people.people.2.manner.openers', value: ['As far as I can see,'] },
  { what: 'somebody is nobody', path: 'people.people.2.persona', value: 'A woman.' },
  {
    what: 'a model speaks of itself',
    path: 'people.people.1.answers.0.says',
    value: 'As an AI language model I have no letters.',
  },
  {
    what: 'a prop nobody uses',
    path: 'plot.props.3',
    value: { name: 'silver trumpet', kind: 'instrument', at: { how: 'on', what: 'oak table' }, text: null, use: '' },
  },
  {
    what: 'a prop in what is not there',
    path: 'plot.props.1.at',
    value: { how: 'in', what: 'iron safe' },
  },
  { what: 'a letter with nothing on it', path: 'plot.props.0.text', value: null },
  {
    what: 'a thing of another age',
    path: 'plot.props.2.name',
    value: 'smartphone',
  },
  { what: 'a place that is on no shelf', path: 'plot.place.kit', value: 'lighthouse-lamp-room' },
  {
    what: 'somebody speaks before coming in',
    path: 'points.0.roads.0.beats.1',
    value: line(clara, jonas, 'There is nothing in the bag for you, my boy.'),
  },
  {
    what: 'a thing is taken out of what is closed',
    path: 'points.2.roads.0.beats.0.does',
    value: null,
  },
  {
    what: 'a thing is given by somebody who does not have it',
    path: 'points.2.roads.0.beats.2',
    value: line(clara, jonas, 'Here, take it from me.', { verb: 'give', thing: 'letter', to: jonas }),
  },
  {
    what: 'a flag that is up before its point',
    path: 'points.2.met',
    value: [{ kind: 'told', what: 'letter-kept', to: jonas }],
  },
  {
    what: 'a flag nothing in its point brings about',
    path: 'points.2.met',
    value: [{ kind: 'has', who: clara, what: 'oil book' }],
  },
  {
    what: 'a flag that contradicts what its road does',
    path: 'points.3.met',
    value: [{ kind: 'is', what: 'signal lantern', state: 'broken' }],
  },
  { what: 'a flag about a thing that is not there', path: 'points.3.met.0.what', value: 'fog horn' },
  {
    what: 'a beat of somebody who is not in it',
    path: 'points.3.roads.0.beats.0.who',
    value: 'the harbour master',
  },
  { what: 'a point that comes twice', path: 'points.1.flag', value: 'Jonas has asked Edith about his letters.' },
  { what: 'nothing comes of a point', path: 'points.2.result', value: '' },
  {
    what: 'a line that is said twice',
    path: 'points.3.roads.0.beats.1.says.0',
    value: 'Eleven boats. Why has nobody written to me?',
  },
  {
    what: 'what is used up is used again',
    path: 'points.1.roads.0.beats.1.does',
    value: { verb: 'break', thing: 'signal lantern', to: null },
  },
  {
    what: 'one person speaks and speaks',
    path: 'points.3.roads.0.beats',
    value: [
      line(edith, jonas, 'I have kept it thirty years.'),
      line(edith, jonas, 'Thirty winters, and every one of them longer.'),
      line(edith, jonas, 'I do not say it was right.'),
      line(edith, jonas, 'I say that it was dark.'),
      line(edith, jonas, 'Go. That will hold the boat for you.', {
        verb: 'extinguish',
        thing: 'signal lantern',
        to: null,
      }),
      line(clara, jonas, 'The wind turns. Come with me, or stay until spring.'),
    ],
  },
];
