/**
 * What findings say, in Chinese: the English sentence, and set in under it the Chinese one. `{}` stands for what differs, in
 * order; `{2}` where the order changes.
 */
export const chineseFindings = `
“{}” is never played: its "moot" always holds
  “{}”永远不会上演：它的 moot 总是成立
Ask for something that may be so or not, or leave "moot" out.
  请改成有时成立、有时不成立的条件，或去掉 moot。
Give the inner conditions names in blueprint.conditions and ask for them with { "named": … }.
  请在 conditions 里给内层条件起名，再用名字引用。
and {} more
  还有{}处
Mend these, and check the scene again.
  先改好这些，再检查一遍。
it asks for {} of {}
  它要求{2}个里有{1}个
it asks for something and for its opposite
  它既要求一件事，又要求它的反面
“{}” has never been played by then
  到那时“{}”还没有演过
“{}” belongs to a later point
  “{}”属于后面的情节点
it leaves no case over
  它没有留下任何一个案情
“{}” is always over by then
  到那时“{}”总是已经结束
it asks for two cases at once, “{}” and “{}”
  它同时要求两个案情：“{}”和“{}”
it asks {} to be {} and not to be
  它要求{}既是“{}”又不是
it asks for {} in two places at once
  它要求{}同时在两个地方
{} is certain that {}, and that {}: only one can be so
  {}既确信“{}”，又确信“{}”：两者只能有一个成立
Make one of them uncertain ("certainty" below {}), part them with "when", or make the false one a "lie" of the other's "secret".
  请让其中一个不那么确定（certainty 低于{}），用 when 把它们分开，或者把假的那个写成另一个 secret 里的 lie。
“{}” contradicts itself
  “{}”与自己矛盾
Name another matter here.
  这里请写另一件事。
“{}” contradicts “{}”, but not the other way round
  “{}”说与“{}”矛盾，反过来却没有说
Add "{}" to {}.contradicts.
  请把“{}”加进 {} 的 contradicts。
{} knows “{}” only when it is not so: {}
  只有在“{2}”不成立时{1}才知道它：{3}
Let the two "when"s hold together, or make it knowledge of another matter.
  请让两个 when 能同时成立，或改成知道另一件事。
Give one of them another garment, colour, hair or hat: people are told apart at ten metres.
  请给其中一人换一件衣服、颜色、发型或帽子：观众在十米外辨认他们。
{} and {} look exactly alike
  {}和{}看上去一模一样
{} and {} are described in the same words, and look exactly alike
  {}和{}的描写一字不差，看上去一模一样
{} is in {} at “{}”, where nobody of the scene hears it
  演到“{3}”时{1}在{2}，这场戏里没有人听得见
Put {} into "{}" with "enters" or the scene's "places", or let them go there first.
  请用 enters 或这场戏的 places 把{}放到“{}”，或让他们先走过去。
{} is nowhere, or dead, when the play begins, and never enters
  开场时{}不在任何地方（或已死），之后也从不上场
Give "{}" an "at" in entities, or let them come on with "enters" at a point or "places" of a scene.
  请给“{}”写上 at，或用情节点的 enters、场景的 places 让他们上场。
{} has no profile: nobody can play them, and they never act or speak
  {}没有人物说明：没人能演，也从不说话行动
Add a profile with "actor": "{}" to blueprint.profiles, or make them a prop.
  请为“{}”写一份人物说明（cast 里的文件），或改成道具。
{} is not on the stage at “{}”: the road ends here
  演到“{2}”时{1}不在台上：这条路到此为止
Let {} enter at "{}" or before it, or give the beat to somebody who is there.
  请让{}在“{}”或之前上场，或把这一拍交给在场的人。
Ask for something that can hold while this point is being played.
  请改成在这个情节点上演时能成立的条件。
nobody can ever meet the flag of “{}”: {}
  谁也不可能达成“{}”：{}
no road leads to the flag of “{}”: {}
  没有一条路通向“{}”：{}
Let a beat of this point do or say it, or let a consequence bring it about; or ask for something else.
  请让这个情节点的某一拍去做、去说，或由 consequences 促成；或者改条件。
“{}” waits for “{}”, which can only be played at “{}”, long before
  “{}”等着“{}”，而它只能在早得多的“{}”上演
Ask for what "{}" brings about, so that it can still come about; or give an { "any": [ … ] } with another way.
  请改问“{}”带来的结果，这样以后还能成立；或用“或”再给一种办法。
“{}” has no road and nothing that happens otherwise: without a model it may be left behind unplayed
  “{}”没有路，也没有 otherwise：没有模型时可能演不到就过去了
Give it a trajectory with a beat, or an "otherwise" with what happens when nobody brings it about.
  请给它写至少一拍，或写 otherwise：没人促成时会发生什么。
{} is hidden, and nobody finds it before this
  {}是藏着的，在这之前没人找到它
Let somebody search for it in a beat before, or take the trait "hidden" away.
  请让前面某一拍有人去找，或去掉 hidden。
{} is {} {}, and nothing can be {} {}
  {1}放在{3}（{2}），可是{5}放不了东西（{4}）
Give "{}" the trait "{}", or put "{}" somewhere else.
  请给“{}”加上“{}”，或把“{}”放到别处。
{} can carry nothing at all: its capacity is 0
  {}什么也拿不了：capacity 是 0
{} has room for nothing: its capacity is 0
  {}什么也放不下：capacity 是 0
Leave "capacity" out for as much as one likes, or say how many things of size 1 it takes.
  不写 capacity 就不限量；要写就写能放几件大小为 1 的东西。
{} has room for {}, and holds {}: {}
  {}只放得下{}，却放了{}：{}
Make the capacity larger, or put less there.
  请把 capacity 改大，或少放一些。
the play is in “{}”, and all {} lines of {} are in {} script: {} cannot answer anybody
  这出戏的语言是“{1}”，而{3}的{2}句台词全是{4}文字：谁的话也答不了
Write lines in "{}" for {}, or set blueprint.language to the language of the play.
  请用“{}”给{}写台词，或把 language 改成这出戏的语言。
the play is in “{}”, and this clause is in {} script
  这出戏的语言是“{}”，这一句却是{}文字
Write the clause in "{}", and put this one into "claimIn".
  请用“{}”写这一句，把现在这句放进 claimIn。
the play is in “{}”, and every way to play “{}” is in {} script
  这出戏的语言是“{}”，而“{}”的每一种演法都是{}文字
Write a way in "{}" as well.
  请再用“{}”写一种演法。
“{}” is not a language code
  “{}”不是语言代码
Write a code such as "en", "zh" or "pt-BR".
  请写 en、zh、pt-BR 这样的代码。
Use a code such as "zh" or "fr" as the key.
  键请用 zh、fr 这样的代码。
this clause is said to be in “{}” and is in {} script
  说是“{}”的句子，写的却是{}文字
Write it in "{}", or give it the code of the language it is in.
  请用“{}”写，或改成它实际语言的代码。
this line is never said: its condition can never hold at the points it is for, since {}
  这句台词永远说不出来：在它所属的情节点上条件不可能成立，因为{}
this line is never said: its condition can never hold, since {}
  这句台词永远说不出来：条件不可能成立，因为{}
Take out a part of the condition, or give the line other points.
  请去掉条件的一部分，或换别的情节点。
{} is not on the stage at “{}” and says nothing there
  演到“{2}”时{1}不在台上，说不了话
Take "{}" out, or let {} enter at it or before it.
  请去掉“{}”，或让{}在它或之前上场。
{} would say this to {}
  {}会对{}说这句
Name somebody else, or leave "to" out.
  请换一个人，或去掉 to。
{} never comes on: nobody can say this to {}
  {}从不上场：没人能对{}说这句
Let them enter, or leave "to" out.
  请让他们上场，或去掉 to。
“{}” has no letter in it: no line holds it
  “{}”里没有字：没有台词会含有它
Write a word somebody may say, or take it out.
  请写一个有人会说的词，或去掉它。
Let the two "when"s hold together, or let the line be about something else.
  请让两个 when 能同时成立，或让这句台词说别的事。
“{}” is never so when this line may be said: {}
  这句台词能说的时候“{}”从不成立：{}
Put what both answer into one of them, or find other words: nothing is said twice within ten minutes.
  请把两处合成一处，或换个说法：十分钟内同一句话不说两遍。
{} has this line already, at {}
  {}已经有这句台词了，在 {}
{} says word for word what {} says at {}
  {1}与{2}在 {3} 说的话一字不差
Find words for one of the two that only they would use.
  请给其中一人换成只有他会说的话。
however “{}” is played, it does not say what its own "done" waits for{}
  无论怎样演“{}”，都说不出它自己的 done 等的话{}
Add words of the plays to "done", or one of the words to the plays.
  请把演法里的词加进 done，或把 done 里的词写进演法。
played so, “{}” does not say what its "done" waits for{}
  这样演“{}”，说不出它的 done 等的话{}
Add words of this play to "done", or one of the words to the play.
  请把这种演法里的词加进 done，或把 done 里的词写进去。
no key "{}" here: it is left out
  这里没有“{}”这一项：它被略过了
no key "{}" here
  这里没有“{}”这一项
Did you mean "{}"? There can be: {}.
  是不是“{}”？这里可以有：{}。
Take it out. There can be: {}.
  请去掉它。这里可以有：{}。
There can be: {}.
  这里可以有：{}。
"{}" means nothing here
  “{}”在这里没有意义
a condition is an object
  条件要写成一句话，或一组键值
Write it as one, such as { "beat": "the-noise" } or { "all": [ … ] }; or leave the key out.
  例如“beat the-noise”或 { "all": [ … ] }；不需要就去掉。
a condition that asks for nothing
  什么也没问的条件
It has one of: {}.
  可以是：{}。
{} alone is no condition
  只有{}还不是条件
It needs {} beside it.
  旁边还要有{}。
{} cannot stand in one condition
  {}不能放在同一个条件里
Make a condition of each and put them side by side: { "all": [ … ] } if both must hold, { "any": [ … ] } if one is enough.
  请各写一个条件再放在一起：都要成立用 all，成立一个就够用 any。
Did you mean "{}"? A condition has one of: {}.
  是不是“{}”？条件可以是：{}。
A condition has one of: {}.
  条件可以是：{}。
a condition has no key "{}"
  条件没有“{}”这一项
Write it like this: {}.
  请写成这样：{}。
this can never hold, since {}: {}
  这不可能成立，因为{}：{}
Take out one of the two, or make an { "any": [ … ] } of them.
  请去掉两者之一，或用“或”连起来。
it is never so
  它从不成立
whatever asks for it waits in vain
  等它的都是白等
it is never known
  永远没人知道它
it never opens the secret
  它永远打不开这个秘密
it is never said
  它永远说不出来
the desire is never felt
  这个愿望永远不会生出
the desire is never stilled
  这个愿望永远不会满足
the point is never passed over
  这个情节点永远不会略过
the result is never told
  结果永远不会讲出来
it never happens by itself
  它永远不会自己发生
it never follows
  它永远不会随之而来
there is no road for a person who lets {} live: only {}’s death leads on from “{}”
  玩家若让{1}活着就没有路：“{3}”之后只有{2}死了才能往下
Let something else meet the flag as well, with "any", or say in "moot" when there is nothing left to play.
  请用“或”再给一种达成的办法，或在 moot 里写明什么时候不必再演。
without {} no road leads on from “{}”, and nothing happens by itself: should they die or leave, the point is given up
  没有{}就没有路从“{}”往下，也没有自己发生的事：他们若死了或离开，这个情节点就只能放弃
Write a road that others can take, an "otherwise", or say in "moot" when there is nothing left to play.
  请写一条别人能走的路，写 otherwise，或在 moot 里写明什么时候不必再演。
“{}” is on another road
  “{}”在另一条路上
nobody has a line that says {} or the like
  没有人有说{}之类的台词
{} has no line that says {} or the like
  {}没有说{}之类的台词
nobody has a line that says {}
  没有人有说{}的台词
{} has no line that says {}
  {}没有说{}的台词
nobody has anything to play that does “{}”
  没有人有“{}”的演法
{} has nothing to play that does “{}”
  {}没有“{}”的演法
nobody knows “{}”, and no beat tells it
  没有人知道“{}”，也没有哪一拍说出它
nothing makes the state “{}” of {} {}
  没有什么能让{2}的“{1}”变成{3}
nothing moves {} there
  没有什么会把{}移到那里
nothing moves {} into {}
  没有什么会把{}移进{}
Write { "entities": [ … ], "blueprint": { … } }; docs/for-authors.md has an example of everything.
  请写成 { "entities": [ … ], "blueprint": { … } }；docs/for-authors.md 里样样都有例子。
a scene is an object
  一出戏要写成一组键值
Name something here that is an {}.
  这里请写一个{}。
Name something here that is a {}.
  这里请写一个{}。
Give one of the two another name.
  请给其中一个换个名字。
Say everything of it in one entry.
  请把它的事都写在一处。
Take one of them out of the circle, or say there what it really waits for.
  请把其中一个从圈里拿出来，或写明它真正等的是什么。
Put one of them somewhere else.
  请把其中一个放到别处。
Add a profile to blueprint.profiles, or give the beat to somebody else.
  请给他写人物说明（cast 里的文件），或把这一拍交给别人。
Add it.
  请补上。
Bring it down to {}.
  请减到{}。
Bring it up to {}, or leave the key out where it is not needed.
  请加到{}，不需要就去掉这一项。
Write something here, or leave the key out.
  这里请写点什么，或去掉这一项。
Take it out, or see docs/for-authors.md.
  请去掉它，或看 docs/for-authors.md。
Write it as docs/for-authors.md and DESIGN show it.
  请照 docs/for-authors.md 的样子写。
Did you mean "{}"? Otherwise: name one that is there.
  是不是“{}”？不然请写一个已有的。
Did you mean "{}"? Otherwise: add it to {}, or name one that is there.
  是不是“{}”？不然请把它加进 {}，或写一个已有的。
Add it to {}, or name one that is there.
  请把它加进 {}，或写一个已有的。
Name one that is there.
  请写一个已有的。
this road is never open: {}
  这条路永远走不通：{}
“{}” can never be played: {}
  “{}”永远演不了：{}
these beats wait for one another, and none can be played first: {}
  这几拍互相等着，谁也不能先演：{}
Take one of them out of the "when" of the others, or put them on the road in the order they wait for.
  请把其中一个从别人的 when 里去掉，或按它们等的顺序排在路上。
nobody can get to {}: no exit leads there, and nobody begins or enters there
  没人到得了{}：没有出口通向那里，也没人在那里开场或上场
Give a place that is used an exit with "to": "{}", or take the place out.
  请给用到的地方加一个通往“{}”的出口，或去掉这个地方。
Put the key where somebody can take it, name another "key", or leave the thing unlocked.
  请把钥匙放在有人拿得到的地方，换一把 key，或不上锁。
{} is locked, and has no key: anybody opens it with bare hands
  {}锁着，却没有钥匙：谁都能空手打开
{} is locked, and its key, {}, is nowhere in the play
  {}锁着，它的钥匙（{}）在戏里哪儿也没有
{} is locked, and its key, {}, is locked up inside it
  {}锁着，它的钥匙（{}）就锁在里面
{} is locked, and its key, {}, is in {}, whose key is in it
  {}锁着，它的钥匙（{}）在{}里，而后者的钥匙又在它里面
{} is called “{}” twice
  {}有两个“{}”的名字
Take one of the two out.
  请去掉其中一个。
“{}” is {} ({}) as well: nobody can tell which is meant
  “{}”也是{}（{}）：没人知道说的是哪个
Give one of them another name that says more: “the red cup”.
  请给其中一个换个更清楚的名字：“红杯子”。
{} lies in plain sight when “{}” opens, and whoever shows it is told {}'s secret “{}”
  “{2}”一开始{1}就摆在明处，谁拿出来{3}都会说出秘密“{4}”
Hide "{}": give it the trait "hidden", put it into something closed, or let the secret open to something else.
  请把“{}”藏起来：加上 hidden，放进关着的东西里，或让秘密由别的打开。
{} keeps “{}” secret, and {} will tell it to anybody who asks
  {}保守着“{}”的秘密，{}却会告诉任何来问的人
Make it a secret of {} too, part the two with "when", or let {} speak of it.
  请让它也成为{}的秘密，用 when 把两者分开，或让{}说出来。
nothing opens {}'s secret “{}”: it is never told
  没有什么能打开{}的秘密“{}”：它永远说不出来
Say what opens it: "trust", "pressure", "shown", "when" or "to"; or leave the knowledge out.
  请写明什么能打开它：trust、pressure、shown、when 或 to；或去掉这条。
this road never reaches the flag of “{}”: {}
  这条路永远到不了“{}”：{}
Add the beat that brings the flag about, or take the road out.
  请补上促成它的一拍，或去掉这条路。
Use another verb, or a name of something in entities; try it out with \`proscenium rehearse\`.
  请换个动词，或用戏里东西的名字；可以用 proscenium rehearse 试一试。
the narrator refuses this: {}
  这件事做不成：{}
{} has no answer to: {}; few answers to: {}
  {}没有话回答：{}；回答太少：{}
{} has no answer to: {}
  {}没有话回答：{}
{} has few answers to: {}
  {}的回答太少：{}
Write lines with these "acts": {} each for {}, {} for the others.
  请为这些写台词：{2}各{1}句，其余{3}句。
{} is to tell “{}”, and does not know it
  要由{}说出“{}”，可他并不知道
Give {} a "knows" with "matter": "{}", or a beat that tells it; or take "by" out.
  请给{}一条知道“{}”的 knows，或一拍把它说出来；或去掉说话的人。
{} is “{}” from the start, and is nothing that can be
  {}一开始就是“{}”，可它不可能这样
Give it the trait "{}", or take "{}" out of its state.
  请给它加上“{}”，或从 state 里去掉“{}”。
Ask for a state the thing can have, or let a consequence or a turn of events set it.
  请改成它能有的状态，或由 consequences、otherwise 来改变它。
this waits in vain: {}
  这是白等：{}
`;
