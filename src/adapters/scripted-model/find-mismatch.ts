import type { ScriptedCall } from './read-call.ts';
import type { Expectation } from './script.ts';

/** Describes how a call differs from the expectation; undefined if it matches. */
export function findMismatch(expectation: Expectation, call: ScriptedCall): string | undefined {
  const everything = `${call.system}\n${call.user}`;
  const problems = [
    ...listMissing('', expectation.contains, everything),
    ...listMissing(' in the system part', expectation.system, call.system),
    ...listMissing(' in the user part', expectation.user, call.user),
    ...(expectation.lacks ?? [])
      .filter((text) => everything.includes(text))
      .map((text) => `must not contain ${JSON.stringify(text)}`),
    ...describeDifference('images', expectation.images, call.images.length),
    ...describeDifference('api', expectation.api, call.api),
    ...describeDifference('stream', expectation.stream, call.stream),
    ...describeDifference('model', expectation.model, call.model),
  ];
  return problems.length === 0 ? undefined : problems.join('; ');
}

function listMissing(where: string, expected: readonly string[] = [], text: string): string[] {
  return expected
    .filter((part) => !text.includes(part))
    .map((part) => `must contain ${JSON.stringify(part)}${where}`);
}

function describeDifference(name: string, expected: unknown, found: unknown): string[] {
  return expected === undefined || expected === found ? [] : [`${name} must be ${expected} and is ${found}`];
}
