import { z } from 'zod';
import { drawingIn } from '../../latex/drawing-in.ts';
import type { ModelTool } from '../../ports/model.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const INK = /\\(?:draw|fill|filldraw|shade|node|path|addplot|matrix|graph|pic|chemfig)\b/;

/** The one drawing of a reply; talk and fences around it are left out. */
export const TikzReply = z
  .string()
  .refine((text) => drawingIn(text) !== undefined, 'the reply must be one whole tikzpicture environment')
  .refine((text) => INK.test(drawingIn(text) ?? ''), 'the picture must draw something')
  .transform((text) => drawingIn(text) ?? '');

export const drawPrompt = loadPrompt(
  new URL('./draw-diagram.prompt.md', import.meta.url),
  z.object({ description: z.string(), examples: z.string() }),
);

export const repairPrompt = loadPrompt(
  new URL('./repair-diagram.prompt.md', import.meta.url),
  z.object({ drawing: z.string(), problem: z.string(), description: z.string() }),
);

export function drawRole(
  tools: readonly ModelTool[],
): RoleDefinition<{ description: string; examples: string }, string> {
  return { role: 'tikz', prompt: drawPrompt, reply: TikzReply, tools };
}

export function repairRole(
  tools: readonly ModelTool[],
): RoleDefinition<{ drawing: string; problem: string; description: string }, string> {
  return { role: 'tikz', prompt: repairPrompt, reply: TikzReply, tools };
}
