import type { ModelCallContext } from '../../agents/call-role.ts';
import type { WriteQuestion } from './generate-question.ts';
import type { VaryQuestion } from './mutate-question.ts';

/** `varyQuestion` writes a variant of an existing question. */
export type ModelWriter = { readonly writeQuestion: WriteQuestion; readonly varyQuestion: VaryQuestion };

/** Creates functions that write and vary questions with a language model. The model is opened at its first use. */
export function createModelWriter(openContext: () => Promise<ModelCallContext>): ModelWriter {
  return {
    async writeQuestion({ course, outcome, marks }) {
      const { writeSqaQuestion } = await import('../../agents/sqa-writer/write-sqa-question.ts');
      const { subject, level } = course;
      const skills = outcome.topics.flatMap((topic) => topic.skills);
      const target = { subject, level, marks, skills, outcomeId: outcome.id, outcomeLabel: outcome.label };
      return writeSqaQuestion(target, await openContext());
    },
    async varyQuestion(question) {
      const { varySqaQuestion } = await import('../../agents/sqa-writer/write-sqa-question.ts');
      return varySqaQuestion(question, await openContext());
    },
  };
}
