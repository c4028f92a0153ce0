import { lowerMetadata } from '../../domain/metadata-comments.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { BankEntry, BankFilter } from '../../ports/question-bank.ts';
import { renderQuestion } from '../../print/html/render-question.ts';
import { plainLine } from '../../print/plain-line.ts';
import { remember } from '../remember.ts';
import { snakeKeys } from '../snake-keys.ts';
import type { BankQuestion, FilterQuery } from './bank-schemas.ts';
import { toWireQuestion } from './question-view.ts';

const MAX_TEXT = 400;
const MAX_LINES = 5000;

// Reading TeX costs more than all the rest of a page, and the same questions are listed again and again.
const lineOf = remember((stem) => plainLine(visibleText(stem)).slice(0, MAX_TEXT), MAX_LINES);

/** What a caller asked for beyond the plain fields. */
export type Extras = ReadonlySet<string>;

export function extrasOf(include: string | undefined): Extras {
  return new Set(include?.split(',') ?? []);
}

/** A stored question as the bank's routes show it. */
export function entryView(entry: BankEntry, extras: Extras): BankQuestion {
  const { question, version, createdAt, updatedAt } = entry;
  return {
    ...toWireQuestion(question),
    version,
    created_at: createdAt,
    updated_at: updatedAt,
    text: lineOf(question.stem),
    ...(extras.has('tex') && { tex: printQuestions([lowerMetadata(question)], { ids: true }) }),
    ...(extras.has('html') && { html: snakeKeys(renderQuestion(question)) }),
  };
}

export function filterOf({ kind, subject, level, topic, outcome_id }: FilterQuery): BankFilter {
  return {
    ...(kind !== undefined && { kind }),
    ...(subject !== undefined && { subject }),
    ...(level !== undefined && { level }),
    ...(topic !== undefined && { topic }),
    ...(outcome_id !== undefined && { outcomeId: outcome_id }),
  };
}
