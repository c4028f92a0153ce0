import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { drawPartFigures } from './draw-part-figures.ts';

const tikz = (tex: string): Diagram[] => [{ kind: 'tikz', tex }];
const draw = async ([first]: readonly Diagram[]): Promise<string | undefined> =>
  first?.kind === 'tikz' ? `<svg>${first.tex}</svg>` : undefined;

describe('drawPartFigures', () => {
  it('draws the figure of each part, and that of an outer part once', async () => {
    const inner = ['i', 'ii', 'iii'].map((label) =>
      createPart({ label, text: '', ...(label === 'i' && { diagrams: tikz('own') }) }),
    );
    const parts = [
      createPart({ label: 'a', text: '', diagrams: tikz('a') }),
      createPart({ label: 'b', text: '', diagrams: tikz('shared'), parts: inner }),
      createPart({ label: 'c', text: '' }),
    ];

    const svgs = await drawPartFigures({ parts }, draw);

    assert.deepEqual(
      [...svgs],
      [
        ['a', '<svg>a</svg>'],
        ['b.i', '<svg>own</svg>'],
        ['b.ii', '<svg>shared</svg>'],
      ],
    );
  });
});
