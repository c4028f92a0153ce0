import { findMismatch } from './find-mismatch.ts';
import type { ScriptedCall } from './read-call.ts';
import type { Script, ScriptStep } from './script.ts';

/** The step for a call, or undefined with the reason why no step matches. */
type StepMatch = { readonly step: ScriptStep | undefined; readonly description: string };

type ScriptRunner = {
  next(call: ScriptedCall): StepMatch;
  reportProblem(problem: string): void;
  problems(): string[];
};

/** Creates a runner that matches calls to the steps of a script and records calls and steps without a match. */
export function createScriptRunner({ order, steps }: Script): ScriptRunner {
  const remaining = steps.map((step, index) => ({ step, name: `step ${index + 1}`, times: step.times }));
  const problems: string[] = [];
  let calls = 0;

  const findStep = (call: ScriptedCall): (typeof remaining)[number] | undefined =>
    order === 'strict'
      ? remaining[0]
      : remaining.find(({ step }) => findMismatch(step.expect, call) === undefined);

  return {
    next: (call) => {
      calls += 1;
      const entry = findStep(call);
      const mismatch = entry === undefined ? 'no step is left for it' : findMismatch(entry.step.expect, call);
      if (entry === undefined || mismatch !== undefined) {
        const description = `call ${calls} (${call.api}) was not expected: ${entry?.name ?? 'script'}: ${mismatch}`;
        problems.push(description);
        return { step: undefined, description };
      }
      entry.times -= 1;
      if (entry.times === 0) remaining.splice(remaining.indexOf(entry), 1);
      return { step: entry.step, description: `${entry.name}: ${describeOutcome(entry.step)}` };
    },
    reportProblem: (problem) => void problems.push(problem),
    problems: () => [
      ...problems,
      ...remaining.map(({ name, times }) => `${name} was not used${times > 1 ? ` (${times} times)` : ''}`),
    ],
  };
}

function describeOutcome({ reply, fail, garbage, hang, cut }: ScriptStep): string {
  if (fail) return `fails with ${fail.status}`;
  if (garbage !== undefined) return 'returns garbage';
  if (hang) return 'hangs';
  if (cut) return 'cuts the connection';
  return reply?.tool_calls ? `calls ${reply.tool_calls.map(({ name }) => name).join(', ')}` : 'replies';
}
