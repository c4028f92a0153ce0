import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { evaluateQuantity } from '../views/measured-value.ts';
import { getClaims, getFinalClaim, valuesAgree } from './claims.ts';

const createExample = (secondValue: string) =>
  `${writtenQuestion('Calculate the force.', '\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}')}\\begin{alternatesolution}\n\\begin{align*}\nF &= ${secondValue}\\,\\mathrm{N}\n\\end{align*}\n\\end{alternatesolution}\n`;

const ALTERNATE = /\\begin\{alt(?:ernat(?:e|ive))?/u;

export const solutionsAgree = defineQuestionCheck({
  id: 'solutions-agree',
  meaning: 'Every alternate solution gives the same value as the first one.',
  severity: 'error',
  fails: createExample('8'),
  passes: createExample('6'),
  run: (view) => {
    const mainClaim = getFinalClaim(getClaims(view));
    if (mainClaim === undefined) return [];
    const { start, end } = view.spans.question;
    const isAlternate = ALTERNATE.test(view.source.slice(start, end));
    const sections = [...new Set(view.working.results.map(({ section }) => section))].filter(
      (section) => section > 0,
    );
    return sections.flatMap((section) => {
      const claims = view.working.results.flatMap((result) => {
        const measured = result.section === section ? evaluateQuantity(result.node) : undefined;
        return measured === undefined ? [] : [{ result, measured }];
      });
      const finalClaim = getFinalClaim(claims);
      if (
        finalClaim === undefined ||
        claims.some(({ measured }) => valuesAgree(measured, mainClaim.measured) === true)
      )
        return [];
      if (valuesAgree(finalClaim.measured, mainClaim.measured) !== false) return [];
      return [
        {
          message: `This solution gives ${finalClaim.result.tex}, but the first one gives ${mainClaim.result.tex}.`,
          span: finalClaim.result.span,
          field: 'alternateSolutions',
          // A second environment for a solution may belong to another question in the same text.
          ...(!isAlternate && { severityShift: -1 as const }),
        },
      ];
    });
  },
});
