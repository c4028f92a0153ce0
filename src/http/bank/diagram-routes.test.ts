import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPart } from '../../domain/part.ts';
import type { Diagram } from '../../domain/question-content.ts';
import { openScratchServer, type ScratchServer, sampleQuestion } from '../scratch-server.fixture.ts';

const tikz = (tex: string): Diagram[] => [{ kind: 'tikz', tex }];
const inner = createPart({ label: 'i', text: 'Look.', diagrams: tikz('inner') });
const question = sampleQuestion({
  id: 'pictured',
  kind: 'subjective',
  options: [],
  answer: undefined,
  diagrams: tikz('whole'),
  parts: [
    createPart({ label: 'a', text: 'Look.', diagrams: tikz('first') }),
    createPart({ label: 'b', text: '', diagrams: tikz('outer'), parts: [inner] }),
  ],
});

let server: ScratchServer;
before(async () => {
  server = await openScratchServer({
    diagrams: { draw: async (tex) => ({ kind: 'drawn', svg: `<svg>${tex}</svg>` }), close: async () => {} },
  });
  await server.bank.save([question]);
});
after(() => server.stop());

describe('the diagrams of a question', () => {
  it('are addressed by the path of their part', async () => {
    const readDrawing = async (place: string): Promise<string> =>
      (await server.fetch(`/api/v1/bank/questions/pictured/diagrams/${place}`)).text();

    assert.equal(await readDrawing('1'), '<svg>whole</svg>');
    assert.equal(await readDrawing('a.1'), '<svg>first</svg>');
    assert.equal(await readDrawing('b.1'), '<svg>outer</svg>');
    assert.equal(await readDrawing('b.i.1'), '<svg>inner</svg>');
    for (const place of ['a.2', 'c.1', 'b.ii.1', 'a.i.1'])
      assert.match(await readDrawing(place), /"not_found"/);
  });
});
