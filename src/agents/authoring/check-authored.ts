import { type Finding, hasErrors } from '../../domain/finding.ts';
import { writeMetadataComments } from '../../domain/metadata-comments.ts';
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
export function checkAuthoredTex(
  tex: string,
  origin: Origin,
  roleCheck: RoleCheck = () => [],
): CheckedQuestion {
  const document = readQuestions(tex);
  const [first, ...others] = document.questions;
  if (first === undefined)
    return { latex: tex, findings: [errorFinding('reply-is-a-question', 'The reply contains no question.')] };
  const broken = document.findings.filter(({ severity }) => severity === 'error');
  const made = inheritMetadata(first.question, origin.parents[0]);
  const checked = checkAuthoredQuestion(made, origin);
  const extra =
    others.length === 0
      ? []
      : [
          errorFinding(
            'reply-is-one-question',
            `The reply contains ${others.length + 1} questions; write one.`,
          ),
        ];
  return {
    ...checked,
    ...(broken.length > 0 && { latex: tex }),
    findings: [...broken, ...extra, ...checked.findings, ...roleCheck(made)],
  };
}

/** Checks a question that was made from others; the positions of the findings refer to the returned TeX. */
export function checkAuthoredQuestion(
  question: Question,
  { parents, relation, kind }: Origin,
): CheckedQuestion {
  const missing = missingSections(question, kind).map((section) =>
    errorFinding('missing-section', `The ${section} is missing.`),
  );
  const isOther = kind !== undefined && question.kind !== kind;
  const { tex, findings } = verifyQuestion(question);
  const related = parents.flatMap((parent) => verifyRelation(printQuestion(parent), tex, { relation }));
  return {
    question,
    latex: tex,
    findings: [
      ...(isOther
        ? [errorFinding('kind-is-as-asked', `The kind is ${question.kind}; it must be ${kind}.`)]
        : []),
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
  const { subject, level, topic, outcomeId, marks, difficulty } = parent ?? {};
  const inherited = {
    ...(subject !== undefined && { subject }),
    ...(level !== undefined && { level }),
    ...(topic !== undefined && { topic }),
    ...(outcomeId !== undefined && { outcomeId }),
    ...(marks !== undefined && { marks }),
    ...(difficulty !== undefined && { difficulty }),
  };
  const question: Question = { ...inherited, ...made, source: { origin: 'variant' } };
  return { ...question, id: deriveQuestionId(question) };
}

export function errorFinding(rule: string, message: string): Finding {
  return { rule, severity: 'error', message };
}

export function passesChecks({ question, findings }: CheckedQuestion): boolean {
  return question !== undefined && !hasErrors(findings);
}

/** Removes duplicates, which arise when a question has several parents. */
function removeDuplicates(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.rule} ${each.message}`, each])).values()];
}
