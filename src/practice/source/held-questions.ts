import { getOriginalId } from '../../domain/paper-copy.ts';
import type { AssignmentStore } from '../../ports/assignment-store.ts';
import type { BankReader } from './bank-reader.ts';

/** Creates a function that returns the ids of the questions of all open assignments, which some pupil may still hand in. */
export function createHeldQuestions(
  assignments: Pick<AssignmentStore, 'listOpenPapers' | 'find'>,
  now: () => Date,
): () => Promise<ReadonlySet<string>> {
  // The questions of a paper never change.
  let known = new Map<string, readonly string[]>();
  const readQuestions = async (id: string): Promise<readonly string[]> => {
    const work = (await assignments.find(id))?.work;
    return work?.kind === 'paper' ? work.slots.map(({ questionId }) => getOriginalId(questionId)) : [];
  };
  return async () => {
    const open = await assignments.listOpenPapers(now());
    const entries = open.map(async (id) => [id, known.get(id) ?? (await readQuestions(id))] as const);
    known = new Map(await Promise.all(entries));
    return new Set([...known.values()].flat());
  };
}

/** Wraps a reader of the bank, so that nobody can practise a question of an open paper and see its answer. */
export function createHeldBackReader(
  reader: BankReader,
  findHeld: () => Promise<ReadonlySet<string>>,
): BankReader {
  return {
    async list(course, outcomeId) {
      const questions = await reader.list(course, outcomeId);
      if (questions.length === 0) return questions;
      const held = await findHeld();
      return held.size === 0 ? questions : questions.filter(({ id }) => !held.has(id));
    },
  };
}
