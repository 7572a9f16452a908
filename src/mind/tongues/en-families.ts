/** Words that ask for the same in everyday talk, a family a line; what an author wrote with one of them is found by all. */
export const englishFamilies = `
cry weep sob tears tearful
fear afraid scared scary scare frighten frightened frightening terrified terror dread
happy glad joy joyful cheerful
sad unhappy miserable sorrow sorrowful grief grieve mourn upset heartbroken gloomy
angry anger furious rage annoyed
father dad daddy papa
mother mum mom mummy mama
child children kid kids
wife husband spouse
marry marriage wedding wed bride
sweetheart girlfriend boyfriend lover fiance fiancee beau
family relatives relations
friend pal companion
job trade profession career occupation employment
wage wages salary pay paid
rich wealthy fortune
poor penniless
owner owns proprietor landlord manager boss
police policeman constable copper cop
doctor physician
tired exhausted weary sleepy
sleep asleep
hungry starving hunger
dream nightmare
ill sick unwell illness
pain ache aches painful
clever smart intelligent brilliant
stupid foolish silly daft
beautiful pretty handsome gorgeous
talk speak chat
quarrel argue argument dispute
lie liar untruth
hide hidden conceal
steal stolen theft thief thieves rob robbery burglar burglary
kill murder murderer killer slay assassin
die dead death deceased
guilt guilty
forgive pardon forgiveness
love adore
hate detest despise loathe hatred
ghost spirit spectre phantom apparition
god pray prayer religion religious
mad insane crazy lunatic madness
university college school
study learn learnt
travel journey voyage
quit resign
begin start
taxi cab
phone telephone mobile
umbrella brolly
sing song tune
clothes clothing outfit dressed
noise sound
scream shout yell shriek
blood bleed bloody
help assist
swear oath vow
intend intention plan
remember recall
gamble bet wager gambling gambler
mistake error blunder
strange odd weird peculiar queer
joke jest
bored boring boredom tedious
lonely loneliness lonesome
jealous envy envious jealousy
shame ashamed embarrassed
nervous anxious worried worry uneasy
brave courage courageous
suspect suspicion suspicious
customer client
guest visitor
prison jail gaol
present gift
price cost expensive cheap discount
buy purchase
fix repair mend
dirty filthy
picture portrait painting
photograph photo
tomorrow future
holiday vacation
regret regrets
lame limp limping
smell stink
ugly hideous
fat
thin skinny
rude impolite insolent
polite manners
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
