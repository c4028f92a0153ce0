import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { Asking } from '../ask-role.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import { printQuestion } from '../authoring/examine-authored.ts';
import { converterRole } from './converter-role.ts';

/** Has a model write a question in another format. */
export async function convertWithModel(
  question: Question,
  to: QuestionKind,
  asking: Asking,
): Promise<AuthoredQuestion> {
  return authorWithModel(
    {
      role: converterRole,
      variables: { question: printQuestion(question), from: question.kind, to },
      parents: [question],
      relation: 'conversion',
      examine: (tex, examiner) => examiner.conversion(tex, question, to),
    },
    asking,
  );
}
