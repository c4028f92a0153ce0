import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { defaultMarkingPolicies } from '../../domain/default-marking-policies.ts';
import type { Bullet, Evidence } from '../../domain/marking-scheme.ts';
import { createQuestion } from '../../domain/question.ts';
import { markResponse } from '../mark-response.ts';

/** A short question that is answered by terms, with the marks of its answers by the marking rules. */
const TermQuestion = z.strictObject({
  /** What the answers vary: another name, a list that is too long, a spelling. */
  kind: z.string(),
  stem: z.string(),
  /** The accepted wordings, and the terms that cancel them. */
  accept: z.array(z.string()).optional(),
  cancel: z.array(z.string()).optional(),
  /** The points of a list, of which `count` are requested. */
  points: z.array(z.array(z.string())).optional(),
  count: z.number().optional(),
  /** The entries of a table in order, and the other values in it. */
  entries: z.array(z.string()).optional(),
  others: z.array(z.string()).optional(),
  /** Letters in the right order: one mark for the first two, one for all. */
  sequence: z.string().optional(),
  marks: z.record(z.string(), z.number()),
});
type TermQuestion = z.infer<typeof TermQuestion>;

export type TermResponse = {
  readonly kind: string;
  readonly response: string;
  readonly marks: number;
  readonly awarded: number;
  readonly byPerson: number;
};

/** Marks all answers of `term-responses.jsonl`. */
export function markTermResponses(): TermResponse[] {
  const lines = readFileSync(new URL('term-responses.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.flatMap((line) => {
    const question = TermQuestion.parse(JSON.parse(line));
    return Object.entries(question.marks).map(([response, marks]) => {
      const { marksAwarded: awarded, marksByPerson: byPerson } = markResponse(
        toQuestion(question),
        response,
        { requireWorking: true },
      );
      return { kind: question.kind, response, marks, awarded, byPerson };
    });
  });
}

function toQuestion(question: TermQuestion) {
  return createQuestion({
    id: 'terms',
    kind: 'subjective',
    stem: question.stem,
    subject: 'Biology',
    markingScheme: {
      bullets: listEvidence(question).map((evidence, index) => toBullet(evidence, index + 1)),
      policies: defaultMarkingPolicies('Biology'),
      misconceptions: [],
    },
  });
}

function toBullet(evidence: Evidence, n: number): Bullet {
  return {
    n,
    marks: 1,
    kind: 'process',
    generic: 'Give the answer',
    evidence,
    requires: [],
    impliedBy: [],
    followThrough: { mode: 'no' },
    gapTags: [],
  };
}

function listEvidence(question: TermQuestion): Evidence[] {
  const { accept, cancel = [], points, count = 1, entries = [], others = [], sequence } = question;
  if (accept) return [{ kind: 'wording', anyOf: accept, noneOf: cancel }];
  if (points)
    return Array.from({ length: count }, (_, index) => ({ kind: 'points', points, atLeast: index + 1 }));
  if (sequence !== undefined)
    return [2, sequence.length].map((length) => {
      const letters = sequence.slice(0, length);
      return { kind: 'wording', anyOf: [letters.split('').join(' '), letters] };
    });
  return entries.map((entry, index) => ({
    kind: 'wording',
    anyOf: [entry],
    noneOf: [...others, ...entries.filter((other) => other !== entry)],
    entry: index + 1,
  }));
}
