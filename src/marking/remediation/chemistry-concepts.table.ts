/** The concepts for the gap tags of the Chemistry courses; see `GAP_CONCEPTS`. */
export const CHEMISTRY_CONCEPTS: Readonly<Record<string, string>> = {
  // Rates of reaction
  'rate-interval':
    'The average rate is the change in the quantity divided by the change in time, over that interval only.',
  'rate-of-reaction': 'A graph of product against time is steepest where the reaction is fastest.',
  'rate-terms': 'Particles react when they collide with enough energy and the right geometry.',
  'rate-factors':
    'Smaller particles, higher concentration, higher temperature or a catalyst make a reaction faster.',
  'relative-rate': 'The relative rate is 1 ÷ time, so a short time means a fast reaction.',
  'reaction-terms': 'A catalyst speeds up a reaction and is still there, unchanged, at the end.',
  'reaction-words': 'Breaking a solid into smaller pieces gives it more surface, so it reacts faster.',
  reactions: 'In a chemical reaction new substances form; look for a colour change, a gas, a solid or heat.',
  'collision-theory':
    'At a higher temperature many more particles have at least the activation energy, so more collisions succeed.',
  catalysts: 'A catalyst speeds up a reaction without being used up.',
  // Atoms and bonding
  'atomic-number':
    'The atomic number is the number of protons; the mass number is the number of protons and neutrons.',
  'mass-number': 'Neutrons = mass number − atomic number. Only the number of electrons changes in an ion.',
  'ion-electrons':
    'A positive ion has lost electrons and a negative ion has gained them: count from the neutral atom.',
  'weighted-mean':
    'Multiply each mass number by its percentage, add them, and divide by 100: the commoner isotope counts more.',
  'isotope-ignored':
    'Every isotope counts: multiply each mass number by its percentage, add them, and divide by 100.',
  'bonding-terms':
    'Metals bond by a sea of electrons, non-metals share electrons, and a metal with a non-metal forms ions.',
  'bond-polarity': 'The larger the difference in electronegativity, the more polar the bond.',
  'hydrogen-bonding':
    'Molecules with O–H, N–H or H–F bonds attract each other strongly, so they boil at a higher temperature.',
  'london-dispersion':
    'Electrons move about, so every molecule has temporary dipoles; more electrons mean stronger attractions.',
  'electronegativity-trend':
    'Electronegativity rises across a period with the nuclear charge and falls down a group with more shells.',
  'covalent-radius':
    'Atoms get smaller across a period (more nuclear charge) and larger down a group (more shells).',
  'ionisation-trend':
    'An outer electron that is close to the nucleus and badly shielded needs more energy to remove.',
  'ionisation-energy':
    'Down a group, more shells put the outer electron further out and shield it more, so it is easier to remove.',
  'ionisation-sum': 'To remove several electrons, add the first, second and later ionisation energies.',
  'periodicity-terms':
    'Elements are metallic lattices, covalent networks, or covalent molecules (separate, or single atoms).',
  valency: 'Swap the valencies of the two elements, then divide by any common factor.',
  'valency-swap': 'The charges of the ions must balance: swap their sizes, then divide by any common factor.',
  'balance-equation':
    'Change only the numbers in front of formulas until each element has the same number of atoms on both sides.',
  orbitals: 'A subshell has 1 (s), 3 (p) or 5 (d) orbitals, and each orbital holds at most two electrons.',
  'orbital-terms':
    'Electrons fill the lowest orbitals first, singly before they pair, and a pair has opposite spins.',
  aufbau: 'Fill 4s before 3d; when a transition metal forms an ion, it loses its 4s electrons first.',
  vsepr: 'Count the bonding and lone pairs round the central atom: they get as far apart as they can.',
  'complex-terms': 'Ligands split the d orbitals; the energy of the gap decides which colour is absorbed.',
  'oxidation-number':
    'The oxidation numbers add up to the charge: take the known ones away to find that of the metal.',
  // Amounts of substance
  gfm: 'Moles = mass ÷ gram formula mass, and mass = moles × gram formula mass.',
  'moles-formula':
    'Change every amount to moles first: mass ÷ gram formula mass, or concentration × volume in litres.',
  'moles-in-solution': 'Moles = concentration × volume in litres; divide cubic centimetres by 1000 first.',
  'mole-ratio': 'The numbers in front of the formulas in the balanced equation are the ratio of the moles.',
  'molar-volume': 'A mole of any gas has the same volume: volume = moles × molar volume.',
  'limiting-reactant':
    'Compare moles with the balanced equation: the reactant that runs out first sets the amount of product.',
  'percentage-yield': 'Percentage yield = actual mass ÷ mass expected from the equation × 100.',
  'yields-multiply': 'The yields of steps multiply: 50% and then 40% leave 20%.',
  'percentage-by-mass': 'Percentage by mass = mass of the part ÷ mass of the whole × 100.',
  'percent-rest':
    'A percentage compares a part with the whole: part ÷ whole × 100; all parts together make 100%.',
  'per-gram': 'Find the amount in one gram first, then multiply by the number of grams.',
  empirical: 'Divide each percentage by the relative atomic mass, then by the smallest result.',
  gravimetric:
    'Change the mass of the precipitate to moles, then to the mass of the element that you look for.',
  titration: 'Moles of the known solution → ratio of the equation → moles of the unknown.',
  'titration-calculation': 'Moles of the known solution → ratio of the equation → moles of the unknown.',
  'back-titration':
    'Take the acid that is left over from the acid that was added; the difference has reacted.',
  'complexometric-titration': 'EDTA and a metal ion react one to one, so their moles are equal.',
  concordant: 'Only titres that agree within 0.2 cm³ are averaged; leave out the rough one.',
  'standard-solution':
    'Weigh accurately, dissolve in a beaker, rinse everything into the flask, and make up to the mark.',
  'calibration-graph':
    'Measure known concentrations first; the unknown is then read from the line of the graph.',
  // Energy and equilibrium
  'energy-loss': 'Some heat always warms the air and the can, so the measured value is too small.',
  'energy-improvements': 'Shield the flame, use a metal can and put a lid on it, so that less heat is lost.',
  'specific-heat': 'E = cmΔT, with the mass of the water that is heated, in kilograms.',
  'enthalpy-of-combustion': 'It is the energy given out when one mole burns completely in oxygen.',
  'hess-reverse': 'When an equation is turned round, the sign of its enthalpy change changes.',
  'hess-multiply': 'When an equation is multiplied, its enthalpy change is multiplied too.',
  'bonds-broken': 'Breaking bonds takes in energy and making bonds gives it out: ΔH = broken − made.',
  'bond-sign': 'Breaking bonds takes in energy and making bonds gives it out: ΔH = broken − made.',
  'entropy-sum':
    'ΔS = entropies of the products − entropies of the reactants, each times its number of moles.',
  'entropy-sign': 'Gases have far more entropy than liquids and solids: more moles of gas mean more entropy.',
  feasibility: 'A reaction is feasible when ΔG = ΔH − TΔS is zero or negative.',
  'thermo-terms': 'H is heat content, S is disorder, and G combines them: ΔG = ΔH − TΔS.',
  'describe-trend': 'Name both quantities: “as … increases, … increases” or “… decreases”.',
  equilibrium: 'An equilibrium shifts so as to work against the change that is made to it.',
  'equilibrium-shift':
    'Heating favours the endothermic direction; pressure favours the side with fewer moles of gas.',
  'dynamic-equilibrium':
    'At equilibrium both reactions go on at the same rate, so the concentrations stay constant.',
  'industrial-conditions':
    'Conditions are a compromise between a high yield, a high rate, and the cost and safety of the plant.',
  'ice-table':
    'List the initial amounts, the change and the amounts at equilibrium; the changes follow the equation.',
  'rate-constant':
    'Put one set of results into the rate equation and solve for k; its units follow from the orders.',
  'reaction-order':
    'Change one concentration and keep the other: if the rate doubles with it, the order is 1.',
  'kinetics-terms':
    'The order says how the rate depends on a concentration: rate ∝ concentration to that power.',
  // Acids, alkalis and redox
  ph: 'Below 7 is acid, 7 is neutral and above 7 is alkaline; the lower the pH, the stronger the acid.',
  'acid-words': 'Below pH 7 is acid, 7 is neutral and above 7 is alkaline.',
  'acid-terms': 'Acids have more hydrogen ions than water, alkalis more hydroxide ions.',
  'acid-statements':
    'The acid gives the salt its second name: hydrochloric – chloride, sulfuric – sulfate, nitric – nitrate.',
  'salt-name':
    'The metal comes first; then hydrochloric acid gives chloride, sulfuric acid sulfate, nitric acid nitrate.',
  'weak-acids': 'A weak acid is only partly split into ions, so its pH is higher than that of a strong acid.',
  acids: 'Acids react with metals, bases and carbonates to form salts.',
  'reactivity-series': 'A more reactive metal takes the place of a less reactive one in its compounds.',
  'electrochemical-series':
    'Electrons flow from the metal that is higher in the series to the one that is lower.',
  'electron-flow': 'Electrons flow through the wires from the metal that is higher in the series.',
  'cell-voltage':
    'The further apart two metals are in the electrochemical series, the larger the voltage of their cell.',
  'metal-terms': 'Oxidation is the loss of electrons and reduction is the gain of electrons (OIL RIG).',
  'metal-statements': 'The higher a metal is in the series, the more easily it loses electrons and reacts.',
  'redox-balance':
    'Balance the element, then oxygen with water, hydrogen with hydrogen ions, and the charge with electrons.',
  'redox-oxygen': 'Each oxygen atom that is missing on one side is added as a water molecule there.',
  'redox-terms': 'Oxidation is loss of electrons; an oxidising agent takes them and is itself reduced.',
  'redox-agents': 'An oxidising agent takes electrons from another substance; a reducing agent gives them.',
  // Carbon chemistry
  'general-formula':
    'Put the number of carbon atoms in place of n in the general formula: twice n, then add or take away.',
  'homologous-terms':
    'Members of a homologous series have the same general formula and similar chemical properties.',
  'homologous-series': 'Neighbours in a homologous series differ by one carbon and two hydrogen atoms.',
  trends: 'State how one quantity changes as the other grows, and use the pattern to predict the next value.',
  isomer: 'Isomers have the same molecular formula but a different structure: count all the atoms.',
  naming:
    'Find the longest chain, number it from the end nearer the group or branch, then name the branches.',
  'branch-left-out': 'The atoms of a branch count too: add them to those of the main chain.',
  'alcohol-trend':
    'Longer alcohols are less soluble in water and boil at a higher temperature: more of the molecule is hydrocarbon.',
  'alcohol-class':
    'Primary alcohols give aldehydes and then acids, secondary alcohols give ketones, tertiary ones do not react.',
  'alcohol-terms': 'Count the carbon atoms joined to the carbon with the hydroxyl group: one, two or three.',
  oxidation: 'For carbon compounds, oxidation raises the ratio of oxygen to hydrogen.',
  'oxidation-product':
    'A primary alcohol gives an aldehyde, which gives a carboxylic acid; a secondary one gives a ketone.',
  'functional-group': 'The functional group gives the family of a compound its reactions and its name.',
  'carbon-terms': 'Isomers share a molecular formula; a family shares a functional group.',
  'product-terms': 'Alcohols end in -ol and carboxylic acids in -oic acid.',
  'ester-name': 'The alcohol gives the first part of the name (-yl), the acid the second part (-oate).',
  'ester-terms': 'An ester forms when an acid and an alcohol lose water; water splits it again.',
  esters: 'An ester forms when an acid and an alcohol lose water; water or alkali splits it again.',
  'isoprene-carbons': 'A terpene is built from isoprene units, each with five carbon atoms.',
  'protein-terms': 'Amino acids lose water and join by amide links to form proteins.',
  proteins: 'Amino acids lose water and join by amide links to form proteins.',
  'radical-terms':
    'A chain reaction starts with new radicals, goes on while radicals make radicals, and ends when two join.',
  'plastic-terms': 'In addition polymerisation the double bonds of many small molecules open and join.',
  polymers: 'Open the double bond of each monomer and join the carbon atoms; the side groups stay.',
  polymerisation: 'Open the double bond of each monomer and join the carbon atoms; the side groups stay.',
  'mechanism-terms':
    'Sigma bonds are end-on overlaps and pi bonds sideways ones; curly arrows show pairs of electrons that move.',
  'sigma-bonds': 'Every bond has one sigma bond; a double bond adds one pi bond and a triple bond two.',
  'reaction-types': 'See what joins and what leaves: addition, elimination, substitution or condensation.',
  'stereo-terms':
    'A carbon atom with four different groups has two mirror images that cannot be superimposed.',
  'nmr-environments':
    'Protons in the same environment give one signal; n neighbours split it into n + 1 lines.',
  // Fuels, materials, nature and practical work
  'fuel-terms': 'Larger hydrocarbon molecules are thicker, burn less easily and boil at higher temperatures.',
  'fuel-words': 'Fossil fuels formed over millions of years from living things and will run out.',
  combustion: 'Burning is a reaction with oxygen; hydrocarbons give carbon dioxide and water.',
  'fertiliser-terms': 'Fertilisers give plants nitrogen, phosphorus and potassium in soluble compounds.',
  'haber-process':
    'The Haber process makes ammonia from nitrogen and hydrogen; it is reversible, so conditions are a compromise.',
  'nuclear-terms':
    'Alpha is stopped by paper, beta by aluminium; gamma needs lead. Half-life is the time for half to decay.',
  'nuclear-equations': 'Both the mass numbers and the atomic numbers add up to the same total on each side.',
  'radioisotope-uses':
    'A use needs the right radiation and half-life: short inside the body, long for dating.',
  'plant-products': 'Plants make glucose by photosynthesis and join it into larger carbohydrates.',
  'substance-words':
    'A solute dissolves in a solvent to form a solution; a filter holds back what is insoluble.',
  chromatogram: 'The dye that travels furthest is the most soluble in the solvent.',
  'base-line':
    'Measure both distances from the base line where the spot was put, not from the edge of the paper.',
  'flame-colour': 'Each metal gives a flame its own colour, so the colour identifies the metal.',
  'gas-tests':
    'Oxygen relights a glowing splint, hydrogen burns with a pop, carbon dioxide turns lime water milky.',
  apparatus:
    'A burette or pipette measures a volume accurately; a beaker or measuring cylinder only roughly.',
  'analysis-terms': 'Accurate work needs a standard solution and repeated results that agree.',
  'stoichiometry-terms':
    'A blank or control shows how much of the result is not due to the substance itself.',
};
