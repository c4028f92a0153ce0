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
import { findMissingSections } from './missing-sections.ts';
import { pairParts } from './pair-parts.ts';

/** The parents of a question, and its relation to them. */
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

/** A further check that only one role needs. */
type RoleCheck = (question: Question) => readonly Finding[];

/** Reads TeX as one question and checks its structure, its numbers and its relation to its parents. */
export function checkAuthoredTex(tex: string, origin: Origin, check: RoleCheck = () => []): CheckedQuestion {
  const document = readQuestions(tex);
  const [first, ...others] = document.questions;
  if (first === undefined)
    return {
      latex: tex,
      findings: [createErrorFinding('reply-is-a-question', 'The reply contains no question.')],
    };
  const readErrors = document.findings.filter(({ severity }) => severity === 'error');
  const question = inheritMetadata(first.question, origin.parents[0]);
  const checked = checkAuthoredQuestion(question, origin);
  const message = `The reply contains ${others.length + 1} questions; write one.`;
  const extraQuestions = createErrorUnless(others.length === 0, 'reply-is-one-question', message);
  return {
    ...checked,
    ...(readErrors.length > 0 && { latex: tex }),
    findings: [...readErrors, ...extraQuestions, ...checked.findings, ...check(question)],
  };
}

/** Checks a question that was made from others; the positions of the findings refer to the returned TeX. */
export function checkAuthoredQuestion(question: Question, origin: Origin): CheckedQuestion {
  const { parents, relation, kind } = origin;
  const missingErrors = findMissingSections(question, kind).map((section) =>
    createErrorFinding('missing-section', `The ${section} is missing.`),
  );
  const isKind = kind === undefined || question.kind === kind;
  const { tex, findings } = verifyQuestion(question);
  const relationFindings = parents.flatMap((parent) =>
    verifyRelation(printQuestion(parent), tex, { relation }),
  );
  return {
    question,
    latex: tex,
    findings: [
      ...createErrorUnless(isKind, 'kind-is-as-asked', `The kind is ${question.kind}; it must be ${kind}.`),
      ...missingErrors,
      ...(VARIANTS.has(relation) ? parents.flatMap((parent) => checkPartsAreKept(question, parent)) : []),
      ...findings.filter(({ severity }) => severity !== 'info'),
      ...removeDuplicates(relationFindings),
    ],
  };
}

/** Relations that keep the parts of a question. */
const VARIANTS: ReadonlySet<Relation> = new Set(['numerical', 'context', 'conceptual', 'calculus']);

function checkPartsAreKept(question: Question, parent: Question): Finding[] {
  const message = 'The parts differ from those of the source; keep their labels and their order.';
  return createErrorUnless(pairParts(parent, question) !== undefined, 'parts-are-kept', message);
}

/** Prints a question as TeX; cached, because many functions need the TeX of the same question. */
export function printQuestion(question: Question): string {
  const text = printedTex.get(question) ?? printQuestions([writeMetadataComments(question)]);
  printedTex.set(question, text);
  return text;
}

const printedTex = new WeakMap<Question, string>();

/** Copies subject, level, topic, outcome, marks and difficulty from the parent where the question has none. */
export function inheritMetadata(child: Question, parent: Question | undefined): Question {
  const question: Question = { ...(parent && pickMetadata(parent)), ...child, source: { origin: 'variant' } };
  return { ...question, id: deriveQuestionId(question) };
}

/** Returns the subject, level, topic, outcome, marks and difficulty of a question; absent fields are left out. */
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

/** Checks a variant that rules made from one question. */
export function checkVariantQuestion(
  parent: Question,
  variant: Question,
  relation: Relation,
): CheckedQuestion {
  const origin = { parents: [parent], relation, kind: parent.kind };
  return checkAuthoredQuestion(inheritMetadata(variant, parent), origin);
}

/** Reads and checks a variant; undefined if the TeX is not a question of the parent's kind. */
export function checkVariantTex(
  tex: string,
  parent: Question,
  relation: Relation,
): CheckedQuestion | undefined {
  const [read] = readQuestions(tex).questions;
  if (read === undefined || read.question.kind !== parent.kind) return undefined;
  const { marks: _marks, ...variant } = readMetadataComments(read.question);
  return checkVariantQuestion(parent, variant, relation);
}

export function createErrorFinding(rule: string, message: string): Finding {
  return { rule, severity: 'error', message };
}

/** Returns one error, or none if the condition holds. */
export function createErrorUnless(holds: boolean, rule: string, message: string): Finding[] {
  return holds ? [] : [createErrorFinding(rule, message)];
}

export function passesChecks({ question, findings }: CheckedQuestion): boolean {
  return question !== undefined && !hasErrors(findings);
}

/** Removes equal findings, which arise when a question has several parents. */
function removeDuplicates(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.rule} ${finding.message}`, finding])).values()];
}
