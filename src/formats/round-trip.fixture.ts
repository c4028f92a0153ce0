// Compares questions that went through another program with the originals.

import { getMarks } from '../domain/part-marks.ts';
import { listLeafParts } from '../domain/part-path.ts';
import type { PlainQuestion, Question } from '../domain/question.ts';
import { listAllParts, type QuestionSection } from '../domain/question-sections.ts';
import { visibleText } from '../latex/visible-text.ts';
import { readNumericAnswer } from './items/numeric-answer.ts';

/** The fields that must survive if the document contains no embedded neutral questions. */
export const COMPARED_FIELDS = ['stem', 'options', 'key', 'parts', 'marks'] as const;
type ComparedField = (typeof COMPARED_FIELDS)[number];

/** Returns the fields in which two questions differ for a reader; spelling of TeX does not matter. */
export function listDifferences(original: PlainQuestion, read: PlainQuestion | undefined): ComparedField[] {
  if (read === undefined) return [...COMPARED_FIELDS];
  return COMPARED_FIELDS.filter((field) => formatField(field, original) !== formatField(field, read));
}

function formatField(field: ComparedField, question: PlainQuestion): string {
  switch (field) {
    case 'stem':
      return normalise(`${question.vignette ?? ''} ${question.stem}`);
    case 'options':
      return JSON.stringify(
        listAll(question).map(({ options }) => options.map(({ text }) => normalise(text))),
      );
    case 'key':
      return JSON.stringify(listAll(question).map(describeKey));
    case 'parts':
      return JSON.stringify(
        listLeafParts(question).map(({ path, part }) => [
          path,
          normalise(part.text),
          normalise(part.lead ?? ''),
        ]),
      );
    case 'marks':
      return JSON.stringify([getMarks(question), ...listAllParts(question).map(getMarks)]);
  }
}

function listAll(question: PlainQuestion): QuestionSection[] {
  return [question, ...listAllParts(question)];
}

function describeKey({ answer, options }: QuestionSection): unknown {
  if (answer === undefined) return undefined;
  if (answer.kind === 'choice')
    return answer.correct.map((id) => options.findIndex((option) => option.id === id));
  const number = readNumericAnswer(answer);
  if (number !== undefined) return [number.value, number.unit.replaceAll(' ', '')];
  if (answer.kind === 'value') return normalise(`$${answer.tex}$`);
  return answer.kind === 'matches' || answer.kind === 'order' ? answer.kind : answer;
}

function normalise(tex: string): string {
  return visibleText(tex).replace(/\s+/gu, ' ').trim();
}

export type FieldRates = Readonly<Record<ComparedField, number>>;

/** Returns, for each field, the share of the questions (including those in passages) in which the field survived. */
export function measureFields(originals: readonly Question[], read: readonly Question[]): FieldRates {
  const byId = new Map(
    read.flatMap((question) => [question, ...(question.questions ?? [])]).map((each) => [each.id, each]),
  );
  const all = originals.flatMap((question): PlainQuestion[] => [question, ...(question.questions ?? [])]);
  const differences = all.map((question) => listDifferences(question, byId.get(question.id)));
  const rate = (field: ComparedField): number =>
    differences.filter((fields) => !fields.includes(field)).length / all.length;
  return {
    stem: rate('stem'),
    options: rate('options'),
    key: rate('key'),
    parts: rate('parts'),
    marks: rate('marks'),
  };
}
