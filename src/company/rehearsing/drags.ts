import { aWarning, anError, type Finding } from '../../check/finding.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import type { Rehearsed } from './rehearsal.ts';

/** Where a play drags, by what was seen at its rehearsals. */
export function dragsIn(scene: SceneFile, rehearsed: readonly Rehearsed[]): readonly Finding[] {
  const whose = (one: Rehearsed): string => rehearsalName(scene, one);
  const named = namedBy(whose);
  const unended = rehearsed.filter(({ completed }) => !completed);
  const remedy = 'Give the points that are passed over a road that can be played, or an “otherwise”.';
  const endless = [
    { some: unended.filter(({ difficult }) => !difficult), say: anError },
    { some: unended.filter(({ difficult }) => difficult), say: aWarning },
  ].flatMap(({ some, say }) =>
    some.length === 0 ? [] : [say('no-end', '', `the play comes to no end of its own: ${named(some)}`, remedy)],
  );
  return [...endless, ...pointsOf(scene).flatMap((place) => dragsAt(place, rehearsed, whose))];
}

/** What an evening is called: its seed, and who was difficult. */
export function rehearsalName(
  { entities }: SceneFile,
  { seed, difficult }: Pick<Rehearsed, 'seed' | 'difficult'>,
): string {
  if (!difficult) return `seed ${seed}`;
  const name = entities.find(({ id }) => id === difficult.role)?.name ?? difficult.role;
  return `${name} ${difficult.manner}`;
}

interface PlacedPoint {
  readonly path: string;
  readonly point: SceneFile['blueprint']['acts'][number]['scenes'][number]['points'][number];
}

const pointsOf = ({ blueprint }: SceneFile): readonly PlacedPoint[] =>
  blueprint.acts.flatMap((act, a) =>
    act.scenes.flatMap((scene, s) =>
      scene.points.map((point, p) => ({ path: `blueprint.acts.${a}.scenes.${s}.points.${p}`, point })),
    ),
  );

const mostNamed = 4;

const namedBy =
  (whose: (one: Rehearsed) => string) =>
  (some: readonly Rehearsed[]): string =>
    [...some.slice(0, mostNamed).map(whose), ...(some.length > mostNamed ? ['…'] : [])].join(', ');

function dragsAt(
  { path, point }: PlacedPoint,
  all: readonly Rehearsed[],
  whose: (one: Rehearsed) => string,
): Finding[] {
  const met = all.filter(({ points }) => points.has(point.id));
  const named = namedBy(whose);
  const findings: Finding[] = [];

  const byDefault = met.filter(
    ({ points }) => points.get(point.id) === 'otherwise' || points.get(point.id) === 'passed',
  );
  if (byDefault.length > 0) {
    findings.push(
      aWarning(
        'point-by-default',
        path,
        `nobody brings this about in ${byDefault.length} of ${met.length} rehearsals: ${named(byDefault)}`,
        'Write a road that somebody else can play, or put more into the beats of those there are.',
      ),
    );
  }

  const silences = all
    .flatMap((one) => one.silences.map((silence) => ({ one, ...silence })))
    .filter((silence) => silence.point === point.id)
    .sort((a, b) => b.seconds - a.seconds);
  const [longest] = silences;
  if (longest) {
    const after = longest.after === '' ? 'before the first word' : `after “${shortened(longest.after)}”`;
    findings.push(
      aWarning(
        'drags',
        path,
        `${longest.seconds} s without a line, ${after} (${whose(longest.one)}); ${silences.length} such in all`,
        'Give somebody a beat here, a line of their book that opens a talk, or a desire; “patience” says how soon help comes.',
      ),
    );
  }
  return [...findings, ...unplayed({ path, point }, met)];
}

/** Roads nobody took and beats nobody played; of a point that was never met there is nothing to say. */
function unplayed({ path, point }: PlacedPoint, met: readonly Rehearsed[]): Finding[] {
  if (met.length === 0) return [];
  const played = new Set(met.flatMap(({ beats }) => [...beats]));
  return point.trajectories.flatMap((road, r): Finding[] => {
    const missing = road.beats.flatMap(({ id }, b) => (played.has(`${point.id} ${road.id} ${id}`) ? [] : [b]));
    const at = `${path}.trajectories.${r}`;
    const times = `in ${met.length} rehearsals`;
    if (missing.length === road.beats.length) {
      return [
        aWarning(
          'road-not-taken',
          at,
          `nobody took this road ${times}`,
          'See whether its “when” can hold, and whether another road always goes before it.',
        ),
      ];
    }
    return missing.map((b) =>
      aWarning(
        'beat-not-played',
        `${at}.beats.${b}`,
        `nobody played this beat ${times}`,
        'See whether its “when” can hold, who stands where, and whether the flag is met before it.',
      ),
    );
  });
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
