import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { type AuthoredIdeas, UNUSABLE_REPLY } from '../authoring/authored.ts';
import { callWithChecks } from '../authoring/call-with-checks.ts';
import { createErrorUnless, printQuestion } from '../authoring/check-authored.ts';
import type { ModelCallContext } from '../call-role.ts';
import { ideaRole } from './idea-role.ts';

/** Calls a model to list the concepts, formulas, techniques and difficulties of a question. */
export async function extractIdeasWithModel(
  question: Question,
  context: ModelCallContext,
): Promise<AuthoredIdeas> {
  const text = printQuestion(question);
  const { value, findings, usage, provenance } = await callWithChecks(
    {
      role: ideaRole,
      variables: { question: text },
      source: { kind: 'text', name: question.id, text },
      check: async (ideas) => checkIdeas(ideas),
      format: (ideas) => JSON.stringify(ideas),
    },
    context,
  );
  const isComplete = value !== undefined && !hasErrors(findings);
  return {
    ...(isComplete
      ? { status: 'made' }
      : { status: 'flagged', reason: value === undefined ? UNUSABLE_REPLY : 'The ideas are not complete.' }),
    findings,
    usage,
    ...(provenance !== undefined && { provenance }),
    ...(value !== undefined && { ideas: value }),
  };
}

/** Checks that the ideas contain at least one concept and one technique. */
function checkIdeas({ concepts, techniques }: Ideas): Finding[] {
  const hasText = (list: readonly string[]): boolean => list.some((text) => text.trim() !== '');
  return [
    ...createErrorUnless(hasText(concepts), 'ideas-name-concepts', 'No concept is named; name at least one.'),
    ...createErrorUnless(
      hasText(techniques),
      'ideas-name-techniques',
      'No technique is named; name at least one.',
    ),
  ];
}
