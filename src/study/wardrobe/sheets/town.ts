/** Who works in towns: with the sick, the law, food, books and money. */
export const town = `
doctor = doctor physician surgeon medic psychiatrist psychologist therapist dentist veterinarian pathologist coroner
  east ..georgian: wrapped-robe slate|olive; under linen; trim black; beard long; hat none
  ..renaissance: robe black|sable; under bone; trim brown; hat coif|none; beard long|forked
  georgian..victorian: frock-coat black|slate|brown; under wine; glasses round|none; beard chops|full
  any: white-coat white; under sky|linen; trim navy|wine|forest; legs slate|navy; glasses round|horn|none; hat none
  or: white-coat linen; under mint|rose; trim plum|black; legs brown|black; hat none
nurse = nurse matron midwife orderly caretaker
  he ..victorian: apron linen; under slate; pattern stripes
  ..renaissance: habit slate|white; under linen; hat wimple
  she ..modern: maid sky|mint|rose|slate; under linen; trim linen; hat nurse-cap; cut bun|bob|ponytail
  any: scrubs sky|mint|teal; legs same; trim white; hat none
patient = patient invalid convalescent sleepwalker
  any: nightgown sky|linen|mint|rose; trim linen; footwear slippers; hat none; cut tousled|lank|long|bob
scientist = scientist chemist physicist biologist researcher engineer geneticist inventor technician astronomer mathematician alchemist programmer
  ..renaissance: robe plum|slate|brown; under bone; trim cocoa; hat toque|coif; beard long|forked|goatee
  georgian..victorian: frock-coat brown|slate; under saffron|wine; glasses round; cut tousled|swept|tufts
  twenties: suit brown|grey|slate; pattern tweed; trim wine; glasses round|none; cut tousled|swept|curls
  any: white-coat white; under sky|cream|mint; trim wine|teal|amber; legs brown|slate; glasses round|horn|none; cut tousled|bun|bob|curls
professor = professor teacher scholar lecturer tutor headmaster headmistress governess academic historian philosopher schoolteacher
  east: wrapped-robe slate|white|ink; under linen; trim black; cut topknot|bun; beard long|goatee
  ancient: toga white|cream|sand; under linen; trim slate|crimson; beard full|long; footwear slippers
  ..renaissance: robe black|plum|brown; under bone; trim sable; hat coif|toque; beard long|full
  she ..victorian: day-dress slate|brown|plum; trim cream; cut bun; glasses round
  he ..victorian: frock-coat black|brown; under slate; glasses round|half-moon; beard full|chops
  she: cardigan moss|plum|rust; under cream; trim brown; cut bun|bob; glasses horn|round
  any: suit brown|olive|slate; pattern tweed; trim rust|moss; glasses horn|round; beard none|short|goatee
student = student pupil apprentice undergraduate schoolboy schoolgirl intern
  east ..victorian: wrapped-robe white|sky|slate; under linen; trim ink; cut topknot|bun; hat none; age young
  ..renaissance: tunic slate|plum|moss; under linen; trim black; hat none; cut pageboy|curls; age young
  georgian..twenties: jumper navy|wine|forest; under white; trim white; pattern stripes; legs grey; footwear shoes; hat flat-cap|none; age young
  any: hoodie teal|rust|plum|navy|amber; under white; legs denim|slate; footwear trainers; hat beanie|none; age young
librarian = librarian archivist bookseller bookkeeper clerk secretary accountant typist
  ..georgian: robe brown|slate; under bone; trim black; hat coif; glasses round|none
  she ..victorian: day-dress slate|plum|brown; trim cream; cut bun; glasses round|none
  she: cardigan amber|teal|plum; under cream; trim brown; cut bun|bob; glasses horn
  any: waistcoat brown|slate|moss; under linen; trim wine; legs grey; glasses round|half-moon
judge = judge magistrate justice arbiter
  ..renaissance: robe crimson|black; under linen; trim cream; hat coif|toque; beard full|forked
  any: robe crimson|black|wine; under linen; trim snow; hair snow; cut ringlets|set-curls; beard none; age old; glasses half-moon|none
lawyer = lawyer attorney barrister solicitor prosecutor advocate notary politician senator minister mayor president councillor
  ancient: toga white|cream; trim crimson|purple; beard none|short
  ..renaissance: robe black|forest; under linen; trim brown; hat toque; beard goatee|long
  georgian..victorian: frock-coat black|ink; under gold|wine; legs grey; beard chops|none; hat none|top-hat
  any: suit navy|ink|slate|grey; pattern pinstripes|plain; under linen; trim crimson|gold|teal; hat none; glasses horn|none
business = businessman businesswoman banker manager director boss millionaire tycoon broker salesman salesperson entrepreneur agent wealthy_person
  east ..victorian: wrapped-robe plum|brown|ink; under cream; trim gold; pattern brocade; cut topknot|bun; beard goatee|none; shape round|barrel|plain
  ..renaissance: robe wine|forest; under cream; trim gold; hat toque
  georgian..victorian: frock-coat plum|ink|brown; under gold; hat top-hat; beard chops|handlebar
  any: suit ink|navy|grey|wine; pattern pinstripes|plain; trim gold|scarlet|teal; hat none; shape barrel|block|plain|beanpole
merchant = merchant trader shopkeeper vendor pedlar dealer grocer seller stallholder pawnbroker jeweller
  east ..georgian: wrapped-robe brown|olive|rust; under linen; trim black; hat none; beard goatee|none; shape round|plain
  ..renaissance: robe amber|rust|teal|wine; under cream; trim gold; hat turban|toque; beard full|short; shape round|barrel
  she ..victorian: kirtle rust|moss|slate; under linen; shawl amber|wine; hat bonnet|none
  ..twenties: waistcoat rust|moss|plum; under linen; trim amber; hat flat-cap|bowler; beard walrus|handlebar
  any: apron forest|rust|navy; under cream|sky; pattern checks; hat flat-cap|none
cook = cook chef baker confectioner brewer pastrycook
  she ..renaissance: kirtle brown|rust; under linen; hat coif
  ..renaissance: apron linen|bone; under rust|brown; pattern plain; legs cocoa; hat coif|none; shape round|barrel|plain
  any: chef-jacket white; under linen; trim red|navy|forest|amber; legs slate|ink; hat chef-hat; shape round|barrel|plain
butcher = butcher fishmonger slaughterer
  any: apron white; under scarlet|sky|rust; pattern stripes; trim red; legs slate; hat flat-cap|straw-hat; shape barrel|block; beard walrus|none
waiter = waiter waitress bartender barkeeper innkeeper host hostess barmaid landlord landlady
  east ..victorian: tunic slate|olive|brown; under bone; trim black; legs slate; hat none|bandana; cut topknot|bun
  ..renaissance she: kirtle rust|moss|wine; under linen; trim brown; hat coif|none; cut plait|bun
  ..renaissance: apron brown|bone; under rust|moss; pattern plain; hat none; beard full|short; shape barrel|round
  georgian..victorian: waistcoat wine|black|forest; under linen; trim black; legs black; hat none; beard handlebar|chops
  any: waistcoat black|wine|ink; under white; trim black|red; legs black; hat none; cut parted|bob|ponytail
barista = barista
  ..renaissance: tunic rust|moss; under bone; trim cocoa; hat coif|none
  ..twenties: apron linen|white; under slate|black; pattern plain; trim brass; legs black; hat none; cut parted|bun|swept
  any: apron teal|moss|amber|rust; under white|sand; pattern stripes; legs denim; hat beanie|none; cut topknot|curls|bob
police = police policeman policewoman constable cop patrolman
  east ..victorian: tunic crimson|navy; under slate; trim black; legs ink; hat none; cut topknot; footwear boots
  ..georgian: surcoat navy|slate; under steel; trim silver; hat kettle
  any: uniform navy|ink; trim silver; legs navy; hat peaked-cap; footwear boots; beard none|moustache
detective = detective inspector investigator sleuth
  east ..georgian: wrapped-robe ink|slate; under linen; trim crimson; hat none
  ..georgian: frock-coat brown|slate; under bone; hat tricorne
  victorian: coat brown|sand|grey; pattern checks; trim cocoa; scarf none|wine; hat deerstalker|bowler; beard none|moustache
  any: mackintosh sand|khaki|tan; under white; trim brown; legs slate; hat fedora; beard none
  or: coat slate|brown; under linen; trim wine; legs ink; hat fedora; scarf grey|none
spy = spy double_agent informer saboteur hacker
  ..georgian: tunic black|ink; under slate; trim grey; cape black; lining wine; hat hood
  any: mackintosh ink|black|slate; under white; trim black; legs black; hat fedora|none; gloves black; scarf none|grey
  or: jacket black|ink; under slate; trim silver; legs black; gloves black; hat beanie|none; footwear boots
thief = thief burglar robber pickpocket smuggler crook gangster bandit swindler forger conman
  east ..victorian: tunic ink|black; under slate; trim rust; legs black; scarf rust|none; hat bandana|none; cut topknot|ponytail; beard full|goatee|none
  ..georgian: tunic ink|cocoa; under slate; trim black; legs black; cape ink|none; hat hood; footwear boots
  victorian: coat sable|ink; pattern patches; under slate; scarf red|moss; hat flat-cap; beard chops|goatee|none
  twenties: suit ink|slate; pattern pinstripes; trim scarlet|gold; hat fedora; scarf none|white
  any: jumper black|slate; under white; pattern stripes; legs black; gloves black; hat beanie|bandana; footwear trainers
prisoner = prisoner convict inmate captive hostage fugitive condemned
  ..georgian: tunic bone|ash; under bone; pattern patches; trim brown; hat none; beard full|long; cut lank|tousled
  victorian..twenties: scrubs white; under slate; pattern stripes; legs grey; hat none|beanie; cut cropped|bald
  any: scrubs orange|amber; under white; legs same; hat none; cut cropped|tousled|bob
journalist = journalist reporter editor correspondent photographer newsman columnist blogger critic interviewer broadcaster announcer
  ..victorian: frock-coat brown|olive; under bone; trim rust; hat bowler|none
  twenties: shirt linen|sky; trim brown|wine; legs brown|grey; hat fedora; cut parted|bob
  any: jacket khaki|denim|rust; under sky|white; legs denim|slate; trim silver; glasses horn|none; hat none
writer = writer poet novelist author playwright dramatist librettist
  east ..victorian: wrapped-robe white|sky|slate; under linen; trim ink; cut topknot|long; beard goatee|none|long
  ancient: toga cream|sky; trim slate; beard full
  ..renaissance: doublet black|plum; under linen; trim slate; beard goatee; cut curls|pageboy
  georgian..victorian he: frock-coat plum|forest|brown; under cream; trim black; cut swept|curls|tousled
  georgian..victorian she: day-dress plum|sea|brown; trim cream; cut bun|ringlets
  any: cardigan moss|plum|slate|rust; under cream; scarf amber|none; glasses round|horn|none; cut tousled|bob|bun
painter = painter artist sculptor illustrator
  ..renaissance: tunic brown|slate|rust; under linen; trim cocoa; hat beret|coif; beard full|forked|long
  any: shirt white|sky|rose; pattern dots|plain; trim teal|rust; legs slate|brown; hat beret; scarf red|amber|none; beard goatee|none
musician = musician violinist pianist cellist composer singer guitarist drummer bard minstrel busker soprano tenor
  east ..victorian: wrapped-robe rose|jade|white; under linen; trim plum; cut bun|long
  ..renaissance: doublet amber|teal|plum; under linen; trim rust; hat beret|toque|none; cape none|forest; beard none|goatee
  she georgian..: gown ink|wine|forest|royal; trim gold|silver; pattern plain; cut bun|long|curls
  he georgian..twenties: tails black; under white; trim white; cut swept|tousled|curls; hat none
  any: jacket black|wine|plum; under white; legs black; trim silver; cut tousled|quiff|locs|afro; hat none
actor = actor actress performer star comedian magician illusionist
  ..renaissance: doublet scarlet|saffron|teal; under linen; trim gold; hat beret|toque; beard goatee
  she ..victorian: gown scarlet|plum|teal; trim gold; cut ringlets|long
  she twenties..: frock scarlet|teal|gold; trim black|gold; pattern brocade; cut bob|wavy; hat headband|none
  any: tails plum|wine|ink; under white; trim scarlet; cape black; lining scarlet; hat top-hat; beard pencil|handlebar
dancer = dancer ballerina showgirl
  she: frock rose|sky|lilac|scarlet; trim cream; legs linen; footwear slippers; cut bun|topknot; hat none; shape hourglass|wedge
  any: shirt white|scarlet; trim black; legs black; footwear slippers; cut swept|ponytail; hat none; shape wedge
model = model influencer celebrity fan
  any: coat scarlet|amber|lilac; under black; trim gold; scarf none; cut wavy|quiff|bob; glasses horn|none; hat none
priest = priest vicar parson pastor chaplain rabbi confessor preacher cleric
  east: wrapped-robe saffron|ash|slate; under linen; trim brown|gold; cut bald|topknot; beard none|long
  ancient: toga white|saffron; trim gold; hat none
  any: cassock black|ink; under linen; trim purple|forest|crimson|gold; hat none; beard none|short|full
bishop = bishop cardinal pope archbishop abbot prelate inquisitor
  any: cassock crimson|purple|white; under linen; trim gold; cape crimson|none; lining gold; hat mitre; beard none|full; age old
monk = monk friar abbot brother novice
  east: wrapped-robe saffron|rust|ash; under linen; trim brown; cut bald; hat none; beard none
  any: habit brown|sable|ash; under brown|cocoa; trim bone; hat none|hood; cut tonsure; beard none|full|short; footwear slippers
nun = nun abbess prioress
  any: habit ink|black|slate; under linen; trim silver; hat wimple
oracle = oracle priestess prophet prophetess seer fortune_teller sibyl soothsayer shaman medium mystic druid
  east: wrapped-robe white|plum|saffron; under crimson; trim gold|crimson; hat none|circlet; cut long|topknot
  ancient: toga white|saffron|lilac; under linen; trim gold; hat circlet; cut long
  he: robe moss|slate|white; under bone; trim brown; hat hood|none; beard long; age old
  any: kirtle plum|teal|wine; under saffron; shawl amber|crimson; trim gold; hat turban|veil|bandana; cut long|curls
`;
