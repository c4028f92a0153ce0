import { formatResponse, parseResponse } from '../../domain/learner-response.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { MarkedStep } from '../../domain/practice-marking.ts';
import type { Question } from '../../domain/question.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { answerMarkerRole, type ProposedPoint } from './answer-marker-role.ts';

/** An answer with the steps of its scheme that wait for a person. */
type OpenAnswer = {
  readonly question: Question;
  /** The answer as stored; an answer with a text for each part is JSON. */
  readonly response: string;
  readonly steps: readonly MarkedStep[];
};

export type ProposeMarks = (answer: OpenAnswer) => Promise<ProposedPoint[]>;

/** Calls a model to propose, with a reason, which of the steps an answer earns. A person decides. */
export async function proposeMarks(
  { question, response, steps }: OpenAnswer,
  context: ModelCallContext,
): Promise<ProposedPoint[]> {
  const variables = {
    question: printPartsText(question),
    points: steps.map(formatStep).join('\n'),
    answer: formatResponse(parseResponse(response)),
  };
  const source = { kind: 'text', name: 'answer', text: '' } as const;
  const { value } = await callRole(answerMarkerRole, { variables, source }, context);
  return value.points.filter(({ n }) => steps.some((step) => step.n === n));
}

function formatStep({ n, part, step, example }: MarkedStep): string {
  const place = part === undefined ? '' : ` in part ${formatPartPath(part)}`;
  return `${n}.${place} ${step}${example === null ? '' : `, for example: ${example}`}`;
}
