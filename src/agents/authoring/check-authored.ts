import { type Finding, hasErrors } from '../../domain/finding.ts';
import { readMetadataComments, writeMetadataComments } from '../../domain/metadata-comments.ts';
import type { Question } from '../../domain/question.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import type { Relation } from '../../verification/relations/relation-check.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { missingSections } from './missing-sections.ts';

/** The questions a question was made from, and how. */
type Origin = {
  readonly parents: readonly Question[];
  readonly relation: Relation;
  /** The required kind. */
  readonly kind?: QuestionKind | undefined;
};

/** The result of the checks; without a question, the TeX could not be read as one. */
export type CheckedQuestion = {
  readonly question?: Question;
  readonly latex: string;
  readonly findings: readonly Finding[];
};

/** A further check that only one role makes. */
type RoleCheck = (made: Question) => readonly Finding[];

/** Reads TeX as one question and checks its structure, its numbers and its relation to the questions it was made from. */
export function checkAuthoredTex(tex: string, origin: Origin, check: RoleCheck = () => []): CheckedQuestion {
  const document = readQuestions(tex);
  const [first, ...others] = document.questions;
  if (first === undefined)
    return { latex: tex, findings: [errorFinding('reply-is-a-question', 'The reply contains no question.')] };
  const broken = document.findings.filter(({ severity }) => severity === 'error');
  const made = inheritMetadata(first.question, origin.parents[0]);
  const checked = checkAuthoredQuestion(made, origin);
  const excess = `The reply contains ${others.length + 1} questions; write one.`;
  const extra = errorUnless(others.length === 0, 'reply-is-one-question', excess);
  return {
    ...checked,
    ...(broken.length > 0 && { latex: tex }),
    findings: [...broken, ...extra, ...checked.findings, ...check(made)],
  };
}

/** Checks a question that was made from others; the positions of the findings refer to the returned TeX. */
export function checkAuthoredQuestion(question: Question, origin: Origin): CheckedQuestion {
  const { parents, relation, kind } = origin;
  const missing = missingSections(question, kind).map((section) =>
    errorFinding('missing-section', `The ${section} is missing.`),
  );
  const isKind = kind === undefined || question.kind === kind;
  const { tex, findings } = verifyQuestion(question);
  const related = parents.flatMap((parent) => verifyRelation(printQuestion(parent), tex, { relation }));
  return {
    question,
    latex: tex,
    findings: [
      ...errorUnless(isKind, 'kind-is-as-asked', `The kind is ${question.kind}; it must be ${kind}.`),
      ...missing,
      ...findings.filter(({ severity }) => severity !== 'info'),
      ...removeDuplicates(related),
    ],
  };
}

/** Prints a question in the normal form; cached, because every step of the work needs it. */
export function printQuestion(question: Question): string {
  const text = printed.get(question) ?? printQuestions([writeMetadataComments(question)]);
  printed.set(question, text);
  return text;
}

const printed = new WeakMap<Question, string>();

/** Copies subject, level, topic, outcome, marks and difficulty from the parent where the question has none of its own. */
export function inheritMetadata(made: Question, parent: Question | undefined): Question {
  const question: Question = { ...(parent && pickMetadata(parent)), ...made, source: { origin: 'variant' } };
  return { ...question, id: deriveQuestionId(question) };
}

/** The subject, level, topic, outcome, marks and difficulty of a question, as far as it has them. */
export function pickMetadata({ subject, level, topic, outcomeId, marks, difficulty }: Question) {
  return {
    ...(subject !== undefined && { subject }),
    ...(level !== undefined && { level }),
    ...(topic !== undefined && { topic }),
    ...(outcomeId !== undefined && { outcomeId }),
    ...(marks !== undefined && { marks }),
    ...(difficulty !== undefined && { difficulty }),
  };
}

/** Checks a variant that rules made of one question. */
export function checkVariantOf(parent: Question, made: Question, relation: Relation): CheckedQuestion {
  const origin = { parents: [parent], relation, kind: parent.kind };
  return checkAuthoredQuestion(inheritMetadata(made, parent), origin);
}

/** Reads and checks a variant; undefined if the TeX is not a question of the parent's kind. */
export function checkVariantTex(
  tex: string,
  parent: Question,
  relation: Relation,
): CheckedQuestion | undefined {
  const [read] = readQuestions(tex).questions;
  if (read === undefined || read.question.kind !== parent.kind) return undefined;
  const { marks: _own, ...made } = readMetadataComments(read.question);
  return checkVariantOf(parent, made, relation);
}

export function errorFinding(rule: string, message: string): Finding {
  return { rule, severity: 'error', message };
}

/** An error if a condition does not hold. */
export function errorUnless(holds: boolean, rule: string, message: string): Finding[] {
  return holds ? [] : [errorFinding(rule, message)];
}

export function passesChecks({ question, findings }: CheckedQuestion): boolean {
  return question !== undefined && !hasErrors(findings);
}

/** Removes duplicates, which arise when a question has several parents. */
function removeDuplicates(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.rule} ${each.message}`, each])).values()];
}
