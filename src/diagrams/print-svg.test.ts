import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { label, line } from './elements.ts';
import { drawRightTriangle } from './families/right-triangle.ts';
import { point } from './point.ts';
import { printSvg } from './print-svg.ts';
import type { Scene } from './scene.ts';

/** A scene with one line and one label. */
const createScene = (tex: string): Scene => ({
  elements: [line(point(0, 0), point(1, 0)), label(point(0, 1), tex)],
  alt: 'A line.',
  toScale: true,
});

/** Returns the content of the `<text>` element. */
const readLabelMarkup = (svg: string): string => /<text[^>]*>(.*)<\/text>/.exec(svg)?.[1] ?? '';

describe('a scene printed as SVG', () => {
  it('is an image with a name and a description', () => {
    const svg = printSvg({ ...createScene('x'), toScale: false }, { title: 'Figure 1' });

    assert.match(
      svg,
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" aria-label="Figure 1" viewBox=/,
    );
    assert.match(svg, /<title>Figure 1<\/title>\n<desc>A line. Not to scale.<\/desc>/);
  });

  it('uses the colour of the surrounding text', () => {
    const svg = printSvg(drawRightTriangle({ base: 3, height: 4 }));

    assert.match(svg, /stroke="currentColor"/);
    assert.doesNotMatch(svg, /black|white|#[0-9a-f]{3}/);
  });

  it('prints variables in italics, exponents raised and indices lowered', () => {
    assert.equal(
      readLabelMarkup(printSvg(createScene('$v_1^{2}$'))),
      '<tspan font-style="italic">v</tspan><tspan font-size="11.09" dy="5.39">1</tspan><tspan font-size="11.09" dy="-10.77">2</tspan>',
    );
  });

  it('prints Greek letters, degrees, minus signs and units as characters', () => {
    assert.equal(
      readLabelMarkup(printSvg(createScene('$\\theta = -30^\\circ$'))),
      '<tspan font-style="italic">θ</tspan><tspan dx="4.28">=\u00a0−30°</tspan>',
    );
    assert.equal(readLabelMarkup(printSvg(createScene('$4\\,\\Omega$'))), '4\u2009Ω');
  });

  it('draws the arrow of a vector', () => {
    const svg = printSvg(createScene('$\\overrightarrow{AB}$'));

    assert.match(svg, /<\/text><path d="M[\d.,]+L[\d.,]+M/);
  });

  it('escapes hostile text in labels, title and description', () => {
    const hostile = '</text><script>alert("1")</script>&\u0000\ud800';
    const svg = printSvg({ ...createScene(hostile), alt: hostile }, { title: hostile });

    assert.doesNotMatch(svg, /<script/);
    assert.equal(svg.includes('\u0000') || svg.includes('\ud800'), false);
    assert.match(svg, /&lt;\/text&gt;&lt;script&gt;/);
  });

  it('describes mathematics without TeX', () => {
    const svg = printSvg({ ...createScene('x'), alt: 'Resistor 4 $\\Omega$ at 3 m s$^{-1}$, 100%.' });

    assert.match(svg, /<title>Resistor 4 Ω at 3 m s⁻¹, 100%.<\/title>/);
  });

  it('prints equal scenes identically', () => {
    assert.equal(printSvg(createScene('$x$')), printSvg(structuredClone(createScene('$x$'))));
  });
});
