/**
 * Given names whose bearer's gender a reader takes for granted: English, French, German, Italian, Russian, and the
 * people of well-known plays and stories. Names borne by both (Robin, Jean, Andrea, Leslie…) are left out, except
 * where one use rules the stage.
 */
export const MALE_NAMES = `
aaron abel abraham achilles adam adrian agamemnon ahab ajax alain alan albany albert albrecht alceste alec aleksandr
aleksei alessandro alexander alexei alfonso alfred alfredo algernon allan almaviva alonso alvin alyosha ambrose amos
anatoly andrei andrew angelo angus anthony antoine anton antonio antony aramis archibald archie argan ariel aristide
aristotle arkady arlecchino armand arnold arthur arturo asa astrov athos aubrey aufidius augustus austin autolycus
baldassare balthasar banquo barnaby barnardo barney barry bartholomew bartolomeo basil bassanio beethoven ben
benedetto benedick benedict bengio benjamin benvenuto benvolio bernard bernardo bernd bernhard bertie bertram bertrand
biff bilbo bill billy bingley bob bobby boris borya bottom bowser brabantio brack bradley brandon brendan brian bruce
bruno brutus bryan bunbury caesar caleb caliban calvin camus capulet carl carlo cassio cassius cecil cesare chaplin
charles charlie chebutykin chekhov cherubino chester chris christian christoph christophe christopher churchill
clarence claude claudio claudius clement clifford clive colin columbus conan confucius connor conrad copernicus
copperfield coriolanus cornelius cornwall cosimo craig cratchit creon crusoe curtis cyrano cyril cyrus damian dan
danforth daniel danny dante darcy dario darren dartagnan darth darwin david dean demetrius denis dennis derek desmond
dick dickens didier dieter dietrich dmitri dmitry dogberry domenico dominic donalbain donald doolittle douglas dracula
duncan dylan earl ebenezer eberhard ed eddie edgar edmond edmund edoardo edward edwin egeus egmont einstein eli elias
elliot elmer emil emile emilio emmett enoch enrico enzo eric erich ernest ernst escalus estragon ethan etienne ettore
eugene evan everett evgeny ezra fabio fabrice fagin falstaff faust federico felix ferdinand fergus feste figaro
filippo firs fleance florizel floyd fortinbras francesco francis francisco franco francois frank frankenstein franklin
franz fred frederic frederick friedrich fritz frodo frollo fyodor gabriel gaev galilei galileo gandalf gandhi gareth
gary gaspard gaston gatsby gavin gavrila gendry genghis gennady geoffrey georg george georges gerald geralt gerard
gerhard gerome giacomo gianni gilbert giles gilles giorgio giovanni giulio giuseppe glenn gloucester godfrey godot
gonzalo gordon gottfried gottlieb graham gratiano gregers gregory grigori grigory guido guildenstern guillaume
gulliver gunther gustav gustave guy haemon hal hale hamlet hank hannibal hans hareton harker harlequin harold harpagon
harry harvey hastings heathcliff hector heinrich heinz helmer helmut henri henry herbert herman hermann higgins
hindley hinton hjalmar holmes homer honore horace horatio horst hotspur howard hubert hugh hugo humphrey hyde iago ian
ichabod igor ilya indiana ippolit irving isaac isaiah ishmael ivan ivanov jack jacob jacques jake james jaques jaskier
jason jasper javert jay jean jean-luc jean-pierre jed jeff jefferson jeffrey jekyll jeremiah jeremy jerome jerry jesse
jim jimmy joachim joe joel johann johannes john johnny jon jonah jonas jonathan joseph joshua josiah jules julian
julius jurgen justin kafka karamazov karl kaspar keith kenneth kenshin kent kevin khlestakov kirill klaus kolya konrad
konstantin kostya krogstad kulygin kurt kyle laertes lance laozi larry laurence laurent lawrence lear lecun lennox leo
leon leonard leonardo leonato leonid leontes leopold leroy lestrade lev levi lewis liam lincoln linton lionel lloyd
lodovico loki loman lopakhin lorenzo lothar louis lovborg luc luca lucas lucentio lucien ludwig luigi luke luther lutz
lyle lysander macbeth macduff mackie magwitch malcolm malvolio manfred marcel marcello marcellus marco marcus mario
marius mark marley martin marvin massimo mathieu matt matteo matthew matthias maurice max maxim maximilian maxwell
melvin mephisto mephistopheles mercutio micawber michael michel michelangelo mick mike mikhail miles milton misha
mitchell mitya miyamoto montague moriarty moritz morpheus mortimer moses mozart musashi mycroft napoleon nathan
nathaniel ned neil nelson nemo neo newton niccolo nicholas nick nicola nigel nikita nikola nikolai noah noel norman
oberon octavius odysseus oedipus oleg oliver olivier orestes orgon orlando orsino orson oscar osip oskar osric oswald
othello otto owen pandarus pantalone paolo parris pascal patrick paul pavel peer peeta percival percy pericles perry
peter petruchio petya phil philip philippe phineas pickering pierre pierrot pietro pinocchio pip plato poirot
polixenes polonius porco porfiry porthos posthumus pozzo proctor prometheus prospero puck pyotr quasimodo queequeg
quentin quixote raffaele rainer ralph randolph raoul raskolnikov ray raymond razumikhin reginald reinhard remy renato
rene renfield rex reynaldo richard rob robert roberto rochester roderigo rodion rodney roger roland rolf roman romeo
ronald rory rosencrantz ross roy rudolph rufus rupert russell saladin salvatore samson samuel samwise sancho sandro
saul scapin scott scrooge sean sebastian sebastien semyon septimus serebryakov serge sergei sergio seth seward seymour
seyton sganarelle shakespeare sherlock shrek shylock sidney siegfried silas silvio simon socrates solomon solyony
sorin spencer stanley starbuck stefan stefano stepan stephano stephen steve steven stewart stuart sylvester tartuffe
ted telegin terence tesla tesman thaddeus theodor theodore theseus thierry thomas thor timofei timon timothy tiresias
titus toby todd tolstoy tom tommaso tommy tony tormund torvald touchstone travis treplev trevor trigorin trinculo
tristan trofimov troilus tuzenbach tybalt tzu ugo ulrich ulysses umberto uriah utterson uwe vader vadim valentin
valjean valmont vanya vasily vernon vershinin victor viktor vincent vincenzo vinci virgil vittorio vladimir voinitsky
volodya voltimand wallace wallenstein walter warren watson wayne werle werner wesley wickham wilbur wilfred wilhelm
will willard william willie willy winston wolfgang worthing woyzeck wukong wyatt xavier yakov yegor yevgeny yoda
yorick yuri yves zachary zuko
`;

export const FEMALE_NAMES = `
abigail ada adelaide adele adelheid adler adrienne agafya agatha agathe aglaya agnes agrafena akulina alessandra
alexandra alice alison alla allegra alma alyona amanda amber amelia amelie amy anastasia andromache anfisa angela
angelika angelique anita ann anna annabel anne anneliese annie annika antigone antoinette antonella antonia anya
aphrodite april arkadievna arkadina arlene artemis arya ase athena audrey aurelie aurora ava avdotya barbara beatrice
becky belinda bella bennet bernadette bernice bertha berthe beryl bess bessie beth betsy bettina betty beverly bianca
birgit blanche blodwen bonnie bracknell brenda bridget brigitta brigitte brunhilde calpurnia calypso camilla camille
candace carla carlotta carmela carol caroline carrie cassandra caterina catherine cathy cecile cecilia cecily celeste
celia celimene chantal charlotte charmian cheryl chiara chloe christa christina christine cindy circe claire clara
clarice clarissa claudia claudine clelia clemence cleopatra clotilde clytemnestra colette colombina columbine concetta
constance cora cordelia corinne cornelia cosette cosima cressida cynthia daenerys dagmar daisy daphne darya dasha dawn
deborah deirdre delia delilah delphine denise desdemona diana dinah dolores donatella donna dora doreen dorine doris
dorothea dorothy dorrit dunya dunyasha edeltraud edith edmee edna eileen ekaterina elaine eleanor electra elena
eleonora elfriede elisa elisabeth elisabetta elise eliza elizabeth elizaveta elke ella ellen elmire elodie eloise elsa
elsie emanuela emilia emilie emily emma enid eponine erica erika esmeralda estella estelle esther ethel eugenie eunice
eva eve evelyn evgenia eyre faith fanny fantine faye fedosya felicity fiammetta filomena fiona fiorella flora florence
floria franca frances francesca francoise freda frida frieda friederike furina furiosa gabriella gabrielle gail galina
gemma genevieve georgia georgina geraldine gerda germaine gertrude ghislaine gianna gigi gilda gillian gina ginevra
giorgia giovanna gisela giselle giuditta giulia giulietta giuseppina gladys glenda gloria goneril grace graziella
greta gretchen grete grusha grushenka gudrun gwen gwendolen gwendolyn hanna hannah hannelore harriet havisham hazel
heather hecate hecuba hedda hedvig hedwig heidi heike helen helena helene helga heloise henrietta hera hermia hermine
hermione hero herta hester hilda hildegard hippolyta holly honoria hope hortense hypatia ida ilaria ilse immacolata
imogen inge ingrid innogen iphigenia iras irene irina iris irma irmgard isabel isabella isabelle isabetta ismene
isobel ivy jacqueline jane janet janice jeanne jemima jennifer jenny jessica jezebel jill joan joanna jocasta joelle
johanna josephine josette joy joyce judith judy julia julie juliet juliette june juno justine jutta karen karin katara
kate katerina katharina kathe katherina katherine kathleen kathryn katie katniss katrin katya kay khristina kitty
klara klavdia kriemhild ksenia lara larisa laura lauretta lavinia leah lena leonie leonora letitia letizia lettice
lidia lieselotte liliana lillian lily linda lisa livia liz liza lizaveta lizzie lois lorna lorraine lotte louisa
louise lucia luciana lucie lucile lucille lucinda lucrezia lucy luisa luise lulu lydia lysistrata lyuba lyubov
lyudmila mabel maddalena madeleine madeline madge magda magdalena maggie manon marcia marfa margaret margarete
margarethe margarita margery margherita margot marguerite maria marian mariana mariane marianne marie mariella marilyn
marina marion marjorie marlene marta martha marthe mary marya masha mathilda mathilde mathurine matilda maud maureen
mavis mavra maxine may medea medusa megan melanie melissa mercy meredith michonne mildred millicent mimi mina minerva
minna minnie miranda mireille miriam moana moira molly mona monica monika monique mulan muriel musetta myra myrtle
nadezhda nadine nadya nancy naomi nastasya nastya natalia natalie natalya natasha nathalie nausicaa nefertiti nell
nellie nelly nerissa nicole nightingale nina noemie nora norma nunziata octavia odette odile oksana olga olive olivia
olya opal ophelia ophelie ornella orsola ottavia pamela paola pascale patience patricia patrizia paulette paulina
pauline pearl peggy penelope perdita petra phaedra phebe philippine phoebe phyllis pia pierrette pippi polina polly
portia praskovya priscilla prism prudence pulcheria rachel raffaella raisa ranevskaya rebecca rebekka regan regina
renata renate renee rhoda rita roberta ros rosa rosalie rosalind rosamund rosanna rosaria rose rosemary rosina rosine
rowena roxane ruby ruth sabine sabrina sadie sally salome samantha sandra sandrine sansa sara sarah scheherazade
selina serafina serena severine sharon sheila shirley sibyl sieglinde sigrid silvia simona simone simonetta sofya
solange solveig sonia sonja sonya sophia sophie steffi stella susan susanna susie suzanne suzette svetlana sybil
sylvia sylvie tabitha tamara tamora tamsin tanya tara tatiana tatyana teresa tess thaisa thea thelma theodora theresa
therese tina titania tituba toinette tomoe tosca trude turandot ulrike ulyana ursel ursula ute valentina valentine
valeria valerie vanessa varvara varya vasilisa venus vera verity veronica victoria viola violet violetta violette
virgilia virginia virginie vittoria viviana vivien volumnia waltraud wendy wiebke wilhelmina winifred yekaterina
yelena yelizaveta yennefer yvette yvonne zelda zelie zina zinaida zoe zoya
`;
