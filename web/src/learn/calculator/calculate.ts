export type AngleUnit = 'degrees' | 'radians';

type Context = { readonly angleUnit: AngleUnit; readonly lastAnswer: number };

const TOKEN =
  /\s*(?:(\d+\.?\d*|\.\d+)(?:E([+-]?\d+))?|(asin|acos|atan|sin|cos|tan|log|ln|sqrt|pi|Ans|e)|([-+*/^()²³√π×÷−%]))/y;
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', '√': 'sqrt', π: 'pi' };
const FUNCTIONS = /^(?:a?sin|a?cos|a?tan|log|ln|sqrt)$/;
/** Longer input is refused, because very many nested brackets would exhaust the stack. */
const MAX_TOKENS = 500;

/** Calculates an expression as a school calculator does; undefined if it is incomplete or has no real value. */
export function calculate(text: string, context: Context): number | undefined {
  const tokens = splitTokens(text);
  if (tokens === undefined || tokens.length === 0 || tokens.length > MAX_TOKENS) return undefined;
  const reader = { tokens, position: 0 };
  const value = readSum(reader, context);
  return reader.position === tokens.length && Number.isFinite(value) ? value : undefined;
}

/** Writes a value with up to 10 significant figures, as the display of a calculator. */
export function formatResult(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e10 || size < 1e-4)) {
    const [digits = '', exponent = ''] = value.toExponential(9).split('e');
    return `${Number(digits)}E${Number(exponent)}`;
  }
  return String(Number(value.toPrecision(10)));
}

type Token = number | string;
type Reader = { readonly tokens: readonly Token[]; position: number };

function splitTokens(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  const trimmed = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const match = TOKEN.exec(trimmed);
    if (match === null) return undefined;
    const [, number, exponent = '0', name, sign = ''] = match;
    tokens.push(number === undefined ? (name ?? SIGNS[sign] ?? sign) : Number(`${number}e${exponent}`));
  }
  return tokens;
}

function readSum(reader: Reader, context: Context): number {
  let sum = readProduct(reader, context);
  while (isNext(reader, '+', '-')) {
    const sign = take(reader);
    const term = readProduct(reader, context);
    sum += sign === '+' ? term : -term;
  }
  return sum;
}

/** Reads a product; a missing sign between two factors means ×. */
function readProduct(reader: Reader, context: Context): number {
  let product = readFactor(reader, context);
  for (;;) {
    if (isNext(reader, '*')) {
      take(reader);
      product *= readFactor(reader, context);
    } else if (isNext(reader, '/')) {
      take(reader);
      product /= readFactor(reader, context);
    } else if (startsFactor(peek(reader))) product *= readPower(reader, context);
    else return product;
  }
}

function readFactor(reader: Reader, context: Context): number {
  if (!isNext(reader, '-')) return readPower(reader, context);
  take(reader);
  return -readFactor(reader, context);
}

function readPower(reader: Reader, context: Context): number {
  let base = readPrimary(reader, context);
  for (;;) {
    if (isNext(reader, '²')) base **= 2;
    else if (isNext(reader, '³')) base **= 3;
    else if (isNext(reader, '%')) base /= 100;
    else if (isNext(reader, '^')) {
      take(reader);
      return base ** readFactor(reader, context);
    } else return base;
    take(reader);
  }
}

function readPrimary(reader: Reader, context: Context): number {
  const token = take(reader);
  if (typeof token === 'number') return token;
  if (token === 'pi') return Math.PI;
  if (token === 'e') return Math.E;
  if (token === 'Ans') return context.lastAnswer;
  if (token !== undefined && FUNCTIONS.test(token))
    return applyFunction(token, readFactor(reader, context), context.angleUnit);
  if (token !== '(') return Number.NaN;
  const value = readSum(reader, context);
  // The last bracket may be missing, as on a calculator.
  if (peek(reader) !== undefined && take(reader) !== ')') return Number.NaN;
  return value;
}

function applyFunction(name: string, value: number, angleUnit: AngleUnit): number {
  const radiansPerUnit = angleUnit === 'degrees' ? Math.PI / 180 : 1;
  switch (name) {
    case 'sin':
      return roundOff(Math.sin(value * radiansPerUnit));
    case 'cos':
      return roundOff(Math.cos(value * radiansPerUnit));
    case 'tan':
      return roundOff(Math.cos(value * radiansPerUnit)) === 0
        ? Number.NaN
        : roundOff(Math.tan(value * radiansPerUnit));
    case 'asin':
      return Math.asin(value) / radiansPerUnit;
    case 'acos':
      return Math.acos(value) / radiansPerUnit;
    case 'atan':
      return Math.atan(value) / radiansPerUnit;
    case 'log':
      return Math.log10(value);
    case 'ln':
      return Math.log(value);
    default:
      return Math.sqrt(value);
  }
}

/** Removes the rounding error of floating-point numbers, so that cos 90° is 0. */
const roundOff = (value: number): number => Math.round(value * 1e15) / 1e15;

const peek = ({ tokens, position }: Reader): Token | undefined => tokens[position];

function take(reader: Reader): Token | undefined {
  reader.position += 1;
  return reader.tokens[reader.position - 1];
}

const isNext = (reader: Reader, ...signs: string[]): boolean => signs.includes(String(peek(reader)));

const startsFactor = (token: Token | undefined): boolean =>
  typeof token === 'number' || token === '(' || /^[a-zA-Z]/.test(token ?? '');
