import { nounPhrasesIn } from '/work/wt/en/src/mind/tongues/en-noun-phrases.ts';
import { englishAdLibs } from '/work/wt/en/src/mind/tongues/en-ad-libs.ts';
import { actsOf } from '/work/wt/en/src/mind/hearing/speech-acts.ts';
import { english } from '/work/wt/en/src/mind/tongues/en.ts';
import { plain } from '/work/wt/en/src/play/plain-words.ts';
import { readFileSync } from 'node:fs';
for (const raw of readFileSync(process.argv[2],'utf8').split('\n').filter(Boolean)) {
  const line={raw,plain:plain(raw)}; const acts=actsOf(line,'en');
  const s=englishAdLibs.sortOf({raw,plain:line.plain,asks:english.ear.questionIn(line),acts,isBid:acts.some(a=>a==='order'||a==='request'),isOfOther:false,other:undefined,isOfThing:false,names:new Set(['theo','gus','nadia'])});
  console.log(raw.padEnd(62), '|', s?`${s.sort}${s.isPlain?'':'?'} [${s.topic??''}]`:'- '+acts, '|', nounPhrasesIn(raw,new Set(['theo','gus','nadia'])).map(p=>p.words).join(' / '));
}
