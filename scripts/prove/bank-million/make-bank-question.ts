import { createQuestion, type Question } from '../../../src/domain/question.ts';

const SYLLABLES = 'ba ce di fo gu ha ki lo mu na pe qui ro sa te vi wo xe yu zo'.split(' ');
const VOCABULARY = 30_000;
const STEM_WORDS = 30;
const SUBJECTS = ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Computing'];
const LEVELS = ['Nat 5', 'Higher', 'Advanced Higher'];
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/**
 * Creates a question whose words are as frequent as in a language (Zipf's law): the word of rank r occurs with a frequency
 * of about 1/r. The same number always gives the same question.
 */
export function makeBankQuestion(n: number): Question {
  const random = createRandom(n);
  const words = Array.from({ length: STEM_WORDS }, () => toWord(pickRank(random)));
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const tagCount = Math.floor(random() * 3);
  const difficulty = pick(DIFFICULTIES);
  return createQuestion({
    id: `question-${n}`,
    kind: n % 3 === 0 ? 'integer' : 'subjective',
    subject: pick(SUBJECTS) ?? '',
    level: pick(LEVELS) ?? '',
    topic: `Topic ${Math.floor(random() * 60)}`,
    outcomeId: `O${n % 40}`,
    marks: 1 + (n % 8),
    ...(difficulty && { difficulty }),
    tags: Array.from({ length: tagCount }, () => `tag-${pickRank(random) % 2000}`),
    stem: `${words.join(' ')} when $m_{${n}} = ${1 + (n % 90)}\\,\\mathrm{kg}$.`,
    answer: { kind: 'integer', value: n },
    solution: [{ kind: 'prose', tex: `$F = ma = ${n}$` }],
  });
}

/** Two or three words of a question, as a teacher remembers it; the thirty most frequent words are left out. */
export function makeQuery(n: number): string {
  const words = makeBankQuestion(n).stem.split(' ').slice(0, STEM_WORDS);
  const remembered = words.filter((word) => !FREQUENT.has(word));
  return remembered.slice(0, 2 + (n % 2)).join(' ');
}

function pickRank(random: () => number): number {
  return Math.floor(Math.exp(random() * Math.log(VOCABULARY)));
}

function toWord(rank: number): string {
  const digits = [...(rank + SYLLABLES.length).toString(SYLLABLES.length)];
  return digits.map((digit) => SYLLABLES[Number.parseInt(digit, SYLLABLES.length)]).join('');
}

const FREQUENT: ReadonlySet<string> = new Set(Array.from({ length: 31 }, (_, rank) => toWord(rank)));

/** Returns random numbers from 0 to 1; equal seeds give equal sequences (linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
