import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimal,
  isWithin,
  multiplyDecimals,
  printDecimal,
  shiftDecimal,
  trimDecimal,
} from '../decimal.ts';
import type { AnswerDraft, Generator } from '../generator.ts';
import type { Random } from '../random.ts';

const family = 'physics-units';

const PREFIXES = [
  ['M', 6],
  ['k', 3],
  ['', 0],
  ['m', -3],
  ['μ', -6],
  ['n', -9],
] as const;

const prefixConversion: Generator = {
  name: 'prefix-conversion',
  family,
  draw: (random, label) => {
    const unit = random.pick(['J', 'N', 'W', 'V', 'A', 's', 'F', 'C', 'T']);
    const prefixIndex = random.int(0, PREFIXES.length - 2);
    const [[big, bigPower], [small, smallPower]] = [
      PREFIXES[prefixIndex] ?? PREFIXES[0],
      PREFIXES[prefixIndex + 1] ?? PREFIXES[1],
    ];
    const value = decimal(random.int(11, 999), random.int(0, 2));
    const converted = shiftDecimal(value, bigPower - smallPower);
    const wrong = shiftDecimal(value, random.pick([2, 1, 0, -3]));
    return {
      expected: `${formatDecimal(value)} \\text{ ${big}${unit}}`,
      answer: `${formatDecimal(label === 'correct' ? converted : wrong)} ${small}${unit}`,
      why:
        label === 'correct'
          ? 'a factor of a thousand between the prefixes'
          : 'wrong factor between the prefixes',
    };
  },
};

const speedConversion: Generator = {
  name: 'speed-conversion',
  family,
  draw: (random, label) => {
    const steps = random.int(2, 60);
    const [perHour, perSecond] = [decimal(18 * steps, 1), decimal(5 * steps, 1)];
    const wrong = random.pick([
      `${formatDecimal(perHour)} m/s`,
      `${formatDecimal(perSecond)} km/h`,
      `${formatDecimal(multiplyDecimals(perHour, decimal(36, 1)))} m/s`,
      `${formatDecimal(addDecimals(perSecond, decimal(1)))} m/s`,
      `${formatDecimal(perSecond)} m`,
    ]);
    const right = `${formatDecimal(perSecond)} ${random.pick(['m/s', 'm s^-1', '\\text{ m s}^{-1}', '\\mathrm{m/s}'])}`;
    return {
      expected: `${formatDecimal(perHour)} \\text{ km/h}`,
      answer: label === 'correct' ? right : wrong,
      why: label === 'correct' ? '3.6 km/h is 1 m/s' : 'converted the wrong way, or not at all',
    };
  },
};

const powersOfLength: Generator = {
  name: 'powers-of-length',
  family,
  draw: (random, label) => {
    const dimension = random.pick([2, 3]);
    const [big, small, factor] = random.pick([
      ['m', 'cm', 2],
      ['cm', 'mm', 1],
      ['km', 'm', 3],
      ['m', 'mm', 3],
    ] as const);
    const value = decimal(random.int(2, 99), random.int(0, 1));
    const power = label === 'correct' ? factor * dimension : random.pick([factor, factor * dimension + 1]);
    return {
      expected: `${formatDecimal(value)} \\text{ ${big}}^${dimension}`,
      answer: `${formatDecimal(shiftDecimal(value, power))} ${small}^${dimension}`,
      why:
        label === 'correct'
          ? 'the factor is raised like the unit'
          : 'the factor was not raised like the unit',
    };
  },
};

/** Units with other spellings of the same unit, and with different units. */
const UNIT_SPELLINGS = [
  {
    latex: '\\text{ m/s}^2',
    same: ['m/s^2', 'm s^-2', '\\mathrm{m\\,s^{-2}}', 'N/kg'],
    other: ['m/s', 'm s^2', 'N'],
  },
  {
    latex: '\\text{ N}',
    same: ['N', 'newtons', 'kg m/s^2', 'kg m s^-2'],
    other: ['J', 'kg', 'N/m', 'kg m/s'],
  },
  { latex: '\\text{ J}', same: ['J', 'joules', 'kg m^2/s^2', 'W s'], other: ['W', 'J/s', 'N', 'kg m/s'] },
  { latex: '\\text{ Pa}', same: ['Pa', 'pascals', 'N/m^2', 'N m^-2'], other: ['N', 'N/m', 'hPa', 'J'] },
  { latex: '\\text{ W}', same: ['W', 'watts', 'J/s', 'J s^-1'], other: ['J', 'kW', 'W/s', 'V'] },
  { latex: '\\ \\Omega', same: ['Ω', 'ohms', 'V/A', '\\,\\Omega'], other: ['V', 'A', 'A/V', 'kΩ'] },
  {
    latex: '\\text{ kg/m}^3',
    same: ['kg/m^3', 'kg m^-3', 'g/L', '\\mathrm{kg\\,m^{-3}}'],
    other: ['kg', 'g/cm^3', 'kg/m^2'],
  },
  { latex: '\\text{ V/m}', same: ['V/m', 'N/C', 'V m^-1'], other: ['V', 'V m', 'N', 'kV/m'] },
] as const;

const unitSpelling: Generator = {
  name: 'unit-spelling',
  family,
  draw: (random, label) => {
    const { latex, same, other } = random.pick(UNIT_SPELLINGS);
    const value = formatDecimal(decimal(random.int(11, 989), random.int(0, 1)));
    return {
      expected: `${value}${latex}`,
      answer: `${value} ${random.pick(label === 'correct' ? same : other)}`,
      units: 'required',
      why: label === 'correct' ? 'the same unit, spelt otherwise' : 'another unit with the same number',
    };
  },
};

const missingUnit: Generator = {
  name: 'missing-unit',
  family,
  draw: (random, label) => {
    const [name, small, factor] = random.pick([
      ['kg', 'g', 3],
      ['m', 'cm', 2],
      ['L', 'mL', 3],
      ['kPa', 'Pa', 3],
      ['kV', 'V', 3],
    ] as const);
    const value = decimal(random.int(11, 999), 1);
    const converted = formatDecimal(shiftDecimal(value, factor));
    const expected = `${formatDecimal(value)} \\text{ ${name}}`;
    const drafts: readonly [AnswerDraft, ...AnswerDraft[]] =
      label === 'correct'
        ? [
            {
              expected,
              answer: formatDecimal(value),
              units: 'optional',
              why: 'a missing unit is fine when units are optional',
            },
            { expected, answer: `${converted} ${small}`, units: 'required', why: 'an equivalent unit' },
            {
              expected,
              answer: `${formatDecimal(value)} ${name}`,
              units: 'required',
              why: 'the unit is there',
            },
          ]
        : [
            {
              expected,
              answer: formatDecimal(value),
              units: 'required',
              why: 'unit missing where one is required',
            },
            {
              expected,
              answer: `${formatDecimal(value)} ${small}`,
              units: 'optional',
              why: 'a wrong unit is wrong',
            },
            {
              expected,
              answer: converted,
              units: 'optional',
              why: 'without a unit the number counts in the expected one',
            },
          ];
    return random.pick(drafts);
  },
};

const tolerantScience: Generator = {
  name: 'tolerant-science',
  family,
  draw: (random, label) => {
    const unit = random.pick(['J', 'm', 'kg', 'C', 'W/m^2', 'Hz']);
    const mantissa = decimal(random.int(110, 980), 2);
    const exponent = random.nonzero(30);
    const percent = random.pick([1, 2, 5]);
    const margin = multiplyDecimals(mantissa, decimal(percent, 2));
    const moveByMargin = (fraction: Decimal): Decimal =>
      addDecimals(mantissa, multiplyDecimals(margin, fraction));
    const nearValue = moveByMargin(random.pick([decimal(5, 1), decimal(-4, 1), decimal(9, 1), decimal(-1)]));
    const farValue = moveByMargin(random.pick([decimal(12, 1), decimal(-13, 1), decimal(3)]));
    const hasWrongPower = label === 'incorrect' && random.pick([true, false]);
    const shownValue = label === 'correct' || hasWrongPower ? nearValue : farValue;
    if (isWithin(shownValue, mantissa, margin) !== (shownValue === nearValue))
      throw new Error('the value is on the wrong side of the margin');
    return {
      expected: `${printDecimal(mantissa)} \\times 10^{${exponent}} \\text{ ${unit}}`,
      answer: writeScientific(
        random,
        shownValue,
        hasWrongPower ? exponent + random.pick([1, -1, 3]) : exponent,
        unit,
      ),
      tolerance: { relative: percent / 100 },
      why:
        label === 'correct'
          ? `within ${percent} %`
          : hasWrongPower
            ? 'power of ten'
            : `more than ${percent} % off`,
    };
  },
};

const celsiusKelvin: Generator = {
  name: 'celsius-kelvin',
  family,
  draw: (random, label) => {
    const celsius = decimal(random.int(-200, 900));
    const kelvin = formatDecimal(addDecimals(celsius, decimal(27315, 2)));
    const degrees = formatDecimal(celsius);
    const wrong = random.pick([
      `${degrees} K`,
      `${kelvin} °C`,
      `${formatDecimal(addDecimals(celsius, decimal(-27315, 2)))} K`,
      `${degrees} °F`,
      `${formatDecimal(addDecimals(celsius, decimal(28315, 2)))} K`,
    ]);
    if (compareDecimals(celsius, decimal(-40)) === 0) return celsiusKelvin.draw(random, label);
    return {
      expected: `${degrees}^\\circ\\text{C}`,
      answer: label === 'correct' ? random.pick([`${kelvin} K`, `${degrees} °C`, `T = ${kelvin} K`]) : wrong,
      why: label === 'correct' ? 'kelvin is Celsius plus 273.15' : 'wrong scale or wrong shift',
    };
  },
};

function writeScientific(random: Random, mantissa: Decimal, exponent: number, unit: string): string {
  const digits = formatDecimal(mantissa);
  return random.pick([
    `${digits}e${exponent} ${unit}`,
    `${digits} × 10^${exponent} ${unit}`,
    `${digits}\\times10^{${exponent}}\\text{ ${unit}}`,
  ]);
}

function formatDecimal(value: Decimal): string {
  return printDecimal(trimDecimal(value));
}

export const physicsUnits: readonly Generator[] = [
  prefixConversion,
  speedConversion,
  powersOfLength,
  unitSpelling,
  missingUnit,
  tolerantScience,
  celsiusKelvin,
];
