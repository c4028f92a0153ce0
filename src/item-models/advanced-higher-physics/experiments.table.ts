/** Experiments for the questions on uncertainties. */

/** A measured quantity; `power` is its exponent in the relationship. */
export type ExperimentQuantity = {
  readonly symbol: string;
  readonly name: string;
  readonly unit: string;
  /** The range from which the measured value is chosen. */
  readonly range: readonly [number, number];
  /** The absolute uncertainties from which one is chosen. */
  readonly errors: readonly number[];
  readonly power: number;
};

/** A result that is worked out from two or three measurements. */
export type Experiment = {
  readonly situation: string;
  readonly result: string;
  readonly symbol: string;
  readonly relationship: string;
  readonly unit: string;
  /** The result in its unit, from the measurements in the order of the list. */
  readonly compute: (a: number, b: number, c: number) => number;
  readonly quantities: readonly [ExperimentQuantity, ...ExperimentQuantity[]];
};

export const experiments: readonly Experiment[] = [
  {
    situation: 'The density of a metal cylinder is found',
    result: 'the density',
    symbol: '\\rho',
    relationship: '\\rho = \\frac{4m}{\\pi d^2h}',
    unit: 'g cm^-3',
    compute: (m, d, h) => (4 * m) / (Math.PI * d * d * h),
    quantities: [
      { symbol: 'm', name: 'mass', unit: 'g', range: [50, 190], errors: [1, 2, 3], power: 1 },
      { symbol: 'd', name: 'diameter', unit: 'cm', range: [1.6, 2.4], errors: [0.02, 0.03, 0.04], power: 2 },
      { symbol: 'h', name: 'height', unit: 'cm', range: [4, 7], errors: [0.1, 0.2], power: 1 },
    ],
  },
  {
    situation: 'The kinetic energy of a trolley is found',
    result: 'the kinetic energy',
    symbol: 'E_k',
    relationship: 'E_k = \\frac{1}{2}mv^2',
    unit: 'J',
    compute: (m, v) => 0.5 * m * v * v,
    quantities: [
      { symbol: 'm', name: 'mass', unit: 'kg', range: [0.4, 1.6], errors: [0.02, 0.03, 0.05], power: 1 },
      { symbol: 'v', name: 'speed', unit: 'm s^-1', range: [0.5, 2.4], errors: [0.02, 0.03, 0.04], power: 2 },
    ],
  },
  {
    situation: 'The acceleration due to gravity is found with a pendulum',
    result: 'the acceleration due to gravity',
    symbol: 'g',
    relationship: 'g = \\frac{4\\pi^2l}{T^2}',
    unit: 'm s^-2',
    compute: (l, T) => (4 * Math.PI ** 2 * l) / (T * T),
    quantities: [
      { symbol: 'l', name: 'length', unit: 'm', range: [0.6, 1.2], errors: [0.01, 0.02], power: 1 },
      { symbol: 'T', name: 'period', unit: 's', range: [1.5, 2.2], errors: [0.01, 0.02, 0.03], power: 2 },
    ],
  },
  {
    situation: 'The wavelength of light is found with a double slit',
    result: 'the wavelength',
    symbol: '\\lambda',
    relationship: '\\lambda = \\frac{d\\Delta x}{D}',
    unit: 'nm',
    compute: (d, x, D) => ((d * x) / D) * 1000,
    quantities: [
      {
        symbol: 'd',
        name: 'slit separation',
        unit: 'mm',
        range: [0.24, 0.5],
        errors: [0.01, 0.02],
        power: 1,
      },
      {
        symbol: '\\Delta x',
        name: 'fringe spacing',
        unit: 'mm',
        range: [2.2, 5.5],
        errors: [0.1, 0.2],
        power: 1,
      },
      {
        symbol: 'D',
        name: 'distance to the screen',
        unit: 'm',
        range: [1.4, 2.8],
        errors: [0.02, 0.05],
        power: 1,
      },
    ],
  },
  {
    situation: 'The power in a resistor is found',
    result: 'the power',
    symbol: 'P',
    relationship: 'P = I^2R',
    unit: 'W',
    compute: (I, R) => I * I * R,
    quantities: [
      { symbol: 'I', name: 'current', unit: 'A', range: [0.35, 1.8], errors: [0.01, 0.02], power: 2 },
      { symbol: 'R', name: 'resistance', unit: 'Ω', range: [8, 28], errors: [0.3, 0.5, 0.6], power: 1 },
    ],
  },
  {
    situation: 'The resistance of a lamp is found',
    result: 'the resistance',
    symbol: 'R',
    relationship: 'R = \\frac{V}{I}',
    unit: 'Ω',
    compute: (V, I) => V / I,
    quantities: [
      {
        symbol: 'V',
        name: 'potential difference',
        unit: 'V',
        range: [2.5, 11.5],
        errors: [0.1, 0.2],
        power: 1,
      },
      { symbol: 'I', name: 'current', unit: 'A', range: [0.4, 2.2], errors: [0.02, 0.03, 0.04], power: 1 },
    ],
  },
];
