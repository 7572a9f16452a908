/** Who rules, serves at court, or bears arms. How a sheet is written stands in `sheet.ts`. */
export const courtAndArms = `
king = king monarch emperor sultan tsar pharaoh khan ruler tyrant
  east: wrapped-robe gold|crimson|purple; under cream; trim crimson|gold; pattern brocade; hat crown; cut topknot; beard long|goatee
  ancient: toga purple|white; under linen; trim gold; hat circlet; beard full|short
  georgian..: uniform crimson|royal|white; trim gold; legs white; cape wine|navy; lining cream; hat crown; beard full|chops
  any: robe crimson|purple|royal|forest; under gold|cream; trim gold; cape plum|navy|crimson; lining cream; hat crown; beard full|short|long
queen = queen empress sultana tsarina
  east: wrapped-robe crimson|gold|jade; under cream; trim gold; pattern brocade; hat circlet; cut bun|long
  ancient: toga white|saffron; trim gold; hat circlet; cut bun|braids
  any: gown crimson|royal|forest|plum|gold; under cream|gold; trim gold; pattern brocade; cape none|wine; hat crown; cut bun|long|braids
prince = prince dauphin heir
  east: wrapped-robe jade|royal|crimson; under cream; trim gold; pattern brocade; hat circlet; cut topknot
  georgian..: uniform royal|white|crimson; trim gold; legs white|black; footwear boots; hat none; cut swept|curls
  any: doublet crimson|royal|forest|ink; under linen; trim gold; cape wine|navy|none; hat circlet|none; cut pageboy|curls|wavy
princess = princess infanta
  east: wrapped-robe pink|jade|sky; under cream; trim gold; pattern brocade; hat circlet; cut bun|long
  georgian..victorian: empire-gown sky|rose|cream; trim gold; hat circlet; cut ringlets|bun
  any: gown rose|sky|lilac|mint; under cream; trim gold; hat circlet; cut long|braids|wavy
noble = noble nobleman noblewoman lord lady duke duchess count countess baron baroness earl marquis viscount aristocrat courtier patrician
  east he: wrapped-robe ink|jade|plum; under cream; trim gold; pattern brocade; cut topknot; beard goatee|none
  east she: wrapped-robe rose|jade|lilac; under cream; trim gold; pattern brocade; cut bun
  ancient: toga white|cream; trim crimson|purple
  she ..renaissance: gown wine|forest|royal|plum|amber; under cream; trim gold; pattern brocade; hat circlet|veil|none
  he ..renaissance: doublet forest|wine|royal|plum|ink; under linen; trim gold; cape none|wine|navy; hat toque|none; beard goatee|short
  she georgian: empire-gown cream|rose|sky|mint; trim wine|gold|royal; cut ringlets|bun
  he georgian: tails navy|wine|forest|brown; under cream; legs cream; footwear boots; scarf none; cut swept|curls|queue
  she victorian: day-dress plum|forest|wine|royal; trim gold|cream; hat bonnet|none; cut bun|ringlets
  he ..victorian: frock-coat ink|plum|forest; under wine|gold; hat top-hat|none; beard handlebar|chops|none
  she ..twenties: frock gold|jade|wine; trim black|cream; pattern brocade; hat headband|none; cut bob
  she: gown ink|wine|forest; trim gold; cut bun
  any: tails black|ink; under white; trim white; hat none; glasses monocle|none
knight = knight paladin templar crusader chevalier champion
  any: armour steel|silver|ink; under grey; trim gold|brass; cape crimson|royal|forest|none; hat helm|none
  or: surcoat crimson|royal|white|forest; under steel; trim gold|white|crimson; hat none|kettle
samurai = samurai ronin swordsman swordswoman ninja shogun daimyo
  he: wrapped-robe ink|slate|crimson|navy; under linen; trim black|white|gold; cut topknot|ponytail; beard none|goatee; footwear boots
  she: wrapped-robe white|plum|navy; under linen; trim crimson|black; cut ponytail|long; footwear boots
viking = viking barbarian norseman raider berserker
  he: tunic rust|slate|moss|crimson; under ash; trim brass; legs cocoa; cape cocoa|none; lining ash; footwear boots; hat kettle|none; hair ginger|blonde|chestnut; cut braids|long|wavy; beard forked|full|long; shape barrel|triangle|block
  any: tunic sea|wine|moss; under bone; trim brass; legs cocoa; cape cocoa|none; lining ash; footwear boots; hat circlet|none; hair blonde|ginger; cut braids|plait
geisha = geisha courtesan concubine odalisque
  any: wrapped-robe rose|crimson|lilac|jade; under linen; trim ink|gold; pattern brocade; hair raven; cut bun; skin pale; hat none
guard = guard sentry watchman sentinel gatekeeper warder jailer bodyguard
  east ..victorian: armour ink|slate; under crimson; trim brass; cape none; hat kettle|none; cut topknot; beard goatee|none
  ..renaissance: surcoat crimson|forest|navy|ash; under steel; trim gold|white; hat kettle; beard full|short|walrus
  georgian..twenties: uniform crimson|navy|forest; trim white|gold; hat peaked-cap|tricorne; footwear boots; beard handlebar|chops
  any: uniform ink|slate|navy; trim silver; hat peaked-cap; footwear boots; cut cropped|bald
soldier = soldier private sergeant corporal recruit veteran deserter conscript warrior legionary trooper mercenary fighter rebel
  east ..victorian: armour slate|rust|ink; under crimson|navy; trim brass; cape none; hat kettle|none; cut topknot|ponytail; beard none|goatee
  ancient: armour brass|copper; under rust; trim crimson; cape crimson; hat helm
  ..renaissance: surcoat rust|olive|slate; under steel; trim bone; hat kettle|none; beard full|short
  georgian: uniform crimson|blue|white; trim white|gold; legs white; hat tricorne; cut queue; footwear boots
  victorian: uniform crimson|blue|forest; trim gold; hat peaked-cap; footwear boots; beard handlebar|chops
  any: uniform olive|khaki|moss; trim khaki|cocoa; legs olive; hat steel-helmet; footwear boots; cut cropped
  or: jacket olive|khaki; under sand; legs olive; hat beret|steel-helmet; footwear boots; cut cropped
officer = officer captain general colonel lieutenant major commander admiral marshal commodore
  east ..victorian: armour crimson|ink|jade; under gold; trim gold; cape crimson|navy; hat none; cut topknot; beard long|goatee
  ..renaissance: armour steel|silver; trim gold; cape crimson|royal; hat none; beard short|goatee
  georgian: uniform navy|crimson|white; trim gold; legs white; hat tricorne; cut queue; footwear boots
  future: uniform slate|crimson|teal; trim silver; hat none; footwear boots; cut cropped|bob
  any: uniform navy|slate|olive|crimson; trim gold; hat peaked-cap; footwear boots; gloves white|none; beard none|moustache|short
archer = archer hunter huntress bowman ranger forester trapper poacher outlaw
  ..georgian: tunic moss|forest|olive|brown; under bone; trim leather; legs brown; hat hood|none; footwear boots; cape moss|none; lining brown
  any: jacket olive|leather; under bone; pattern checks; legs khaki; hat flat-cap|straw-hat|none; footwear boots; beard full|short
butler = butler footman valet steward chamberlain
  she ..renaissance: kirtle black|wine; under linen; trim silver; hat coif
  she: maid black|ink; under linen; hat none|mobcap; cut bun
  ..renaissance: doublet black|wine; under linen; trim silver; hat none
  any: tails black; under white; trim white; gloves white; hat none; beard chops|none; cut parted|combed-over
maid = maid housemaid chambermaid servant housekeeper handmaid
  east ..victorian: wrapped-robe mint|sky|moss; under linen; trim slate; cut bun|braids|topknot; hat none
  he: waistcoat black|grey; under white; legs black; hat none
  ..renaissance: kirtle brown|slate|moss; under linen; hat coif
  any: maid black|navy|slate; under linen; hat mobcap; cut bun|bob
jester = jester fool clown harlequin acrobat juggler
  ..georgian: doublet crimson|saffron; under linen; trim yellow|forest; pattern patches; hat jester
  any: overalls yellow|scarlet|teal; under white; trim scarlet; pattern stripes|dots; hat bowler; footwear trainers; cut curls|tufts
herald = herald messenger courier envoy ambassador diplomat
  ..renaissance: surcoat royal|crimson; under grey; trim gold; hat toque|none
  georgian..victorian: tails navy|black; under cream; legs cream; hat top-hat|none
  any: suit navy|grey; trim crimson; hat none
`;
