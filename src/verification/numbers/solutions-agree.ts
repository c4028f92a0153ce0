import { questionCheck } from '../check.ts';
import { written } from '../example.ts';
import { measureNode } from '../views/measured-value.ts';
import { agree, claimsOf, finalClaim } from './claims.ts';

const two = (other: string) =>
  `${written('Calculate the force.', '\\begin{align*}\nF &= 2 \\times 3 \\\\\n&= 6\\,\\mathrm{N}\n\\end{align*}')}\\begin{alternatesolution}\n\\begin{align*}\nF &= ${other}\\,\\mathrm{N}\n\\end{align*}\n\\end{alternatesolution}\n`;

export const solutionsAgree = questionCheck({
  id: 'solutions-agree',
  meaning: 'Every other solution arrives at the value of the first one.',
  severity: 'error',
  fails: two('8'),
  passes: two('6'),
  run: (view) => {
    const main = finalClaim(claimsOf(view));
    if (main === undefined) return [];
    const sections = [...new Set(view.working.results.map(({ section }) => section))].filter(
      (section) => section > 0,
    );
    return sections.flatMap((section) => {
      const claims = view.working.results.flatMap((result) => {
        const measured = result.section === section ? measureNode(result.node) : undefined;
        return measured === undefined ? [] : [{ result, measured }];
      });
      const final = finalClaim(claims);
      if (final === undefined || claims.some(({ measured }) => agree(measured, main.measured) === true))
        return [];
      if (agree(final.measured, main.measured) !== false) return [];
      return [
        {
          message: `This solution arrives at ${final.result.tex}, the first one at ${main.result.tex}.`,
          span: final.result.span,
          field: 'alternateSolutions',
        },
      ];
    });
  },
});
