import type { Question } from '../../domain/question.ts';

/** Formats the key as LaTeX; option letters keep their case. */
export function answerTex({ answer }: Question): string {
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
