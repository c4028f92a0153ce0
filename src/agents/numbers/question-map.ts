import type { Span } from '../../domain/span.ts';
import { findNumbers, type NumberLiteral } from './number-literal.ts';

/** The area of a printed question that contains a number; `stem` includes the texts of its parts. */
type QuestionArea = 'stem' | 'figure' | 'option' | 'answer' | 'solution';

/** A number site: a number of a printed question, with its position, area and unit. */
export type NumberSite = NumberLiteral & {
  readonly area: QuestionArea;
  /** The unit after the number, as TeX; empty if there is none. */
  readonly unit: string;
};

/** An environment that is not part of the stem. */
const ENVIRONMENT =
  /\\begin\{(tasks|solution|alternatesolution|idea|tikzpicture|circuitikz)\}[\s\S]*?\\end\{\1\}/g;
const AREA_BY_ENVIRONMENT: Readonly<Record<string, QuestionArea>> = {
  tasks: 'option',
  solution: 'solution',
  alternatesolution: 'solution',
  idea: 'solution',
  tikzpicture: 'figure',
  circuitikz: 'figure',
};
/** The stored answer: `\ansint{3}`, `\ans[figures=2]{0.30}` or `% answer: 3`. */
const ANSWER = /\\ans(?:int)?(?:\[[^\]]*\])?\{(?:[^{}]|\{[^{}]*\})*\}|^% answer: .*$/gm;
/** The options of an answer, which have numbers such as significant figures. */
const ANSWER_OPTIONS = /\\ans(?:int)?\[[^\]]*\]/g;
const COMMENT = /(?<!\\)%.*$/gm;
/** The marks of a question or part: `\hfill [2]`. */
const MARKS = /\\hfill\s*\[\d+\]/g;
/** The label of a part: `\item[(2)]`. */
const PART_LABEL = /\\item\s*\[[^\]]*\]/g;
/** A formula or a plain number in braces, as in the label of a drawing. */
const LABEL = /\$[^$]*\$|\{\s*\d+(?:\.\d+)?\s*\}/g;

/** Finds the numbers of a printed question, each with the area that contains it. */
export function findNumberSites(tex: string): NumberSite[] {
  const areas = findAreas(tex);
  return findNumbers(tex).flatMap((literal) => {
    const area = areas.find(({ span }) => isWithin(literal, span))?.area ?? 'stem';
    return area === 'none' ? [] : [{ ...literal, area, unit: findUnit(tex, literal) }];
  });
}

type Area = { readonly span: Span; readonly area: QuestionArea | 'none' };

/** Lists the areas of a question; the first area that contains a number determines its area. */
function findAreas(tex: string): Area[] {
  const answers = findSpans(tex, ANSWER).map((span): Area => ({ span, area: 'answer' }));
  const answerOptions = findSpans(tex, ANSWER_OPTIONS).map((span): Area => ({ span, area: 'none' }));
  const spansWithoutNumbers = [COMMENT, MARKS, PART_LABEL].flatMap((pattern) => findSpans(tex, pattern));
  const ignored = spansWithoutNumbers.map((span): Area => ({ span, area: 'none' }));
  const environments = Array.from(tex.matchAll(ENVIRONMENT), ({ index, 0: text, 1: name = '' }): Area => {
    return { span: { start: index, end: index + text.length }, area: AREA_BY_ENVIRONMENT[name] ?? 'stem' };
  });
  const figures = environments
    .filter(({ area }) => area === 'figure')
    .flatMap(({ span }) => findFigureAreas(tex, span));
  return [...answerOptions, ...answers, ...ignored, ...figures, ...environments];
}

/** Lists the labels of a drawing, and the drawing itself as an area without numbers, because other numbers are coordinates. */
function findFigureAreas(tex: string, { start, end }: Span): Area[] {
  const labels = findSpans(tex.slice(start, end), LABEL).map((span): Area => {
    return { span: { start: span.start + start, end: span.end + start }, area: 'figure' };
  });
  return [...labels, { span: { start, end }, area: 'none' }];
}

function findSpans(tex: string, pattern: RegExp): Span[] {
  return Array.from(tex.matchAll(pattern), ({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** A unit after a number: `\,\mathrm{m\,s^{-1}}`, `\Omega`, `\%` or `^\circ`. */
const UNIT =
  /^\s*(?:\\[,;: ]|~)?\s*(?:(?:\\mu\s*)?\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}|(\\Omega)|(\\?%)|(\^\{?\\circ\}?))/;

/** Finds the unit of a number: `m\,s^{-1}`, `%`, `°` for an angle, `°C`; `£` for any currency sign before the number. */
function findUnit(tex: string, { start, end, exponent }: NumberLiteral): string {
  if (/(?:\\pounds|\\\$|\\euro)\s*$/.test(tex.slice(Math.max(0, start - 10), start))) return '£';
  const after = tex.slice(exponent === undefined ? end : exponent.end).replace(/^\}/, '');
  const [match = '', upright, ohm, percent, degree] = UNIT.exec(after) ?? [];
  if (degree !== undefined) return /^\s*\\?,?\s*\\mathrm\{C\}/.test(after.slice(match.length)) ? '°C' : '°';
  if (upright !== undefined) return joinUnits(upright, after.slice(match.length));
  if (ohm !== undefined) return joinOhm(ohm, after.slice(match.length));
  return percent === undefined ? '' : '%';
}

/** Adds the length of a resistivity: `\Omega\,\mathrm{m}`. */
function joinOhm(ohm: string, rest: string): string {
  const [, factor] = /^\s*(?:\\[,;: ]|\\cdot|~)?\s*\\mathrm\{\s*~?(c?m)\s*\}/.exec(rest) ?? [];
  return factor === undefined ? ohm : `${ohm}\\,${factor}`;
}

/** The rest of a unit whose factors are upright one by one: `\mathrm{~m} / \mathrm{s}^2`, `\mathrm{~J} \cdot \mathrm{s}`. */
const NEXT_FACTOR = /^\s*(\/|\\cdot)\s*\\mathrm\{\s*~?([A-Za-z]+)\s*\}(\^\{?-?\d\}?)?/;

/** Joins the factors of a unit, without the space before it. */
function joinUnits(first: string, rest: string): string {
  const unit = first.replace(/^[~\s]+|\s+$/g, '');
  const [match = '', sign, factor, power = ''] = NEXT_FACTOR.exec(rest) ?? [];
  return factor === undefined
    ? unit
    : joinUnits(`${unit}${sign === '/' ? '/' : '\\,'}${factor}${power}`, rest.slice(match.length));
}
