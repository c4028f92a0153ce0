import type { PlainQuestion } from './question.ts';
import type { SolutionStep } from './question-content.ts';
import type { ReviewNodeItem } from './review-node.ts';

/**
 * Converts a question to the form of the review nodes (steps of the generation graph). Each question of a passage is
 * reviewed separately, with the passage as its vignette.
 */
export function toReviewNodeItem(question: PlainQuestion): ReviewNodeItem {
  return {
    vignette: question.vignette ?? null,
    stem: question.stem,
    distractors: question.options.map(({ text, correct, explanation }) => ({
      text,
      isCorrect: correct,
      explanation: explanation ?? '',
    })),
    answerKey: formatAnswerKey(question),
    explanation: question.solution.map(formatStep).join('\n\n'),
  };
}

const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

function formatAnswerKey({ answer, options }: PlainQuestion): string | null {
  switch (answer?.kind) {
    case 'choice': {
      const letters = options.flatMap(({ id }, index) =>
        answer.correct.includes(id) ? [toLetter(index)] : [],
      );
      return letters.length === 0 ? null : letters.join(', ');
    }
    case 'integer':
      return String(answer.value);
    case 'value':
      return answer.text || answer.tex;
    case 'matches':
      return answer.pairs.map(({ left, right }) => `${left}-${right}`).join(', ');
    case undefined:
      return null;
  }
}

function formatStep(step: SolutionStep): string {
  if (step.kind === 'prose') return step.tex;
  return `\\begin{align*}\n${step.lines.join(' \\\\\n')}\n\\end{align*}`;
}
