import { expandBothSigns, hasBothSigns } from '../../maths/agree/both-signs.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { CONNECTING_WORDS } from './check-stated-roots.ts';
import type { SolutionRow } from './formula-rows.ts';
import { isComputable } from './is-computable.ts';
import { printNumber } from './print-number.ts';
import { readMember } from './read-member.ts';
import { toSpan } from './recorder.ts';
import { evaluateSide, getHalfLastDigit, type SideValue } from './side-value.ts';
import { type Member, splitChains, type WrittenChain } from './split-chains.ts';
import type { WrongEquality } from './working.ts';

/** The two values of `x = (5 ± 1)/2`, and the member that contains the ±. */
type Roots = { readonly unknown: string; readonly values: readonly number[]; readonly member: Member };

const RELATIVE_TOLERANCE = 0.01;
/** The number of values after ± that are checked. */
const MAX_CHECKED_VALUES = 2;

/** After an expression such as `x = (5 ± 1)/2`, finds values of the unknown that are neither of its two values. */
export function checkRoots(rows: readonly SolutionRow[], offset: number): WrongEquality[] {
  const wrongEqualities: WrongEquality[] = [];
  let roots: Roots | undefined;
  let remainingValues = 0;
  let item = 0;
  for (const row of rows) {
    if (row.kind === 'words') {
      if (!CONNECTING_WORDS.test(row.words)) roots = undefined;
      continue;
    }
    if (row.item !== item) roots = undefined;
    item = row.item;
    for (const chain of splitChains(row.nodes)) {
      const newRoots = findRoots(chain);
      if (newRoots === undefined && roots !== undefined && remainingValues-- > 0)
        wrongEqualities.push(...judgeValue(roots, chain, offset));
      else [roots, remainingValues] = [newRoots, MAX_CHECKED_VALUES];
    }
  }
  return wrongEqualities;
}

function findRoots({ members, signs }: WrittenChain): Roots | undefined {
  const [unknown, member] = [getUnknown(members), members.at(-1)];
  const node =
    member && unknown !== undefined && signs.every((sign) => sign === '=')
      ? readMember(member.tex)
      : undefined;
  if (node === undefined || member === undefined || unknown === undefined) return undefined;
  if (!hasBothSigns(node) || !hasExactNumbers(node)) return undefined;
  const values = expandBothSigns(node).flatMap((root) =>
    isComputable(root) ? (evaluateSide(root)?.number ?? []) : [],
  );
  return values.length === 2 ? { unknown, values, member } : undefined;
}

/** Whether ± means two values; `2.0 ± 0.1 cm` is one value with an uncertainty. */
function hasExactNumbers(node: MathNode): boolean {
  return !someNode(
    node,
    (part) => part.kind === 'quantity' || (part.kind === 'number' && part.literal.includes('.')),
  );
}

function getUnknown([first]: readonly Member[]): string | undefined {
  const node = first && readMember(first.tex);
  return node?.kind === 'symbol' ? node.name : undefined;
}

function judgeValue(
  { unknown, values, member }: Roots,
  { members, signs }: WrittenChain,
  offset: number,
): WrongEquality[] {
  if (signs.includes('other') || getUnknown(members) !== unknown) return [];
  const sides = members.slice(1).map(({ tex }) => readMember(tex));
  const last = sides.at(-1);
  const shown = members.at(-1);
  if (last === undefined || shown === undefined || !sides.every((side) => side && isComputable(side)))
    return [];
  const value = evaluateSide(last);
  if (value === undefined || value.unit !== undefined || values.some((root) => isNear(root, value)))
    return [];
  const computed = values
    .map((root) => printNumber(root, { literal: undefined, unit: undefined }))
    .join(` or ${unknown} = `);
  return [
    {
      kind: 'equation',
      left: toSpan(member, offset),
      right: toSpan(shown, offset),
      computed: `${unknown} = ${computed}`,
      shown: `${unknown} = ${shown.tex}`,
    },
  ];
}

function isNear(root: number, { number, literal }: SideValue): boolean {
  return (
    Math.abs(root - number) <=
    Math.max(getHalfLastDigit(literal) * 1.01, RELATIVE_TOLERANCE * Math.abs(number), 1e-9)
  );
}
