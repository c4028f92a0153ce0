import type { Model, ModelUsage } from '../../ports/model.ts';
import type { Metrics } from './metrics.ts';

/** Wraps a model so that every call is counted and timed, including failed ones. */
export function meterModel(model: Model, metrics: Pick<Metrics, 'countModelCall'>): Model {
  return {
    async ask(request) {
      const startedAt = performance.now();
      const totals = { inputTokens: 0, outputTokens: 0 };
      const onUsage = (usage: ModelUsage): void => {
        totals.inputTokens += usage.inputTokens;
        totals.outputTokens += usage.outputTokens;
        request.onUsage?.(usage);
      };
      const count = (outcome: 'answered' | 'failed', name: string): void => {
        const seconds = (performance.now() - startedAt) / 1000;
        metrics.countModelCall({ role: request.role, model: name, outcome, seconds, ...totals });
      };
      try {
        const reply = await model.ask({ ...request, onUsage });
        count('answered', reply.model);
        return reply;
      } catch (thrown) {
        count('failed', 'unknown');
        throw thrown;
      }
    },
  };
}
