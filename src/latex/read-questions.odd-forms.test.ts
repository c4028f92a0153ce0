import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answer, Question } from '../domain/question.ts';
import { ODD_FORMS } from './odd-forms.fixture.ts';
import { printQuestions } from './print-questions.ts';
import { readQuestions } from './read-questions.ts';

function kindsOf(questions: readonly Question[]): string {
  return questions
    .map((one) => (one.kind === 'passage' ? `passage [${kindsOf(one.questions ?? [])}]` : one.kind))
    .join(' ');
}

function keyOf(answer: Answer | undefined): string {
  if (answer === undefined) return '-';
  if (answer.kind === 'choice') return answer.correct.join(' ');
  if (answer.kind === 'integer') return String(answer.value);
  if (answer.kind === 'value') return answer.text;
  return answer.pairs.map((pair) => `${pair.left}-${pair.right}`).join(' ');
}

function keysOf(questions: readonly Question[]): string {
  return questions
    .flatMap((one) => [keyOf(one.answer), ...(one.questions ?? []).map((inner) => keyOf(inner.answer))])
    .join(' ');
}

describe('readQuestions on odd forms', () => {
  for (const { claim, tex, kinds, keys } of ODD_FORMS) {
    it(`reads ${claim}`, () => {
      const questions = readQuestions(tex).questions.map((one) => one.question);

      assert.deepEqual({ kinds: kindsOf(questions), keys: keysOf(questions) }, { kinds, keys });
    });

    it(`prints ${claim} so that it reads back equal`, () => {
      const questions = readQuestions(tex).questions.map((one) => one.question);

      assert.deepEqual(
        readQuestions(printQuestions(questions)).questions.map((one) => one.question),
        questions,
      );
    });
  }
});
