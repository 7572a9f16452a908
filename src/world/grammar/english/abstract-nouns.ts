import { wordSet } from '../../../kit/word-list.ts';

/** Nouns nobody can hold: a verb that takes one of them is a manner of speaking. */
export const abstractNouns = wordSet(`
  silence temper voice tone quarrel argument attention breath time pose courage nerve nerves composure strength glance look
  gaze stare sigh promise oath vow spell advantage care notice control charge pains moment second minute instant chance risk
  comfort pleasure pride revenge vengeance offence offense shape root joke jest fun laugh laughter smile smiles grin smirk
  tears tear sob sobs frown scowl fear anger rage fury grief sorrow guilt shame blame burden truth lie lies secret secrets story tale news
  question questions answer reply subject conversation topic peace footing patience hope hopes faith love hate hatred thought
  thoughts idea ideas plan plans point case difference mistake decision choice effort attempt impression noise fuss scene
  entrance exit appearance mind sense senses wits heart soul spirit spirits dignity honour honor reputation word words speech remark comment
  insult insults compliment threat warning curse curses prayer blessing farewell greeting hint clue bluff urge impulse temptation
  laughter cry scream yell shout whimper groan moan curiosity interest suspicion suspicions doubt doubts worry worries memory
  memories dream dreams distance pace stride step steps ground lead cue bait hand-wringing break pause beat rest nap walk stand-in
  liberty leave exception issue umbrage heed stock aback sides turns bow curtsy nod shrug wink wave salute kiss hug embrace farewells
  life living death balance grip grasp reins innocence ignorance confidence relief despair emotion emotions feeling feelings
  feature features expression composure demeanour demeanor mask facade posture stance head-start start jump shudder shiver
  tension tensions mood ice air room-temperature atmosphere bread-winner colour color pallor blush eye-contact contact
  refuge cover shelter flight fire stage floor-show fate destiny luck fortune bets guard discretion presence company
  impatience frustration disgust contempt outrage horror surprise shock astonishment disbelief amusement joy delight
  matter problem situation idea trouble affair business score conversation matters point facts news possibility offer view look-out caution yarn lifeline
  accusation accusations request demand objection excuse apology thanks gratitude invitation advice opinion judgement
`);
