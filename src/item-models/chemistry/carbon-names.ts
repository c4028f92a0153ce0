/** The first syllables of systematic names, indexed by the number of carbon atoms. In this file `n` is that number. */
export const CARBON_STEMS = [
  '',
  'meth',
  'eth',
  'prop',
  'but',
  'pent',
  'hex',
  'hept',
  'oct',
  'non',
  'dec',
] as const;

const carbonStem = (n: number): string => CARBON_STEMS[n] ?? '';

/** Names an alkyl group: `methyl`, `ethyl`, `propyl`. */
export function alkylName(n: number): string {
  return `${carbonStem(n)}yl`;
}

/** Names an alcohol: `propan-2-ol`. `position` is the carbon atom of the OH group; chains of one or two carbon atoms need no number. */
export function alcoholName(n: number, position: number): string {
  return n < 3 ? `${carbonStem(n)}anol` : `${carbonStem(n)}an-${position}-ol`;
}

/** Names a carboxylic acid: `propanoic acid`. */
export function acidName(n: number): string {
  return `${carbonStem(n)}anoic acid`;
}

/** Names an aldehyde: `propanal`. */
export function aldehydeName(n: number): string {
  return `${carbonStem(n)}anal`;
}

/** Names a ketone: `butanone`, `pentan-2-one`. Up to four carbon atoms only one position is possible, so it is not written. */
export function ketoneName(n: number, position: number): string {
  return n < 5 ? `${carbonStem(n)}anone` : `${carbonStem(n)}an-${position}-one`;
}

/** Names an ester: `ethyl propanoate`. The arguments are the numbers of carbon atoms of the alcohol and of the acid. */
export function esterName(alcohol: number, acid: number): string {
  return `${alkylName(alcohol)} ${carbonStem(acid)}anoate`;
}
