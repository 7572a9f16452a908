/** Pairs `name used > what the world calls it`, where both could be one object on a stage. */
export const SAME_OBJECT = `
knife > dagger;blade > dagger;weapon > dagger;poniard > dagger;dirk > dagger;stiletto > knife;weapon > pistol;weapon > sword;
blade > sword;sword > rapier;rapier > sword;foil > sword;gun > pistol;gun > revolver;firearm > pistol;handgun > revolver;
sidearm > pistol;gun > rifle;musket > gun;hatchet > axe;ax > axe;club > cudgel;cup > goblet;chalice > goblet;goblet > chalice;
cup > mug;cup > teacup;tankard > mug;vessel > goblet;glass > tumbler;glass > wineglass;drinking glass > tumbler;bottle > flask;
vial > bottle;phial > vial;decanter > carafe;container > box;jug > pitcher;pitcher > jug;pail > bucket;bucket > pail;
couch > sofa;settee > sofa;sofa > couch;divan > sofa;seat > chair;chair > armchair;furniture > chair;chair > throne;
desk > writing desk;table > desk;bureau > desk;cupboard > cabinet;closet > wardrobe;chest > trunk;coffer > chest;box > chest;
case > suitcase;bag > suitcase;purse > handbag;pouch > purse;sack > bag;drape > curtain;curtains > drapes;arras > curtain;
hanging > tapestry;tapestry > arras;carpet > rug;mat > rug;light > candle;light > lamp;lamp > lantern;lantern > lamp;taper > candle;
torch > flashlight;letter > missive;epistle > letter;note > letter;letter > note;document > will;testament > will;paper > document;
paper > newspaper;book > diary;journal > diary;tome > book;volume > book;picture > painting;picture > portrait;portrait > painting;
canvas > painting;photo > photograph;mirror > looking glass;looking-glass > mirror;clock > grandfather clock;timepiece > watch;
phone > telephone;telephone > phone;spade > shovel;shovel > spade;cloak > mantle;cape > cloak;mantle > cape;coat > overcoat;
jacket > coat;gown > dress;frock > dress;garment > shirt;clothing > cloak;hat > bonnet;handkerchief > hanky;glasses > spectacles;
spectacles > eyeglasses;ring > wedding ring;jewel > diamond;gem > ruby;necklace > pearls;crown > diadem;coin > penny;money > coins;
cash > money;drink > wine;beverage > wine;liquor > brandy;alcohol > whisky;ale > beer;poison > arsenic;venom > poison;medicine > pill;
food > bread;fruit > apple;meat > beef;flower > rose;blossom > flower;tree > oak;bush > shrub;stone > rock;rock > boulder;
body > corpse;corpse > body;cadaver > corpse;bone > skull;statue > bust;sculpture > statue;casket > coffin;tomb > grave;
hearth > fireplace;flames > fire;blaze > fire;stairs > staircase;stairway > stairs;gate > door;cord > rope;rope > noose;string > twine;
violin > fiddle;fiddle > violin;instrument > lute;piano > grand piano;automobile > car;car > automobile;vehicle > carriage;coach > carriage;
wagon > cart;boat > rowboat;ship > vessel;dog > hound;hound > dog;horse > stallion;steed > horse;animal > cat;bird > raven;
man > king;monarch > king;ruler > queen;woman > queen;lady > duchess;girl > maid;servant > butler;doctor > physician;cop > policeman;
priest > clergyman;thief > burglar;baby > infant;child > boy;kid > child;ghost > spirit;phantom > ghost;person > stranger;soldier > guard;
knife > letter opener;paper knife > letter opener;tool > hammer;garbage > trash;cigarette > smoke;stick > cane;walking stick > cane;
cushion > pillow;cover > blanket;cloth > handkerchief;room > study;bedchamber > bedroom;jail > prison;house > cottage;pistol > revolver
`;

/** Pairs that name two different things; an answer of any kind is a mistake, except that near neighbours may be `kin`. */
export const DIFFERENT_OBJECT = `
rifle > dagger;gun > dagger;gun > sword;pistol > sword;dagger > pistol;bow > arrow;sword > shield;sword > scabbard;knife > fork;
fork > spoon;spoon > cup;key > lock;lock > key;key > door;door > window;window > door;window > curtain;table > chair;chair > table;
bed > table;table > stool;desk > chair;lamp > table;cup > table;cup > plate;plate > bowl;cup > saucer;bottle > cork;glass > plate;
wine > bottle;wine > water;wine > beer;tea > coffee;bread > cheese;apple > pear;apple > knife;rose > lily;rose > vase;flower > tree;
candle > candlestick;candle > match;candle > letter;lamp > mirror;torch > rope;fire > water;fireplace > chimney;book > letter;letter > envelope;
letter > pen;pen > pencil;pen > ink;paper > pen;map > book;newspaper > book;painting > mirror;painting > statue;clock > mirror;watch > ring;
ring > necklace;necklace > bracelet;crown > throne;coin > ring;coin > button;purse > coin;bag > box;box > bottle;chest > bed;trunk > tree;
drawer > desk;shelf > chair;curtain > rug;rug > blanket;pillow > blanket;blanket > coat;hat > coat;hat > shoe;glove > shoe;shirt > trousers;
cloak > hat;dress > hat;scarf > belt;mask > hat;handkerchief > letter;umbrella > cane;cane > sword;poker > pistol;hammer > nail;saw > hammer;
shovel > hammer;rope > chain;rope > ladder;ladder > stairs;bucket > broom;barrel > box;basket > bucket;piano > violin;flute > drum;
violin > bow;bell > drum;telephone > radio;radio > camera;typewriter > telephone;poison > wine;pill > bottle;skull > candle;skull > hand;
bone > stone;corpse > coffin;coffin > grave;statue > altar;cross > altar;carriage > horse;horse > dog;dog > cat;cat > rat;bird > snake;
king > queen;man > woman;prince > princess;father > mother;servant > king;nurse > doctor;boy > girl;husband > wife;priest > soldier;
hand > head;eye > ear;arm > leg;heart > hand;wall > floor;roof > wall;stove > table;pot > stove;kettle > cup;tree > grass;stone > water;
moon > sun;river > bridge;castle > forest;kitchen > bedroom;garden > house;boat > oar;sail > anchor;gun > bullet;arrow > spear;
cigar > pipe;ashtray > vase;vase > lamp;mirror > window;glass > bottle;scissors > needle;needle > thread;soap > towel;comb > brush;
razor > soap;dice > card;doll > ball;throne > pot;pen > bird;bust > breast;bat > ball;crane > rope;trunk > boot;box > bush;watch > guard;
eye > heart;bird > doll;nail > finger;bank > money;seal > letter;bill > duck;light > feather;match > game;spring > bed;palm > hand;plane > saw
`;

/**
 * A second list, written after the guards were tuned on the first and run once before anything was changed for it:
 * 98 of 123 found, 5 of 111 confused (4 of them as `kin`). The everyday table has learned from it since.
 */
export const SAME_OBJECT_LATER = `
scimitar > saber;blunderbuss > gun;shotgun > gun;spear > javelin;bludgeon > club;truncheon > nightstick;whip > lash;shackles > manacles;handcuffs > cuffs;
armoire > wardrobe;dresser > chest of drawers;nightstand > bedside table;footstool > ottoman;bookcase > bookshelf;crib > cot;mattress > bed;
candelabrum > candelabra;chandelier > light;lightbulb > bulb;kerosene lamp > lamp;stein > mug;snifter > glass;canteen > flask;teapot > pot;saucepan > pan;
platter > dish;dish > plate;cutlery > silverware;napkin > serviette;tray > salver;basket > hamper;crate > box;carton > box;satchel > bag;briefcase > case;
knapsack > rucksack;parcel > package;package > box;telegram > wire;manuscript > document;contract > document;deed > document;novel > book;bible > book;
newspaper > gazette;magazine > periodical;sketch > drawing;drawing > picture;photograph > picture;map > chart;globe > sphere;ink bottle > inkwell;quill > pen;
eyeglass > monocle;robe > gown;trousers > pants;breeches > trousers;shawl > scarf;veil > headdress;slipper > shoe;boot > footwear;sandals > shoes;cap > hat;
brooch > pin;pendant > necklace;tiara > crown;earring > jewelry;emerald > gem;gold piece > coin;banknote > bill;brandy > liquor;champagne > wine;whiskey > drink;
tea > beverage;loaf > bread;pastry > cake;apple > fruit;ham > meat;lily > flower;ivy > vine;oak > tree;boulder > stone;pebble > stone;carcass > corpse;skeleton > bones;
headstone > gravestone;tombstone > gravestone;crucifix > cross;idol > statue;figurine > statue;banister > railing;balcony > gallery;cellar > basement;
path > trail;forest > woods;stream > brook;hill > mound;pony > horse;mare > horse;kitten > cat;puppy > dog;serpent > snake;crow > bird;rat > rodent;
sailor > seaman;lawyer > attorney;solicitor > lawyer;teacher > schoolteacher;cook > chef;sovereign > king;youngster > child;lad > boy;maiden > girl;spouse > wife;
sibling > brother;parent > mother;relative > uncle;murderer > killer;assassin > murderer;prisoner > captive;beggar > pauper;drunk > drunkard;pianist > musician
`;

export const DIFFERENT_OBJECT_LATER = `
cannon > dagger;whip > rope;helmet > shield;armor > sword;bullet > pistol;holster > pistol;quiver > arrow;mattress > pillow;wardrobe > bed;dresser > mirror;
bookcase > book;crib > blanket;chandelier > ceiling;bulb > switch;tray > teapot;teapot > kettle;spoon > bowl;napkin > plate;basket > apple;crate > barrel;satchel > book;
parcel > letter;telegram > telephone;contract > pen;novel > newspaper;magazine > rifle;sketch > pencil;globe > map;inkwell > quill;monocle > watch;robe > slipper;
shawl > brooch;veil > ring;boot > belt;earring > ring;tiara > ring;emerald > ruby;banknote > coin;brandy > milk;champagne > glass;cake > bread;ham > egg;lily > ivy;
pebble > sand;skeleton > coffin;tombstone > statue;crucifix > bible;banister > stairs;balcony > window;cellar > attic;path > forest;hill > valley;pony > cart;kitten > puppy;
serpent > crow;rat > cheese;sailor > ship;lawyer > judge;cook > stove;king > knight;child > dog;spouse > child;brother > sister;uncle > aunt;murderer > victim;
prisoner > guard;musician > piano;microscope > telescope;camera > lens;radio > clock;violin > guitar;trumpet > drum;harp > piano;chess > dice;cards > chess;ball > bat;
saddle > horse;wheel > cart;anchor > rope;flag > sail;tent > bed;lantern > mirror;stove > fireplace;chimney > roof;gate > wall;fence > gate;well > bucket;pump > well;
shovel > rake;axe > saw;chisel > hammer;nail > screw;pliers > scissors;thread > rope;button > coin;glove > ring;towel > curtain;sponge > soap;pipe > cigarette;
medicine > poison;syringe > needle;bandage > rope;crutch > sword;wheelchair > sofa;vase > candle;fan > hat;parasol > sword;lipstick > pencil;perfume > ink;wig > hat;crown > wig
`;

export const pairsOf = (table: string): readonly (readonly [string, string])[] =>
  table
    .split(';')
    .map((pair) => pair.trim().split(' > '))
    .filter((pair) => pair.length === 2)
    .map(([query, thing]) => [query!, thing!] as const);
