import { hash } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import { findContradictions } from '../../../domain/find-contradictions.ts';
import { Question } from '../../../domain/question.ts';
import { storableText } from '../connection/storable-text.ts';

/** A checked question with the columns that are stored for it. */
export type QuestionRecord = {
  readonly question: Question;
  readonly content: string;
  readonly contentHash: string;
  readonly provenance: string | null;
};

/** Checks a question and serialises it; equal questions have equal content, whatever the order of their fields. */
export function createQuestionRecord(input: Question): QuestionRecord {
  const checked = Question.safeParse(input);
  if (!checked.success) throw createInvalidFault(input, z.prettifyError(checked.error));
  const question = checked.data;
  if (question.id !== storableText(question.id))
    throw createInvalidFault(input, 'its id contains characters that cannot be stored');
  const [contradiction] = findContradictions(question);
  if (contradiction !== undefined) throw createInvalidFault(input, contradiction);
  const { provenance } = question;
  return {
    question,
    content: JSON.stringify(question),
    contentHash: hash('sha256', JSON.stringify(omitOrigin(question))),
    provenance: provenance === undefined ? null : JSON.stringify(provenance),
  };
}

/** Omits provenance and source, so that the same question from another source counts as unchanged. */
function omitOrigin(question: Question): unknown {
  const { provenance: _provenance, source: _source, questions, ...rest } = question;
  if (questions === undefined) return rest;
  return {
    ...rest,
    questions: questions.map(({ provenance: _innerProvenance, source: _innerSource, ...inner }) => inner),
  };
}

function createInvalidFault(question: Question, reason: string): Fault {
  return new Fault('invalid-input', `The question "${String(question?.id)}" cannot be saved: ${reason}`);
}
