import type { CourseOutcome } from '../domain/course-spec.ts';
import type { ExamResult } from '../domain/exam-result.ts';
import { NO_ATTEMPT, UNCLASSIFIED } from '../marking/awarding/find-gap-tags.ts';
import { findConcept } from '../marking/remediation/find-concept.ts';
import { escapeTex } from '../text/escape-tex.ts';

const MAX_ADVICE_LINES = 3;

/** Explains what to learn for an outcome with lost marks, as LaTeX text: advice for the recognised mistakes, or else the topics of the outcome. */
export function explainGap(gap: ExamResult['gaps'][number], outcomes: readonly CourseOutcome[]): string {
  const { outcome_id: id, label, marks_lost, marks_available, gap_tags } = gap;
  const mistakeTags = gap_tags.filter((tag) => tag !== NO_ATTEMPT && tag !== UNCLASSIFIED);
  const mistakeAdvice = mistakeTags.flatMap((tag) => findConcept(tag) ?? []).slice(0, MAX_ADVICE_LINES);
  const advice =
    mistakeAdvice.length > 0 ? mistakeAdvice : writeTopics(outcomes.find((outcome) => outcome.id === id));
  return [`${escapeTex(label)}: ${marks_lost} of ${marks_available} marks lost.`, ...advice].join('\n');
}

/** Writes one sentence that lists the topics of an outcome. */
function writeTopics(outcome: CourseOutcome | undefined): string[] {
  const [first, ...others] = outcome?.topics ?? [];
  if (first === undefined) return [];
  const skills = listSkillsInWords(first.skills);
  const details = skills.length > 0 ? ` (${skills.join(', ')})` : '';
  if (others.length === 0) return [`Go over this topic: ${escapeTex(first.label)}${details}.`];
  return [`Go over these topics: ${[first, ...others].map(({ label }) => escapeTex(label)).join(', ')}.`];
}

/** Lists the skills that are written in words, as LaTeX text. Skills with formulas, such as `s=ut+half at^2`, are notes for authors. */
export function listSkillsInWords(skills: readonly string[]): string[] {
  return skills.filter((skill) => !/[=^_]/u.test(skill)).map(escapeTex);
}
