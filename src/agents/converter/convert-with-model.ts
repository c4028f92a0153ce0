import type { Question } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import { type AuthoredQuestion, createRefusedOutcome } from '../authoring/authored.ts';
import type { CheckedCallContext } from '../authoring/call-with-checks.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import type { checkConversion } from './check-conversion.ts';
import { converterRole } from './converter-role.ts';
import { selectPart } from './select-part.ts';

/** Calls a model to rewrite a question, each of its parts, or the part that `part` names, as another kind. */
export async function convertWithModel(
  { question: whole, part }: { readonly question: Question; readonly part?: string | undefined },
  to: QuestionKind,
  context: CheckedCallContext<typeof checkConversion>,
): Promise<AuthoredQuestion> {
  const question = selectPart(whole, to, part);
  if ('reason' in question) return createRefusedOutcome(question.reason);
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
