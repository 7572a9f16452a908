import { repertoire } from '../company/measure-plays.ts';
import { tongueOf } from '../../src/drama/tongues/written-in.ts';
import { spokenIn } from '../../src/drama/notation/read-notation.ts';
import { sceneIn } from '../../src/drama/scene-in.ts';
for (const { name, scene: written } of repertoire) {
  const scene = sceneIn(written, 'zh');
  const bad: string[] = [];
  let n = 0;
  const walk = (v: any, path: string): void => {
    if (Array.isArray(v)) {
      if (v.length && v.every((x) => typeof x === 'string') && /(plays|says|ways|lines)$/.test(path)) {
        n++;
        if (!v.some((x) => tongueOf(spokenIn(x).join(' ') || x) === 'zh') && v.some((x) => spokenIn(x).join('') !== ''))
          bad.push(path + ': ' + v.join(' | ').slice(0, 140));
      }
      v.forEach((x, i) => walk(x, path + '/' + (x?.id ?? i)));
    } else if (v && typeof v === 'object') for (const [k, x] of Object.entries(v)) walk(x, path + '/' + k);
  };
  walk(scene, '');
  console.log(name, Object.keys((scene as any).translations ?? {}), n, bad.length);
  for (const b of bad.slice(0, 8)) console.log('   ', b);
}
