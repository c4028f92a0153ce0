import type { Question } from '../../domain/question.ts';

/** The key as LaTeX text, letters of options as they stand. */
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
