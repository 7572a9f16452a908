/**
 * Principal parts of English irregular verbs, after WordNet's exception list `verb.exc`.
 * A row is `lemma past participle`; alternatives are joined by `/`, the preferred one first.
 */
const PRINCIPAL_PARTS = `
abide abode/abided abode/abided;arise arose arisen;awake awoke/awaked awoken/awaked;be was/were been;bear bore borne/born;
beat beat beaten/beat;become became become;befall befell befallen;beget begot/begat begotten;begin began begun;
behold beheld beheld/beholden;bend bent bent;beseech besought/beseeched besought/beseeched;bet bet/betted bet/betted;
bid bid/bade bid/bidden;bind bound bound;bite bit bitten;bleed bled bled;bless blessed/blest blessed/blest;blow blew blown;
break broke broken;breed bred bred;bring brought brought;broadcast broadcast/broadcasted broadcast/broadcasted;
build built built;burn burned/burnt burned/burnt;burst burst burst;bust busted/bust busted/bust;buy bought bought;
cast cast cast;catch caught caught;chide chided/chid chided/chidden/chid;choose chose chosen;
cleave cleaved/cleft/clove cleaved/cleft/cloven;cling clung clung;clothe clothed/clad clothed/clad;come came come;
cost cost/costed cost/costed;creep crept crept;cut cut cut;deal dealt dealt;dig dug dug;dive dived/dove dived;do did done;
draw drew drawn;dream dreamed/dreamt dreamed/dreamt;drink drank drunk;drive drove driven;dwell dwelt/dwelled dwelt/dwelled;
eat ate eaten;fall fell fallen;feed fed fed;feel felt felt;fight fought fought;find found found;fit fitted/fit fitted/fit;
flee fled fled;fling flung flung;fly flew flown;forbid forbade/forbad forbidden;forget forgot forgotten;forgive forgave forgiven;
forsake forsook forsaken;freeze froze frozen;get got got/gotten;gild gilded/gilt gilded/gilt;gird girded/girt girded/girt;
give gave given;go went gone;grind ground ground;grip gripped/gript gripped/gript;grow grew grown;
hang hung/hanged hung/hanged;have had had;hear heard heard;heave heaved/hove heaved/hove;hew hewed hewn/hewed;hide hid hidden/hid;
hit hit hit;hold held held;hurt hurt hurt;keep kept kept;kneel knelt/kneeled knelt/kneeled;knit knitted/knit knitted/knit;
know knew known;lade laded laden/laded;lay laid laid;lead led led;lean leaned/leant leaned/leant;leap leapt/leaped leapt/leaped;
learn learned/learnt learned/learnt;leave left left;lend lent lent;let let let;lie lay lain;light lit/lighted lit/lighted;
lose lost lost;make made made;mean meant meant;meet met met;mislay mislaid mislaid;melt melted melted/molten;mow mowed mown/mowed;pay paid paid;
plead pleaded/pled pleaded/pled;prove proved proven/proved;put put put;quit quit/quitted quit/quitted;read read read;
rend rent rent;rid rid/ridded rid/ridded;ride rode ridden;ring rang rung;rise rose risen;rive rived riven/rived;run ran run;
saw sawed sawn/sawed;say said said;see saw seen;seek sought sought;sell sold sold;send sent sent;set set set;sew sewed sewn/sewed;
shake shook shaken;shave shaved shaved/shaven;shear sheared/shore shorn/sheared;shed shed shed;shine shone/shined shone/shined;
shit shit/shat shit/shat;shoe shod/shoed shod/shoed;shoot shot shot;show showed shown/showed;shred shredded shredded/shred;
shrink shrank/shrunk shrunk/shrunken;shrive shrove/shrived shriven/shrived;shut shut shut;sing sang sung;sink sank/sunk sunk/sunken;
sit sat sat;slay slew/slayed slain;sleep slept slept;slide slid slid/slidden;sling slung slung;slink slunk slunk;slit slit slit;
smell smelled/smelt smelled/smelt;smite smote smitten;sneak sneaked/snuck sneaked/snuck;sow sowed sown/sowed;speak spoke spoken;
speed sped/speeded sped/speeded;spell spelled/spelt spelled/spelt;spend spent spent;spill spilled/spilt spilled/spilt;
spin spun/span spun;spit spat/spit spat/spit;split split split;spoil spoiled/spoilt spoiled/spoilt;spread spread spread;
spring sprang/sprung sprung;stand stood stood;stave staved/stove staved/stove;steal stole stolen;stick stuck stuck;
sting stung stung;stink stank/stunk stunk;strew strewed strewn/strewed;stride strode stridden;strike struck struck/stricken;
string strung strung;strive strove/strived striven/strived;swear swore sworn;sweat sweated/sweat sweated/sweat;sweep swept swept;
swell swelled swollen/swelled;swim swam swum;swing swung swung;take took taken;teach taught taught;tear tore torn;tell told told;
think thought thought;thrive thrived/throve thrived/thriven;throw threw thrown;thrust thrust thrust;tread trod/treaded trodden/trod;
wake woke/waked woken/waked;wear wore worn;weave wove/weaved woven/weaved;wed wedded/wed wedded/wed;weep wept wept;
wet wetted/wet wetted/wet;win won won;wind wound wound;work worked/wrought worked/wrought;wring wrung wrung;write wrote written
`;

/** Compounds that inflect as their last part does (*overtake* as *take*). Listed, since *behave* and *relay* do not. */
const COMPOUNDS = `
baby-sit backbite backslide beset bespeak bestride bethink browbeat countersink crossbreed floodlight forbear force-feed
forecast forego foreknow foresee foreshow foretell forgo forswear gainsay ghostwrite hamstring indwell inlay inset
interbreed interweave inweave miscast misdeal misgive mishear mislead misread misspeak misspell misspend mistake
misunderstand offset outbid outdo outdraw outfight outgo outgrow outride outrun outsell outshine outwear overbear
overbid overcast overcome overdo overdraw overdrive overeat overfeed overfly overgrow overhang overhear overlay overlie
overpay override overrun oversee oversew overshoot oversleep overspend overtake overthrow overwrite partake prepay
proofread quick-freeze rebuild recast redo rehear remake repay reread rerun resell reset resew retake retell rethink
rewind rewrite rough-hew sightsee skydive spellbind spotlight sublet telecast typecast typewrite unbend unbind unclothe
undercut undergird undergo underlay underlie underpay undersell undershoot understand undertake underwrite undo unfreeze
unlearn unmake unsay unstring unteach unwind upheave uphold uprise upset waylay whipsaw withdraw withhold withstand
`;

type PrincipalParts = { readonly past: readonly string[]; readonly participle: readonly string[] };

/** Every irregular verb with its past tenses and past participles, preferred form first. */
export function readIrregularVerbs(): ReadonlyMap<string, PrincipalParts> {
  const verbs = new Map<string, PrincipalParts>();
  for (const row of PRINCIPAL_PARTS.replaceAll('\n', '').split(';')) {
    const [lemma, past, participle] = row.split(' ') as [string, string, string];
    verbs.set(lemma, { past: past.split('/'), participle: participle.split('/') });
  }
  for (const compound of COMPOUNDS.trim().split(/\s+/)) {
    for (let cut = 2; cut < compound.length - 1; cut++) {
      const simple = verbs.get(compound.slice(cut));
      if (simple === undefined) continue;
      const prefixed = (form: string): string => compound.slice(0, cut) + form;
      verbs.set(compound, { past: simple.past.map(prefixed), participle: simple.participle.map(prefixed) });
      break;
    }
  }
  return verbs;
}
