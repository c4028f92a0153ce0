import { type StructuredToolInterface, tool } from '@langchain/core/tools';
import { GenerateInput, MutateInput, QuestionsInput, SpecInput, type WireSource } from './wire-source.ts';

/** Creates LangChain tools for the question source, with the names of the requirement document `sqa-graphs`. */
export function createQuestionTools(source: WireSource): StructuredToolInterface[] {
  return [
    tool((input) => source.get_sqa_spec(SpecInput.parse(input)), {
      name: 'get_sqa_spec',
      description: 'Get SQA spec and assessment structure for a subject+level.',
      schema: SpecInput,
    }),
    tool((input) => source.get_local_questions(QuestionsInput.parse(input)), {
      name: 'get_local_questions',
      description: 'Fetch centre/real-life questions for an outcome.',
      schema: QuestionsInput,
    }),
    tool((input) => source.get_us_or_past_questions(QuestionsInput.parse(input)), {
      name: 'get_us_or_past_questions',
      description:
        'Fetch from Understanding Standards or SQA past papers. Returns [] when level below Nat 5.',
      schema: QuestionsInput,
    }),
    tool((input) => source.generate_question(GenerateInput.parse(input)), {
      name: 'generate_question',
      description: 'LLM fallback when no questions are found.',
      schema: GenerateInput,
    }),
    tool((input) => source.mutate_question(MutateInput.parse(input)), {
      name: 'mutate_question',
      description: 'Create a fresh variant from an existing question.',
      schema: MutateInput,
    }),
  ];
}
