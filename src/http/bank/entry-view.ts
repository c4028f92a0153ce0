import { writeMetadataComments } from '../../domain/metadata-comments.ts';
import { printPartsText } from '../../domain/part-text.ts';
import { printEditableTex } from '../../factory/bank/read-edit.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { BankEntry, BankFilter } from '../../ports/question-bank.ts';
import { renderQuestion } from '../../print/html/render-question.ts';
import { plainLine } from '../../print/plain-line.ts';
import { memoise } from '../memoise.ts';
import { snakeKeys } from '../snake-keys.ts';
import type { BankQuestion, FilterQuery } from './bank-schemas.ts';
import { toWireQuestion } from './question-view.ts';

const MAX_TEXT_LENGTH = 400;
const MAX_CACHED_TEXTS = 5000;

// Memoised because reading TeX is the slowest step of listing questions, and the same questions are listed often.
const toPlainText = memoise(
  (stem) => plainLine(visibleText(stem)).slice(0, MAX_TEXT_LENGTH),
  MAX_CACHED_TEXTS,
);

/** The additional fields that a caller requested, such as `tex`. */
type Extras = ReadonlySet<string>;

export function parseExtras(include: string | undefined): Extras {
  return new Set(include?.split(',') ?? []);
}

/** Converts a stored question to the response of the bank's routes. */
export function toBankQuestion(entry: BankEntry, extras: Extras): BankQuestion {
  const { question, version, createdAt, updatedAt } = entry;
  return {
    ...toWireQuestion(question),
    version,
    created_at: createdAt,
    updated_at: updatedAt,
    state: entry.state,
    text: toPlainText(printPartsText(question)),
    ...(extras.has('tex') && { tex: printQuestions([writeMetadataComments(question)], { ids: true }) }),
    ...(extras.has('edit_tex') && { edit_tex: printEditableTex(question) }),
    ...(extras.has('html') && { html: snakeKeys(renderQuestion(question)) }),
  };
}

export function toBankFilter(query: FilterQuery): BankFilter {
  const { kind, subject, level, topic, outcome_id, difficulty, tag, collection, parent_id, state } = query;
  return {
    ...(difficulty !== undefined && { difficulty }),
    ...(tag !== undefined && { tag }),
    ...(collection !== undefined && { collection }),
    ...(parent_id !== undefined && { parentId: parent_id }),
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
    ...(subject !== undefined && { subject }),
    ...(level !== undefined && { level }),
    ...(topic !== undefined && { topic }),
    ...(outcome_id !== undefined && { outcomeId: outcome_id }),
  };
}
