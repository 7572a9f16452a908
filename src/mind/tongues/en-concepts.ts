/**
 * What everyday talk is about, a field a line: its name, then words that speak of it. Two lines that share no word may share a field:
 * *Is it always this draughty?* is met by what somebody says of the cold. A word may stand in several.
 */
export const englishConcepts = `
weather: weather rain rainy raining rains storm stormy wind windy snow snowing fog foggy mist cloud cloudy sky sun sunny sunshine drizzle downpour thunder lightning shower wet drenched soaked clear climate forecast umbrella puddle
cold: cold chilly chill draught draughty freezing frozen freeze frost frosty icy ice warm warmth warmer hot heat heating shiver shivering temperature winter fire brazier stove fireplace hearth
food: food eat eating eaten ate hungry hunger starving famished appetite meal dinner supper lunch breakfast snack dish cook cooking cooked bake baked baker kitchen menu recipe taste tasty delicious soup stew bread toast sandwich roll cheese meat beef mutton chicken fish egg eggs cake biscuit biscuits cookie pudding pie pastry sugar salt fruit apple vegetable vegetarian chocolate crumb slice portion dessert sweets
drink: drink drinks drinking drank drunk thirsty thirst coffee tea latte espresso cappuccino chamomile water milk juice beer wine ale port whisky brandy gin cocktail glass cup mug goblet flagon pour poured sip toast cheers sober alcohol bottle
clothes: clothes clothing wear wearing wore worn dress dressed gown coat raincoat cloak jacket shirt skirt trousers hat cap glove gloves shoe shoes boot boots sock socks ribbon silk wool cotton velvet fashion outfit costume uniform apron sleeve cuff collar pocket button tailor suit scarf shawl black grey
looks: look looks looking beautiful pretty handsome gorgeous ugly face eyes hair beard tall short fat thin smile appearance mirror cheek colour suits figure
family: family mother mum mom mummy mama father dad daddy papa parent parents brother sister sibling siblings son daughter uncle aunt niece nephew cousin grandmother grandma grandfather grandpa relative relatives relation kin stepfather stepson household
children: child children kid kids baby babies boy girl grandchildren
marriage: marry married marriage wedding wife husband spouse bride groom widow widower divorce engaged engagement fiance fiancee bachelor single ring
love: love loved lover loves romance romantic sweetheart girlfriend boyfriend kiss kissed heart darling crush flirt date dating affection beau fancy admirer courting
friends: friend friends friendship pal mate companion company trust close acquaintance known acquainted met
work: work works working worked job jobs trade profession career occupation employ employed employment employer boss business duty duties shift service busy task wage wages salary pay paid earn hire hired retire quit
money: money cash coin coins pound pounds shilling penny rich wealth wealthy fortune poor broke debt debts owe owed owes bank cheque pay paid price cost costs expensive cheap afford spend save tip tips purse wages salary inherit inheritance heir will legacy estate worth million
buying: buy bought sell sold sale shop store price cost costs charge bill pay free discount order much
luck: luck lucky unlucky gamble gambling bet wager lottery win winning winner won lose lost jackpot number numbers ticket chance fortune fate prize draw cards dice
law: law laws lawyer legal court judge jury trial police policeman policemen constable officer inspector arrest arrested prison jail gaol crime criminal rights sue exam
crime: murder murdered murderer kill killed killer killing steal stole stolen thief theft rob robbed robbery burglar blackmail crime criminal weapon suspect suspects guilty guilt innocent culprit victim poison poisoned stab stabbed struck blow motive alibi evidence clue clues proof forge forged
death: dead death die died dying dies corpse body funeral bury buried burial grave coffin ghost mourning mourn late killed deceased
ghosts: ghost ghosts spirit spirits haunted haunt spectre phantom supernatural magic witch curse omen
belief: god religion religious pray prayer church faith believe belief heaven hell soul sin bible priest bishop angel devil afterlife
illness: ill illness sick sickness doctor medicine cure pain hurt ache headache fever cough health healthy disease patient pill heal wound wounded injured limp lame leg back knee tired
sadness: sad sadness unhappy cry crying tears weep weeping grief grieve sorrow miss missed lonely alone miserable upset depressed gloomy heartbroken regret regrets sorry
happiness: happy happiness glad joy cheerful laugh laughing fun enjoy enjoyed pleasure content smile merry delight best
fear: afraid fear fears scared scary frightened frightening terrified terror dread nervous anxious worried worry panic nightmare danger dangerous safe brave
anger: angry anger mad furious rage cross annoyed temper hate hatred hates grudge revenge quarrel argue argument arguing fight fighting shout shouting row dispute enemy enemies
sleep: sleep sleeping slept asleep tired sleepy bed nap awake wake woke dream dreams dreaming insomnia pillow rest yawn exhausted late night
time: time clock hour hours minute minutes o'clock watch midnight noon late early when today tonight tomorrow yesterday evening morning long date
age: age old young years birthday born elderly older younger grow grew
future: future tomorrow plan plans planning next hope hopes wish wishes become will going ambition someday later intend
past: past childhood child grew young remember memory memories used before once history story ago first began begin grow upbringing school
home: home house live lives living room rooms apartment flat street lodging address palace castle building roof stay born hometown country town village city foreign
origin: from come born country town city village abroad foreign accent native
travel: travel travelled traveled journey trip voyage holiday vacation abroad visit visited tourist sea ship boat sail train bus station airport hotel road far country island
vehicle: taxi cab car drive drives driver driving drove bus train carriage boat ship ride lift fare passenger passengers road street traffic park parked meter
sea: sea sail sailor ship boat tide water wave waves harbour port swim fish fishing drowned shore stairs gate
music: music song songs sing sings singing sang tune play plays piano violin guitar band orchestra jukebox radio record melody hum humming dance dancing concert instrument
pastimes: hobby hobbies fun game games play sport sports football cricket chess cards free pastime weekend leisure bored boring entertainment amuse enjoy dance hunting theatre
books: book books read reads reading novel novels library write writes writing writer letter letters poem poetry page pages story author newspaper
learning: school university college student study studies studying studied learn learned teacher taught teach lesson exam exams degree professor scholar homework education subject clever smart
animals: animal animals dog dogs cat cats horse horses bird birds duck pet pets mouse mice rat rats cow pig goose
secrets: secret secrets secretly hide hides hiding hidden hid conceal private confidential confess whisper whispering behind spy spying listen listening eavesdrop quiet
truth: truth true lie lies lying lied liar honest honestly honesty false fact facts deceive pretend pretending fake real swear sure trust believe
promise: promise promised swear oath vow word pledge agree agreement bargain
joke: joke jokes joking funny laugh humour humor jest witty riddle pun knock kidding
beginning: happened happening happen matter going story wrong news event events occurred
manners: rude polite manners sorry apologise apologize pardon courtesy impolite offend offended insult respect
mind: mad crazy insane madness lunatic weird strange odd peculiar normal think thinking thought mind idea
cleaning: clean cleaned cleaning dirty dirt dust dusty wash washed wipe wiped polish sweep mop tidy mess stain smudge soot coal spotless
smell: smell smells smelly stink stinks stench odour nose perfume sniff scent
noise: noise noises sound sounds hear heard loud quiet silence silent bang scream shriek shout voice voices listen thump footsteps creak sneeze sneezed cough bell ring
light: light lights dark darkness candle lamp lantern dim bright shadow moon moonlight stars flame gaslight electricity
sight: see saw seen look looked watch watched watching notice noticed witness view window blind stare staring
door: door doors gate lock locked unlock key keys open opened closed shut enter entrance exit leave window bolt latch
weapons: weapon weapons knife dagger sword blade gun pistol poker sharp halberd stab armed
war: war wars soldier soldiers army battle fight fought enemy peace guard watchman veteran
rule: king queen prince crown throne rule ruler royal majesty kingdom govern power politics court denmark heir
house-rules: rule rules allowed forbidden permit permitted must mustn't order
phone: phone phones telephone mobile call calls called calling ring rang text texting texted message messages internet wifi online screen battery charger
toilet: toilet loo bathroom restroom lavatory washroom wc ladies gents
smoking: smoke smoking cigarette cigarettes tobacco pipe cigar lighter ashtray
gift: gift gifts present presents give gave given generous birthday
name: name names called nickname surname mr mrs title
language: language speak speaks english french german danish chinese latin translate accent words
seat: seat sit sitting sat chair stool bench booth sofa stand table
leaving: leave leaving left go going gone goodbye bye farewell depart return home away quit stay
help: help helps helping helped assist advice advise save rescue need favour
favourite: favourite favorite prefer best like likes love
opinion: think opinion like dislike suspect trust feel view
body: body hand hands arm arms head eye eyes ear ears foot feet finger fingers hair tooth teeth back leg legs
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', words = ''] = line.split(': ');
    return { name, words: words.split(' ') };
  });
