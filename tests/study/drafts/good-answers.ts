/** What a model that answers well answers, agent by agent: raw JSON, as it comes over the wire. */

export const castList = {
  people: [
    { name: 'Edith Marrow', role: 'the older keeper, who has kept the light for thirty years', lookUp: true },
    { name: 'Jonas Pike', role: 'the younger keeper, to whom the letter was written', lookUp: true },
    { name: 'Clara Venn', role: 'the boatwoman who brings the post', lookUp: false },
  ],
};

export const people = {
  matters: [
    { id: 'letter-kept', claim: 'Edith kept back a letter that was meant for Jonas' },
    { id: 'father-ill', claim: 'the father of Jonas is ill and asks for him' },
    { id: 'last-boat', claim: 'the last boat before the storms leaves tonight' },
  ],
  people: [
    {
      name: 'Edith Marrow',
      pronouns: 'she',
      looks: 'Sixty, broad, in a tarred coat, with a white plait.',
      persona:
        'Edith keeps the light and the silence. She is exact about oil and careless of comfort, and she has never asked anybody to stay.',
      wants: {
        openly: 'To keep the light burning through the storm.',
        secretly: 'To keep Jonas on the rock for one more winter.',
      },
      relations: [
        { to: 'Jonas Pike', is: 'She trained him, and thinks of him as her own.' },
        { to: 'Clara Venn', is: 'She trusts her with the oil and with nothing else.' },
      ],
      knows: [
        {
          matter: 'letter-kept',
          says: 'I kept your letter back. I told myself it was for the light.',
          insteadSays: 'The post is what it is. Half of it goes overboard.',
        },
        {
          matter: 'last-boat',
          says: 'There is one boat more before the storms, and it goes tonight.',
          insteadSays: null,
        },
      ],
      manner: { openers: ['Mind the wick:'], tags: ['and that is the log'] },
      answers: [
        { to: 'question', says: 'Ask the sea. It has more to say than I have.' },
        { to: 'greeting', says: 'You are on time. Good.' },
        { to: 'accusation', says: 'Say it again, and slower.' },
      ],
      notes: [{ fact: 'Keepers wrote a log of every watch.', from: 'the topic' }],
    },
    {
      name: 'Jonas Pike',
      pronouns: 'he',
      looks: 'Twenty-five, thin, in a blue jumper, ink on one hand.',
      persona: 'Jonas counts the days between boats. He is gentle until he finds that somebody has decided for him.',
      wants: {
        openly: 'To find out why nobody has written to him.',
        secretly: 'To be told by somebody that he may go home.',
      },
      relations: [{ to: 'Edith Marrow', is: 'He owes her his trade and is a little afraid of her.' }],
      knows: [
        {
          matter: 'father-ill',
          says: 'My father is ill. He asked for me, and I was polishing brass.',
          insteadSays: null,
        },
      ],
      manner: { openers: ['As far as I can see,'], tags: ['I have counted'] },
      answers: [
        { to: 'question', says: 'I would know if anybody wrote to me.' },
        { to: 'greeting', says: 'A face! I had forgotten what they look like.' },
      ],
      notes: [],
    },
    {
      name: 'Clara Venn',
      pronouns: 'she',
      looks: 'Forty, small, in oilskins too large for her.',
      persona: 'Clara carries letters and never reads them, but she remembers every one she has handed over.',
      wants: {
        openly: 'To be off the rock before the wind turns.',
        secretly: 'To take Jonas with her, because she promised his father.',
      },
      relations: [{ to: 'Jonas Pike', is: 'She has known him since he was a boy in the harbour.' }],
      knows: [
        { matter: 'last-boat', says: 'I go in an hour, and I shall not come back before spring.', insteadSays: null },
        {
          matter: 'letter-kept',
          says: 'I put that letter into your own hand, Edith Marrow, in March.',
          insteadSays: 'I carry letters. I do not count them.',
        },
      ],
      manner: { openers: ['Wind and water,'], tags: ['as I live'] },
      answers: [
        { to: 'question', says: 'I only carry it. I do not open it.' },
        { to: 'greeting', says: 'Do not get up. I am not staying.' },
      ],
      notes: [],
    },
  ],
};

export const plot = {
  title: 'The letter in the oil book',
  about:
    'Two lighthouse keepers have quarrelled about nothing for a year, and tonight it turns out to have been about a letter.',
  period: '1890s',
  place: {
    kit: null,
    name: 'the lamp room',
    description: 'A round room under the lamp: a table, two chairs, a chest, and the sea on every side.',
    outdoors: false,
    style: 'victorian',
    light: 'lamplight',
    furniture: [
      { form: 'table', name: 'oak table' },
      { form: 'chair', name: 'chair' },
      { form: 'stool', name: 'stool' },
      { form: 'chest', name: 'sea chest' },
    ],
  },
  props: [
    {
      name: 'letter',
      kind: 'paper',
      at: { how: 'in', what: 'sea chest' },
      text: 'Come home, my boy. I am not what I was.',
      use: 'It is found, read, and decides everything.',
    },
    {
      name: 'oil book',
      kind: 'book',
      at: { how: 'on', what: 'oak table' },
      text: 'March the ninth: one letter, kept dry.',
      use: 'Edith wrote down what she did.',
    },
    {
      name: 'signal lantern',
      kind: 'lamp',
      at: { how: 'on', what: 'oak table' },
      text: null,
      use: 'It is put out to tell the boat to wait.',
    },
  ],
  acts: [
    {
      title: 'The last boat',
      happens:
        'Jonas asks why nobody writes. Clara comes for the last time and says that she brought a letter in March. Edith opens the chest and gives it back.',
      ends: 'Jonas goes with the boat, and Edith puts out the lantern to keep it waiting for him.',
    },
  ],
};

const ask = {
  name: 'No post',
  about: 'Jonas has counted eleven boats and not one letter.',
  flag: 'Jonas has asked Edith about his letters.',
  met: [{ kind: 'said', who: 'Jonas Pike', act: 'question', to: 'Edith Marrow' }],
  result: 'The question stays in the room like the smell of oil.',
  otherwise: 'Jonas draws another stroke on the wall, and Edith looks at it.',
  enters: [],
  leaves: [],
  roads: [
    {
      about: 'He asks outright.',
      beats: [
        {
          who: 'Jonas Pike',
          to: 'Edith Marrow',
          does: { verb: 'take', thing: 'oil book', to: null },
          says: ['Eleven boats. Why has nobody written to me?', 'Did no letter come for me, all this year?'],
          hint: 'Ask Edith why there are no letters for you.',
        },
        {
          who: 'Edith Marrow',
          to: 'Jonas Pike',
          does: null,
          says: ['People forget. It is what the sea is for.'],
          hint: 'Put him off.',
        },
      ],
    },
  ],
};

const told = {
  name: 'What Clara carried',
  about: 'The boatwoman comes up the stairs, wet, and in a hurry.',
  flag: 'Jonas has been told that Edith kept his letter.',
  met: [{ kind: 'told', what: 'letter-kept', to: 'Jonas Pike' }],
  result: 'Nobody looks at the chest, so carefully that all of them might as well.',
  otherwise: 'Clara looks from one to the other and at the chest, and it is as good as said.',
  enters: ['Clara Venn'],
  leaves: [],
  roads: [
    {
      about: 'Clara says it.',
      beats: [
        {
          who: 'Clara Venn',
          to: 'Edith Marrow',
          does: null,
          says: ['I put that letter into your own hand, Edith Marrow, in March.'],
          hint: 'Say that you brought a letter for Jonas in March.',
        },
        {
          who: 'Jonas Pike',
          to: 'Edith Marrow',
          does: { verb: 'put', thing: 'oil book', to: 'oak table' },
          says: ['In March. And it is in your own book: one letter, kept dry.'],
          hint: 'Show that it stands in the oil book.',
        },
      ],
    },
    {
      about: 'Edith owns up before Clara can.',
      beats: [
        {
          who: 'Edith Marrow',
          to: 'Jonas Pike',
          does: null,
          says: ['I kept your letter back. I told myself it was for the light.'],
          hint: 'Say that you kept his letter.',
        },
      ],
    },
  ],
};

const found = {
  name: 'The chest',
  about: 'There is only one thing in the room that locks out the damp.',
  flag: 'Jonas has the letter.',
  met: [{ kind: 'has', who: 'Jonas Pike', what: 'letter' }],
  result: 'It is a short letter. He reads it twice.',
  otherwise: 'The wind throws the chest open, and the letter lies there for everybody to see.',
  enters: [],
  leaves: [],
  roads: [
    {
      about: 'She gives it to him.',
      beats: [
        {
          who: 'Edith Marrow',
          to: 'Jonas Pike',
          does: { verb: 'open', thing: 'sea chest', to: null },
          says: ['Here. It has not been opened.'],
          hint: 'Open the chest.',
        },
        {
          who: 'Edith Marrow',
          to: 'Jonas Pike',
          does: { verb: 'take', thing: 'letter', to: null },
          says: ['I dried it on the lamp.'],
          hint: 'Take out the letter.',
        },
        {
          who: 'Edith Marrow',
          to: 'Jonas Pike',
          does: { verb: 'give', thing: 'letter', to: 'Jonas Pike' },
          says: ['Take it. Take it before I think of a reason.'],
          hint: 'Give Jonas his letter.',
        },
        {
          who: 'Jonas Pike',
          to: 'Edith Marrow',
          does: { verb: 'read', thing: 'letter', to: null },
          says: ['My father is ill. He asked for me, and I was polishing brass.'],
          hint: 'Read the letter and say what is in it.',
        },
      ],
    },
  ],
};

const ending = {
  name: 'The light goes out',
  about: 'The boat cannot be called back by voice, only by the lantern.',
  flag: 'Edith has put out the lantern for him.',
  met: [{ kind: 'is', what: 'signal lantern', state: 'unlit' }],
  result: 'For the first time in thirty years it is dark up there, and down on the water somebody understands.',
  otherwise: 'The wind puts out the lantern, and Edith does not light it again.',
  enters: [],
  leaves: [],
  roads: [
    {
      about: 'She lets him go.',
      beats: [
        {
          who: 'Clara Venn',
          to: 'Jonas Pike',
          does: null,
          says: ['The wind turns. Come with me, or stay until spring.'],
          hint: 'Tell Jonas that he has to choose.',
        },
        {
          who: 'Jonas Pike',
          to: 'Edith Marrow',
          does: null,
          says: ['I have to go to him. Will you forgive me that I go?'],
          hint: 'Say that you are going.',
        },
        {
          who: 'Edith Marrow',
          to: 'Jonas Pike',
          does: { verb: 'extinguish', thing: 'signal lantern', to: null },
          says: ['Go. That will hold the boat for you.'],
          hint: 'Put out the lantern, so that the boat waits for him.',
        },
      ],
    },
  ],
};

/** The ending first, then backwards. */
export const act = { ending, before: [found, told, ask] };

/** The same story in two acts. */
export const inTwoActs = {
  plot: {
    ...plot,
    acts: [
      { title: 'No post', happens: 'Jonas asks, and Clara comes with the answer.', ends: 'It is out.' },
      { title: 'The last boat', happens: 'Edith gives the letter back.', ends: 'She puts out the lantern.' },
    ],
  },
  acts: [
    { ending: told, before: [ask] },
    { ending, before: [found] },
  ],
};

export const sound = { sound: true, doubts: [] };
