import { AnswerKey } from './answer-key.ts';

/** A list of key options as an author writes them, and what could not be read. */
type ReadKeyOptions = { readonly key: AnswerKey; readonly problems: readonly string[] };

/** One option of a key: how it is written in `\ans[name=value]` and on the command line. */
type KeyOption = {
  readonly name: keyof AnswerKey;
  /** A correct value, for messages. */
  readonly example: string;
  /** Reads the value; undefined if it cannot be read. The schema checks the result. */
  readonly read: (value: string) => unknown;
  /** Prints the value; undefined if the key has none. */
  readonly print: (key: AnswerKey) => string | undefined;
};

const NUMBER = String.raw`[-−]?\d*\.?\d+(?:[eE][-+]?\d+)?`;

/** All options except `accept` and `reject`, which have their own commands. They are printed in this order. */
const OPTIONS: readonly KeyOption[] = [
  createTextOption('exact', '\\frac{12}{0.52}'),
  { name: 'tolerance', example: '2\\% or 0.05', read: readTolerance, print: printTolerance },
  { name: 'range', example: '4.1 to 4.5 or >=5', read: readRange, print: printRange },
  { name: 'figures', example: '3, 2-4 or 2+', read: readFigures, print: printFigures },
  {
    name: 'places',
    example: '2',
    read: (value) => (/^\d+$/u.test(value) ? Number(value) : undefined),
    print: ({ places }) => places?.toString(),
  },
  createTextOption('unit', 'required, optional, printed or ignore'),
  createListOption('units', '{nm, m}'),
  createListOption('banned', '{mps}'),
  createTextOption('sign', 'ignore'),
  createListOption('direction', '{left, west}'),
  createTextOption('form', AnswerKey.shape.form.unwrap().options.join(', ')),
  createTextOption('notation', 'point or column'),
  createTextOption('begins', '{f^{-1}(x) =}'),
  {
    name: 'words',
    example: '{resultant|unbalanced, force}',
    read: (value) => splitList(value).map((item) => item.split('|').map((word) => word.trim())),
    print: ({ words }) => words && printList(words.map((wordings) => wordings.join('|'))),
  },
];

/** Reads options such as `figures=2-4, unit=required, units={nm, m}`. */
export function readKeyOptions(text: string): ReadKeyOptions {
  const problems: string[] = [];
  const fields: Record<string, unknown> = {};
  for (const item of splitList(text)) {
    const [, name = item, value = ''] = /^([a-z]+)\s*=\s*([\s\S]*)$/u.exec(item) ?? [];
    const option = OPTIONS.find((one) => one.name === name);
    if (option === undefined) {
      const known = OPTIONS.map((one) => one.name).join(', ');
      problems.push(`“${name}” is not an option of an answer; the options are ${known}.`);
      continue;
    }
    const parsed = AnswerKey.shape[option.name].safeParse(option.read(value.trim()));
    if (parsed.success && parsed.data !== undefined) fields[name] = parsed.data;
    else problems.push(`${name}=${value.trim()} cannot be read; write ${name}=${option.example}.`);
  }
  return { key: AnswerKey.parse(fields), problems };
}

/** Prints the options of a key without its accepted and rejected answers; empty if there are none. */
export function printKeyOptions(key: AnswerKey): string {
  return OPTIONS.flatMap(({ name, print }) => {
    const value = print(key);
    return value === undefined ? [] : [`${name}=${value}`];
  }).join(', ');
}

type TextField = 'exact' | 'unit' | 'sign' | 'form' | 'notation' | 'begins';
type ListField = 'units' | 'banned' | 'direction';

function createTextOption(name: TextField, example: string): KeyOption {
  return {
    name,
    example,
    read: removeBraces,
    print: (key) => {
      const value = key[name];
      return value !== undefined && /[,[\]=]/u.test(value) ? `{${value}}` : value;
    },
  };
}

function createListOption(name: ListField, example: string): KeyOption {
  return {
    name,
    example,
    read: splitList,
    print: (key) => key[name] && printList(key[name]),
  };
}

/** Splits a list at the commas outside braces; the braces around the list or an item are removed. */
function splitList(text: string): string[] {
  const items: string[] = [''];
  let depth = 0;
  for (const [sign] of removeBraces(text).matchAll(/\\.|[\s\S]/gu)) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (sign === ',' && depth === 0) items.push('');
    else items.push((items.pop() ?? '') + sign);
  }
  return items.map((item) => removeBraces(item)).filter((item) => item !== '');
}

function printList(items: readonly string[]): string {
  const printed = items.map((item) => (item.includes(',') ? `{${item}}` : item));
  return `{${printed.join(', ')}}`;
}

/** Removes braces that contain the whole text, as in `{nm, m}` but not in `{a}{b}`. */
function removeBraces(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return trimmed;
  let depth = 0;
  const isWhole = [...trimmed.slice(0, -1)].every((sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    return depth > 0;
  });
  return isWhole ? trimmed.slice(1, -1).trim() : trimmed;
}

/** Reads `2%` as a fraction of the answer, `0.05` as a difference in its unit, and `2% or 0.05` as either. */
function readTolerance(value: string): unknown {
  const amounts = value.split(/\s+or\s+/u).map(readAmount);
  return amounts.includes(undefined) ? undefined : Object.assign({}, ...amounts);
}

function readAmount(text: string): object | undefined {
  const [, amount, percent] = /^(\d*\.?\d+(?:e-?\d+)?)\s*(\\?%)?$/iu.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return percent === undefined
    ? { absolute: Number(amount) }
    : { relative: roundToDigits(Number(amount) / 100) };
}

function printTolerance({ tolerance }: AnswerKey): string | undefined {
  const { relative, absolute } = tolerance ?? {};
  const amounts = [
    ...(relative === undefined ? [] : [`${roundToDigits(relative * 100)}\\%`]),
    ...(absolute === undefined ? [] : [String(absolute)]),
  ];
  return amounts.length === 0 ? undefined : amounts.join(' or ');
}

/** Removes the error of binary fractions, so that 2.3% is 0.023 and not 0.022999…. */
function roundToDigits(value: number): number {
  return Number(value.toPrecision(12));
}

const BOTH_LIMITS = new RegExp(`^(${NUMBER})\\s*(?:to|–|\\.\\.)\\s*(${NUMBER})(\\s+exclusive)?$`, 'u');
const ONE_LIMIT = new RegExp(`^([<>]|\\\\leq?|\\\\geq?|≤|≥)(=?)\\s*(${NUMBER})$`, 'u');

/** Reads `4.1 to 4.5`, `>5` or `<=9`. */
function readRange(value: string): unknown {
  const [, min, max, exclusive] = BOTH_LIMITS.exec(removeBraces(value)) ?? [];
  if (min !== undefined && max !== undefined)
    return {
      min: toNumber(min),
      max: toNumber(max),
      ...(exclusive === undefined ? {} : { exclusive: true }),
    };
  const [, sign, equals, limit] = ONE_LIMIT.exec(removeBraces(value)) ?? [];
  if (sign === undefined || limit === undefined) return undefined;
  const side = /[>≥]|ge/u.test(sign) ? { min: toNumber(limit) } : { max: toNumber(limit) };
  return /^[<>]$/u.test(sign) && equals === '' ? { ...side, exclusive: true } : side;
}

function printRange({ range }: AnswerKey): string | undefined {
  if (range === undefined) return undefined;
  const { min, max, exclusive = false } = range;
  if (min !== undefined && max !== undefined) return `${min} to ${max}${exclusive ? ' exclusive' : ''}`;
  return `${min === undefined ? '<' : '>'}${exclusive ? '' : '='}${min ?? max}`;
}

function toNumber(text: string): number {
  return Number(text.replace('−', '-'));
}

/** Reads `3`, `2-4` or `2+`. */
function readFigures(value: string): unknown {
  const [, min, more, max] = /^(\d+)\s*(?:(\+)|(?:-|–|to)\s*(\d+))?$/u.exec(value) ?? [];
  if (min === undefined) return undefined;
  return more === undefined ? { min: Number(min), max: Number(max ?? min) } : { min: Number(min) };
}

function printFigures({ figures }: AnswerKey): string | undefined {
  if (figures === undefined) return undefined;
  const { min, max } = figures;
  if (max === undefined) return `${min}+`;
  return min === max ? String(min) : `${min}-${max}`;
}
