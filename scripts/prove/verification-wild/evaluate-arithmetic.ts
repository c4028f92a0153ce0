import { haveSameDimension, multiplyUnits, NO_DIMENSION, type Unit } from './read-unit.ts';
import type { Token } from './token-patterns.ts';

/** How notation with several meanings is read. */
export type Reading = {
  /** Whether units, percent and degree signs count, or only the numbers. */
  readonly units: boolean;
  /** Whether `2 \frac{1}{2}` is two and a half. */
  readonly mixed: boolean;
  /** Whether `1/2(3)` is one sixth. */
  readonly tight: boolean;
  /** Whether an angle without a sign is in degrees. */
  readonly degrees: boolean;
  /** Whether `log` is the natural logarithm. */
  readonly natural: boolean;
};

export const READINGS: readonly Reading[] = [true, false].flatMap((units) =>
  [true, false].flatMap((tight) =>
    [true, false].flatMap((mixed) =>
      [false, true].flatMap((degrees) =>
        [false, true].map((natural) => ({ units, mixed, tight, degrees, natural })),
      ),
    ),
  ),
);

/** A value in SI units; `consistent` is false if it adds unlike quantities. */
export type Quantity = Unit & { readonly consistent: boolean };

const number = (factor: number): Quantity => ({ factor, dimension: NO_DIMENSION, consistent: true });

class ReadingError extends Error {}

/** Returns the value of a calculation under one reading; undefined if it cannot be read as arithmetic. */
export function evaluateArithmetic(tokens: readonly Token[], reading: Reading): Quantity | undefined {
  const parser = new Parser(
    tokens.filter(({ kind }) => !['currency', 'line', 'word', 'label', 'align'].includes(kind)),
    reading,
  );
  try {
    const value = parser.readSum();
    return parser.isAtEnd() && Number.isFinite(value.factor) ? value : undefined;
  } catch (error) {
    if (error instanceof ReadingError) return undefined;
    throw error;
  }
}

const STARTS_FACTOR: ReadonlySet<string> = new Set([
  'number',
  'open',
  'function',
  'fraction',
  'root',
  'constant',
  'unit',
]);

class Parser {
  readonly #tokens: readonly Token[];
  readonly #reading: Reading;
  #at = 0;

  constructor(tokens: readonly Token[], reading: Reading) {
    this.#tokens = tokens;
    this.#reading = reading;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #take(): Token {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new ReadingError();
    return token;
  }

  #takeIf(test: (token: Token) => boolean): Token | undefined {
    const token = this.#next;
    if (token === undefined || !test(token)) return undefined;
    this.#at++;
    return token;
  }

  readSum(): Quantity {
    let sum = this.#readProduct();
    for (;;) {
      const sign = this.#takeIf(isAddition);
      if (sign === undefined) return sum;
      sum = addQuantities(sum, this.#readProduct(), sign.text === '+' ? 1 : -1);
    }
  }

  #readProduct(): Quantity {
    let product = this.#readJuxtaposed();
    for (;;) {
      const operator = this.#takeIf((token) => token.kind === 'operator' && !isAddition(token));
      if (operator !== undefined)
        product = multiply(product, this.#readJuxtaposed(), /^(?:\/|÷|\\div)$/.test(operator.text) ? -1 : 1);
      else if (!this.#reading.tight && STARTS_FACTOR.has(this.#next?.kind ?? ''))
        product = multiply(product, this.#readFactor());
      else return product;
    }
  }

  /** Reads factors written side by side. */
  #readJuxtaposed(): Quantity {
    let product = this.#readFactor();
    while (STARTS_FACTOR.has(this.#next?.kind ?? '')) {
      const [before, next] = [this.#tokens[this.#at - 1], this.#next];
      if (next?.kind === 'number' && before?.kind === 'number') throw new ReadingError();
      if (this.#reading.mixed && next?.kind === 'fraction' && before?.kind === 'number')
        product = addQuantities(product, this.#readFactor());
      else if (this.#reading.tight || next?.kind === 'unit') product = multiply(product, this.#readFactor());
      else break;
    }
    return product;
  }

  #readFactor(): Quantity {
    const sign = this.#takeIf(isAddition);
    if (sign !== undefined) return multiply(number(sign.text === '+' ? 1 : -1), this.#readFactor());
    return this.#readPostfix(this.#readBase());
  }

  #readPostfix(base: Quantity): Quantity {
    let value = base;
    for (;;) {
      const mark = this.#takeIf(({ kind }) => ['power', 'percent', 'degree', 'factorial'].includes(kind));
      if (mark === undefined) return value;
      if (mark.kind === 'power') value = power(value, this.#readArgument().factor);
      else if (mark.kind === 'factorial') value = number(factorial(value.factor));
      else if (this.#reading.units)
        value = multiply(value, number(mark.kind === 'percent' ? 0.01 : Math.PI / 180));
    }
  }

  /** Reads what a command or a power applies to: a group or a single factor. */
  #readArgument(): Quantity {
    const sign = this.#takeIf(isAddition);
    return multiply(number(sign === undefined || sign.text === '+' ? 1 : -1), this.#readBase());
  }

  #readBase(): Quantity {
    const token = this.#take();
    switch (token.kind) {
      case 'number':
        return number(token.value ?? Number.NaN);
      case 'constant':
        return number(token.text === 'e' ? Math.E : Math.PI);
      case 'unit':
        return this.#reading.units && token.unit !== undefined
          ? { ...token.unit, consistent: true }
          : number(1);
      case 'open':
        return this.#readGroup();
      case 'fraction': {
        const numerator = this.#readArgument();
        if (token.text.endsWith('binom'))
          return number(choose(numerator.factor, this.#readArgument().factor));
        return multiply(numerator, this.#readArgument(), -1);
      }
      case 'root':
        return this.#readRoot();
      case 'function':
        return token.text === 'sqrt' ? this.#readRoot() : this.#readFunction(token.text.replace('\\', ''));
      default:
        throw new ReadingError();
    }
  }

  #readGroup(): Quantity {
    const [name, close] = [this.#next, this.#tokens[this.#at + 1]];
    if (name?.kind === 'function' && close?.kind === 'close') {
      this.#at += 2;
      return this.#readFunction(name.text.replace('\\', ''));
    }
    const value = this.readSum();
    if (this.#take().kind !== 'close') throw new ReadingError();
    return value;
  }

  #readRoot(): Quantity {
    const hasDegree = this.#takeIf(({ text }) => text === '[') !== undefined;
    const degree = hasDegree ? this.#readGroup().factor : 2;
    return power(this.#readArgument(), 1 / degree);
  }

  #readFunction(name: string): Quantity {
    let base: number | undefined;
    if (this.#takeIf(({ kind }) => kind === 'subscript') !== undefined) base = this.#readArgument().factor;
    let exponent = 1;
    if (this.#takeIf(({ kind }) => kind === 'power') !== undefined) exponent = this.#readArgument().factor;
    const start = this.#at;
    let argument = this.#readFactor();
    while (
      ['constant', 'fraction', 'number'].includes(this.#next?.kind ?? '') &&
      this.#tokens[start]?.kind !== 'open'
    )
      argument = multiply(argument, this.#readFactor());
    const hasDegreeSign = this.#tokens.slice(start, this.#at).some(({ kind }) => kind === 'degree');
    const bare = this.#reading.degrees ? Math.PI / 180 : 1;
    const angle = hasDegreeSign ? (this.#reading.units ? 1 : Math.PI / 180) : bare;
    return number(
      applyFunction(name, {
        argument: argument.factor,
        base,
        exponent,
        angle,
        bare,
        natural: this.#reading.natural,
      }),
    );
  }
}

type FunctionUse = {
  readonly argument: number;
  readonly base: number | undefined;
  readonly exponent: number;
  /** The factor that turns the argument into radians. */
  readonly angle: number;
  /** The factor that turns an angle without a degree sign, such as the result of an inverse function, into radians. */
  readonly bare: number;
  readonly natural: boolean;
};

const TRIGONOMETRIC: Readonly<Record<string, (angle: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (angle) => 1 / Math.tan(angle),
  sec: (angle) => 1 / Math.cos(angle),
  csc: (angle) => 1 / Math.sin(angle),
};
const OTHER_FUNCTIONS: Readonly<Record<string, (value: number) => number>> = {
  ln: Math.log,
  lg: Math.log10,
  exp: Math.exp,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
};
const INVERSE: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.asin,
  cos: Math.acos,
  tan: Math.atan,
};

function applyFunction(
  name: string,
  { argument, base, exponent, angle, bare, natural }: FunctionUse,
): number {
  const inverse = name.startsWith('arc')
    ? INVERSE[name.slice(3)]
    : exponent === -1
      ? INVERSE[name]
      : undefined;
  if (inverse !== undefined) return inverse(argument) / bare;
  if (name === 'log' && base !== undefined) return Math.log(argument) / Math.log(base);
  if (name === 'log') return (natural ? Math.log(argument) : Math.log10(argument)) ** exponent;
  const trigonometric = TRIGONOMETRIC[name];
  const value = trigonometric?.(argument * angle) ?? OTHER_FUNCTIONS[name]?.(argument);
  if (value === undefined) throw new ReadingError();
  return value ** exponent;
}

const isAddition = ({ kind, text }: Token): boolean => kind === 'operator' && /^[-+−–]$/.test(text);

function addQuantities(a: Quantity, b: Quantity, sign = 1): Quantity {
  const consistent = a.consistent && b.consistent && haveSameDimension(a.dimension, b.dimension);
  return { factor: a.factor + sign * b.factor, dimension: a.dimension, consistent };
}

function multiply(a: Quantity, b: Quantity, exponent = 1): Quantity {
  return { ...multiplyUnits(a, b, exponent), consistent: a.consistent && b.consistent };
}

function power(base: Quantity, exponent: number): Quantity {
  return { ...multiplyUnits(number(1), base, exponent), consistent: base.consistent };
}

const choose = (count: number, chosen: number): number =>
  factorial(count) / factorial(chosen) / factorial(count - chosen);

function factorial(count: number): number {
  if (!Number.isInteger(count) || count < 0 || count > 150) throw new ReadingError();
  let product = 1;
  for (let factor = 2; factor <= count; factor++) product *= factor;
  return product;
}
