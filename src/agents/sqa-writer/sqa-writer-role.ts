import { z } from 'zod';
import type { Question } from '../../domain/question.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { createWrittenQuestionSchema, type QuestionPlacement } from './written-question.ts';

const WriteVariables = z.object({ course: z.string(), outcome: z.string(), marks: z.string() });
const VaryVariables = z.object({ question: z.string(), answer: z.string(), marks: z.string() });

/** Creates the role that writes a new question for a learning outcome. */
export function createSqaWriterRole(
  placement: QuestionPlacement,
): RoleDefinition<z.infer<typeof WriteVariables>, Question> {
  return {
    role: 'writer',
    prompt: loadPrompt(new URL('./write-sqa-question.prompt.md', import.meta.url), WriteVariables),
    reply: createWrittenQuestionSchema(placement),
    examplesProvider: QUESTION_PROVIDER,
  };
}

/** Creates the role that writes a variant of a question. */
export function createSqaVariantRole(
  placement: QuestionPlacement,
): RoleDefinition<z.infer<typeof VaryVariables>, Question> {
  return {
    role: 'variant',
    prompt: loadPrompt(new URL('./vary-sqa-question.prompt.md', import.meta.url), VaryVariables),
    reply: createWrittenQuestionSchema(placement),
  };
}
