import {
  FOUR_OPTIONS,
  FOUR_UNMARKED_OPTIONS,
  type OddForm,
  raw,
  SOLUTION,
  withSolution,
  withStemAndSolution,
} from './odd-form.fixture.ts';

/** Ways of marking or naming the correct option. */
export const ODD_KEYS: readonly OddForm[] = [
  {
    description: 'an answer mark with empty braces',
    tex: raw`\item Q\begin{tasks}\task 1\ans{}\task 2\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    description: 'an answer mark before the text',
    tex: raw`\item Q\begin{tasks}(2)\task \ans 1\task 2\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    description: 'an answer mark inside the formula',
    tex: raw`\item Q\begin{tasks}(2)\task $1$\task $2 \ans$\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'the mark \\correct',
    tex: raw`\item Q\begin{tasks}(2)\task 1\task 2 \correct\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'starred tasks and labels',
    tex: raw`\item Q\begin{tasks}[label=(\Alph*)](2)\task* one\task[(B)] two \ans\task*(2) three\end{tasks}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a key in a command after the options',
    tex: `\\item Q\n${FOUR_UNMARKED_OPTIONS}\n\\ans{c}\n${SOLUTION}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'two keys in a command',
    tex: `\\item Q\n${FOUR_UNMARKED_OPTIONS}\n\\answer{A, D}\n${SOLUTION}`,
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    description: 'the words "correct option is (b)"',
    tex: withSolution('Therefore, the correct option is (b).'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  { description: 'the words "Option (b)."', tex: withSolution('Option (b).'), kinds: 'mcq_sc', keys: 'b' },
  {
    description: 'the words "Answer: (b)"',
    tex: withSolution('We add. Answer: (b)'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'the words "Ans. (C)"',
    tex: withSolution(raw`\textbf{Ans.} (C)`),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  { description: 'a bold (B) alone', tex: withSolution(raw`\textbf{(B)}`), kinds: 'mcq_sc', keys: 'b' },
  {
    description: 'the words "Hence, option D is correct"',
    tex: withSolution('Hence, option D is correct.'),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    description: 'the words "(c) is the correct answer"',
    tex: withSolution('Thus (c) is the correct answer.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'the words "correct answer is option (a)"',
    tex: withSolution('So the correct answer is option (a).'),
    kinds: 'mcq_sc',
    keys: 'a',
  },
  {
    description: 'the words "correct option is (2)"',
    tex: withSolution('The correct option is (2).'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a boxed letter',
    tex: withSolution(raw`\[ \boxed{\text{(d)}} \]`),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    description: 'the words "options A, C"',
    tex: withSolution('The correct options are A, C.'),
    kinds: 'mcq_mc',
    keys: 'a c',
  },
  {
    description: 'the words "(a), (b) and (d)"',
    tex: withSolution('Hence the correct options are (a), (b) and (d).'),
    kinds: 'mcq_mc',
    keys: 'a b d',
  },
  {
    description: 'the words "options (b) and (c) are correct"',
    tex: withSolution('Options (b) and (c) are correct.'),
    kinds: 'mcq_mc',
    keys: 'b c',
  },
  {
    description: 'verdicts on each option',
    tex: withSolution(
      raw`\begin{align*}\intertext{Checking option (a): yes. Correct.}\intertext{Checking option (b): no. Incorrect.}\intertext{Checking option (d): yes. Correct.}\end{align*}`,
    ),
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    description:
      'a question that asks for the false statement, with a solution that names the true ones first',
    tex: withStemAndSolution(
      'Which statement is not correct?',
      'Statements (a), (c) and (d) are correct. Hence the answer is (b).',
    ),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a question that asks for the incorrect statement, with a verdict on each',
    tex: withStemAndSolution(
      'Which of these is incorrect?',
      'Statement (d) is incorrect, since ice floats. (a), (b), (c) are correct.',
    ),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    description: 'a question that asks for the false statement, where all others are called true',
    tex: withStemAndSolution(
      'Which is false?',
      'Statement (a) is true. Statement (c) is true. Statement (d) is true.',
    ),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a negation in the scenario but not in the question',
    tex: withStemAndSolution('A lift is not moving. Which is correct?', 'Option (b) is correct.'),
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: 'a remark about a common mistake after the key',
    tex: withStemAndSolution(
      'Pick one.',
      'The correct option is (d).\n\nRemark. A common slip is to think option (b) is correct.',
    ),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    description: 'a note on another option after the key',
    tex: withStemAndSolution(
      'Pick one.',
      'Therefore, the correct option is (d).\n\nNote: (a) is correct only at rest.',
    ),
    kinds: 'mcq_sc',
    keys: 'd',
  },
  {
    description: 'options rejected until one remains',
    tex: withSolution('Options (a) and (b) are incorrect. Option (d) is wrong. So only (c) remains.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'a solution that rejects all options but one and does not mention that one',
    tex: withSolution('Options (a) and (b) are incorrect. Option (d) is wrong.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'the words "Both (a) and (d) are correct"',
    tex: withSolution('Both (a) and (d) are correct.'),
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    description: 'the words "Ans. ABD"',
    tex: withSolution('Ans. ABD'),
    kinds: 'mcq_mc',
    keys: 'a b d',
  },
  {
    description: 'the words "(A, C)"',
    tex: withSolution('Hence correct options are (A, C).'),
    kinds: 'mcq_mc',
    keys: 'a c',
  },
  {
    description: 'options called true and false in one line',
    tex: withSolution('(a) True, since it floats. (b) False. (c) True. (d) False.'),
    kinds: 'mcq_mc',
    keys: 'a c',
  },
  {
    description: 'options called correct and incorrect in turn',
    tex: withSolution(
      '\\begin{align*}\\intertext{(a) Correct. It floats.}\\intertext{(b) Incorrect.}\\intertext{(d) Correct.}\\end{align*}',
    ),
    kinds: 'mcq_mc',
    keys: 'a d',
  },
  {
    description: 'the words "correct option is 3"',
    tex: withSolution('Hence the correct option is 3.'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'the words "correct option is (iii)"',
    tex: withSolution('Therefore the correct option is (iii).'),
    kinds: 'mcq_sc',
    keys: 'c',
  },
  {
    description: 'a value in brackets called the answer',
    tex: raw`\item Length?\begin{tasks}(2)\task 1 m\task 3 m\task 2 m\end{tasks}\begin{solution}So the correct answer is (2 m).\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'c',
  },
  { description: 'no key at all', tex: withSolution('Think.'), kinds: 'mcq_sc', keys: '-' },
  {
    description: 'a value in the solution that equals one option',
    tex: raw`\item Speed?\begin{tasks}(2)\task $5\,\mathrm{m/s}$\task $10\,\mathrm{m/s}$\end{tasks}\begin{solution}\[v = 2\times 5 = 10\,\text{m/s}\]\end{solution}`,
    kinds: 'mcq_sc',
    keys: 'b',
  },
  {
    description: '"one or more" with one key',
    tex: `\\item One or more may be right. Which?\n${FOUR_OPTIONS}\n${SOLUTION}`,
    kinds: 'mcq_mc',
    keys: 'b',
  },
  {
    description: '"select all that apply"',
    tex: `\\item Select all that apply.\n${FOUR_OPTIONS}\n${SOLUTION}`,
    kinds: 'mcq_mc',
    keys: 'b',
  },
];
