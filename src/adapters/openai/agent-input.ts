import { type AgentInputItem, type Tool, tool, user } from '@openai/agents';
import type { ModelImage, ModelTool } from '../../ports/model.ts';

/** The task and its pictures as one message. */
export function messageOf(text: string, images: readonly ModelImage[] = []): AgentInputItem {
  const pictures = images.map((image) => ({ type: 'input_image' as const, image: dataUrlOf(image) }));
  return user([{ type: 'input_text', text }, ...pictures]);
}

function dataUrlOf({ mediaType, bytes }: ModelImage): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Our tools in the words of the agents package. */
export function toolsOf(tools: readonly ModelTool[] = [], signal: AbortSignal): Tool[] {
  return tools.map((own) =>
    tool({
      name: own.name,
      description: own.description,
      parameters: own.input,
      execute: (input) => own.run(input, signal),
    }),
  );
}

/** How a model is asked to mend its reply. */
export function mendingOf(problem: string): string {
  return [
    'Your reply cannot be used:',
    problem,
    'Answer the task again. Send the whole reply in the form asked for, and nothing else.',
  ].join('\n');
}
