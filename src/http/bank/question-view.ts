import type { z } from 'zod';
import { createPart } from '../../domain/part.ts';
import { createQuestion, Question } from '../../domain/question.ts';
import { deriveQuestionId } from '../../domain/question-id.ts';
import { upgradeRecord } from '../../domain/upgrade-question.ts';
import { type FieldError, invalidRequest } from '../invalid-request.ts';
import { camelKeys, snakeKeys } from '../snake-keys.ts';
import type { WireQuestion, WireQuestionDraft, WireQuestionInput } from './wire-question.ts';

/** Converts a question to the wire format. */
export function toWireQuestion(question: Question): WireQuestion {
  return snakeKeys(question);
}

/** Converts a question from the wire format and checks rules that the schema cannot express, such as a consistent marking scheme. */
export function fromWireQuestion(wire: WireQuestionInput): Question {
  return parseQuestion(camelKeys(wire));
}

/** Completes a draft with empty lists and, if it has none, a derived id. */
export function fromWireDraft({ schema_version: version = 1, parts, ...draft }: WireQuestionDraft): Question {
  const empty = createQuestion({ id: 'new', kind: draft.kind, stem: draft.stem });
  const question = parseQuestion({
    ...empty,
    ...camelKeys(draft),
    ...(parts && { parts: parts.map(completePart) }),
    schemaVersion: version,
  });
  return draft.id === undefined ? { ...question, id: deriveQuestionId(question) } : question;
}

type PartDraft = NonNullable<WireQuestionDraft['parts']>[number];

function completePart({ parts, ...part }: PartDraft): object {
  const { label, text } = part;
  return {
    ...createPart({ label, text }),
    ...camelKeys(part),
    ...(parts && { parts: parts.map(completePart) }),
  };
}

/** Parses a question. A question of version 1, in which the parts are only text of the stem, is upgraded. */
function parseQuestion(input: unknown): Question {
  const parsed = Question.safeParse(upgradeRecord(input));
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error.issues.map(toFieldProblem));
}

function toFieldProblem({ path, message }: z.core.$ZodIssue): FieldError {
  return { in: 'body', path: path.map((key) => toSnakeKey(String(key))).join('.'), problem: message };
}

function toSnakeKey(key: string): string {
  return Object.keys(snakeKeys({ [key]: 0 })).join();
}
