import { judgeByRules } from '../../agents/item-judge/judge-by-rules.ts';
import { createRulesItemMaker } from '../../agents/item-writer/make-item-by-rules.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { createGenerationGraph } from './generation-graph.ts';

const now = (): Date => new Date(0);

/** Draws the graph as a Mermaid diagram. The dependencies are stubs, because the graph is not run. */
export async function drawGenerationGraph(): Promise<string> {
  const graph = createGenerationGraph({
    clock: { now, after: () => () => {} },
    timeoutMs: 0,
    reportEvent: async () => {},
    maker: createRulesItemMaker({ now, isKnown: async () => false }),
    judge: judgeByRules,
    rules: createRuleSettings(),
    examples: { find: async () => [] },
    findCourse: () => undefined,
    findNeighbours: async () => [],
    bank: { save: async () => [] },
    intake: { submit: async () => ({ turnId: '', itemId: undefined, triggers: [] }) },
    owner: '',
    save: async () => {},
  });
  return (await graph.getGraphAsync()).drawMermaid();
}
