import type { PlainQuestion, Question } from '../../../domain/question.ts';
import type { SolutionStep } from '../../../domain/question-content.ts';
import { visibleText } from '../../../latex/visible-text.ts';

/** The visible text of a question, grouped by search weight: the stem (the main text) counts most, then the labels. */
export type ReadableQuestion = { readonly labels: string; readonly stem: string; readonly rest: string };

/** Extracts the visible text of a question and of the questions of its passage, as plain text. */
export function readQuestion(question: Question): ReadableQuestion {
  const ownTexts = collectTexts(question);
  const parts = (question.questions ?? []).map(collectTexts);
  return {
    labels: joinLines(ownTexts.labels),
    stem: joinLines([...ownTexts.stem, ...parts.flatMap((part) => part.stem)].map(toPlainText)),
    rest: joinLines([...ownTexts.rest, ...parts.flatMap((part) => part.rest)].map(toPlainText)),
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
      ...listOptionTexts(question),
      ...listTableTexts(question),
      ...steps.flatMap(listStepTexts),
      ...question.comments,
    ],
  };
}

function listOptionTexts(question: PlainQuestion): string[] {
  return question.options.flatMap((option) =>
    option.explanation === undefined ? [option.text] : [option.text, option.explanation],
  );
}

function listTableTexts({ table }: PlainQuestion): string[] {
  if (table === undefined) return [];
  return [...table.headings, ...[...table.left, ...table.right].map((entry) => entry.text)];
}

function listStepTexts(step: SolutionStep): readonly string[] {
  return step.kind === 'prose' ? [step.tex] : step.lines;
}

function joinLines(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

/** Converts TeX to its visible text; text without TeX characters is returned unchanged. */
function toPlainText(tex: string): string {
  return /[\\${}%~^_&#`']/.test(tex) ? visibleText(tex) : tex;
}
