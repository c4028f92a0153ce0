import type { Bullet } from '../domain/marking-scheme.ts';
import { toPartQuestions } from '../domain/part-question.ts';
import type { PlainQuestion, Question } from '../domain/question.ts';
import type { SolutionStep } from '../domain/question-content.ts';

/** Returns what earns a bullet, as LaTeX text: the answer, the right options, or the solution; null if none of them is known. */
export function describeRightAnswer(
  question: Question,
  { evidence }: Pick<Bullet, 'evidence'>,
  path = '',
): string | null {
  const source = toPartQuestions(question).find((part) => part.path === path)?.question;
  switch (evidence.kind) {
    case 'expression':
      return `$${evidence.tex}$`;
    case 'choice':
      return source === undefined ? null : describeOptions(source, evidence.correct);
    case 'person':
      return source === undefined ? null : printSolution(source.solution);
    default:
      return null;
  }
}

function describeOptions({ options }: PlainQuestion, ids: readonly string[]): string | null {
  const correct = options.filter(({ id }) => ids.includes(id));
  return correct.length === 0
    ? null
    : correct.map(({ id, text }) => `${id.toUpperCase()}: ${text}`).join('; ');
}

function printSolution(steps: readonly SolutionStep[]): string | null {
  const lines = steps.flatMap((step) =>
    step.kind === 'prose' ? [step.tex] : step.lines.map((line) => `$${line.replaceAll('&', '')}$`),
  );
  return lines.length === 0 ? null : lines.join(' ');
}
