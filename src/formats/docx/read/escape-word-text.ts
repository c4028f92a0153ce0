/** Characters of Word texts that are written in another way in TeX. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '“': '``',
  '”': "''",
  '‘': '`',
  '’': "'",
  '–': '--',
  '—': '---',
  '\u00a0': '~',
  '\u00ad': '',
  '\u200B': '',
  '\uFEFF': '',
  '…': '\\ldots{}',
  '\u2009': '\\,',
  '\u202F': '\\,',
  '\u2003': '\\quad{}',
};

/** Signs that are a formula in TeX. */
const SIGNS: Readonly<Record<string, string>> = {
  '×': '\\times',
  '÷': '\\div',
  '±': '\\pm',
  '−': '-',
  '≤': '\\leq',
  '≥': '\\geq',
  '≠': '\\neq',
  '≈': '\\approx',
  '→': '\\rightarrow',
  '⇌': '\\rightleftharpoons',
  '∞': '\\infty',
  '√': '\\surd',
  '∆': '\\Delta',
  '°': '^\\circ',
  '²': '^2',
  '³': '^3',
  '⁻¹': '^{-1}',
  '⁻²': '^{-2}',
  '∠': '\\angle',
};

/** Escapes the text of a Word document for TeX; underscores in a row are a blank to fill in. */
export function escapeWordText(text: string): string {
  return text
    .replace(/_{3,}|[#$%&_{}]|[\\^~“”‘’–—\u00a0\u00ad\u200B\uFEFF…\u2009\u202F\u2003]/gu, (sign) => {
      if (sign.startsWith('___')) return '\\hrulefill{}';
      return CHARACTERS[sign] ?? `\\${sign}`;
    })
    .replace(/⁻[¹²]|[×÷±−≤≥≠≈→⇌∞√∆°²³∠]/gu, (sign) => `$${SIGNS[sign] ?? sign}$`)
    .replace(/[α-ωΓΔΘΛΞΠΣΦΨΩ]/gu, (letter) => `$${GREEK[letter] ?? letter}$`)
    .replace(/\$\$/gu, '');
}

const GREEK: Readonly<Record<string, string>> = Object.fromEntries(
  'α alpha β beta γ gamma δ delta ε varepsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma τ tau υ upsilon φ varphi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega'
    .split(' ')
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, `\\${words[index + 1] ?? ''}`]] : [])),
);
