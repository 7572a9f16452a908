/** What is said of files that cannot be read, of rehearsals, and the words that stand in such sentences; as in `zh.ts`. */
export const chineseReadings = `
there is no cast/{}.yaml
  没有 cast/{}.yaml 这个文件
expected a {}: id, name and so on
  这里应是一个{}：id、name 等等
“{}” is nothing a world has: expected {}
  world 里没有“{}”：应是 {}
{}, at “{}”
  {}，在“{}”处
expected a change such as “door is open”, got “{}”
  应写改变之后的样子，例如“door is open”，这里是“{}”
“{}” is nothing that lines answer: expected what is said (insult), done (theft) or felt (angry), or on, about, to, at, when
  台词不回答“{}”：应是别人说的（insult）、做的（theft）、心情（angry），或 on、about、to、at、when
expected names with values: \`title: …\`
  应写成“名字: 值”，例如 title: …
“{}” is said already in another file
  “{}”在另一个文件里已经写过了
“{}” is more than one thing: write {}
  “{}”不止一个：请写 {}
nothing here is called “{}”: did you mean “{}”?
  这里没有叫“{}”的：是不是“{}”？
nothing here is called “{}”
  这里没有叫“{}”的
nothing is said of “{}” in this language: set it in on the line below
  “{}”没有译文：请缩进写在下一行
a translation stands under its text
  译文要写在原文下面
expected where it is, such as “in study” or “held by hamlet”, got “{}”
  应写在哪里，例如“in study”“held by hamlet”或“在书房里”“在哈姆雷特手里”，这里是“{}”
nested too deep
  嵌套太深
anchors and aliases (&, *) are not read here: write it out
  这里不读锚点和别名（&、*）：请写全
not something that can stand here
  这里不能写这个
expected a name before the colon
  冒号前应有名字
not a name that can stand here
  这里不能用这个名字
expected “and” or “or” before “{}”
  “{}”前面应有“和”或“或”
expected play, act, scene or point
  应是 play、act、scene 或 point（全剧、这幕、这场、这点）
expected words in quotation marks
  应有引号里的话
expected words in quotation marks, or what is done by them
  应有引号里的话，或说的是什么（promise 等）
expected what somebody said or did
  应写谁说了什么或做了什么
expected a number
  应是一个数
expected a name
  应是一个名字
expected a state
  应是一种状态
expected a matter
  应是一件事
expected a verb
  应是一个动词
expected a value
  应是一个值
expected a condition
  应是一个条件
expected “{}”
  应有“{}”
not JSON that can be read
  这段 JSON 读不懂
not words that can be read
  这段话读不懂
nobody is spoken to here: say to whom
  这里没有说话的对象：请写明对谁
“{}” cannot stand in a condition
  条件里不能有“{}”
this brace is never closed
  这个括号没有合上
play.yaml has no point “{}”
  play.yaml 里没有情节点“{}”
nothing is played in this scene
  这场戏什么也没演
say where this scene plays: INT. and a place
  请写明这场戏在哪里：INT. 加地点
no place is called “{}”: did you mean “{}”?
  没有叫“{}”的地方：是不是“{}”？
“{}” is nothing a play has: did you mean “{}”?
  play.yaml 里没有“{}”这一项：是不是“{}”？
“{}” is nothing a play has: expected {}
  play.yaml 里没有“{}”这一项：可以有 {}
“{}” is nothing somebody of the cast has: did you mean “{}”?
  人物文件里没有“{}”这一项：是不是“{}”？
“{}” is nothing somebody of the cast has: expected {}
  人物文件里没有“{}”这一项：可以有 {}
no place is called “{}”
  没有叫“{}”的地方
expected who is where, such as “ada in kitchen”, got “{}”
  应写谁在哪里，例如“ada in kitchen”，这里是“{}”
nobody in the cast is called “{}”: did you mean “{}”?
  演员表里没有叫“{}”的人：是不是“{}”？
nobody in the cast is called “{}”
  演员表里没有叫“{}”的人
“{}” is no note that can stand here: expected {}
  这里不能有“{}”：可以是 {}
nobody of the cast does this: “{}”
  这不是演员表里哪个人做的：“{}”
Give the points that are passed over a road that can be played, or an “otherwise”.
  请给被略过的情节点一条能演的路，或写 otherwise。
the play comes to no end of its own: {}
  这出戏走不到自己的结局：{}
nobody brings this about in {} of {} rehearsals: {}
  {2}次排练里有{1}次没有人促成它：{3}
Write a road that somebody else can play, or put more into the beats of those there are.
  请写一条别人也能演的路，或把现有的几拍写得更足。
{} s without a line, before the first word ({}); {} such in all
  第一句话之前{}秒没有台词（{}）；一共{}处
{} s without a line, after “{}” ({}); {} such in all
  “{2}”之后{1}秒没有台词（{3}）；一共{4}处
Give somebody a beat here, a line of their book that opens a talk, or a desire; “patience” says how soon help comes.
  请在这里给谁加一拍、一句能开头的台词或一个愿望；patience 决定多久来帮忙。
nobody took this road in {} rehearsals
  {}次排练里没有人走这条路
See whether its “when” can hold, and whether another road always goes before it.
  请看它的 when 能否成立，是不是总有别的路抢在前面。
nobody played this beat in {} rehearsals
  {}次排练里没有人演这一拍
See whether its “when” can hold, who stands where, and whether the flag is met before it.
  请看它的 when 能否成立、谁在哪里，是不是在它之前就已达成。
Change it there; docs/for-authors.md says what can stand where.
  请在那里改；docs/for-authors.md 里写着哪里能写什么。
Change it there; docs/for-authors.md says under “Staging” what can be said.
  请在那里改；docs/for-authors.md 的“Staging”一节写着能写什么。
there is no form “{}”: {} is shown by its name
  没有“{}”这种形状：{}按名字显示
Name a thing of everyday life such as "armchair" or "lantern", or leave "form" out.
  请写日常的东西，如 armchair、lantern，或去掉 form。
asks for itself: {}; one of them must ask for something that can be seen
  绕回了自己：{}；其中必须有一个问看得见的事
no entity and no matter "{}"
  没有叫“{}”的东西，也没有这件事
"{}" has no profile and cannot play
  “{}”没有人物说明，演不了
no entity "{}"
  没有“{}”
expected {}, but "{}" is a {}
  应是{}，可“{}”是{}
more than {} parts, once the conditions it names are written out: ask for fewer of them
  把引用的条件展开后超过{}个部分：请少用几个
no matter "{}"
  没有“{}”这件事
no point "{}"
  没有情节点“{}”
no beat "{}"
  没有“{}”这一拍
no case "{}"
  没有案情“{}”
no condition "{}"
  没有条件“{}”
"{}" is taken already
  “{}”已经用过了
"{}" has been placed already
  “{}”已经放过了
"{}" has looks already
  “{}”的样子已经写过了
a thing cannot be inside itself: {}
  东西不能在自己里面：{}
inside more than {} things, one in the other: take some of them out
  一层套一层超过{}层：请拿出来一些
expected a short name such as "the-noise" (small letters, 0–9, dashes)
  应是短名，如 the-noise 或“雨停了”（小写字母、汉字、数字、短横）
expected an id such as "prop:dagger" (kind, colon, short name without spaces)
  应是 prop:dagger 这样的 id（种类、冒号、不带空格的短名）
expected a colour such as "{}"
  应是“{}”这样的颜色
expected a colour such as "{}", or "none"
  应是“{}”这样的颜色，或 none
expected {}, got {}
  应是{}，这里是{}
Write {} here.
  请在这里写{}。
must not be empty
  不能为空
too large: at most {}
  太大：最多{}
too small: at least {}
  太小：至少{}
unknown key {}
  不认识的项 {}
not a key that can stand here
  这里不能有这一项
must not contain control characters
  不能含有控制字符
expected one of the known kinds, got {}
  应是已知的一种，这里是{}
not valid: {}
  无效：{}
text
  文字
a list
  一个列表
an object
  一组键值
a number
  一个数
a whole number
  一个整数
true or false
  true 或 false
nothing
  空
place
  地点
actor
  人物
prop
  道具
{} silent
  {}不开口
{} stubborn
  {}偏不肯
rehearsal {} of {}: {}: {}, {} s, {} lines, {} of {} points played
  排练 {}/{}：{}：{}，{}秒，{}句台词，{}/{}个情节点演到
no end
  没有结局
{} errors, {} warnings
  {}处错误，{}处警告
{} error, {} warnings
  {}处错误，{}处警告
{} errors, {} warning
  {}处错误，{}处警告
{} error, {} warning
  {}处错误，{}处警告
error
  错误
warning
  警告
beat {}
  第{}拍
line {}
  第{}句
way {}
  第{}种
entrance {}
  第{}次上场
knowledge {}
  所知{}
desire {}
  愿望{}
exit {}
  出口{}
seed {}
  种子{}
{} and {}
  {}和{}
`;
