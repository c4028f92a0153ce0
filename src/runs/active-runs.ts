import type { Run } from '../domain/run.ts';
import { type ConductTools, conductRun } from './conduct-run.ts';
import type { RunStopped, RunWork } from './run-work.ts';
import { createWorkLine, type WorkLine } from './work-line.ts';

/** The runs that this process works on, or will once there is room. */
export type ActiveRuns = {
  /** Begins a new run, or goes on with one that another process had begun. */
  add(run: Pick<Run, 'id' | 'kind'>, work: RunWork, isTaken: boolean): void;
  stop(id: string, reason: RunStopped): void;
  /** Stops each for the reason of its kind, and waits for all. */
  stopAll(reasonFor: (kind: string) => RunStopped): Promise<void>;
  has(id: string): boolean;
  ids(): string[];
  /** Waits until a run that is here has ended. */
  ended(id: string): Promise<void>;
};

type ActiveRun = {
  readonly kind: string;
  readonly controller: AbortController;
  readonly ended: Promise<void>;
};

/** Of each kind at most so many are at work at the same time; the others wait in line, and no kind waits for another. */
export function createActiveRuns(atOnce: number, tools: ConductTools): ActiveRuns {
  const lines = new Map<string, WorkLine>();
  const lineOf = (kind: string): WorkLine => {
    const line = lines.get(kind) ?? createWorkLine(atOnce);
    lines.set(kind, line);
    return line;
  };
  const active = new Map<string, ActiveRun>();
  return {
    add({ id, kind }, work, isTaken) {
      const controller = new AbortController();
      const { signal } = controller;
      const ended = lineOf(kind)
        .join(() => conductRun({ runId: id, work, signal, isTaken }, tools), signal)
        .finally(() => active.delete(id));
      active.set(id, { kind, controller, ended });
    },
    stop: (id, reason) => active.get(id)?.controller.abort(reason),
    async stopAll(reasonFor) {
      for (const { kind, controller } of active.values()) controller.abort(reasonFor(kind));
      await Promise.all([...lines.values()].map((line) => line.idle()));
    },
    has: (id) => active.has(id),
    ids: () => [...active.keys()],
    ended: async (id) => active.get(id)?.ended,
  };
}
