import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { evaluateQuantity } from '../views/measured-value.ts';
import { getFinalValue, getSolutionValues, valuesAgree } from './solution-values.ts';

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
    const mainValue = getFinalValue(getSolutionValues(view));
    if (mainValue === undefined) return [];
    const { start, end } = view.spans.question;
    const isAlternate = ALTERNATE.test(view.source.slice(start, end));
    const sections = [...new Set(view.working.results.map(({ section }) => section))].filter(
      (section) => section > 0,
    );
    return sections.flatMap((section) => {
      const solutionValues = view.working.results.flatMap((result) => {
        const measured = result.section === section ? evaluateQuantity(result.node) : undefined;
        return measured === undefined ? [] : [{ result, measured }];
      });
      const finalValue = getFinalValue(solutionValues);
      if (
        finalValue === undefined ||
        solutionValues.some(({ measured }) => valuesAgree(measured, mainValue.measured) === true)
      )
        return [];
      if (valuesAgree(finalValue.measured, mainValue.measured) !== false) return [];
      return [
        {
          message: `This solution gives ${finalValue.result.tex}, but the first one gives ${mainValue.result.tex}.`,
          span: finalValue.result.span,
          field: 'alternateSolutions',
          // A second environment for a solution may belong to another question in the same text.
          ...(!isAlternate && { severityShift: -1 as const }),
        },
      ];
    });
  },
});
