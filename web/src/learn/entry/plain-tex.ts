/** What MathLive writes in signs of its own, as anybody else would write it. */
export function plainTex(tex: string): string {
  return tex
    .replaceAll(/\\(?:exponentialE|imaginaryI|differentialD)\b\s?/g, (sign) =>
      sign.includes('exp') ? 'e' : sign.includes('imag') ? 'i' : 'd',
    )
    .replaceAll(/\\placeholder(?:\[[^\]]*\])?\{\}/g, '')
    .trim();
}
