import type { Settings } from '../../domain/settings.ts';
import { readInputQuestions } from '../../factory/intake/read-input-questions.ts';
import type { CliTools } from '../cli-tools.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { writeLine } from '../terminal/write-output.ts';
import { toInputFile } from './read-input.ts';
import { type Classified, type ClassifyOptions, writeClassified } from './write-classified.ts';

const BY_RULES_MESSAGE = 'The photo was read and classified by rules, without a model.';

/** Classifies the question on a photo by rules or with a model, or each question of a TeX file with a model. */
export async function classifyWithAgents(
  options: ClassifyOptions,
  settings: Settings,
  tools: CliTools,
): Promise<number> {
  const agents = await tools.openAgents(settings);
  const sources = await readInputQuestions(toInputFile(options), tools, agents.mode);
  const classified: Classified[] = [];
  for (const { index, id, source } of sources) {
    const { classification } = await agents.classify(source);
    classified.push({ index, ...(id === undefined ? {} : { id }), ...classification });
  }
  const isByRules = agents.mode === 'rules';
  const usage = isByRules ? {} : { usage: agents.usage() };
  await writeClassified({ classifications: classified, ...usage }, options, tools);
  writeLine(tools.terminal.err, isByRules ? BY_RULES_MESSAGE : formatUsage(agents.usage()));
  return 0;
}
