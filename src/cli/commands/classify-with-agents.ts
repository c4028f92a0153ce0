import type { Settings } from '../../domain/settings.ts';
import type { CliTools } from '../cli-tools.ts';
import { readSources } from '../read-sources.ts';
import { usageLine } from '../report-usage.ts';
import { writeLine } from '../terminal.ts';
import { type Classified, type ClassifyOptions, writeClassified } from '../write-classified.ts';

const BY_RULES = 'The photo was read and classified by rules, without a model.';

/** Classifies a photo, or each question of a TeX file, as a model sees it. */
export async function classifyWithAgents(
  options: ClassifyOptions,
  settings: Settings,
  tools: CliTools,
): Promise<number> {
  const agents = await tools.openAgents(settings);
  const sources = await readSources(options, tools, agents.way);
  const classified: Classified[] = [];
  for (const { index, id, source } of sources) {
    const { classification } = await agents.classify(source);
    classified.push({ index, ...(id === undefined ? {} : { id }), ...classification });
  }
  const byRules = agents.way === 'rules';
  const usage = byRules ? {} : { usage: agents.usage() };
  await writeClassified({ classifications: classified, ...usage }, options, tools);
  writeLine(tools.terminal.err, byRules ? BY_RULES : usageLine(agents.usage()));
  return 0;
}
