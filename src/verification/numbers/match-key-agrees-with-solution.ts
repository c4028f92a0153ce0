import type { MatchPair, MatchTable, SolutionStep } from '../../domain/question.ts';
import { findPairs } from '../../latex/find-pairs.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { questionCheck } from '../check.ts';
import { optionRemark } from '../flaws/option-remark.ts';

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

export const matchKeyAgreesWithSolution = questionCheck({
  id: 'match-key-agrees-with-solution',
  code: 'S14',
  meaning: 'The pairs of the marked option are those that the solution explains.',
  severity: 'error',
  fails: question('q'),
  passes: question('p'),
  run: ({ question: { table, solution }, keyed }) => {
    const [key] = keyed;
    if (table === undefined || key === undefined || keyed.length !== 1) return [];
    const claimed = findPairs(key.visible, table);
    const explained = explainedPairs(solution, table);
    const wrong = explained.find(({ left, right }) => {
      const own = claimed.filter((pair) => pair.left === left);
      return own.length > 0 && !own.some((pair) => pair.right === right);
    });
    if (wrong === undefined || new Set(explained.map(({ left }) => left)).size !== explained.length)
      return [];
    return [
      optionRemark(
        key,
        `The solution matches (${wrong.left}) with (${wrong.right}); the marked option does not.`,
      ),
    ];
  },
});

const EXPLAINED =
  /\(?\b([A-Za-z0-9]{1,3})\)?\s*(?:→|⇒|->|matches(?:\s+with)?|goes with|corresponds to)\s*\(?([A-Za-z0-9]{1,3})\b\)?/g;

/** Returns the pairs that a solution explains one by one: `(a) matches (r): …`. */
function explainedPairs(solution: readonly SolutionStep[], { left, right }: MatchTable): MatchPair[] {
  const words = solution
    .map((step) => visibleText(step.kind === 'prose' ? step.tex : step.lines.join(' ; ')))
    .join(' ; ');
  const idIn = (entries: MatchTable['left'], name: string) =>
    entries.find(({ id }) => id.toLowerCase() === name.toLowerCase())?.id;
  return Array.from(words.matchAll(EXPLAINED)).flatMap(([, one = '', other = '']) => {
    const [from, to] = [idIn(left, one), idIn(right, other)];
    return from === undefined || to === undefined ? [] : [{ left: from, right: to }];
  });
}
