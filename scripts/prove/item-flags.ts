import { computeItemStatistics, type ItemAnswers } from '../../src/learning/item-statistics.ts';
import type { Proof } from '../prove.ts';
import { createNumbers, type NextNumber } from './choosing/simulated-learner.ts';
import { type LogAnswer, readLog } from './learner-model/response-log.ts';

const MIN_ANSWERS = 150;
const MIN_SOUND_CORRELATION = 0.2;
const DRAWS = 8;
const COUNTS = [30, 50, 100, 150] as const;
/** The number of answers from which the product flags items. */
const FLAGGED_COUNT = 50;

/**
 * Draws samples of public answers to good questions, and counts how many questions are flagged wrongly. Then it inverts the marks and
 * counts how many are flagged rightly. The folder is the same as that of the proof `learner-model`.
 */
export const proof: Proof = {
  name: 'item-flags',
  needsSets: true,
  run: async ({ sets = '' }) => {
    const items = findSoundItems(readLog(sets, 'statics/preprocessed_data.csv'));
    const next = createNumbers('flags');
    const rows = COUNTS.map((count) => ({
      count,
      falseAlarms: getFlaggedShare(items, count, next),
      found: getFlaggedShare(items.map(invert), count, next),
    }));
    const atLimit = rows.find(({ count }) => count === FLAGGED_COUNT);
    const isMet = atLimit !== undefined && atLimit.falseAlarms <= 0.01 && atLimit.found >= 0.8;
    if (!isMet) process.exitCode = 1;
    return [
      `${items.length} items of the log statics with at least ${MIN_ANSWERS} first answers and a correlation of at least ${MIN_SOUND_CORRELATION} with the learner's other answers count as sound; the same items with inverted marks count as wrong keys. From each, n answers are drawn with replacement, ${DRAWS} times. An item is flagged if the upper 95% bound of its discrimination is below 0.1. The product flags from n = ${FLAGGED_COUNT}.`,
      [
        '| n | sound items flagged | wrong keys flagged |',
        '|--:|--:|--:|',
        ...rows.map(
          ({ count, falseAlarms, found }) =>
            `| ${count}${count < FLAGGED_COUNT ? ' (not flagged in the product)' : ''} | ${(100 * falseAlarms).toFixed(1)}% | ${(100 * found).toFixed(0)}% |`,
        ),
      ].join('\n'),
      isMet
        ? 'The goals are met: at most 1% false alarms and at least 80% of wrong keys.'
        : 'The goals are not met: at most 1% false alarms and at least 80% of wrong keys.',
    ].join('\n\n');
  },
};

function findSoundItems(log: readonly LogAnswer[]): ItemAnswers[][] {
  const totals = new Map<string, { right: number; count: number }>();
  const firsts = new Map<string, Map<string, { first: number; right: number; count: number }>>();
  for (const { learner, item, isRight } of log) {
    const score = isRight ? 1 : 0;
    const total = totals.get(learner) ?? { right: 0, count: 0 };
    totals.set(learner, { right: total.right + score, count: total.count + 1 });
    const answers = firsts.get(item) ?? new Map();
    firsts.set(item, answers);
    const counts = answers.get(learner) ?? { first: score, right: 0, count: 0 };
    answers.set(learner, { first: counts.first, right: counts.right + score, count: counts.count + 1 });
  }
  return [...firsts.values()]
    .map((answers) =>
      [...answers].flatMap(([learner, onItem]): ItemAnswers[] => {
        const total = totals.get(learner) ?? { right: 0, count: 0 };
        const otherCount = total.count - onItem.count;
        return otherCount === 0
          ? []
          : [{ firstScore: onItem.first, otherScore: (total.right - onItem.right) / otherCount }];
      }),
    )
    .filter(
      (answers) =>
        answers.length >= MIN_ANSWERS &&
        (computeItemStatistics(answers).discrimination ?? 0) >= MIN_SOUND_CORRELATION,
    );
}

function invert(answers: readonly ItemAnswers[]): ItemAnswers[] {
  return answers.map(({ firstScore, otherScore }) => ({ firstScore: 1 - firstScore, otherScore }));
}

/** Returns the share of resampled items with an upper bound below the limit, also for fewer answers than the product requires. */
function getFlaggedShare(
  items: readonly (readonly ItemAnswers[])[],
  count: number,
  next: NextNumber,
): number {
  let flagged = 0;
  for (const answers of items) {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const sample = Array.from({ length: count }, () => answers[Math.floor(next() * answers.length)]);
      const { upperBound } = computeItemStatistics(sample.filter((answer) => answer !== undefined));
      if (upperBound !== undefined && upperBound < 0.1) flagged += 1;
    }
  }
  return flagged / (items.length * DRAWS);
}
