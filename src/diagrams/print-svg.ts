import { visibleText } from '../latex/visible-text.ts';
import { layOutScene } from './layout/lay-out-scene.ts';
import type { Scene } from './scene.ts';
import { escapeXml } from './svg/escape-xml.ts';
import { labelToSvg } from './svg/label-to-svg.ts';
import { shapeToSvg } from './svg/shape-to-svg.ts';
import { createSheet } from './svg/sheet.ts';

type SvgOptions = {
  /** The accessible name of the figure; by default the scene's `alt`. */
  readonly title?: string;
};

const FONTS = "'Latin Modern Roman','STIX Two Text','Times New Roman',Times,serif";

/** Prints a scene as a self-contained SVG in the colour of the surrounding text. */
export function printSvg(scene: Scene, { title }: SvgOptions = {}): string {
  const { shapes, labels, box } = layOutScene(scene);
  const sheet = createSheet(box);
  const alt = formatAlt(scene);
  const name = escapeXml(title ?? alt);
  const description = [title === undefined ? '' : alt, scene.toScale ? '' : 'Not to scale.'].join(' ').trim();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${name}" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${name}</title>`,
    ...(description === '' ? [] : [`<desc>${escapeXml(description)}</desc>`]),
    ...shapes.map((shape) => shapeToSvg(shape, sheet)),
    `<g fill="currentColor" stroke="none" text-anchor="middle" font-family="${FONTS}">`,
    ...labels.map((label) => labelToSvg(label, sheet)),
    '</g>',
    '</svg>',
  ].join('\n');
}

/** Returns the scene's `alt` with mathematics as plain text instead of TeX. */
function formatAlt({ alt }: Scene): string {
  return alt.replace(/\$[^$]*\$|\\[%&#]/g, (tex) => visibleText(tex));
}
