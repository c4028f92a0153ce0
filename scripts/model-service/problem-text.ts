/** The TeX of problem `n`. All problems differ, and every solution is correct. */
export function problemText(n: number): string {
  return writeSolvedProblem('box', 3 + n, 2 + (n % 7));
}

/** Returns a correct reply to the prompt of a role; `system` identifies the role, `user` contains the problem. */
export function replyTo(system: string, user: string): string {
  const [, force = 3, distance = 2] = / of \$(\d+)\\,\\mathrm\{N\}\$ moves a \w+ \$(\d+)/.exec(user) ?? [];
  const [, writeReply] = REPLY_WRITERS.find(([phrase]) => system.includes(phrase)) ?? [];
  return writeReply === undefined ? 'This role is unknown.' : writeReply(Number(force), Number(distance));
}

type ReplyWriter = (force: number, distance: number) => string;

/** For each role, a phrase from its system prompt and the function that writes its reply. */
const REPLY_WRITERS: readonly (readonly [phrase: string, ReplyWriter])[] = [
  ['experienced examiner', () => JSON.stringify(CLASSIFICATION)],
  ['editor of exam papers', (force, distance) => writeSolvedProblem('box', force, distance)],
  ['list the ideas that a learner needs', () => JSON.stringify(IDEAS)],
  ['a numerical variant of it', (force, distance) => writeSolvedProblem('box', force + 4, distance + 1)],
  ['write another solution of it', writeAlternativeSolution],
];

const CLASSIFICATION = {
  question_type: 'subjective',
  difficulty: 'easy',
  topic: 'Mechanics',
  subtopic: 'Work',
  has_diagram: false,
  diagram_type: null,
  num_options: null,
  estimated_marks: 2,
  key_concepts: ['work'],
  requires_calculus: false,
  confidence: 0.9,
};

const IDEAS = {
  concepts: ['Work done by a constant force'],
  formulas: ['W = Fs'],
  techniques: ['substitute given values into one relationship'],
  difficulty_factors: [],
};

function writeSolvedProblem(object: string, force: number, distance: number): string {
  return `\\item A constant force of $${force}\\,\\mathrm{N}$ moves a ${object} $${distance}\\,\\mathrm{m}$ in the direction of the force. Find the work done by the force.
\\begin{solution}
\\begin{align*}
W &= Fs \\\\
&= ${force} \\times ${distance} \\\\
&= ${force * distance}\\,\\mathrm{J}
\\end{align*}
\\end{solution}
`;
}

function writeAlternativeSolution(force: number, distance: number): string {
  return `\\begin{alternatesolution}
\\begin{align*}
\\intertext{The work is the area under the graph of force against distance, a rectangle.}
A &= ${distance} \\times ${force} \\\\
W &= ${force * distance}\\,\\mathrm{J}
\\end{align*}
\\end{alternatesolution}
`;
}
