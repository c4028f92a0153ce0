/** Replaces MathLive's own commands, such as `\exponentialE`, with standard TeX and removes empty `\placeholder{}` boxes. */
export function toPlainTex(tex: string): string {
  return tex
    .replaceAll(/\\(?:exponentialE|imaginaryI|differentialD)\b\s?/g, (command) =>
      command.includes('exp') ? 'e' : command.includes('imag') ? 'i' : 'd',
    )
    .replaceAll(/\\placeholder(?:\[[^\]]*\])?\{\}/g, '')
    .trim();
}
