import { z } from 'zod';
import { extractDrawing } from '../../latex/extract-drawing.ts';
import type { ModelTool } from '../../ports/model.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

/** Commands that draw something. */
const DRAWING_COMMAND = /\\(?:draw|fill|filldraw|shade|node|path|addplot|matrix|graph|pic|chemfig)\b/;

/** Parses the drawing of a reply, without text and code fences around it. */
const TikzReply = z
  .string()
  .refine((text) => extractDrawing(text) !== undefined, 'the reply must be one whole tikzpicture environment')
  .refine((text) => DRAWING_COMMAND.test(extractDrawing(text) ?? ''), 'the picture must draw something')
  .transform((text) => extractDrawing(text) ?? '');

const drawPrompt = loadPrompt(
  new URL('./draw-diagram.prompt.md', import.meta.url),
  z.object({ description: z.string(), examples: z.string() }),
);

const repairPrompt = loadPrompt(
  new URL('./repair-diagram.prompt.md', import.meta.url),
  z.object({ drawing: z.string(), problem: z.string(), description: z.string() }),
);

/** Creates the role that draws a figure as TikZ. */
export function createDrawRole(
  tools: readonly ModelTool[],
): RoleDefinition<{ description: string; examples: string }, string> {
  return { role: 'tikz', prompt: drawPrompt, reply: TikzReply, tools };
}

/** Creates the role that repairs a drawing that does not compile. */
export function createRepairRole(
  tools: readonly ModelTool[],
): RoleDefinition<{ drawing: string; problem: string; description: string }, string> {
  return { role: 'tikz', prompt: repairPrompt, reply: TikzReply, tools };
}
