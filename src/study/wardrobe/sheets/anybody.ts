/** What people wear of whom nothing is said, by where they are: `places.ts` says which. */
export const anybody = `
townsfolk = man woman gentleman gentlewoman citizen neighbour friend person people husband wife father mother son daughter brother sister uncle aunt cousin nephew niece twin partner
  east ..victorian he: wrapped-robe slate|navy|olive|wine; under linen; trim black|grey; cut topknot; beard none|goatee
  east ..victorian she: wrapped-robe rose|sky|moss|amber; under linen; trim wine|ink; cut bun|long
  ancient: toga white|cream|sand|sky; under linen; trim crimson|royal|moss; footwear slippers
  he ..medieval: tunic moss|rust|slate|plum|amber; under bone; trim cocoa|gold; legs brown|slate; hat hood|coif|none; footwear boots|slippers
  she ..medieval: kirtle moss|rust|sea|plum|amber; under linen; trim cocoa|gold; hat coif|veil|none; cut plait|braids|bun
  he renaissance: doublet slate|rust|forest|amber; under linen; trim cocoa|gold; hat beret|none; beard goatee|short|none
  or: tunic brown|sea|plum; under bone; trim cocoa; hat beret|coif|none; beard full|short|none
  she renaissance: kirtle rust|sea|forest|amber; under linen; trim wine|gold; hat coif|none; cut plait|bun
  he georgian: frock-coat brown|navy|forest|wine; under cream|gold; legs cream|slate; hat tricorne|none; cut queue|ponytail
  she georgian: empire-gown cream|rose|sky|amber|mint; trim wine|royal|forest; hat bonnet|none; cut ringlets|bun
  he victorian: suit brown|grey|navy|olive; pattern tweed|checks|plain; trim wine|forest|gold; hat bowler|flat-cap|none; beard handlebar|chops|moustache|none
  or: frock-coat ink|plum|brown; under gold|wine|moss; hat top-hat|none; beard chops|none
  she victorian: day-dress plum|sea|rust|moss|wine; trim cream|gold|ink; hat bonnet|none; cut bun|ringlets|set-curls
  he twenties: suit brown|grey|navy|sand; pattern tweed|pinstripes|plain; trim wine|teal|gold; hat fedora|flat-cap|none; beard pencil|none
  or: waistcoat moss|brown|slate; under linen|sky; trim rust; hat flat-cap|none; legs grey|brown
  she twenties: frock teal|rose|amber|plum; trim cream|black; pattern plain|dots; hat cloche|headband|none; cut bob|set-curls
  or: coat rust|forest|navy; under cream; trim sable; hat cloche; cut bob
  he future: jacket slate|teal|amber; under ink; trim silver; legs ink; footwear boots
  she future: jacket plum|white|sea; under ink; trim silver; legs slate; footwear boots; cut bob|topknot
  she: frock teal|amber|rust|navy|moss; pattern dots|plain|stripes; trim cream; legs tan; cut bob|ponytail|wavy|curls; hat none
  or: cardigan amber|sea|rose; under cream; legs slate; cut bun|long|afro; hat none|beret
  or: jacket denim|wine|olive; under white; legs slate|black; trim silver; cut ponytail|bob|locs; hat none|beanie
  any: jumper moss|rust|navy|amber; under white; pattern stripes|plain; legs denim|slate; hat none|beanie; beard none|short|full
  or: shirt sky|white|rose; pattern checks|stripes; trim cocoa; legs slate|brown; hat none|flat-cap; beard none|moustache
  or: jacket leather|slate|denim; under white|amber; legs denim|black; trim silver; hat none; beard none|short|goatee
reveller = guest attendee party_goer socialite dandy heiress
  she ..renaissance: gown wine|forest|royal|plum|amber; under cream; trim gold; pattern brocade; hat circlet|veil|none
  ..renaissance: doublet wine|forest|royal|amber; under linen; trim gold; cape none|plum; hat beret|toque|none
  she georgian: empire-gown cream|rose|sky|mint|lilac; trim gold|wine|royal; gloves white; cut ringlets|bun
  he georgian: tails navy|black|wine|forest; under cream; legs cream; footwear boots; cut swept|curls
  she victorian: gown wine|forest|ink|lilac; under cream; trim gold|silver; gloves white|none; cut bun|ringlets
  she: frock gold|teal|scarlet|ink|lilac; trim black|gold|silver; pattern brocade|dots; gloves white|none; hat headband|none; cut bob|wavy|set-curls
  any: tails black|ink|plum; under white; trim white|gold|scarlet; scarf white|none; hat none|top-hat; beard pencil|none|moustache
office = colleague employee office_worker
  she ..twenties: day-dress slate|brown|navy; trim cream; cut bun
  she: suit navy|plum|grey|teal; under linen; trim rose|gold; cut bob|bun; glasses horn|none
  or: cardigan sea|rust; under white; trim ink; cut ponytail|curls
  any: shirt white|sky|rose; pattern stripes|plain; trim navy|wine; legs slate|navy; glasses horn|none
  or: suit grey|navy|brown; under linen; trim teal|amber|wine; hat none
bather = swimmer sunbather holidaymaker
  she ..victorian: day-dress cream|sky; trim navy; hat straw-hat; cut bun
  she: frock sky|peach|yellow|white; pattern stripes|dots; trim navy|scarlet; legs tan; footwear slippers; hat straw-hat|none; cut bob|ponytail
  any: shirt white|sky|peach; pattern stripes; trim navy; legs sand|white; footwear slippers; hat straw-hat|none
sleeper = sleeper insomniac
  any: nightgown linen|sky|rose|mint; trim cream; footwear slippers; hat none; cut tousled|long|plait
  or: cardigan moss|plum|rust; under cream; legs slate; footwear slippers; hat none; cut tousled|bun
`;
