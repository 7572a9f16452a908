import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { narrate, openScene, type Scene } from '../../src/world/narrator.ts';
import { openWorld } from '../../src/world/world.ts';

/** A closet with a listener behind the curtain, a king elsewhere, and a ghost who is nowhere yet. */
function closet(): Scene {
  const read = readWorldFile({
    entities: [
      {
        id: 'place:closet',
        kind: 'place',
        name: "the Queen's closet",
        exits: [{ direction: 'south', to: 'place:hall', door: 'prop:door' }],
      },
      {
        id: 'place:hall',
        kind: 'place',
        name: 'the throne room',
        exits: [{ direction: 'north', to: 'place:closet', door: 'prop:door' }],
      },
      {
        id: 'actor:hamlet',
        kind: 'actor',
        name: 'Hamlet',
        pronouns: 'he',
        relations: { father: 'actor:ghost' },
        at: { in: 'place:closet' },
      },
      { id: 'actor:gertrude', kind: 'actor', name: 'Gertrude', pronouns: 'she', at: { in: 'place:closet' } },
      {
        id: 'actor:polonius',
        kind: 'actor',
        name: 'Polonius',
        aliases: ['the old man'],
        pronouns: 'he',
        at: { behind: 'prop:curtain' },
      },
      { id: 'actor:fool', kind: 'actor', name: 'Robin', pronouns: 'they', at: { in: 'place:closet' } },
      { id: 'actor:page', kind: 'actor', name: 'the page', at: { in: 'place:hall' } },
      { id: 'actor:king', kind: 'actor', name: 'Claudius', pronouns: 'he', at: { in: 'place:hall' } },
      { id: 'actor:ghost', kind: 'actor', name: 'the Ghost', pronouns: 'he', at: null },
      { id: 'prop:door', kind: 'prop', name: 'door', traits: ['door'], at: { in: 'place:closet' } },
      {
        id: 'prop:curtain',
        kind: 'prop',
        name: 'curtain',
        traits: ['fixed', 'openable', 'cuttable'],
        at: { in: 'place:closet' },
      },
      {
        id: 'prop:cloak',
        kind: 'prop',
        name: 'black cloak',
        traits: ['portable', 'wearable'],
        at: { wornBy: 'actor:hamlet' },
      },
      {
        id: 'prop:dagger',
        kind: 'prop',
        name: 'dagger',
        traits: ['portable', 'weapon', 'sharp'],
        at: { heldBy: 'actor:hamlet' },
      },
      {
        id: 'prop:ring',
        kind: 'prop',
        name: 'gold ring',
        traits: ['portable', 'wearable'],
        at: { wornBy: 'actor:gertrude' },
      },
      { id: 'prop:stool', kind: 'prop', name: 'stool', traits: ['portable', 'seat'], at: { in: 'place:closet' } },
      { id: 'prop:bed', kind: 'prop', name: 'bed', traits: ['fixed', 'bed'], at: { in: 'place:closet' } },
      {
        id: 'prop:chest',
        kind: 'prop',
        name: 'oak chest',
        traits: ['fixed', 'container', 'openable'],
        at: { in: 'place:closet' },
      },
      {
        id: 'prop:shawl',
        kind: 'prop',
        name: 'grey shawl',
        traits: ['portable', 'wearable'],
        at: { on: 'prop:bed' },
      },
      {
        id: 'prop:tablet',
        kind: 'prop',
        name: 'wax tablet',
        traits: ['portable', 'writable'],
        at: { heldBy: 'actor:polonius' },
      },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openScene(openWorld(read.value));
}

/** What comes of the last of these lines; each begins with who acts. */
function play(...lines: readonly string[]) {
  let scene = closet();
  let last: ReturnType<typeof narrate>['answer'] | undefined;
  for (const line of lines) {
    const [who = '', ...text] = line.split(' ');
    const done = narrate(scene, entityId(`actor:${who}`), { text: text.join(' ') });
    scene = done.scene;
    last = done.answer;
  }
  const verdicts = last?.verdicts ?? [];
  return {
    told: verdicts.map((verdict) => (verdict.ok ? (verdict.seen ?? verdict.narration) : verdict.narration)).join(' '),
    code: verdicts.at(-1)?.code,
    ok: verdicts.length > 0 && verdicts.every((verdict) => verdict.ok),
    changes: verdicts.flatMap((verdict) => verdict.changes),
    action: last?.actions.at(-1),
    at: (id: string) => scene.world.things.get(entityId(id))?.at,
    addressee: last?.addressee,
  };
}

const hidden = { behind: 'prop:curtain' };

describe('one’s own body', () => {
  const gestures: [string, string][] = [
    ['polonius (strokes his beard)', 'Polonius strokes his beard.'],
    ['polonius (pinches his nose)', 'Polonius pinches his nose.'],
    ['polonius (looks at Hamlet and strokes his beard)', 'Polonius looks at Hamlet. Polonius strokes his beard.'],
    ['polonius (takes his hand)', 'Polonius takes his hand.'],
    ['polonius (lays a hand on his shoulder)', 'Polonius lays a hand on his shoulder.'],
    ['polonius (clutches his chest)', 'Polonius clutches his chest.'],
    ['polonius (closes his eyes)', 'Polonius closes his eyes.'],
    ['polonius (turns his back on Hamlet)', 'Polonius turns his back on Hamlet.'],
    ['polonius (wipes his hands on the curtain)', 'Polonius wipes his hands on the curtain.'],
    ['gertrude (folds her hands)', 'Gertrude folds her hands.'],
    ['gertrude (rubs her arms)', 'Gertrude rubs her arms.'],
    ['gertrude (presses her hands together)', 'Gertrude presses her hands together.'],
    ['gertrude (buries her face in her hands)', 'Gertrude buries her face in her hands.'],
    ['gertrude (lifts one hand)', 'Gertrude lifts one hand.'],
    ['hamlet (holds up three fingers)', 'Hamlet holds up three fingers.'],
    ['hamlet (I slowly close my eyes)', 'Hamlet closes his eyes slowly.'],
    ['hamlet (shakes his fist at Gertrude)', 'Hamlet shakes his fist at Gertrude.'],
    ['hamlet (counts on his fingers)', 'Hamlet counts on his fingers.'],
    ['hamlet (shifts from foot to foot)', 'Hamlet shifts from foot to foot.'],
    ['hamlet (shifts his weight from foot to foot)', 'Hamlet shifts his weight from foot to foot.'],
    ['fool (folds their hands)', 'Robin folds their hands.'],
    ['page (closes his eyes)', 'The page closes his eyes.'],
  ];
  for (const [line, told] of gestures) {
    it(`[SHAPE4] ${line}`, () => {
      const played = play(line);
      expect(played.told).toBe(told);
      expect(played.changes).toEqual([]);
      expect(played.action?.object).toBeUndefined();
      expect(played.at('actor:polonius')).toEqual(hidden);
    });
  }

  it('[SHAPE4] whose pronoun does not fit the speaker is somebody else’s', () => {
    expect(play('gertrude (strokes his cheek)').told).toBe("Gertrude strokes Hamlet's cheek.");
    expect(play('gertrude (lays a hand on his shoulder)').told).toBe("Gertrude lays a hand on Hamlet's shoulder.");
    expect(play('hamlet (takes both her hands)').told).toBe("Hamlet takes Gertrude's hands.");
    expect(play('fool (strokes his beard)').action?.object).toBe('actor:hamlet');
  });

  it('[SHAPE4] of what is done between two, the hand is the other’s whom the same line has named', () => {
    const both = play('king (opens the door)', 'king (goes north)', 'king (goes to Hamlet and takes his hand)');
    expect(both.action).toMatchObject({ verb: 'take', object: 'actor:hamlet', part: 'hand' });
    expect(both.told).toContain("Claudius takes Hamlet's hand.");
    const later = play('king (opens the door)', 'king (goes north)', 'king (goes to Hamlet)', 'king (kisses his hand)');
    expect(later.told).toBe('Claudius kisses his hand.');
  });

  it('[SHAPE4] the part is the subject’s and the cloak the target', () => {
    const played = play('hamlet (wipes his hand on the cloak)');
    expect(played.told).toBe('Hamlet wipes his hand on the cloak.');
    expect(played.action).toMatchObject({ verb: 'wipe', part: 'hand', preposition: 'on', target: 'prop:cloak' });
    expect(played.action?.object).toBeUndefined();
  });

  it('[SHAPE4] to lay it on something out in the room one comes out first', () => {
    const played = play('polonius (wipes his hands on the bed)');
    expect(played.told).toBe('Polonius comes out from behind the curtain and wipes his hands on the bed.');
    expect(played.at('actor:polonius')).toEqual({ in: 'place:closet' });
  });

  it('[SHAPE4] an action that arrived as data is told with the actor’s pronouns too', () => {
    const { answer } = narrate(closet(), entityId('actor:gertrude'), { action: { verb: 'close', part: 'eyes' } });
    expect(answer.verdicts[0]?.narration).toBe('Gertrude closes her eyes.');
  });
});

describe('a thing, and where on one’s own body', () => {
  const things: [string, string][] = [
    ['gertrude (turns the ring on her finger)', 'Gertrude turns the gold ring on her finger.'],
    ['gertrude (twists the ring on her finger)', 'Gertrude twists the gold ring on her finger.'],
    ['hamlet (wipes the dagger on his sleeve)', 'Hamlet wipes the dagger on his sleeve.'],
    ['hamlet (wipes the dagger with his sleeve)', 'Hamlet wipes the dagger with his sleeve.'],
    ['polonius (presses the tablet to his chest)', 'Polonius presses the wax tablet to his chest.'],
  ];
  for (const [line, told] of things) {
    it(`[SHAPE4] ${line}`, () => {
      const played = play(line);
      expect(played.told).toBe(told);
      expect(played.changes).toEqual([]);
    });
  }

  it('[PUT2] what can be worn is worn, and anything else stays in the hand', () => {
    expect(play('gertrude (wraps the shawl around her shoulders)').at('prop:shawl')).toEqual({
      wornBy: 'actor:gertrude',
    });
    expect(play('hamlet (puts the dagger up his sleeve)').at('prop:dagger')).toEqual({ heldBy: 'actor:hamlet' });
    expect(play('gertrude (slips the ring off her finger)').at('prop:ring')).toEqual({ heldBy: 'actor:gertrude' });
  });
});

describe('bearing', () => {
  const still = [
    '(shuffles sideways)',
    '(shuffles)',
    '(staggers)',
    '(creeps closer)',
    '(shifts his weight)',
    '(straightens up)',
    '(straightens)',
    '(crouches lower)',
    '(stands on tiptoe)',
    '(sits)',
    '(leans forward)',
    '(steps aside)',
  ];
  for (const text of still) {
    it(`[GO3] ${text} leaves no hiding place`, () => {
      const played = play(`polonius ${text}`);
      expect(played.ok).toBe(true);
      expect(played.at('actor:polonius')).toEqual(hidden);
    });
  }

  it('[GO2] going somewhere does', () => {
    for (const text of ['(walks to the bed)', '(walks away)', '(steps out)', '(comes out)', '(circles the stool)'])
      expect(play(`polonius ${text}`).at('actor:polonius'), text).toEqual({ in: 'place:closet' });
  });

  it('[SIT2] to straighten is to rise from a crouch, and otherwise a matter of bearing', () => {
    expect(play('hamlet (straightens)')).toMatchObject({ ok: true, changes: [] });
    expect(play('hamlet (stands up)').code).toBe('already');
    expect(play('hamlet (crouches)', 'hamlet (straightens)').changes).toEqual([
      { entity: 'actor:hamlet', property: 'posture', value: 'standing' },
    ]);
    expect(play('hamlet (sits on the stool)', 'hamlet (straightens)').at('actor:hamlet')).toEqual({
      on: 'prop:stool',
    });
  });

  it('[GO3] circling a thing is going around it; circling what can be written on is writing', () => {
    expect(play('hamlet (circles the stool)')).toMatchObject({
      told: 'Hamlet circles around the stool.',
      changes: [],
    });
    expect(play('hamlet (circles Gertrude)').ok).toBe(true);
    expect(play('hamlet (circles the room)')).toMatchObject({ told: 'Hamlet circles around the room.', changes: [] });
    expect(play('polonius (circles a word on the tablet)').changes).toEqual([
      { entity: 'prop:tablet', property: 'written', value: true },
    ]);
  });

  it('`lower` behind a verb is no bed', () => {
    expect(play('polonius (crouches lower)').told).toBe('Polonius crouches lower.');
    expect(play('hamlet (bows lower)').told).toBe('Hamlet bows lower.');
  });
});

describe('those who are not to be seen', () => {
  it('[NAME6] a person’s name has no article', () => {
    for (const [text, name] of [
      ['(stabs Polonius)', 'Polonius'],
      ['(stabs the Ghost)', 'the Ghost'],
      ['(stabs Laertes)', 'Laertes'],
      ['(pulls Polonius by the arms)', 'Polonius'],
      ['(waves to Polonius)', 'Polonius'],
      ["(kisses Ophelia's hand)", 'Ophelia'],
    ] as const) {
      const { told, ok } = play(`hamlet ${text}`);
      expect(ok, text).toBe(false);
      expect(told, text).toContain(name);
      expect(told, text).not.toMatch(/the (polonius|laertes|ophelia|ghost\b)/);
    }
    expect(play('hamlet (stabs the old man)').told).toMatch(/stab the old man/);
  });

  it('[NAME5] one bows without those who are nowhere, elsewhere or hidden', () => {
    for (const whom of ['his father', 'the Ghost', 'Claudius', 'Polonius', 'the old man']) {
      const { told, ok, action } = play(`hamlet (bows to ${whom})`);
      expect(ok, whom).toBe(true);
      expect(told, whom).toBe('Hamlet bows.');
      expect(action?.object, whom).not.toMatch(/^actor:/);
    }
    expect(play('hamlet (kneels to his father)').told).toBe('Hamlet kneels.');
    expect(play('hamlet (shakes his fist at Polonius)').told).toBe('Hamlet shakes his fist.');
  });

  it('[NAME5] a verb that needs the nowhere person is refused', () => {
    for (const text of [
      '(looks at his father)',
      '(stabs the Ghost)',
      '(points at the Ghost)',
      '(whispers to the Ghost)',
    ])
      expect(play(`hamlet ${text}`).code, text).toBe('not-here');
  });

  it('[NAME5] one may think of the absent, and feel', () => {
    expect(play('hamlet (mourns his father)').told).toBe('Hamlet mourns his father.');
    expect(play('hamlet (is about to stab the old man)').told).toBe('Hamlet means to stab the old man.');
  });

  it('[TREE5] nobody points at the hidden', () => {
    for (const text of ['(points at Polonius)', '(points at the old man)', '(waves to Polonius)']) {
      const { code, action } = play(`hamlet ${text}`);
      expect(code, text).toBe('not-visible');
      expect(action?.object, text).not.toMatch(/^actor:/);
    }
  });

  it('[SHAPE8] a name shouted into the room finds nobody', () => {
    for (const text of ['(shouts at Polonius)', '(shouts for the old man)', '(calls Polonius)', '(counts Polonius)']) {
      const { ok, told, action } = play(`hamlet ${text}`);
      expect(ok, text).toBe(true);
      expect(told, text).not.toMatch(/Polonius|old man/);
      expect(action?.object, text).not.toMatch(/^actor:/);
    }
    expect(play('hamlet (shouts at Gertrude)').action?.object).toBe('actor:gertrude');
  });

  it('[TREE5] and no narration calls the hidden by a name the actor did not use', () => {
    const verbs =
      'smiles at|nods to|stares at|beckons|salutes|turns to|listens to|follows|asks|tells|begins to bow to|nearly stabs|glares at|goes to|leans toward|means to kiss';
    for (const verb of verbs.split('|')) {
      const { told, action } = play(`hamlet (${verb} the old man)`);
      expect(told, verb).not.toContain('Polonius');
      if (action && !['go', 'follow'].includes(action.verb)) expect(action.object, verb).not.toBe('actor:polonius');
    }
  });
});

describe('telling', () => {
  it('tells of a hand or a head laid on something', () => {
    expect(play('hamlet (lays his head on the bed)').told).toBe('Hamlet lays his head on the bed.');
    expect(play("gertrude (puts her hand on Hamlet's arm)").told).toBe("Gertrude puts her hand on Hamlet's arm.");
  });

  it('names a thing once in one breath', () => {
    expect(play('hamlet (shows the shawl to Gertrude)').told).toBe(
      'Hamlet takes the grey shawl and shows it to Gertrude.',
    );
  });

  it('tells a manner of speaking as it was written', () => {
    expect(play("hamlet (catches Gertrude's eye)").told).toBe("Hamlet catches Gertrude's eye.");
    expect(play('hamlet (slowly raises an eyebrow)').told).toBe('Hamlet raises an eyebrow slowly.');
  });

  it('names both whom one steps between', () => {
    expect(play('hamlet (steps between Gertrude and the curtain)').told).toBe(
      'Hamlet steps between Gertrude and the curtain.',
    );
  });

  it('says himself and herself', () => {
    expect(play('hamlet (stabs himself)').told).toMatch(/himself/);
    expect(play('gertrude (kisses herself)').told).toMatch(/Gertrude cannot kiss herself/i);
  });
});
