import { type AgentInputItem, type Tool, tool, user } from '@openai/agents';
import type { ModelImage, ModelTool } from '../../ports/model.ts';

/** Puts the task and its images into one user message. */
export function toUserMessage(text: string, images: readonly ModelImage[] = []): AgentInputItem {
  const imageParts = images.map((image) => ({ type: 'input_image' as const, image: toDataUrl(image) }));
  return user([{ type: 'input_text', text }, ...imageParts]);
}

function toDataUrl({ mediaType, bytes }: ModelImage): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** Converts our tools to those of the agents package. */
export function toAgentTools(tools: readonly ModelTool[] = [], signal: AbortSignal): Tool[] {
  return tools.map((modelTool) =>
    tool({
      name: modelTool.name,
      description: modelTool.description,
      parameters: modelTool.input,
      execute: (input) => modelTool.run(input, signal),
    }),
  );
}

/** Creates the prompt that requests a corrected reply. */
export function createCorrectionPrompt(problem: string): string {
  return [
    'Your reply cannot be used:',
    problem,
    'Answer the task again. Send the whole reply in the form asked for, and nothing else.',
  ].join('\n');
}
