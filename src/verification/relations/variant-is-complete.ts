import type { Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import type { RelationCheck } from './relation-check.ts';

const parent = choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']);

export const variantIsComplete: RelationCheck = {
  id: 'variant-is-complete',
  meaning: 'A variant has every part that its parent has.',
  severity: 'error',
  relations: ['numerical', 'context', 'conceptual', 'calculus'],
  exampleRelation: 'context',
  parent,
  fails:
    '\\item How many fingers do two and three make?\n\\begin{solution}\nThey make $5$.\n\\end{solution}\n',
  passes: choiceQuestion('How many fingers do two and three make?', ['$4$', '$5$ *', '$6$']),
  run: ({ parent, child }) => {
    const missing: Remark[] = [];
    const reportIfMissing = (part: string, before: number, now: number): void => {
      if (before > 0 && now === 0)
        missing.push({
          message: `The parent has ${part} but the variant has none; add what is missing.`,
          field: part,
        });
    };
    reportIfMissing('options', parent.options.length, child.options.length);
    reportIfMissing('a key', parent.correctOptions.length, child.correctOptions.length);
    reportIfMissing('a solution', parent.question.solution.length, child.question.solution.length);
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
    return missing;
  },
};
