import type { ScriptedCall } from './read-call.ts';
import type { Expectation } from './script.ts';

/** Describes how a call differs from the expectation; undefined if it matches. */
export function findMismatch(expectation: Expectation, call: ScriptedCall): string | undefined {
  const allText = `${call.system}\n${call.user}`;
  const problems = [
    ...listMissing('', expectation.contains, allText),
    ...listMissing(' in the system part', expectation.system, call.system),
    ...listMissing(' in the user part', expectation.user, call.user),
    ...(expectation.lacks ?? [])
      .filter((text) => allText.includes(text))
      .map((text) => `must not contain ${JSON.stringify(text)}`),
    ...describeDifference('images', expectation.images, call.images.length),
    ...describeDifference('api', expectation.api, call.api),
    ...describeDifference('stream', expectation.stream, call.stream),
    ...describeDifference('model', expectation.model, call.model),
  ];
  return problems.length === 0 ? undefined : problems.join('; ');
}

function listMissing(location: string, expected: readonly string[] = [], text: string): string[] {
  return expected
    .filter((part) => !text.includes(part))
    .map((part) => `must contain ${JSON.stringify(part)}${location}`);
}

function describeDifference(name: string, expected: unknown, actual: unknown): string[] {
  return expected === undefined || expected === actual
    ? []
    : [`${name} must be ${expected} and is ${actual}`];
}
