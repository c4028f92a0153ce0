import type { AlternateCommandOptions } from '../authoring/authoring-options.ts';
import { openAuthors, readIdeas, readQuestionsFor } from '../authoring/read-authored.ts';
import { type Outcome, reportOutcomes } from '../authoring/report-outcomes.ts';
import type { CliTools } from '../cli-tools.ts';

export async function runAlternate(options: AlternateCommandOptions, tools: CliTools): Promise<number> {
  const agents = await openAuthors(options, tools);
  const ideasOf = await readIdeas(options.ideas, tools);
  const outcomes: Outcome[] = [];
  for (const { index, name, question } of await readQuestionsFor(options, agents, tools)) {
    const made = await agents.alternatesOf(question, { count: options.count ?? 1, ideas: ideasOf(index) });
    outcomes.push(...made.map((each, place) => ({ ...each, index, name, what: `alternate ${place + 1}` })));
  }
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}
