/**
 * What people on a stage call each other's things, where WordNet is finer, older or silent.
 * Small on purpose: a pair belongs here only if the same object could bear both names.
 */

/** Each row names one thing; any word of it may stand for another. */
export const EVERYDAY_SYNONYMS = `
curtain drape drapery hanging arras tapestry;couch sofa settee;settee divan;sofa davenport chesterfield divan;
letter missive epistle;letter note;note message;letter message;cloak mantle cape;painting picture canvas;rug carpet mat;
chest trunk coffer;purse pouch;bag sack;mirror looking-glass;spade shovel;phone telephone;pistol handgun;
automobile car;torch flambeau brand;torch flashlight;spectacles glasses eyeglasses;
stone rock;path trail track;jail prison gaol;cellar basement;attic loft garret;corpse body cadaver;coffin casket;grave tomb;
physician doctor;servant attendant;soldier warrior;robber thief;constable policeman;infant baby;boy lad;girl lass maiden;
lad youth;rope cord line;string cord twine;club cudgel;stick cane staff;stick rod;bench pew;stool footstool;bucket pail;
jug pitcher ewer;basin bowl;pot pan;box case casket;jewel gem gemstone;gem stone;picture photograph photo snapshot;
photo photograph;newspaper paper;parchment scroll paper;book tome volume;diary journal;fireplace hearth;fire flame blaze;
wardrobe closet armoire;cupboard cabinet closet;desk writing-desk;stairs staircase stairway steps;step stair;gate door;
spear lance pike;spear javelin;axe hatchet;bow longbow;phial vial;flask canteen;potion draught;poison venom;ale beer;booze liquor spirits;
cab taxi;coat jacket overcoat;gown dress frock;shirt blouse tunic;pants trousers breeches;shoe boot;hat cap bonnet;
handkerchief kerchief hanky;scarf shawl;necklace chain;bracelet bangle;crown diadem coronet;candlestick candleholder;
wallet billfold;suitcase valise;cigarette smoke;match lucifer;radio wireless;television telly tv;fridge refrigerator;
cot crib cradle;pillow cushion;blanket cover coverlet;quilt bedspread coverlet;bedsheet sheet;
skeleton bones;skull death's-head;scepter sceptre;violin fiddle;piano pianoforte;harpsichord clavier;
drum tabor;horn bugle;bell chime;clock timepiece;watch timepiece pocket-watch;hourglass sandglass;map chart;bill banknote note;
money cash coins;ring band;key latchkey;lock padlock;plate dish;platter tray;napkin serviette;tablecloth cloth;
ladder steps;window pane casement;wall partition;floor ground;roof rooftop;garden yard;forest woods wood;brook stream creek;
sea ocean;bush shrub;meadow field;hill mound;dog hound;horse steed mount;ass donkey;hen chicken;cat kitty;rabbit bunny;
letter-opener paper-knife;razor straight-razor;garbage trash rubbish;bin wastebasket dustbin;cross crucifix;rosary beads;
altar shrine;statue sculpture figure;bust sculpture;doll puppet;mask visor;armor armour;helmet helm;shield buckler;
vase urn;lady gentlewoman;husband spouse;wife spouse;ghost spirit specter spectre phantom apparition shade;priest clergyman parson vicar;
carriage coach;cart wagon;gallery balcony;veranda porch;inn tavern pub;jester fool clown;
wound injury cut;corridor hallway passage hall;hall hallway;bedroom bedchamber chamber;bookcase bookshelf bookshelves;robe gown;package parcel;telegram wire cable;whip lash;
handcuffs cuffs;handcuff cuff;banister railing handrail;corpse carcass;cutlery silverware;desk bureau;mug tankard;crib cot;
parlor parlour sitting-room
`;

/** `kind: members`: a more general everyday name for each member. */
export const EVERYDAY_KINDS = `
cup: goblet chalice mug teacup tumbler beaker tankard stein coffee-cup;
glass: goblet wineglass tumbler snifter flute;
light: candle lamp torch lantern candelabra candelabrum chandelier taper flashlight candlestick flame lightbulb streetlight sconce;
lamp: lantern torch;
bottle: flask vial phial decanter carafe ampule flagon canteen;
container: cup goblet chalice vase pot pan jug bowl glass purse bag box crate drawer bucket barrel basket urn chest bottle;
boat: ship rowboat ferry canoe;
vessel: goblet chalice cup bottle jug vase urn ship boat flask vial ewer kettle;
drink: wine beer ale tea coffee water juice brandy whisky whiskey rum gin vodka potion milk lemonade champagne;
food: bread cheese meat apple pie cake fruit soup stew sandwich biscuit chocolate egg fish;
liquid: wine water beer ale oil ink poison blood milk tea coffee potion;
picture: portrait painting drawing sketch photograph landscape print etching miniature;
portrait: miniature;
painting: portrait landscape miniature fresco watercolor;
paper: letter note document will map newspaper page sheet parchment scroll contract deed ticket certificate telegram receipt;
document: letter note will map contract deed certificate telegram report passport treaty receipt file manuscript dossier scroll warrant;
writing: letter note document will book diary poem inscription;
book: psalter hymnal ledger logbook missal breviary diary journal bible novel ledger album notebook dictionary atlas tome manuscript ledger folio;
light source: candle lamp lantern torch;
jewel: diamond ruby emerald sapphire pearl brooch ring necklace amulet;
jewelry: ring necklace brooch bracelet earring amulet locket tiara crown pendant;
weapon: dagger sword pistol gun rifle axe club bow knife spear poison cudgel rapier revolver musket crossbow poker blade mace lance;
tool: hammer saw spade shovel axe chisel pliers knife rake screwdriver wrench crowbar broom lockpick scissors;
seat: chair stool bench sofa couch throne settee armchair pew divan;
furniture: table chair desk bed sofa couch cabinet wardrobe bookcase shelf stool bench throne dresser chest cupboard;
table: desk nightstand sideboard counter;
cloth: curtain tapestry arras handkerchief blanket towel sheet rag napkin tablecloth bandage flag shawl veil;
clothing: cloak coat dress shirt hat glove boot shoe scarf cape gown robe jacket trousers mask veil belt apron;
clothes: cloak coat dress shirt gown robe jacket trousers suit costume;
garment: cloak coat dress shirt robe jacket scarf cape gown;
instrument: violin piano lute flute drum guitar trumpet harp organ recorder cello;
money: coin banknote gold silver penny shilling dollar cash;
coin: penny shilling guinea ducat florin crown;
man: king prince butler father son brother husband gentleman priest lord duke monk friar soldier sailor constable uncle grandfather nephew;
woman: queen princess maid mother daughter sister wife lady nun widow actress governess aunt grandmother niece duchess;
boy: son page;
girl: daughter maid;
servant: butler maid footman valet page cook housekeeper;
noble: king queen prince princess duke duchess lord lady count countess baron earl;
royalty: king queen prince princess;
plant: tree flower bush rose shrub herb ivy fern;
flower: rose lily violet daisy rosemary pansy tulip poppy carnation orchid;
animal: dog cat horse bird rat mouse snake cow sheep pig parrot;
vehicle: car cart carriage wagon coach truck bicycle motorcycle automobile;
bone: skull rib;
body: corpse;
remains: corpse skeleton skull ashes;
medicine: pill potion tonic morphine syrup laudanum;
gun: pistol rifle revolver musket shotgun carbine;
blade: dagger sword knife rapier razor axe scimitar saber sabre cutlass letter-opener stiletto;
knife: dagger letter-opener paper-knife stiletto dirk poniard scalpel switchblade bodkin;
sword: rapier foil saber sabre cutlass scimitar broadsword epee;
stick: club cane cudgel staff wand poker baton torch;
box: chest crate case casket carton trunk coffer;
bag: purse sack satchel backpack handbag suitcase pouch briefcase knapsack;
pot: kettle teapot cauldron saucepan coffeepot;
door: gate trapdoor hatch portal;
rock: boulder pebble;
stone: gem diamond boulder pebble;
cat: kitten tomcat;
dog: puppy;
sibling: brother sister;
ruler: king queen emperor;
lady: queen duchess countess baroness princess noblewoman;
crown: tiara;
shoe: slipper sandal boot;
dish: platter plate;
plate: platter;
poison: arsenic cyanide hemlock strychnine belladonna nightshade;
necklace: pendant pearls;
toy: doll puppet ball;
machine: typewriter computer clock radio engine;
device: phone telephone radio clock watch camera computer;
covering: blanket veil curtain;
cover: blanket lid;
ornament: vase brooch statuette;
statue: bust statuette figurine idol;
room: study kitchen bedroom parlor library hall cellar attic chamber salon bathroom;
building: house castle church tower barn mill theater palace;
key: skeleton-key passkey;
rope: noose cord lasso;
metal: gold silver iron steel;
creature: dog cat horse bird rat monster;
person: king queen servant stranger guest guard actor
`;

/** Words of one row are told apart by everyone; none of them ever means another, whatever the graph says. */
export const NEVER_CONFUSED = `
key lock;key padlock;key keyhole;table chair bed;table sofa;table stool;table bench;door window;cup table saucer;cup plate;fork spoon knife;king queen;
prince princess;father mother;brother sister;son daughter;husband wife;man woman;boy girl;uncle aunt;duke duchess;dog cat horse;
bow arrow;pen ink paper pencil;candle candlestick match;gun bullet;sword shield scabbard;bottle cork;wine beer water;wine whiskey;
shoe hat glove;left right;coffee tea;bread cheese butter;nail hammer screw screwdriver;saw hammer;red blue;sugar salt pepper;
hat scarf;ring necklace bracelet earring crown;violin piano flute drum guitar trumpet harp;rose lily violet tulip daisy;
apple pear orange lemon peach grape;hand foot;hand head;eye ear nose mouth;arm leg;wall ceiling floor;roof floor;
clock mirror;watch clock;book newspaper;letter book;diamond ruby emerald sapphire pearl;gold silver bronze;
lion tiger;cow pig sheep goat;desk bed;pistol rifle cannon;dagger spear;dagger axe;sword axe;bucket broom;
kitchen bedroom bathroom library;castle church;moon sun star;river lake sea;day night;glove sock;shirt trousers skirt;
doctor nurse;judge lawyer;guest host;master servant;teacher student;stairs ladder;fire water;lamp candle;torch candle;
bed pillow blanket mattress;bow sword;plate bowl;plate cup bowl glass fork;vase bowl;chest desk;shelf chair;statue painting;
map book;coin banknote;carriage horse;train car ship;bicycle car;crown throne;bishop knight pawn rook;pistol dagger;
throne pot toilet stool;throne toilet;plate bag;bowl ball;toy dog;pen bird;hammer bone;bird meat;bust chest breast;ring chain;
violin string;piano string;mask dress;glass telescope magnifier;arrow bullet;chalice teacup;goblet teacup;plate ball;helmet shield;cellar attic;
microscope telescope;pliers scissors;kettle teapot;cake tablet;cigarette butt;biscuit cake
`;
