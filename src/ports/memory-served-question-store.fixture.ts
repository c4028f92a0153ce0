import type { ServedQuestion, ServedQuestionStore } from './served-question-store.ts';

/** Creates a store of served questions in memory, for tests. */
export function createMemoryServedQuestionStore(): ServedQuestionStore {
  const stored = new Map<string, ServedQuestion & { at: Date }>();
  return {
    async save(served, at) {
      for (const entry of served) stored.set(entry.question.id, { ...structuredClone(entry), at });
    },
    async claim(served, at) {
      if (stored.has(served.question.id)) return false;
      stored.set(served.question.id, { ...structuredClone(served), at });
      return true;
    },
    find: async (id) => structuredClone(stored.get(id)?.question),
    async findSummaries(ids) {
      const found = ids.flatMap((id) => stored.get(id) ?? []);
      return new Map(
        found.map(({ question, stemKey }) => [question.id, { outcomeId: question.outcomeId, stemKey }]),
      );
    },
    async findLastVariant(id) {
      const prefix = `${id}_variant_`;
      const variantIds = [...stored.keys()].filter((key) => key.startsWith(prefix));
      const numbers = variantIds.map((key) => Number(key.slice(prefix.length)));
      return Math.max(0, ...numbers.filter(Number.isInteger));
    },
    async touch(ids, at) {
      for (const id of ids) {
        const entry = stored.get(id);
        if (entry !== undefined) stored.set(id, { ...entry, at });
      }
    },
    async deleteServedBefore(before) {
      const old = [...stored].filter(([, { at }]) => at < before);
      for (const [id] of old) stored.delete(id);
      return old.length;
    },
  };
}
