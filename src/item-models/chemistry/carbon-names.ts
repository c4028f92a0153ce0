/** The stems of systematic names, by the number of carbon atoms. */
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

const stem = (n: number): string => CARBON_STEMS[n] ?? '';

/** `methyl`, `ethyl`, `propyl`. */
export function alkylName(n: number): string {
  return `${stem(n)}yl`;
}

/** `propan-2-ol`; short chains need no number. */
export function alcoholName(n: number, at: number): string {
  return n < 3 ? `${stem(n)}anol` : `${stem(n)}an-${at}-ol`;
}

export function acidName(n: number): string {
  return `${stem(n)}anoic acid`;
}

export function aldehydeName(n: number): string {
  return `${stem(n)}anal`;
}

/** `butanone`, `pentan-2-one`; up to four carbon atoms there is only one place. */
export function ketoneName(n: number, at: number): string {
  return n < 5 ? `${stem(n)}anone` : `${stem(n)}an-${at}-one`;
}

/** The ester of an alcohol and an acid by their numbers of carbon atoms: `ethyl propanoate`. */
export function esterName(alcohol: number, acid: number): string {
  return `${alkylName(alcohol)} ${stem(acid)}anoate`;
}
