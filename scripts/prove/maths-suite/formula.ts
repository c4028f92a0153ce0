/**
 * A formula: its LaTeX, its keyboard form, and a function `at` that returns its value for given variables. `kind` decides
 * whether it needs brackets inside another formula.
 */
export type Formula = {
  latex: string;
  keys: string;
  kind: 'atom' | 'power' | 'product' | 'sum';
  at: (point: Point) => number;
};

/** The values of the variables, by name. */
export type Point = Readonly<Record<string, number>>;

export function number(value: number): Formula {
  const text = String(value);
  return { latex: text, keys: text, kind: value < 0 ? 'sum' : 'atom', at: () => value };
}

export function letter(name: string): Formula {
  return { latex: name, keys: name, kind: 'atom', at: (point) => point[name] ?? Number.NaN };
}

export function sum(...terms: Formula[]): Formula {
  const join = (texts: string[]): string =>
    texts.reduce((line, text) => (text.startsWith('-') ? `${line}${text}` : `${line}+${text}`));
  return {
    latex: join(terms.map((term) => term.latex)),
    keys: join(terms.map((term) => term.keys)),
    kind: 'sum',
    at: (point) => terms.reduce((total, term) => total + term.at(point), 0),
  };
}

export function product(...factors: Formula[]): Formula {
  return {
    latex: factors.map((factor) => bracketSum(factor).latex).join(''),
    keys: factors.map((factor) => bracketSum(factor).keys).join('*'),
    kind: 'product',
    at: (point) => factors.reduce((total, factor) => total * factor.at(point), 1),
  };
}

/** Multiplies a formula by a number; 1x is written as x and −1x as −x. */
export function times(coefficient: number, formula: Formula): Formula {
  const factor = bracketSum(formula);
  const coefficientText = coefficient === 1 ? '' : coefficient === -1 ? '-' : String(coefficient);
  return {
    latex: `${coefficientText}${factor.latex}`,
    keys: `${coefficientText}${factor.keys}`,
    kind: coefficient < 0 ? 'sum' : coefficientText === '' ? factor.kind : 'product',
    at: (point) => coefficient * formula.at(point),
  };
}

export function power(base: Formula, exponent: number): Formula {
  const baseText = base.kind === 'atom' ? base : addBrackets(base);
  if (exponent === 1) return base;
  const keys = exponent < 0 ? `(${exponent})` : String(exponent);
  return {
    latex: `${baseText.latex}^{${exponent}}`,
    keys: `${baseText.keys}^${keys}`,
    kind: 'power',
    at: (point) => base.at(point) ** exponent,
  };
}

/** Returns a fraction. */
export function over(top: Formula, bottom: Formula): Formula {
  const bracketUnlessAtom = (part: Formula): string => (part.kind === 'atom' ? part.keys : `(${part.keys})`);
  return {
    latex: `\\frac{${top.latex}}{${bottom.latex}}`,
    keys: `${bracketUnlessAtom(top)}/${bracketUnlessAtom(bottom)}`,
    kind: 'product',
    at: (point) => top.at(point) / bottom.at(point),
  };
}

/** Applies a named function, such as sine. */
export function call(name: 'sin' | 'cos' | 'tan' | 'ln', argument: Formula): Formula {
  const functions = { sin: Math.sin, cos: Math.cos, tan: Math.tan, ln: Math.log };
  return {
    latex: `\\${name}\\left(${argument.latex}\\right)`,
    keys: `${name}(${argument.keys})`,
    kind: 'atom',
    at: (point) => functions[name](argument.at(point)),
  };
}

/** Returns the square of a function, written as sin²(…), because sin(…)² could be read as squaring the argument. */
export function squared(name: 'sin' | 'cos', argument: Formula): Formula {
  const value = call(name, argument);
  return {
    latex: `\\${name}^{2}\\left(${argument.latex}\\right)`,
    keys: `${name}^2(${argument.keys})`,
    kind: 'power',
    at: (point) => value.at(point) ** 2,
  };
}

/** Returns the polynomial with these coefficients, highest power first; zero terms are omitted. */
export function polynomial(coefficients: readonly number[], name = 'x'): Formula {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((coefficient, index) => {
    if (coefficient === 0) return [];
    const exponent = degree - index;
    return [exponent === 0 ? number(coefficient) : times(coefficient, power(letter(name), exponent))];
  });
  const [firstTerm] = terms;
  return terms.length === 1 && firstTerm !== undefined ? firstTerm : sum(...terms);
}

const SAMPLE_POINTS: readonly Point[] = [0.37, 1.91, -2.3, 3.7, -0.61, 5.2, 7.9, 0.83].map((x, index) => ({
  x,
  t: x,
  n: x,
  a: 1.3 + index,
  b: 0.7 + index / 3,
  y: 2.1 - index * 0.9,
}));

/** Returns whether two formulas are equal at all of the eight sample points where both have a value. */
export function haveSameValues(left: Formula, right: Formula): boolean {
  const comparableValues = SAMPLE_POINTS.map((point) => [left.at(point), right.at(point)] as const).filter(
    ([a, b]) => Number.isFinite(a) && Number.isFinite(b),
  );
  if (comparableValues.length < 4)
    throw new Error(`too few points to compare ${left.latex} with ${right.latex}`);
  return comparableValues.every(([a, b]) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)));
}

function bracketSum(formula: Formula): Formula {
  return formula.kind === 'sum' ? addBrackets(formula) : formula;
}

function addBrackets(formula: Formula): Formula {
  return { ...formula, latex: `(${formula.latex})`, keys: `(${formula.keys})`, kind: 'atom' };
}
