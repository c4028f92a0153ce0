import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { makeStrings } from './make-strings.ts';

export type StepName = keyof typeof makeStrings.steps.names;

export type ToldStep =
  | { readonly phase: 'begin' }
  | {
      readonly phase: 'end';
      readonly outcome: 'done' | 'flagged' | 'left-out' | 'skipped';
      readonly note: string;
    };

export type ToldSteps = Readonly<Partial<Record<StepName, ToldStep>>>;

type RunSteps = { readonly steps: ToldSteps; readonly hasEnded: boolean };

const UNTOLD: RunSteps = { steps: {}, hasEnded: false };

/**
 * What the events of a run tell of its steps: the stored ones first, then each as it comes. The browser comes back by
 * itself after a cut and names the last event it saw. At the end the problem is read again.
 */
export function useRunSteps(runId: string | null): RunSteps {
  const [told, setTold] = useState({ runId, ...UNTOLD });
  const queries = useQueryClient();
  useEffect(() => {
    setTold({ runId, ...UNTOLD });
    if (runId === null) return;
    const source = new EventSource(`/api/v1/runs/${encodeURIComponent(runId)}/events`);
    source.addEventListener('step', (message) => {
      // Our own server wrote it, as its document says.
      const { step, ...rest } = JSON.parse(String(message.data)) as { step: StepName } & ToldStep;
      setTold((before) => ({ ...before, steps: { ...before.steps, [step]: rest } }));
    });
    source.addEventListener('done', () => {
      source.close();
      setTold((before) => ({ ...before, hasEnded: true }));
      void queries.invalidateQueries({ queryKey: ['problems', 'one'] });
      void queries.invalidateQueries({ queryKey: ['problems', 'list'] });
    });
    return () => source.close();
  }, [runId, queries]);
  return told.runId === runId ? told : UNTOLD;
}
