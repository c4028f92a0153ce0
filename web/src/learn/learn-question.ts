import type { SqaQuestion } from '../../../src/domain/sqa.ts';

/** A question as sent to a learner, with the metadata that the graphs add. */
export type LearnQuestion = Omit<SqaQuestion, 'metadata'> & {
  readonly metadata: SqaQuestion['metadata'] & {
    readonly made_by?: string;
    readonly calculator?: 'forbidden' | 'allowed' | 'either';
    readonly section?: string;
    readonly number?: number;
  };
};

/** The answer field that a question needs. */
type EntryKind = 'single-choice' | 'multiple-choice' | 'pairs' | 'text';

export function getEntryKind({ metadata }: LearnQuestion): EntryKind {
  if (metadata.table !== undefined) return 'pairs';
  if ((metadata.options?.length ?? 0) === 0) return 'text';
  return metadata.kind === 'mcq_mc' ? 'multiple-choice' : 'single-choice';
}
