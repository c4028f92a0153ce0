import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot } from '../run-command.ts';

/** All documents except decisions and evidence, which describe the repository at the time of writing. */
const documents = globSync(['*.md', '{docs,src,web,scripts}/**/*.md'], { cwd: projectRoot }).filter(
  (path) => !/node_modules|docs\/(?:decisions|evidence)\/|\.prompt\.md$|fixtures/.test(path),
);

describe('the documents', () => {
  it('mention only files and folders that exist', () => {
    const missing = documents.flatMap((document) => {
      const text = readFileSync(join(projectRoot, document), 'utf8');
      // A path between backticks, such as `src/maths/README.md`.
      const pathMatches = [...text.matchAll(/`((?:src|web|scripts|bench|data|docs)\/[\w./@-]*)`/g)];
      return pathMatches.flatMap(([, path = '']) => {
        const candidates = [join(projectRoot, path), join(projectRoot, dirname(document), path)];
        return candidates.some((candidate) => existsSync(candidate)) ? [] : [`${document}: ${path}`];
      });
    });

    assert.ok(documents.length > 20);
    assert.deepEqual(missing, []);
  });

  it('name every folder of a room in the README of the room', () => {
    const folders = globSync('src/*/*/', { cwd: projectRoot }).filter((path) => !/fixtures/.test(path));
    const unnamed = folders.filter((path) => {
      const readme = join(projectRoot, dirname(path), 'README.md');
      const name = basename(path);
      // `views`, `views/` or `views/text-view.ts`; `nat5-…` names all folders that start with `nat5-`.
      const group = `${name.replace(/-[^-]+$/, '')}-…`;
      return !new RegExp(`[\`/](?:${name}[\`/]|${group})`).test(readFileSync(readme, 'utf8'));
    });

    assert.ok(folders.length > 100);
    assert.deepEqual(unnamed, []);
  });

  it('link only to files that exist', () => {
    const broken = documents.flatMap((document) => {
      const text = readFileSync(join(projectRoot, document), 'utf8');
      // The target of a Markdown link, except web addresses and anchors.
      const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)];
      return links.flatMap(([, path = '']) =>
        existsSync(join(projectRoot, dirname(document), path)) ? [] : [`${document}: ${path}`],
      );
    });

    assert.deepEqual(broken, []);
  });
});
