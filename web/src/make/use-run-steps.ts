import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { makeStrings } from './make-strings.ts';

export type StepName = keyof typeof makeStrings.steps.names;

/** The last event of a step. */
export type StepReport =
  | { readonly phase: 'begin' }
  | {
      readonly phase: 'end';
      readonly outcome: 'done' | 'flagged' | 'left-out' | 'skipped';
      readonly note: string;
    };

export type StepReports = Readonly<Partial<Record<StepName, StepReport>>>;

type RunSteps = { readonly steps: StepReports; readonly hasEnded: boolean };

const NO_STEPS: RunSteps = { steps: {}, hasEnded: false };

/**
 * Follows the steps of a run: the stored events first, then new ones as they arrive. The browser reconnects by itself and
 * resumes after the last event. When the run ends, the upload is fetched again.
 */
export function useRunSteps(runId: string | null): RunSteps {
  const [run, setRun] = useState({ runId, ...NO_STEPS });
  const queries = useQueryClient();
  useEffect(() => {
    setRun({ runId, ...NO_STEPS });
    if (runId === null) return;
    const source = new EventSource(`/api/v1/runs/${encodeURIComponent(runId)}/events`);
    source.addEventListener('step', (message) => {
      // Unchecked: the event is written by our own server.
      const { step, ...rest } = JSON.parse(String(message.data)) as { step: StepName } & StepReport;
      setRun((before) => ({ ...before, steps: { ...before.steps, [step]: rest } }));
    });
    source.addEventListener('done', () => {
      source.close();
      setRun((before) => ({ ...before, hasEnded: true }));
      void queries.invalidateQueries({ queryKey: ['problems', 'one'] });
      void queries.invalidateQueries({ queryKey: ['problems', 'list'] });
    });
    return () => source.close();
  }, [runId, queries]);
  return run.runId === runId ? run : NO_STEPS;
}
