import { formatPartPath, listLeafParts } from './part-path.ts';
import { printPartsText } from './part-text.ts';
import type { QualityLoopItem } from './quality-loop.ts';
import type { PlainQuestion } from './question.ts';
import type { SolutionStep } from './question-content.ts';

/**
 * Converts a question to the JSON of the quality loop (the steps of generation that check, score and correct an item). Each
 * question of a passage is a separate item, with the passage as its vignette.
 */
export function toQualityLoopItem(question: PlainQuestion): QualityLoopItem {
  return {
    vignette: question.vignette ?? null,
    stem: printPartsText({ ...question, vignette: undefined }),
    distractors: question.options.map(({ text, correct, explanation }) => ({
      text,
      isCorrect: correct,
      explanation: explanation ?? '',
    })),
    answerKey: question.parts ? formatPartKeys(question) : formatAnswerKey(question),
    explanation: formatExplanation(question),
  };
}

const toLetter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** `(a) 12 m; (b) B`; null if no part has a key. */
function formatPartKeys(question: PlainQuestion): string | null {
  const keys = listLeafParts(question).flatMap(({ path, part }) => {
    const key = formatAnswerKey(part);
    return key === null ? [] : [`${formatPartPath(path)} ${key}`];
  });
  return keys.length === 0 ? null : keys.join('; ');
}

function formatExplanation(question: PlainQuestion): string {
  const inParts = listLeafParts(question)
    .filter(({ part }) => part.solution.length > 0)
    .map(({ path, part }) => `${formatPartPath(path)} ${part.solution.map(formatStep).join('\n\n')}`);
  return [...question.solution.map(formatStep), ...inParts].join('\n\n');
}

function formatAnswerKey({ answer, options }: Pick<PlainQuestion, 'answer' | 'options'>): string | null {
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
    case 'order':
      return answer.order.join(', ');
    case 'table':
      return answer.cells.join(', ');
    case 'code':
      return answer.code;
    case undefined:
      return null;
  }
}

function formatStep(step: SolutionStep): string {
  if (step.kind === 'prose') return step.tex;
  return `\\begin{align*}\n${step.lines.join(' \\\\\n')}\n\\end{align*}`;
}
