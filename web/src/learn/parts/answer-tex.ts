import type { Answer } from '../../../../src/domain/question-content.ts';

/** Writes a correct answer as LaTeX text; code is shown as it is. */
export function formatAnswerTex(answer: Exclude<Answer, { kind: 'code' }>): string {
  switch (answer.kind) {
    case 'choice':
      return answer.correct.join(', ').toUpperCase();
    case 'integer':
      return `$${answer.value}$`;
    case 'value':
      return `$${answer.tex}$`;
    case 'matches':
      return answer.pairs.map(({ left, right }) => `${left} – ${right}`).join(', ');
    case 'order':
      return answer.order.join(', ').toUpperCase();
    case 'table':
      return answer.cells.join(', ');
  }
}
