import type { Model, ModelUsage } from '../../ports/model.ts';
import type { Metrics } from './metrics.ts';

/** Wraps a model so that every call is counted and timed, including failed ones. */
export function meterModel(model: Model, metrics: Pick<Metrics, 'countModelCall'>): Model {
  return {
    async ask(ask) {
      const startedAt = performance.now();
      const used = { inputTokens: 0, outputTokens: 0 };
      const onUsage = (usage: ModelUsage): void => {
        used.inputTokens += usage.inputTokens;
        used.outputTokens += usage.outputTokens;
        ask.onUsage?.(usage);
      };
      const count = (outcome: 'answered' | 'failed', name: string): void => {
        const seconds = (performance.now() - startedAt) / 1000;
        metrics.countModelCall({ role: ask.role, model: name, outcome, seconds, ...used });
      };
      try {
        const reply = await model.ask({ ...ask, onUsage });
        count('answered', reply.model);
        return reply;
      } catch (thrown) {
        count('failed', 'unknown');
        throw thrown;
      }
    },
  };
}
