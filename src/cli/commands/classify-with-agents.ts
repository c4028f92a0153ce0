import type { Settings } from '../../domain/settings.ts';
import type { CliTools } from '../cli-tools.ts';
import { readSources } from '../read-sources.ts';
import { usageLine } from '../report-usage.ts';
import { writeLine } from '../terminal.ts';
import { type Classified, type ClassifyOptions, writeClassified } from '../write-classified.ts';

/** Classifies a photo, or each question of a TeX file, as a model sees it. */
export async function classifyWithAgents(
  options: ClassifyOptions,
  settings: Settings,
  tools: CliTools,
): Promise<number> {
  const sources = await readSources(options, tools);
  const agents = await tools.openAgents(settings);
  const classified: Classified[] = [];
  for (const { index, id, source } of sources) {
    const { classification } = await agents.classify(source);
    classified.push({ index, ...(id === undefined ? {} : { id }), ...classification });
  }
  await writeClassified({ classifications: classified, usage: agents.usage() }, options, tools);
  writeLine(tools.terminal.err, usageLine(agents.usage()));
  return 0;
}
