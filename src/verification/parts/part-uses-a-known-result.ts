import { formatPartPath } from '../../domain/part-path.ts';
import { parseTex } from '../../latex/parse-tex.ts';
import { plainText } from '../../latex/plain-text.ts';
import { defineQuestionCheck, type Remark } from '../check.ts';
import { questionWithParts } from '../example.ts';
import { listAnsweredViews, type QuestionView } from '../views/question-view.ts';
import { listPartReferences, usesPreviousPart } from '../working/part-references.ts';

const stem = 'A car of mass $1000$ kg covers $60$ metres in $4$ seconds.';
const second = {
  text: 'Use your answer to (a) to calculate its kinetic energy. \\hfill [2]',
  solution: 'It is $0.5 \\times 1000 \\times 15^2 = 112500$ J.',
};
const createExample = (solution?: string) =>
  questionWithParts(stem, [
    { text: 'Calculate its speed. \\hfill [2]', ...(solution === undefined ? {} : { solution }) },
    second,
  ]);
/** A text that states the result itself: “Show that …”. */
const STATES_ITS_RESULT = /\b(?:show|prove|verify|confirm|explain why)\b/iu;

export const partUsesAKnownResult = defineQuestionCheck({
  id: 'part-uses-a-known-result',
  meaning: 'A part to which another part refers (“your answer to (a)”, “hence”) has an answer or a solution.',
  severity: 'warning',
  fails: createExample(),
  passes: createExample('It is $\\frac{60}{4} = 15$ metres per second.'),
  run: (view) => {
    const { question, part } = view;
    if (part !== undefined || question.parts === undefined || question.solution.length > 0) return [];
    const answered = listAnsweredViews(view);
    // In a paper without solutions and answers, no part has a result, and that is not an error.
    if (!answered.some(hasResult)) return [];
    const withOuter = new Map(view.parts.map((one) => [one.part ?? '', one]));
    return answered.flatMap((one, index) => {
      const used = listUsedParts(one, answered[index - 1]);
      return [...used].flatMap((reference) => checkReference(reference, one, { answered, withOuter }));
    });
  },
});

/** Lists the parts that a part refers to, as the labels that it names; “hence” names the part before. */
function listUsedParts(
  { stem: text, question }: QuestionView,
  previous: QuestionView | undefined,
): Set<string> {
  const solution = question.solution
    .map((step) => (step.kind === 'prose' ? plainText(parseTex(step.tex).nodes, 'shown') : ''))
    .join('\n');
  const named = [...listPartReferences(text.prose), ...listPartReferences(solution)];
  const isImplied = named.length === 0 && usesPreviousPart(text.prose) && previous?.part !== undefined;
  return new Set(isImplied ? [previous.part] : named);
}

type Paper = {
  readonly answered: readonly QuestionView[];
  readonly withOuter: ReadonlyMap<string, QuestionView>;
};

function checkReference(
  reference: string,
  { part = '', stem: text, spans }: QuestionView,
  paper: Paper,
): Remark[] {
  const [outerLabel] = part.split('.');
  // In (b)(ii), “(i)” is (b)(i) if there is such a part.
  const path = [`${outerLabel}.${reference}`, reference].find((candidate) => paper.withOuter.has(candidate));
  if (path === undefined || path === part || part.startsWith(`${path}.`)) return [];
  const targets = paper.answered.filter(
    ({ part: candidate }) => candidate === path || candidate?.startsWith(`${path}.`),
  );
  const outer = paper.withOuter.get(path.split('.')[0] ?? '');
  if (targets.some(hasResult) || (outer !== undefined && hasResult(outer))) return [];
  return [
    {
      message: `Part ${formatPartPath(part)} refers to ${formatPartPath(path)}, which has no result; give ${formatPartPath(path)} an answer or a solution.`,
      span: text.span ?? spans.question,
      field: `parts.${part}.text`,
    },
  ];
}

function hasResult({ question: { answer, solution, options }, stem: text }: QuestionView): boolean {
  return (
    answer !== undefined ||
    solution.length > 0 ||
    options.some(({ correct }) => correct) ||
    STATES_ITS_RESULT.test(text.prose)
  );
}
