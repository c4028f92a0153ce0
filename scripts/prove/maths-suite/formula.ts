/** A formula with its LaTeX, its keyboard form and its value at a point. */
export type Formula = {
  latex: string;
  keys: string;
  kind: 'atom' | 'power' | 'product' | 'sum';
  at: (point: Point) => number;
};

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
    latex: factors.map((factor) => bracketed(factor).latex).join(''),
    keys: factors.map((factor) => bracketed(factor).keys).join('*'),
    kind: 'product',
    at: (point) => factors.reduce((total, factor) => total * factor.at(point), 1),
  };
}

/** `coefficient` times `rest`, with 1x written as x and −1x as −x. */
export function times(coefficient: number, rest: Formula): Formula {
  const factor = bracketed(rest);
  const front = coefficient === 1 ? '' : coefficient === -1 ? '-' : String(coefficient);
  return {
    latex: `${front}${factor.latex}`,
    keys: `${front}${factor.keys}`,
    kind: coefficient < 0 ? 'sum' : front === '' ? factor.kind : 'product',
    at: (point) => coefficient * rest.at(point),
  };
}

export function power(base: Formula, exponent: number): Formula {
  const shown = base.kind === 'atom' ? base : inBrackets(base);
  if (exponent === 1) return base;
  const keys = exponent < 0 ? `(${exponent})` : String(exponent);
  return {
    latex: `${shown.latex}^{${exponent}}`,
    keys: `${shown.keys}^${keys}`,
    kind: 'power',
    at: (point) => base.at(point) ** exponent,
  };
}

export function over(top: Formula, bottom: Formula): Formula {
  const wrap = (part: Formula): string => (part.kind === 'atom' ? part.keys : `(${part.keys})`);
  return {
    latex: `\\frac{${top.latex}}{${bottom.latex}}`,
    keys: `${wrap(top)}/${wrap(bottom)}`,
    kind: 'product',
    at: (point) => top.at(point) / bottom.at(point),
  };
}

/** A named function of one argument, such as sine. */
export function call(name: 'sin' | 'cos' | 'tan' | 'ln', argument: Formula): Formula {
  const functions = { sin: Math.sin, cos: Math.cos, tan: Math.tan, ln: Math.log };
  return {
    latex: `\\${name}\\left(${argument.latex}\\right)`,
    keys: `${name}(${argument.keys})`,
    kind: 'atom',
    at: (point) => functions[name](argument.at(point)),
  };
}

/** The square of a function's value, written sin²(…), because sin(…)² could be read as squaring the argument. */
export function squared(name: 'sin' | 'cos', argument: Formula): Formula {
  const value = call(name, argument);
  return {
    latex: `\\${name}^{2}\\left(${argument.latex}\\right)`,
    keys: `${name}^2(${argument.keys})`,
    kind: 'power',
    at: (point) => value.at(point) ** 2,
  };
}

/** The polynomial with these coefficients, highest power first; zero terms are not written. */
export function polynomial(coefficients: readonly number[], name = 'x'): Formula {
  const degree = coefficients.length - 1;
  const terms = coefficients.flatMap((coefficient, place) => {
    if (coefficient === 0) return [];
    const exponent = degree - place;
    return [exponent === 0 ? number(coefficient) : times(coefficient, power(letter(name), exponent))];
  });
  const [only] = terms;
  return terms.length === 1 && only !== undefined ? only : sum(...terms);
}

const SAMPLES: readonly Point[] = [0.37, 1.91, -2.3, 3.7, -0.61, 5.2, 7.9, 0.83].map((x, place) => ({
  x,
  t: x,
  n: x,
  a: 1.3 + place,
  b: 0.7 + place / 3,
  y: 2.1 - place * 0.9,
}));

/** Whether two formulas have the same value wherever both have one, at eight points. */
export function sameValues(left: Formula, right: Formula): boolean {
  const pairs = SAMPLES.map((point) => [left.at(point), right.at(point)] as const).filter(
    ([a, b]) => Number.isFinite(a) && Number.isFinite(b),
  );
  if (pairs.length < 4) throw new Error(`too few points to compare ${left.latex} with ${right.latex}`);
  return pairs.every(([a, b]) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)));
}

function bracketed(formula: Formula): Formula {
  return formula.kind === 'sum' ? inBrackets(formula) : formula;
}

function inBrackets(formula: Formula): Formula {
  return { ...formula, latex: `(${formula.latex})`, keys: `(${formula.keys})`, kind: 'atom' };
}
