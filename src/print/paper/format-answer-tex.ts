import type { Question } from '../../domain/question.ts';

/** Formats the correct answer as LaTeX; option letters keep their case. */
export function formatAnswerTex({ answer }: Question): string {
  switch (answer?.kind) {
    case undefined:
      return '';
    case 'choice':
      return answer.correct.join(', ');
    case 'integer':
      return `$${answer.value}$`;
    case 'value':
      return `$${answer.tex}$`;
    case 'matches':
      return answer.pairs.map(({ left, right }) => `${left}--${right}`).join(', ');
  }
}
