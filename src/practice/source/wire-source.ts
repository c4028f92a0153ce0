import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { type SQASpec, type SqaQuestion, SqaQuestionInput } from '../../domain/sqa.ts';
import { fromSqaQuestion } from '../../domain/sqa-question-view.ts';
import { findModel } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import type { QuestionSource } from './question-source.ts';
import type { ViewQuestion } from './question-views.ts';

export const SpecInput = z.object({
  subject: z.string().min(1).meta({ description: 'Such as `Mathematics`.' }),
  level: z.string().min(1).meta({ description: 'Such as `Nat 5`; `National 5` is also accepted.' }),
});
const Outcome = SpecInput.extend({
  outcome_id: z.string().min(1).meta({ description: 'Such as `MNU-5-01`.' }),
});
export const QuestionsInput = Outcome.extend({ limit: z.number().int().min(1).max(50).default(5) });
export const GenerateInput = Outcome.extend({ marks: z.number().int().min(1).max(20).default(4) });
export const MutateInput = SqaQuestionInput;

/** The question source with the method names and the JSON format of the requirement document `sqa-graphs`, including marking schemes and answers. */
export type WireSource = {
  get_sqa_spec(input: z.infer<typeof SpecInput>): Promise<SQASpec>;
  get_local_questions(input: z.infer<typeof QuestionsInput>): Promise<SqaQuestion[]>;
  get_us_or_past_questions(input: z.infer<typeof QuestionsInput>): Promise<SqaQuestion[]>;
  generate_question(input: z.infer<typeof GenerateInput>): Promise<SqaQuestion>;
  mutate_question(input: z.infer<typeof MutateInput>): Promise<SqaQuestion>;
};

type WireSourceDependencies = {
  readonly source: QuestionSource;
  readonly view: ViewQuestion;
  /** Finds a question in the bank or among the questions that were served to learners. */
  readonly findQuestion: (id: string) => Promise<Question | undefined>;
  readonly now: () => Date;
};

export function createWireSource({ source, view, findQuestion, now }: WireSourceDependencies): WireSource {
  const toViews = (questions: readonly Question[]): Promise<SqaQuestion[]> =>
    Promise.all(questions.map((question) => view(question, { withScheme: true })));

  return {
    get_sqa_spec: (input) => source.getSqaSpec(input),
    get_local_questions: async ({ outcome_id: outcomeId, ...input }) =>
      toViews(await source.getLocalQuestions({ ...input, outcomeId })),
    get_us_or_past_questions: async ({ outcome_id: outcomeId, ...input }) =>
      toViews(await source.getUsOrPastQuestions({ ...input, outcomeId })),
    generate_question: async ({ outcome_id: outcomeId, ...input }) =>
      view(await source.generateQuestion({ ...input, outcomeId }), { withScheme: true }),
    mutate_question: async (input) => {
      const question = (await findQuestion(input.id)) ?? toQuestion(input, now());
      return view(await source.mutateQuestion(question), { withScheme: true });
    },
  };
}

const ItemModelOrigin = z.object({ item_model: z.string(), seed: z.number().int() });

/** Converts a question from the JSON format. A question of an item model is generated again from its seed; others are read from the JSON. */
export function toQuestion(wireQuestion: SqaQuestionInput, at: Date): Question {
  const origin = ItemModelOrigin.safeParse(wireQuestion.metadata);
  const model = origin.success ? findModel(origin.data.item_model) : undefined;
  if (!origin.success || model === undefined) return fromSqaQuestion(wireQuestion, at);
  const question = generateItem(model, origin.data.seed);
  if (printPartsText(question) !== wireQuestion.text)
    throw new Fault(
      'invalid-input',
      `Question ${wireQuestion.id} does not match what ${model.id} generates from its seed.`,
    );
  const { id, source, metadata } = wireQuestion;
  const { provenance } = question;
  const parentId = metadata.variant_of;
  const isVariant = provenance !== undefined && parentId !== undefined;
  return {
    ...question,
    id,
    source: { origin: source },
    ...(isVariant && { provenance: { ...provenance, parentId, relation: 'variant' } }),
  };
}
