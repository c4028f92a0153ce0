import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot } from '../run-command.ts';

/** Decisions and evidence describe the tree as it was when they were written. */
const documents = globSync(['*.md', '{docs,src,web,scripts}/**/*.md'], { cwd: projectRoot }).filter(
  (path) => !/node_modules|docs\/(?:decisions|evidence)\/|\.prompt\.md$|fixtures/.test(path),
);

describe('the documents', () => {
  it('name only files and folders of the repository that exist', () => {
    const missing = documents.flatMap((document) => {
      const text = readFileSync(join(projectRoot, document), 'utf8');
      const named = [...text.matchAll(/`((?:src|web|scripts|bench|data|docs)\/[\w./@-]*)`/g)];
      return named.flatMap(([, path = '']) => {
        const places = [join(projectRoot, path), join(projectRoot, dirname(document), path)];
        return places.some((place) => existsSync(place)) ? [] : [`${document}: ${path}`];
      });
    });

    assert.ok(documents.length > 20);
    assert.deepEqual(missing, []);
  });

  it('link only to files that exist', () => {
    const broken = documents.flatMap((document) => {
      const text = readFileSync(join(projectRoot, document), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)];
      return links.flatMap(([, path = '']) =>
        existsSync(join(projectRoot, dirname(document), path)) ? [] : [`${document}: ${path}`],
      );
    });

    assert.deepEqual(broken, []);
  });
});
