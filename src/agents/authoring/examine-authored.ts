import { type Finding, hasErrors } from '../../domain/finding.ts';
import { lowerMetadata } from '../../domain/metadata-comments.ts';
import type { Question } from '../../domain/question.ts';
import { questionIdOf } from '../../domain/question-id.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import type { Relation } from '../../verification/relations/relation-check.ts';
import { verifyRelation } from '../../verification/relations/verify-relation.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { missingSections } from '../scanner/missing-sections.ts';

/** What a question was made from, and how. */
export type Origin = {
  readonly parents: readonly Question[];
  readonly relation: Relation;
  /** The kind it must have. */
  readonly kind?: QuestionKind | undefined;
};

export type Examined = {
  readonly question?: Question;
  readonly latex: string;
  readonly findings: readonly Finding[];
};

/** What else must hold of a question of some kind of work. */
export type Demand = (made: Question) => readonly Finding[];

/** Reads what was written as one question and checks its structure, its numbers and what it was made from. */
export function examineTex(tex: string, origin: Origin, demand: Demand = () => []): Examined {
  const document = readQuestions(tex);
  const [first, ...others] = document.questions;
  if (first === undefined)
    return { latex: tex, findings: [error('reply-is-a-question', 'There is no question in it.')] };
  const broken = document.findings.filter(({ severity }) => severity === 'error');
  const made = inherit(first.question, origin.parents[0]);
  const examined = examineQuestion(made, origin);
  const extra =
    others.length === 0
      ? []
      : [error('reply-is-one-question', `These are ${others.length + 1} questions; write one.`)];
  return {
    ...examined,
    ...(broken.length > 0 && { latex: tex }),
    findings: [...broken, ...extra, ...examined.findings, ...demand(made)],
  };
}

/** Checks a question that was made from others; its TeX is the normal form, which the places speak of. */
export function examineQuestion(question: Question, { parents, relation, kind }: Origin): Examined {
  const missing = missingSections(question, kind).map((section) =>
    error('missing-section', `The ${section} is missing.`),
  );
  const isOther = kind !== undefined && question.kind !== kind;
  const { tex, findings } = verifyQuestion(question);
  const related = parents.flatMap((parent) => verifyRelation(printQuestion(parent), tex, { relation }));
  return {
    question,
    latex: tex,
    findings: [
      ...(isOther ? [error('kind-is-as-asked', `This is ${question.kind}; it was to be ${kind}.`)] : []),
      ...missing,
      ...findings.filter(({ severity }) => severity !== 'info'),
      ...distinct(related),
    ],
  };
}

/** The normal form, which every step asks for anew. */
export function printQuestion(question: Question): string {
  const text = printed.get(question) ?? printQuestions([lowerMetadata(question)]);
  printed.set(question, text);
  return text;
}

const printed = new WeakMap<Question, string>();

/** A made question belongs where its parent does, unless it says otherwise. */
export function inherit(made: Question, parent: Question | undefined): Question {
  const { subject, level, topic, outcomeId, marks, difficulty } = parent ?? {};
  const place = {
    ...(subject !== undefined && { subject }),
    ...(level !== undefined && { level }),
    ...(topic !== undefined && { topic }),
    ...(outcomeId !== undefined && { outcomeId }),
    ...(marks !== undefined && { marks }),
    ...(difficulty !== undefined && { difficulty }),
  };
  const question: Question = { ...place, ...made, source: { origin: 'variant' } };
  return { ...question, id: questionIdOf(question) };
}

export function error(rule: string, message: string): Finding {
  return { rule, severity: 'error', message };
}

export function isSound({ question, findings }: Examined): boolean {
  return question !== undefined && !hasErrors(findings);
}

/** One finding for each thing that is wrong, however many parents it is wrong about. */
function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.rule} ${each.message}`, each])).values()];
}
