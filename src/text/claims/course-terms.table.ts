import { COMPUTING_TERMS } from './computing-terms.table.ts';

/**
 * Names of the same thing in school courses, one group in each line. Any of them is accepted for the others, so a line has only
 * names that a marker accepts for each other in every course.
 */
const BIOLOGY = `
cell membrane / plasma membrane / cell surface membrane / plasmalemma
fallopian tube / oviduct / uterine tube
womb / uterus
egg cell / ovum / egg
sperm cell / sperm
sex cell / gamete
voice box / larynx
windpipe / trachea
gullet / oesophagus
air sac / alveolus
air sacs / alveoli
eardrum / tympanic membrane
lactate / lactic acid
pyruvate / pyruvic acid
citrate / citric acid
glutamate / glutamic acid
citric acid cycle / Krebs cycle / Krebs / TCA cycle / tricarboxylic acid cycle
electron transport chain / ETC / electron transfer chain
electron transport system / electron transport chain
Calvin cycle / carbon fixation stage / carbon fixation
acetyl coenzyme A / acetyl CoA / acetyl co A
coenzyme A / CoA
dehydrogenase enzyme / dehydrogenase
anaerobic respiration / fermentation
ethanol / alcohol / ethyl alcohol
white blood cell / leucocyte / leukocyte
red blood cell / erythrocyte
shrunken / shrunk / shrivelled / shriveled / shrivelled up / crenated / shrinks / shrink / shrivels
burst / lysed / bursts / haemolysed / ruptured
turgid / swollen
plasmolysed / plasmolysis / plasmolyzed
genetic engineering / genetic modification / GM
heat tolerant DNA polymerase / Taq polymerase / heat resistant DNA polymerase / heat stable DNA polymerase / thermostable DNA polymerase
restriction endonuclease / restriction enzyme
DNA ligase / ligase
RuBisCO / ribulose bisphosphate carboxylase
NADPH / reduced NADP
NADH / reduced NAD
FADH2 / reduced FAD
chromosome mutation / chromosomal mutation
frameshift / frame shift / frame shift mutation / frameshift mutation
missense / missense mutation
nonsense / nonsense mutation
mutagen / mutagenic agent
sequence of bases / base sequence / order of bases
complementary base pairing / base pairing
polypeptide / polypeptide chain
survival of the fittest / natural selection
biological catalyst / enzyme
optimum / optimal / optimum condition
denatured / denaturation / denaturing
breakdown / degradation / catabolism
synthesis / anabolism / build up reaction
stoma / stomate
neuron / neurone / nerve cell
relay neuron / inter neuron / interneuron / connector neuron
central nervous system / brain and spinal cord
endocrine gland / hormone gland
phagocytes / phagocytic cells
B lymphocyte / B cell
T lymphocyte / T cell
memory cell / memory lymphocyte
natural killer cell / NK cell / NK lymphocyte
chiasma / crossover point / point of crossing over
crossing over / recombination / crossover
mark and recapture / capture and recapture / mark release recapture / capture mark recapture
quadrat / quadrat frame
pitfall trap / pit fall trap
non native species / introduced species / alien species
biomagnification / bioamplification
greenhouse effect / enhanced greenhouse effect
poaching / illegal hunting
innate / instinctive / inborn
learned / learnt
habitat fragmentation / fragmentation of habitats
pollutant / polluting substance
rate of metabolism / metabolic rate
respirometer / respirometry chamber
negative feedback control / negative feedback
body temperature regulation / thermoregulation
vasodilation / vasodilatation / dilation of blood vessels / widening of blood vessels
vasoconstriction / constriction of blood vessels / narrowing of blood vessels
hyphae / fungal threads
sugar transport tissue / phloem
water transport tissue / xylem
embryonic stem cell / ES cell
tissue stem cell / adult stem cell / somatic stem cell
identical twin / monozygotic twin
peer review / peer reviewed / reviewed by peers
double blind / double blind trial
gel electrophoresis / electrophoresis
exponential phase / log phase / logarithmic phase
lag phase / adjustment phase
selectable marker / marker gene / selectable marker gene
rainfall / rain / precipitation / amount of rain
temperature / temp
light intensity / brightness of light / amount of light
soil moisture / moisture / water content of soil
concentration / conc
oxygen concentration / oxygen level / amount of oxygen
`;

const CHEMISTRY = `
angular / bent / V shaped / v shape / non linear
trigonal planar / planar triangular / triangular planar
trigonal pyramidal / pyramidal / triangular pyramidal / pyramid
tetrahedral / tetrahedron
octahedral / octahedron
fullerene / buckminsterfullerene / bucky ball / buckyball / C60
standard flask / volumetric flask / graduated flask
stop watch / stop clock / timer
balance / scales / top pan balance
measuring cylinder / graduated cylinder
condenser / Liebig condenser
heating under reflux / reflux / refluxing
distillation / distilling
recrystallisation / recrystallising / recrystallization
elimination / dehydrohalogenation / base induced elimination / dehydrobromination
dehydration / removal of water / loss of water
hydration / addition of water
hydrogenation / addition of hydrogen
esterification / condensation to form an ester
polymerisation / polymerization
addition polymerisation / addition polymerization
neutralisation / neutralization
galvanising / galvanizing / zinc coating
combustion / burning
carbon dioxide gas / carbon dioxide
limewater / lime water / universal indicator / pH indicator
burette / buret
pipette / pipet
rate / rate of reaction / reaction rate
enthalpy change / change in enthalpy
enthalpy of combustion / heat of combustion
free energy / Gibbs free energy / Gibbs energy
activation energy / Ea
activated complex / transition state
shielding / screening / shielding effect / screening effect
noble gases / group 0 / group 8 / group 18 / inert gases
halogens / group 7 / group 17
alkali metals / group 1
nuclear charge / charge of the nucleus / number of protons
atomic number / proton number
mass number / nucleon number
electronegativity difference / difference in electronegativity
London dispersion forces / London forces / dispersion forces
permanent dipole permanent dipole interactions / permanent dipole interactions / dipole dipole interactions / permanent dipole attractions
hydrogen bonding / hydrogen bonds
dative covalent bond / dative bond / coordinate bond / coordinate covalent bond
covalent network / giant covalent / covalent network structure / covalent lattice
ionic lattice / giant ionic lattice
delocalised electrons / free electrons / sea of electrons
redox / reduction and oxidation / oxidation and reduction
oxidising agent / oxidant / oxidiser
reducing agent / reductant
acidified dichromate / acidified potassium dichromate / acidified dichromate solution
acidified permanganate / acidified potassium permanganate / acidified potassium manganate
potassium permanganate / potassium manganate
Tollens reagent / ammoniacal silver nitrate
Fehlings solution / Fehling solution / Benedicts solution
lithium aluminium hydride / lithal / lithium tetrahydridoaluminate
thionyl chloride / sulfur dichloride oxide
sodium hydroxide solution / aqueous sodium hydroxide / caustic soda
potassium hydroxide solution / aqueous potassium hydroxide
ethanolic potassium cyanide / potassium cyanide in ethanol
ethanolic potassium hydroxide / potassium hydroxide in ethanol / alcoholic potassium hydroxide
ethanoic acid / acetic acid / vinegar acid
methanoic acid / formic acid
propanone / acetone
ethanal / acetaldehyde
methanal / formaldehyde
glycerol / propane 1 2 3 triol / glycerine
ethene / ethylene
propene / propylene
ethyne / acetylene
peptide link / amide link / peptide bond / amide bond / peptide linkage / amide linkage
ester link / ester linkage / ester bond
hydroxyl group / hydroxyl / OH group / O H group
carboxyl group / carboxyl / COOH group
carbonyl group / carbonyl / C O group
amino group / amine group / NH2 group
carbon to carbon double bond / carbon carbon double bond / double bond
optical isomer / enantiomer
geometric isomer / cis trans isomer / geometrical isomer
racemic mixture / racemate
chiral centre / chiral carbon / asymmetric carbon
mass spectrometry / mass spec / mass spectroscopy / mass spectrometer
infrared spectroscopy / IR spectroscopy / infrared spectrometry
proton NMR spectroscopy / NMR spectroscopy / proton NMR / nuclear magnetic resonance spectroscopy / NMR
X ray crystallography / X ray diffraction / xray crystallography
free radical scavenger / radical scavenger
sun block / sun cream / sunscreen / sun screen
amphoteric / amphiprotic
buffer / buffer solution
rate determining step / slow step / slowest step
precipitate / ppt
solution / soln
first law of thermodynamics / first law
second law of thermodynamics / second law
third law of thermodynamics / third law
`;

const PHYSICS = `
voltage / potential difference
battery / power supply
lamp / bulb / light bulb
air resistance / drag / air friction
weight / force of gravity / gravitational force
free fall / freefall
terminal velocity / terminal speed
upthrust / buoyancy force / buoyant force
kinetic energy / movement energy
heat energy / thermal energy / heat
solar cell / photovoltaic cell / PV cell
light dependent resistor / LDR
half life / half lives
nuclear fission / fission
nuclear fusion / fusion
alpha radiation / alpha particles / alpha
beta radiation / beta particles / beta
gamma radiation / gamma rays / gamma
infrared / infra red / infrared radiation
ultraviolet / ultra violet / ultraviolet radiation
X rays / X ray radiation
radio waves / radio
microwaves / microwave radiation
visible light / light
cosmic microwave background radiation / cosmic microwave background / CMBR
geostationary satellite / geostationary
big bang theory / big bang
`;

/** The groups of all courses. */
export const COURSE_TERMS: readonly (readonly string[])[] = [BIOLOGY, CHEMISTRY, PHYSICS, COMPUTING_TERMS]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => line.split(' / '));
