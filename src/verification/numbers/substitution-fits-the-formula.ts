import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { findWrongSubstitution } from '../working/find-wrong-substitution.ts';

const stem = 'A body of mass 1.5 kg stretches a spring of stiffness 300 N/m. Find the stretch.';
const solution = (formula: string) => `$x = ${formula} = \\frac{1.5 \\times 9.8}{300} = 0.049\\,\\mathrm{m}$`;

export const substitutionFitsTheFormula = defineQuestionCheck({
  id: 'substitution-fits-the-formula',
  meaning:
    'A product of letters and the same product with numbers have the same exponents, and their coefficients are on the same side of the fraction.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution('\\frac{m}{gk}')),
  passes: writtenQuestion(stem, solution('\\frac{mg}{k}')),
  run: ({ source, spans, part }) => {
    const wrong = part === undefined ? findWrongSubstitution(source, spans.question) : undefined;
    if (wrong === undefined) return [];
    return [
      {
        message: `The numbers after ${wrong.formula.tex.replace(/\s+/g, ' ').trim()} do not have its form; correct the formula or the numbers.`,
        span: wrong.span,
        field: 'solution',
      },
    ];
  },
});
