import { mindTongues } from '/work/wt/en/src/mind/tongues/tongues.ts'; if (process.env.NOADLIB) (mindTongues.en.adLibs as any).sortOf = () => undefined;
import { readExchanges } from '/work/wt/en/tests/listening/exchange.ts';
import { answerKnowing } from '/work/wt/en/tests/mind/asking.ts'; import { playAt, guest } from './stage.ts';
const plays = new Map<string, any>();
let n=0, ok=0; const why: Record<string, number[]> = {};
for (const half of ['open','kept'] as const) for (const e of readExchanges(half)) {
  if (e.language!=='en') continue;
  const play = plays.get(e.play) ?? await playAt(e.play, 8); plays.set(e.play, play);
  const who = e.who[0]!.replace('actor:','');
  let r; try { r = answerKnowing(play, guest, e.says, who, e.before.map((b: string)=>[guest, b] as const)); } catch (err) { console.log('ERR', e.id, String(err).slice(0,200)); continue; }
  const good = !!r && e.of.some((p: RegExp)=>p.test(r!.says));
  n++; if (good) ok++;
  const key=(r?.why??'nothing').replace(/sort: .*/,'sort'); (why[key] ??= [0,0])[good?0:1]++;
  if (!good || process.argv[2]==='all') console.log(`${good?'OK ':'-- '}${e.id} ${who}: ${[...e.before,e.says].join(' / ')}\n     → ${r?.says} [${r?.why}, ${r?.fit.toFixed(2)}]`);
}
console.log(n, ok, JSON.stringify(why,null,0));
