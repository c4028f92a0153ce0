import type { AuthoringOutcome } from '../../factory/authoring/author-questions.ts';
import { openAuthoringAgents, readOptionIdeas, readOptionQuestions } from '../authoring/authoring-input.ts';
import type { AlternateCommandOptions } from '../authoring/authoring-options.ts';
import { reportOutcomes } from '../authoring/report-outcomes.ts';
import type { CliTools } from '../cli-tools.ts';

/** Writes alternative solutions for each question of a TeX file. */
export async function runAlternate(options: AlternateCommandOptions, tools: CliTools): Promise<number> {
  const agents = await openAuthoringAgents(options, tools);
  const findIdeas = await readOptionIdeas(options.ideas, tools);
  const outcomes: AuthoringOutcome[] = [];
  for (const { index, name, question } of await readOptionQuestions(options, agents, tools)) {
    const alternates = await agents.writeAlternates(question, {
      count: options.count ?? 1,
      ideas: findIdeas(index),
    });
    for (const [position, alternate] of alternates.entries())
      outcomes.push({ ...alternate, index, name, what: `alternate ${position + 1}` });
  }
  return reportOutcomes(outcomes, { tools, options, usage: agents.usage() });
}
