import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { createProblemFolders } from './create-problem-folders.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

const folders = createProblemFolders();
let rootCount = 0;

function createRoot(files: Readonly<Record<string, string>>): string {
  const root = join(scratch.path, `root-${++rootCount}`);
  mkdirSync(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const QUESTION = '\\item Find $x$.\n';

describe('discovering problems', () => {
  it('finds folders with a problem.tex, and plain TeX files, in the order of their numbers', async () => {
    const root = createRoot({
      'Problem_10/problem.tex': QUESTION,
      'Problem_2/problem.tex': QUESTION,
      'Problem_2/variants/numerical.tex': QUESTION,
      'sheet/a.tex': QUESTION,
      '.hidden/b.tex': QUESTION,
      'notes.txt': 'x',
    });

    assert.deepEqual((await folders.discover(root)).problemIds, ['Problem_2', 'Problem_10', 'sheet/a']);
  });

  it('reads a folder sorted by kind of file and finds the picture by its name', async () => {
    const root = createRoot({
      'scans/ramp.tex': QUESTION,
      'scans/ramp_2.tex': QUESTION,
      'variants/numerical/ramp.tex': '\\item Numerical.\n',
      'variants/context/ramp-2.tex': '\\item Context.\n',
      'variants/numerical/rampart.tex': '\\item Another.\n',
      'alternates/ramp_1.tex': '\\item Alternate.\n',
      'tikz/ramp.tex': '\\draw;',
      'images/ramp.png': 'png',
    });

    assert.deepEqual((await folders.discover(root)).problemIds, ['ramp', 'ramp_2']);
    const context = await folders.load(root, 'ramp');
    assert.deepEqual(context.variants, {
      numerical: '\\item Numerical.\n',
      'context-2': '\\item Context.\n',
    });
    assert.deepEqual(Object.keys(context.alternates), ['ramp_1']);
    assert.equal(context.image_path, 'images/ramp.png');
  });

  it('loads every problem, with upper or lower case endings', async () => {
    const root = createRoot({ 'a.TEX': QUESTION, 'sheet/b.Tex': QUESTION });
    const { problemIds } = await folders.discover(root);

    const paths = await Promise.all(problemIds.map(async (id) => (await folders.load(root, id)).latex_path));

    assert.deepEqual(paths, ['a.TEX', 'sheet/b.Tex']);
  });

  it('reports links to folders and follows none', async () => {
    const outside = createRoot({ 'far/problem.tex': QUESTION });
    const root = createRoot({ 'kept/problem.tex': QUESTION, 'sheets/a.tex': QUESTION });
    symlinkSync(join(outside, 'far'), join(root, 'far'));
    symlinkSync(root, join(root, 'sheets', 'round'));
    symlinkSync(join(root, 'nowhere'), join(root, 'dangling'));

    const { problemIds, damaged } = await folders.discover(root);

    assert.deepEqual(problemIds, ['kept', 'sheets/a']);
    assert.deepEqual(
      damaged.map(({ problemId, reason }) => `${problemId} ${reason.slice(0, 12)}`),
      ['far it is a link', 'sheets/round it is a link'],
    );
  });

  it('reports a folder whose problem.tex is missing', async () => {
    const root = createRoot({ 'lost/result.json': '{}', 'kept/problem.tex': QUESTION });

    assert.deepEqual(await folders.discover(root), {
      problemIds: ['kept'],
      damaged: [{ problemId: 'lost', reason: 'it has no problem.tex' }],
    });
  });
});

describe('loading a problem', () => {
  it('Feature: qa-review-agent, Property 2: Problem Context Completeness', async () => {
    const name = fc.stringMatching(/^[a-z]{1,8}(-[2-9])?$/);
    const text = fc
      .string({ minLength: 1 })
      .filter((candidate) => candidate.trim() !== '' && !candidate.includes('\0'));
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.dictionary(name, text, { maxKeys: 5 }),
        fc.dictionary(name, text, { maxKeys: 3 }),
        async (problem, variants, alternates) => {
          const listFiles = (folder: string, texts: Record<string, string>) =>
            Object.entries(texts).map(([key, value]) => [`p/${folder}/${key}.tex`, value.toWellFormed()]);
          const root = createRoot({
            'p/problem.tex': problem.toWellFormed(),
            ...Object.fromEntries([
              ...listFiles('variants', variants),
              ...listFiles('alternates', alternates),
            ]),
          });
          const context = await folders.load(root, 'p');
          assert.equal(context.latex_content, problem.toWellFormed());
          assert.deepEqual(Object.keys(context.variants).toSorted(), Object.keys(variants).toSorted());
          assert.deepEqual(Object.keys(context.alternates).toSorted(), Object.keys(alternates).toSorted());
          for (const [type, path] of Object.entries(context.variant_paths))
            assert.equal(readFileSync(join(root, path), 'utf8'), context.variants[type]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('refuses an empty problem and an unknown one', async () => {
    const root = createRoot({ 'empty/problem.tex': ' \n' });

    await assert.rejects(folders.load(root, 'empty'), { kind: 'invalid-input' });
    await assert.rejects(folders.load(root, 'nowhere'), { kind: 'not-found' });
  });
});

describe('replacing a file', () => {
  const texts = { expected: QUESTION, text: '\\item Find $y$.\n' };

  it('keeps the mode and leaves no other files', async () => {
    const root = createRoot({ 'a/problem.tex': QUESTION });
    const path = join(root, 'a/problem.tex');
    chmodSync(path, 0o664);

    assert.equal(await folders.replace(root, 'a/problem.tex', texts), 'replaced');

    assert.equal(readFileSync(path, 'utf8'), texts.text);
    assert.equal(statSync(path).mode & 0o777, 0o664);
    assert.deepEqual(readdirSync(join(root, 'a')), ['problem.tex']);
  });

  it('does not replace a file that has changed since the review', async () => {
    const root = createRoot({ 'a/problem.tex': 'something else\n' });

    assert.equal(await folders.replace(root, 'a/problem.tex', texts), 'changed');
    assert.equal(readFileSync(join(root, 'a/problem.tex'), 'utf8'), 'something else\n');
  });

  it('refuses a read-only file', async () => {
    const root = createRoot({ 'a/problem.tex': QUESTION });
    chmodSync(join(root, 'a/problem.tex'), 0o444);

    await assert.rejects(folders.replace(root, 'a/problem.tex', texts), /read-only/);
    assert.equal(readFileSync(join(root, 'a/problem.tex'), 'utf8'), QUESTION);
  });

  it('refuses paths outside the root, also through a link', async () => {
    const root = createRoot({ 'a/problem.tex': QUESTION });
    const outside = createRoot({ 'secret.tex': QUESTION });
    symlinkSync(join(outside, 'secret.tex'), join(root, 'a', 'link.tex'));
    symlinkSync(outside, join(root, 'linked'));

    for (const path of ['../root-1/x.tex', 'a/link.tex', 'linked/secret.tex', join(outside, 'secret.tex')])
      await assert.rejects(folders.replace(root, path, texts), (fault: { kind: string }) =>
        ['not-allowed', 'not-found'].includes(fault.kind),
      );
    assert.equal(readFileSync(join(outside, 'secret.tex'), 'utf8'), QUESTION);
  });
});
