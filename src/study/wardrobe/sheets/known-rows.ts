/**
 * A line each: the names they go by, parted by slashes; then *he* or *she*, their trade and their age; then what is their own.
 * `east` stands where silk is worn. Whoever is only invented by one book is dressed as that book's pictures have it.
 */
export const knownRows = `
porco rosso: he crew twenties; cloth sand; scarf red; hat peaked-cap; beard walrus; shape barrel
gina: she reveller twenties; cloth wine; hair chestnut; cut wavy
kenshin himura/kenshin: he samurai victorian east; cloth crimson; trim white; hair ginger; cut ponytail; beard none
tomoe yukishiro/tomoe: she townsfolk victorian east; cloth white; trim plum; hair raven; cut long
conan/conan edogawa: he child modern; cloth royal; trim red; hair raven; glasses horn; cut tousled
gin: he spy modern; garment coat; cloth black; hat fedora; hair straw; cut long; beard none
furina: she noble victorian; garment tails; cloth royal; hair ice; cut bob; hat top-hat
herta: she scientist future; cloth purple; hair iron; cut long; hat beret
lecun/yann lecun: he professor modern; cloth navy; glasses round; hair iron; age grown
hinton/geoffrey hinton: he professor modern; cloth slate; hair snow; age old
bengio/yoshua bengio: he professor modern; garment shirt; cloth sky; hair iron; cut curls
sherlock holmes/holmes: he detective victorian; garment coat; cloth brown; pattern checks; hat deerstalker; hair umber; cut swept; beard none; shape beanpole
watson/john watson/dr watson: he doctor victorian; garment suit; cloth olive; pattern tweed; hat bowler; beard moustache; hair straw; shape block
irene adler: she noble victorian; cloth forest; hair chestnut; hat none
moriarty/james moriarty/professor moriarty: he professor victorian; cloth black; hair iron; cut combed-over; beard none; shape beanpole
lara croft: she explorer modern; garment safari; cloth teal; legs cocoa; hair chestnut; cut plait; hat none; shape hourglass
indiana jones/indy: he explorer twenties; garment jacket; cloth leather; under sand; legs khaki; hat fedora; hair umber; beard short; shape triangle
nathan drake: he explorer modern; garment shirt; cloth cream; hair chestnut; scarf tan; beard short
sam fisher: he spy modern; garment jacket; cloth black; hair raven; beard short
daenerys targaryen/daenerys: she queen medieval; garment gown; cloth sky; trim silver; hair frost; cut braids; hat none
jon snow: he soldier medieval; garment surcoat; cloth black; trim slate; cape black; lining slate; hair raven; cut curls; hat none; beard short
arya stark/arya: she archer medieval; garment tunic; cloth brown; hair umber; cut bob; hat none; shape wedge; height short
sansa stark/sansa: she noble medieval; cloth sea; hair ginger; cut long; hat none
gendry: he smith medieval; hair raven; cut cropped; shape triangle; beard none
tormund giantsbane/tormund: he archer medieval; garment tunic; cloth ash; cape cocoa; hair ginger; beard full; hat none; shape barrel
tony stark: he business modern; garment suit; cloth wine; hair raven; cut quiff; beard goatee; glasses none
bruce banner: he scientist modern; cloth white; under purple; hair umber; cut curls; glasses round
pepper potts: she office modern; garment suit; cloth cream; hair ginger; cut wavy
black widow/natasha romanoff: she spy modern; garment jacket; cloth black; hair ginger; cut wavy; hat none
hawkeye/clint barton: he archer modern; garment jacket; cloth plum; hair straw; cut cropped; hat none; beard none
bruce wayne: he business modern; garment coat; cloth slate; scarf grey; hair umber; cut swept; beard short; shape plain
clark kent: he journalist modern; garment suit; cloth navy; trim red; hair raven; cut parted; beard none; glasses horn; shape triangle; hat none
batman: he hero modern; cloth ink; cape black; hat none
superman: he hero modern; cloth royal; cape scarlet
wonder woman/diana prince: she hero modern; cloth scarlet; hair raven; cut wavy; hat circlet
spider-man/peter parker: he student modern; cloth scarlet; hair chestnut
loki: he prince medieval; garment doublet; cloth forest; trim gold; cape moss; hair raven; cut long; beard none; shape beanpole
thor: he knight medieval; garment armour; cloth steel; cape crimson; hair blonde; cut long; beard full; hat none; shape triangle
odin: he king medieval; hair snow; beard long; age old
hermione granger/hermione: she student modern; garment robe; cloth ink; trim crimson; under grey; hair chestnut; cut curls; hat none
harry potter: he student modern; garment robe; cloth ink; trim crimson; hair raven; cut tousled; glasses round; hat none
ron weasley: he student modern; garment jumper; cloth wine; hair ginger; hat none
dumbledore/albus dumbledore: he wizard medieval; cloth purple; glasses half-moon
snape/severus snape: he wizard medieval; garment cassock; cloth black; trim ink; hair raven; cut lank; beard none; hat none; age grown
professor mcgonagall/mcgonagall: she witch medieval; garment robe; cloth forest; hair iron; cut bun; glasses round; age old; cape none
minerva mcgonagall: she professor victorian; garment day-dress; cloth plum; hair sable; cut bun; hat none; glasses none; age grown
katniss everdeen/katniss: she archer future; garment jacket; cloth cocoa; hair umber; cut plait; hat none
peeta mellark/peeta: he cook modern; garment shirt; cloth cream; hair blonde; cut swept; hat none; beard none; shape block
mario: he mechanic modern; garment overalls; cloth blue; under scarlet; hat flat-cap; hatcolour scarlet; hair chestnut; cut cropped; beard walrus; shape round; height short; pattern plain
luigi: he mechanic modern; garment overalls; cloth denim; under moss; hat flat-cap; hatcolour forest; hair umber; cut parted; beard moustache; shape beanpole; pattern plain
princess peach/peach: she princess modern; garment gown; cloth pink; hair blonde; cut long; hat crown
toad: he child modern; garment waistcoat; cloth royal; under white; hat turban; hatcolour scarlet; shape round; height small
bowser/ganondorf: he king medieval; garment armour; cloth olive; trim gold; cape rust; hair ginger; beard forked; shape barrel
the doctor/doctor/doctor who: he professor modern; garment coat; cloth brown; pattern pinstripes; hair chestnut; cut quiff; beard none; glasses none; scarf amber
eleven: she child modern; garment frock; cloth rose; hair umber; cut cropped
albert einstein/einstein: he scientist twenties; garment cardigan; cloth ash; hair snow; cut tousled; beard walrus; age old; glasses none
nikola tesla/tesla: he scientist victorian; garment suit; cloth ink; trim wine; hair raven; cut parted; beard pencil; shape beanpole; glasses none
marie curie/curie: she scientist victorian; garment day-dress; cloth black; hair ash; cut bun
isaac newton/newton: he professor georgian; garment frock-coat; cloth brown; hair iron; cut long; beard none
galileo/galileo galilei: he scientist renaissance; garment robe; cloth black; hair iron; beard full; age old; hat none
charles darwin/darwin: he scientist victorian; garment frock-coat; cloth sable; hair snow; cut tufts; beard long; age old
ada lovelace: she noble victorian; cloth plum; hair umber; cut ringlets
alan turing/turing: he scientist twenties; garment suit; cloth brown; pattern tweed; hair umber; cut parted; glasses none
sigmund freud/freud: he doctor victorian; garment suit; cloth grey; hair iron; beard full; glasses round; age old
da vinci/leonardo da vinci/leonardo: he painter renaissance; garment robe; cloth wine; hair snow; cut long; beard long; hat beret; age old
michelangelo: he painter renaissance; garment tunic; cloth slate; hair umber; cut curls; beard forked; hat none
vincent van gogh/van gogh: he painter victorian; garment coat; cloth sea; hair ginger; beard short; hat straw-hat
pablo picasso/picasso: he painter twenties; garment jumper; pattern stripes; cloth white; under navy; cut bald; beard none; hat none
frida kahlo: she painter twenties; garment kirtle; cloth scarlet; shawl teal; hair raven; cut braids; hat none
shakespeare/william shakespeare: he writer renaissance; cloth ink; hair umber; cut long; beard goatee
mozart/wolfgang amadeus mozart: he musician georgian; garment frock-coat; cloth crimson; hair snow; cut queue; beard none
beethoven/ludwig van beethoven: he musician georgian; garment frock-coat; cloth slate; scarf red; hair iron; cut tousled; beard none
elsa: she queen medieval; garment empire-gown; cloth ice; trim sky; hair blonde; cut plait; hat none
moana: she princess modern; garment frock; cloth brick; under cream; trim sand; skin bronze; hair raven; cut wavy; hat none; footwear slippers
gandalf: he wizard medieval; garment robe; cloth ash; hatcolour grey; shape beanpole; height tall
yoda: he monk medieval; garment habit; cloth sand; under tan; skin green_skin; cut bald; hair snow; beard none; shape child; height small; age old
frodo/frodo baggins: he halfling medieval; cloth brown; cape moss; hair raven
samwise/sam gamgee/samwise gamgee: he halfling medieval; garment tunic; cloth moss; hair straw; shape round
bilbo/bilbo baggins: he halfling medieval; garment frock-coat; cloth wine; under gold; hair chestnut; cut curls; shape round
aragorn: he archer medieval; cloth sable; cape forest; hair umber; cut wavy; beard short; hat none
legolas: he elf medieval; cloth forest
gimli: he dwarf medieval; hair ginger; beard long; hat helm
merlin: he wizard medieval; cloth royal
king arthur/arthur: he king medieval; garment armour; cape royal; hat crown; beard short
lancelot: he knight medieval; hat none; cloth silver
elizabeth bennet/lizzy bennet: she reveller georgian; garment empire-gown; cloth cream; trim moss; hair chestnut; cut ringlets
mr darcy/darcy/fitzwilliam darcy: he noble georgian; garment tails; cloth ink; under cream; legs cream; hair umber; cut curls; beard none
jay gatsby/gatsby: he reveller twenties; garment suit; cloth cream; trim gold; under white; hair straw; cut swept; beard none; hat none
katara: she townsfolk ancient; garment tunic; cloth sea; trim white; hair umber; cut plait; skin bronze
zuko: he prince medieval east; garment wrapped-robe; cloth crimson; trim gold; hair raven; cut tousled; beard none; hat none
neo: he spy future; garment cassock; cloth black; trim ink; hair raven; cut cropped; glasses horn; beard none; hat none
trinity: she spy future; garment jacket; cloth black; hair raven; cut bob; glasses horn; hat none
morpheus: he spy future; garment coat; cloth plum; trim black; cut bald; glasses round; skin umber_skin; beard none; hat none
walter white: he scientist modern; garment jacket; cloth olive; hat fedora; hatcolour black; cut bald; beard goatee; glasses horn
jesse pinkman: he student modern; garment hoodie; cloth yellow; hat beanie; hair straw; beard none
saul goodman: he lawyer modern; garment suit; cloth sky; under orange; trim orange; hair chestnut; cut combed-over
rick grimes: he sheriff modern; garment jacket; cloth tan; hair umber; beard short; hat none
michonne: she survivor modern; garment waistcoat; cloth plum; under bone; skin deep; hair raven; cut locs; hat headband
yennefer: she witch medieval; garment gown; cloth black; trim white; under ash; hair raven; cut curls; hat none; cape none
geralt/geralt of rivia: he soldier medieval; garment armour; cloth slate; trim steel; hair frost; cut long; beard short; hat none; shape triangle
jaskier: he musician medieval; garment doublet; cloth saffron; trim royal; hair chestnut; cut pageboy; hat beret; beard none
miyamoto musashi/musashi: he samurai renaissance east; cloth ink; trim rust; hair raven; cut ponytail; beard short
sun tzu/sunzi: he officer ancient east; garment wrapped-robe; cloth crimson; trim gold; hair iron; cut topknot; beard long; age old
shrek: he dwarf medieval; garment tunic; cloth cream; under bone; skin green_skin; cut bald; beard none; shape barrel; height tall; hat none
donkey: he beast medieval; garment hoodie; cloth ash; hair iron; cut tufts
darth vader/vader: he knight future; garment armour; cloth black; under ink; trim scarlet; cape black; lining ink; hat helm; hatcolour black; gloves black; shape triangle; height tall; beard none
luke skywalker/luke: he monk future; garment wrapped-robe; cloth cream; under bone; trim tan; footwear boots; hair straw; cut fringe; beard none; hat none
obi-wan kenobi/obi-wan: he monk future; garment wrapped-robe; cloth sand; cape brown; hair iron; beard full
han solo: he crew future; garment waistcoat; cloth black; under linen; trim leather; legs navy; hair chestnut; beard none; hat none
leia/princess leia: she princess future; garment gown; cloth white; trim silver; hair umber; cut bun; hat none
spock: he officer future; garment jumper; cloth sea; hair raven; cut fringe; beard none
arthur morgan: he cowboy victorian; garment jacket; cloth leather; hair straw; beard short
dutch van der linde/dutch: he cowboy victorian; garment waistcoat; cloth crimson; under black; hat stetson; hatcolour black; hair raven; beard handlebar
link: he archer medieval; garment tunic; cloth moss; under cream; hair blonde; cut tousled; hat hood; hatcolour forest; beard none
zelda/princess zelda: she princess medieval; garment gown; cloth lilac; trim gold; hair blonde; cut long; hat circlet
mad max/max rockatansky: he survivor future; garment jacket; cloth black; legs cocoa; hair umber; cut cropped; beard short; hat none
furiosa/imperator furiosa: she survivor future; garment shirt; cloth bone; trim cocoa; legs cocoa; cut cropped; hair umber; scarf sand; hat none
hannibal lecter/hannibal: he prisoner modern; garment scrubs; cloth white; under white; hair iron; cut swept; beard none; age grown
clarice starling/clarice: she detective modern; garment suit; cloth moss; hair chestnut; cut bob; hat none
hercule poirot/poirot: he detective twenties; garment suit; cloth grey; trim plum; hat bowler; cut bald; beard handlebar; shape round
miss marple/jane marple: she elder twenties; garment cardigan; cloth lilac; hat bonnet; hair snow
james bond: he spy modern; garment tails; cloth black; under white; hair umber; cut parted; beard none; gloves none; hat none
dracula/count dracula: he vampire victorian
frankenstein/victor frankenstein: he scientist georgian; garment frock-coat; cloth sable; hair umber
hamlet: he prince renaissance; garment doublet; cloth black; trim slate; hair straw; cut wavy; beard none; hat none
ophelia: she noble renaissance; garment kirtle; cloth sky; hair blonde; cut long; hat none
macbeth: he knight medieval; beard full; hat none
romeo: he suitor renaissance; cloth sky
juliet: she suitor renaissance; cloth rose; hair chestnut
don quixote: he knight renaissance; cloth ash; hat helm; beard goatee; hair iron; shape beanpole; age old
sancho panza: he farmer renaissance; shape round; beard full
robin hood: he archer medieval; garment tunic; cloth moss; hat hood; beard goatee; hair chestnut
zorro: he spy georgian; garment shirt; cloth black; legs black; cape black; hat stetson; hatcolour black; beard pencil
captain hook: he pirate georgian; garment frock-coat; cloth crimson; hat tricorne; hair raven; cut ringlets; beard handlebar
captain ahab/ahab: he skipper victorian; hat none; beard full; hair iron
peter pan: he child medieval; cloth moss
alice: she child victorian; garment frock; cloth sky; hair blonde; cut long
socrates/plato/aristotle: he professor ancient; hair iron; cut tufts; beard full
diogenes: he beggar ancient; garment toga; cloth ash; beard long
confucius/laozi/lao tzu/mencius: he professor ancient east; hair iron; beard long; age old
julius caesar/caesar/cicero/nero: he lawyer ancient; garment toga; cloth white; trim purple; hair umber; cut cropped; beard none; hat circlet
cleopatra: she queen ancient; garment toga; cloth white; trim gold; hair raven; cut bob; hat circlet; skin olive_skin
napoleon/napoleon bonaparte: he officer georgian; garment uniform; cloth navy; trim scarlet; legs white; hat tricorne; hatcolour black; hair umber; cut swept; beard none; height short
marie antoinette: she queen georgian; garment gown; cloth pink; hair snow; cut set-curls; hat none
queen elizabeth/elizabeth i: she queen renaissance; hair ginger; cut set-curls
joan of arc: she knight medieval; garment armour; cloth silver; hair umber; cut pageboy; hat none
abraham lincoln/lincoln: he lawyer victorian; garment frock-coat; cloth black; hat top-hat; hair umber; beard chops; shape beanpole; height tall
winston churchill/churchill: he lawyer twenties; cloth ink; hat bowler; cut bald; beard none; shape barrel
gandhi/mahatma gandhi: he monk twenties; garment toga; cloth white; trim bone; cut bald; beard moustache; skin bronze; glasses round; shape beanpole; hat none
genghis khan/kublai khan: he king medieval east; beard goatee
marco polo: he merchant medieval; hat beret; beard full
mary poppins: she professor victorian; garment coat; cloth navy; trim wine; scarf wine; hat bonnet; hatcolour ink; hair umber; cut bun; glasses none
santa claus/father christmas: he elder modern; garment coat; cloth scarlet; trim white; hat beanie; hatcolour scarlet; hair snow; beard long; shape barrel
mulan/花木兰: she soldier medieval east; garment armour; cloth jade; trim crimson; hair raven; cut ponytail; hat none
sun wukong/monkey king/孙悟空: he monk medieval east; garment tunic; cloth saffron; trim crimson; hat circlet; hair ginger; beard full; cut tousled
tang sanzang/唐僧/唐三藏: he monk medieval east; garment wrapped-robe; cloth scarlet; trim gold; cut bald; beard none; age grown
zhuge liang/诸葛亮: he professor medieval east; cloth white; trim slate; hair raven; beard long; age grown
cao cao/曹操: he officer medieval east; garment armour; cloth black; cape crimson; hair raven; beard full; hat none
li bai/李白: he writer medieval east; cloth white; trim sky
du fu/杜甫: he writer medieval east; cloth slate; hair iron; beard long
wu zetian/武则天: she queen medieval east; cloth gold; trim crimson
林黛玉: she noble georgian east; cloth mint; trim lilac; hair raven; cut long
贾宝玉: he prince georgian east; cloth crimson; trim gold; beard none
薛宝钗: she noble georgian east; cloth amber; trim rose; cut bun
王熙凤: she noble georgian east; cloth scarlet; trim gold; cut bun
孔子/老子/孟子/庄子/孙子: he professor ancient east; hair iron; beard long; age old
宫本武藏: he samurai renaissance east; cloth ink; trim rust; beard short
爱因斯坦: he scientist twenties; garment cardigan; cloth ash; hair snow; cut tousled; beard walrus; age old
特斯拉: he scientist victorian; garment suit; cloth ink; hair raven; cut parted; beard pencil
福尔摩斯: he detective victorian; garment coat; cloth brown; pattern checks; hat deerstalker; beard none
华生: he doctor victorian; garment suit; cloth olive; pattern tweed; hat bowler; beard moustache
苏格拉底/柏拉图/亚里士多德: he professor ancient; hair iron; beard full
`;
