import type { Question } from '../src/domain/question.ts';
import { itemModels } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';
import { median } from './median.ts';

const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;
const SEEDS = 20;

/** Compares generating items of every model with parsing the same questions from JSON, in alternating runs. */
export const bench = {
  name: 'item-models',
  run: async (): Promise<string> => {
    const generatingTimes: number[] = [];
    const readingTimes: number[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      const questions: Question[] = [];
      generatingTimes.push(measureMs(() => questions.push(...generateRound(round))));
      const texts = questions.map((question) => JSON.stringify(question));
      readingTimes.push(measureMs(() => texts.map((text): unknown => JSON.parse(text))));
    }
    const items = itemModels.length * SEEDS;
    return formatTable(
      median(generatingTimes.slice(WARM_UP_ROUNDS)) / items,
      median(readingTimes.slice(WARM_UP_ROUNDS)) / items,
    );
  },
};

function generateRound(round: number): Question[] {
  return itemModels.flatMap((model) =>
    Array.from({ length: SEEDS }, (_, seed) => generateItem(model, round * SEEDS + seed)),
  );
}

function measureMs(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function formatTable(generating: number, reading: number): string {
  const perSecond = (milliseconds: number) => Math.round(1000 / milliseconds).toLocaleString('en');
  return [
    `| ${itemModels.length} models, ${SEEDS} seeds each | per second |`,
    '|---|--:|',
    `| items generated, each wrong answer compared with the others | ${perSecond(generating)} |`,
    `| the same questions read from JSON | ${perSecond(reading)} |`,
    `| cost of generating one compared with reading one | ${(generating / reading).toFixed(1)}× |`,
  ].join('\n');
}
