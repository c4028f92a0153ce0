import { questionCheck } from '../check.ts';
import { written } from '../example.ts';
import { measureNode } from '../views/measured-value.ts';
import { getClaims, getFinalClaim, valuesAgree } from './claims.ts';

const two = (other: string) =>
  `${written('Calculate the force.', '\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}')}\\begin{alternatesolution}\n\\begin{align*}\nF &= ${other}\\,\\mathrm{N}\n\\end{align*}\n\\end{alternatesolution}\n`;

export const solutionsAgree = questionCheck({
  id: 'solutions-agree',
  meaning: 'Every alternate solution gives the same value as the first one.',
  severity: 'error',
  fails: two('8'),
  passes: two('6'),
  run: (view) => {
    const main = getFinalClaim(getClaims(view));
    if (main === undefined) return [];
    const sections = [...new Set(view.working.results.map(({ section }) => section))].filter(
      (section) => section > 0,
    );
    return sections.flatMap((section) => {
      const claims = view.working.results.flatMap((result) => {
        const measured = result.section === section ? measureNode(result.node) : undefined;
        return measured === undefined ? [] : [{ result, measured }];
      });
      const final = getFinalClaim(claims);
      if (final === undefined || claims.some(({ measured }) => valuesAgree(measured, main.measured) === true))
        return [];
      if (valuesAgree(final.measured, main.measured) !== false) return [];
      return [
        {
          message: `This solution gives ${final.result.tex}, but the first one gives ${main.result.tex}.`,
          span: final.result.span,
          field: 'alternateSolutions',
        },
      ];
    });
  },
});
