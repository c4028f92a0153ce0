/** The characters of equations and their commands in TeX, as KaTeX prints them. */
const COMMANDS = `
  α alpha  β beta  γ gamma  δ delta  ϵ epsilon  ε varepsilon  ζ zeta  η eta  θ theta  ϑ vartheta  ι iota  κ kappa
  λ lambda  μ mu  ν nu  ξ xi  π pi  ϖ varpi  ρ rho  ϱ varrho  σ sigma  ς varsigma  τ tau  υ upsilon  ϕ phi  φ varphi
  χ chi  ψ psi  ω omega  Γ Gamma  Δ Delta  Θ Theta  Λ Lambda  Ξ Xi  Π Pi  Σ Sigma  Υ Upsilon  Φ Phi  Ψ Psi  Ω Omega
  × times  ⋅ cdot  ÷ div  ± pm  ∓ mp  ∗ ast  ⋆ star  ∘ circ  ∙ bullet  ∞ infty  ≤ leq  ≥ geq  ≠ neq  ⩽ leqslant
  ⩾ geqslant  ≈ approx  ≃ simeq  ∼ sim  ≡ equiv  ≅ cong  ∝ propto  ≪ ll  ≫ gg  ≺ prec  ≻ succ  ⪯ preceq  ⪰ succeq
  ≐ doteq  → to  ← leftarrow  ↔ leftrightarrow  ⇒ Rightarrow  ⇐ Leftarrow  ⇔ Leftrightarrow  ↑ uparrow  ↓ downarrow
  ↕ updownarrow  ⇑ Uparrow  ⇓ Downarrow  ⟶ longrightarrow  ⟵ longleftarrow  ⟹ Longrightarrow  ⟺ Longleftrightarrow
  ↦ mapsto  ↪ hookrightarrow  ↗ nearrow  ↘ searrow  ⇌ rightleftharpoons  ⇀ rightharpoonup  ↼ leftharpoonup
  ∴ therefore  ∵ because  ∂ partial  ∇ nabla  ∫ int  ∬ iint  ∭ iiint  ∮ oint  ∑ sum  ∏ prod  ∐ coprod  ⋃ bigcup
  ⋂ bigcap  ⨁ bigoplus  ∈ in  ∉ notin  ∋ ni  ⊂ subset  ⊆ subseteq  ⊃ supset  ⊇ supseteq  ⊊ subsetneq  ∪ cup  ∩ cap
  ∖ setminus  ∅ emptyset  ∀ forall  ∃ exists  ∄ nexists  ⊥ perp  ∥ parallel  ∦ nparallel  ∠ angle  ∡ measuredangle
  ∢ sphericalangle  △ triangle  □ square  ■ blacksquare  ⋄ diamond  ′ prime  ℏ hbar  ℓ ell  ℜ Re  ℑ Im  ℵ aleph
  ℘ wp  ⟨ langle  ⟩ rangle  … ldots  ⋯ cdots  ⋮ vdots  ⋱ ddots  ✓ checkmark  ∣ mid  ⌊ lfloor  ⌋ rfloor  ⌈ lceil
  ⌉ rceil  ı imath  ȷ jmath  ∧ wedge  ∨ vee  ¬ neg  ⊕ oplus  ⊖ ominus  ⊗ otimes  ⊘ oslash  ⊙ odot  † dagger
  ‡ ddagger  ⊤ top  ⊨ models  ⊢ vdash  ⊣ dashv  ≍ asymp  ⋈ bowtie  ≀ wr  ⨿ amalg  ♯ sharp  ♭ flat  ♮ natural
  ♣ clubsuit  ♢ diamondsuit  ♡ heartsuit  ♠ spadesuit  √ surd  ð eth  ℧ mho  ∁ complement  Ⅎ Finv  ⅁ Game  ℶ beth
  ℷ gimel  ℸ daleth  ≶ lessgtr  ≷ gtrless  ≲ lesssim  ≳ gtrsim  ⊴ trianglelefteq  ⊵ trianglerighteq  ◃ triangleleft
  ▹ triangleright  ⊲ lhd  ⊳ rhd  ⊎ uplus  ⊓ sqcap  ⊔ sqcup  ⊑ sqsubseteq  ⊒ sqsupseteq  ★ bigstar  £ pounds  ¥ yen
  § S  ¶ P  © copyright  ⇝ leadsto  ↠ twoheadrightarrow  ↾ upharpoonright  ⋉ ltimes  ⋊ rtimes
  \\ backslash
  ↦ mapsto  ⇋ leftrightharpoons  · cdot  ‖ |  ∶ colon  ⟸ Longleftarrow  ⊄ notsubset  ⋃ bigcup  ℰ mathcal{E}
  ϒ Upsilon  ∆ Delta  µ mu  Ω Omega  Å AA  ● bullet  • bullet  ∎ blacksquare  ─ text{–}  ▲ blacktriangle  ○ circ
  ℝ mathbb{R}  ℂ mathbb{C}  ℕ mathbb{N}  ℙ mathbb{P}  ℚ mathbb{Q}  ℤ mathbb{Z}  ℍ mathbb{H}  ≜ triangleq`;

/** Characters that are written as other text than one command. */
const TEXTS: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '‐': '-',
  '°': '^{\\circ}',
  '∣': '\\mid',
  '\\': '\\backslash',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '&': '\\&',
  '~': '\\sim',
  '^': '\\hat{}',
  '′': "'",
  '″': "''",
  '‴': "'''",
  '²': '^2',
  '³': '^3',
  '¹': '^1',
  '½': '\\frac{1}{2}',
  '¼': '\\frac{1}{4}',
  '¾': '\\frac{3}{4}',
  '’': "'",
  '\u2009': '\\,',
  '\u200A': '\\,',
  '\u202F': '\\,',
  '\u2006': '\\,',
  '\u2005': '\\:',
  '\u205F': '\\:',
  '\u2004': '\\;',
  '\u2002': '\\enspace',
  '\u2003': '\\quad',
  '\u00a0': '~',
  ' ': '\\ ',
  // Invisible operators and marks, which TeX does not need.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
  '\u200B': '',
  '\u200C': '',
  '\u200D': '',
  '\u2060': '',
  '\uFEFF': '',
};

const TEX_OF_CHARACTER: ReadonlyMap<string, string> = new Map([
  ...[...COMMANDS.matchAll(/(\S+) (\S+)/gu)].map(
    ([, character = '', command = '']) => [character, `\\${command}`] as const,
  ),
  ...Object.entries(TEXTS),
]);

/** Returns the TeX of one character of an equation; an unknown character is kept. */
export function toTexCharacter(character: string): string {
  return TEX_OF_CHARACTER.get(character) ?? character;
}
