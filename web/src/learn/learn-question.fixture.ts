import type { LearnQuestion } from './learn-question.ts';

/** Creates a question as the practice graph sends it. */
export function createLearnQuestion(metadata: LearnQuestion['metadata']): LearnQuestion {
  return {
    id: 'q',
    source: 'local',
    subject: 'Physics',
    level: 'Nat 5',
    outcome_id: 'o',
    text: 'Text',
    marks: 3,
    metadata,
  };
}
