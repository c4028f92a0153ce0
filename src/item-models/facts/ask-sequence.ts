import { type ItemDraft, step, wording } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import type { Sequence } from './fact-sheet.ts';

const NAMES = ['P', 'Q', 'R', 'S', 'T', 'U'];

/** A question with options on the next stage of a sequence. */
export function askNext({ of, tag, stages }: Sequence, random: Random): ItemDraft | undefined {
  const at = random.int(0, stages.length - 2);
  const [now = '', next = ''] = stages.slice(at, at + 2);
  const others = random.shuffle(stages.filter((stage) => stage !== now && stage !== next)).slice(0, 3);
  if (isEchoed(now, next, others)) return undefined;
  return writeChoice({
    stem: `What comes next in ${of}, directly after this: ${now}?`,
    answer: wordsTex(next),
    why: `it follows in ${of}`,
    wrong: others.map((stage) => ({
      tag,
      answer: wordsTex(stage),
      why: `This comes ${stages.indexOf(stage) < at ? 'earlier' : 'later'} in ${of}.`,
    })),
  });
}

/** Whether a word of six or more letters occurs in this stage and, among the options, only in the key. */
function isEchoed(now: string, next: string, others: readonly string[]): boolean {
  const echoes = now.match(/\p{L}{6,}/gu)?.filter((word) => next.includes(word)) ?? [];
  return echoes.some((word) => !others.some((stage) => stage.includes(word)));
}

/** A question on the order of stages: with options for one mark, written for two. */
export function askOrder(
  { of, tag, stages }: Sequence,
  random: Random,
  marks: number,
): ItemDraft | undefined {
  const start = random.int(0, Math.max(0, stages.length - 5));
  const run = stages.slice(start, start + random.int(4, 5));
  const jumbled = random.shuffle(run);
  const letters = run.map((stage) => NAMES[jumbled.indexOf(stage)] ?? '');
  if (letters.join('') === NAMES.slice(0, run.length).join('')) return undefined;
  const shown = jumbled.map((stage, index) => `(${NAMES[index]}) ${stage}`).join('; ');
  const told = `These stages of ${of} are in the wrong order: ${shown}.`;
  return marks === 1
    ? chooseOrder(`${told} What is the correct order?`, letters, tag, random)
    : writeOrder(`${told} Write the letters in the correct order.`, letters, tag);
}

function chooseOrder(
  stem: string,
  letters: readonly string[],
  tag: string,
  random: Random,
): ItemDraft | undefined {
  if (letters.length < 4) return undefined;
  // One swap, another swap, and both: each position has two options that agree, so comparing options does not reveal the key.
  const first = random.int(0, letters.length - 4);
  const second = random.int(first + 2, letters.length - 2);
  const wrong = [swapAt(letters, first), swapAt(letters, second), swapAt(swapAt(letters, first), second)];
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

function swapAt(letters: readonly string[], at: number): string[] {
  return letters.with(at, letters[at + 1] ?? '').with(at + 1, letters[at] ?? '');
}

/** One mark for the first two stages and one for the whole order. */
function writeOrder(stem: string, letters: readonly string[], tag: string): ItemDraft {
  const said = (list: readonly string[]) => wording([list.join(' '), list.join('')]);
  const start = letters.slice(0, 2);
  return {
    stem,
    answer: wordsTex(letters.join(' ')),
    bullets: [
      step('Begin with the right two stages', said(start), {
        working: `begins ${start.join(', ')}`,
        gaps: [tag],
        impliedBy: [2],
      }),
      step('Put all stages in order', said(letters), { working: letters.join(', '), gaps: [tag] }),
    ],
    mistakes: [],
  };
}
