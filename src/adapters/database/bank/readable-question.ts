import type { PlainQuestion, Question, SolutionStep } from '../../../domain/question.ts';
import { visibleText } from '../../../latex/visible-text.ts';

/** What a person can read in a question, sorted by how much a hit in it says. */
export type ReadableQuestion = { readonly labels: string; readonly stem: string; readonly rest: string };

/** Everything a person can read in the question, its passage's questions included, as plain text. */
export function readQuestion(question: Question): ReadableQuestion {
  const own = plainParts(question);
  const parts = (question.questions ?? []).map(plainParts);
  return {
    labels: join(own.labels),
    stem: join([...own.stem, ...parts.flatMap((part) => part.stem)].map(plainTextOf)),
    rest: join([...own.rest, ...parts.flatMap((part) => part.rest)].map(plainTextOf)),
  };
}

type Parts = { labels: string[]; stem: string[]; rest: string[] };

function plainParts(question: PlainQuestion): Parts {
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

/** Text without a sign of TeX reads as it stands. */
function plainTextOf(tex: string): string {
  return /[\\${}%~^_&#`']/.test(tex) ? visibleText(tex) : tex;
}
