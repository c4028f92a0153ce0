// Questions on the order of the stages of a process.

import { type ItemDraft, step, wording } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import type { Sequence } from './fact-sheet.ts';

/** The labels of shuffled stages. */
const LABELS = ['P', 'Q', 'R', 'S', 'T', 'U'];

/** Writes a multiple-choice question on the stage that follows a given stage. */
export function askNext({ processName, tag, stages }: Sequence, random: Random): ItemDraft | undefined {
  const index = random.int(0, stages.length - 2);
  const [current = '', next = ''] = stages.slice(index, index + 2);
  const others = random.shuffle(stages.filter((stage) => stage !== current && stage !== next)).slice(0, 3);
  if (hasRepeatedWord(current, next, others)) return undefined;
  return writeChoice({
    stem: `What comes next in ${processName}, directly after this: ${current}?`,
    answer: wordsTex(next),
    why: `it follows in ${processName}`,
    wrong: others.map((stage) => ({
      tag,
      answer: wordsTex(stage),
      why: `This comes ${stages.indexOf(stage) < index ? 'earlier' : 'later'} in ${processName}.`,
    })),
  });
}

/**
 * Whether a word of six or more letters occurs in the current stage and in no option but the right one. Such a word would reveal
 * the answer.
 */
function hasRepeatedWord(current: string, next: string, others: readonly string[]): boolean {
  const repeatedWords = current.match(/\p{L}{6,}/gu)?.filter((word) => next.includes(word)) ?? [];
  return repeatedWords.some((word) => !others.some((stage) => stage.includes(word)));
}

/** Writes a question on the order of stages: multiple choice for one mark, written for two marks. */
export function askOrder(
  { processName, tag, stages }: Sequence,
  random: Random,
  marks: number,
): ItemDraft | undefined {
  const start = random.int(0, Math.max(0, stages.length - 5));
  const orderedStages = stages.slice(start, start + random.int(4, 5));
  const shuffledStages = random.shuffle(orderedStages);
  const letters = orderedStages.map((stage) => LABELS[shuffledStages.indexOf(stage)] ?? '');
  if (letters.join('') === LABELS.slice(0, orderedStages.length).join('')) return undefined;
  const labelledStages = shuffledStages.map((stage, index) => `(${LABELS[index]}) ${stage}`).join('; ');
  const introduction = `These stages of ${processName} are in the wrong order: ${labelledStages}.`;
  return marks === 1
    ? chooseOrder(`${introduction} What is the correct order?`, letters, tag, random)
    : writeOrder(`${introduction} Write the letters in the correct order.`, letters, tag);
}

function chooseOrder(
  stem: string,
  letters: readonly string[],
  tag: string,
  random: Random,
): ItemDraft | undefined {
  if (letters.length < 4) return undefined;
  // The wrong options are one swap, another swap, and both swaps. At each position every letter occurs equally often, so comparing
  // the options does not reveal the right one.
  const firstSwap = random.int(0, letters.length - 4);
  const secondSwap = random.int(firstSwap + 2, letters.length - 2);
  const wrong = [
    swapAt(letters, firstSwap),
    swapAt(letters, secondSwap),
    swapAt(swapAt(letters, firstSwap), secondSwap),
  ];
  return writeChoice({
    stem,
    answer: wordsTex(letters.join(', ')),
    why: 'each stage leads to the next',
    wrong: wrong.map((order) => ({
      tag,
      answer: wordsTex(order.join(', ')),
      why: 'Two of the stages are the wrong way round.',
    })),
  });
}

/** Swaps the letters at `index` and `index + 1`. */
function swapAt(letters: readonly string[], index: number): string[] {
  return letters.with(index, letters[index + 1] ?? '').with(index + 1, letters[index] ?? '');
}

/** Writes a question with one mark for the first two stages and one mark for the whole order. */
function writeOrder(stem: string, letters: readonly string[], tag: string): ItemDraft {
  const toEvidence = (list: readonly string[]) => wording([list.join(' '), list.join('')]);
  const start = letters.slice(0, 2);
  return {
    stem,
    answer: wordsTex(letters.join(' ')),
    bullets: [
      step('Begin with the right two stages', toEvidence(start), {
        working: `begins ${start.join(', ')}`,
        gaps: [tag],
        impliedBy: [2],
      }),
      step('Put all stages in order', toEvidence(letters), { working: letters.join(', '), gaps: [tag] }),
    ],
    mistakes: [],
  };
}
