/** The keys of one page of the on-screen keyboard. */
type KeyboardLayout = { label: string; tooltip: string; rows: string[][] };

/**
 * The keys for school maths, in MathLive's notation: `[7]` is a predefined key, `#@` the expression before the cursor,
 * `#?` and `#0` are empty boxes to fill in.
 */
const COMMON_ROWS = [
  ['x', 'y', '[7]', '[8]', '[9]', '\\div', '\\frac{#@}{#?}', '\\sqrt{#0}'],
  ['(', ')', '[4]', '[5]', '[6]', '\\times', '#@^2', '#@^{#?}'],
  ['<', '>', '[1]', '[2]', '[3]', '[-]', '\\pi', '#@^{\\circ}'],
  ['=', '\\pm', '[0]', '[.]', '[+]', '[left]', '[right]', '[backspace]'],
];

/** The row of symbols that a subject needs most often; all have £ and %. */
const SUBJECT_ROWS: Readonly<Record<string, readonly string[]>> = {
  Mathematics: ['\\pounds', '\\%', '\\sin', '\\cos', '\\tan', '\\log', '\\le', '\\ge'],
  'Applications of Mathematics': ['\\pounds', '\\%', ',', ':', '\\euro', '\\approx', '\\le', '\\ge'],
  Physics: ['\\pounds', '\\%', '\\times10^{#?}', '\\Omega', '\\lambda', '\\Delta', '\\theta', '\\rho'],
  Chemistry: ['\\pounds', '\\%', '\\times10^{#?}', '#@_{#?}', '\\Delta', '\\to', '#@^{+}', '#@^{-}'],
  Biology: ['\\pounds', '\\%', '\\times10^{#?}', ':', '\\mu', ',', '\\to', '\\approx'],
};
const OTHER_ROW = ['\\pounds', '\\%', '\\times10^{#?}', ',', ':', '\\ne', '\\le', '\\ge'];

/** The first page of the keyboard for a subject. */
export function createKeyboardLayout(subject: string): KeyboardLayout {
  const rows = [[...(SUBJECT_ROWS[subject] ?? OTHER_ROW)], ...COMMON_ROWS];
  return { label: '123', tooltip: 'Numbers and signs', rows };
}
