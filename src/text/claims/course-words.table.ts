/**
 * The words of the terms that questions of the courses ask for. A word of this list is not a misspelling of another one.
 * A test of the item models checks that the list is complete.
 */
export const COURSE_WORDS: ReadonlySet<string> = new Set(
  `
absolute absorption acceleration accuracy acetyl acid acidified action activated activation active activity actual
adaptation addition address adult advantageous aerobic aestivation affinity agent agile agonist alcohol aldehyde algal
algorithm align alkali alkanes alkenes alkoxide allele allopatric allosteric alloy alpha altered alternative altruism
aluminium alveolus amino ammeter ammonium amphibians amphoteric amplitude anabolic analysis anaphase angular animation
annual antagonist anther anthropomorphism anti antibiotic antibody anticodon antigenic antioxidant antiparallel aorta
apoptosis apparatus appeasement aqueous archaea area aromatic array arrays arrow artery ascii aseptic asexual aspirin
assignment assortment atomic atrium attraction audio aufbau auto average back backcross background backup bacteria
balance balanced barium barley barrier base battery bear becquerel behaviour behavioural beta between bias bidentate
binary bioaccumulation biodegradable biodiversity biogas bioinformatics biological biomagnification biomass
bipyramidal bitmap blank blanket blast block blood bloom body bond bonding bone boolean bottleneck boundaries brain
brakes breakpoint bridge bright bromine browser bubble buffer burette burst buzzer byte cache cactus calibration
calorimeter camel camouflage cancer capacitor capacity capillary carbocation carbon carbonyl carboxyl carboxylic
cardinality carnivore carotenoid carrier cartilage cascade case caspase catabolic catalyst caterpillar causation cava
cell cellulose centrifugation ceramic cerebellum cerebrum certificate chain change channel character chart check
checkpoint chemical chiasma chiral chloride chlorine chloroethene chlorophyll chloroplast choice chromatid
chromatography chromophore chromosome chromosomes cilium citrate citric class clear client clock close coal code codon
coefficient coenzyme collection collision color colorimeter colorimetry combustion comment community compatibility
competition competitive compiler complement complementary complete complex complexometric component compost compound
comprehensive computer concatenation concentrated concentration concordant concrete condensation condenser conditional
conformer confounding conjugate conjugated connect consent conserved constant constructor consumer continuous
contraction control cookie cooperative cooperativity coordination copper copyright cord core coronary correlation
corridor corrosion corrosive cosmic cotton count courtship covalent cracking create crest crop cross crossing crude
crystallography cultivar cultural cupboard cyanide cycle cyclin cycloalkanes cylinder cytokinesis cytoplasm daily data
database date dative death debugging decibel decomposer decomposers definitive deforestation degenerate degradation
dehydration dehydrogenase delete deletion delocalised denatured denaturing denial deoxyribose dependent depolarisation
depression desc descendant design destroy detection detergent determination determining diabetes diagram diamond
diatomic dichromate dictionary differentiation diffusion digital dilution dimensional dimorphism diode diol dioxide
diploid dipole directional discrete disease dispersion displacement display disruptive dissociation distance
distillation disulfide diversity division documentation dominant dormancy double downward draught drift drive drone
drop duck duplication dwarf eagle earth echo ecological economic ecosystem ectoparasite edible effect effector
efficiency efficient electrochemical electrolysis electrolyte electron electronegative electronegativity electrophile
electrophilic electrophoresis electroplating element elemental elimination elisa embryo embryonic emitting emulsifier
emulsion encapsulation encryption endocrine endonuclease endoparasite endoplasmic endothermic energy engine
engineering enthalpy entity entropy enzyme epidermis equation equator equi equilibrium equivalence error essential
ester ethanol ethanolic ethogram eukaryote evaluation evaporation evolution exceptional exclusion execution exercise
exists exon exoplanet exothermic explosive exponent external extinct extraction extreme extremophile factor failure
family fatty feasibility feedback fermentation fermenter fertilisation fertiliser fibre fidelity field file filtering
filtration final fire firewall first fish fission fitness fixed flame flammability flammable flask float floating flow
flowchart flower fluorescence fluorine font food footer force foreign form formal formation formula fossil founder
foxglove fractional fragmentation frame free frequency friction fridge from fruit fuel fullerene fume function
functional fundamental fungicide furnace fuse fusion galaxy galvanising gamete gamma gantt gases gated gdpr gene
general genes genetic genetically genome genomics genotype geographical geometric geometry geostationary geothermal
germination gland glass global glowing glucagon glucose glut4 glycerol glycogen glycolysis gold golgi gradient grain
graph graphic gravimetric gravity grazing ground group grouping growth guard haber habitat habituation hacking
haemocytometer haemoglobin hair half halogens haploid hard hardy hare having head header heart heat heather heating
hedgehog helium helix herbicide herbivore herd hermaphrodite heterogeneous heterolytic heterozygous hexadentate
hibernation highly histone home homogeneous homologous homolytic homozygous horizontal hormone host hover html hunds
hunting hybrid hybridisation hydration hydride hydrocarbon hydroelectric hydrogen hydrogenation hydrolysis hydrophilic
hydrophobic hydroxide hydroxyl hyperlink hypothalamus hypothermia hypothesis immunity implementation imprinting
inactivation inbreeding incomplete increment independent indicator induced inductive informed infrared inheritance
inherited inhibition inhibitor initiation input insert insertion instinct insulin integer integral integrated
integration integrity intelligent intensity inter intermediate internal interpreter interspecific intestine into
intraspecific introduced intron invasive inversion investment ionic ionisation iron isolation isomer isomers isotopes
isset javascript join jpeg jupiter ketone keyboard keystone kidney kinase lactate lacteal lamp large latency lattice
layer leaching lead leaf learned left legal lekking length lens level life ligand ligase light lighted like lime
limiting line linear link linked list lithium liver local logic logical london loop loudness loudspeaker lung
lymphocyte lysosome machine magnesium magnet magnetic mail main maintainability male mammals management mantissa many
margin mark marker marrow mars mass mating maxlength mean measuring meat mechanism media median medicine medulla
meiosis melting membrane memory mercury meristem mesophyll metabolic metal metallic metals metaphase meter methanoic
methanol method microanalysis microphone microscopy microwaves migration milk million mirror misdirected missense
misuse mitochondrion mitosis mixture mobile mode model modified modulus moisture mole molecular momentum monitor
monodentate monogamy monomer monoxide moon motor mould mountain mouse mrna muscle mutagenic mutation mutualism mysqli
nadph natural naturalised negative neptune nested network neuron neutral neutralisation newton niche nitrate nitric
nitrogen noble nocturnal nodule noise nonsense normal nuclear nucleophile nucleophilic nucleotide nucleus null number
numbers object objects observational occurrence octahedral oilseed omnivore onclick oncogene onmouseout onmouseover
operator optical optimum option orbital order organ organism origin osmosis ostwald otter outlier output oval ovary
over overall overfishing oviduct ovule oxaloacetate oxidation oxide oxidising oxygen padding page paired palisade
pancreas paper parallel parallelogram parameter parasitism parental parthenogenesis participation particle partition
parts passive password pathway pauli peer peptide perennial perfume period peripheral permanent permanganate peroxide
persona personalised pest pesticide petal petrol phagocyte pharmacogenetics pharmacophore phase phenotype phishing
phloem phosphatase phosphorus phosphorylation photolysis photosynthesis phylogenetics picture pilot pipette pitch
pitfall pixel placebo planar plane planet plasmid plasmolysed plastic platinum point polar polarised pollen
pollination pollution poly polyandry polygamy polygenic polygyny polymer polymerase polymerisation polymorphism
population pore positive post potassium potential powder power precipitate precipitation precision predation predator
presence preservative pressure prey primary primer principal principle printer prism private procedure process
processor producer product profiling program prokaryote propagation propene property prophase prosthetic protective
protein proteome proton prototype pseudocode public pulmonary pump pupa pure purpose pyramid pyramidal pyruvate
quadrat qualitative quantitative quantum quaternary queen query racemic radiation radical radio radioisotope radius
radon rain random randomisation randomised range ranked rape rate rays reactant reaction readable real realised
recapture receptor recessive reciprocal record records recrystallisation rectangle recycling redox reducing reduction
referential refinement reflection reflex reflux refraction register regulator relationship relative reliability remote
repeating replicate replication representative reproduction required requirements resistance resistor respiration
response responsive resting restricted restriction results retention reticulum retinal retinoblastoma retrovirus
review rhodopsin ribose ribosome right ring robust robustness root rough round rrna rubber rubisco rubp rule running
rusting salt sample sampling satellite saturated saturn scat scavenger scope script search second secondary section
security seed seedling select selectable selected selection selective selector sensory sequence sequencing sequential
series server service session settings sexual shadow shaped sheet shield shielding shift shivering shrunken side sigma
signal signature site size skin small smoking smooth soap sodium software soil solar solid soluble solution solvent
sort sound specialisation speciation species specific spectator spectrochemical spectrometry spectroscopy spectrum
speed sperm spin spinal spindle splice splicing splint spongy sprite square squirrel stabilising standard standby star
starch start state statement stationary steel stem step stereotypy stick stigma stimulus stoma stomach stop stopwatch
stratified streamlined string strong structural structure study style styrene substance substitution substrate
substring sugar sulfuric superclass surface surrogate sweat switch symbiosis sympatric synapse syntax synthase
synthesis syringe system systematic systemic table tadpole target technical technique telophase temperature
termination terpene tertiary test testing testis tetrahedral text textarea thermistor thermodynamics thermometer
thermoplastic thin thionyl third tidal timber time tissue title titration titre tolerant torpor total toxic trace
tracer transcription transect transfer transformation transformed transistor transition translation translocation
transmission transport trap traversing tree trigonal trna trough tubulin turgid twos ultrasound ultraviolet under
unicode unit universal universe unsaturated update upward uracil uranus usability user uterus vaccine vacuole vacuum
validation validity valve varchar variable variation vasoconstriction vasodilation vector vegetables vein velocity
vena ventricle venus vertical vesicle viable vibration video villus vinegar virulence virus viscosity visible vitro
vivo volatile voltage voltmeter wall warming watch watchpoint water waterfall wave wavelength waves weak webcam
website weed weinberg wheat where width willow wind wire wireframe wood worker xylem year yeast zero zinc zygote
`
    .trim()
    .split(/\s+/u),
);
