import { findMismatch } from './find-mismatch.ts';
import type { ScriptedCall } from './read-call.ts';
import type { Script, Step } from './script.ts';

/** What a call gets: a step, or why there is none for it. */
export type Cue = { readonly step: Step | undefined; readonly says: string };

export type Prompter = {
  next(call: ScriptedCall): Cue;
  complain(problem: string): void;
  problems(): string[];
};

/** Holds the script and knows which step is due. */
export function createPrompter({ order, steps }: Script): Prompter {
  const left = steps.map((step, index) => ({ step, name: `step ${index + 1}`, times: step.times }));
  const complaints: string[] = [];
  let calls = 0;

  const due = (call: ScriptedCall): (typeof left)[number] | undefined =>
    order === 'strict' ? left[0] : left.find(({ step }) => findMismatch(step.expect, call) === undefined);

  return {
    next: (call) => {
      calls += 1;
      const entry = due(call);
      const mismatch = entry === undefined ? 'no step is left for it' : findMismatch(entry.step.expect, call);
      if (entry === undefined || mismatch !== undefined) {
        const says = `call ${calls} (${call.api}) was not expected: ${entry?.name ?? 'script'}: ${mismatch}`;
        complaints.push(says);
        return { step: undefined, says };
      }
      entry.times -= 1;
      if (entry.times === 0) left.splice(left.indexOf(entry), 1);
      return { step: entry.step, says: `${entry.name}: ${outcomeOf(entry.step)}` };
    },
    complain: (problem) => void complaints.push(problem),
    problems: () => [
      ...complaints,
      ...left.map(({ name, times }) => `${name} was not used${times > 1 ? ` (${times} times)` : ''}`),
    ],
  };
}

function outcomeOf({ reply, fail, garbage, hang, cut }: Step): string {
  if (fail) return `fails with ${fail.status}`;
  if (garbage !== undefined) return 'answers garbage';
  if (hang) return 'hangs';
  if (cut) return 'cuts the connection';
  return reply?.tool_calls ? `calls ${reply.tool_calls.map(({ name }) => name).join(', ')}` : 'replies';
}
