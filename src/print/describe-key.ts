import type { AnswerKey } from '../domain/answer-key.ts';

/** One line about a key for the people who mark: a heading and a text in LaTeX. */
type KeyNote = { readonly heading: string; readonly tex: string };

/** Describes a key in words: what is accepted, what is not, and how the answer must be written. */
export function describeKey(key: AnswerKey | undefined): KeyNote[] {
  if (key === undefined) return [];
  const rules = [
    ...describeValue(key),
    ...describeUnit(key),
    ...describeWriting(key),
    ...(key.words === undefined ? [] : [`with the words ${key.words.map(joinAlternatives).join(', ')}`]),
  ];
  return [
    createNote('Accept', (key.accept ?? []).map(toTexText)),
    createNote('Do not accept', (key.reject ?? []).map(toTexText)),
    createNote('Rules', rules),
  ].filter(({ tex }) => tex !== '');
}

function createNote(heading: string, texts: readonly string[]): KeyNote {
  return { heading, tex: texts.join('; ') };
}

/** Writes an answer as a formula, unless it consists of words. */
function toTexText(tex: string): string {
  const words = /^\\text\s*\{([^{}]*)\}$/u.exec(tex)?.[1];
  if (words !== undefined) return words;
  return tex.includes('$') || /^(?=.*\p{L}{3})[\p{L}\s,.'’()-]+$/u.test(tex) ? tex : `$${tex}$`;
}

function describeValue({ exact, tolerance, range, figures, places }: AnswerKey): string[] {
  const [relative, absolute] = [tolerance?.relative, tolerance?.absolute];
  return [
    ...(exact === undefined ? [] : [`exactly ${toTexText(exact)}`]),
    ...(relative === undefined ? [] : [`within $${Number((relative * 100).toPrecision(12))}\\%$`]),
    ...(absolute === undefined ? [] : [`within $${absolute}$`]),
    ...(range === undefined ? [] : [describeRange(range)]),
    ...(figures === undefined ? [] : [`${describeFigures(figures)} significant figures`]),
    ...(places === undefined ? [] : [`${places} decimal places`]),
  ];
}

function describeRange({ min, max, exclusive = false }: NonNullable<AnswerKey['range']>): string {
  if (min !== undefined && max !== undefined)
    return `${exclusive ? 'between' : 'from'} $${min}$ ${exclusive ? 'and' : 'to'} $${max}$`;
  if (min !== undefined) return `${exclusive ? 'more than' : 'at least'} $${min}$`;
  return `${exclusive ? 'less than' : 'at most'} $${max}$`;
}

function describeFigures({ min, max }: NonNullable<AnswerKey['figures']>): string {
  if (max === undefined) return `${min} or more`;
  return min === max ? String(min) : `${min} to ${max}`;
}

const UNIT_RULES = {
  required: 'unit required',
  optional: 'unit not required',
  printed: 'unit printed',
  ignore: 'unit ignored',
} as const;

function describeUnit({ unit, units, banned }: AnswerKey): string[] {
  return [
    ...(unit === undefined ? [] : [UNIT_RULES[unit]]),
    ...(units === undefined ? [] : [`in ${units.map(toUnitText).join(' or ')}`]),
    ...(banned === undefined ? [] : [`not written as ${banned.map(toUnitText).join(' or ')}`]),
  ];
}

/** Writes a unit as a formula if it contains TeX commands or a power. */
function toUnitText(unit: string): string {
  return /[\\^]/u.test(unit) ? `$${unit}$` : unit;
}

function describeWriting({ sign, direction, form, notation, begins }: AnswerKey): string[] {
  return [
    ...(sign === undefined ? [] : ['ignore the sign']),
    ...(direction === undefined ? [] : [`with the direction ${direction.join(' or ')}`]),
    ...(form === undefined ? [] : [form === 'any' ? 'in any form' : `form: ${form.replaceAll('_', ' ')}`]),
    ...(notation === undefined ? [] : [notation === 'point' ? 'in brackets' : 'as a column vector']),
    ...(begins === undefined ? [] : [`beginning with $${begins}$`]),
  ];
}

function joinAlternatives([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} (or ${others.join(', ')})`;
}
