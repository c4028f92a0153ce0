import { performance } from 'node:perf_hooks';
import type { Question } from '../src/domain/question.ts';
import { getModel } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';
import { generatedResponses, writtenResponses } from '../src/marking/examiner/examiner-response.fixture.ts';
import { mathematicsQuestions } from '../src/marking/examiner/mathematics-questions.table.ts';
import { scienceQuestions } from '../src/marking/examiner/science-questions.table.ts';
import { markQuestion } from '../src/marking/mark-question.ts';
import { agree } from '../src/maths/agree/agree.ts';
import { median } from './median.ts';

const ROUNDS = 7;

/** A response of a learner to a question. */
type ResponseCase = {
  readonly question: Question;
  readonly response: string;
  readonly requireWorking: boolean;
};

/** Measures how many responses are marked per second; the baseline compares every line with the answer once. */
export const bench = {
  name: 'marking-scripts',
  run: async (): Promise<string> => {
    const responses = collectResponses();
    const rounds = Array.from({ length: ROUNDS }, () => ({
      marking: measureMs(() => responses.forEach(markResponse)),
      comparing: measureMs(() => responses.forEach(compareLines)),
    }));
    const [marking, comparing] = [
      median(rounds.map((round) => round.marking)),
      median(rounds.map((round) => round.comparing)),
    ];
    const slowest = Math.max(...responses.map((each) => measureMs(() => markResponse(each))));
    return formatTable({ count: responses.length, marking, comparing, slowest });
  },
};

function collectResponses(): ResponseCase[] {
  const questions = new Map<string, Question>(
    Object.entries({ ...mathematicsQuestions, ...scienceQuestions }),
  );
  for (const { question: id } of generatedResponses) {
    if (!questions.has(id)) questions.set(id, generateItem(getModel(id), 1));
  }
  return [...writtenResponses, ...generatedResponses]
    .filter(({ category }) => category !== 'hostile')
    .flatMap(({ question: id, response, working }) => {
      const question = questions.get(id);
      return question ? [{ question, response, requireWorking: working === true }] : [];
    });
}

function markResponse({ question, response, requireWorking }: ResponseCase): void {
  markQuestion(question, response, { requireWorking });
}

function compareLines({ question, response }: ResponseCase): void {
  const expected = question.answer?.kind === 'value' ? question.answer.tex : '1';
  for (const line of response.split('\n')) agree(expected, line);
}

function measureMs(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

type Figures = {
  readonly count: number;
  readonly marking: number;
  readonly comparing: number;
  readonly slowest: number;
};

function formatTable({ count, marking, comparing, slowest }: Figures): string {
  const perSecond = (ms: number) =>
    Math.round((count / ms) * 1000)
      .toLocaleString('en-GB')
      .padStart(8);
  return [
    `${count} responses, median of ${ROUNDS} rounds`,
    `one comparison per line    ${perSecond(comparing)} responses/s  1.00×`,
    `marked bullet by bullet    ${perSecond(marking)} responses/s  ${(marking / comparing).toFixed(2)}× the time`,
    `slowest response           ${slowest.toFixed(0).padStart(8)} ms`,
  ].join('\n');
}
