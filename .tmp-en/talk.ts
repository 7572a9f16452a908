import { playAt, guest } from './stage.ts';
import { answerKnowing } from '/work/wt/en/tests/mind/asking.ts';
const talks: [string,string,string[]][] = [
 ['midnight-cafe','gus',['Who broke the jukebox?',"that's not what I asked"]],
 ['midnight-cafe','nadia',['Can you lend me your apron?','why not?']],
 ['midnight-cafe','theo',['Do you like jazz?','what do you mean?']],
 ['midnight-cafe','lin',['Did he ever come back?','who?','and then?']],
 ['baker-street','bodley',['Who locked the garden gate?','No but who locked it? the gate I mean','answer me']],
 ['baker-street','cecily',['I broke your vase.','sorry']],
 ['baker-street','dora',["I'll give you ten pounds if you show me the key",'fine, twenty then']],
 ['elsinore','hamlet',['Have you ever been to Paris?','is that a yes or a no?','and you?']],
 ['elsinore','polonius',['How many people live here?','guess','really?']],
 ['elsinore','claudius',['I stole your crown.','what will you do about it?']],
 ['midnight-cafe','gus',['Do you know a good dentist?','huh?','never mind']],
];
const plays = new Map<string, any>();
for (const [p, who, lines] of talks) {
  const play = plays.get(p) ?? await playAt(p, 20); plays.set(p, play);
  const before: [string,string][] = [];
  for (const words of lines) {
    const r = answerKnowing(play, guest, words, who, before);
    console.log(`${who} <- ${words}\n    → ${r?.says} [${r?.why}, ${r?.fit.toFixed(2)}]`);
    before.push([guest, words]); if (r) before.push([who, r.says]);
  }
}
