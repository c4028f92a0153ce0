import { hash } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import { Question } from '../../../domain/question.ts';
import { questionFaults } from '../../../domain/question-faults.ts';
import { storableText } from '../connection/storable-text.ts';

/** A question as it is stored. */
export type QuestionRecord = {
  readonly question: Question;
  readonly content: string;
  readonly contentHash: string;
  readonly provenance: string | null;
};

/** Checks the question; equal questions give equal content, whatever the order of their fields. */
export function createQuestionRecord(input: Question): QuestionRecord {
  const checked = Question.safeParse(input);
  if (!checked.success) throw unfit(input, z.prettifyError(checked.error));
  const question = checked.data;
  if (question.id !== storableText(question.id))
    throw unfit(input, 'its id holds characters that cannot be stored');
  const [contradiction] = questionFaults(question);
  if (contradiction !== undefined) throw unfit(input, contradiction);
  const { provenance } = question;
  return {
    question,
    content: JSON.stringify(question),
    contentHash: hash('sha256', JSON.stringify(withoutOrigin(question))),
    provenance: provenance === undefined ? null : JSON.stringify(provenance),
  };
}

/** Where a question came from is no part of what it says, so the same question read from elsewhere is unchanged. */
function withoutOrigin(question: Question): unknown {
  const { provenance: _made, source: _found, questions, ...rest } = question;
  if (questions === undefined) return rest;
  return { ...rest, questions: questions.map(({ provenance: _by, source: _from, ...part }) => part) };
}

function unfit(question: Question, reason: string): Fault {
  return new Fault('invalid-input', `The question "${String(question?.id)}" cannot be saved: ${reason}`);
}
