import type { z } from 'zod';
import { createQuestion, Question } from '../../domain/question.ts';
import { questionIdOf } from '../../domain/question-id.ts';
import { type FieldProblem, invalidRequest } from '../invalid-request.ts';
import { camelKeys, snakeKeys } from '../snake-keys.ts';
import type { WireQuestion, WireQuestionDraft } from './wire-question.ts';

/** The question in the words of the wire. */
export function toWireQuestion(question: Question): WireQuestion {
  return snakeKeys(question);
}

/** The question in our words; what its shape cannot say, such as a consistent scheme, is checked here. */
export function fromWireQuestion(wire: WireQuestion): Question {
  return parseQuestion(camelKeys(wire));
}

export function fromWireDraft(draft: WireQuestionDraft): Question {
  const empty = createQuestion({ id: 'new', kind: draft.kind, stem: draft.stem });
  const given = parseQuestion({ ...empty, ...camelKeys(draft) });
  return draft.id === undefined ? { ...given, id: questionIdOf(given) } : given;
}

function parseQuestion(input: unknown): Question {
  const parsed = Question.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error.issues.map(problemOf));
}

function problemOf({ path, message }: z.core.$ZodIssue): FieldProblem {
  return { in: 'body', path: path.map((key) => snakeKeyOf(String(key))).join('.'), problem: message };
}

function snakeKeyOf(key: string): string {
  return Object.keys(snakeKeys({ [key]: 0 })).join();
}
