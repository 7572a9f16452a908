import type { PresumptionWords } from './presumption-words.ts';

export const chinesePresumptions: PresumptionWords = {
  there: /⟦(\d+)⟧/gu,
  burns: /⟦(\d+)⟧(?:还|仍|正|一直|又)?(?:在)?(?:烧|燃|亮着|闪|跳动|摇曳)/gu,
  plays: /⟦(\d+)⟧(?:里)?(?:还|正)?(?:在)?(?:响|播|唱|放着|说)/gu,
  hides: /⟦(\d+)⟧(?:后面|背后|后头|后)[^。！]*(?:响|动|出声|声音|喘|咳|喷嚏)/gu,
  inHand: /手(?:里|中)(?:还)?(?:拿|握|攥|捏)着⟦(\d+)⟧/gu,
  liesThere: /⟦(\d+)⟧(?:还|仍|就|一直|正)?(?:躺|搁|放|摆)在|(?:躺|搁|放|摆)着(?:那\p{Script=Han})?⟦(\d+)⟧/gu,
  drunkFrom: /(?:喝|啜|饮)(?:了|着|一口|完|光)?⟦(\d+)⟧/gu,
  acts: /⟦(\d+)⟧(?:笑|说|走|站|坐|点头|摇头|转身|抬头|伸手)/gu,
  isDead: /(?:^|[。！])⟦(\d+)⟧(?:已经)?死了/gu,
  aBody: /尸体|死者/gu,
  ofLoss: /没了|没有|不见|丢|吃|喝光|喝完|烧|撕|碎|破|灰|空|洒|泼|倒掉|曾|原来|[？?]/u,
};
