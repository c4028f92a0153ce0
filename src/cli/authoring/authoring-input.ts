import type { Agents } from '../../agents/create-agents.ts';
import type { Ideas } from '../../domain/pipeline-result.ts';
import { type NumberedQuestion, readIdeas, readQuestions } from '../../factory/intake/read-questions.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import { type InputOptions, toInputFile } from '../scan/read-input.ts';
import type { EngineOption, RangeOption } from '../shared-options.ts';
import { positionFindings, printFindings } from '../terminal/print-findings.ts';
import { writeLine } from '../terminal/write-output.ts';

/** Opens the agents of an authoring command, and prints a note when they work by rules. */
export async function openAuthoringAgents(options: EngineOption, tools: CliTools): Promise<Agents> {
  const agents = await tools.openAgents(readCommandSettings(options, tools));
  if (agents.mode === 'rules') writeLine(tools.terminal.err, 'Working by rules, without a model.');
  return agents;
}

/** Reads the questions of `-t` or `-i`, and prints the findings of transcribed photos. */
export function readOptionQuestions(
  options: InputOptions & RangeOption,
  agents: Agents,
  tools: CliTools,
): Promise<NumberedQuestion[]> {
  return readQuestions(toInputFile(options), {
    ...tools,
    agents,
    onScan: (name, { findings, latex }) =>
      printFindings(positionFindings(findings, latex), { name, stream: tools.terminal.err }),
  });
}

/** Reads the file of `--ideas`, if the option is set. Returns a function that finds the ideas of a question by its index. */
export async function readOptionIdeas(
  path: string | undefined,
  { files }: CliTools,
): Promise<(index: number) => Ideas | undefined> {
  return path === undefined ? () => undefined : readIdeas(path, files);
}
