import { wordPairs } from './word-pairs.ts';

/** What people are said to look like, in Chinese, and the English word that figures are made by. */
export const chineseLooks = wordPairs(`
  老太太 old lady; 老头 old man; 老人 old; 老妇 old lady; 年老 old; 上了年纪 elderly; 白发 silver hair; 花白 greying
  中年 middle-aged; 五十 fifty; 六十 sixty; 七十 seventy; 年轻 young; 少年 boy; 少女 girl; 姑娘 girl; 男孩 boy; 女孩 girl
  小孩 child; 学生 student; 二十 twenty
  高大 tall large; 高高瘦瘦 tall thin; 高个 tall; 瘦高 lanky; 瘦小 slight small; 瘦 thin; 胖 stout; 魁梧 burly; 结实 square
  矮小 small short; 矮 short; 宽肩 broad; 驼背 stooped
  国王 king; 王后 queen; 女王 queen; 王子 prince; 公主 princess; 骑士 knight; 卫兵 guard; 士兵 soldier; 大臣 councillor
  管家 butler; 女仆 maid; 仆人 footman; 医生 doctor; 教授 professor; 律师 lawyer; 侦探 detective; 探长 inspector
  警察 policeman; 司机 driver; 厨师 cook; 服务员 waiter; 跑堂 waiter; 和尚 monk; 牧师 priest; 法官 judge; 鬼魂 ghost
  幽灵 ghost; 夫人 lady; 小姐 miss
  穿着 wearing; 穿 wearing; 戴着 wearing; 身穿 wearing; 披着 wearing
  长衫 robe; 长袍 robe; 袍子 robe; 旗袍 silk gown; 长裙 gown; 裙子 dress; 礼服 gown; 西装 tailored suit; 大衣 overcoat
  外套 coat; 风衣 mackintosh; 雨衣 raincoat; 毛衣 jumper; 开衫 cardigan; 围裙 apron; 制服 uniform; 盔甲 armour
  睡衣 nightgown; 披肩 shawl; 围巾 scarf; 靴子 boots; 拖鞋 slippers; 条纹 striped; 格子 checked; 花呢 tweed; 补丁 patched
  红色 red; 大红 red; 绿色 green; 蓝色 blue; 黑色 black; 白色 white; 灰色 grey; 黄色 yellow; 棕色 brown; 紫色 purple
  红 red; 绿 green; 蓝 blue; 黑 black; 白 white; 灰 grey; 紫 purple
  圆眼镜 round spectacles; 眼镜 spectacles; 单片眼镜 monocle; 光头 bald; 秃顶 balding; 秃 bald; 卷发 curly hair
  长发 long hair; 短发 short hair; 辫子 plait; 马尾 ponytail; 发髻 hair in a bun; 络腮胡 beard; 山羊胡 goatee; 胡子 beard
  小胡子 moustache; 没戴帽子 bareheaded; 脸色苍白 pale; 苍白 pale; 脸红 ruddy; 雀斑 freckles; 黝黑 tanned
`);
