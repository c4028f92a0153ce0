/**
 * The words of the terms that questions of the courses ask for. A word of this list is not a misspelling of another one.
 * A test of the item models checks that the list is complete.
 */
export const COURSE_WORDS: ReadonlySet<string> = new Set(
  `
absolute absorption acceptance accuracy accurate acetyl acid acidic acidified acids action activated activation active
activity actual adaptation addition address adult advantage advantageous aerobic aestivation affinity agent agile
agonist agonists alcohol aldehyde aldehydes algal algorithm alias align alkali alkaline alkalis alkane alkanes alkene
alkenes alkoxide allele allopatric allosteric alloy alloys alpha altered alternative altruism altruistic alumina
aluminium alveoli alveolus amide amine amino ammeter ammonium amphibian amphibians amphiprotic amphoteric amplitude
anabolic anaerobic analysis anaphase angular animation annual antagonist antagonists anther anthropomorphism anti
antibiotic antibiotics antibodies antibody anticodon antigenic antioxidant antioxidants antiparallel antivirus aorta
apathy apoptosis apparatus appeasement aqueous archaea area arithmetic aromatic array arrays arrow arteries artery
ascii aseptic asexual aspirin assignment assortment asymmetric atomic atrium attack attraction attribute audio aufbau
auto autoincrement average back backcross backcrossing background backup bacteria bacterium balance balanced barium
bark barley barrier bars base battery bear becquerel behaviour behavioural bent beta between bias bidentate binary
bioaccumulation biodegradable biodiversity biofuel biogas bioinformatics biological biomagnification biomass
bipyramidal bird birds bisphosphate bitmap blank blanket blast block blood bloom body bond bonding bonds bone bones
boolean bottleneck bottomed boundaries boundary brain brake brakes branching breakdown breakpoint bridge bridges
bright brightness bromine browser bubble buffer bulb burette burning burst buzzer byte cache cactus calcium
calibration calorimeter camel camera camouflage cancer capacity capillaries capillary capture carbocation carbon
carbonyl carboxyl carboxylic cardinality carnivore carotenoid carotenoids carrier carriers cartilage cascade case
caspase caspases catabolic catalyst caterpillar causation cava cell cells cellulose centre centrifugation centrifuge
ceramic ceramics cerebellum cerebrum certificate chain change channel char character characteristic chart check
checkpoint cheese chemical chiasma chiasmata child china chiral chloride chlorine chloroethene chlorophyll chloroplast
choice chromatid chromatids chromatography chromophore chromosome chromosomes chrysalis cilia cilium citrate citric
class clay clear client climate clock clocks close cloth coal code codon coefficient coenzyme coevolution collection
collision color colorimeter colorimetry colour column combustion comment commentary comments community compatibility
competition competitive compiler complement complementary complete complex complexometric component compost compound
compounds comprehensive computer concatenation concentrated concentration concordant concrete condensation condenser
conditional conformer conformers confounding conjugate conjugated conjugation connect consent conserved constant
constructor consumer continuous contraction control cooh cookie cookies cooperative cooperativity coordinate
coordination copper copyright cord core cores coronary correlation corridor corroding corrosion corrosive cosmic
cotton count courtship covalent cracking cream create crest crop crops cross crossing crude crystallography cultivar
cultural cupboard curve cyanide cycle cyclin cyclins cycloalkane cycloalkanes cylinder cytokinesis cytoplasm daily
dairy damp data database date dative ddos death debug debugging decibel decimal decomposer decomposers definitive
deforestation degenerate degradation dehydration dehydrogenase dehydrohalogenation delete deletion delocalised
denaturation denature denatured denaturing denial deoxyribose dependent depolarisation depolarization depression desc
descendant design designs destroy detection detergent detergents determination determining diabetes diagram diamond
diatomic dichotomous dichromate dictionary differentiation diffraction diffusion digital dilution dimensional
dimorphism diode diol diols dioxide diploid dipole directional disc discrete disease disk dispersion displacement
display displays disruptive dissociate dissociation distil distillation disulfide diversity division documentation
dominant dormancy double doubly drag draught drift drive drone drones drop duck duplication dyes eagle earth echo
ecological economic ecosystem ectoparasite edible edta effect effector efficiency efficient electric electrochemical
electrolysis electrolyte electron electronegative electronegativity electronic electrons electrophile electrophiles
electrophilic electrophoresis electroplating element elemental elements elimination elisa email embryo embryonic
emitting emulsifier emulsifiers emulsion emulsions enantiomer enantiomers encapsulation encrypt encrypted encryption
endocrine endonuclease endoparasite endoplasmic endothermic endpoint energy engine engineering enthalpy entity entropy
enzyme enzymes epidermis equation equator equi equilibrium equivalence error essential ester esters ethanol ethanolic
ethogram ethoxide eukaryote eukaryotes eukaryotic evaluation evaporate evaporating evaporation evolution exceptional
exclusion execution exercise exists exit exon exoplanet exothermic explosive exponent exponential extended external
extinct extraction extreme extremophile extremophiles factor failure falling family fats fatty feasibility feedback
fermentation fermenter fertilisation fertiliser fertilisers fertilizer fibre fibres fidelity field file film filter
filtering filtration final fingerprinting fire firewall first fish fission fitness fittest fixed flame flammability
flammable flash flask float floating flow flowchart flower fluorescence fluorine foam font food footer force forces
foreign form formal formation formula fossil founder foxglove fractional fragmentation frame frameshift free frequency
friction fridge from fruit fuel fuels fullerene fullerenes fume function functional fundamental fungi fungicide fungus
furnace fuse galaxy galvanised galvanising galvanizing gamete gamma gantt gases gated gdpr gene general genes genetic
genetically genome genomics genotype geographical geometric geometry geostationary geothermal germination gibbs gland
glands glass global glowing glucagon glucose glut4 glyceraldehyde glycerol glycogen glycolysis gold golgi gradient
grain graph graphic graphics gravimetric gravity grazing grease ground group grouping growth guard haber habitat
habituation hacker hacking haemocytometer haemoglobin hair half halogen halogens haploid hard hardy hare having head
header heading heart heat heather heating hedgehog helium helix herbicide herbivore herd hermaphrodite hermaphrodites
heterogeneous heterolytic heterozygous hexadentate hibernation high highly histone histones home homepage homogeneous
homologous homolytic homozygous horizontal hormone hormones host hover html hund hunds hunting hybrid hybridisation
hybridization hydration hydride hydro hydrocarbon hydrocarbons hydroelectric hydrogen hydrogenation hydrolysis
hydrophilic hydrophobic hydroxide hydroxyl hyperlink hypothalamus hypothermia hypothesis hysteria identification image
immunity implementation imprinting inactivation inborn inbreeding incomplete increment independent indicator induced
inductive infinitely informed infra infrared inheritance inherited inhibition inhibitor initiation innate input inputs
insert insertion instance instinct insulin integer integral integrated integration integrative integrity intelligent
intensity inter interactions intermediate internal interneuron interpreter interspecific intestine into intraspecific
introduced intron invasive inversion investment ionic ionisation ions iron isolating isolation isomer isomerism
isomers isotope isotopes isset item iteration iterative javascript join jpeg jupiter ketone ketones keyboard keystone
kidney kidneys kinase lactate lacteal lamp large latency lattice layer leaching lead leaf learned leaves left legal
lekking length lens level lialh4 life ligand ligands ligase light lighted like lime limewater limiting line linear
lines link linked list lithal lithium liver local logarithmic logic logical london loop loud loudness loudspeaker
lubrication lung lungs lymphocyte lymphocytes lysosome machine magnesium magnet magnetic mail main maintainability
maintainable male mammal mammals management mantissa many mapped margin mark marker marrow mars mass mating maxlength
mean measuring meat mechanism media median medicine medulla meiosis melting membrane memory mercury meristem meristems
mesophyll messenger metabolic metal metallic metals metaphase meter methane methanoic methanol method methods
microanalysis microphone microscopy microwave microwaves migration milk million mirror misdirected missense misuse
mitochondria mitochondrion mitosis mixed mixture mixtures mobile mode model modelling modification modified modulus
moisture mole molecular momentum monitor monodentate monogamy monomer monomers monoxide moon most motor mould mountain
mouse mrna muscle muscles music mutagen mutagenic mutation mutations mutualism mysqli nadph native natural naturalised
negative neptune nerve nested network neuron neurone neutral neutralisation neutralization newton newtons niche
nitrate nitrates nitrating nitric nitrogen noble nocturnal nodule nodules noise nonsense normal nuclear nucleophile
nucleophiles nucleophilic nucleotide nucleus null number numbers object objects observational occurrence octahedral
oils oilseed omnivore onclick oncogene onmouseout onmouseover operator operators optical optimum option orbital order
ordered ores organ organism organisms orientation origin osmosis ostwald otter outlier outliers output outputs oval
ovaries ovary over overall overfishing oviduct ovule ovum oxaloacetate oxidation oxide oxidising oxygen padding page
paired palisade pancreas paper paragraph parallel parallelogram parameter parameters parasitism parent parental
parthenogenesis participation particle particles partition parts passive password patents pathway pauli peer
penicillin peptide perennial perfume period peripheral permanent permanganate peroxide persona personalised pest
pesticide petal petals petrol phagocyte phagocytes pharmacogenetics pharmacophore phase phenotype phishing phloem
phosphatase phosphate phosphoglycerate phosphorus phosphorylation photo photolysis photosynthesis photovoltaic
phylogenetics picture pilot pine pipette pitch pitfall pixel placebo planar plane planet plasmid plasmolysed
plasmolysis plastic plastics platinum poaching point poisonous polar polarised pollen pollination pollution poly
polyandry polychloroethene polygamy polygenic polygyny polymer polymerase polymerisation polymers polymorphism
polypropene polystyrene polythene population pore positive post potassium potential pottery powder power precipitate
precipitation precise precision predation predator presence preservative pressure prey primary primer principal
principle print printer prism private procedure process processes processor producer product products profiling
program prokaryote prokaryotes prokaryotic propagation propane propene properties property prophase prosthetic
protection protective protein proteins proteome proton prototype pseudo pseudocode public pulmonary pump pupa pure
purpose pyramid pyramidal pyruvate quadrat qualitative quantitative quantum quaternary queen queries query racemate
racemic radiation radical radicals radio radioactive radioisotope radius radon rain random randomisation randomised
range ranked rape rapeseed rate rays reactant reactants reaction readability readable real realised recapture receptor
receptors recessive reciprocal recombinant record records recrystallisation recrystallization rectangle recycling
redox reduced reducing reduction references referential refinement refinements reflected reflection reflects reflex
reflux refracted refraction refracts refrigerator register registers regulation regulator regulators relationship
relative relay reliability reliable remote repeat repeating repetition replicate replicates replication representative
reproduction reproductive reptiles required requirement requirements resistance resistor resonance respiration
response responsive resting restricted restriction results retention reticulum retinal retinoblastoma retrovirus
retroviruses review rhodopsin rhombus ribose ribosomal ribosome ribulose right ring ritualistic robust robustness root
roots rough round rounded rrna rubber rubisco rubp rule running runtime rust rusting salt salts sample sampling
satellite saturated saturn scales scat scats scavenger scavengers scope screen screening screensaver script search
second secondary section security seed seedling seeds select selectable selected selection selective selector sensory
sequence sequencing sequential series server service session settings sexual shadow shape shaped sheet shield
shielding shift shivering shrunk shrunken side sigma signal signature site size skeleton skin sleep slow small smoking
smooth sneaker soap soapless soaps socl2 sodium software soil solar solid soluble solution solvent solvents sort
sorting sound speaker speakers specialisation specialised speciation species specific specificity spectator
spectrochemical spectrometry spectroscopy spectrum speed sperm spin spinal spindle splice splicing splint spongy
sprite square squirrel stabilisation stabilising standard standby star starch start state statement stationary steel
stem step stereotypic stereotypies stereotypy steroid stick stigma stimulus stoma stomach stomata stop stopwatch
straight stratified streamlined streamlining string strong structural structure study style stylesheet styrene
subclass subquery substance substitution substrate substring sugar sulfuric sunblock sunlight sunscreen super
superclass surface surrogate survival sweat sweating switch symbiosis sympatric synapse syntax synthase synthesis
syringe system systematic systemic systems table tadpole tail target technical technique technology telophase
temperature termination terminator terpene terpenes tertiary test testes testing testis tests tetrahedral tetrahedron
text textarea thermistor thermodynamics thermometer thermoplastic thin thionyl third tidal tide tides timber time
timer tissue title titration titre titres tolerant tool torpor total toxic trace tracer tracking trans transcription
transect transfer transformation transformed transition transitions translation translocation transmission transmitted
transport trap traps traversal traverse traversing treatments tree trigonal triol trna trough tubulin tumour turgid
twos ultra ultrasound ultraviolet under unicode unit universal universe unordered unsaturated update upward uracil
uranium uranus usability usable user uterus vaccine vacuole vacuum valid validation validity valve varchar variable
variables variation vasoconstriction vasodilation vector vegetables vein veins vena ventricle venus vertical vesicle
viable vibrates vibrating vibration vibrations video villi villus vinegar violet virulence virus viscosity viscous
visible vitro vivo volatile voltage voltmeter volume volumes volumetric wall warming watch watchpoint water waterfall
wave wavelength waves weak webcam website weed weight weinberg wheat where while whole width willow wind wire
wireframe wires within womb wood worker workers xylem year yeast zero zinc zygote
`
    .trim()
    .split(/\s+/u),
);
