import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Question } from '../domain/question.ts';
import type { Answer } from '../domain/question-content.ts';
import { ODD_FORMS } from './odd-forms.fixture.ts';
import { printQuestions } from './print-questions.ts';
import { readQuestions } from './read-questions.ts';

function formatKinds(questions: readonly Question[]): string {
  return questions
    .map(({ kind, questions: inner = [] }) => (kind === 'passage' ? `passage [${formatKinds(inner)}]` : kind))
    .join(' ');
}

function formatKey(answer: Answer | undefined): string {
  if (answer === undefined) return '-';
  if (answer.kind === 'choice') return answer.correct.join(' ');
  if (answer.kind === 'integer') return String(answer.value);
  if (answer.kind === 'value') return answer.text;
  return answer.pairs.map((pair) => `${pair.left}-${pair.right}`).join(' ');
}

function formatKeys(questions: readonly Question[]): string {
  return questions
    .flatMap((question) => [question, ...(question.questions ?? [])])
    .map((question) => formatKey(question.answer))
    .join(' ');
}

describe('readQuestions on odd forms', () => {
  for (const { description: claim, tex, kinds, keys } of ODD_FORMS) {
    it(`reads ${claim}`, () => {
      const questions = readQuestions(tex).questions.map(({ question }) => question);

      assert.deepEqual({ kinds: formatKinds(questions), keys: formatKeys(questions) }, { kinds, keys });
    });

    it(`prints ${claim} so that it reads back equal`, () => {
      const questions = readQuestions(tex).questions.map(({ question }) => question);

      assert.deepEqual(
        readQuestions(printQuestions(questions)).questions.map(({ question }) => question),
        questions,
      );
    });
  }
});
