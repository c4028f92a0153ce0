import { createPart, type Part, type SubPart } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { type PartQuestion, toPartQuestions } from '../../domain/part-question.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { type Conversion, createConvertedQuestion, isReason } from './conversion.ts';

/** The kinds that a part can have. A question stays a question with parts if its parts are converted to one of them. */
const PART_KINDS: ReadonlySet<QuestionKind> = new Set(['subjective', 'integer', 'mcq_sc', 'mcq_mc']);

export function isPartKind(kind: QuestionKind): boolean {
  return PART_KINDS.has(kind);
}

/** Whether a part, as a question of its own, is answered as the kind requires. */
export function isOfKind({ kind, options, answer }: PlainQuestion, expected: QuestionKind): boolean {
  if (expected === 'integer') return answer?.kind === 'integer';
  if (expected === 'subjective') return options.length === 0 && answer?.kind !== 'integer';
  return kind === expected;
}

type ConvertedParts = {
  readonly question: Question;
  /** Why a part stays as it is, by path. */
  readonly unchanged: ReadonlyMap<string, string>;
};

/** Converts each part in its place, where possible. The shared text, the labels and the marks do not change. */
export function convertParts(
  question: Question,
  to: QuestionKind,
  convert: (part: PlainQuestion) => Conversion,
): ConvertedParts {
  const unchanged = new Map<string, string>();
  const sources = new Map(toPartQuestions(question).map((source) => [source.path, source]));
  const change = (part: SubPart, path: string): SubPart => {
    const source = sources.get(path);
    if (source === undefined) return part;
    const converted = isOfKind(source.question, to)
      ? { reason: `It is already ${to}.` }
      : convertPart(part, source, convert);
    if (!('reason' in converted)) return converted;
    unchanged.set(path, converted.reason);
    return part;
  };
  const parts = (question.parts ?? []).map((part): Part => {
    if (part.parts === undefined) return change(part, part.label);
    return { ...part, parts: part.parts.map((inner) => change(inner, `${part.label}.${inner.label}`)) };
  });
  const { kind, stem, vignette, table, solution } = question;
  const converted = createConvertedQuestion(question, {
    kind,
    stem,
    ...(vignette !== undefined && { vignette }),
    ...(table !== undefined && { table }),
    solution,
    parts,
  });
  return { question: converted, unchanged };
}

function convertPart(
  part: SubPart,
  { question: source }: PartQuestion,
  convert: (part: PlainQuestion) => Conversion,
): SubPart | { readonly reason: string } {
  const conversion = convert(addUnit(source, part.unit));
  if (isReason(conversion)) return conversion;
  const shared = source.stem.slice(0, source.stem.length - part.text.length).trimEnd();
  if (!conversion.stem.startsWith(shared))
    return { reason: 'Its text cannot be separated from the text that all parts share.' };
  const { options, answer, solution, table } = conversion;
  const { label, lead, diagrams } = part;
  const marks = getMarks(part);
  return createPart({
    label,
    ...(lead !== undefined && { lead }),
    text: conversion.stem.slice(shared.length).trim(),
    diagrams,
    ...(table !== undefined && { table }),
    options,
    ...(answer !== undefined && { answer }),
    solution,
    ...(marks !== undefined && { marks }),
  });
}

/** Adds the unit that is printed beside the answer of a part to the answer, because options need it. */
function addUnit(question: PlainQuestion, unit: string | undefined): PlainQuestion {
  const { answer } = question;
  if (unit === undefined || answer?.kind !== 'value') return question;
  const tex = unit.includes('$')
    ? unit.replaceAll('$', '')
    : `\\mathrm{${unit.replaceAll('%', '\\%').replaceAll(' ', '\\,')}}`;
  return { ...question, answer: { ...answer, tex: `${answer.tex}\\,${tex}` } };
}
