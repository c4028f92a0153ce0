import type { MatchPair, MatchTable, SolutionStep } from '../../domain/question-content.ts';
import { findPairs } from '../../latex/find-pairs.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { defineQuestionCheck } from '../check.ts';
import { createOptionRemark } from '../flaws/option-remark.ts';

const question = (pair: string) =>
  `\\item Match each organ with what it does.

\\begin{tabular}{p{1cm}p{3cm}|p{1cm}p{3cm}}
& Column I & & Column II \\\\
(a) & Heart & (p) & pumps blood \\\\
(b) & Lung & (q) & takes up oxygen
\\end{tabular}

\\begin{tasks}(2)
    \\task $a \\rightarrow p$, $b \\rightarrow q$ \\ans
    \\task $a \\rightarrow q$, $b \\rightarrow p$
    \\task $a \\rightarrow p$, $b \\rightarrow p$
\\end{tasks}
\\begin{solution}
(a) matches (${pair}): it is a pump. (b) matches (q): it holds air.

Therefore, the correct option is (a).
\\end{solution}
`;

export const matchKeyAgreesWithSolution = defineQuestionCheck({
  id: 'match-key-agrees-with-solution',
  code: 'S14',
  meaning: 'The marked option has the pairs that the solution explains.',
  severity: 'error',
  fails: question('q'),
  passes: question('p'),
  run: ({ question: { table, solution }, correctOptions }) => {
    const [key] = correctOptions;
    if (table === undefined || key === undefined || correctOptions.length !== 1) return [];
    const pairsOfKey = findPairs(key.visible, table);
    const explainedPairs = findExplainedPairs(solution, table);
    const wrong = explainedPairs.find(({ left, right }) => {
      const keyPairs = pairsOfKey.filter((pair) => pair.left === left);
      return keyPairs.length > 0 && !keyPairs.some((pair) => pair.right === right);
    });
    if (wrong === undefined || new Set(explainedPairs.map(({ left }) => left)).size !== explainedPairs.length)
      return [];
    return [
      createOptionRemark(
        key,
        `The solution matches (${wrong.left}) with (${wrong.right}); the marked option does not.`,
      ),
    ];
  },
});

const PAIR_STATEMENT =
  /\(?\b([A-Za-z0-9]{1,3})\)?\s*(?:→|⇒|->|matches(?:\s+with)?|goes with|corresponds to)\s*\(?([A-Za-z0-9]{1,3})\b\)?/g;

/** Returns the pairs that a solution explains one by one: `(a) matches (r): …`. */
function findExplainedPairs(solution: readonly SolutionStep[], { left, right }: MatchTable): MatchPair[] {
  const solutionText = solution
    .map((step) => visibleText(step.kind === 'prose' ? step.tex : step.lines.join(' ; ')))
    .join(' ; ');
  const findId = (entries: MatchTable['left'], name: string) =>
    entries.find(({ id }) => id.toLowerCase() === name.toLowerCase())?.id;
  return Array.from(solutionText.matchAll(PAIR_STATEMENT)).flatMap(([, leftName = '', rightName = '']) => {
    const [from, to] = [findId(left, leftName), findId(right, rightName)];
    return from === undefined || to === undefined ? [] : [{ left: from, right: to }];
  });
}
