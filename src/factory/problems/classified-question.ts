import { addSubjectAndTopic, UNKNOWN_TOPIC } from '../../agents/classifier/classify-by-rules.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Question } from '../../domain/question.ts';
import type { LinkedFacts } from '../../ports/review-links.ts';

/** Reads the classification of a question. The author's statement has priority, then the TeX, then what the words show. */
export function readFacts(
  question: Question,
  { classification }: Pick<PipelineResult, 'classification'>,
  stated: LinkedFacts = {},
): LinkedFacts {
  const { subject, level, topic, difficulty } = question;
  const { topic: _topic, ...withoutTopic } = question;
  const found = addSubjectAndTopic(withoutTopic);
  const classifiedTopic = classification.topic === UNKNOWN_TOPIC ? undefined : classification.topic;
  const facts = {
    subject: stated.subject || subject || found.subject,
    level: stated.level || level,
    topic: stated.topic || topic || found.topic || classifiedTopic,
    difficulty: stated.difficulty ?? difficulty ?? classification.difficulty,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}

/** Adds the origin to a question that was read from a piece of a problem. */
export function addOrigin({ source }: Problem, piece: string, question: Question): Question {
  const origin = piece.startsWith('variants/') ? 'variant' : 'local';
  return { ...question, source: { origin, path: source.path, index: source.index } };
}
