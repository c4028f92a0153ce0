/** A pattern of TeX that indicates a concept, such as a unit or an operator. */
type TexCue = { readonly pattern: RegExp; readonly weight: number; readonly concept: string };

/**
 * The terms of one subtopic, comma-separated, by weight: decisive (5), strong (3) or weak (1). A term also
 * matches its plural.
 */
export type SubtopicTerms = {
  readonly subject: 'Physics' | 'Mathematics' | 'Chemistry' | 'Medicine';
  readonly topic: string;
  readonly subtopic: string;
  readonly decisive?: string;
  readonly strong?: string;
  readonly weak?: string;
  readonly cues?: readonly TexCue[];
};

type TaxonomyPath = readonly [subject: SubtopicTerms['subject'], topic: string, subtopic: string];

const subtopic = (
  [subject, topic, subtopic]: TaxonomyPath,
  terms: Omit<SubtopicTerms, 'subject' | 'topic' | 'subtopic'>,
): SubtopicTerms => ({ subject, topic, subtopic, ...terms });
const cue = (pattern: RegExp, weight: number, concept: string): TexCue => ({ pattern, weight, concept });

export const conceptTaxonomy: readonly SubtopicTerms[] = [
  // Physics
  subtopic(['Physics', 'Mechanics', 'Kinematics'], {
    decisive:
      'projectile, free fall, uniformly accelerated, equations of motion, velocity-time graph, displacement-time graph, muzzle velocity',
    strong:
      'acceleration, accelerate, decelerate, deceleration, displacement, thrown, dropped, trajectory, time of flight, relative velocity, velocity, average speed, cyclist, sprinter, tower, cliff, fall, stone, bridge, slow down, speed up, overtake, brake, braking, runway, vertically upward, instantaneous speed, constant speed',
    weak: 'speed, distance, motion, moving, travel, rest, height, ball, car, train, lift, bus, vehicle, take, cross',
    cues: [
      cue(/\\mathrm\{m\s*(?:\\,)?\s*s\^\{-2\}\}|\\(?:mathrm|text)\{m\/s\^2\}|m\/s\^\{?2/, 1, 'acceleration'),
    ],
  }),
  subtopic(['Physics', 'Mechanics', 'Forces'], {
    decisive:
      'inclined plane, coefficient of friction, kinetic friction, static friction, newton second law, newton third law, frictional force, normal reaction, normal force, free body diagram, pulley, terminal velocity',
    strong:
      'friction, tension, weight, inclined, incline, thrust, drag, net force, resultant force, unbalanced force, equilibrium of forces, rough floor, light string, air resistance, vacuum, lift of mass, cable, pushed, pulled, hang, hanging, suspended, at rest on, rough, smooth, resultant, upward force',
    weak: 'force, mass, block, crate, rope, string, push, pull, surface, plane, gravity, kilogram, cable, lift, skier, slope, table, parachute',
    cues: [cue(/\\mu\s*_?\{?[sk]?\}?\s*(?:N|mg)/, 2, 'friction')],
  }),
  subtopic(['Physics', 'Mechanics', 'Energy and Momentum'], {
    decisive:
      'conservation of momentum, linear momentum, inelastic collision, elastic collision, coefficient of restitution, work-energy theorem',
    strong:
      'momentum, collide, collision, impulse, kinetic energy, potential energy, work done, recoil, explosion, stick together, mechanical energy, power of the engine, hammer, bounce, rebound, crane',
    weak: 'energy, work, trolley, bullet, cart, efficiency, power, joule',
  }),
  subtopic(['Physics', 'Mechanics', 'Circular Motion and Gravitation'], {
    decisive:
      'centripetal, escape velocity, gravitational field, newton law of gravitation, kepler, geostationary, orbital speed, banked',
    strong:
      'satellite, orbit, circular motion, circular track, circular path, gravitational, planet, acceleration due to gravity, conical pendulum, moves in a circle, bend of radius, circular orbit, gravitational field strength',
    weak: 'radius, earth, moon, centre',
  }),
  subtopic(['Physics', 'Mechanics', 'Rotation'], {
    decisive:
      'moment of inertia, angular momentum, angular acceleration, flywheel, rolling without slipping, torque',
    strong:
      'angular velocity, rotating, rolling, turntable, lever, centre of mass, moment of a force, rigid body, axle, spin, spinning, skater, seesaw, pivot, beam balanced, rotate, rotation',
    weak: 'disc, hoop, rod, axis, wheel',
  }),
  subtopic(['Physics', 'Mechanics', 'Fluids and Elasticity'], {
    decisive:
      'bernoulli, archimedes, buoyancy, upthrust, viscosity, hydrostatic pressure, young modulus, surface tension, hydraulic',
    strong:
      'float, submerged, density of the liquid, elastic limit, stress, strain, hooke, ship float, buoyant, fluid, mean density, pressure at depth, stretched',
    weak: 'liquid, density, extension, spring',
  }),
  subtopic(['Physics', 'Oscillations and Waves', 'Oscillations'], {
    decisive:
      'simple harmonic motion, simple harmonic, pendulum, oscillator, damped oscillation, resonance, restoring force',
    strong:
      'oscillation, oscillate, amplitude, force constant, spring constant, equilibrium position, angular frequency, vibrate, vibration, mass on a spring, bob, swing, oscillating',
    weak: 'period, spring, frequency, displacement',
    cues: [cue(/\\omega\s*\^?2?\s*[Ax]|\\sqrt\{\\frac\{k\}\{m\}\}/, 2, 'angular frequency')],
  }),
  subtopic(['Physics', 'Oscillations and Waves', 'Waves and Sound'], {
    decisive:
      'doppler, siren, standing wave, stationary wave, harmonic, overtone, beat frequency, sound wave, transverse wave, longitudinal wave, wavefront, decibel, ultrasound pulse',
    strong:
      'wave, wavelength, sound, loudspeaker, node, antinode, progressive wave, organ pipe, tuning fork, echo, wave speed, crest, trough, ripple, wave travel, pitch of the note, guitar, note, vibrating string, hearing',
    weak: 'frequency, period, amplitude, string, crest, trough, observer',
    cues: [cue(/\\mathrm\{k?Hz\}/, 1, 'frequency')],
  }),
  subtopic(['Physics', 'Optics', 'Ray Optics'], {
    decisive:
      'refractive index, angle of refraction, focal length, convex lens, concave lens, concave mirror, convex mirror, total internal reflection, critical angle, snell, prism, optical fibre',
    strong:
      'refraction, reflection, lens, mirror, ray of light, magnification, image, ray, light ray, look bent, refracted, reflected, bent where, spectacle, camera, eye defect, rainbow, normal to the surface, apparent depth, telescope',
    weak: 'light, glass, object, incident, angle of incidence',
  }),
  subtopic(['Physics', 'Optics', 'Wave Optics'], {
    decisive:
      'diffraction grating, double slit, interference fringe, fringe, fringe separation, young slit, thin film, path difference, polariser, polarisation of light, coherent, newton ring',
    strong:
      'interference, diffraction, monochromatic, slit, grating, maximum, bright, spectrum, soap film, oil film, colours of thin, polarised, resolve two',
    weak: 'light, wavelength, screen, laser',
  }),
  subtopic(['Physics', 'Electricity', 'Circuits'], {
    decisive:
      'internal resistance, ohm law, kirchhoff, wheatstone, potential divider, ammeter, voltmeter, resistor, potentiometer, rheostat, terminal potential difference, equivalent resistance, drift velocity',
    strong:
      'resistance, circuit, battery, electromotive force, potential difference, electric current, current, voltage, lamp, bulb, fuse, in series, in parallel, resistivity, kilowatt hour, supply, thermistor, led, kettle, socket, mains, appliance, rated at, electrical power, connected across, current flow, variable resistor, rated',
    weak: 'cell, wire, power, e m f, switch, conductor',
    cues: [
      cue(/\\Omega\b|\\mathrm\{\\Omega\}/, 3, 'resistance'),
      cue(/\\mathrm\{(?:m|k|\\mu)?A\}/, 1, 'current'),
      cue(/\\mathrm\{k?V\}/, 1, 'voltage'),
    ],
  }),
  subtopic(['Physics', 'Electricity', 'Electrostatics and Capacitors'], {
    decisive:
      'point charge, electric field, coulomb law, capacitor, capacitance, dielectric, gauss law, equipotential, electric dipole, parallel plate',
    strong:
      'charge, charged, repel, electrostatic, electric potential, test charge, charged to, rubbed, attract, static electricity, plastic rod, balloon rubbed, electroscope, lightning, negatively charged, positively charged, like charge',
    weak: 'field, plate, separation, stored',
    cues: [
      cue(/\\mathrm\{[pn]?F\}|\\mu\s*\\mathrm\{F\}/, 3, 'capacitance'),
      cue(/\\(?:mu\\)?mathrm\{C\}|\\epsilon_0|\\varepsilon_0/, 2, 'charge'),
    ],
  }),
  subtopic(['Physics', 'Magnetism', 'Magnetic Fields and Induction'], {
    decisive:
      'magnetic field, magnetic flux, electromagnetic induction, faraday law, lenz law, solenoid, transformer, cyclotron, inductor, self inductance, mutual inductance, induced, lorentz force, magnetic force',
    strong:
      'magnet, magnetic, coil, flux, inductance, alternating current, reactance, dynamo, generator, tesla, compass, uniform field, primary, secondary turn, turn on the coil, north pole, south pole, electromagnet, iron core, moving charge, charged particle move',
    weak: 'wire, turn, right angle, current, voltage, induce',
    cues: [cue(/\\mathrm\{[m]?T\}|\\mathrm\{Wb|\\vec\{B\}|\\mu_0/, 2, 'magnetic field')],
  }),
  subtopic(['Physics', 'Thermal Physics', 'Heat'], {
    decisive:
      'specific heat capacity, latent heat, specific latent heat, thermal conductivity, calorimeter, thermal expansion, stefan law, specific heat',
    strong:
      'heat, melt, melting ice, boil, temperature, conduction, convection, radiation of heat, heater, immersion, thermometer, hot, cold water, final temperature, warm, cool down, thermal, freeze, evaporate, degree celsius',
    weak: 'ice, steam, water, kelvin, heating, insulated',
  }),
  subtopic(['Physics', 'Thermal Physics', 'Gases and Thermodynamics'], {
    decisive:
      'ideal gas, isothermal, adiabatic, isochoric, isobaric, carnot, heat engine, internal energy, first law of thermodynamics, second law of thermodynamics, kinetic theory, boyle law, charles law, root mean square speed, molar heat capacity',
    strong:
      'gas, piston, compressed, constant volume, constant temperature, constant pressure, expansion, refrigerator, entropy of the gas, compressed quickly, bicycle pump, pump, expand, gas molecule, air in',
    weak: 'pressure, volume, temperature, efficiency, vessel, cylinder',
  }),
  subtopic(['Physics', 'Modern Physics', 'Quantum and Atomic Physics'], {
    decisive:
      'photoelectric, work function, threshold frequency, de broglie, bohr model, photon, planck, stopping potential, uncertainty principle, energy level, emission line, compton, x ray tube, pair production, semiconductor, p n junction, diode, transistor',
    strong:
      'ejected electron, eject electron, electron, spectral line, ground state, matter wave, quantum, hydrogen atom, band gap, wavelength of an electron, emitted photon, second level, excited state, emission spectrum, absorption spectrum, line spectrum',
    weak: 'frequency, light, metal, atom, emitted',
    cues: [cue(/\\mathrm\{[kM]?eV\}/, 3, 'electronvolt')],
  }),
  subtopic(['Physics', 'Modern Physics', 'Nuclear and Particle Physics'], {
    decisive:
      'alpha decay, beta decay, radioactive, radioactivity, nuclear, fission, fusion, binding energy, mass defect, activity of, becquerel, radioactive source, isotope decay, quark, lepton, gamma ray, half-life of the source, equivalent dose',
    strong:
      'decay, activity, nucleus, nuclide, half-life, radiation, isotope, neutron, radium, uranium, original uranium, carbon dating, geiger, background radiation, muon, alpha particle, beta particle, radiotherapy, reactor, sample remaining',
    weak: 'proton, source, mass number, atomic number',
    cues: [cue(/\\mathrm\{[kMG]?Bq\}/, 4, 'activity')],
  }),
  subtopic(['Physics', 'Modern Physics', 'Relativity and Space'], {
    decisive:
      'special relativity, time dilation, length contraction, lorentz factor, redshift, hubble, black hole, light year, big bang, spacetime, schwarzschild',
    strong:
      'galaxy, star, universe, cosmic, telescope, parallax, speed of light, observer on earth, rocket travelling, muon',
    weak: 'spacecraft, light',
  }),
  // Mathematics
  subtopic(['Mathematics', 'Algebra', 'Equations and Functions'], {
    decisive:
      'quadratic, simultaneous equation, discriminant, equal root, real root, factorise, completing the square, polynomial, remainder theorem, factor theorem, synthetic division, inequality, inverse function, composite function, expand and simplify, algebraic fraction, change the subject, partial fraction, cubic, the subject of, subject of the formula, range of values, root of the equation',
    strong:
      'root, coefficient, equation, solve, function, axis of symmetry, factor, expand, expression, unknown, parabola, satisfy, simplify, substitute, subject, domain, inequation, modulus function, linear equation, nature of the root',
    weak: 'value, sum, product, constant, real number, integer',
    cues: [
      cue(/[a-z]\^2\s*[-+]\s*\d*[a-z]\s*[-+]\s*\d+\s*=\s*0|x\^2\s*[-+]\s*\w*x\s*[-+]\s*\w+/, 3, 'quadratic'),
      cue(/\d*x\s*[-+]\s*\d*y\s*=/, 2, 'linear equation'),
      cue(/x\^3\s*[-+]/, 1, 'polynomial'),
    ],
  }),
  subtopic(['Mathematics', 'Algebra', 'Sequences, Logarithms and Matrices'], {
    decisive:
      'arithmetic sequence, geometric sequence, arithmetic progression, geometric progression, arithmetic series, geometric series, recurrence relation, logarithm, matrix, matrices, determinant, eigenvalue, complex number, argand, binomial theorem, binomial expansion, proof by induction, permutation, combination, common ratio, common difference, sum to infinity',
    strong:
      'sequence, series, nth term, first term, index law, exponent, modulus and argument, sum of the first, how many ways, arrange the letter, arrangement, factorial, exponential equation, consecutive term, imaginary part, conjugate, convergent',
    weak: 'term, power, base',
    cues: [
      cue(/\\log(?:_|\b)/, 2, 'logarithm'),
      cue(/\\begin\{[pbv]matrix\}/, 5, 'matrix'),
      cue(/\\binom|\\sum_/, 2, 'series'),
    ],
  }),
  subtopic(['Mathematics', 'Calculus', 'Differentiation'], {
    decisive:
      'differentiate, derivative, differentiable, chain rule, product rule, quotient rule, stationary point, turning point, tangent to the curve, rate of change, second derivative, point of inflexion, implicit differentiation, tangent to',
    strong:
      'tangent, gradient of the curve, maximum value, minimum value, increasing function, continuous at, continuity, optimise, optimum, greatest volume, least surface area, greatest area, stationary, slope of the curve, normal to the curve, decreasing, smallest, largest possible',
    weak: 'curve, gradient, with respect to, function, minimum, maximum',
    cues: [
      cue(/\\d?frac\{d\^?2?\s*[a-zA-Z]?\}\{d[a-zA-Z]/, 5, 'derivative'),
      cue(/[fy]'+\(?/, 4, 'derivative'),
    ],
  }),
  subtopic(['Mathematics', 'Calculus', 'Integration and Limits'], {
    decisive:
      'integrate, integral, integration, definite integral, area under the curve, area enclosed by, differential equation, volume of revolution, antiderivative, integration by parts, maclaurin, taylor series, limit of',
    strong:
      'limit, area between, curve, converge, enclosed, area bounded, between the curve, as x tends to, tend to infinity',
    weak: 'axis, area, evaluate, respect',
    cues: [cue(/\\i?int(?![a-z])/, 6, 'integral'), cue(/\\lim(?![a-z])/, 5, 'limit')],
  }),
  subtopic(['Mathematics', 'Geometry', 'Circles and Solids'], {
    decisive:
      'sector, arc, arc length, chord, circumference, volume of a cone, volume of a sphere, volume of a cylinder, cuboid, pythagoras, similar triangle, polygon, cyclic quadrilateral, tangent kite, congruent, surface area, volume of a pyramid, equation of the circle, circle has equation, equation of a circle',
    strong:
      'circle, cone, sphere, cylinder, diameter, parallelogram, rhombus, hexagon, pentagon, perimeter, pyramid, centre and radius, locus, square sheet, rectangle, prism of height, regular, quadrilateral, tangent to the circle, isosceles, equilateral, trapezium, parallel side, inscribed, semicircle',
    weak: 'radius, angle, triangle, area, volume, length, side, centre, height',
    cues: [cue(/x\^2\s*\+\s*y\^2/, 5, 'circle'), cue(/\\pi\s*r\^?2?|\d\\pi/, 2, 'circle')],
  }),
  subtopic(['Mathematics', 'Geometry', 'Coordinate Geometry'], {
    decisive:
      'straight line through, equation of the straight line, equation of the line, perpendicular bisector, midpoint, altitude of the triangle, ellipse, hyperbola, distance between the points, directrix, latus rectum, conic',
    strong:
      'straight line, y-intercept, intercept, collinear, coordinate, gradient of the line, gradient, point lie on, passes through, slope, perpendicular to the line, vertices',
    weak: 'line, point, perpendicular, parallel to',
  }),
  subtopic(['Mathematics', 'Trigonometry', 'Triangles and Trigonometric Equations'], {
    decisive:
      'cosine rule, sine rule, trigonometric, trigonometry, compound angle, double angle formula, angle of elevation, angle of depression, radian measure, trigonometric identity, bearing',
    strong:
      'sine, cosine, hypotenuse, triangle, addition formula, lighthouse, elevation, ladder, opposite side, period of the function, amplitude of the graph',
    weak: 'angle, side, degree, right-angled',
    cues: [
      cue(/\\(?:sin|cos|tan)(?![a-z])/, 2, 'trigonometric functions'),
      cue(/\\(?:sin|cos|tan)(?:\^2)?\s*x\s*(?:=|\+|-)|0\^\\circ\s*\\le/, 4, 'trigonometric equation'),
    ],
  }),
  subtopic(['Mathematics', 'Vectors', 'Vectors'], {
    decisive:
      'scalar product, dot product, vector product, cross product, position vector, unit vector, angle between the vectors, equation of a plane, skew line, vector equation, scalar triple product',
    strong: 'vector, component of, resultant vector',
    weak: 'magnitude, direction, perpendicular, angle between',
    cues: [cue(/\\mathbf\{[ijk]\}|\\hat\{?\\?[ijk]|\\overrightarrow\{[A-Z]{2}/, 5, 'vector')],
  }),
  subtopic(['Mathematics', 'Probability and Statistics', 'Probability'], {
    decisive:
      'probability, fair dice, fair coin, dice, drawn at random, binomial distribution, normal distribution, poisson, conditional probability, random variable, bayes theorem, expected value, mutually exclusive, playing card',
    strong:
      'at random, die, coin, counter, bag, spinner, likely, event, with replacement, chance of exactly, spun, tossed, rolled, picked, chosen at random, independent event, without replacement, tree diagram, shuffled, lottery',
    weak: 'chance, red, blue, drawn, outcome, ball',
  }),
  subtopic(['Mathematics', 'Probability and Statistics', 'Statistics'], {
    decisive:
      'standard deviation, interquartile range, median, variance, quartile, box plot, scatter graph, line of best fit, correlation, regression, hypothesis test, confidence interval, frequency table, histogram',
    strong:
      'mean of, data set, sample mean, semi-interquartile, mode, percentile, survey, average mark, outlier, spread, pie chart, bar chart, five figure summary, mark of the class',
    weak: 'mean, range, sample, data',
  }),
  subtopic(['Mathematics', 'Number', 'Arithmetic and Surds'], {
    decisive:
      'surd, rationalise, simplest form, compound interest, percentage, significant figure, scientific notation, standard form, depreciation, appreciation, highest common factor, lowest common multiple, prime number, discount, divisible, mixed number, decimal',
    strong:
      'fraction, interest, per annum, reduction, price, sale, ratio, exchange rate, remainder, cost, prime, tax, loses value, value each year, worth, each year, increase by, reduced by, invest, invested, bank, profit, loan, percentage increase, share, savings, wage, rounded to, recurring',
    weak: 'per cent, number, simplify, evaluate',
    cues: [cue(/\\sqrt\{\d+\}\s*[-+]\s*\d*\\sqrt\{\d+\}/, 5, 'surd'), cue(/£|\\pounds/, 3, 'money')],
  }),
  // Chemistry
  subtopic(['Chemistry', 'Stoichiometry', 'Moles and Formulae'], {
    decisive:
      'empirical formula, molecular formula, molar mass, limiting reagent, percentage yield, atom economy, stoichiometric, avogadro, gram formula mass, balanced equation, relative formula mass, molar volume, excess reactant, percentage purity',
    strong:
      'mole, amount of substance, burns completely, reactant mass, by mass, mass of, formula of the compound, hydrated, how many mole, needed to burn, reacts with excess, mass of product, gas evolved, formula mass, number of molecule',
    weak: 'mass, react, compound, product, form, methane, calcium carbonate, oxygen, carbon dioxide, carbon, magnesium',
    cues: [
      cue(/\\mathrm\{m?mol\}/, 3, 'mole'),
      cue(/\\mathrm\{g\s*(?:\\,)?\s*mol\^\{-1\}\}/, 3, 'molar mass'),
      cue(/\\mathrm\{[^{}]*\\rightarrow/, 1, 'chemical equation'),
    ],
  }),
  subtopic(['Chemistry', 'Acids and Bases', 'Acids, Bases and Titration'], {
    decisive:
      'titration, titre, neutralise, neutralisation, buffer, strong acid, weak acid, strong base, weak base, ionic product of water, conjugate base, conjugate acid, acid dissociation constant, poh, indicator, burette, hydrochloric acid, sulfuric acid, nitric acid, sodium hydroxide, potassium hydroxide',
    strong:
      'acid, alkali, base, ph, hydroxide, salt hydrolysis, ethanoic acid, ammonia solution, pka, acidic, alkaline, ammonium chloride, litmus, neutral solution, dissociate, hydrogen ion, hydrogen ion concentration, vinegar, antacid',
    weak: 'concentration, solution, salt, proton donor, volume',
    cues: [cue(/\bp(?:H|OH|K_?a)\b|\\mathrm\{pO?H\}/, 4, 'pH')],
  }),
  subtopic(['Chemistry', 'Chemical Kinetics', 'Rates of Reaction'], {
    decisive:
      'rate constant, activation energy, order of reaction, first-order reaction, second-order reaction, rate law, rate equation, arrhenius, rate of reaction, rate-determining step, collision theory, catalyst, zero-order reaction, half-life of the reaction',
    strong:
      'reaction rate, first-order, initial rate, half-life, rate of the reaction, relative rate, faster, powdered, marble chip, surface area of the solid, collide with enough, difference in rate, slower reaction, enzyme catalyse, rate',
    weak: 'reactant, concentration, temperature, time, reaction',
  }),
  subtopic(['Chemistry', 'Chemical Equilibrium', 'Equilibrium'], {
    decisive:
      'equilibrium constant, position of equilibrium, le chatelier, reversible reaction, haber process, dynamic equilibrium, solubility product, common ion effect, partition coefficient, degree of dissociation',
    strong:
      'equilibrium, reversible, at equilibrium, reaches equilibrium, closed vessel, shift, yield of ammonia, backward reaction, paler on, on cooling',
    weak: 'pressure, concentration, vessel, forward reaction',
    cues: [
      cue(/\\rightleftharpoons/, 5, 'equilibrium'),
      cue(/K_\{?(?:c|p|sp)\}?/, 4, 'equilibrium constant'),
    ],
  }),
  subtopic(['Chemistry', 'Thermochemistry', 'Enthalpy and Entropy'], {
    decisive:
      'enthalpy, hess law, bond enthalpy, bond energy, enthalpy of combustion, enthalpy of formation, exothermic, endothermic, gibbs, free energy change, lattice enthalpy, born-haber, spontaneous reaction',
    strong:
      'entropy, heat of reaction, combustion, calorimetry, energy released, hess s law, heat of combustion, heats the water, disorder, feasible, spontaneous',
    weak: 'energy, temperature rise, bond, reaction',
    cues: [
      cue(/\\Delta\s*_?\{?[a-z]?\}?\s*[HGS]/, 4, 'enthalpy change'),
      cue(/\\mathrm\{kJ\s*(?:\\,)?\s*mol\^\{-1\}\}/, 3, 'molar energy'),
    ],
  }),
  subtopic(['Chemistry', 'Redox and Electrochemistry', 'Redox and Cells'], {
    decisive:
      'oxidation number, oxidation state, redox, reducing agent, oxidising agent, half-equation, half-cell, electrode potential, electrolysis, electrochemical cell, galvanic cell, salt bridge, standard electrode, cathode, anode, permanganate, dichromate, electroplating, nernst',
    strong:
      'oxidation, reduction, electrode, oxidised, reduced, electrolyte, displacement reaction, reactivity series, corrosion, faraday constant, rust, rusting, giving up, loses electron, gain electron, galvanise, sacrificial, electroplate, battery electrode, fuel cell, tarnish',
    weak: 'ion, zinc, copper, molten, e m f, cell',
    cues: [cue(/\\mathrm\{[A-Z][a-z]?\^\{\d?\+\}\/[A-Z]/, 4, 'electrode potential')],
  }),
  subtopic(['Chemistry', 'Atomic Structure and Periodicity', 'Atoms and the Periodic Table'], {
    decisive:
      'electron configuration, electronic configuration, ionisation energy, atomic radius, electronegativity, periodic table, third period, second period, orbital, quantum number, mass spectrum, electron affinity, ionic radius, nuclear charge, isotopic abundance, transition metal, halogen, alkali metal, noble gas',
    strong:
      'shell, valence electron, periodicity, atomic number, group 1, group 7, subshell, isotope, trend, neutron, number of neutron, how many neutron, relative atomic mass, mass number, noble, metallic character, group 2, same group, same period',
    weak: 'atom, electron, ion, element, proton, sodium, chlorine, chloride, magnesium, aluminium',
  }),
  subtopic(['Chemistry', 'Chemical Bonding', 'Bonding and Structure'], {
    decisive:
      'ionic bond, covalent bond, hydrogen bond, metallic bond, bond angle, lone pair, vsepr, hybridisation, van der waal, dipole moment, shape of the molecule, covalent network, ionic lattice, polar molecule, intermolecular force, london dispersion, molecular shape',
    strong:
      'lattice, bonding, polar, hydrogen bonding, covalent, ionic, melting point, boiling point, shape, conduct electricity, molten, water boil, hydrogen sulfide, boil at a higher, conductor of electricity, graphite, diamond, soluble, dissolve, insoluble, electron pair, giant, boils, volatile',
    weak: 'molecule, bond, ammonia, sodium chloride, solid, conduct, melt',
  }),
  subtopic(['Chemistry', 'Organic Chemistry', 'Organic Compounds and Reactions'], {
    decisive:
      'functional group, alkane, alkene, alkyne, ester, carboxylic acid, aldehyde, ketone, alcohol, benzene, isomer, hydrocarbon, homologous series, nucleophilic substitution, electrophilic addition, markovnikov, haloalkane, polymerisation, amine, amide, organic compound, grignard, esterification, hydroxyl, carboxyl, carbonyl, amino group, aromatic, sn1, sn2',
    strong:
      'ethanol, methanol, propanone, ethanoic acid, propanoic acid, ethylamine, bromine water, monomer, structural formula, iupac name, polymer, hydration of, ethene, propene, chiral, enantiomer, organic, pentane, butane, propane, hexane, octane, structural isomer, fermentation, cracking, crude oil, side chain, double bond, reflux, fatty acid, soap, oxidation of an alcohol, butanol, propanol',
    weak: 'bromine, addition reaction, methane, carbon atom',
  }),
  // Medicine and biology
  subtopic(['Medicine', 'Cardiology', 'Heart and Circulation'], {
    decisive:
      'electrocardiogram, ecg, myocardial infarction, st-segment, coronary artery, atrial fibrillation, heart failure, mean arterial pressure, cardiac output, stroke volume, aortic stenosis, mitral regurgitation, angina, p wave, endocarditis, left ventricle, pulse pressure, ejection fraction, pericarditis, cardiac tamponade, aortic dissection',
    strong:
      'chest pain, heart, blood pressure, hypertension, diastolic, systolic, murmur, coronary, irregular pulse, palpitation, cardiac, ventricle, atrium, aorta, heart rate, valve is narrowed, faint, exertion, ankle swelling, jugular, stent, cholesterol plaque, beta blocker, shock, tachycardia, bradycardia',
    weak: 'pulse, artery, valve, vessel, arterial, occluded',
  }),
  subtopic(['Medicine', 'Respiratory Medicine', 'Lungs and Airways'], {
    decisive:
      'spirometry, forced expiratory volume, forced vital capacity, asthma, bronchospasm, emphysema, chronic obstructive pulmonary disease, pneumonia, peak expiratory flow, pulmonary embolism, total lung capacity, pneumothorax, surfactant, pleural effusion, tidal volume, bronchiectasis, alveolar ventilation, residual volume',
    strong:
      'lung, airway, breathless, wheeze, bronchodilator, alveolar, alveoli, bronchial, pulmonary, expiratory, smoked, sputum, respiratory rate, diaphragm, dyspnoea, breath sound, sharp chest pain, inhaler, oxygen, smoker, haemoptysis, ventilation, tracheal, trachea, cystic fibrosis, cyanosis, crackle',
    weak: 'cough, chest, breath, oxygen saturation, chest wall',
  }),
  subtopic(['Medicine', 'Renal Medicine', 'Kidney, Fluids and Acid-Base'], {
    decisive:
      'glomerular filtration rate, nephron, anion gap, inulin, creatinine clearance, proximal tubule, loop of henle, collecting duct, nephrotic syndrome, metabolic acidosis, metabolic alkalosis, acute kidney injury, renal clearance, haemodialysis, ketoacidosis, glomerulonephritis, hyponatraemia, hyperkalaemia',
    strong:
      'kidney, renal, urine, urine flow, reabsorb, filtered, bicarbonate, serum sodium, creatinine, glomerular, proteinuria, filtration, swollen leg, low albumin, oedema, haematuria, dialysis, ureter, bladder, diuretic, electrolyte, dehydration',
    weak: 'plasma, sodium, chloride, potassium, clearance, infusion',
  }),
  subtopic(['Medicine', 'Endocrinology', 'Hormones and Metabolism'], {
    decisive:
      'thyroxine, thyroid, goitre, insulin, cortisol, cushing, addison, graves, pituitary, diabetes mellitus, parathyroid, acromegaly, aldosterone, glucagon, fasting glucose, thyrotropin, hypothyroidism, hyperthyroidism, phaeochromocytoma, prolactin, growth hormone',
    strong:
      'hormone, endocrine, polyuria, diabetic, diabetes, thirst, gland, intolerance of heat, adrenal, blood glucose, polydipsia, moon face, striae, thyroid gland, hypothalamus, menopause, oestrogen, testosterone, weight gain, hypoglycaemia, calcium level, excess hormone',
    weak: 'glucose, weight, palpitation, secretion, fasting',
  }),
  subtopic(['Medicine', 'Neurology', 'Brain and Nerves'], {
    decisive:
      'stroke of the brain, cerebral artery, middle cerebral artery, multiple sclerosis, parkinson, alzheimer, epilepsy, seizure, cranial nerve, spinal cord, motor neurone, myasthenia, cerebellum, basal ganglia, hemiparesis, aphasia, action potential, neurotransmitter, dorsal column, meningitis',
    strong:
      'brain, cerebral, neuron, neurone, nerve, weakness of the right arm, weakness of the left, cannot speak, reflex, tremor, headache, paralysis, synapse, dopamine, myelin, resting tremor, rigidity, slow movement, transmitter, memory loss, dementia, numbness, tingling, unconscious, convulsion, facial droop, migraine, double vision, gait, cortex',
    weak: 'weakness, sensory, motor, speech, arm, leg',
  }),
  subtopic(['Medicine', 'Pharmacology', 'Drugs and Receptors'], {
    decisive:
      'volume of distribution, elimination half-life, first-order elimination, bioavailability, loading dose, adrenoceptor, agonist, antagonist, pharmacokinetic, therapeutic index, cytochrome p450, angiotensin-converting enzyme, beta blocker, steady state concentration, order of kinetics, first-pass metabolism, ace inhibitor, receptor antagonist',
    strong:
      'drug, dose, receptor, inhibitor, clearance, eliminated, elimination, overdose, antidote, side effect, adverse effect, competitive inhibition, bradykinin, tablet, warfarin, aspirin, statin, medication, prescribed, toxicity, metabolism of the drug, interaction, dose required, paracetamol, opioid, morphine, potency, takes a new drug',
    weak: 'half-life, plasma, inhibit, dry cough, mediated',
    cues: [cue(/\\(?:alpha|beta)_\{?[12]\}?/, 1, 'receptor'), cue(/V_\{?d\}?/, 2, 'volume of distribution')],
  }),
  subtopic(['Medicine', 'Microbiology', 'Bacteria and Viruses'], {
    decisive:
      'gram-positive, gram-negative, coccus, bacillus, coagulase, staphylococcus, streptococcus, bacteria, bacterium, virus, antibiotic, fungal, parasite, malaria, tuberculosis, penicillin, exotoxin, endotoxin, culture grow, retrovirus, hiv',
    strong:
      'infection, pathogen, culture, antimicrobial, spore, colony, microbe, sepsis, resistance to penicillin, infected, parasite, blood film, traveller, mosquito, swab, abscess, worm, hygiene, influenza, measles, cholera',
    weak: 'fever, organism, grow, cluster',
  }),
  subtopic(['Medicine', 'Immunology', 'Immune System'], {
    decisive:
      'immunoglobulin, t cell, b cell, t lymphocyte, b lymphocyte, hypersensitivity, vaccine, vaccination, complement system, major histocompatibility, cytokine, interleukin, mast cell, anaphylaxis, macrophage, autoimmune, immunity, memory cell',
    strong:
      'antibody, antibodies, antigen, immune, lymphocyte, allergy, phagocyte, igg, ige, placenta, transplant rejection, histamine, peanut, allergic, bee sting, pollen, hay fever, rejection, white blood cell, swelling of the lip, immunise',
    weak: 'inflammation, class, white cell',
  }),
  subtopic(['Medicine', 'Haematology', 'Blood'], {
    decisive:
      'anaemia, haemoglobin, haemophilia, leukaemia, lymphoma, iron deficiency, sickle cell, thalassaemia, platelet, prothrombin time, coagulation, folate, vitamin b12, haemolysis, reticulocyte, thrombocytopenia, blood group',
    strong:
      'red cell, red blood cell, bleeding, clotting, ferritin, bone marrow, macrocytic, microcytic, transfusion, mean cell volume, bruise, bleed into, bleed, clotting factor, blood loss, blood count, blood film, joint bleed, spleen, oxygen carrying',
    weak: 'blood, iron, vegan, fatigue, pale, bruise',
  }),
  subtopic(['Medicine', 'Gastroenterology', 'Gut and Liver'], {
    decisive:
      'cirrhosis, hepatitis, ascites, portal vein, portal hypertension, crohn, ulcerative colitis, coeliac, peptic ulcer, pancreatitis, jaundice, bilirubin, gallstone, helicobacter, bile, oesophagus, small intestine, villi, gastric acid, appendicitis',
    strong:
      'liver, stomach, intestine, colon, pancreas, bowel, gastric, diarrhoea, abdominal pain, digestive, digestion, hepatic, duodenum, gall bladder, fatty meal, heartburn, swallow, rectal, constipation, stool, reflux, alcohol, ulcer, appendix, yellow',
    weak: 'vomiting, nausea, abdomen, enzyme',
  }),
  subtopic(['Medicine', 'Nutrition', 'Vitamins and Diet'], {
    decisive:
      'vitamin, scurvy, rickets, beriberi, pellagra, thiamine, niacin, ascorbic acid, cholecalciferol, night blindness, kwashiorkor, marasmus, vitamin deficiency, retinol, riboflavin, malnutrition',
    strong:
      'deficiency, diet, nutrient, mineral, trace element, dietary, calorie, fruit, bleeding gum, diet lack, starvation, obesity, vegetable, protein intake, sailor, breastfed',
    weak: 'food, intake, iodine, calcium',
  }),
  subtopic(['Medicine', 'Epidemiology', 'Tests and Studies'], {
    decisive:
      'sensitivity, specificity, predictive value, positive predictive value, relative risk, odds ratio, cohort study, case-control, prevalence, incidence, number needed to treat, randomised controlled trial, screening test, confounder, absolute risk reduction, attributable risk, likelihood ratio',
    strong:
      'screening, exposed, unexposed, epidemiology, risk factor, mortality rate, false positive, false negative, bias, population of, to prevent one death, absolute risk, treated to prevent, placebo, double-blind, p value, sample size, null hypothesis, outbreak, vaccine efficacy, survival rate',
    weak: 'population, disease, risk, trial, study, test',
  }),
  subtopic(['Medicine', 'Genetics', 'Inheritance and DNA'], {
    decisive:
      'autosomal recessive, autosomal dominant, x-linked, allele, genotype, phenotype, heterozygous, homozygous, punnett, hardy-weinberg, dna replication, mutation, gene, chromosome abnormality, transcription, translation of mrna, codon, trisomy, pedigree, karyotype, polymerase chain reaction, nucleotide, base pair',
    strong:
      'carrier, inherit, inherited, dna, rna, mrna, recessive, dominant, offspring, genetic, cross between, genome, carry the gene, family tree, sex-linked, sibling, twin, hereditary, eye colour, gamete, monohybrid, amino acid sequence',
    weak: 'chance, affected, parent, child, generation',
  }),
  subtopic(['Medicine', 'Cell Biology', 'Cells and Metabolism'], {
    decisive:
      'mitosis, meiosis, mitochondria, mitochondrion, photosynthesis, chloroplast, osmosis, cell membrane, ribosome, cellular respiration, glycolysis, krebs, citric acid cycle, light-dependent stage, cell cycle, endoplasmic reticulum, enzyme activity, active transport, atp, stem cell, metaphase, anaphase, calvin cycle',
    strong:
      'chromosome, enzyme, organelle, cytoplasm, diffusion, substrate, cell wall, nucleus of the cell, turgid, plasmolysed, protein synthesis, pure water burst, bursts, concentration gradient, aerobic, anaerobic, microscope, plant cell, animal cell, glucose breakdown, carbon fixation, stomata, tissue, respiration, surface to volume',
    weak: 'cell, phase, membrane, stage, equator, protein',
  }),
  subtopic(['Medicine', 'Ecology', 'Ecosystems and Evolution'], {
    decisive:
      'food chain, food web, trophic level, ecosystem, biodiversity, natural selection, quadrat, producer and consumer, tertiary consumer, niche, speciation, biomass, population growth of the species, pitfall trap, nitrogen cycle, eutrophication',
    strong:
      'habitat, species, predator, prey, abiotic, biotic, competition between, community, evolution, adaptation, consumer, producer, decomposer, rabbit, fox, deer, grassland, woodland, pond, extinct, pollution, pesticide, mark and recapture, territory, grazing, pollinator, darwin, insect',
    weak: 'plant, animal, population, organism, environment',
  }),
];
