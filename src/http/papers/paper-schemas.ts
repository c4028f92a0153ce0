import { z } from 'zod';
import { type BankPaper, type PaperSummary, sumPaperMarks } from '../../domain/bank-paper.ts';
import { PaperPlan } from '../../domain/paper-plan.ts';
import { QuestionKind } from '../../domain/question-kind.ts';
import { describeQuestion } from '../../practice/papers/describe-question.ts';
import type { SolvedPlan } from '../../practice/papers/solve-plan.ts';

export const PAPERS_PATH = '/api/v1/papers';

export const PaperParams = z.object({ id: z.string().min(1).max(100) });

const count = z.number().int().nonnegative();

/** The plan. The command line reads the same fields. */
export const PlanBody = PaperPlan.meta({
  id: 'PaperPlan',
  description: 'How to make a paper; docs/authors.md explains the fields.',
});

export const SummaryView = z
  .object({
    id: z.string(),
    title: z.string(),
    minutes: count,
    marks: count,
    question_count: count,
    version_count: count,
    created_by: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PaperSummary' });

export function toSummaryView(summary: PaperSummary): z.infer<typeof SummaryView> {
  const { id, title, minutes, marks, questionCount, versionCount, createdBy, createdAt } = summary;
  return {
    ...{ id, title, minutes, marks, question_count: questionCount, version_count: versionCount },
    ...{ created_by: createdBy, created_at: createdAt },
  };
}

const ChosenQuestion = z
  .object({
    id: z.string().meta({ description: 'The id of the question in the bank.' }),
    kind: QuestionKind.meta({ id: 'QuestionKind' }),
    text: z.string().meta({ description: 'The beginning of its text, as plain text.' }),
    topic: z.string().nullable(),
    difficulty: z.string().nullable(),
    marks: count,
  })
  .meta({ id: 'ChosenQuestion' });

const Block = z
  .object({
    section: z.string(),
    rule: z.number().int().nullable().meta({ description: 'The position of the rule in `fill`, from 1.' }),
    message: z.string(),
  })
  .meta({ id: 'PaperBlock' });

/** The questions that a plan would get. */
export const ChoiceView = z
  .object({
    seed: z.number().int().meta({ description: 'With this seed, the same questions are chosen again.' }),
    sections: z.array(z.object({ title: z.string(), marks: count, questions: z.array(ChosenQuestion) })),
    blocks: z.array(Block).meta({ description: 'The rules that could not be met; empty if all hold.' }),
  })
  .meta({ id: 'PaperChoice' });

export function toChoiceView(
  plan: PaperPlan,
  { seed, sections, blocks }: SolvedPlan & { readonly seed: number },
  texts: ReadonlyMap<string, string>,
): z.infer<typeof ChoiceView> {
  return {
    seed,
    sections: plan.sections.map(({ title }, index) => {
      const questions = (sections[index] ?? []).map(({ facts, marks }) => {
        const { id, kind, topic, difficulty = null } = facts;
        return { id, kind, text: texts.get(id) ?? '', topic, difficulty, marks };
      });
      return { title, marks: questions.reduce((sum, { marks }) => sum + marks, 0), questions };
    }),
    blocks: blocks.map(({ section, rule = null, message }) => ({ section, rule, message })),
  };
}

const VersionView = z
  .object({
    label: z.string(),
    marks: count,
    sections: z.array(
      z.object({
        title: z.string(),
        marks: count,
        questions: z.array(
          z.object({
            id: z.string(),
            bank_id: z.string(),
            marks: count,
            topic: z.string().nullable(),
            text: z.string().meta({ description: 'The beginning of its text, as plain text.' }),
          }),
        ),
      }),
    ),
    notes: z
      .array(z.object({ question_id: z.string(), message: z.string() }))
      .meta({ description: 'What stays as in version A, with the reason.' }),
  })
  .meta({ id: 'PaperVersion' });

/** A paper without the texts and answers of its questions. */
export const PaperView = z
  .object({
    id: z.string(),
    plan: PlanBody,
    seed: z.number().int(),
    created_by: z.string(),
    created_at: z.iso.datetime(),
    versions: z.array(VersionView),
  })
  .meta({ id: 'BankPaper' });

export function toPaperView(paper: BankPaper): z.infer<typeof PaperView> {
  const { id, plan, seed, createdBy, createdAt, versions } = paper;
  return {
    ...{ id, plan, seed, created_by: createdBy, created_at: createdAt },
    versions: versions.map((version) => ({
      label: version.label,
      marks: sumPaperMarks(version),
      sections: version.sections.map(({ section, marks, questions }) => ({
        title: section,
        marks,
        questions: questions.map((question) => ({
          id: question.id,
          bank_id: question.provenance?.parentId ?? question.id,
          marks: question.marks ?? 0,
          topic: question.topic ?? null,
          text: describeQuestion(question),
        })),
      })),
      notes: version.notes.map(({ questionId, message }) => ({ question_id: questionId, message })),
    })),
  };
}
