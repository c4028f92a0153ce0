import type { ModelCallContext } from '../../agents/call-role.ts';
import type { WriteQuestion } from './generate-question.ts';
import type { VaryQuestion } from './mutate-question.ts';

export type ModelWriter = { readonly writeQuestion: WriteQuestion; readonly varyQuestion: VaryQuestion };

/** Writes and varies questions with a model, which is opened at the first question. */
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
