import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTikzjaxRenderer } from '../../src/adapters/tikzjax/create-tikzjax-renderer.ts';
import { createAgents } from '../../src/agents/create-agents.ts';
import { labelledDescriptions } from '../../src/diagrams/descriptions.table.ts';
import { projectRoot } from '../run-command.ts';
import { drawDrawingSheet, type SheetDrawing } from './diagrams/drawing-sheet.ts';

/** Draws one description of every figure family by rules, and compiles each drawing with TeX. */
export const proof = {
  name: 'tikz',
  run: async (): Promise<string> => {
    const agents = createAgents({ now: () => new Date() });
    const renderer = createTikzjaxRenderer({ timeoutMs: 120_000 });
    const drawingByFamily = new Map<string, SheetDrawing>();
    const rows: string[] = [];
    for (const [text, family] of labelledDescriptions) {
      if (family === undefined || drawingByFamily.has(family)) continue;
      const { tikz, svg, findings } = await agents.draw({ description: text }, { draw: renderer.draw });
      if (svg === undefined) throw new Error(`${text} does not compile: ${findings[0]?.message}`);
      drawingByFamily.set(family, { title: family, text, svg });
      rows.push(`| ${family} | ${text} | ${tikz.length} |`);
    }
    await renderer.close();
    const folder = join(projectRoot, 'docs/evidence');
    mkdirSync(folder, { recursive: true });
    const sheet = await sharp(await drawDrawingSheet([...drawingByFamily.values()]))
      .png({ palette: true })
      .toBuffer();
    writeFileSync(join(folder, 'tikz.png'), sheet);
    return [
      `${drawingByFamily.size} families, each drawn by rules from a text description (\`vbagent tikz -d\`), compiled by the WebAssembly build of TeX and rendered:`,
      '',
      '![A drawing of every family](tikz.png)',
      '',
      '| family | description | TikZ, bytes |',
      '|---|---|--:|',
      ...rows,
    ].join('\n');
  },
};
