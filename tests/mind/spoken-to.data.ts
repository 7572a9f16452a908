/**
 * Situations, and to whom a person's next line is said: `play by`, `without` whom; what went before, the oldest first (`who > whom:
 * words`; `who ! verb thing` for a deed; `who ^` for who comes in); then `= line | to whom`, `*` for the room, `or` between what is right
 * alike.
 */
export const tried = `
midnight-cafe guest
nadia > theo: Four shots is twelve coins. You have put down eleven and a peppermint.
theo > nadia: The peppermint's a gesture.
= Good evening, is there a place free at the bar? | nadia

midnight-cafe guest
nadia ! wipe counter
guest: Good evening.
theo > guest: I'd not stand in the draught, if I were you.
gus > theo: Leave the lad be.
= What are you polishing there? | nadia

midnight-cafe guest
guest > lin: What was Mr Lin like?
lin > guest: Mr Lin proposed to me over a blocked sink. I said, finish the sink.
gus > lin: Ask and you shall have. I'll just see if the river road's open.
gus: Hang on. That's mine. That's five of mine, in a row.
guest > theo: Theo, that's the wrong cup isn't it? What are you dreaming about?
theo > guest: It was four shots. I ordered four shots. So why can I hear meadows?
nadia > gus: Gus. The ticket is in the jar. You paid a coffee with it.
gus > nadia: I paid a fortune for one coin's worth of coffee.
= And did he finish the sink? | lin

midnight-cafe theo
theo > nadia: Nadia how long have you worked here
nadia > theo: Six years of nights. Days have customers. Nights have people.
theo > gus: Gus what's in your hand?
gus > theo: My hand? A phone? What would I want with a phone? I've got a horn.
= And before the six years, what did you do Nadia? | nadia

midnight-cafe theo
theo > lin: Mrs Lin, did you come far tonight?
lin > theo: I have come from the square, by way of a telephone box.
gus > theo: Quick question, professor. If a thing has nine missed calls, whose is it?
= Depends, where did you find it? | gus

midnight-cafe theo
lin > theo: One never finds out. It is the best part.
gus > lin: I had a goose in the cab once.
= And what's the worst fare you ever had? | gus

midnight-cafe theo
theo > gus: Gus why did you put the phone in there?
gus > theo: I drove round the square twice looking for her.
= Mrs Lin what colour is it then? | lin

midnight-cafe theo
theo > nadia: Nadia did you give her my coffee?
nadia > theo: There is one coffee. It is strong, and it is made once.
= Gus five of six, how much is that? | gus

midnight-cafe gus
gus > nadia: I know you're Nadia.
nadia > gus: I thought that I had got away with it.
= Theo where'd you get that umbrella mate? | theo

midnight-cafe gus
theo > gus: It's black, it's dry, and it's looking at you.
lin ^
nadia > lin: Wipe your feet, and good evening.
lin > gus: Good evening, driver.
gus > theo: I was asking Theo, not you. Theo, whose umbrella is it?
theo > gus: I mean, it's only an umbrella.
= Sit down love, you look soaked. Have you lost something? | lin

midnight-cafe gus
theo > gus: It's a multiple choice.
= Mrs Lin you got the wrong cup there darling, that's coffee. Theo tell her. | lin theo or theo lin

baker-street cecily
pell > cecily: Your uncle, Miss Cecily? Keep it till the end. You may want it back.
cecily > bodley: Bodley, who was the last to see him alive?
bodley > cecily: One took in the port at nine, Miss Cecily, on the salver.
= What did you mean, keep it till the end? Do you suspect me already? | pell

elsinore horatio without claudius polonius
horatio > hamlet: Hamlet! What was in that packet? What have you burned?
hamlet > horatio: A letter about me that I am to carry and not read.
torben > horatio: There's another hour in it. The boat is at the stair.
= You must be gone before morning, my lord. The boat is there. Will you go? | hamlet

elsinore horatio without claudius polonius
horatio > torben: November? How did he die?
torben > horatio: He was blue at the lips, and his ear was wet.
hamlet ^
= Hamlet, my friend, whose boots are those? What have you done? | hamlet

elsinore horatio without claudius polonius
horatio > hamlet: Hamlet, my friend, whose boots are those? What have you done?
hamlet > horatio: I have only a part of the answer. It had boots on.
torben > horatio: That's the councillor. I know his boots.
= Is it Polonius? Oh God. Did you mean to kill him? | hamlet

midnight-cafe lin
gus > theo: 光看有什么用，教授。不是从眼睛里进去的。
lin > gus: 师傅你手里捏着啥呢，给我瞅瞅
gus > lin: 这条袋子，很好。里面没有东西。
= 教授，你喝的那是甘菊茶，傻孩子 | theo

midnight-cafe nadia
gus > theo: 教授，你看到第几页？
lin > nadia: 我坐靠边那张。
= 教授，你脸色不对。你那杯喝着像什么？ | theo

midnight-cafe nadia
nadia > lin: 太太，您这咖啡两个硬币，是现付还是记账？
lin > nadia: 硬币我绕远路走过去的。
gus: 河边那条路，刚才已经是河了。
= 路都成河了，那你今晚别走了，第三张凳子给你留着 | gus

midnight-cafe guest
nadia > guest: 谁让你坐这儿的？
gus > guest: 太太很客气。
= 老板娘凳子空着还不让坐啊？我坐一会儿就走 | nadia

midnight-cafe guest
guest > lin: 哎林奶奶，我知道伞在哪儿。
lin > guest: 会出来的。
= 西奥你还给人家呗 | theo

midnight-cafe guest
guest > theo: 西奥你复习啥呢，明天要考试？
theo > guest: 书看到第九页，一共四百页。
= 哎哟林奶奶您跳得真好，跟谁学的呀？ | lin

midnight-cafe nadia
gus > nadia: 半杯我没有喝！
= 各位，按店规第一条，先报上名来，再点单 | *

midnight-cafe guest
guest > nadia: Is it always this quiet?
nadia > guest: It is quieter when Gus is asleep.
= what do you think of Gus | nadia

midnight-cafe guest
guest > nadia: Whose umbrella is that?
nadia > guest: I have not asked.
= I could go and ask Gus | nadia

baker-street pell
pell > bodley: Who locked the door?
bodley > pell: One did, madam.
= Strake whats in your left hand | strake

baker-street pell
pell > cecily: When did you last see him?
cecily > pell: At nine.
= doctor the port glass was empty when you came in, wasn't it | amory

elsinore horatio without claudius polonius
horatio > hamlet: Are you well, my lord?
hamlet > horatio: Well, well, well.
= Torben who else has been up that stair tonight? | torben

midnight-cafe guest
guest > gus: Is it far to the bridge?
gus > guest: Two streets. Three, with me.
= right then Nadia the usual please | nadia

midnight-cafe gus
gus > nadia: Put it on the slate.
nadia > gus: The slate is full.
= prof you'll wear that page out | theo

baker-street guest
guest > dora: Did you see it?
dora > guest: I seen his boots.
= doc is he really dead? | amory

elsinore hamlet without claudius polonius
hamlet > horatio: What is the hour?
horatio > hamlet: I think it lacks of twelve.
gertrude > hamlet: Will you not sit, my son?
= I will stand, thank you. | gertrude

baker-street pell
bodley > pell: Will you take the small parlour, madam?
pell > strake: Stay where you are.
strake > pell: I had no plans.
= The parlour will do very well. | bodley

baker-street pell
bodley > pell: 您要不要先看看书房，小姐？
pell > dora: 多拉，别哭。
dora > pell: 我没哭。
= 先看书房吧。 | bodley

midnight-cafe theo
nadia > theo: You have put down eleven.
theo > nadia: And a peppermint.
gus > theo: Shall I test you, professor?
= Go on then, test me. | gus

baker-street cecily
cecily > pell: I was at coffee from ten.
pell > cecily: And who poured?
cecily > pell: I did.
dora > cecily: Shall I fetch your shawl, miss?
= Yes, and bring the lamp too. | dora

midnight-cafe guest
guest > nadia: What is in the jar?
nadia > guest: Hope, and four coins.
theo ! hide umbrella
= What are you hiding back there? | theo

midnight-cafe nadia
nadia > lin: What will you have?
lin > nadia: Whatever is quiet.
gus ! sing
= What's that you're humming? | gus

midnight-cafe theo
theo > gus: Have you got a pen?
gus > theo: I've got a horn.
= but Nadia you said I could pay tomorrow | nadia

elsinore gertrude without claudius polonius torben
gertrude > hamlet: You have not eaten.
hamlet > gertrude: I have been eaten at.
= Horatio you knew him at school, was he always like this? | horatio

midnight-cafe guest
gus > theo: You're only looking at it.
= evening all, filthy night | *

midnight-cafe guest
guest > gus: Is it late?
gus > guest: Later than you.
= Theo how'd you end up with law? | theo

midnight-cafe guest
guest > gus: Is it late?
gus > guest: Later than you.
= excuse me Mrs Lin whose is this | lin

midnight-cafe guest
guest > gus: Is it late?
gus > guest: Later than you.
= Nadia one more of those please | nadia

midnight-cafe guest
guest > theo: Is it late?
theo > guest: Later than you.
= Gus that horn of yours is a crime | gus

midnight-cafe guest
guest > theo: Is it late?
theo > guest: Later than you.
= so tell me Gus what are you hiding | gus

midnight-cafe guest
guest > theo: Is it late?
theo > guest: Later than you.
= and where were you born Nadia? | nadia

midnight-cafe guest
guest > theo: Is it late?
theo > guest: Later than you.
= who taught you to drive Gus? | gus

midnight-cafe guest
guest > theo: Who drove you?
theo > guest: He did.
= is it true that Gus drives at night? | theo

midnight-cafe guest
guest > theo: Who drove you?
theo > guest: He did.
= how long has Gus been awake? | theo

midnight-cafe guest
guest > theo: Who drove you?
theo > guest: He did.
= Gus drove you home once? | theo

midnight-cafe guest
guest > theo: Who drove you?
theo > guest: He did.
= you should apologise to Mrs Lin | theo

midnight-cafe guest
guest > theo: Who drove you?
theo > guest: He did.
= Nadia the barista told me otherwise | theo

baker-street guest
guest > dora: Were you frightened?
dora > guest: I was, sir.
= Bodley how many keys are there to this room | bodley

baker-street guest
guest > dora: Were you frightened?
dora > guest: I was, sir.
= Miss Pell your cuffs are full | pell

baker-street guest
guest > dora: Were you frightened?
dora > guest: I was, sir.
= what did the inspector say to Bodley | dora

baker-street pell
pell > strake: When did you leave?
strake > pell: Nine.
dora > pell: Can I go to bed now, miss?
= Not yet, I am afraid. | dora

baker-street pell
pell > strake: When did you leave?
strake > pell: Nine.
dora > pell: Can I go to bed now, miss?
= Soon. Who lit the fire in here? | dora

baker-street pell
dora > pell: The clock stopped when the coal fell off, miss.
pell > strake: When did you leave?
strake > pell: Nine.
amory > strake: It was later, surely.
= And was the coal still hot when it fell? | dora

baker-street cecily
strake > cecily: He would have cut you off with a shilling.
cecily > amory: Doctor, may I have some water?
amory > cecily: Of course, my dear.
= With a shilling? Did he tell you that? | strake

elsinore guest without claudius polonius torben
gertrude > guest: I do not speak of the wall.
guest > horatio: What do you read?
horatio > guest: Frost.
= You said you do not speak of the wall. Why not? | gertrude

elsinore horatio without claudius polonius
horatio > hamlet: Sit with me.
hamlet > horatio: I have sat.
torben > horatio: Soup, sir student?
= Gladly. | torben

elsinore guest without claudius polonius
guest > horatio: Cold?
horatio > guest: Always.
gertrude ! straighten candle
= Why are you straightening it again? | gertrude

elsinore guest without claudius polonius
horatio > guest: You are not of the house.
guest > horatio: No.
torben ! eat soup
= Is it good, what you're eating? | torben

midnight-cafe nadia
lin ^
nadia > gus: One hundred and eleven.
gus > nadia: I dispute the eleven.
= Good heavens, you look drowned. Come in, come in. | lin

midnight-cafe gus
gus > theo: Read me a page.
theo > gus: Which one?
lin ^
= Evening love, have a seat. | lin

midnight-cafe guest
guest > lin: Have you been here long?
lin > guest: On and off.
= could you take me to the station? | gus

baker-street guest
guest > cecily: Who plays?
cecily > guest: George.
= I feel dreadful, is there a doctor here? | amory

midnight-cafe guest
guest > lin: Have you been here long?
lin > guest: On and off.
= is anyone sitting at this stool? | *

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 娜迪亚你两支铅笔够用吗 | nadia

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 格斯这张彩票你对过没有 | gus

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 师傅，你那喇叭谁送的 | gus

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 那您呢林奶奶 | lin

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 格斯今天心情怎么样 | theo

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 格斯是不是很有钱 | theo

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 你把伞还给林太太吧 | theo

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 这事儿格斯你得负责 | gus

midnight-cafe guest
guest > theo: 你困吗？
theo > guest: 困。
= 老板还有空位吗 | nadia

midnight-cafe nadia
gus > lin: 我妈妈养过一只鹅，会开门。
nadia > theo: 还差一个硬币。
theo > nadia: 薄荷糖。
lin > theo: 孩子，坐下。
= 那只鹅后来怎么样了？会关门吗？ | gus

midnight-cafe theo
lin > theo: 我那把伞是鸭头的。
gus > theo: 教授，考你一个，什么叫占有？
= 占有就是拿在手里。 | gus

midnight-cafe theo
nadia > theo: 一共十二个硬币。
theo > nadia: 记账行吗？
nadia > theo: 不行。
lin > theo: 要不要坐我旁边？
= 好啊，谢谢。 | lin

midnight-cafe guest
guest > nadia: 有茶吗？
nadia > guest: 甘菊。
gus ! sing
= 你哼什么呢？ | gus

elsinore horatio without claudius polonius
horatio > torben: 那是谁的靴子？
torben > horatio: 大臣的。
= 殿下快走吧，船等着呢 | hamlet

baker-street pell
pell > bodley: 钥匙在哪儿？
bodley > pell: 在钩子上。
= 医生你那块表停在几点 | amory

baker-street pell
pell > bodley: 钥匙在哪儿？
bodley > pell: 在钩子上。
= 小姐别哭了，喝口水吧 | cecily or dora or cecily dora
`;

/** Put aside until the rest was done. */
export const putAside = `
baker-street guest
dora > amory: Is he cold, sir?
amory > dora: He will be, my dear.
= Could one get a cup of tea here? | bodley or dora

elsinore guest without claudius polonius gertrude
guest > horatio: Good evening, what are you reading?
horatio > guest: A treatise on frost.
torben ! stir soup
= What are you stirring? | torben

elsinore horatio without claudius polonius
horatio > torben: Were you there in November?
torben > horatio: Carried a shutter, in November. My end was the feet.
hamlet > horatio: You are late.
horatio > hamlet: I walked, my lord.
hamlet > horatio: From Wittenberg? Then you are early.
gertrude > hamlet: Let him sit.
= And who had the other end of the shutter? | torben

baker-street guest
guest > dora: Dora how long have you been in this house?
dora > guest: Eight months, and broke two things.
guest > cecily: Was he hard with money?
cecily > guest: He said no man marries a fiddle.
strake > cecily: A sound man.
= So which two things were they, that got broken? | dora

baker-street amory
amory > bodley: Is there any more port?
bodley > amory: There is the other half, doctor.
= Strake where's your other glove old boy? | strake

baker-street pell
pell > bodley: Thank you.
bodley > pell: Madam.
= Miss Cecily five minutes, that's all I ask | cecily

baker-street pell
pell > dora: Who lit the fire?
dora > pell: Me, miss, at six.
= And after the coffee, where did you go Bodley? | bodley

elsinore gertrude without claudius polonius
gertrude > horatio: Is he often so?
horatio > gertrude: Since the winter, madam.
= Hamlet how's your head? | hamlet

elsinore horatio without claudius polonius
horatio > hamlet: Eat something.
hamlet > horatio: I eat the air.
= Torben two bowls, if there's any left | torben

elsinore guest without claudius polonius
guest > horatio: Are you a friend of his?
horatio > guest: Since school.
= what do you make of Torben | horatio

baker-street pell
pell > bodley: The girl is frightened.
bodley > pell: She is young, madam.
= who has spoken to Dora since | bodley

midnight-cafe guest
guest > theo: She will want her cup back.
theo > guest: I was hoping she wouldn't.
= you had better go and tell Nadia | theo

midnight-cafe nadia
nadia > gus: 一百一十一个半杯。
gus > nadia: 半杯我没有喝！
= 林太太这杯给您放哪儿 | lin

elsinore torben without claudius polonius
torben > hamlet: 船在台阶下面。
hamlet > torben: 船比人守时。
= 霍拉旭汤都凉了你还看书 | horatio

baker-street pell
pell > bodley: 十点是谁送的咖啡？
bodley > pell: 是多拉，小姐。
= 你说呢多拉 | dora

midnight-cafe guest
guest > theo: 他开车多少年了？
theo > guest: 二十年吧。
= 你看格斯靠得住吗 | theo

midnight-cafe guest
nadia > guest: House rule nine is not for discussion.
gus > guest: I got a fine under rule nine.
guest > gus: How much was it?
gus > guest: Half a cup.
= Not for discussion? Why is it not for discussion? | nadia

midnight-cafe guest
guest > lin: 您以前来过？
lin > guest: 水槽堵了，四十年前就这样。
guest > nadia: 老板，来杯热的。
nadia > guest: 十分钟。
= 四十年前就这样是什么意思？ | lin

baker-street pell
strake > pell: Are we to sit here all night?
pell > amory: Was the door locked?
amory > pell: I could not say.
= We sit until somebody tells me the truth, yes. | strake

midnight-cafe nadia
nadia > lin: 太太，您的甘菊茶。
lin > nadia: 谢谢，亲爱的。
gus > nadia: 还有面包吗？
= 没了，只剩蛋糕。 | gus

elsinore horatio without claudius polonius gertrude
horatio > torben: How long until the tide?
torben > horatio: An hour, sir student.
= my lord the boat won't wait | hamlet

midnight-cafe nadia
lin ^
nadia > gus: That is my cloth, Gus.
gus > nadia: I was only holding it.
= Take a seat dear, you're dripping all over my floor | lin

midnight-cafe lin
gus > theo: Your move, maestro.
nadia > lin: One moment.
= You have ink on your nose, maestro. | theo

midnight-cafe guest
guest > theo: Is the tea any good?
theo > guest: I couldn't say on oath.
= boss two teas and make it quick | nadia

baker-street pell
pell > strake: Where were you?
strake > pell: Here and there.
= doc what's the time of death | amory

baker-street pell
pell > cecily: Did you cry out?
cecily > pell: No. I wish I had.
= Dora stop crying. Bodley get her some water. | bodley dora or dora bodley

midnight-cafe nadia
nadia > lin: 您稍等。
lin > nadia: 不急。
= 格斯把灯关了。西奥你去看看门外。 | theo or theo gus or gus theo

baker-street pell
pell > bodley: Lock the door.
bodley > pell: Very good, madam.
= everyone stay where you are | *

baker-street pell
pell > bodley: 把门锁上。
bodley > pell: 是，小姐。
= 你们都别动 | *

baker-street guest
guest > bodley: A dreadful night.
bodley > guest: One has known drier, sir.
pell ! write notebook
= What are you writing there? | pell

midnight-cafe guest
guest > gus: 你的车停哪儿了？
gus > guest: 门口，双黄线上。
nadia ! wipe counter
= 你在擦什么呢 | nadia

midnight-cafe theo
gus > theo: Is it a crime if nobody sees?
theo > gus: It is the best kind.
gus > nadia: You hear that?
lin > theo: Do you take sugar, young man?
= Two, please. | lin

midnight-cafe guest
guest > theo: 几点考试？
theo > guest: 九点。
= 师傅去火车站多少钱？ | gus

elsinore horatio without claudius polonius
horatio > torben: Who found him?
torben > horatio: Nobody. He was never lost.
= Your Majesty you were there, tell me how it happened | gertrude

midnight-cafe guest
guest > gus: Is that stool taken?
gus > guest: That one's my shape.
= Madam may I sit with you? | lin

baker-street cecily
cecily > dora: Were you in the study at ten?
dora > cecily: I took the coffee, miss.
= I never said that Doctor and you know it | amory

elsinore guest without claudius polonius
hamlet > gertrude: You have turned the bed.
gertrude > guest: Will you have some wine?
hamlet > guest: It is a good wall.
= Just a little, please. | gertrude

midnight-cafe gus
lin > theo: I left something in a taxi, with all my numbers in it.
gus > nadia: Same again.
nadia > gus: You have not paid for the first.
= What was it you left in the taxi, love? | lin
`;

/** Written after the first two halves were right. */
export const written = `
midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= Theo did you do the reading | theo

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= Mrs Lin your tea is getting cold | lin

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= and what about you Nadia | nadia

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= Nadia why'd you paint over the sign | nadia

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= has anybody told Mrs Lin about the umbrella | *

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= did you give the ticket to Nadia | gus

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= Theo and Nadia seem close | gus

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= professor which chapter are you on | theo

midnight-cafe guest
gus > guest: Mind the third stool.
guest > gus: Why that one?
gus > guest: It's my shape.
= waitress could we have two coffees | nadia

midnight-cafe theo
nadia > theo: Where did you get a duck?
gus > lin: He found it at a bus stop.
= I told you already, it's on loan. | nadia

midnight-cafe theo
lin > nadia: I wrote my name on a cake once, in pencil.
gus > theo: You look done in, professor.
theo > gus: I have been up since Tuesday.
nadia > gus: Your cup, Gus.
= In pencil? On a cake? | lin

midnight-cafe nadia
gus > nadia: Can I have the other half on credit?
nadia > lin: Your tea, madam.
lin > nadia: Thank you, dear.
= No. House rule two. | gus or lin

midnight-cafe nadia
gus > theo: I drove a bishop to a wrestling match once.
lin > nadia: It has grown very warm in here.
= Who won, the bishop? | gus

midnight-cafe gus
lin ^
nadia > gus: Drink up.
gus > nadia: I'm nursing it.
= Blimey, you're drenched. Take my stool. | lin

midnight-cafe gus
theo ! stroke umbrella
nadia > gus: Drink up.
gus > nadia: I'm nursing it.
= What do you keep stroking that for? | theo

baker-street guest
bodley > guest: One does not sit there, sir.
guest > cecily: Is that your violin?
cecily > guest: It is George's.
= Why does one not sit there? | bodley

baker-street guest
bodley > guest: One does not sit there, sir.
guest > cecily: Is that your violin?
cecily > guest: It is George's.
= Strake you look guilty as sin | strake

baker-street guest
bodley > guest: One does not sit there, sir.
guest > cecily: Is that your violin?
cecily > guest: It is George's.
= Doctor Amory a word if I may | amory

baker-street guest
bodley > guest: One does not sit there, sir.
guest > cecily: Is that your violin?
cecily > guest: It is George's.
= so how did it get there Dora | dora

baker-street guest
bodley > guest: One does not sit there, sir.
guest > cecily: Is that your violin?
cecily > guest: It is George's.
= have you ever spoken to Strake | cecily

baker-street pell
pell > amory: When did you wake?
amory > pell: When the shouting began.
cecily > pell: May I open a window?
= By all means. | cecily

baker-street pell
pell > amory: When did you wake?
amory > pell: When the shouting began.
cecily > pell: May I open a window?
= Whose shouting? | amory

baker-street pell
pell > amory: When did you wake?
amory > pell: When the shouting began.
= Bodley fetch the lamp. Dora stay here. | bodley dora or dora bodley

baker-street cecily
strake > pell: She called him a cash-box, to his face.
cecily > dora: Is the fire out?
dora > cecily: Nearly, miss.
pell > strake: Did she.
= A cash-box? I called him worse than that. | strake or pell

elsinore horatio without claudius polonius
horatio > gertrude: Madam, are you hurt?
gertrude > horatio: Not where it shows.
torben > horatio: Shall I bar the gate?
= Yes, bar it. | torben

elsinore horatio without claudius polonius
horatio > gertrude: Madam, are you hurt?
gertrude > horatio: Not where it shows.
= Hamlet that was ill done | hamlet

elsinore horatio without claudius polonius
horatio > gertrude: Madam, are you hurt?
gertrude > horatio: Not where it shows.
= Torben how deep is the water at the stair | torben

elsinore gertrude without claudius polonius
hamlet > gertrude: I had a dog that waited so, at the door, for my father.
gertrude > horatio: Is it late?
horatio > gertrude: Past one, madam.
torben > horatio: Ten past.
= What became of the dog? Did he stop waiting? | hamlet

elsinore guest without claudius polonius
torben ! polish bell
guest > horatio: Do you sleep?
horatio > guest: In chapters.
= Does it need so much polishing? What are you wiping off it? | torben

elsinore guest without claudius polonius torben horatio
guest > hamlet: Whose are the boots?
hamlet > guest: Ask the feet.
= Your Majesty you have gone quite pale | gertrude

midnight-cafe guest
guest > gus: 您贵姓？
gus > guest: 叫我格斯。
= 西奥你饿不饿 | theo

midnight-cafe guest
guest > gus: 您贵姓？
gus > guest: 叫我格斯。
= 你多大了呀西奥 | theo

midnight-cafe guest
guest > gus: 您贵姓？
gus > guest: 叫我格斯。
= 林太太那把灰伞您还要吗 | lin

midnight-cafe guest
guest > gus: 您贵姓？
gus > guest: 叫我格斯。
= 林太太那把灰伞是谁的 | gus

midnight-cafe guest
guest > gus: 您贵姓？
gus > guest: 叫我格斯。
= 老板娘茶凉了换一杯呗 | nadia

midnight-cafe guest
guest > gus: 您贵姓？
gus > guest: 叫我格斯。
= 你跟娜迪亚很熟吗 | gus

midnight-cafe guest
guest > gus: 您贵姓？
gus > guest: 叫我格斯。
= 其实吧西奥你该去睡觉了 | theo

midnight-cafe theo
lin > theo: 孩子，你冷不冷？
gus > theo: 教授，雨小了。
= 不冷，谢谢。 | lin

midnight-cafe nadia
gus > lin: 我拉过一位主教，去看摔跤。
lin > nadia: 姑娘，这圈印子是汤。
nadia > lin: 是上上个星期四的。
theo > nadia: 续一杯。
= 那位主教后来赢钱了吗？ | gus

midnight-cafe nadia
theo > gus: 占有等于控制加意图。
nadia > lin: 您的茶。
lin > nadia: 谢谢。
= 意图？什么意图？ | theo

baker-street pell
pell > dora: 你几点上的楼？
dora > pell: 十点，小姐。
= 博德利你呢 | bodley

baker-street pell
pell > dora: 你几点上的楼？
dora > pell: 十点，小姐。
= 医生麻烦您过来看看这伤口 | amory

elsinore horatio without claudius polonius
horatio > torben: 汤还有吗？
torben > horatio: 还有一碗。
= 王后您别再看那面墙了 | gertrude

elsinore horatio without claudius polonius
horatio > torben: 汤还有吗？
torben > horatio: 还有一碗。
= 你觉得哈姆雷特疯了没有 | torben
`;
