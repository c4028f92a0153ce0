import { readQuestions } from '../../latex/read-questions.ts';
import { writtenQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import type { RelationCheck } from './relation-check.ts';

const parent = writtenQuestion(
  'A car brakes from $20$ metres per second in $4$ seconds. Find its deceleration.',
  'It is $\\frac{20}{4} = 5$.',
);

export const multiContextIsOneProblem: RelationCheck = {
  id: 'multi-context-is-one-problem',
  meaning: 'A question made from several contexts is one problem with one solution, not separate fragments.',
  severity: 'error',
  relations: ['multi_context'],
  exampleRelation: 'multi_context',
  parent,
  fails: writtenQuestion(
    'A car brakes from $20$ metres per second. Find its deceleration. A stone falls. Find its speed. A spring is stretched. Find its energy.',
    'There are three answers.',
  ),
  passes: writtenQuestion(
    'A car brakes from $20$ metres per second in $4$ seconds while a spring in its seat gives way. Find how far the spring is compressed.',
    'It is $\\frac{20}{4} = 5$ centimetres.',
  ),
  run: ({ child }) => {
    const questionCount = child.stem.prose.match(/\?|\b(?:find|calculate|determine)\b/gi)?.length ?? 0;
    const hasFragments = /\b(?:part|case|problem|context|scenario)\s*(?:\(?[1-9a-d]\)?|one|two)\s*[:.]/i.test(
      child.stem.visible,
    );
    const location = { ...(child.stem.span && { span: child.stem.span }), field: 'stem' };
    const { questions } = readQuestions(child.source);
    const solutions = child.question.alternateSolutions.length === 0 ? countSolutions(child) : 1;
    if (questions.length > 1 || solutions > 1)
      return [
        {
          message: `The contexts became ${Math.max(questions.length, solutions)} problems; combine them into one with one solution.`,
          ...location,
        },
      ];
    if (hasFragments)
      return [{ message: 'The contexts are separate parts; combine them into one problem.', ...location }];
    if (questionCount < 2) return [];
    // Two questions may belong together; more do not.
    const lowerSeverity = questionCount > 2 ? {} : { severityShift: -1 as const };
    return [
      {
        message: `The stem asks ${questionCount} things; a combined problem asks one.`,
        ...location,
        ...lowerSeverity,
      },
    ];
  },
};

function countSolutions({ source, spans }: QuestionView): number {
  const text = source.slice(spans.question.start, spans.question.end);
  return text.match(/\\begin\{solution\}/g)?.length ?? 0;
}
