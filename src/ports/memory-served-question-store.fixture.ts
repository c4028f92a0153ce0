import type { ServedQuestion, ServedQuestionStore } from './served-question-store.ts';

/** A shelf without a database, for tests. */
export function createMemoryServedQuestionStore(): ServedQuestionStore {
  const kept = new Map<string, ServedQuestion & { at: Date }>();
  return {
    async save(shelved, at) {
      for (const one of shelved) kept.set(one.question.id, { ...structuredClone(one), at });
    },
    async claim(shelved, at) {
      if (kept.has(shelved.question.id)) return false;
      kept.set(shelved.question.id, { ...structuredClone(shelved), at });
      return true;
    },
    find: async (id) => structuredClone(kept.get(id)?.question),
    async findSummaries(ids) {
      const found = ids.flatMap((id) => kept.get(id) ?? []);
      return new Map(
        found.map(({ question, stemKey }) => [question.id, { outcomeId: question.outcomeId, stemKey }]),
      );
    },
    async findLastVariant(id) {
      const prefix = `${id}_variant_`;
      const numbers = [...kept.keys()].filter((one) => one.startsWith(prefix));
      return Math.max(0, ...numbers.map((one) => Number(one.slice(prefix.length))).filter(Number.isInteger));
    },
    async deleteServedBefore(before) {
      const old = [...kept].filter(([, { at }]) => at < before);
      for (const [id] of old) kept.delete(id);
      return old.length;
    },
  };
}
