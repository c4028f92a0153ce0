import type { Clock } from '../ports/clock.ts';
import type { RunEnding, RunStore } from '../ports/run-store.ts';
import { createEventWriter, type EventWriter } from './event-writer.ts';
import type { RunBell } from './run-bell.ts';
import { endingOfResult, endingOfStop, endingOfThrown, type RunWork } from './run-work.ts';

export type ConductTools = {
  readonly store: RunStore;
  readonly clock: Clock;
  readonly bell: RunBell;
  /** This process; what another one has taken is no longer written to. */
  readonly holder: string;
  /** How long work may take to notice that it is stopped. */
  readonly graceMs: number;
  /** For the log: what broke, and in which run. */
  readonly report: (thrown: unknown, runId: string) => void;
};

export type Conduct = {
  readonly runId: string;
  readonly work: RunWork;
  readonly signal: AbortSignal;
  /** It has begun already, in a process that went away. */
  readonly isTaken?: boolean;
};

type Outcome = { readonly result: unknown } | { readonly thrown: unknown };

/** Carries one run from `pending` to its end; never throws. When the store fails, the lease runs out and says so. */
export async function conductRun(conduct: Conduct, tools: ConductTools): Promise<void> {
  const { runId, signal, isTaken = false } = conduct;
  const { store, clock, bell, holder, report } = tools;
  try {
    const isOurs = signal.aborted || (await store.begin(runId, clock.now().toISOString())) || isTaken;
    if (!isOurs) return;
    const ending = await workToEnding(conduct, tools);
    if (ending === undefined) await store.release(runId, holder, clock.now().toISOString());
    else await store.end(runId, ending, holder);
  } catch (thrown) {
    report(thrown, runId);
  } finally {
    bell.ring(runId);
  }
}

/** Undefined when the run was let go before it ended. */
async function workToEnding(conduct: Conduct, tools: ConductTools): Promise<RunEnding | undefined> {
  const { runId, signal } = conduct;
  const { clock, report } = tools;
  const writer = openWriter(runId, tools);
  const outcome = signal.aborted ? undefined : await raceWithStop(conduct, writer, tools);
  const failure = await writer.flush().then(
    () => undefined,
    (thrown: unknown) => ({ thrown }),
  );
  if (signal.aborted) return endingOfStop(signal, clock.now());
  const settled = failure ?? outcome ?? { result: undefined };
  if ('result' in settled) return endingOfResult(settled.result, clock.now());
  report(settled.thrown, runId);
  return endingOfThrown(settled.thrown, clock.now());
}

function openWriter(runId: string, { store, clock, bell, holder }: ConductTools): EventWriter {
  return createEventWriter({
    now: clock.now,
    append: async (events) => {
      await store.append(runId, events, holder);
      bell.ring(runId);
    },
  });
}

/** What the work came to; undefined when it was stopped and did not end within the grace. */
async function raceWithStop(
  { runId, work, signal }: Conduct,
  { emit }: EventWriter,
  { clock, graceMs }: ConductTools,
): Promise<Outcome | undefined> {
  const { promise: graceIsOver, resolve } = Promise.withResolvers<undefined>();
  let callOff = (): void => undefined;
  const onStop = (): void => {
    callOff = clock.after(graceMs, () => resolve(undefined));
  };
  signal.addEventListener('abort', onStop, { once: true });
  try {
    return await Promise.race([settle(() => work(emit, signal, runId)), graceIsOver]);
  } finally {
    signal.removeEventListener('abort', onStop);
    callOff();
  }
}

async function settle(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await work() };
  } catch (thrown) {
    return { thrown };
  }
}
