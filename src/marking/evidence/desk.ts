import { agree } from '../../maths/agree/agree.ts';
import type { Reason, Verdict } from '../../maths/agree/outcome.ts';
import type { AnswerPolicy } from '../../maths/agree/policy.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { areFarApart, type Landmark, landmarkOf } from './far-apart.ts';
import { classOf, lettersOf, type ValueClass } from './value-class.ts';

export type Judgement = { readonly verdict: Verdict; readonly reason: Reason };

/** The examiner's desk: reads and compares each piece once, and stops when a script asks for too much. */
export type Desk = {
  readonly read: (text: string) => MathNode | undefined;
  /** How the text is read, or undefined. */
  readonly printed: (text: string) => string | undefined;
  readonly classOf: (text: string) => ValueClass;
  readonly compare: (expected: string, given: string, policy?: AnswerPolicy) => Judgement;
  /** Whether two formulas surely differ, found without comparing them. */
  readonly surelyDiffer: (a: string, b: string) => boolean;
  /** How many comparisons were made. */
  readonly comparisons: () => number;
};

const MAX_COMPARISONS = 3_000;
const UNDECIDED: Judgement = { verdict: 'undecided', reason: 'undecided' };

/** What is known of the scheme before anything is read. */
export type DeskHints = {
  /** Letters of the scheme, which are never units. */
  readonly symbols: ReadonlySet<string>;
  /** Some answer has a unit. */
  readonly isMeasured: boolean;
  /** Those units: `13V` is in volts, although V is a letter of the scheme as well. */
  readonly units?: ReadonlySet<string>;
};

/** A number with letters right behind it, at the end. */
const ENDING = /\d\s*([A-Za-zΩµμ]+)\s*$/u;

export function createDesk(
  { symbols, isMeasured, units }: DeskHints = { symbols: new Set(), isMeasured: false },
): Desk {
  const nodes = new Map<string, MathNode | undefined>();
  const judgements = new Map<string, Judgement>();
  const landmarks = new Map<string, Landmark | undefined>();
  let made = 0;

  const read = (text: string): MathNode | undefined => {
    if (nodes.has(text)) return nodes.get(text);
    const node = readFreely(text);
    nodes.set(text, node);
    return node;
  };
  const readFreely = (text: string): MathNode | undefined => {
    const ended =
      units?.has(ENDING.exec(text)?.[1] ?? '') === true ? readMath(text, { units: 'yes' }) : undefined;
    if (ended?.ok === true) return ended.node;
    const result = readMath(text, { units: 'auto' });
    const isLettered = result.ok && isMeasured && /\d\s*[A-Za-zΩµμ]/u.test(text);
    const strangers = isLettered ? [...lettersOf(result.node)].filter((letter) => !symbols.has(letter)) : [];
    if (strangers.length === 0) return result.ok ? result.node : undefined;
    // `6 h` is six hours unless the question has an h of its own.
    const measured = readMath(text, { units: 'yes' });
    return measured.ok ? measured.node : undefined;
  };
  const compare = (expected: string, given: string, policy: AnswerPolicy = {}): Judgement => {
    const key = `${expected}\u0000${given}\u0000${JSON.stringify(policy)}`;
    const known = judgements.get(key);
    if (known) return known;
    if (made >= MAX_COMPARISONS) return UNDECIDED;
    made++;
    const { verdict, reason } = agree(expected, given, policy);
    judgements.set(key, { verdict, reason });
    return { verdict, reason };
  };
  const landmark = (text: string): Landmark | undefined => {
    if (!landmarks.has(text)) {
      const node = read(text);
      landmarks.set(text, node && landmarkOf(node));
    }
    return landmarks.get(text);
  };
  return {
    read,
    compare,
    printed: (text) => {
      const node = read(text);
      return node && printMath(node);
    },
    classOf: (text) => {
      const node = read(text);
      return node ? classOf(node) : 'words';
    },
    surelyDiffer: (a, b) => areFarApart(landmark(a), landmark(b)),
    comparisons: () => made,
  };
}
