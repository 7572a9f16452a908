/** Who says what to whom where everybody is in the room: `speaker | line | addressees`, `*` for the room, `-` whom it calls in vain. */
export const calledInElsinore = `
hamlet | what do you see then mother | gertrude
hamlet | tell me what happened mother | gertrude
guest | 你杀人了你知道吗哈姆雷特 | hamlet
guest | 这里有没有霍拉旭 | *
guest | 是谁杀了波洛涅斯 | *
guest | hamlet if you lay one finger on her I shall scream | hamlet
guest | Do you despise Claudius? | *
hamlet | what have you done mother | gertrude
guest | nobody likes you claudius | claudius
guest | why did you marry claudius | *
guest | is it true that hamlet killed polonius | *
guest | 你就是哈姆雷特吗？ | *
guest | You are no prince. | hamlet
gertrude | Horatio, how long have you known my son? | horatio
guest | Dude in black, chill. | hamlet
gertrude | Child, what have you done? | hamlet
hamlet | Not you, Horatio. I meant Torben. | torben
guest | 我找霍拉旭。 | horatio
hamlet | Mother, you have much offended my father. | gertrude
hamlet | Good night, mother. | gertrude
hamlet | Speak to me, Mother! | gertrude
hamlet | Uncle, you have spilt your wine. | claudius
hamlet | How does my uncle sleep these days, Horatio? | horatio
hamlet | Do you think my mother knew, Horatio? | horatio
hamlet | My uncle is a smiling villain. | *
hamlet | My mother, Gertrude, has never asked. | *
hamlet | I saw my friend, Horatio, and then the sea. | *
hamlet | Father, is it you again? | * -ghost
hamlet | Horatio and Torben, carry him down. | horatio torben
hamlet | Horatio, Torben, hold the door. | horatio torben
hamlet | Torben is cold, Horatio is hungry and I am neither. | *
hamlet | I trust Horatio, Torben and nobody else. | *
hamlet | Horatio, Torben and the Queen were all asleep. | *
hamlet | Old man, come out of there. | polonius
hamlet | You, Torben, count too loudly. | torben
hamlet | Thank you Torben. | torben
hamlet | Torben what did you hear? | torben
hamlet | mother he said no. are you jealous? | gertrude
hamlet | mother be honest. did you love my father? | gertrude
guest | horatio they are coming up the stairs | horatio
guest | horatio and torben were not there | *
guest | torben put that down will you | torben
guest | 快点吧霍拉旭，到底是谁嘛 | horatio
hamlet | torben is that the bell | torben
hamlet | Torben is asleep. | *
hamlet | Is it Torben? | *
hamlet | What would Torben say of it? | *
hamlet | Sit down, good Horatio, and eat. | horatio
hamlet | 母亲，您还好吗？ | gertrude
hamlet | 妈，别哭了。 | gertrude
hamlet | 叔叔，您的酒洒了。 | claudius
hamlet | 我叔叔今晚喝了多少酒？ | *
hamlet | 霍拉旭，你信鬼吗？ | horatio
hamlet | 霍拉旭你信鬼吗？ | horatio
hamlet | 你觉得霍拉旭怎么样，托本？ | torben
hamlet | 托本和霍拉旭，你们过来。 | torben horatio
hamlet | 谢谢你，托本。 | torben
hamlet | 父亲，是您吗？ | * -ghost
gertrude | Hamlet, my son, sit by me. | hamlet
gertrude | My son, what have you done? | hamlet
gertrude | My lord, will you come to bed? | claudius
gertrude | Husband, put down the cup. | claudius
gertrude | Is my son ill, Horatio? | horatio
gertrude | 儿子，你瘦了。 | hamlet
gertrude | 孩子，过来。 | hamlet
gertrude | 波洛涅斯，请您先出去一下。 | polonius
claudius | Nephew, England will do you good. | hamlet
claudius | Good fellow, bar the gate. | torben
claudius | Good Polonius, be brief. | polonius
claudius | 侄儿，英国的空气对你有好处。 | hamlet
torben | Lord prince, mind the step. | hamlet
torben | Sir student, there is soup. | horatio
torben | 先生，汤还热着。 | horatio
horatio | My lord, you gave me a purse once. | claudius
guest | Your Majesties, forgive me. | *
guest | Prince, may I ask you something? | hamlet
guest | Your Highness, are you unwell? | hamlet
guest | Queen Gertrude, that is a fine room. | gertrude
guest | Guard! Guard! | torben
guest | Excuse me guard, which way is out? | torben
guest | King Claudius, what a feast. | claudius
guest | hamlet your hands are black with ink | hamlet
guest | wow Horatio, you've read all of that? | horatio
guest | Who is the old man, Torben? | torben
guest | Tell me about Hamlet. | *
guest | Everybody, please be quiet. | *
guest | Does anyone know the time? | *
guest | Good evening, everyone! | *
guest | Gentlemen, I am lost. | hamlet polonius claudius horatio torben
guest | Ophelia, are you there? | *
guest | 王后，您的镜子真漂亮。 | gertrude
guest | 王子殿下，外面冷吗？ | hamlet
guest | 卫兵，几点了？ | torben
guest | 各位晚上好！ | *
guest | 有谁知道现在几点吗？ | *
guest | 波洛涅斯在哪儿，哈姆雷特？ | hamlet
guest | 哈姆雷特为什么穿黑衣服？ | *
`;

export const calledInBakerStreet = `
cecily | be honest Mr Strake, do you think a lady can do it? | strake
pell | But Miss Cecily saw the chair empty at ten. | *
guest | Are you fond of the girl Dora? | *
dora | 小姐，我什么都不知道。 | pell
guest | You with the watch, what time is it? | strake
guest | My condolences on your uncle. | cecily
guest | You must be the niece. I am sorry for your loss. | cecily
guest | Could somebody bring me a brandy? | bodley
guest | 拿金表的先生，几点了？ | strake
guest | Which of you is the butler? | bodley
guest | 你们谁是管家？ | bodley
guest | I need a brandy. | bodley
guest | I feel faint. | amory
guest | did bodley do it | *
guest | I think Bodley did it. | bodley
guest | 那位小姐，您没事吧？ | cecily
pell | Mr Bodley, what do you think of Miss Cecily? | bodley
pell | What do you think of Mr Bodley, Miss Cecily? | cecily
pell | And you, Doctor? | amory
pell | Doctor Amory, your hat. | amory
pell | The doctor, Amory, dined here on Tuesdays. | *
pell | Was it the doctor? | *
pell | Dora, who lit the fire? | dora
pell | Did Dora light the fire, Mr Bodley? | bodley
pell | Mr. Strake, your left hand, if you please. | strake
pell | You had better sit down, Miss Harbottle. | cecily
pell | Mr Harbottle, can you hear me? | * -harbottle
pell | You said so yourself, didn't you, Strake? | strake
pell | Strake and Bodley, stay where you are. | strake bodley
pell | Did Strake, Bodley or Amory come in here? | *
pell | Thank you, Doctor. Mr Strake, where were you at ten? | strake amory
pell | Well, well, well, Mr Strake. | strake
pell | Nobody leaves. Mr Bodley, lock the door. | bodley
pell | Ladies, you may sit. | dora cecily
pell | Gentlemen, your hands on the table. | bodley strake amory
pell | Which of you stopped the clock? | *
pell | One of you is lying. | *
pell | 医生，他死了多久？ | amory
pell | 医生您坐。 | amory
pell | 管家，把门锁上。 | bodley
pell | Bodley先生，昨晚谁来过？ | bodley
pell | 你觉得医生说的是真话吗，Dora？ | dora
pell | 医生和管家都在撒谎。 | *
pell | 两位先生，请把手放在桌上。 | bodley strake amory
pell | 各位，谁也不许离开。 | *
cecily | Bodley dear, don't cry. | bodley
cecily | Doctor, tell them I was ill. | amory
cecily | Uncle, forgive me. | * -harbottle
cecily | Dora told me everything. | *
cecily | It was Dora, Miss Pell. | pell dora
cecily | 叔叔，对不起。 | * -harbottle
dora | Please, miss, I never touched it. | pell
dora | Miss Cecily, your shawl. | cecily
dora | Mr Bodley sir, the kettle's on. | bodley
bodley | Miss, the police have been sent for. | cecily
bodley | Madam, the hall is at your disposal. | pell
bodley | Dora, the tray. | dora
strake | Girl! More coffee. | dora
strake | My dear girl, be reasonable. | cecily
strake | Amory, you old woman, say something. | amory
strake | Frankly, madam, this is a waste of time. | pell
amory | My dear child, you are shaking. | cecily
amory | My dear fellow, your feet. | bodley
amory | Strake, you should lie down. | strake
guest | Excuse me, Doctor, is he dead? | amory
guest | Detective, who do you suspect? | pell
guest | Hey butler, where's the bathroom? | bodley
guest | Young lady, is this your uncle's house? | dora
guest | Miss Pell, Mr Strake is hiding something. | pell
guest | Mr Strake is hiding something. | *
guest | 侦探小姐，您怀疑谁？ | pell
guest | 管家先生，洗手间在哪儿？ | bodley
guest | 女仆，给我倒杯茶。 | dora
guest | 大家都别慌。 | *
`;

export const calledInTheCafe = `
lin | Young man I think you have something of mine. | theo
gus | Theo I saw that, you put her umbrella there. | theo
lin | Theo I told you so. | theo
gus | who are the two drinks for Nadia | nadia
gus | who is waiting for Nadia | *
nadia | 外面雨大不大呀林太太 | lin
gus | 冷不冷啊娜迪亚 | nadia
guest | 娜迪亚你多大了 | nadia
guest | 今天几点关门啊娜迪亚 | nadia
guest | 你信不信格斯 | *
guest | 你在说什么林太太 | lin
guest | You in the raincoat. Yes, you. | gus
guest | 穿黄雨衣的，你过来。 | gus
guest | 阿婆，您坐这儿吧。 | lin
theo | Could I have another? Same again. | nadia
guest | one coffee pls | nadia
guest | how much | nadia
guest | nadia marry me | nadia
guest | Gus lost his keys | *
guest | can I get a chamomile to go | nadia
guest | 来一杯热茶 | nadia
guest | 来一碗面。 | nadia
guest | can i get a latte nadia | nadia
guest | nadia can i get a latte | nadia
guest | is there any cake left nadia | nadia
guest | did gus hit theo | *
guest | do you know gus | *
guest | tell me more about gus | *
guest | I saw you talking with theo gus | gus
guest | I want to talk to Gus. | gus
guest | lol theo u ok | theo
guest | Who is your favourite, Nadia: Gus or Theo? | nadia
guest | Professor, what is property law? | theo
guest | 老板，结账！ | nadia
guest | Nadia, one coffee please. | nadia
guest | nadia put some music on will you | nadia
guest | gus he's got nothing | gus
guest | Barista! | nadia
guest | Miss, the bill please. | nadia
guest | Hello Gus! | gus
guest | What's Gus humming? | *
guest | What do you think of Gus, Nadia? | nadia
guest | Nadia, what do you think of Gus? | nadia
guest | Gus, Nadia says you never finish a cup. | gus
guest | are you ok theo | theo
guest | theo you're soaked | theo
guest | Mrs Lin, may I sit here? | lin
guest | Old lady, you dropped this. | lin
guest | Hey, student, is that seat taken? | theo
guest | Driver, are you free? | gus
guest | Good night, all. | *
guest | Could somebody pass me the sugar? | *
guest | Ladies and gentlemen, a toast! | *
guest | Did Theo pay? | *
guest | I came in with Theo. | *
guest | With Theo, Gus and Nadia here it is never dull. | *
guest | 娜迪亚，你多大了？ | nadia
guest | 你多大了，娜迪亚？ | nadia
guest | 今天挺冷的，对吧，Gus？ | gus
guest | 格斯先生，能送我回家吗？ | gus
guest | 格斯你能送我回家吗？ | gus
guest | 格斯是做什么的？ | *
guest | 你认识格斯吗？ | *
guest | 服务员，来杯热的。 | nadia
guest | 服务员！ | nadia
guest | 同学，借支笔。 | theo
guest | 师傅，去火车站多少钱？ | gus
guest | 老太太，您的伞。 | lin
guest | 林太太，您怎么一个人？ | lin
guest | 奶奶，您慢点。 | lin
guest | 小伙子，考试准备得怎么样？ | theo
guest | 大叔，您的茶凉了。 | gus
guest | 美女，来杯拿铁。 | nadia
guest | 晚安娜迪亚。 | nadia
guest | 西奥，格斯说你是教授？ | theo
guest | 大家晚安。 | *
guest | 谁能借我一把伞？ | *
gus | Professor, sleep a little. | theo
gus | Son, you'll pass. | theo
gus | Madam, your tea. | lin
gus | 教授，该睡了。 | theo
gus | 妈妈总说要系安全带。 | *
lin | Dear, is this chamomile? | nadia
lin | Young man, my umbrella. | theo
lin | Driver, twice round the square, please. | gus
lin | 年轻人，那是我的伞。 | theo
nadia | Madam, the kitchen is closed. | lin
nadia | Gus, Theo, off the counter. | gus theo
nadia | Gus and Theo and Mrs Lin, listen. | gus theo lin
nadia | Theo, pay Gus. | theo
nadia | Ask Gus, Theo. | theo
nadia | 格斯、西奥，都坐下。 | gus theo
theo | Nadia... sorry, could I have some water? | nadia
theo | Objection, Gus! | gus
theo | Hypothetically, madam, whose duck is it? | lin
guest | Those are your law notes, and they are wet. | theo
guest | 这咖啡也太贵了吧？ | nadia
guest | That is far too expensive. | nadia
`;
