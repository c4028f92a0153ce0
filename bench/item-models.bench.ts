import type { Question } from '../src/domain/question.ts';
import { itemModels } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';

const ROUNDS = 7;
const WARM_UP = 2;
const SEEDS = 20;

/** Making every model's items against reading the same questions from JSON, in turns, median of the rounds. */
export const bench = {
  name: 'item-models',
  run: async (): Promise<string> => {
    const makings: number[] = [];
    const readings: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const made: Question[] = [];
      makings.push(timed(() => made.push(...makeRound(round))));
      const texts = made.map((question) => JSON.stringify(question));
      readings.push(timed(() => texts.map((text): unknown => JSON.parse(text))));
    }
    const items = itemModels.length * SEEDS;
    return table(median(makings.slice(WARM_UP)) / items, median(readings.slice(WARM_UP)) / items);
  },
};

function makeRound(round: number): Question[] {
  return itemModels.flatMap((model) =>
    Array.from({ length: SEEDS }, (_, seed) => generateItem(model, round * SEEDS + seed)),
  );
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function table(making: number, reading: number): string {
  const perSecond = (milliseconds: number) => Math.round(1000 / milliseconds).toLocaleString('en');
  return [
    `| ${itemModels.length} models, ${SEEDS} seeds each | per second |`,
    '|---|--:|',
    `| items made, every wrong answer compared with the others | ${perSecond(making)} |`,
    `| the same questions read from JSON | ${perSecond(reading)} |`,
    `| cost of making one against reading one | ${(making / reading).toFixed(1)}× |`,
  ].join('\n');
}
