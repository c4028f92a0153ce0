/** Formats a unit as LaTeX text: `m s^{-1}` becomes mathematics, while `cm³`, `%` and `$\Omega$` are text. */
export function formatUnitTex(unit: string): string {
  if (unit.includes('$')) return unit;
  // Spaces in mathematics print nothing, but `~` does.
  if (/[\\^_]/u.test(unit)) return `$\\mathrm{${unit.replaceAll(' ', '~')}}$`;
  return unit.replaceAll('%', '\\%');
}
