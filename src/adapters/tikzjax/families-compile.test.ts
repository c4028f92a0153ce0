import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createDrawRole, createRepairRole } from '../../agents/tikz/tikz-roles.ts';
import { label } from '../../diagrams/elements.ts';
import { everyElement, hostileLabels } from '../../diagrams/every-element.fixture.ts';
import { allFamilies } from '../../diagrams/families/all-families.ts';
import { point } from '../../diagrams/point.ts';
import { printTikz } from '../../diagrams/print-tikz.ts';
import { createTikzjaxRenderer } from './create-tikzjax-renderer.ts';

const renderer = createTikzjaxRenderer({ timeoutMs: 60_000 });

async function draw(tikz: string): Promise<void> {
  const drawing = await renderer.draw(tikz);
  assert.equal(
    drawing.kind,
    'drawn',
    drawing.kind === 'failed' ? `${drawing.message}, line ${drawing.line}` : '',
  );
}

describe('figures compiled by TeX', () => {
  after(() => renderer.close());

  it('draws a figure of every family; `npm run prove -- diagrams` draws all of them', () => {
    // Starting TeX takes most of the time, so one document contains all figures.
    const figures = allFamilies.flatMap(({ examples }) => examples.slice(0, 1));

    assert.equal(figures.length, allFamilies.length);
    return draw(figures.map(printTikz).join('\n\n'));
  });

  it('draws the worked examples in the prompts of the TikZ role', async () => {
    const systems = [
      createDrawRole([]).prompt.fill({ description: '', examples: '' }).system,
      createRepairRole([]).prompt.fill({ drawing: '', problem: '', description: '' }).system,
    ];
    const examples = systems.flatMap((text) => [...text.matchAll(/```latex\n([\s\S]*?)```/g)]);

    assert.equal(examples.length, 3);
    for (const [, tikz = ''] of examples) await draw(tikz);
  });

  it('draws every kind of element', () => draw(printTikz(everyElement)));

  it('draws every hostile label', () => {
    const elements = hostileLabels.map((tex, index) => label(point(0, -index), tex));
    return draw(printTikz({ elements, alt: '', toScale: true }));
  });
});
