import { correct, incorrect, type Outcome, UNDECIDED } from './outcome.ts';

/** A time of day in minutes after midnight; `hasHalf` means that the half of the day (a.m. or p.m.) is written. */
type Clock = { readonly minutes: number; readonly hasHalf: boolean; readonly hasColon: boolean };

/** Matches `2:30 pm`, `14.30`, `1430 hrs`, `at 2 o'clock`. */
const TIME =
  /^(?:at\s+)?(\d{1,2})(?:\s*([:.h])\s*(\d{2})|(\d{2})(?=\s*(?:h(?:ou)?rs?)?$))?\s*(?:(a|p)\.?\s*m\.?|(?:h(?:ou)?rs?|o'?clock))?$/iu;

/** Compares times of day such as 2:30 pm and 14:30; undefined when the expected answer is not one. */
export function compareClocks(expected: string, given: string): Outcome | undefined {
  if (expected.length > 40 || given.length > 400 || !expected.includes(':')) return undefined;
  const [expectedTime, givenTime] = [parseClock(expected), parseClock(given)];
  if (
    !expectedTime ||
    !givenTime ||
    (!expectedTime.hasHalf && !givenTime.hasHalf && expectedTime.hasColon && givenTime.hasColon)
  )
    return undefined;
  if (expectedTime.minutes === givenTime.minutes) return correct('same');
  const isHalfDayApart = Math.abs(expectedTime.minutes - givenTime.minutes) === 720;
  // Below 13 hours (780 minutes), a time without a.m. or p.m. may mean either half of the day.
  return isHalfDayApart && expectedTime.hasHalf && !givenTime.hasHalf && givenTime.minutes < 780
    ? UNDECIDED
    : incorrect();
}

/** Parses a time of day in 12-hour or 24-hour notation. */
function parseClock(text: string): Clock | undefined {
  const plainText = text
    .replace(/\\boxed\s*\{(.*)\}/su, '$1')
    .replace(/\\(?:text|mathrm|textbf)\s*\{([^{}]*)\}/gu, ' $1')
    .replace(/\\[,;: ]|[$*~]/gu, ' ')
    .trim();
  const timeText = /(?:is|at|answer:?)\s+(\d{1,2}:\d{2}.*)$/iu.exec(plainText)?.[1] ?? plainText;
  const match = TIME.exec(timeText.replace(/\.$/u, (dot) => (/m\.$/iu.test(timeText) ? dot : '')).trim());
  if (!match) return undefined;
  const [, hours = '', separator, separateMinutes, joinedMinutes, halfOfDay] = match;
  const minutes = Number(separateMinutes ?? joinedMinutes ?? 0);
  const hour = halfOfDay ? (Number(hours) % 12) + (halfOfDay.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (
    hour > 23 ||
    minutes > 59 ||
    (separateMinutes === undefined && joinedMinutes === undefined && !halfOfDay)
  )
    return undefined;
  return { minutes: 60 * hour + minutes, hasHalf: halfOfDay !== undefined, hasColon: separator === ':' };
}
