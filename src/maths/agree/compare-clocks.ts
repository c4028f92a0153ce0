import { type Outcome, right, UNDECIDED, wrong } from './outcome.ts';

/** Minutes after midnight; `half` tells whether a.m. or p.m. was written. */
type Clock = { readonly minutes: number; readonly half: boolean; readonly colon: boolean };

const TIME =
  /^(?:at\s+)?(\d{1,2})(?:\s*([:.h])\s*(\d{2})|(\d{2})(?=\s*(?:h(?:ou)?rs?)?$))?\s*(?:(a|p)\.?\s*m\.?|(?:h(?:ou)?rs?|o'?clock))?$/iu;

/** Compares times of day such as 2:30 pm and 14:30; undefined when the expected answer is not one. */
export function compareClocks(expected: string, given: string): Outcome | undefined {
  if (expected.length > 40 || given.length > 400 || !expected.includes(':')) return undefined;
  const [e, g] = [parseClock(expected), parseClock(given)];
  if (!e || !g || (!e.half && !g.half && e.colon && g.colon)) return undefined;
  if (e.minutes === g.minutes) return right('same');
  const halfDay = Math.abs(e.minutes - g.minutes) === 720;
  return halfDay && e.half && !g.half && g.minutes < 780 ? UNDECIDED : wrong();
}

/** Parses a time of day in 12-hour or 24-hour notation. */
function parseClock(text: string): Clock | undefined {
  const bare = text
    .replace(/\\boxed\s*\{(.*)\}/su, '$1')
    .replace(/\\(?:text|mathrm|textbf)\s*\{([^{}]*)\}/gu, ' $1')
    .replace(/\\[,;: ]|[$*~]/gu, ' ')
    .trim();
  const said = /(?:is|at|answer:?)\s+(\d{1,2}:\d{2}.*)$/iu.exec(bare)?.[1] ?? bare;
  const match = TIME.exec(said.replace(/\.$/u, (dot) => (/m\.$/iu.test(said) ? dot : '')).trim());
  if (!match) return undefined;
  const [, hours = '', mark, spelled, glued, half] = match;
  const minutes = Number(spelled ?? glued ?? 0);
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || minutes > 59 || (spelled === undefined && glued === undefined && !half)) return undefined;
  return { minutes: 60 * hour + minutes, half: half !== undefined, colon: mark === ':' };
}
