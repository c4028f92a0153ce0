import { printPartsText } from '../../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../../domain/question.ts';
import type { SolutionStep } from '../../../domain/question-content.ts';
import { listAllParts, type QuestionSection } from '../../../domain/question-sections.ts';
import { visibleText } from '../../../latex/visible-text.ts';

/** The visible text of a question, grouped by search weight: the stem with the texts of the parts counts most, then the labels. */
export type ReadableQuestion = { readonly labels: string; readonly stem: string; readonly rest: string };

/** Extracts the visible text of a question with its parts, and of the questions of its passage, as plain text. */
export function readQuestion(question: Question): ReadableQuestion {
  const ownTexts = collectTexts(question);
  const inner = (question.questions ?? []).map(collectTexts);
  return {
    labels: joinLines(ownTexts.labels),
    stem: joinLines([...ownTexts.stem, ...inner.flatMap(({ stem }) => stem)].map(toPlainText)),
    rest: joinLines([...ownTexts.rest, ...inner.flatMap(({ rest }) => rest)].map(toPlainText)),
  };
}

type Texts = { labels: string[]; stem: string[]; rest: string[] };

function collectTexts(question: PlainQuestion): Texts {
  const labels = [question.id, question.subject, question.level, question.topic, question.outcomeId];
  const sections = [question, ...listAllParts(question)];
  const extraSteps = [...question.alternateSolutions, ...question.ideas].flat();
  return {
    labels: labels.filter((label) => label !== undefined),
    stem: [question.title ?? '', ...printPartsText(question).split('\n\n')],
    rest: [
      ...sections.flatMap((section) => [...listOptionTexts(section), ...listTableTexts(section)]),
      ...[...sections.flatMap(({ solution }) => solution), ...extraSteps].flatMap(listStepTexts),
      ...question.comments,
    ],
  };
}

function listOptionTexts({ options }: QuestionSection): string[] {
  return options.flatMap((option) =>
    option.explanation === undefined ? [option.text] : [option.text, option.explanation],
  );
}

function listTableTexts({ table, blankTable }: QuestionSection): string[] {
  const entries = table === undefined ? [] : [...table.left, ...table.right].map((entry) => entry.text);
  const cells = (blankTable?.rows.flat() ?? []).filter((cell) => cell !== null);
  return [...(table?.headings ?? []), ...entries, ...(blankTable?.columns ?? []), ...cells];
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
