// Generators of random valid questions for property tests.

import fc from 'fast-check';
import { answerKeys } from './answer-key.arbitrary.ts';
import { markingSchemes } from './marking-scheme.arbitrary.ts';
import { totalMarks } from './marking-scheme.ts';
import { createPart } from './part.ts';
import { getMarks } from './part-marks.ts';
import { createQuestion, type Question } from './question.ts';
import type { Diagram, Option, SolutionStep } from './question-content.ts';
import { QuestionKind } from './question-kind.ts';

const nouns = [
  'trolley',
  'cell',
  'wave',
  'triangle',
  'patient',
  'reaction',
  'élève',
  'enzyme',
  'function',
  'charge',
];
const verbs = ['moves', 'is heated', 'has', 'receives', 'is drawn with', 'reacts with'];

const wholeNumber = fc.integer({ min: 2, max: 999 });

const formula = fc.oneof(
  wholeNumber.map((n) => `$${n}\\,\\mathrm{kg}$`),
  wholeNumber.map((n) => `$v = ${n}.5\\,\\mathrm{m\\,s^{-1}}$`),
  fc.tuple(wholeNumber, wholeNumber).map(([a, b]) => `$\\frac{${a}}{${b}}$`),
  wholeNumber.map((n) => `$x^2 - ${n}x + \\sqrt{${n}} = 0$`),
  wholeNumber.map((n) => `$\\int_0^{${n}} x\\,dx$`),
);

/** One sentence of LaTeX without line breaks, edge spaces, comments or list macros. */
export const texSentences: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...nouns), fc.constantFrom(...verbs), formula, fc.constantFrom(...nouns))
  .map(([noun, verb, tex, secondNoun]) => `A ${noun} ${verb} ${tex} near the \\textbf{${secondNoun}}.`);

const optionTexts = fc.oneof(formula, texSentences);

const displayLine = fc
  .tuple(wholeNumber, wholeNumber)
  .map(([a, b]) => `F &= ${a} \\times ${b} = ${a * b}\\,\\mathrm{N}`);

const step: fc.Arbitrary<SolutionStep> = fc.oneof(
  texSentences.map<SolutionStep>((tex) => ({ kind: 'prose', tex })),
  fc
    .array(displayLine, { minLength: 1, maxLength: 3 })
    .map<SolutionStep>((lines) => ({ kind: 'display', lines })),
);

// Neighbouring displays print as one, so displays and prose alternate.
const steps = fc
  .array(step, { minLength: 1, maxLength: 4 })
  .map((all) => all.filter(({ kind }, index) => index === 0 || kind !== all[index - 1]?.kind));

const diagram: fc.Arbitrary<Diagram> = fc.oneof(
  fc.constant<Diagram>({
    kind: 'tikz',
    tex: '\\begin{tikzpicture}\n\\draw (0,0) -- (1,1);\n\\end{tikzpicture}',
  }),
  fc.constant<Diagram>({ kind: 'image', path: 'figures/ramp.png', options: 'width=4cm' }),
  fc.boolean().map<Diagram>((commented) => ({ kind: 'placeholder', name: 'diagram', commented })),
);

const metadata = fc.record(
  {
    subject: fc.constantFrom('Physics', 'Mathematics', 'Chemistry', 'Medicine'),
    level: fc.constantFrom('Nat 5', 'Higher', 'JEE Main', 'USMLE Step 1'),
    topic: fc.constantFrom('Mechanics', 'Algebra', 'Kinetics', 'Cardiology'),
    outcomeId: fc.constantFrom('MNU-5-01', 'PHY-H-01'),
    marks: fc.integer({ min: 1, max: 8 }),
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    markingScheme: markingSchemes,
  },
  { requiredKeys: [] },
);

const OPTION_LETTERS = 'abcdef';

function createOptions(texts: readonly string[], correct: readonly number[]): Option[] {
  return texts.map((text, index) => ({
    id: OPTION_LETTERS.charAt(index),
    text,
    correct: correct.includes(index),
  }));
}

function optionSets(minCount: number, keys: { readonly min: number; readonly max: number }) {
  return fc
    .uniqueArray(optionTexts, { minLength: minCount, maxLength: 5 })
    .chain((texts) =>
      fc
        .subarray([...texts.keys()], { minLength: keys.min, maxLength: Math.min(keys.max, texts.length) })
        .map((correct) => withAnswer(createOptions(texts, correct))),
    );
}

function withAnswer(options: Option[]) {
  const correct = options.filter((option) => option.correct).map((option) => option.id);
  return { options, answer: { kind: 'choice' as const, correct } };
}

const assertionReason = fc.record({
  stem: fc
    .tuple(texSentences, texSentences)
    .map(([a, r]) => `\\textbf{Assertion}: ${a}\\\\\n\\textbf{Reason}: ${r}`),
  choice: fc
    .nat({ max: 3 })
    .map((key) =>
      withAnswer(
        createOptions(
          [
            'Both Assertion and Reason are true and Reason explains Assertion',
            'Both Assertion and Reason are true but Reason does not explain Assertion',
            'Assertion is true but Reason is false',
            'Both Assertion and Reason are false',
          ],
          [key],
        ),
      ),
    ),
});

const matching = fc.record({
  table: fc
    .tuple(fc.uniqueArray(texSentences, { minLength: 6, maxLength: 6 }), fc.constantFrom('Column', 'List'))
    .map(([texts, heading]) => ({
      headings: [`${heading} I`, `${heading} II`] satisfies [string, string],
      left: texts.slice(0, 3).map((text, index) => ({ id: 'abc'.charAt(index), text })),
      right: texts.slice(3).map((text, index) => ({ id: 'pqr'.charAt(index), text })),
    })),
  choice: fc
    .nat({ max: 2 })
    .map((key) => withAnswer(createOptions(['pqr', 'qrp', 'rpq'].map(formatPairs), [key]))),
});

function formatPairs(order: string): string {
  return [...order].map((right, index) => `$${'abc'.charAt(index)} \\rightarrow ${right}$`).join(', ');
}

type Body = Pick<Question, 'stem'> & Partial<Question>;

/** The key of half of the questions with a written answer. */
const optionalKeys = fc.oneof(
  fc.constant({}),
  answerKeys.filter((key) => Object.keys(key).length > 0).map((key) => ({ key })),
);

const bodyByKind: Record<QuestionKind, fc.Arbitrary<Body>> = {
  mcq_sc: fc
    .tuple(texSentences, optionSets(2, { min: 1, max: 1 }))
    .map(([stem, choice]) => ({ stem, ...choice })),
  mcq_mc: fc
    .tuple(texSentences, optionSets(3, { min: 2, max: 5 }))
    .map(([stem, choice]) => ({ stem, ...choice })),
  subjective: fc.tuple(texSentences, wholeNumber, optionalKeys).map(([stem, n, key]) => ({
    stem,
    answer: { kind: 'value', tex: `${n}\\,\\mathrm{J}`, text: `${n} J` },
    ...key,
  })),
  integer: fc
    .tuple(texSentences, fc.integer({ min: -99, max: 9999 }), optionalKeys)
    .map(([stem, value, key]) => ({ stem, answer: { kind: 'integer', value }, ...key })),
  assertion_reason: assertionReason.map(({ stem, choice }) => ({ stem, ...choice })),
  match: fc.tuple(texSentences, matching).map(([stem, { table, choice }]) => ({ stem, table, ...choice })),
  passage: fc
    .tuple(texSentences, fc.constantFrom('Passage I', 'Passage II'))
    .map(([stem, title]) => ({ stem, title })),
};

const ROMAN_LABELS = ['i', 'ii', 'iii'];

/** What a part contains besides its label: text, answer, solution, marks. */
const leafContents = fc
  .tuple(
    texSentences,
    fc.oneof(
      fc.tuple(wholeNumber, optionalKeys).map(([n, key]) => ({
        answer: { kind: 'value' as const, tex: `${n}\\,\\mathrm{J}`, text: `${n} J` },
        ...key,
      })),
      optionSets(3, { min: 1, max: 1 }),
    ),
    fc.record({ solution: steps, marks: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ lead: texSentences }, { requiredKeys: [] }),
  )
  .map(([text, answered, more, lead]) => ({ text, ...answered, ...more, ...lead }));

const singleKinds = QuestionKind.options.filter((kind) => kind !== 'passage');

/** Generates valid questions of one kind; a passage contains two or three questions of other kinds. */
export function questionsOfKind(kind: QuestionKind): fc.Arbitrary<Question> {
  if (kind !== 'passage') return singleQuestion(kind);
  const innerQuestions = fc.array(fc.constantFrom(...singleKinds).chain(singleQuestion), {
    minLength: 2,
    maxLength: 3,
  });
  return fc.tuple(singleQuestion('passage'), innerQuestions).map(([passage, questions]) => ({
    ...passage,
    solution: [],
    alternateSolutions: [],
    ideas: [],
    questions: questions.map((inner, index) => ({ ...inner, id: `${passage.id}-${index + 1}` })),
  }));
}

function singleQuestion(kind: QuestionKind): fc.Arbitrary<Question> {
  const extras = fc.record({
    diagrams: fc.array(diagram, { maxLength: 1 }),
    solution: steps,
    alternateSolutions: fc.array(steps, { maxLength: 1 }),
    ideas: fc.array(steps, { maxLength: 1 }),
  });
  return fc.tuple(fc.nat(), bodyByKind[kind], metadata, extras).map(([n, body, fields, extraFields]) => {
    const marks = fields.markingScheme ? { marks: totalMarks(fields.markingScheme) } : {};
    return createQuestion({ id: `q-${n.toString(36)}`, kind, ...body, ...extraFields, ...fields, ...marks });
  });
}

/** Valid questions of all seven kinds, and questions with parts. */
export const questions: fc.Arbitrary<Question> = fc.oneof(
  ...QuestionKind.options.map(questionsOfKind),
  questionsWithParts(),
);

/** Valid questions with one to four parts, some with parts of their own. */
export function questionsWithParts(): fc.Arbitrary<Question> {
  const inner = fc.array(leafContents, { minLength: 2, maxLength: 3 });
  const outer = fc.oneof(
    { weight: 3, arbitrary: leafContents.map((content) => ({ content, inner: undefined })) },
    {
      weight: 1,
      arbitrary: fc.tuple(texSentences, inner).map(([text, parts]) => ({ content: { text }, inner: parts })),
    },
  );
  return fc
    .tuple(
      fc.nat(),
      texSentences,
      fc.array(diagram, { maxLength: 1 }),
      fc.array(outer, { minLength: 1, maxLength: 4 }),
    )
    .map(([n, stem, diagrams, all]) => {
      const parts = all.map(({ content, inner: subparts }, index) =>
        createPart({
          ...content,
          label: OPTION_LETTERS.charAt(index),
          ...(subparts && {
            parts: subparts.map((one, at) => createPart({ ...one, label: ROMAN_LABELS[at] ?? 'i' })),
          }),
        }),
      );
      const marks = getMarks({ parts });
      return createQuestion({
        id: `q-${n.toString(36)}`,
        kind: 'subjective',
        stem,
        diagrams,
        parts,
        ...(marks === undefined ? {} : { marks }),
      });
    });
}
