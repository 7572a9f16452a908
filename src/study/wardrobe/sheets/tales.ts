/** Whom one meets in tales, and those of whom only an age or a tie is said. */
export const tales = `
wizard = wizard sorcerer magus warlock enchanter mage
  any: robe slate|purple|ash|forest; under bone; trim silver|gold; hat pointed-hat; beard long|forked; hair snow|frost; cut long|lank; age old
witch = witch sorceress enchantress hag crone
  any: kirtle black|plum|forest; under slate; trim purple|gold; cape black|plum; lining purple; hat pointed-hat; cut long|lank|wavy
ghost = ghost spectre spirit phantom apparition
  ..renaissance: robe ice; under ghostly; trim frost; legs ice; shoes ice; cape ice; lining ghostly; skin ghostly; hair frost; eyes glow; hat none|hood
  any: nightgown ice|ghostly; under ghostly; trim frost; legs ice; shoes ice; skin ghostly; hair frost; eyes glow; cut lank|long; hat none
vampire = vampire undead necromancer
  any: tails black; under white; trim crimson; cape black; lining crimson; skin pale; hair raven; eyes devilish; cut swept|lank; beard none|goatee; hat none
devil = devil demon tempter satan genie djinn
  any: tails crimson|black; under ink; trim gold; cape crimson|black; lining gold|crimson; skin devilish; hair raven; eyes amber_eye; cut swept; beard goatee|forked; hat none|top-hat
angel = angel goddess god deity muse saint
  any: toga white|cream; under linen; trim gold; hat circlet; cape white; lining gold; hair blonde|snow; cut long|curls
robot = robot android automaton cyborg
  any: shell steel|tin|teal; under grey; trim scarlet|glow; gloves steel; shoes slate; footwear boots; skin tin; eyes glow; cut bald; beard none; hat antenna
  or: shell brass|copper|rust; under brown; trim glow|yellow; gloves brass; shoes cocoa; footwear boots; skin brass_skin; eyes amber_eye; cut bald; beard none; hat antenna
alien = alien extraterrestrial martian
  any: space-suit teal|purple|slate; under ink; trim glow|yellow; gloves ink; skin green_skin; eyes amber_eye; cut bald; hat none
hero = superhero superheroine vigilante avenger
  any: uniform royal|scarlet|ink; trim gold|scarlet; legs same; cape scarlet|black|royal; lining gold; footwear boots; hat none; shape triangle|hourglass
elf = elf fairy nymph pixie dryad mermaid siren
  he: tunic forest|jade|sky; under cream; trim silver; legs moss; cape moss|none; lining silver; hat circlet|none; hair blonde|frost; cut long; beard none; footwear boots
  any: gown jade|sky|lilac; under cream; trim silver; hat circlet; hair blonde|frost; cut long|braids
halfling = hobbit halfling gnome leprechaun goblin
  she: kirtle moss|amber|rust; under cream; hat none; cut curls; shape child|round
  any: waistcoat moss|amber|plum|rust; under linen; trim brass; legs brown|moss; footwear slippers; cut curls; beard none; shape child|round; height short
dwarf = dwarf troll ogre giant orc
  any: tunic rust|crimson|olive; under steel; trim brass; legs cocoa; footwear boots; hat helm|hood|none; hair ginger|chestnut; beard forked|long|full; shape barrel|block; height short
beast = donkey dragon animal wolf fox lion bear cat dog monkey monster creature
  any: tunic ash|rust|moss; under bone; trim cocoa; legs grey; hair iron|chestnut; cut tousled|tufts; beard full|chops; shape barrel|round
child = child boy girl kid toddler schoolchild teenager adolescent
  ..renaissance: tunic moss|rust|sky; under linen; trim cocoa; legs brown; hat none; shape child; height small; age young; beard none; cut pageboy|plait|tousled
  she georgian..twenties: frock white|sky|rose; trim navy|wine; legs linen; hat straw-hat|none; shape child; height small; age young; cut ringlets|plait|bob
  georgian..twenties: waistcoat grey|brown; under linen; trim wine; legs grey; hat flat-cap; shape child; height small; age young; beard none; cut tousled|fringe
  any: jumper scarlet|yellow|sky|moss; under white; pattern stripes; legs denim; footwear trainers; shape child; height small; age young; beard none; cut ponytail|fringe|tousled|bob; hat none|beanie
elder = grandmother grandfather grandma grandpa elder old_man old_woman ancestor pensioner widow widower
  east ..victorian: wrapped-robe slate|brown|plum; under linen; trim black; hair snow|iron; cut bun|topknot; beard long|goatee; age old
  she ..renaissance: robe brown|slate|plum; under bone; trim cocoa; hair snow|iron; hat wimple|none; age old
  ..renaissance: robe brown|slate|plum; under bone; trim cocoa; hair snow|iron; hat hood|none; beard long|full; age old
  she ..victorian: day-dress black|plum|slate; trim grey; shawl grey|plum; hat bonnet|mobcap; hair snow|iron; age old
  he ..victorian: frock-coat black|brown; under slate; hair snow|iron; beard full|chops|walrus; age old
  any: cardigan plum|moss|rust|slate; under cream; trim brown; hair snow|iron; cut set-curls|tufts|bun|combed-over; glasses round|half-moon; age old
bride = bride fiancee
  ..renaissance: gown cream|white; under linen; trim gold; hat veil
  any: gown white; under linen; trim silver; hat veil; cut bun|long
groom = groom bridegroom fiance best_man
  ..renaissance: doublet white|royal; under linen; trim gold
  any: tails ink|black; under white; trim silver; hat top-hat|none
suitor = suitor lover sweetheart beau fiancé admirer
  ..renaissance he: doublet rose|sky|amber; under linen; trim gold; cape none|royal; hat beret|none; cut curls|pageboy
  she ..renaissance: gown rose|amber|sky; under cream; trim gold; cut long|braids
  she georgian..victorian: empire-gown rose|mint|cream; trim wine; cut ringlets
  she: frock scarlet|teal|amber; trim cream; cut wavy|bob
  any: suit royal|wine|forest; under linen; trim rose|gold; hat none; cut swept|curls
host = host celebrant
  she ..renaissance: gown amber|wine; under cream; trim gold
  ..renaissance: robe amber|wine; under cream; trim gold; hat toque|none
  she georgian..victorian: empire-gown amber|wine|royal; trim gold; cut ringlets|bun
  she: frock gold|scarlet|teal; trim black; pattern brocade; cut bob|wavy
  any: tails wine|ink|forest; under white; trim gold; hat none
`;
