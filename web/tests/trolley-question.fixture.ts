import type { Bullet, Evidence, MarkingScheme } from '../../src/domain/marking-scheme.ts';
import { createPart } from '../../src/domain/part.ts';
import { createQuestion, type Question } from '../../src/domain/question.ts';

/** Creates a scheme with one mark for each step. */
function createScheme(steps: readonly (readonly [generic: string, evidence: Evidence])[]): MarkingScheme {
  const bullets = steps.map(
    ([generic, evidence], index): Bullet => ({
      n: index + 1,
      marks: 1,
      kind: 'process',
      generic,
      ...(evidence.kind === 'expression' && { illustrative: `$${evidence.tex}$` }),
      evidence,
      requires: [],
      impliedBy: [],
      followThrough: { mode: 'no' },
      gapTags: [],
    }),
  );
  return { bullets, policies: { answerOnly: 'full', units: 'none' }, misconceptions: [] };
}

const expression = (tex: string): Evidence => ({ kind: 'expression', tex });

/** A Physics question with four parts on two levels: numbers with their units, a word and a choice. */
export const trolleyQuestion: Question = createQuestion({
  id: 'trolley',
  kind: 'subjective',
  subject: 'Physics',
  level: 'Nat 5',
  outcomeId: 'PHY-5-02',
  stem: 'A trolley starts from rest and accelerates along a level track. The results of one run are shown in the table.\n\n\\begin{tabular}{l c c c}Quantity & mass & acceleration & time \\\\ Value & $2.0\\,\\mathrm{kg}$ & $3.0\\,\\mathrm{m\\,s^{-2}}$ & $4.0\\,\\mathrm{s}$\\end{tabular}',
  parts: [
    createPart({
      label: 'a',
      text: 'Calculate the speed of the trolley after $4.0\\,\\mathrm{s}$.',
      unit: 'm s^{-1}',
      answer: { kind: 'value', tex: '12', text: '12' },
      markingScheme: createScheme([
        ['Substitute into $v = u + at$', expression('3.0 \\times 4.0')],
        ['Calculate the speed', expression('12')],
      ]),
    }),
    createPart({
      label: 'b',
      text: 'A force acts on the trolley in the direction opposite to its motion.',
      parts: [
        createPart({
          label: 'i',
          text: 'Name this force.',
          answer: { kind: 'value', tex: '\\text{friction}', text: 'friction' },
          markingScheme: createScheme([['Name the force', { kind: 'wording', anyOf: ['friction'] }]]),
        }),
        createPart({
          label: 'ii',
          text: 'Calculate the unbalanced force on the trolley.',
          unit: 'N',
          answer: { kind: 'value', tex: '6.0', text: '6.0' },
          markingScheme: createScheme([
            ['Substitute into $F = ma$', expression('2.0 \\times 3.0')],
            ['Calculate the force', expression('6.0')],
          ]),
        }),
      ],
    }),
    createPart({
      label: 'c',
      lead: 'The mass of the trolley is now doubled. The unbalanced force stays the same.',
      text: 'What happens to the acceleration?',
      options: ['It halves', 'It stays the same', 'It doubles'].map((text, index) => ({
        id: 'abc'.charAt(index),
        text,
        correct: index === 0,
      })),
      answer: { kind: 'choice', correct: ['a'] },
      markingScheme: createScheme([['Choose the right change', { kind: 'choice', correct: ['a'] }]]),
    }),
  ],
});
