import type { PlainQuestion, Question, SolutionStep } from '../../../domain/question.ts';
import { visibleText } from '../../../latex/visible-text.ts';

/** The visible text of a question, grouped by search weight: the stem counts most, then the labels. */
export type ReadableQuestion = { readonly labels: string; readonly stem: string; readonly rest: string };

/** Extracts the visible text of a question and of the questions of its passage, as plain text. */
export function readQuestion(question: Question): ReadableQuestion {
  const own = collectTexts(question);
  const parts = (question.questions ?? []).map(collectTexts);
  return {
    labels: join(own.labels),
    stem: join([...own.stem, ...parts.flatMap((part) => part.stem)].map(toPlainText)),
    rest: join([...own.rest, ...parts.flatMap((part) => part.rest)].map(toPlainText)),
  };
}

type Texts = { labels: string[]; stem: string[]; rest: string[] };

function collectTexts(question: PlainQuestion): Texts {
  const labels = [question.id, question.subject, question.level, question.topic, question.outcomeId];
  const steps = [question.solution, ...question.alternateSolutions, ...question.ideas].flat();
  return {
    labels: labels.filter((label) => label !== undefined),
    stem: [question.title, question.vignette, question.stem].filter((text) => text !== undefined),
    rest: [
      ...optionTexts(question),
      ...tableTexts(question),
      ...steps.flatMap(stepTexts),
      ...question.comments,
    ],
  };
}

function optionTexts(question: PlainQuestion): string[] {
  return question.options.flatMap((option) =>
    option.explanation === undefined ? [option.text] : [option.text, option.explanation],
  );
}

function tableTexts({ table }: PlainQuestion): string[] {
  if (table === undefined) return [];
  return [...table.headings, ...[...table.left, ...table.right].map((entry) => entry.text)];
}

function stepTexts(step: SolutionStep): readonly string[] {
  return step.kind === 'prose' ? [step.tex] : step.lines;
}

function join(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** Converts TeX to its visible text; text without TeX characters is returned unchanged. */
function toPlainText(tex: string): string {
  return /[\\${}%~^_&#`']/.test(tex) ? visibleText(tex) : tex;
}
