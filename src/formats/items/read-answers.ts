import type { AnswerKey } from '../../domain/answer-key.ts';
import type { Answer } from '../../domain/question-content.ts';
import type { XmlNode } from '../../ports/xml-reader.ts';
import { escapeTex } from '../markup/escape-tex.ts';
import { getText, hasClass, isElement } from '../markup/find-elements.ts';
import { markupToTex } from '../markup/markup-to-tex.ts';
import { readNumericAnswer } from './numeric-answer.ts';

export type ReadAnswer = { readonly answer: Answer; readonly key?: AnswerKey };

/** Creates the answer and key of a number with the interval in which values are right. */
export function createNumberAnswer(
  { value, tolerance, unit }: { readonly value: number; readonly tolerance: number; readonly unit: string },
  isInteger: boolean,
): ReadAnswer {
  const tex = formatNumberTex(value) + formatUnitTex(unit);
  const answer: Answer =
    isInteger && Number.isSafeInteger(value) && unit === ''
      ? { kind: 'integer', value }
      : { kind: 'value', tex, text: unit === '' ? String(value) : `${value} ${unit}` };
  const implied = readNumericAnswer(answer);
  const impliedTolerance = implied === undefined ? 0 : (implied.high - implied.low) / 2;
  const isImplied = Math.abs(impliedTolerance - tolerance) <= 1e-9 * Math.max(1, Math.abs(value));
  return { answer, ...(isImplied ? {} : { key: { tolerance: { absolute: tolerance } } }) };
}

function formatNumberTex(value: number): string {
  const [digits = '', power] = String(value).split('e');
  return power === undefined ? digits : `${digits} \\times 10^{${Number(power)}}`;
}

/** Writes a typed unit such as `m s^-1` after a number. */
export function formatUnitTex(unit: string): string {
  if (unit === '') return '';
  if (unit === '%') return '\\%';
  if (unit === '°') return '^{\\circ}';
  const tex = escapeUnit(unit)
    .replace(/\\textasciicircum\{\}(-?\d+)/gu, '^{$1}')
    .replace(/\s+/gu, '\\,');
  return `\\,\\mathrm{${tex}}`;
}

function escapeUnit(unit: string): string {
  return escapeTex(unit).replaceAll('μ', '\\mu ');
}

/** Creates the answer and key of a text with its other right spellings. */
export function createTextAnswer(accepted: readonly string[]): ReadAnswer | undefined {
  const [first, ...others] = accepted.map((text) => text.trim()).filter((text) => text !== '');
  if (first === undefined) return undefined;
  const key =
    others.length === 0 ? {} : { key: { accept: others.map((text) => `\\text{${escapeTex(text)}}`) } };
  return { answer: { kind: 'value', tex: `\\text{${escapeTex(first)}}`, text: first }, ...key };
}

/** Finds the answer in the notes for the person who marks, as `renderMarkingNotes` writes them. */
export function findNotedAnswer(nodes: readonly XmlNode[]): Answer | undefined {
  for (const node of nodes.filter(isElement)) {
    if (node.name === 'pre' && hasClass(node, 'vb-answer')) return { kind: 'code', code: getText(node) };
    if (hasClass(node, 'vb-answer')) {
      const tex = markupToTex(node.children, { onImage: () => '' }).replace(/^Answer:\s*/u, '');
      const formula = /^\$([\s\S]+)\$$/u.exec(tex)?.[1];
      if (formula !== undefined) return { kind: 'value', tex: formula, text: '' };
      return /^-?\d+$/u.test(tex) ? { kind: 'integer', value: Number(tex) } : undefined;
    }
    const inner = findNotedAnswer(node.children);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
