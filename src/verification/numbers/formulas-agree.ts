import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { findFormulaConflict } from '../working/find-formula-conflict.ts';

const solution = (formula: string) => `From $pV = nRT$ we get $n = ${formula}$.`;
const stem = 'Find the amount $n$ of the gas.';

export const formulasAgree = defineQuestionCheck({
  id: 'formulas-agree',
  meaning:
    'Two formulas of a question with the same letters, which are products, do not contradict each other.',
  severity: 'warning',
  fails: writtenQuestion(stem, solution('\\frac{pT}{RV}')),
  passes: writtenQuestion(stem, solution('\\frac{pV}{RT}')),
  run: ({ source, spans, part }) => {
    const conflict = part === undefined ? findFormulaConflict(source, spans.question) : undefined;
    if (conflict === undefined) return [];
    const [first, second] = [conflict.first, conflict.second].map(({ members: [left, right] }) =>
      `${left.tex.trim()} = ${right.tex.trim()}`.replace(/\s+/g, ' '),
    );
    return [
      {
        message: `${second} contradicts ${first}; correct one of the formulas.`,
        span: conflict.second.span,
        field: 'solution',
      },
    ];
  },
});
