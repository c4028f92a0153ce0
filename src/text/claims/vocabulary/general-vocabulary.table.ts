/**
 * Terms of school science that the fact sheets of the courses do not ask for but learners often give as a wrong answer. A slash
 * separates names of the same thing, a semicolon separates things.
 */
export const GENERAL_VOCABULARY = `
hydrogen / H2; helium; lithium; carbon; nitrogen / N2; oxygen / O2; fluorine; neon; sodium; magnesium; aluminium; silicon;
phosphorus; sulfur / sulphur; chlorine / Cl2; argon; potassium; calcium; iron; copper; zinc; bromine; silver; tin; iodine; gold;
mercury; lead; nickel; water / H2O; carbon dioxide / CO2; carbon monoxide / CO; sulfur dioxide / SO2; nitrogen dioxide / NO2;
ammonia / NH3; methane / CH4; ethane; propane; butane; ethene; propene; methanol; ethanol; propanol; ethanoic acid;
hydrochloric acid / HCl; sulfuric acid / H2SO4; nitric acid / HNO3; sodium hydroxide / NaOH; sodium chloride / salt / NaCl;
calcium carbonate / limestone / chalk; hydrogen peroxide; air; acid; alkali; base; metal; non-metal; element; compound; mixture;
solution; solvent; solute; solid; liquid; gas; ion; atom; molecule; proton; neutron; electron; nucleus; isotope; catalyst;
oxidation; reduction; redox; neutralisation; precipitation; combustion; polymerisation; hydrolysis; condensation; evaporation;
distillation; filtration; crystallisation; chromatography; electrolysis; fermentation; cracking; displacement; melting; boiling;
freezing; covalent bond / covalent; ionic bond / ionic; metallic bond / metallic; hydrogen bond; beaker; conical flask; test tube;
boiling tube; measuring cylinder; burette; pipette; dropper; funnel; filter paper; Bunsen burner; thermometer; balance; tripod;
stopwatch / timer / stop clock; ruler; microscope; petri dish; syringe; evaporating basin; condenser; delivery tube; gas syringe;
cell; tissue; organ; system; organism; cell wall; cell membrane; cytoplasm; vacuole; chloroplast; mitochondrion / mitochondria;
ribosome; plasmid; chromosome; gene; allele; DNA; RNA; protein; enzyme; hormone; antibody; starch; glucose; sucrose; maltose; lactose;
cellulose; glycogen; fat / lipid; amino acid; fatty acid; glycerol; vitamin; mineral; fibre; carbohydrate; sugar; photosynthesis;
respiration; aerobic respiration; anaerobic respiration; diffusion; osmosis; active transport; mitosis; meiosis; fertilisation;
pollination; germination; digestion; absorption; excretion; transpiration; homeostasis; evolution; natural selection; mutation;
variation; adaptation; competition; predation; predator; prey; producer; consumer; decomposer; herbivore; carnivore; omnivore;
parasite; habitat; niche; population; community; ecosystem; biodiversity; species; food chain; food web; heart; lung; liver; kidney;
brain; stomach; small intestine; large intestine; pancreas; bladder; spinal cord; nerve; neuron; muscle; bone; skin; blood; artery;
vein; capillary; red blood cell; white blood cell; platelet; plasma; haemoglobin; ovary; testis; uterus; sperm; egg; embryo;
placenta; stem cell; leaf; root; stem; flower; xylem; phloem; stomata; bacteria / bacterium; virus; fungus / fungi; yeast; plant;
animal; human; speed; velocity; acceleration; distance; displacement; time; mass; weight; force; energy; power; work; pressure;
density; volume; temperature; heat; charge; current; voltage / potential difference; resistance; frequency; wavelength; amplitude;
period; kinetic energy; potential energy; gravitational potential energy; heat energy; light energy; sound energy;
electrical energy; chemical energy; nuclear energy; friction; gravity; tension; upthrust; air resistance; reflection; refraction;
diffraction; interference; absorption; conduction; convection; radiation; alpha; beta; gamma; X-rays; ultraviolet; infrared;
microwaves; radio waves; visible light; sound; ammeter; voltmeter; resistor; thermistor; transistor; diode; LED; LDR; capacitor; relay;
switch; fuse; battery; lamp; motor; buzzer; loudspeaker; microphone; series; parallel; planet; star; galaxy; moon; comet; asteroid;
fission; fusion; half-life; integer; real; string; character; Boolean; array; record; variable; constant; function; procedure;
parameter; loop; selection; iteration; sequence; fixed loop; conditional loop; input; output; process; storage; RAM; ROM; CPU;
cache; register; hard drive; SSD; USB; monitor; keyboard; mouse; printer; scanner; compiler; interpreter; syntax error; logic error;
execution error / runtime error; primary key; foreign key; table; field; query; HTML; CSS; JavaScript; SQL; firewall; encryption;
password; virus scanner; backup; analysis; design; implementation; testing; documentation; evaluation; maintenance; flowchart;
pseudocode; structure diagram; wireframe; bitmap; vector; binary; denary; hexadecimal; ASCII; Unicode; mean; median; mode; range;
hertz / Hz; newton / newtons; joule / joules; watt / watts; volt / volts; ampere / amperes / amp / amps; ohm / ohms; pascal / pascals / Pa;
sievert / sieverts / Sv; gray / grays / Gy; coulomb / coulombs; tesla; kelvin; kilogram / kilograms / kg; metre / metres; second / seconds;
line of best fit / best-fit line / trend line; bar chart / bar graph; pie chart; line graph; histogram; scatter graph; standard deviation;
`;
