/** Replaces MathLive's own commands with standard TeX and removes its placeholders. */
export function toPlainTex(tex: string): string {
  return tex
    .replaceAll(/\\(?:exponentialE|imaginaryI|differentialD)\b\s?/g, (command) =>
      command.includes('exp') ? 'e' : command.includes('imag') ? 'i' : 'd',
    )
    .replaceAll(/\\placeholder(?:\[[^\]]*\])?\{\}/g, '')
    .trim();
}
