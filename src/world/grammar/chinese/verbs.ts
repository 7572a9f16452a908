import type { VerbName } from '../../../drama/verb.ts';
import type { OwnVerb, OwnVerbs } from '../../own-verbs.ts';
import { wordClass, type WordClass } from './words.ts';

/** How a Chinese verb takes what stands around it. */
export type Frame =
  /** 拿起信: a thing behind it. */
  | 'act'
  /** 放, 塞, 倒: a thing and a place for it. */
  | 'put'
  /** 递, 交: a thing and a person. */
  | 'give'
  /** 看, 搜: a thing, or the side of one. */
  | 'look'
  /** 坐, 跪, 躲: a place to be. */
  | 'rest'
  /** 走, 跑: a way, by what stands behind it. */
  | 'move'
  /** 点头, 笑: nothing behind it; a person only by 向 or 对. */
  | 'bare'
  /** 说, 命令: a person; what is said or asked for is not done. */
  | 'say'
  /** 让, 逼, 说服: somebody else, and what they are to do. */
  | 'make'
  /** An idiom of the body: told as it was written. */
  | 'emote';

export interface ChineseVerb {
  readonly frame: Frame;
  readonly verb: VerbName;
  /** The English nearest to the word used. */
  readonly word: string;
  /** What the verb itself says: the 头 of 抬头 (`part`), the 前 of 上前 (`direction`). */
  readonly part?: string;
  readonly direction?: string;
}

/** `frame verb|word: forms`; `verb>direction`, `verb.part` say more. */
const lines = `
act take|pick up: 拿起来 拿起 捡起来 捡起 拾起 拾起来 拣起 抓起 抓起来 抄起 端起 端起来 拎起 提起 抱起 捧起 操起 掂起 捡 拾 拣 拈起 捏起 夹起 拿上 带上
act take|take: 拿 取 拿走 取走 拿来 取来 取过 拿过 拿过来 取过来 拿回 取回 拿回来 收走 带走 接过 接过来 收下 接 拿到 取下 取下来 拿下 拿下来 采 采下 端走 端来 搬走 抽走 拿去 获取 收回 要回
act take|grab: 抓住 抓 抓过 抓过来 揪住 揪 攫住 逮住 捉住 抓到 抓紧 拉住 拽住 扯住 擒住
act take off|take off: 脱下 脱下来 脱掉 脱 脱去 摘下 摘下来 摘掉 摘 解下 卸下 除下 褪下
act steal|snatch: 夺过 夺过来 夺走 夺下 夺 抢过 抢过来 抢走 抢下 抢 抢夺 夺取
act steal|steal: 偷走 偷拿 偷 偷取 窃取 盗走 盗 顺走
act take|take out: 拿出来 拿出 取出来 取出 捞出 捞起
act draw|take out: 掏出来 掏出 摸出 抽出来 抽出 亮出 掏
act draw|draw: 拔出来 拔出 拔 抽 拔起
act sheathe|sheathe: 收剑入鞘 还剑入鞘 收鞘
put reach|reach: 伸 伸进 伸到 伸向 探 探进
act put away|put away: 收起来 收起 收好 收 揣起来 揣好
act hold|hold: 握住 握着 握紧 握 握了握 握一握 握握 拿着 抓着 捧着 捧 攥着 攥紧 攥住 紧握 紧握着 捏着 端着 端 提着 提 拎着 拎 持着 持 手持 手握 手执 按住 按着 扶着 抱着 搂着 夹着 扛着 扛 背着 带着 托着 托 叼着
act raise|raise: 举起 举起来 抬起 抬起来 举高 高举 举着 举 抬 扬起 竖起 竖起来 仰起 撑起 扬 掂 托起
act lower|lower: 放低 垂下 低下 垂 压低 垂下来
act drop|put down: 放下 放下来 搁下 撂下 放到一边 放在一边 搁在一边 卸
act drop|drop: 丢下 扔下 松开 放开 丢掉 扔掉 丢弃 抛下 撇下 抛弃 掉落 弄掉 失手掉 扔了 丢开 甩开
put put|put: 放 放好 搁 摆 摆好 摆放 放置 置 安放 塞 插 挂 挂好 铺 铺开 贴 堆 揣 装 存 搭 浸 泡 压 夹 安 收进 收到 收在 搬 架 垫 铺好 固定 留 撒 摊 靠放
put hide|hide: 藏 藏好 藏起来 藏起 躲藏 隐藏
put throw|throw: 扔 抛 投 掷 丢 甩 投掷 抛掷 扔出 抛出 扔出去 抛出去 扔过去 丢过去 摔 砸
act break|smash: 打碎 打破 砸碎 砸烂 摔碎 砸坏 砸破 击碎 敲碎 捣毁 踩碎 撞碎 捏碎 粉碎
act break|break: 弄坏 打坏 毁掉 折断 掰断 弄断 毁坏 毁 破坏 弄碎 折 掰 摧毁 摔坏 打烂
act tear|tear: 撕碎 撕毁 撕开 撕 撕掉 扯碎 扯破 撕破 撕下 撕下来 扯下 扯下来 撕成碎片 撕成两半 撕成两截
act cut|cut: 切 割 剪 割断 割开 切开 剪断 切断 砍断 削 剪开 裁 划开 割破 切下 割下 剪下 切碎 划破 切成
act stab|stab: 刺 捅 扎 刺穿 刺中 刺入 刺进 捅进 捅入 刺杀 捅穿 扎进 刺向 捅向 直刺
act slash|slash: 砍 劈 挥砍 斩 砍倒 砍向 劈向 砍伤 劈开 砍下
act kill|kill: 杀 杀死 杀掉 杀害 谋杀 干掉 刺死 砍死 打死 处死 弄死 杀了 宰 宰了 结果了
act poison|poison: 毒死 毒杀 毒害 药死 下毒 投毒 下药
act attack|electrocute: 电击 电死 电晕
act attack|gas: 毒气毒死 熏死
act attack|inject: 注射 麻醉 迷晕 打针
act tie|handcuff: 铐 铐住 铐上 铐起来 戴上手铐 上手铐
act break|bomb: 炸 炸毁 炸掉 炸开 炸死 引爆 炸碎
make decree|make: 让 使 令 逼 逼着 逼迫 迫使 强迫 强使 强令 诱使 驱使 促使 致使 唆使 胁迫 操纵 害得 弄得
act strangle|strangle: 掐 掐住 勒 勒住 扼住 掐死 勒死 扼 扼死 闷死
act hit|hit: 打 揍 捶 殴打 敲打 抽打 打倒 打中 打翻在地 痛打 捶打 打晕 打昏 打了
act hit|kick: 踢 踹 踢向
act hit|slap: 扇 掌掴 给了一巴掌 给了一耳光
act hit|punch: 拳打 一拳打 一拳打在
act strike|strike: 击 击打 击中 撞击 撞 猛击
act attack|attack: 攻击 袭击 进攻 决斗 搏斗 打斗 扭打 打架 厮杀 扑倒 扑上去 扑过去 反击 交战
act shoot|shoot: 射击 射 射杀 枪击 击毙 射中 射向
bare shoot|fire: 开枪 开火 扣动扳机 扣下扳机 开了一枪 放箭
act aim|aim: 瞄准 对准 瞄
act parry|parry: 格挡 招架 躲开 躲过 避开 闪避 闪开
act push|knock over: 踢翻 掀翻 打翻 撞倒 碰倒 弄翻 碰翻 推翻 推倒
act push|push: 推 推动 推开 推搡 按 按下 按动 撞开 推了一把 顶 推向
act pull|pull: 拉 拽 扯 拖 拖着 拉动 拖动 拉扯 拖走 拉走 拽着 拉下 拉出 拖出 拉过 拉过来 拖过 拖过来 扯住不放 揪着 拉着 拉起 拉起来 拽过来 拉到 拖到
act open|open: 撑开 撑 张开 打开 打开来 开 敞开 开启 启开 展开 打开了
act open|pull open: 拉开 掀开 揭开 翻开 拆开 撬开 拨开 掀起 拧开 拆 撩开 揭下 撩起 扯开 旋开 砸开
act open|kick open: 踢开 踹开
act close|close: 关上 关 关闭 合上 盖上 掩上 关好 合拢 合 带上门 拉上 关紧 掩 掩住 关起来 关起 扣上 闭 闭上 盖好 盖
act close|slam: 摔上 甩上 砰地关上 重重关上
act close|cover: 盖住 遮住 遮 蒙住 捂住 捂 蒙上 捂着 遮盖 掩着 捂紧
act lock|lock: 锁上 锁好 锁住 锁 反锁 闩上 闩 上锁 锁起来
act unlock|unlock: 开锁 解锁
act switch on|turn on: 开动 启动 接通 打开开关
act switch off|turn off: 关掉 关停 关了
act knock|knock: 敲 敲敲 叩 敲击 叩响 敲了敲 敲一敲
act ring|ring: 按响 摇响 敲响 打响 拉响
act play|play: 弹 弹奏 演奏 吹奏 奏 拉奏 奏响 弹起 拉起琴
act light|light: 点燃 点亮 点着 点上 点起 点起来 划 划着 划燃 划亮 生火 点火 点
act burn|burn: 烧 烧掉 烧毁 焚烧 烧了 烧成灰 放火烧 焚毁 焚
act extinguish|blow out: 吹灭 吹熄 吹
act extinguish|put out: 熄灭 扑灭 掐灭 弄灭 灭 灭掉 浇灭 踩灭 捻灭 按灭 熄 熄掉 捻熄
put pour|ladle: 舀 舀出 舀上 舀了
act drink|drink: 喝 偷喝 饮 喝下 喝光 喝掉 喝完 饮下 灌下 喝干 饮尽 一饮而尽 喝下去 饮用 喝起 痛饮
act drink|sip: 抿 呷 啜 啜饮 小口喝 抿一口 抿了一口 呷了一口
act eat|eat: 吃 偷吃 吃掉 吃下 吃完 吃光 咀嚼 嚼 啃 吞 吞下 咽下 吃下去 狼吞虎咽 享用 吞掉 吃起
act taste|taste: 品尝 尝 尝尝 品 舔 咬 咬了一口 咬下 尝了尝
put pour|splash: 泼 泼洒
put pour|spill: 洒 洒落
put pour|pour: 加 添 倒 倒上 倒出 斟 斟上 倒给 灌 盛 注 浇 滴 倾倒 沏
act pour out|pour out: 倒掉 泼掉 洒掉 倒光 打泼
act empty|empty: 倒空 清空 腾空
act fill|fill: 打水 汲水 倒满 装满 灌满 盛满 斟满 注满 填满 加满 续满 打满 续上
act wear|put on: 穿上 穿 戴上 戴 披上 披 套上 换上 裹上 戴好 穿好 穿起 穿戴 裹
put tie|tie: 系 绑 捆 拴 缚 绑住 捆住 绑好 系好 绑起来 捆起来 系上 系紧 拴住
act untie|untie: 解开 松绑 解
give give|give: 给 给了 交给 还给 送给 献给 呈给 拿给 分给 借给 转交 赠 给予 赠予 交还 赏 归还 交 交出 呈 献 奉上 呈上 送上 献上 交付 赏给 转交给 赠给 付给 留给 送 让给 端给
give give|hand: 递给 递 递上 递过 递过去 塞给 传给 传递 递还 递出 递来 递回
give show|show: 展示 出示 展现 展示给 出示给 亮给
look look|look: 看 看着 看向 看看 看一看 看了看 看一眼 看了一眼 望 望着 望向 瞧 瞧着 瞧了瞧 瞅 瞅着 观看 瞥 瞥向 瞥了一眼 瞥见 张望 瞟 看到 看见 望见 俯视 仰望 眺望 仰视 远眺 看了 看清 回望 瞻仰 扫了一眼 看过去 望去 看去 瞄了一眼 望了望 望了一眼
look stare|stare: 盯着 盯 凝视 凝望 注视 注视着 凝视着 盯住 凝望着 直视 逼视 打量着
look glare|glare: 瞪 瞪着 怒视 瞪了一眼 怒视着
look examine|examine: 检查 查看 察看 端详 打量 审视 细看 研究 观察 查验 检视 查 鉴定 端详着 检查一下 研究着 审视着
look search|search: 搜查 搜 搜索 翻 翻找 搜身 翻遍 翻动 摸索 翻查 搜遍 搜一搜
look find|look for: 找 寻找 找到 找寻 搜寻 寻 找出 翻出 发现 寻觅
look peek|peek: 窥视 偷看 偷窥 窥探 偷瞄 窥看
look watch|watch: 监视 看守 观望
look read|read: 读 阅读 默读 翻阅 读着 浏览 看完 读完 翻看
look read|read aloud: 朗读 念 宣读 诵读 读出 念出 读起 念着
look listen|listen: 听 倾听 聆听 偷听 听着 细听 侧耳倾听 侧耳细听 听了听 聆听着 偷听着
look smell|smell: 闻 嗅 闻到 嗅了嗅 闻了闻 嗅着 闻闻 闻着
look write|write: 写 写下 书写 记下 记录 涂写 抄写 抄 画 刻 题 写上 画上 刻下 写道 记
look sign|sign: 签 签字 签名 签署 签下 署名 签上 画押
act fold|fold: 折叠 折起 折起来 叠 叠好 叠起来 折好 卷起 卷起来 对折 揉成一团 团成一团
act seal|seal: 封 封上 封好 封口 密封 封起来
act wash|wash: 洗 清洗 冲洗 洗净 洗干净 涮 洗洗
act wipe|wipe: 擦 擦拭 擦干 擦去 拭 抹 擦擦 擦掉 拭去 抹去 擦了擦 擦干净 拭干 揩 擦净
act clean|clean: 打扫 清理 清洁 擦亮 扫 收拾 整理 掸 拂去 弄干净
act dirty|dirty: 弄脏 涂抹 玷污 沾污
act touch|touch: 摸 触摸 碰 触碰 触 摸摸 摸了摸 碰了碰 触及 摸着 按在
act touch|step on: 踩 踩了踩 踩住 踩着 踩到
act touch|poke: 拨弄 捅了捅 戳 戳戳 戳了戳 戳了一下 拨了拨
act touch|stroke: 抚摸 轻抚 抚 抚弄 摩挲 抚摸着 抚着 抚平
act touch|pat: 拍 拍拍 拍了拍 轻拍 拍打 拍着 拍一拍
act rub|rub: 揉 搓 摩擦 揉搓 揉了揉 搓了搓 挠 抓挠
act squeeze|squeeze: 捏 挤 压扁 捏了捏 挤压 捏住
act shake|shake: 摇 摇晃 晃 晃动 抖 摇动 晃了晃 摇了摇 摇摇 抖动 抖开 摇着
act kiss|kiss: 吻 亲吻 亲 吻了吻 亲了亲 轻吻 吻了 亲了一下 亲吻着 吻着
act embrace|embrace: 拥抱 抱住 搂住 搂 抱 相拥 拥住 抱紧 拥抱了 抱了抱 紧抱 搂抱 搂紧 拥入怀中
act help|help: 扶 扶起 扶起来 搀扶 帮助 扶住 搀 搀起 搀住 救 救起 安顿 照顾
act follow|follow: 跟着 跟上 跟随 追 追上 追赶 尾随 跟在 紧跟 追随 跟踪 跟 追着 追上去 跟上去 跟过去 追逐 陪 陪着 陪同
act lead|lead: 领着 带领 引 引领 领 牵 牵着 引着 牵起 带路 拉着走
act block|block: 挡住 拦住 堵住 拦 挡 阻挡 拦下 堵 挡在 拦在 堵在 阻止 挡着 阻拦
act guard|guard: 保护 守护 守卫 守 护住 护在 守住 守着 守在
act point|point: 指 指向 指着 指了指 指指 直指 指住
act wave|wave: 挥 挥舞 挥动 挥舞着 晃着 挥着 舞动 扬着
act swing|swing: 抡 抡起 荡
act count|count: 数了数 数一数 清点
act use|use: 投币 使用 利用 操作 摆弄
act turn|turn: 转动 拧 旋转 扭动 翻转 翻过来 翻过 转了转 拧紧 扭 拨动
act set|set: 调 调整 调节 设定 拨
act cook|cook: 煮 烤 煎 炒 烹饪 加热 炖 烧开 热一热
act buy|buy: 买 购买 买下
act sell|sell: 卖 出售 卖掉
act type|type: 打字 键入 输入
act call|phone: 打电话给 拨打 拨通 打电话
act plug in|charge: 充电
act plug in|plug in: 插上 接上
act catch|catch: 接住 接到
act carry|carry: 抬走 抱走 扛走 背走
act reach|reach for: 伸手去拿 伸手去抓 伸手去取 够 伸手够 伸手去够 伸手拿向
act wake|wake: 叫醒 唤醒 弄醒 摇醒 推醒 吵醒
act toast|toast: 敬 敬酒 干杯 碰杯 举杯 祝酒 举杯致意
rest sit|sit down: 坐下 坐下来 坐 落座 入座 就座 坐回 坐上 坐到 端坐 静坐 跌坐 瘫坐 坐着 坐定
rest sit|sit up: 坐起来 坐起 坐直 坐起身
rest lie|lie down: 躺下 躺下来 躺 趴 趴下 卧 躺倒 躺着 趴着 躺到 躺上 平躺
rest stand|stand up: 站起来 站起 站起身 站起身来 起身 起立 立起身 站直 爬起来 爬起身 立起 直起身 直起腰 挺身 起来 站了起来
rest stand|stand: 站 站立 站着 立 站定 站到 站在 立在
rest kneel|kneel: 单膝跪地 单膝跪下 双膝跪地 双膝跪下 跪地 跪下 跪下来 跪 跪倒 下跪 跪着 屈膝跪下 跪坐 长跪
rest crouch|crouch: 蹲下 蹲 蹲下来 蹲着 蹲下身 蹲下身子 下蹲 蜷缩 蜷缩着 伏 伏下
rest bend|lean: 靠 倚 靠着 倚着 倚靠 斜靠 斜倚 背靠
rest bend|bend: 弯腰 弯下腰 俯身 欠身 探身 俯下身 俯下身子 弯下身 弯下身子 探出身子 前倾 躬身 探过身 附身
rest hide|hide: 躲 躲避 躲起来 藏身 藏到 藏匿 潜伏 埋伏 闪到 躲到 躲进
rest sleep|sleep: 睡 睡觉 睡着 入睡 睡下 小睡 睡去 打瞌睡 睡着了
bare wake|wake: 醒 醒来 睡醒 苏醒 惊醒 醒过来
move go|walk: 走 步行 行走 踱步走 迈步 漫步 缓缓走 步 迈 信步 移步 返 前行
move go|run: 跑 奔 奔跑 冲 飞奔 狂奔 飞跑 小跑 疾跑 奔走 猛冲
move go|hurry: 赶 疾走 快走 匆匆走
move go|sneak: 溜 潜 闪 钻
move go|crawl: 爬 爬行 匍匐 挪 挪动 蹭
move go|charge: 扑 闯
move go|return: 返回 回 回到 折回 折返 回转
move go|approach: 凑 靠近 走近 接近 逼近 凑近 挨近 迎 靠拢
move go|go: 去 前往 到 来到 来 赴 通往 过 移动 移 移向 过去 过来 奔赴 直奔
move go|pass: 经过 路过 绕过 越过 跨过 绕 跨
move go|cross: 穿过 穿越 横穿
move go|flee: 逃 逃跑 逃走 逃离 逃开
move step|step back: 退 后退 倒退 往后退 向后退 退后
move jump|jump: 跳 跃 蹦 纵身 跳跃 一跃
move climb|climb: 攀 攀爬 攀登 攀上 爬上 登上 爬下 登 翻越
move enter|enter: 进 进入 入 步入 踏进 踏入 迈进 闯进 闯入
move exit|leave: 出 离开 离去 走出 退出 离 迈出 步出 走开 撤离 离场 退场 下场 退下 告退 告辞 离席
bare exit|leave: 出门 走人 扬长而去 拂袖而去 夺门而出 转身就走
bare enter|enter: 上场 登场 进门 入场 出场
bare go>up|go up: 上楼 上楼去 走上楼
bare go>down|go down: 下楼 下楼去 走下楼
bare step>forward|step forward: 上前 上前一步 迎上前 走上前 走上前去 走上前来 前进 凑上前 迎上去 走上来 走上去
bare step>aside|step aside: 让开 让路 闪身 闪到一旁 闪到一边 退到一旁 退到一边 让到一边 侧身让开 走到一旁 走到一边
bare pace|pace: 踱步 踱来踱去 走来走去 来回走动 来回踱步 徘徊 来回走 转来转去 走动
bare step>closer|step closer: 走近些 靠近些 凑近些 靠近一点
bare go|wander: 游荡 闲逛 散步
rest turn|turn: 转向 转身面对 面向 面对 面朝 转身对着 转过来对
bare turn>around|turn around: 转身 转过身 转过身来 转身来 回头 回过头 回过头来 扭头 转头 转过头 转过头来 掉头 回身 回转身 转过脸来 转过来
bare turn>away|turn away: 转过身去 转过头去 转过脸 转过脸去 背过身 背过身去 别过头 别过脸 别过头去 别过脸去 背转身 扭过头 扭过头去 背过脸
bare look>around|look around: 环顾 环顾四周 环视 环视四周 四下张望 四处张望 东张西望 扫视 左右张望 左顾右盼 四顾 张望四周 四下看看 看看四周 看了看四周
bare look>up|look up: 抬头看 抬眼 仰头 抬起眼 抬眼望 抬头望
bare look>away|look away: 移开目光 移开视线 避开目光 避开视线
act enter|get on: 上
act exit|get off: 下
bare dance|dance: 跳舞 起舞 舞蹈 翩翩起舞 跳起舞
bare wait|wait: 等 等待 等着 等候 停下 停下来 停住 停下脚步 站住 停步 停顿 停了停 停了一下 驻足 站着不动 一动不动 逗留 留下 留下来 停
bare wait|hesitate: 迟疑 犹豫 犹豫了一下 迟疑了一下 踌躇
bare freeze|freeze: 愣住 愣 呆住 僵住 怔住 愣了一下 愣了愣 僵 怔 目瞪口呆 发愣
bare nod|nod: 点头 点点头 点了点头 颔首 点头致意 点头示意 点一点头 连连点头 点了一下头 微微颔首
bare emote|shake: 摇头 摇摇头 摇了摇头 晃脑袋 直摇头 摇一摇头
bare smile|smile: 微笑 笑了笑 一笑 笑笑 微笑起来 莞尔 莞尔一笑 笑一笑 报以微笑 露出微笑 露出笑容 露出一丝微笑 含笑 嫣然一笑
bare laugh|laugh: 笑 大笑 笑出声 笑起来 哈哈大笑 放声大笑 笑出声来 大笑起来 失笑 哄笑 狂笑 笑了 笑了起来 发笑 捧腹大笑 仰天大笑 干笑
bare sneer|sneer: 冷笑 冷笑一声 讥笑 嗤笑 狞笑 嗤之以鼻 奸笑
bare smile|smile wryly: 苦笑 苦笑一下
bare grin|grin: 咧嘴一笑 咧嘴笑 咧嘴 坏笑 傻笑 咧开嘴
bare chuckle|chuckle: 轻笑 窃笑 暗笑 偷笑 轻笑一声 咯咯笑
bare cry|cry: 哭 哭起来 大哭 痛哭 哭出来 哭出声 放声大哭 嚎啕大哭 号啕大哭 哭了 哭了起来 哭喊
bare weep|weep: 流眼泪 哭泣 流泪 落泪 流下眼泪 流下泪 泪流满面 垂泪 掉眼泪 潸然泪下 流下了眼泪 落下眼泪
bare sob|sob: 啜泣 抽泣 抽噎 哽咽 呜咽
bare sigh|sigh: 叹气 叹息 叹了口气 叹口气 长叹 长叹一声 叹了一口气 叹 叹息一声 长叹一口气 叹了叹气
bare tremble|tremble: 颤抖 发抖 哆嗦 战栗 打颤 打战 发颤 颤栗 浑身发抖 颤抖起来 抖了抖 瑟瑟发抖
bare shiver|shiver: 打寒战 打冷战 打了个寒战 打了个冷战 打了个哆嗦
bare frown|frown: 皱眉 皱眉头 皱起眉头 皱了皱眉 皱起眉 蹙眉 紧锁眉头 眉头紧锁 皱着眉头
bare shrug|shrug: 耸肩 耸耸肩 耸了耸肩 耸耸肩膀 耸了耸肩膀
bare bow|bow: 鞠躬 鞠了一躬 行礼 深鞠一躬 躬身行礼 鞠个躬 作揖 拱手 欠身行礼 施礼 行了个礼 叩首 磕头 俯首行礼
bare look|look in the glass: 照镜子
bare curtsy|curtsy: 屈膝礼 行屈膝礼 屈膝行礼
bare salute|salute: 敬礼 敬了个礼 立正敬礼 致敬
bare wink|wink: 使眼色 使了个眼色 眨眼 眨眨眼 眨了眨眼 挤眼 挤了挤眼 眨了一下眼 递了个眼色 递眼色
bare yawn|yawn: 打哈欠 打了个哈欠 哈欠
bare burp|burp: 打嗝 打饱嗝
bare fart|fart: 放屁
bare spit|spit: 吐口水 吐唾沫 吐痰 啐
bare sleep|doze: 打盹
bare cough|cough: 咳嗽 咳了一声 咳 咳了咳 干咳 轻咳 轻咳一声 咳嗽一声 咳嗽起来
bare sneeze|sneeze: 打喷嚏 打了个喷嚏
bare pant|pant: 喘气 喘息 喘着气 大口喘气 喘着粗气 喘
bare gasp|gasp: 倒吸一口气 倒吸一口凉气 倒抽一口气 倒抽一口冷气 倒吸一口冷气 惊呼 惊叫 抽了一口气
bare scream|scream: 尖叫 惨叫 尖叫一声 尖叫起来 惨叫一声
bare groan|groan: 呻吟 哀叹 呻吟一声
bare growl|growl: 低吼 咆哮 怒吼 吼 吼叫
bare clap|clap: 鼓掌 拍手 鼓起掌来 拍掌 击掌
bare cheer|cheer: 欢呼 喝彩 欢呼起来
bare blush|blush: 脸红 红了脸 涨红了脸 面红耳赤 脸红了 羞红了脸
bare pale|turn pale: 脸色发白 脸色苍白 脸色煞白 面如土色 脸色一变
bare pray|pray: 祈祷 祷告 双手合十 默祷 画十字
bare think|think: 思考 想了想 想一想 想 想着 沉思 思索 思忖 寻思 陷入沉思 若有所思 回忆 回想 盘算 考虑了一下 沉吟
bare faint|faint: 晕倒 昏倒 昏过去 晕过去 昏厥 晕厥 昏了过去 晕了过去
bare fall|fall: 摔倒 跌倒 倒下 倒地 栽倒 跌落 绊倒 滑倒 倒了下去 跌下 摔下 坠落
bare collapse|collapse: 瘫倒 瘫软 崩溃 垮下
bare stagger|stagger: 踉跄 蹒跚 摇摇欲坠 趔趄
bare beckon|beckon: 招手 招招手 招了招手 勾勾手指 招呼过来
bare wave|wave: 挥手 挥挥手 挥了挥手 摆手 摆摆手 摆了摆手 挥手告别 挥手致意 摇手
bare gesture|gesture: 示意 打手势 做手势 做了个手势 打了个手势 比划 做个手势 摊手 摊开双手 摊了摊手 两手一摊 打手势示意
bare stamp|stamp: 跺脚 跺了跺脚 跺跺脚
bare flinch|flinch: 退缩 畏缩 瑟缩 一惊 吓了一跳 大吃一惊 一颤 一震 一愣 一怔 吃了一惊 打了个激灵 惊跳
bare sing|sing: 哼曲子 哼小曲 哼小调 唱歌 歌唱 唱 唱起歌 唱起来 哼歌 哼着歌 哼唱
bare whistle|whistle: 吹口哨 吹起口哨
bare snort|snort: 哼了一声 冷哼 冷哼一声 轻哼 哼
bare breathe|breathe: 深呼吸 呼吸 深吸一口气 深深吸了口气 吸了一口气 深吸了一口气 呼出一口气 松了口气 松了一口气 长出一口气 舒了口气
bare stretch|stretch: 伸懒腰 伸了个懒腰
bare shake|shake hands: 握手 握了握手
bare stare|stare: 发呆 出神 凝神 失神
bare emote|play cards: 打牌 下棋
bare jump|jump: 跳起来 跳起 跃起 蹦起来 一跃而起 跳了起来
bare crouch|duck: 低头躲开 缩头
bare say|say nothing: 不语 不说话 一言不发 沉默 默不作声 不吭声 不作声 沉默不语 无语
bare say yes|agree: 同意 答应了
bare say sorry|apologise: 道歉 认错 赔罪 致歉
bare emote|kowtow: 三跪九叩
say say|say: 说 说道 道 讲 说着 开口 开口说 补充 宣布 宣告 念叨 自言自语 喃喃自语 喃喃 嘀咕 嘟囔 咕哝 发言 说话 交谈 谈话 聊天 讲述 承认 抱怨 解释 祝福 诅咒 咒骂 骂 骂道 搭话
say ask|ask: 问 问道 询问 质问 追问 请求 请 求 恳求 哀求 央求 乞求 盘问 审问 邀请 逼问 要求 反问
say tell|persuade: 说服 劝服 劝说
say tell|comfort: 安慰 安抚 劝慰 宽慰 鼓励
say tell|mock: 嘲笑 取笑 嘲弄 讥笑 笑话 逗 挖苦
say tell|insult: 辱骂 骂 羞辱 训斥 斥责
say tell|threaten: 威胁 吓唬 恐吓
say tell|thank: 感谢 道谢 谢 谢过
say tell|greet: 问候 打招呼 打了个招呼 欢迎 问好
say tell|praise: 夸 夸奖 称赞 赞美 表扬
say tell|tell: 告诉 命令 吩咐 叫 警告 提醒 通知 催促 催 劝 责备 介绍 告别 道别 派 允许 指责 祝贺 指示 示意让 嘱咐 叮嘱
say answer|answer: 回答 答道 回应 答复 回话 答 应道 应声
say whisper|whisper: 低语 耳语 低声说 小声说 轻声说 悄声说 低声道 轻声道 窃窃私语 耳边说 咬耳朵 附耳低语
say shout|shout: 喊 大喊 喊道 喊叫 大叫 叫道 呼喊 高喊 叫喊 呐喊 大吼 吼道 高呼 叫嚷 嚷
say call|call: 呼唤 召唤 叫来 唤 喊来 唤来 传唤
emote emote|hold breath: 屏住呼吸 屏息 屏气凝神 屏住气
emote emote|clear throat: 清嗓子 清了清嗓子 清清嗓子 清了清喉咙
emote emote|bite lip: 咬嘴唇 咬着嘴唇 咬住嘴唇 咬了咬嘴唇 咬唇 咬紧嘴唇 抿嘴 抿着嘴 抿紧嘴唇 抿了抿嘴 舔了舔嘴唇 舔嘴唇 撇嘴 撇了撇嘴 噘嘴 嘟嘴
emote emote|grit teeth: 咬牙 咬紧牙关 咬牙切齿 咬着牙
emote emote|swallow: 咽口水 咽了咽口水 吞口水 咽了口唾沫 吞了吞口水 咽了一口唾沫
emote emote|roll eyes: 翻白眼 翻了个白眼
emote emote|catch eye: 交换眼色 交换了一个眼神 对视 对视一眼 四目相对 目光相遇 对上目光
emote emote|raise eyebrow: 挑眉 挑了挑眉 扬眉 扬起眉毛 挑起眉毛 扬了扬眉
emote emote|pull a face: 做鬼脸 做了个鬼脸 扮鬼脸 吐舌头 吐了吐舌头
emote emote|take heart: 鼓起勇气 下定决心 打起精神 定了定神 定定神 回过神来 回过神 强作镇定 故作镇定 稳住心神 镇定下来 冷静下来 平静下来
emote emote|lose temper: 发脾气 大发雷霆 发火 勃然大怒 怒火中烧 火冒三丈
emote emote|lose heart: 垂头丧气 心灰意冷 灰心 泄气 心碎 心如刀割 心如刀绞
emote emote|break silence: 打破沉默 打断 打断对话 插嘴 打岔
emote emote|keep face: 不动声色 强颜欢笑 忍住泪水 强忍泪水 忍住眼泪 忍住笑 强忍怒火 压抑怒火 按捺 按捺住 压下怒火
emote emote|look daggers: 虎视眈眈 怒目而视 横眉怒目 白了一眼 瞪大眼睛 瞪大双眼 睁大眼睛 睁大双眼 瞪大了眼睛 睁大了眼睛 眯起眼睛 眯着眼 眯眼
emote emote|wring hands: 搓手 搓着手 搓搓手 绞着手 绞着双手 攥紧拳头 握紧拳头 捏紧拳头 攥拳 叉腰 双手叉腰 抱臂 双臂抱胸 抱着双臂 抱着胳膊 摩拳擦掌 捶胸顿足 捶胸 拍胸脯 扶额 捂脸 掩面 挠头 挠了挠头 抓耳挠腮 翘起二郎腿 二郎腿
emote emote|lower head: 低头 低下头 低下头来 低着头 垂首 垂下头 俯首 低垂着头 埋头
emote emote|lift head: 抬头 抬起头 抬起头来 昂首 昂起头 仰起头 抬了抬头 仰着头
emote emote|close eyes: 闭眼 闭上眼 闭上眼睛 闭上双眼 闭目 闭着眼睛 闭着眼 合上眼 合上双眼
emote emote|open eyes: 睁眼 睁开眼 睁开眼睛 睁开双眼
bare raise.hand|raise: 举手 举起手 举起双手 抬手 抬起手 扬手 举起右手 举起左手 高举双手
bare reach|reach out: 伸手 伸出手 伸出双手 伸出右手 伸出左手 张开双臂 张开手臂 张开双手 伸开双臂
emote emote|straighten: 挺胸 挺直腰板 挺起胸膛 整理衣领 整了整衣领 整理衣服 整了整衣服 整理衣襟
emote emote|show feeling: 露出笑 流露 面露难色 面露喜色 面露惧色 喜形于色 大惊失色 心头一紧 心跳加速 冒汗 出汗 汗流浃背 冷汗直流 红了眼眶 眼眶湿润 眼眶泛红 热泪盈眶 起鸡皮疙瘩
emote emote|be lost: 不知所措 手足无措 惊慌失措 魂不守舍 发疯 疯狂 撒谎 撒娇 发怒 动怒 动摇 屈服 投降 认输 吹牛 献殷勤 打扮 打赌 打交道 打主意 打量四周 打听 卖关子 装傻 装死 闹脾气 生闷气 赌气 开玩笑 吃醋 吃亏 吃苦 吃惊 拿主意 拿不定主意 抓住机会 抓紧时间 放松 放松下来 放心 放肆 开口笑 开心 关心 推辞 推脱 拉开距离 拉下脸 板着脸 板起脸 沉下脸 摆架子 摆出架势 摆好姿势 摆姿势 摆脱 碰运气 碰壁 泼冷水 穿帮 点名 打招呼示意 敲诈 倒霉 收敛 收敛笑容 收起笑容 收起微笑 挂念 挂心 装糊涂 装模作样 插话 插手 搭腔 坐立不安 坐立难安 站不稳 站稳 站稳脚跟 走神 走运 走漏 看穿 看透 听从 听话 听天由命 闻讯 找借口 找茬 送命 送死 还嘴 还手 接话 接茬 保持距离 保持沉默 保持安静 保持冷静
`;

let known: WordClass<ChineseVerb> | undefined;

/** Every Chinese verb we know, by form. */
export function chineseVerbs(): WordClass<ChineseVerb> {
  return (known ??= wordClass(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [, frame, verb = '', direction, part, word = '', forms = ''] =
          /^(\w+) ([^|>.:]+)(?:>(\w+))?(?:\.(\w+))?\|([^:]+): (.*)$/.exec(line) ?? [];
        const entry: ChineseVerb = {
          frame: frame as Frame,
          verb: verb as VerbName,
          word,
          ...(direction ? { direction } : {}),
          ...(part ? { part } : {}),
        };
        return forms.split(' ').map((form) => [form, entry] as const);
      }),
  ));
}

const extended = new WeakMap<OwnVerbs, WordClass<ChineseVerb>>();

/** The same, and before them the words of a host's own verbs that are written in Chinese. */
export function chineseVerbsWith(own: OwnVerbs | undefined): WordClass<ChineseVerb> {
  if (!own) return chineseVerbs();
  const ready = extended.get(own);
  if (ready) return ready;
  const entries = own.words
    .filter(({ word }) => /[\u3400-\u9fff]/.test(word))
    .map(({ verb, word }) => [word, { frame: frameOf(verb), verb: verb.name as VerbName, word }] as const);
  const made = entries.length === 0 ? chineseVerbs() : wordClass([...chineseVerbs().words, ...entries]);
  extended.set(own, made);
  return made;
}

/** What stands around it follows from what it is done with. */
function frameOf({ slots = {} }: OwnVerb): Frame {
  if (!slots.object) return 'bare';
  if (!slots.target) return 'act';
  return slots.target.kind === 'actor' ? 'give' : 'put';
}
