/** The symbols and names of the elements that school chemistry uses, and the symbols of the other elements. */
export const ELEMENT_NAMES: ReadonlyMap<string, string> = new Map(
  (
    'H hydrogen,He helium,Li lithium,Be beryllium,B boron,C carbon,N nitrogen,O oxygen,F fluorine,Ne neon,Na sodium,Mg magnesium,' +
    'Al aluminium,Si silicon,P phosphorus,S sulfur,Cl chlorine,Ar argon,K potassium,Ca calcium,Sc scandium,Ti titanium,V vanadium,' +
    'Cr chromium,Mn manganese,Fe iron,Co cobalt,Ni nickel,Cu copper,Zn zinc,Ga gallium,Ge germanium,As arsenic,Se selenium,Br bromine,' +
    'Kr krypton,Rb rubidium,Sr strontium,Y yttrium,Zr zirconium,Nb niobium,Mo molybdenum,Tc technetium,Ru ruthenium,Rh rhodium,' +
    'Pd palladium,Ag silver,Cd cadmium,In indium,Sn tin,Sb antimony,Te tellurium,I iodine,Xe xenon,Cs caesium,Ba barium,La lanthanum,' +
    'Ce cerium,Pt platinum,Au gold,Hg mercury,Tl thallium,Pb lead,Bi bismuth,Po polonium,At astatine,Rn radon,Fr francium,Ra radium,' +
    'Ac actinium,Th thorium,Pa protactinium,U uranium,Np neptunium,Pu plutonium,Am americium,W tungsten'
  )
    .split(',')
    .map((entry) => {
      const [symbol = '', name = ''] = entry.split(' ');
      return [symbol, name];
    }),
);

type Ion = readonly [formula: string, name: string, charge: number];

/** Positive ions. The names of metals with several charges have the charge in Roman numerals, which may be left out. */
export const POSITIVE_IONS: readonly Ion[] = [
  ['Li', 'lithium', 1],
  ['Na', 'sodium', 1],
  ['K', 'potassium', 1],
  ['Rb', 'rubidium', 1],
  ['Cs', 'caesium', 1],
  ['Ag', 'silver', 1],
  ['NH4', 'ammonium', 1],
  ['Be', 'beryllium', 2],
  ['Mg', 'magnesium', 2],
  ['Ca', 'calcium', 2],
  ['Sr', 'strontium', 2],
  ['Ba', 'barium', 2],
  ['Zn', 'zinc', 2],
  ['Al', 'aluminium', 3],
  ['Cu', 'copper II', 2],
  ['Cu', 'copper I', 1],
  ['Fe', 'iron II', 2],
  ['Fe', 'iron III', 3],
  ['Pb', 'lead II', 2],
  ['Sn', 'tin II', 2],
  ['Ni', 'nickel II', 2],
  ['Co', 'cobalt II', 2],
  ['Mn', 'manganese II', 2],
  ['Cr', 'chromium III', 3],
  ['Hg', 'mercury II', 2],
];

/** Negative ions, with the size of their charge. */
export const NEGATIVE_IONS: readonly Ion[] = [
  ['F', 'fluoride', 1],
  ['Cl', 'chloride', 1],
  ['Br', 'bromide', 1],
  ['I', 'iodide', 1],
  ['O', 'oxide', 2],
  ['S', 'sulfide', 2],
  ['N', 'nitride', 3],
  ['OH', 'hydroxide', 1],
  ['CN', 'cyanide', 1],
  ['H', 'hydride', 1],
  ['HSO4', 'hydrogensulfate', 1],
  ['ClO', 'hypochlorite', 1],
  ['ClO3', 'chlorate', 1],
  ['HCOO', 'methanoate', 1],
  ['S2O3', 'thiosulfate', 2],
  ['C2O4', 'oxalate', 2],
  ['NO3', 'nitrate', 1],
  ['NO2', 'nitrite', 1],
  ['HCO3', 'hydrogencarbonate', 1],
  ['MnO4', 'permanganate', 1],
  ['CO3', 'carbonate', 2],
  ['SO4', 'sulfate', 2],
  ['SO3', 'sulfite', 2],
  ['CrO4', 'chromate', 2],
  ['Cr2O7', 'dichromate', 2],
  ['PO4', 'phosphate', 3],
  ['CH3COO', 'ethanoate', 1],
];

/** Compounds and molecules that are not made of these ions. */
export const MOLECULES: readonly (readonly [formula: string, name: string])[] = [
  ['H2', 'hydrogen'],
  ['N2', 'nitrogen'],
  ['O2', 'oxygen'],
  ['O3', 'ozone'],
  ['F2', 'fluorine'],
  ['Cl2', 'chlorine'],
  ['Br2', 'bromine'],
  ['I2', 'iodine'],
  ['CO2', 'carbon dioxide'],
  ['CO', 'carbon monoxide'],
  ['H2O', 'water'],
  ['H2O2', 'hydrogen peroxide'],
  ['NH3', 'ammonia'],
  ['SO2', 'sulfur dioxide'],
  ['SO3', 'sulfur trioxide'],
  ['NO2', 'nitrogen dioxide'],
  ['N2O', 'dinitrogen oxide'],
  ['SiO2', 'silicon dioxide'],
  ['HCl', 'hydrogen chloride'],
  ['HBr', 'hydrogen bromide'],
  ['HF', 'hydrogen fluoride'],
  ['H2S', 'hydrogen sulfide'],
  ['H2SO4', 'sulfuric acid'],
  ['HNO3', 'nitric acid'],
  ['H3PO4', 'phosphoric acid'],
  ['H2CO3', 'carbonic acid'],
  ['CCl4', 'tetrachloromethane'],
  ['PCl3', 'phosphorus trichloride'],
  ['PCl5', 'phosphorus pentachloride'],
  ['SOCl2', 'thionyl chloride'],
  ['LiAlH4', 'lithium aluminium hydride'],
  ['NaBH4', 'sodium borohydride'],
  ['BF3', 'boron trifluoride'],
  ['SF6', 'sulfur hexafluoride'],
  ['NO', 'nitrogen monoxide'],
  ['HCN', 'hydrogen cyanide'],
  ['P2O5', 'phosphorus pentoxide'],
  ['SiCl4', 'silicon tetrachloride'],
  ['CH4', 'methane'],
  ['C2H6', 'ethane'],
  ['C3H8', 'propane'],
  ['C4H10', 'butane'],
  ['C5H12', 'pentane'],
  ['C6H14', 'hexane'],
  ['C8H18', 'octane'],
  ['C2H4', 'ethene'],
  ['C3H6', 'propene'],
  ['C2H2', 'ethyne'],
  ['C6H6', 'benzene'],
  ['CH3OH', 'methanol'],
  ['C2H5OH', 'ethanol'],
  ['CH3CH2OH', 'ethanol'],
  ['CH3COOH', 'ethanoic acid'],
  ['HCOOH', 'methanoic acid'],
  ['CH3CHO', 'ethanal'],
  ['CH3COCH3', 'propanone'],
  ['C6H12O6', 'glucose'],
];
