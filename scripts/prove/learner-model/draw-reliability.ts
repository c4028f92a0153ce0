import type { ReliabilityBin } from './measure-predictions.ts';

const SIZE = 240;
const MARGIN = 36;
const WIDTH = SIZE + MARGIN + 12;

/** Draws predicted probability against the share of right answers, one chart for each log, as SVG. Points have the area of their answers. */
export function drawReliability(
  charts: readonly { readonly title: string; readonly bins: readonly ReliabilityBin[] }[],
): string {
  const body = charts.map(({ title, bins }, index) => {
    const total = bins.reduce((sum, { count }) => sum + count, 0);
    const points = bins.map(
      ({ mean, share, count }) =>
        `<circle cx="${round(mean * SIZE)}" cy="${round(SIZE - share * SIZE)}" r="${round(2 + 16 * Math.sqrt(count / total))}" fill="#1f4b8f" fill-opacity="0.6"/>`,
    );
    return [
      `<g transform="translate(${MARGIN + index * WIDTH} 28)">`,
      `<text x="${SIZE / 2}" y="-10" text-anchor="middle">${title}</text>`,
      `<rect width="${SIZE}" height="${SIZE}" fill="none" stroke="#999"/>`,
      `<line x1="0" y1="${SIZE}" x2="${SIZE}" y2="0" stroke="#999" stroke-dasharray="4 4"/>`,
      ...points,
      `<text x="${SIZE / 2}" y="${SIZE + 26}" text-anchor="middle">predicted</text>`,
      `<text transform="translate(-10 ${SIZE / 2}) rotate(-90)" text-anchor="middle">right</text>`,
      '</g>',
    ].join('\n');
  });
  const width = MARGIN + charts.length * WIDTH;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE + 66}" font-family="sans-serif" font-size="13">\n<rect width="100%" height="100%" fill="white"/>\n${body.join('\n')}\n</svg>\n`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
