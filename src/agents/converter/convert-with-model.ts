import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import type { CheckedCallContext } from '../authoring/call-with-checks.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import type { checkConversion } from './check-conversion.ts';
import { converterRole } from './converter-role.ts';

/** Calls a model to rewrite a question as another kind. */
export async function convertWithModel(
  question: Question,
  to: QuestionKind,
  context: CheckedCallContext<typeof checkConversion>,
): Promise<AuthoredQuestion> {
  return authorWithModel(
    {
      role: converterRole,
      variables: { question: printQuestion(question), from: question.kind, to },
      parents: [question],
      relation: 'conversion',
      check: (tex) => context.check(tex, question, to),
    },
    context,
  );
}
