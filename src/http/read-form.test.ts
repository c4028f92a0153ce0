import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '../domain/fault.ts';
import { findText, listFiles, readForm } from './read-form.ts';

/** Encodes a form as `fetch` sends it. */
async function encodeForm(form: FormData): Promise<{ body: ArrayBuffer; type: string }> {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { body: await response.arrayBuffer(), type };
}

describe('readForm', () => {
  it('returns the fields and files that were sent', async () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => !/[\r\n]|%[02]/.test(text));
    const bytes = fc.uint8Array({ maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, bytes), { maxLength: 5 }), name, async (files, text) => {
        const form = new FormData();
        for (const [fileName, content] of files)
          form.append('files', new File([new Uint8Array(content)], fileName));
        form.append('variants', text);
        const { body, type } = await encodeForm(form);

        const read = readForm(body, type);

        assert.deepEqual(
          listFiles(read, 'files').map((file) => [file.name, file.bytes]),
          files.map(([fileName, content]) => [fileName, new Uint8Array(content)]),
        );
        assert.equal(findText(read, 'variants'), text);
      }),
      { numRuns: 100 },
    );
  });

  it('rejects a form that is cut off at any byte', async () => {
    const form = new FormData();
    form.append('files', new File(['\\item x'], 'a.tex'));
    const { body, type } = await encodeForm(form);
    const end = Buffer.from(body).lastIndexOf('--');

    for (let length = 0; length < end; length++) {
      assert.throws(() => readForm(body.slice(0, length), type), Fault, String(length));
    }
    assert.throws(() => readForm(body, 'multipart/form-data'), Fault);
  });
});
