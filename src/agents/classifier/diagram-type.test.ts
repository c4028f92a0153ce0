import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { findDiagramType } from './diagram-type.ts';
import { collectTexts } from './question-texts.ts';

function findType(stem: string, ...diagrams: Diagram[]): string | null {
  const question = createQuestion({ id: 'q', kind: 'subjective', stem, diagrams });
  return findDiagramType(question, collectTexts(question));
}

const createTikz = (body: string): Diagram => ({
  kind: 'tikz',
  tex: `\\begin{tikzpicture}\n${body}\n\\end{tikzpicture}`,
});

const rows: readonly (readonly [type: string, stem: string, body: string])[] = [
  ['circuit', 'Find the current.', '\\draw (0,0) to[R=$4\\,\\Omega$] (2,0) to[battery] (0,0);'],
  [
    'circuit',
    'The circuit has two resistors.',
    '\\draw (0,0) rectangle (1,0.4); \\node at (1,1) {$4\\,\\Omega$};',
  ],
  ['graph', 'Find the slope.', '\\begin{axis}\\addplot {x^2};\\end{axis}'],
  [
    'graph',
    'The velocity changes.',
    '\\draw[->] (0,0) -- (5,0) node[right] {$t$};\n\\draw[->] (0,0) -- (0,3) node[above] {$v$};\n\\draw (0,0) -- (2,2);',
  ],
  [
    'free_body',
    'A block rests.',
    '\\draw (0,0) rectangle (1,1);\n\\draw[->] (0.5,0) -- (0.5,-1) node {$mg$};',
  ],
  ['geometry', 'In triangle $ABC$, find $x$.', '\\draw (0,0) -- (4,0) -- (2,3) -- cycle;'],
  ['geometry', 'Find the arc.', '\\draw (0,0) circle (1);'],
  ['other', 'Look.', '\\draw (0,0) -- (1,1);'],
];

describe('findDiagramType', () => {
  for (const [type, stem, body] of rows) {
    it(`returns ${type} for the drawing of "${stem}"`, () => {
      assert.equal(findType(stem, createTikz(body)), type);
    });
  }

  it('returns null without a drawing and without words that refer to one', () => {
    assert.equal(findType('A block slides down a plane. Graph theory is not meant.'), null);
  });

  it('uses the words when the drawing is missing or only a placeholder', () => {
    assert.equal(findType('Find the current in the circuit shown below.'), 'circuit');
    assert.equal(
      findType('Find the slope.', { kind: 'placeholder', name: 'diagram', commented: true }),
      'other',
    );
    assert.equal(findType('The graph shows the motion.', { kind: 'image', path: 'a.png' }), 'graph');
  });
});
