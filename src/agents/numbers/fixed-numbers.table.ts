import { FORMULA_VALUES } from '../../maths/constants/constants.table.ts';

/** Units of quantities that are properties of a substance or constants of nature, so they must not change: molar mass, specific and latent heat, density, resistivity, … */
export const FIXED_UNITS =
  /^(?:g\\?,?\s*mol\^\{-1\}|kg\\?,?\s*mol\^\{-1\}|g\/mol|J\\?,?\s*kg\^\{-1\}.*|J\/\(?kg.*|kJ\\?,?\s*mol\^\{-1\}|J\\?,?\s*mol\^\{-1\}.*|kg\\?,?\s*m\^\{-3\}|g\\?,?\s*cm\^\{-3\}|kg\/m\^3|mol\^2\\?,?\s*L\^\{-2\}|N\\?,?\s*m\^2\\?,?\s*(?:kg|C)\^\{-2\}|\\?Omega\\?,?\s*m|eV|MeV|GPa)$/;

/** Words before a number that is a constant of nature, a property of a substance or a legal amount; the group is the text between. */
export const FIXED_WORDS =
  /^[\s\S]*(?:molar (?:mass(?:es)?|volume)|[AM]_\{?(?:\\mathrm\{)?r|atomic mass|formula mass|bond enthalp\w+|electrode potentials?|ionic product|specific heat(?: capacity)?|latent heat|resistivity|(?:thermal |electrical )?conductivity|viscosity|surface tension|thermal expansion|temperature coefficient|decay constant of|Young(?:'s|’s)? modulus|modulus of elasticity|density|refractive index|permittivity|permeability|personal allowance|(?:sound|light) travels|speed of (?:light|sound)|acceleration due to gravity|gravitational field strength|work function|half-life of (?:carbon|uranium|iodine|radium|cobalt)|absolute zero|charge of (?:the|an) \w+(?: particle)?|mass of (?:the|an) (?:electron|proton|neutron|alpha particle)|Planck\w*|Avogadro\w*|gas constant|room temperature)((?:(?!\.\s)[^;])*)$/i;

/** Letters whose value is a constant of nature, such as `$g = 9.8`. */
export const FIXED_LETTERS =
  /(?<![A-Za-z\\])(?:g|c|h|hc|\\hbar|e|k|k_B|k_e|m_[epn]|R|R_[EH]|M_[ES]|N_A|G|F|\\sigma|K_w|c_w|[MA]_\{?(?:\\mathrm\{)?[rw]\}{0,2}|[MA](?:\s*\([^()$]*\))|\\pi|\\mu_0|\\epsilon_0|\\varepsilon_0)\s*\$?\s*(?:=|\\approx)\s*\$?\s*$/;

/** Values that solutions use although the stem does not state them: from data sheets and unit conversions. */
export const KNOWN_VALUES: readonly number[] = [
  ...FORMULA_VALUES,
  3e8,
  2.998e8,
  340,
  343,
  6.63e-34,
  6.626e-34,
  1.6e-19,
  1.602e-19,
  9.11e-31,
  1.673e-27,
  1.67e-27,
  1.66e-27,
  6.02e23,
  6.022e23,
  8.31,
  8.314,
  6.67e-11,
  4180,
  4200,
  4.18,
  4.2,
  3.34e5,
  2.26e6,
  273,
  273.15,
  693e-3,
  60,
  3600,
  100,
  1000,
  10000,
  1e5,
  1e6,
  314e-2,
  96500,
  22.4,
  1013,
  101325,
  1.8,
  3.6,
];

/** Values that count as known only in questions that mention their subject. */
export const SUBJECT_VALUES: readonly { readonly values: readonly number[]; readonly subject: RegExp }[] = [
  { values: [90, 180, 270, 360], subject: /\\circ|\bangles?\b|\bdegrees?\b|\btriangle|\\pi/i },
  { values: [10], subject: /\\mathrm|\\pounds|\\%|metre|gram|litre/i },
  { values: [8, 1024], subject: /\b(?:bits?|(?:kilo|mega|giga|tera)?bytes?)\b/i },
  { values: [12], subject: /\b(?:months?|monthly|dozens?|per annum|a year)\b/i },
  {
    values: [24, 365, 7, 52],
    subject: /\b(?:days?|hours?|weeks?|years?|daily|a\.m\.|p\.m\.)\b|\\mathrm\{(?:d|h)\}/i,
  },
];

/** Constants of named formulas, as far as their values are not in other tables. */
export const NAMED_FORMULA_VALUES: readonly { readonly values: readonly number[]; readonly name: RegExp }[] =
  [
    { values: [140, 72, 0.85, 1.23, 1.04], name: /Cockcroft/i },
    { values: [47, 0.8, 713], name: /\balveolar\b/i },
    { values: [5, 2.2], name: /Friedewald|\bLDL\b/i },
    { values: [120], name: /\b(?:motor|synchronous|poles?|four-pole|alternator)\b/i },
    { values: [16.7, 0.015], name: /\boxygen (?:content|delivery)\b/i },
    { values: [1.34, 1.36, 1.39, 0.003], name: /\boxygen (?:content|delivery|carrying)\b/i },
    { values: [0.8, 4], name: /\bcorrected calcium\b/i },
    { values: [1.22], name: /\b(?:Rayleigh|aperture|resol\w+|diffraction)\b/i },
    { values: [0.0592, 0.059, 0.0591, 0.0257], name: /\b(?:Nernst|electrode|cell potential|e\.?m\.?f)\b/i },
    { values: [8.617e-5, 0.0862], name: /\b(?:thermal|Boltzmann|semiconductor)\b/i },
  ];

/** Vehicles, buildings and places whose data are facts, so that questions about them state no number that may change. */
export const NAMED_OBJECTS =
  /\b(?:Saturn V|Apollo(?: \d+)?|Falcon (?:9|Heavy)|Voyager|Sputnik|Hubble|James Webb|International Space Station|ISS|Space Shuttle|Soyuz|Titanic|Hindenburg|Concorde|Boeing|Airbus|Eiffel Tower|Burj Khalifa|Empire State Building|Big Ben|Golden Gate|Humber Bridge|Forth Bridge|Leaning Tower|Statue of Liberty|Great Pyramid|Mount \w+|Mt\.? \w+|Everest|Kilimanjaro|Ben Nevis|Niagara|Victoria Falls|Angel Falls|Grand Canyon|Panama Canal|Suez Canal|Dead Sea|Lake \w+|Halley|Large Hadron Collider|LHC|Chernobyl|Hiroshima|Usain Bolt|Three Gorges|Hoover Dam|Itaipu)\b/;

/** Relative atomic masses, for computations of formula masses. */
export const ATOMIC_MASSES: readonly number[] = [
  1, 4, 7, 9, 11, 12, 14, 16, 19, 20, 23, 24, 24.5, 27, 28, 31, 32, 35.5, 39, 40, 52, 55, 56, 58.5, 59, 63.5,
  64, 65, 65.5, 80, 108, 112, 119, 127, 137, 195, 197, 201, 207,
];

/** Whole numbers that are usually part of a formula, not givens. */
export const FORMULA_NUMBERS: readonly number[] = [1, 2, 3, 4];

/**
 * Quantities that are properties of the named thing in the question. A measurement of one may differ a little from the original
 * value, but another value would be false.
 */
export const MEASURED_PROPERTIES =
  /\b(?:calculate|determine|find|estimate|compute|work out|what is|obtain)\b[^.?]{0,60}\b(?:enthalpy (?:change )?of (?:combustion|neutrali[sz]ation|solution|vapori[sz]ation|fusion|formation|hydration)|(?:specific )?heat capacity|latent heat|density|resistivity|conductivity|Young(?:'s)? modulus|refractive index|half-life|molar mass|relative (?:atomic|molecular|formula) mass|atomic mass|boiling point|melting point|speed of (?:sound|light)|wavelength of the (?:light|laser|lamp|sodium)|acceleration due to gravity|gravitational field strength|Planck('s)? constant|work function|pK_?a?|K\$?_\{?(?:\\mathrm\{)?(?:a|b|sp|w)\}{0,2}|equilibrium constant|acid(?:ity)? (?:dissociation )?constant|solubility product|critical angle|coefficient of (?:viscosity|expansion)|viscosity|surface tension)\b/i;
