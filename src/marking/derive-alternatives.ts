import type { Bullet, Evidence, MarkingScheme } from '../domain/marking-scheme.ts';

/** Matches a line through a point: `y - 2 = 3(x - 1)`, `y + 6 = b1(x - (-1))`. */
const LINE_THROUGH_POINT =
  /^\s*[A-Za-z]\s*([-+])\s*\(?(-?[\d.]+)\)?\s*=\s*(.+?)\s*\(\s*[A-Za-z]\s*([-+])\s*\(?(-?[\d.]+)\)?\s*\)\s*$/u;

/** Adds alternatives that follow from the evidence of a bullet: a point may also be substituted into `y = mx + c`. */
export function deriveAlternatives(scheme: MarkingScheme): MarkingScheme {
  const last = scheme.bullets.length;
  const isInverse = scheme.bullets.some(({ generic }) => /\binverse function\b/iu.test(generic));
  const isPhysics = scheme.policies.units !== 'none';
  const bullets = scheme.bullets.map((bullet) => {
    if (isPhysics && bullet.kind === 'strategy') return addPlainSymbols(bullet);
    if (bullet.n >= last) return bullet;
    if (bullet.kind === 'strategy' && /^[^\d]*=[^\d]*V/u.test(getFormula(bullet)))
      return addSmallLetter(bullet);
    if (/^factori[sz]e\b/iu.test(bullet.generic)) return addWithoutZero(bullet);
    return isInverse ? swapLetters(bullet) : addUsualLetters(addIntercept(bullet));
  });
  return bullets.every((bullet, index) => bullet === scheme.bullets[index]) ? scheme : { ...scheme, bullets };
}

function getFormula({ evidence }: Bullet): string {
  return evidence.kind === 'expression' ? evidence.tex : '';
}

/** Accepts `n = cv` for `n = cV`, unless v is another quantity. */
function addSmallLetter(bullet: Bullet): Bullet {
  const { evidence, alternatives = [] } = bullet;
  if (evidence.kind !== 'expression' || evidence.tex.includes('v')) return bullet;
  const small = { ...evidence, tex: evidence.tex.replaceAll('V', 'v') };
  return { ...bullet, alternatives: [...alternatives, small] };
}

/** Accepts `(2x + 7)(x - 6)` for `(2x + 7)(x - 6) = 0`: a missing “= 0” is only bad form. */
function addWithoutZero(bullet: Bullet): Bullet {
  const { evidence, alternatives = [], followThrough } = bullet;
  const left = evidence.kind === 'expression' ? removeZeroSide(evidence.tex) : undefined;
  if (evidence.kind !== 'expression' || left === undefined) return bullet;
  const own = followThrough.mode === 'no' ? undefined : removeZeroSide(followThrough.expression);
  const product: Evidence = {
    kind: 'expression',
    tex: left,
    form: 'factorised',
    ...(own !== undefined && { followThrough: own }),
  };
  return { ...bullet, alternatives: [...alternatives, product] };
}

function removeZeroSide(tex: string): string | undefined {
  return /^(.*[^\s])\s*=\s*0\s*$/u.exec(tex)?.[1];
}

/** Accepts `E = 1/2mv²` for `E_k = 1/2mv²`, and `E_h = cmT` for `E_h = cmΔT`: a relationship may be written without subscripts and Δ. */
function addPlainSymbols(bullet: Bullet): Bullet {
  const { evidence, alternatives = [] } = bullet;
  if (evidence.kind !== 'expression' || !evidence.tex.includes('=')) return bullet;
  const known = [evidence, ...alternatives].flatMap((each) => (each.kind === 'expression' ? [each.tex] : []));
  // At school, s is also the symbol for a speed.
  const isMotion = known.some((tex) => /^\s*[ds]\s*=\s*(?:\\bar\{v\}|v)\s*t\s*$/u.test(tex));
  const plain = [...known, ...(isMotion ? ['s = \\frac{d}{t}'] : [])].flatMap((tex) => {
    const withoutDelta = tex.replace(/\\Delta\s*(?=[A-Za-z])/gu, '');
    return [tex, withoutDelta, removeSubscripts(withoutDelta)];
  });
  const added = [...new Set(plain)].filter((tex) => !known.includes(tex));
  return added.length === 0
    ? bullet
    : { ...bullet, alternatives: [...alternatives, ...added.map((tex) => ({ ...evidence, tex }))] };
}

/** Removes the subscripts of letters, unless two symbols would then be the same letter. */
function removeSubscripts(tex: string): string {
  const symbols = new Set(tex.match(/(?<![A-Za-z\\])[A-Za-z](?:_(?:\w|\{\w+\}))?(?![A-Za-z])/gu) ?? []);
  const letters = new Set([...symbols].map((symbol) => symbol.charAt(0)));
  return letters.size < symbols.size ? tex : tex.replace(/(?<![A-Za-z\\])([A-Za-z])_(?:\w|\{\w+\})/gu, '$1');
}

/** Accepts `2x = 5y + 2` for `2y = 5x + 2`: a learner may exchange the letters of an inverse function first. */
function swapLetters(bullet: Bullet): Bullet {
  const { evidence, alternatives = [] } = bullet;
  if (evidence.kind !== 'expression' || !/(?<![A-Za-z\\])y(?![A-Za-z])/u.test(evidence.tex)) return bullet;
  const tex = evidence.tex.replace(/(?<![A-Za-z\\])[xy](?![A-Za-z])/gu, (letter) =>
    letter === 'x' ? 'y' : 'x',
  );
  // `y =` is removed. With it, the unsolved function with exchanged letters would count as the same equation.
  const swapped = { ...evidence, tex: tex.replace(/^\s*y\s*=\s*/u, '') };
  return { ...bullet, alternatives: [...alternatives, swapped] };
}

/** Accepts `y - 42 = 6(x - 4)` for the working `H - 42 = 6(w - 4)`: only the answer must be in the letters of the question. */
function addUsualLetters(bullet: Bullet): Bullet {
  const { evidence, alternatives = [], followThrough } = bullet;
  const tex = evidence.kind === 'expression' ? writeInXAndY(evidence.tex) : undefined;
  if (tex === undefined) return bullet;
  const calculation = followThrough.mode === 'no' ? undefined : writeInXAndY(followThrough.expression);
  const alternative: Evidence = {
    kind: 'expression',
    tex,
    ...(calculation !== undefined && { followThrough: calculation }),
  };
  return { ...bullet, alternatives: [...alternatives, alternative] };
}

/** Writes a line through a point in x and y; undefined for other formulas, and if the line is already in x and y. */
function writeInXAndY(tex: string): string | undefined {
  if (!LINE_THROUGH_POINT.test(tex)) return undefined;
  const written = tex
    .replace(/^(\s*)[A-Za-z]/u, '$1y')
    .replace(/\(\s*[A-Za-z](?=\s*[-+]\s*\(?-?[\d.]+\)?\s*\)\s*$)/u, '(x');
  return written === tex ? undefined : written;
}

function addIntercept(bullet: Bullet): Bullet {
  const { evidence, alternatives = [], followThrough } = bullet;
  if (evidence.kind !== 'expression' || alternatives.some(hasIntercept)) return bullet;
  const tex = writeIntercept(evidence.tex);
  const calculation = followThrough.mode === 'no' ? undefined : writeIntercept(followThrough.expression);
  if (tex === undefined) return bullet;
  const alternative: Evidence = {
    kind: 'expression',
    tex,
    ...(calculation !== undefined && { followThrough: calculation }),
  };
  return { ...bullet, alternatives: [...alternatives, alternative] };
}

function hasIntercept(evidence: Evidence): boolean {
  return evidence.kind === 'expression' && evidence.tex.includes('+ c');
}

/** Writes `70 = 5 × 7 + c` for `M - 70 = 5(h - 7)`; undefined if the text is not a line through a point. */
function writeIntercept(tex: string): string | undefined {
  const [, ySign, y = '', gradient = '', xSign, x = ''] = LINE_THROUGH_POINT.exec(tex) ?? [];
  if (gradient === '') return undefined;
  return `${negate(y, ySign)} = ${gradient} \\times (${negate(x, xSign)}) + c`;
}

function negate(value: string, sign: string | undefined): string {
  return String(sign === '+' ? -Number(value) : Number(value));
}
