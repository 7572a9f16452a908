/** Who works with their hands, travels, or goes to sea and further. */
export const landAndSea = `
farmer = farmer peasant shepherd shepherdess milkmaid rancher ploughman harvester villager winemaker beekeeper
  east ..victorian: tunic slate|olive|bone; under bone; trim black; legs slate; hat straw-hat; footwear slippers
  he ..georgian: tunic moss|brown|rust|bone; under bone; trim cocoa; legs brown; hat straw-hat|hood|coif; footwear boots; beard full|none
  she ..georgian: kirtle moss|rust|brown|slate; under linen; hat coif|straw-hat|none; cut plait|bun
  she ..victorian: kirtle blue|brown|moss; under linen; shawl rust|grey; hat bonnet|straw-hat
  any: overalls denim|slate|olive; under scarlet|cream|sky; pattern checks; hat straw-hat; footwear boots
gardener = gardener botanist florist groundskeeper
  ..georgian: tunic moss|olive; under bone; trim brown; hat straw-hat|coif; footwear boots
  any: apron moss|olive; under cream|sky; pattern checks; legs brown; hat straw-hat; footwear boots; gloves tan
fisherman = fisherman fisherwoman angler boatman ferryman diver whaler lighthouse_keeper keeper
  ..georgian: tunic slate|sea; under bone; trim cocoa; hat hood|none; footwear boots; beard full
  any: mackintosh yellow|saffron|navy; under navy; trim cocoa; legs ink; hat beanie|hood; footwear boots; beard full|short|none
  or: jumper navy|cream|slate; under slate; legs ink; pattern plain; hat beanie|peaked-cap; footwear boots; beard full|chops|none
sailor = sailor seaman mariner deckhand boatswain helmsman crewman mutineer cabin_boy
  ..renaissance: tunic slate|sea; under bone; trim white; hat coif|bandana; footwear slippers; beard full|none
  georgian: shirt white|linen; pattern stripes; trim navy; legs white|navy; hat bandana|tricorne; footwear slippers; scarf red|none; cut queue|tousled
  future: jacket slate|teal; under white; trim silver; legs slate; hat none
  any: jumper white; under navy; pattern stripes; legs navy; hat sailor-cap; scarf none|navy; footwear shoes
skipper = skipper sea_captain
  ..georgian: uniform navy|sable; trim gold; legs white; hat tricorne; cut queue; beard none
  any: uniform navy|ink; trim gold; hat peaked-cap; beard full|chops; footwear shoes
pirate = pirate buccaneer corsair privateer castaway
  he: frock-coat crimson|sable|teal; under linen; trim gold; legs cocoa; footwear boots; hat tricorne|bandana; beard forked|full|goatee; cut locs|queue|tousled
  any: waistcoat crimson|plum|sable; under linen; trim gold; legs cocoa; footwear boots; hat bandana|tricorne; cut locs|curls|braids
explorer = explorer adventurer archaeologist treasure_hunter anthropologist geologist naturalist cartographer tomb_raider
  ..georgian: tunic tan|olive; under linen; trim cocoa; cape brown|none; lining sand; hat hood|none; footwear boots; beard full|short
  he: jacket leather|brown|tan; under khaki|sand|bone; pattern plain; trim brass; legs khaki|brown; footwear boots; hat fedora|stetson; beard none|short
  any: safari khaki|sand|teal|olive; pattern plain; trim tan; legs khaki|cocoa|olive; footwear boots; hat none|straw-hat|fedora; cut plait|ponytail|tousled|cropped
climber = climber mountaineer skier mountain_guide sherpa
  ..georgian: tunic slate|rust|moss; under bone; trim cocoa; scarf ash; cape brown; lining ash; hat hood; footwear boots
  any: jumper scarlet|sky|amber|moss; under cream; pattern stripes|checks; legs slate|brown; scarf red|sky|amber; gloves cocoa; hat beanie; footwear boots
traveller = traveller pilgrim wanderer tourist passenger commuter newcomer stranger exile refugee hitchhiker vagabond wayfarer
  east ..victorian: wrapped-robe slate|brown|moss; under bone; trim black; hat straw-hat|none; footwear boots
  ..georgian: tunic brown|slate|moss|rust; under bone; trim cocoa; cape brown|moss|slate; lining sand; hat hood; footwear boots
  she victorian: day-dress brown|slate|forest; trim tan; shawl grey|wine|none; hat bonnet
  victorian: coat brown|olive|slate; pattern tweed|checks; scarf wine|moss|none; hat bowler|flat-cap
  any: coat sand|teal|rust|slate; under white; scarf amber|wine|sky; legs denim|slate; hat beanie|flat-cap|beret|none; footwear boots
driver = driver chauffeur cabman coachman taxi_driver trucker porter conductor stationmaster
  ..georgian: coat brown|slate; trim cocoa; hat tricorne; footwear boots
  ..victorian: coat ink|brown; trim amber; scarf red|none; hat top-hat|bowler; footwear boots; beard chops|walrus
  any: uniform slate|ink|wine; trim gold; hat peaked-cap; gloves none|cocoa
cowboy = cowboy cowgirl cowhand gunslinger rider gambler
  any: waistcoat leather|cocoa|black; under sand|sky|brick; pattern checks|plain; trim red; legs denim|brown; scarf red|none; footwear boots; hat stetson; beard handlebar|short|none
  or: jacket tan|leather; under slate|red; trim brass; legs denim; footwear boots; hat stetson; scarf none|navy
sheriff = sheriff marshal deputy
  any: waistcoat black|slate; under linen|sand; trim brass; legs slate; footwear boots; hat stetson; beard handlebar|walrus|none
miner = miner digger prospector coal_miner tunneller
  any: overalls slate|cocoa|denim; under ash|rust; trim cocoa; hat hard-hat; footwear boots; beard full|none
builder = builder bricklayer carpenter workman worker labourer foreman plumber electrician repairman handyman janitor firefighter fireman
  ..georgian: tunic rust|slate; under bone; trim cocoa; hat coif|none; footwear boots
  ..twenties: shirt sky|bone; pattern stripes; trim cocoa; legs brown; hat flat-cap; footwear boots; beard walrus|none
  any: overalls amber|denim|orange; under white|slate; trim silver; hat hard-hat; footwear boots
mechanic = mechanic machinist watchmaker clockmaker tinkerer toymaker locksmith shoemaker tailor weaver potter craftsman gunsmith
  ..renaissance: apron brown|leather; under bone|moss; pattern plain; hat coif|none; footwear boots
  ..victorian: apron cocoa|leather; under linen; pattern stripes; hat none|flat-cap; glasses round|none
  any: overalls slate|denim|olive; under sand|scarlet; trim amber; hat flat-cap|none; footwear boots; glasses none|round
smith = smith blacksmith swordsmith armourer
  any: apron leather|cocoa; under bone|slate|rust; pattern plain; legs cocoa; footwear boots; hat none|bandana; cut cropped|bald|ponytail; beard full|short|none; shape triangle|barrel|block
astronaut = astronaut cosmonaut spaceman spacewoman space_pilot space_traveller
  any: space-suit white|ash; under navy; trim orange|scarlet|sky; gloves white; footwear boots; hat space-helmet|none
  or: space-suit orange|amber; under white; trim navy|white; gloves ink; footwear boots; hat space-helmet|none
crew = crew pilot navigator flight_engineer aviator airman stewardess flight_attendant
  ..georgian: tunic slate|sea; under bone; trim white; hat none
  future: jacket teal|slate|crimson|amber; under ink; trim silver; legs ink; footwear boots; hat none
  any: jacket leather|cocoa; under cream; trim brass; legs khaki; scarf white|cream; footwear boots; hat peaked-cap|none; gloves cocoa
survivor = survivor scavenger nomad drifter wastelander
  ..georgian: tunic brown|ash; under bone; pattern patches; trim cocoa; hat hood; footwear boots
  any: jacket cocoa|black|rust; under bone|ash; pattern patches; trim steel; legs cocoa|slate; gloves cocoa; scarf sand|rust|none; footwear boots; hat none|bandana; cut tousled|cropped|locs
beggar = beggar tramp orphan urchin hobo vagrant drunkard drunk
  ..georgian: tunic ash|brown; under bone; pattern patches; trim cocoa; hat hood|none; beard full|long; cut lank|tousled
  any: coat brown|ash|olive; pattern patches; under grey; scarf rust|grey; hat beanie|flat-cap; beard full|none; cut lank|tousled
athlete = athlete boxer runner wrestler gymnast footballer coach trainer
  ancient: toga white; trim royal; cut curls
  any: hoodie scarlet|royal|saffron; under white; legs slate|black; footwear trainers; hat headband|none; cut cropped|ponytail; shape triangle|wedge
`;
