import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { makeStrings } from './make-strings.ts';

export type StepName = keyof typeof makeStrings.steps.names;

/** The last event of a step. The outcome `left-out` means that the step was not needed; `skipped`, that it was not possible. */
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
 * Subscribes to the steps of a run: first the stored events, then new ones as they arrive. The browser reconnects by itself and
 * resumes after the last event. When the run ends, the upload is fetched again.
 */
export function useRunSteps(runId: string | null): RunSteps {
  const [run, setRun] = useState({ runId, ...NO_STEPS });
  const queryClient = useQueryClient();
  useEffect(() => {
    setRun({ runId, ...NO_STEPS });
    if (runId === null) return;
    const source = new EventSource(`/api/v1/runs/${encodeURIComponent(runId)}/events`);
    source.addEventListener('step', (message) => {
      // Unchecked: the event is written by our own server.
      const { step, ...report } = JSON.parse(String(message.data)) as { step: StepName } & StepReport;
      setRun((current) => ({ ...current, steps: { ...current.steps, [step]: report } }));
    });
    source.addEventListener('done', () => {
      source.close();
      setRun((current) => ({ ...current, hasEnded: true }));
      void queryClient.invalidateQueries({ queryKey: ['problems', 'one'] });
      void queryClient.invalidateQueries({ queryKey: ['problems', 'list'] });
    });
    return () => source.close();
  }, [runId, queryClient]);
  return run.runId === runId ? run : NO_STEPS;
}
