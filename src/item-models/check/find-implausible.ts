import type { Scene } from '../../diagrams/scene.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { PLAUSIBLE_RANGES } from './plausible-ranges.table.ts';

/** A number with a unit: `4.5\,\mathrm{m\,s^{-1}}`, `2.3 \times 10^{17}\,\mathrm{m}`. */
const QUANTITY =
  /(-?\d[\d.]*(?:\\,\d{3})*)(?:\s*\\times\s*10\^\{(-?\d+)\})?\\,\\mathrm\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Floating-point noise: `1.4500000000000002`. */
const NOISE = /\d\.\d*(?:0{10,}|9{10,})\d|\d\.\d{14,}/;

/** Lists the quantities of the text that lie outside their plausible ranges, and units that have no range. */
export function findImplausible(question: Question): string[] {
  const text = printPartsText(question);
  return [...text.matchAll(QUANTITY)].flatMap(([whole, mantissa = '', exponent = '0', unitTex = '']) => {
    const value = Number(`${mantissa.replaceAll('\\,', '')}e${exponent}`);
    const unit = readUnit(unitTex);
    const ranges = PLAUSIBLE_RANGES.filter((range) => range.unit === unit);
    if (ranges.length === 0) return [`the unit ${unit} has no plausible range`];
    return ranges
      .filter(({ about, except }) => about?.test(text) !== false && except?.test(text) !== true)
      .filter(({ min, max }) => value < min || value > max)
      .map(({ min, max }) => `${whole} is not between ${min} and ${max}`);
  });
}

/** Reads `m\,s^{-1}` as `m s^-1`. */
function readUnit(tex: string): string {
  return tex
    .replace(/\{?\}?\^\{?\\circ\}?\s*/g, '°')
    .replace(/\\Omega\s*/g, 'Ω')
    .replace(/\\,/g, ' ')
    .replace(/\^\{(-?\d+)\}/g, '^$1');
}

/** A name in capitals whose first letter must be small: mRNA at the beginning of a sentence. */
const WRONG_CAPITAL = /\b(?:[MTR]RNA|PH(?= )|[KM]J(?= per))\b/;

/** Lists numbers with floating-point noise, and names with a wrong capital, in a question, its scheme and the texts of its figures. */
export function findNoise(question: Question, figures: Iterable<Scene> = []): string[] {
  const texts = [JSON.stringify(question), ...[...figures].flatMap(listFigureTexts)];
  return texts.flatMap((text) => {
    const [noise, capital] = [NOISE.exec(text)?.[0], WRONG_CAPITAL.exec(text)?.[0]];
    return [
      ...(noise === undefined ? [] : [`${noise} has floating-point noise`]),
      ...(capital === undefined ? [] : [`${capital} has a wrong capital`]),
    ];
  });
}

/** Lists what a figure shows as text: its description and its labels, but not its coordinates. */
function listFigureTexts({ alt, elements }: Scene): string[] {
  return [alt, ...[...JSON.stringify(elements).matchAll(/"tex":"([^"]*)"/g)].map(([, tex = '']) => tex)];
}
