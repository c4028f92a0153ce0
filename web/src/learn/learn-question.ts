import type { SqaQuestion } from '../../../src/domain/sqa.ts';

/** A question as a learner gets it; what the graphs add to its metadata has a name here. */
export type LearnQuestion = Omit<SqaQuestion, 'metadata'> & {
  readonly metadata: SqaQuestion['metadata'] & {
    readonly made_by?: string;
    readonly calculator?: 'forbidden' | 'allowed' | 'either';
    readonly section?: string;
    readonly number?: number;
  };
};

/** How a question wants to be answered. */
export type EntryKind = 'one' | 'several' | 'pairs' | 'lines';

export function entryKindOf({ metadata }: LearnQuestion): EntryKind {
  if (metadata.table !== undefined) return 'pairs';
  if ((metadata.options?.length ?? 0) === 0) return 'lines';
  return metadata.kind === 'mcq_mc' ? 'several' : 'one';
}
