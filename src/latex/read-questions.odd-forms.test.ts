import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listLeafParts } from '../domain/part-path.ts';
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
  switch (answer?.kind) {
    case undefined:
      return '-';
    case 'choice':
      return answer.correct.join(' ');
    case 'integer':
      return String(answer.value);
    case 'value':
      return answer.text;
    case 'matches':
      return answer.pairs.map((pair) => `${pair.left}-${pair.right}`).join(' ');
    default:
      return JSON.stringify(answer);
  }
}

function formatParts(questions: readonly Question[]): string {
  return questions
    .flatMap((question) => [question, ...(question.questions ?? [])])
    .map((question) =>
      listLeafParts(question)
        .map(
          ({ path, part: { marks, answer } }) =>
            `${path}${marks === undefined ? '' : `[${marks}]`}=${formatKey(answer)}`,
        )
        .join(' '),
    )
    .filter((parts) => parts !== '')
    .join('; ');
}

function formatKeys(questions: readonly Question[]): string {
  return questions
    .flatMap((question) => [question, ...(question.questions ?? [])])
    .map((question) => formatKey(question.answer))
    .join(' ');
}

describe('readQuestions on odd forms', () => {
  for (const { description: claim, tex, kinds, keys, parts = '' } of ODD_FORMS) {
    it(`reads ${claim}`, () => {
      const questions = readQuestions(tex).questions.map(({ question }) => question);

      assert.deepEqual(
        { kinds: formatKinds(questions), keys: formatKeys(questions), parts: formatParts(questions) },
        { kinds, keys, parts },
      );
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
