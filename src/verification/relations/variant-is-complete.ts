import { listLeafParts } from '../../domain/part-path.ts';
import type { Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import type { RelationCheck } from './relation-check.ts';

const parent = choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']);

export const variantIsComplete: RelationCheck = {
  id: 'variant-is-complete',
  meaning: 'A variant has everything that its parent has: options, a key, a solution, diagrams and parts.',
  severity: 'error',
  relations: ['numerical', 'context', 'conceptual', 'calculus'],
  exampleRelation: 'context',
  parent,
  fails:
    '\\item How many fingers do two and three make?\n\\begin{solution}\nThey make $5$.\n\\end{solution}\n',
  passes: choiceQuestion('How many fingers do two and three make?', ['$4$', '$5$ *', '$6$']),
  run: ({ parent, child }) => {
    const missing: Remark[] = [];
    const reportIfMissing = (section: string, before: number, now: number): void => {
      if (before > 0 && now === 0)
        missing.push({
          message: `The parent has ${section} but the variant has none; add what is missing.`,
          field: section,
        });
    };
    reportIfMissing('options', parent.options.length, child.options.length);
    reportIfMissing('a key', parent.correctOptions.length, child.correctOptions.length);
    reportIfMissing('a solution', countSolutions(parent), countSolutions(child));
    reportIfMissing('a diagram', parent.question.diagrams.length, child.question.diagrams.length);
    if (
      parent.question.answer !== undefined &&
      child.question.answer === undefined &&
      parent.options.length === 0
    )
      missing.push({
        message: 'The parent has an answer but the variant has none; add it.',
        field: 'answer',
      });
    if (
      child.options.length > 0 &&
      parent.options.length > 0 &&
      child.options.length !== parent.options.length
    )
      missing.push({
        message: `The parent has ${parent.options.length} options but the variant has ${child.options.length}.`,
        field: 'options',
        severityShift: -1,
      });
    const [partsBefore, partsNow] = [parent, child].map(({ question }) => listLeafParts(question).length);
    if (partsBefore !== partsNow)
      missing.push({
        message: `The parent has ${partsBefore} parts but the variant has ${partsNow}; give it the same parts.`,
        field: 'parts',
      });
    return missing;
  },
};

function countSolutions(view: QuestionView): number {
  return [view, ...view.parts].filter(({ question }) => question.solution.length > 0).length;
}
