import { createQuestion, type Question } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import { examinerQuestion, mark, points, words } from './examiner-question.ts';

const tex = String.raw;
const physics = 'Physics';
const anyFigures = { significantFigures: { min: 1, max: 4 } };

function option(id: string, text: string, correct = false): Option {
  return { id, text, correct };
}

/** Hand-written science questions with schemes, including multiple choice and questions without a scheme. */
export const scienceQuestions = {
  force: examinerQuestion('p-force', {
    subject: physics,
    stem: tex`A car of mass $1200\,\mathrm{kg}$ accelerates at $2.5\,\mathrm{m\,s^{-2}}$. Calculate the unbalanced force.`,
    answer: tex`3000\,\mathrm{N}`,
    policies: anyFigures,
    bullets: [
      mark('Relationship', 'F = ma', { kind: 'strategy', impliedBy: [2], gaps: ['relationship'] }),
      mark('Substitution', tex`1200 \times 2.5`, { impliedBy: [3], requires: [1], gaps: ['substitution'] }),
      mark('Answer with unit', tex`F = 3000\,\mathrm{N}`, { requires: [1], gaps: ['calculation'] }),
    ],
    mistakes: [{ tag: 'rearrange', answer: tex`480\,\mathrm{N}` }],
  }),

  acceleration: examinerQuestion('p-acceleration', {
    subject: physics,
    stem: tex`A cyclist speeds up from $6\,\mathrm{m\,s^{-1}}$ to $24\,\mathrm{m\,s^{-1}}$ in $12\,\mathrm{s}$. Calculate the acceleration.`,
    answer: tex`1.5\,\mathrm{m\,s^{-2}}`,
    policies: anyFigures,
    bullets: [
      mark('Relationship', tex`a = \frac{v - u}{t}`, {
        kind: 'strategy',
        impliedBy: [2],
        gaps: ['relationship'],
      }),
      mark('Substitution', tex`a = \frac{24 - 6}{12}`, {
        or: ['24 = 6 + 12a'],
        impliedBy: [3],
        requires: [1],
        gaps: ['substitution'],
      }),
      mark('Answer with unit', tex`a = 1.5\,\mathrm{m\,s^{-2}}`, { requires: [1], gaps: ['calculation'] }),
    ],
    mistakes: [{ tag: 'change-in-velocity', answer: tex`2\,\mathrm{m\,s^{-2}}` }],
  }),

  gas: examinerQuestion('p-gas', {
    subject: physics,
    stem: tex`A gas at $1.0 \times 10^5\,\mathrm{Pa}$ and $17\,^\circ\mathrm{C}$ is heated to $77\,^\circ\mathrm{C}$ at constant volume. Calculate its pressure.`,
    answer: tex`120689.655\,\mathrm{Pa}`,
    policies: anyFigures,
    bullets: [
      mark('Relationship', tex`\frac{p_1}{T_1} = \frac{p_2}{T_2}`, {
        kind: 'strategy',
        impliedBy: [2],
        gaps: ['relationship'],
      }),
      mark('Substitution in kelvin', tex`\frac{1.0 \times 10^5}{290} = \frac{p_2}{350}`, {
        impliedBy: [3],
        requires: [1],
        gaps: ['substitution'],
      }),
      mark('Answer with unit', tex`120689.655\,\mathrm{Pa}`, { requires: [1], gaps: ['calculation'] }),
    ],
    mistakes: [{ tag: 'kelvin', answer: tex`452941\,\mathrm{Pa}`, earns: [1] }],
  }),

  wave: examinerQuestion('p-wave', {
    subject: physics,
    stem: tex`A sound wave has a frequency of $2.4\,\mathrm{kHz}$ and a wavelength of $0.14\,\mathrm{m}$. Calculate its speed.`,
    answer: tex`336\,\mathrm{m\,s^{-1}}`,
    policies: anyFigures,
    bullets: [
      mark('Relationship', tex`v = f\lambda`, { kind: 'strategy', impliedBy: [2], gaps: ['relationship'] }),
      mark('Substitution', tex`2400 \times 0.14`, { impliedBy: [3], requires: [1], gaps: ['substitution'] }),
      mark('Answer with unit', tex`v = 336\,\mathrm{m\,s^{-1}}`, { requires: [1], gaps: ['calculation'] }),
    ],
    mistakes: [
      { tag: 'prefix', answer: tex`0.336\,\mathrm{m\,s^{-1}}`, earns: [1, 3] },
      { tag: 'rearrange', answer: tex`17143\,\mathrm{m\,s^{-1}}` },
    ],
  }),

  parallel: examinerQuestion('p-parallel', {
    subject: physics,
    stem: tex`A $6\,\Omega$ and a $12\,\Omega$ resistor are connected in parallel. Calculate their total resistance.`,
    answer: tex`4\,\Omega`,
    policies: anyFigures,
    bullets: [
      mark('Relationship', tex`\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2}`, {
        kind: 'strategy',
        impliedBy: [2],
        gaps: ['relationship'],
      }),
      mark('Substitution', tex`\frac{1}{R} = \frac{1}{6} + \frac{1}{12}`, {
        or: [tex`\frac{6 \times 12}{6 + 12}`],
        impliedBy: [3],
        gaps: ['substitution'],
      }),
      mark('Answer with unit', tex`R = 4\,\Omega`, { gaps: ['calculation'] }),
    ],
    mistakes: [
      { tag: 'parallel-as-series', answer: tex`18\,\Omega` },
      { tag: 'reciprocal', answer: tex`0.25\,\Omega`, earns: [1, 2] },
    ],
  }),

  heater: examinerQuestion('p-heater', {
    subject: physics,
    stem: tex`A $50\,\mathrm{W}$ heater warms $1.2\,\mathrm{kg}$ of aluminium ($c = 902\,\mathrm{J\,kg^{-1}\,^\circ C^{-1}}$) for 5 minutes. Calculate the rise in temperature.`,
    answer: tex`13.8581\,^\circ\mathrm{C}`,
    policies: anyFigures,
    bullets: [
      mark('First relationship', 'E = Pt', { kind: 'strategy', impliedBy: [2], gaps: ['relationship'] }),
      mark('Energy', tex`50 \times 300`, { or: [tex`E = 15000`], gaps: ['time-conversion'] }),
      mark('Second relationship', tex`E = cm\Delta T`, {
        kind: 'strategy',
        impliedBy: [4],
        gaps: ['relationship'],
      }),
      mark('Substitution', tex`15000 = 902 \times 1.2 \times \Delta T`, {
        from: tex`b2 = 902 \times 1.2 \times \Delta T`,
        impliedBy: [5],
        gaps: ['substitution'],
      }),
      mark('Answer with unit', tex`13.8581\,^\circ\mathrm{C}`, {
        from: tex`\frac{b2}{902 \times 1.2}`,
        gaps: ['calculation'],
      }),
    ],
    mistakes: [{ tag: 'time-conversion', answer: tex`0.23097\,^\circ\mathrm{C}`, earns: [1, 3, 4, 5] }],
  }),

  photon: examinerQuestion('p-photon', {
    subject: physics,
    stem: tex`Light has a frequency of $5.2 \times 10^{14}\,\mathrm{Hz}$. Calculate the energy of one photon.`,
    answer: tex`3.4476 \times 10^{-19}\,\mathrm{J}`,
    policies: anyFigures,
    bullets: [
      mark('Relationship', 'E = hf', { kind: 'strategy', impliedBy: [2], gaps: ['relationship'] }),
      mark('Substitution', tex`6.63 \times 10^{-34} \times 5.2 \times 10^{14}`, {
        impliedBy: [3],
        gaps: ['substitution'],
      }),
      mark('Answer with unit', tex`E = 3.4476 \times 10^{-19}\,\mathrm{J}`, { gaps: ['calculation'] }),
    ],
  }),

  halfLife: examinerQuestion('p-half-life', {
    subject: physics,
    stem: tex`The activity of a source falls from $80\,\mathrm{kBq}$ to $10\,\mathrm{kBq}$ in 18 hours. Calculate its half-life.`,
    answer: tex`6\,\mathrm{h}`,
    policies: anyFigures,
    bullets: [
      mark('Number of half-lives', '3', { impliedBy: [2], gaps: ['half-life-count'] }),
      mark('Answer with unit', tex`6\,\mathrm{h}`, { from: tex`\frac{18}{b1}`, gaps: ['calculation'] }),
    ],
    mistakes: [{ tag: 'half-life-count', answer: tex`4.5\,\mathrm{h}`, earns: [2] }],
  }),

  voltmeter: examinerQuestion('p-voltmeter', {
    subject: physics,
    stem: 'Describe how a voltmeter is connected to measure the voltage of a lamp.',
    bullets: [
      mark('Connection', words(['in parallel', 'across the lamp'], ['in series', 'voltage through']), {
        kind: 'communication',
        gaps: ['voltmeter-connection'],
      }),
    ],
  }),

  openEnded: examinerQuestion('p-open-ended', {
    subject: physics,
    stem: 'Use your knowledge of physics to comment on the statement “what goes up must come down”.',
    bullets: [
      mark(
        'Understanding of the physics',
        { kind: 'person', reason: 'An open-ended answer is judged as a whole.' },
        { marks: 3, kind: 'communication', gaps: ['open-ended'] },
      ),
    ],
  }),

  partlyPerson: examinerQuestion('p-partly-person', {
    subject: physics,
    stem: tex`Calculate the weight of a $2.0\,\mathrm{kg}$ mass on Earth, and comment on the reading on the Moon.`,
    policies: anyFigures,
    bullets: [
      mark('Weight', tex`19.6\,\mathrm{N}`, { gaps: ['mass-vs-weight'] }),
      mark(
        'Comment',
        { kind: 'person', reason: 'A comment in the learner’s own words.' },
        { kind: 'communication' },
      ),
    ],
  }),

  bonding: examinerQuestion('c-bonding', {
    subject: 'Chemistry',
    stem: 'Name the type of bonding in carbon dioxide.',
    bullets: [
      mark('Bonding', words(['covalent'], ['ionic', 'metallic']), {
        kind: 'communication',
        gaps: ['bonding'],
      }),
    ],
  }),

  photosynthesis: examinerQuestion('b-photosynthesis', {
    subject: 'Biology',
    stem: 'State two factors that can limit the rate of photosynthesis.',
    bullets: [
      mark('One factor', points([['light'], ['carbon dioxide', 'CO2'], ['temperature']], 1), {
        gaps: ['limiting-factors'],
      }),
      mark('Two factors', points([['light'], ['carbon dioxide', 'CO2'], ['temperature']], 2), {
        gaps: ['limiting-factors'],
      }),
    ],
  }),

  percentChange: examinerQuestion('b-percent-change', {
    subject: 'Biology',
    stem: 'A potato cylinder grows from 2.5 g to 2.8 g. Calculate the percentage increase.',
    answer: '12',
    bullets: [
      mark('Change over the start', tex`\frac{0.3}{2.5}`, { impliedBy: [2], gaps: ['percent-base'] }),
      mark('Percentage', '12', { from: tex`b1 \times 100`, gaps: ['percent-base'] }),
    ],
    mistakes: [{ tag: 'percent-base', answer: '10.7142857' }],
  }),

  singleChoice: examinerQuestion('mcq-single', {
    subject: physics,
    stem: tex`A car travels $60$ m in $20$ s. Its speed is`,
    options: [
      option('a', tex`$0.33\,\mathrm{m\,s^{-1}}$`),
      option('b', tex`$1200\,\mathrm{m\,s^{-1}}$`),
      option('c', tex`$3.0\,\mathrm{m\,s^{-1}}$`, true),
      option('d', tex`$40\,\mathrm{m\,s^{-1}}$`),
      option('e', tex`$80\,\mathrm{m\,s^{-1}}$`),
    ],
    bullets: [mark('Speed', { kind: 'choice', correct: ['c'] }, { gaps: ['speed'] })],
    mistakes: [
      { tag: 'rearrange', answer: 'b' },
      { tag: 'ratio-direction', answer: 'a' },
    ],
  }),

  severalChoices: examinerQuestion('mcq-several', {
    subject: physics,
    stem: 'Which of these are vectors?',
    kind: 'mcq_mc',
    options: [
      option('a', 'force', true),
      option('b', 'mass'),
      option('c', 'velocity', true),
      option('d', 'energy'),
    ],
    bullets: [
      mark('Vectors', { kind: 'choice', correct: ['a', 'c'] }, { gaps: ['vector-scalar'], marks: 2 }),
    ],
  }),

  assertion: createQuestion({
    id: 'mcq-assertion',
    kind: 'assertion_reason',
    stem: 'Assertion: metals conduct. Reason: they have delocalised electrons.',
    subject: 'Chemistry',
    marks: 1,
    options: [
      option('a', 'Both are true and the reason explains the assertion', true),
      option('b', 'Both are true but the reason does not explain the assertion'),
      option('c', 'The assertion is true, the reason is false'),
    ],
  }),

  integerOnly: createQuestion({
    id: 'integer-only',
    kind: 'integer',
    stem: 'How many edges has an icosahedron plus a dodecagon?',
    subject: 'Mathematics',
    marks: 4,
    answer: { kind: 'integer', value: 42 },
  }),

  measured: createQuestion({
    id: 'measured',
    kind: 'subjective',
    stem: 'Estimate the acceleration of free fall.',
    subject: physics,
    marks: 2,
    answer: { kind: 'value', tex: tex`9.81\,\mathrm{m\,s^{-2}}`, text: '9.81 m/s^2' },
  }),

  wordAnswer: createQuestion({
    id: 'word-answer',
    kind: 'subjective',
    stem: 'Name the process by which plants make sugar.',
    subject: 'Biology',
    marks: 1,
    answer: { kind: 'value', tex: tex`\text{photosynthesis}`, text: 'photosynthesis' },
  }),

  sentenceAnswer: createQuestion({
    id: 'sentence-answer',
    kind: 'subjective',
    stem: 'State Newton’s first law for a body at rest.',
    subject: physics,
    marks: 1,
    answer: {
      kind: 'value',
      tex: tex`\text{a body remains at rest unless acted on by an unbalanced force}`,
      text: 'a body remains at rest unless acted on by an unbalanced force',
    },
  }),

  matching: createQuestion({
    id: 'matching',
    kind: 'match',
    stem: 'Match each quantity with its unit.',
    subject: physics,
    marks: 3,
    table: {
      headings: ['Quantity', 'Unit'],
      left: [
        { id: 'A', text: 'force' },
        { id: 'B', text: 'energy' },
        { id: 'C', text: 'power' },
      ],
      right: [
        { id: '1', text: 'W' },
        { id: '2', text: 'N' },
        { id: '3', text: 'J' },
      ],
    },
    answer: {
      kind: 'matches',
      pairs: [
        { left: 'A', right: '2' },
        { left: 'B', right: '3' },
        { left: 'C', right: '1' },
      ],
    },
  }),
} as const satisfies Record<string, Question>;
