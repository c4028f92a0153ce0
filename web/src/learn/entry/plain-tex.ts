/** Replaces MathLive's own commands, such as `\exponentialE`, with standard TeX, writes currencies as signs, and removes empty `\placeholder{}` boxes. */
export function toPlainTex(tex: string): string {
  return tex
    .replaceAll(/\\(?:exponentialE|imaginaryI|differentialD)\b\s?/g, (command) =>
      command.includes('exp') ? 'e' : command.includes('imag') ? 'i' : 'd',
    )
    .replaceAll(/\\pounds\b\s?/g, '£')
    .replaceAll(/\\euro\b\s?/g, '€')
    .replaceAll(/\\placeholder(?:\[[^\]]*\])?\{\}/g, '')
    .trim();
}
