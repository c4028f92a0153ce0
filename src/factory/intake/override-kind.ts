import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { Answer } from '../../domain/question-content.ts';
import { hasOptions, type QuestionKind } from '../../domain/question-kind.ts';

type KindOverride = { readonly question: Question; readonly finding?: Finding };

/** Changes the kind of a question if its options and answer allow it; otherwise returns it unchanged with a finding. */
export function overrideKind(question: Question, kind: QuestionKind): KindOverride {
  if (question.kind === kind) return { question };
  const reason = explainMismatch(question, kind);
  if (reason !== undefined) return { question, finding: createMismatchFinding(question, kind, reason) };
  const answer = convertAnswer(question, kind);
  const { answer: _previousAnswer, ...rest } = question;
  return { question: { ...rest, kind, ...(answer === undefined ? {} : { answer }) } };
}

/** Explains why the question cannot have this kind; returns undefined if it can. */
function explainMismatch(question: Question, kind: QuestionKind): string | undefined {
  if (question.kind === 'passage') return 'a passage contains several questions';
  if (kind === 'passage') return 'it has no questions of its own';
  if (kind === 'match' && question.table === undefined) return 'it has no table to match';
  if (hasOptions(kind) && question.options.length === 0) return 'it has no options';
  if (!hasOptions(kind) && question.options.length > 0) return 'it has options';
  const correctCount = question.options.filter((option) => option.correct).length;
  if (kind !== 'mcq_mc' && correctCount > 1) return `${correctCount} options are marked correct`;
  if (kind === 'integer' && findInteger(question.answer) === undefined)
    return 'its answer is not a whole number';
  return undefined;
}

function convertAnswer(question: Question, kind: QuestionKind): Answer | undefined {
  const { answer } = question;
  const integer = findInteger(answer);
  if (kind === 'integer' && integer !== undefined) return { kind: 'integer', value: integer };
  if (kind === 'subjective' && answer?.kind === 'integer')
    return { kind: 'value', tex: String(answer.value), text: String(answer.value) };
  return answer;
}

function findInteger(answer: Answer | undefined): number | undefined {
  if (answer?.kind === 'integer') return answer.value;
  return answer?.kind === 'value' && /^[+-]?\d{1,15}$/.test(answer.text.trim())
    ? Number(answer.text)
    : undefined;
}

function createMismatchFinding(question: Question, kind: QuestionKind, reason: string): Finding {
  return {
    rule: 'type-does-not-fit',
    severity: 'error',
    message: `The question stays ${question.kind}; it cannot be read as ${kind}: ${reason}.`,
    field: 'kind',
  };
}
