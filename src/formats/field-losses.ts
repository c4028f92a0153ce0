import type { Loss } from '../domain/loss.ts';
import type { PlainQuestion, Question } from '../domain/question.ts';
import type { QuestionSection } from '../domain/question-sections.ts';

/** What a format does with one field, if a question or part has it. */
export type LossRule<T> = {
  readonly field: string;
  readonly level: Exclude<Loss['level'], 'exact'>;
  readonly code: string;
  readonly message: string;
  readonly applies: (item: T) => boolean;
};

/** The losses of a format: rules for whole questions, and rules for questions and parts alike. */
export type LossRules = {
  readonly question: readonly LossRule<PlainQuestion>[];
  readonly section: readonly LossRule<QuestionSection>[];
};

/** Lists what a format does not keep of a question, its parts and, in a passage, its questions. */
export function listFieldLosses(question: Question, rules: LossRules): Loss[] {
  return [question, ...(question.questions ?? [])].flatMap((each) => {
    const prefix = each === question ? '' : `questions.${each.id}.`;
    return [
      ...applyRules(rules.question, each, question.id, prefix),
      ...listSectionPaths(each).flatMap(({ section, path }) =>
        applyRules(rules.section, section, question.id, prefix + path),
      ),
    ];
  });
}

function listSectionPaths(question: PlainQuestion): { section: QuestionSection; path: string }[] {
  const parts = (question.parts ?? []).flatMap((part) => [
    { section: part, path: `parts.${part.label}.` },
    ...(part.parts ?? []).map((inner) => ({ section: inner, path: `parts.${part.label}.${inner.label}.` })),
  ]);
  return [{ section: question, path: '' }, ...parts];
}

function applyRules<T>(rules: readonly LossRule<T>[], item: T, question: string, prefix: string): Loss[] {
  return rules
    .filter(({ applies }) => applies(item))
    .map(({ field, level, code, message }) => ({ question, field: prefix + field, level, code, message }));
}

/** Whether a question has fields about itself that a learner does not see, such as its subject or its source. */
export function hasMetadata(question: PlainQuestion): boolean {
  const { subject, level, topic, outcomeId, difficulty, comments, source, provenance } = question;
  const fields = [subject, level, topic, outcomeId, difficulty, source, provenance];
  return comments.length > 0 || fields.some((field) => field !== undefined);
}
