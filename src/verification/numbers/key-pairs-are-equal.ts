import { findPairs } from '../../latex/find-pairs.ts';
import { defineQuestionCheck } from '../check.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';
import { judgeStatement } from '../working/judge-statement.ts';

const question = (keyPairs: string) =>
  `\\item Match each calculation with its value.

\\begin{tabular}{p{1cm}p{3cm}|p{1cm}p{3cm}}
& Column I & & Column II \\\\
(a) & $2 + 3$ & (p) & $6$ \\\\
(b) & $2 \\times 3$ & (q) & $5$
\\end{tabular}

\\begin{tasks}(2)
    \\task ${keyPairs} \\ans
    \\task $a \\rightarrow q$, $b \\rightarrow q$
    \\task $a \\rightarrow p$, $b \\rightarrow p$
\\end{tasks}
\\begin{solution}
Compute both entries of the first column and compare.

Therefore, the correct option is (a).
\\end{solution}
`;

export const keyPairsAreEqual = defineQuestionCheck({
  id: 'key-pairs-are-equal',
  code: 'S14',
  meaning: 'In a matching question, the two values of each pair in the correct option are equal.',
  severity: 'error',
  fails: question('$a \\rightarrow p$, $b \\rightarrow q$'),
  passes: question('$a \\rightarrow q$, $b \\rightarrow p$'),
  run: (view) => {
    const { table } = view.question;
    const [key] = view.correctOptions;
    if (table === undefined || key === undefined || view.correctOptions.length !== 1) return [];
    const judge = (left: string, right: string): boolean | undefined => {
      const [first, second] = [findFormula(table.left, left), findFormula(table.right, right)];
      return first === undefined || second === undefined
        ? undefined
        : judgeStatement(view, `$${first} = ${second}$`);
    };
    // The entries are meant as values only if another entry is equal.
    const wrong = findPairs(key.visible, table).find(
      ({ left, right }) =>
        judge(left, right) === false && table.right.some(({ id }) => judge(left, id) === true),
    );
    if (wrong === undefined) return [];
    const right = table.right.find(({ id }) => judge(wrong.left, id) === true)?.id;
    const message = `(${wrong.left}) is equal to (${right}), but the marked option matches it with (${wrong.right}); correct the key.`;
    return [createOptionRemark(key, message)];
  },
});

/** Returns the formula of an entry that consists of one formula. */
function findFormula(
  entries: readonly { readonly id: string; readonly text: string }[],
  id: string,
): string | undefined {
  const text = entries.find((entry) => entry.id === id)?.text.trim() ?? '';
  return /^\$([^$=]+)\$\.?$/.exec(text)?.[1];
}
