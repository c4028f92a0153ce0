import { type Finding, hasErrors } from '../../domain/finding.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking } from '../ask-role.ts';
import { askUntilSound } from '../authoring/ask-until-sound.ts';
import type { AuthoredIdeas } from '../authoring/authored.ts';
import { error, printQuestion } from '../authoring/examine-authored.ts';
import { ideaRole } from './idea-role.ts';

const USELESS = 'The model gave no usable reply.';
const INCOMPLETE = 'The ideas are not complete.';

/** Has a model say what is behind a question. */
export async function extractIdeasWithModel(question: Question, asking: Asking): Promise<AuthoredIdeas> {
  const text = printQuestion(question);
  const { value, findings, usage, provenance } = await askUntilSound(
    {
      role: ideaRole,
      variables: { question: text },
      source: { kind: 'text', name: question.id, text },
      examine: async (found) => examineIdeas(found),
      spell: (ideas) => JSON.stringify(ideas),
    },
    asking,
  );
  const sound = value !== undefined && !hasErrors(findings);
  return {
    ...(sound
      ? { status: 'made' }
      : { status: 'flagged', reason: value === undefined ? USELESS : INCOMPLETE }),
    findings,
    usage,
    ...(provenance !== undefined && { provenance }),
    ...(value !== undefined && { ideas: value }),
  };
}

/** Ideas without a concept or a technique say nothing. */
export function examineIdeas({ concepts, techniques }: Ideas): Finding[] {
  const says = (list: readonly string[]): boolean => list.some((each) => each.trim() !== '');
  return [
    ...(says(concepts) ? [] : [error('ideas-name-concepts', 'No concept is named; name at least one.')]),
    ...(says(techniques)
      ? []
      : [error('ideas-name-techniques', 'No technique is named; name at least one.')]),
  ];
}
