import type { AnswerKey } from '../../domain/answer-key.ts';
import type { Evidence } from '../../domain/marking-scheme.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { hasWording } from '../evidence/has-wording.ts';

type KeyEvidence = Extract<Evidence, { kind: 'expression' | 'wording' | 'points' }>;

/** The answer as LaTeX or as typed, with the key of its author. */
export type KeyedAnswer = { readonly tex: string; readonly key: AnswerKey };

/**
 * Lists the evidence that a key accepts: the answer, then the further accepted answers. Wordings form one piece of evidence, with
 * the rejected ones as statements that cancel it.
 */
export function listKeyEvidence({ tex, key }: KeyedAnswer): KeyEvidence[] {
  const { accept = [], reject = [], words } = key;
  const isText = words !== undefined || isWording(tex);
  const isWords = (answer: string) => isText || isWording(answer);
  // Required words replace the wording of the answer, which is then only an example.
  const answers = words === undefined ? [tex, ...accept] : accept;
  const wordings = answers.filter(isWords).map(readWording);
  // A rejected wording such as “force” does not cancel an accepted one that contains it.
  const noneOf = reject
    .filter(isWords)
    .map(readWording)
    .filter((wording) => !wordings.some((accepted) => hasWording(accepted, wording)));
  const cancelled = noneOf.length === 0 ? {} : { noneOf };
  const form = key.form === 'any' || key.form === 'mixed' ? undefined : key.form;
  return [
    ...answers
      .filter((answer) => !isWords(answer))
      .map((answer): KeyEvidence => ({ kind: 'expression', tex: answer, ...(form && { form }) })),
    ...(words === undefined
      ? []
      : [{ kind: 'points' as const, points: words, atLeast: words.length, ...cancelled }]),
    ...(wordings.length === 0 ? [] : [{ kind: 'wording' as const, anyOf: wordings, ...cancelled }]),
  ];
}

const TEXT_COMMAND = /^\s*\\(?:text|textrm|mathrm)\s*\{([^{}]*)\}\s*$/u;

/** Returns whether an answer is a text and not mathematics: `\text{photosynthesis}`, “to the left”. */
export function isWording(answer: string): boolean {
  if (TEXT_COMMAND.test(answer)) return true;
  if (!/\p{L}{2}/u.test(answer) || /[\\^_=<>]/u.test(answer)) return false;
  const reading = readMath(answer, { units: 'likely' });
  return reading.ok ? reading.node.kind === 'text' : /\p{L}{3}/u.test(answer);
}

function readWording(answer: string): string {
  return (TEXT_COMMAND.exec(answer)?.[1] ?? answer).trim();
}
