import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findActiveContent } from './find-active-content.ts';

const draw = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg"><g>${content}</g></svg>`;

describe('findActiveContent', () => {
  it('accepts what TikZ draws', () => {
    const drawing = draw(
      '<defs><clipPath id="a"><path d="M0 0"/></clipPath></defs><path clip-path="url(#a)" style="stroke:#000"/><text font-family="cmr10">a &lt; b</text>',
    );

    assert.equal(findActiveContent(drawing), undefined);
  });

  it('finds scripts, embedded documents, event handlers, references to other places and damaged markup', () => {
    for (const [content, found] of [
      ['<script>alert(1)</script>', '<script>'],
      ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
      ['<foreignObject><iframe src="file:///etc/passwd"/></foreignObject>', '<foreignObject>'],
      ['<path onclick="alert(1)"/>', 'onclick="alert(1)"'],
      ['<use xlink:href="https://example.org/a.svg"/>', 'xlink:href="https://example.org/"'],
      ['<path style="fill:url(https://example.org)"/>', 'style="fill:url(https://exa"'],
      ['<image href="https://example.org"/>', '<image>'],
      ['<path onclick=alert(1)>', '<path onclick=alert(1'],
      ['<style>@import "x"</style>', '<style>'],
      ['<!ENTITY x "y">', '<!ENTITY x "y">'],
    ] as const)
      assert.equal(findActiveContent(draw(content)), found);
  });
});
