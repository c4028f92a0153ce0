import { type EquationInOneUnknown, findWrongRoot, toEquation } from './check-equations.ts';
import { isAlignment } from './column-starts.ts';
import type { SolutionRow } from './formula-rows.ts';
import { splitChains, type WrittenChain } from './split-chains.ts';
import type { WrongEquality } from './working.ts';

/** Words between an equation in running text and its roots; after any others, the value may belong to something else. */
export const CONNECTING_WORDS =
  /^(?:\s|[,;.:]|\b(?:so|hence|therefore|thus|then|giving|gives|which|this|that|we|get|find|obtain|have|has|or|and|yields|implies|it|follows|the|two|solutions?|roots?|are|is|solving|factoring|factori[sz]ing|with)\b)*$/i;
/** The maximum number of equations before a value. They are alternatives: the value must solve one of them. */
const MAX_EQUATIONS = 4;
/** The maximum number of values after the equations that are checked. */
const MAX_ROOTS = 4;
/** The value of a function at a number, which is not a product: `\chi(6) = 0`. */
const FUNCTION_VALUE = /^\s*\\?[a-zA-Z]+\s*(?:\\left\s*)?\(/;

/** Finds values in running text that do not solve the equation before them: “$x^2 = 9$, so $x = 4$”. */
export function checkStatedRoots(rows: readonly SolutionRow[], offset: number): WrongEquality[] {
  const state: RootState = { equations: [], remaining: 0, offset };
  let block: number | undefined;
  return rows.flatMap((row) => {
    if (row.kind === 'words') {
      if (!CONNECTING_WORDS.test(row.words)) state.equations = [];
      return [];
    }
    // Rows of one display are checked by `checkEquations`.
    if (row.block !== undefined && row.block === block) state.equations = [];
    block = row.block;
    const chains = splitChains(row.nodes);
    // Statements in columns are next to each other; none follows from another.
    if (chains.length > 1 && row.nodes.some(isAlignment)) state.equations = [];
    else return chains.flatMap((chain) => checkChain(chain, state));
    return [];
  });
}

type RootState = { equations: readonly EquationInOneUnknown[]; remaining: number; readonly offset: number };

/** Checks a value against the equations before it, or keeps an equation for the values after it. */
function checkChain({ members, signs }: WrittenChain, state: RootState): WrongEquality[] {
  const isEquality = signs.length === 1 && signs[0] === '=';
  const isUnsupported = members.some(({ tex }) => FUNCTION_VALUE.test(tex) || UNSUPPORTED.test(tex));
  const current = isEquality && !isUnsupported ? toEquation(members) : undefined;
  const candidates = state.equations.filter(({ unknown }) => unknown === current?.unknown);
  if (current?.value !== undefined && candidates.length > 0 && state.remaining-- > 0) {
    const wrong = candidates.map((equation) => findWrongRoot(equation, current, state.offset));
    return wrong.some((found) => found.length === 0) ? [] : (wrong[0] ?? []);
  }
  const isKept = current !== undefined && current.value === undefined;
  state.equations = isKept ? [...candidates, current].slice(-MAX_EQUATIONS) : [];
  state.remaining = MAX_ROOTS;
  return [];
}

/** Functions with several branches, and units; their equations are not checked here. */
const UNSUPPORTED = /\\(?:log|ln|exp|sin|cos|tan|abs|mathrm|text)(?![a-zA-Z])|\|/;
