import type { ScriptedCall } from './read-call.ts';
import type { Expectation } from './script.ts';

/** What about a call is not as expected, or undefined. */
export function findMismatch(expected: Expectation, call: ScriptedCall): string | undefined {
  const everything = `${call.system}\n${call.user}`;
  const problems = [
    ...missing('', expected.contains, everything),
    ...missing(' in the system part', expected.system, call.system),
    ...missing(' in the user part', expected.user, call.user),
    ...(expected.lacks ?? [])
      .filter((text) => everything.includes(text))
      .map((text) => `must not contain ${JSON.stringify(text)}`),
    ...different('images', expected.images, call.images.length),
    ...different('api', expected.api, call.api),
    ...different('stream', expected.stream, call.stream),
    ...different('model', expected.model, call.model),
  ];
  return problems.length === 0 ? undefined : problems.join('; ');
}

function missing(where: string, wanted: readonly string[] = [], text: string): string[] {
  return wanted
    .filter((part) => !text.includes(part))
    .map((part) => `must contain ${JSON.stringify(part)}${where}`);
}

function different(name: string, wanted: unknown, found: unknown): string[] {
  return wanted === undefined || wanted === found ? [] : [`${name} must be ${wanted} and is ${found}`];
}
