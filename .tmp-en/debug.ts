import { playAt, guest } from './stage.ts';
import { contextOf } from '/work/wt/en/src/mind/context.ts';
import { partOf } from '/work/wt/en/src/mind/part.ts';
import { hear, noThread } from '/work/wt/en/src/mind/hearing/hearing.ts';
import { touchOf } from '/work/wt/en/src/mind/hearing/touching.ts';
import { coversOf } from '/work/wt/en/src/mind/hearing/covering.ts';
import { shareSpokenOf } from '/work/wt/en/src/mind/understudy/nearest-knowledge.ts';
import { plain } from '/work/wt/en/src/play/plain-words.ts';
import { plainPhrases } from '/work/wt/en/src/play/plain-words.ts';
import { stemsOf } from '/work/wt/en/src/mind/tongues/en-stems.ts';
const rows: [string,string,string][] = [
['midnight-cafe','gus','Have you ever hit somebody with your cab?'],
['midnight-cafe','nadia','That man keeps staring at me.'],
['midnight-cafe','gus','who won the lottery ticket then'],
['baker-street','bodley','Was the study door locked?'],
['midnight-cafe','nadia','Have you ever thought of leaving this place?'],
['baker-street','amory','Is it right to steal when you are hungry?'],
['baker-street','dora','I just got engaged!'],
['elsinore','torben','Where do the guards sleep?'],
['elsinore','hamlet','Do you like dogs?'],
['elsinore','gertrude','Did you sleep well last night?'],
['midnight-cafe','nadia','What would you do with a million?'],
['midnight-cafe','nadia','do you think Gus would really open it?'],
['elsinore','hamlet','is it true this castle\'s haunted? My cousin swears it is'],
['baker-street','dora','Can I have a glass of water?'],
];
const plays = new Map<string, any>();
for (const [p, who, words] of rows) {
  const play = plays.get(p) ?? await playAt(p, 8); plays.set(p, play);
  const self = `actor:${who}` as any; const ctx = contextOf(play, self); const part = partOf(play, self, ctx);
  const heard = hear(words, { self, speaker: `actor:${guest}` as any, names: part.names, matters: part.matters, speaks: part.speaks, thread: noThread });
  const covers = coversOf(heard.subject, part.matters, part.names);
  console.log(`\n${who}: ${words}  asks=${heard.asks} acts=${heard.acts} subject=${heard.subject}`);
  const line = ` ${stemsOf(heard.words).join(' ')} `;
  for (const { matter, score, isPlain, isMet } of heard.matters.slice(0, 4)) {
    const known = part.knowledge.find(k => k.matter.id === matter.id);
    const ph = plainPhrases(matter.words ?? []).filter(w => line.includes(` ${stemsOf(w).join(' ')} `));
    console.log(`   ${matter.id} ${score.toFixed(2)} plain=${isPlain} met=${isMet} touch=${touchOf(matter, heard.words).score.toFixed(2)} cover=${covers(matter).share.toFixed(2)} share=${known ? shareSpokenOf(known, heard.subject, {part} as any).toFixed(2) : '(not known)'} answers=${matter.answers} phrases=${ph.join('|')}`);
  }
}
