import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import type { TexNode } from '../../latex/tex-tree.ts';
import { childrenOf, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { formulaRows } from '../../verification/working/formula-rows.ts';
import { isComputable } from '../../verification/working/is-computable.ts';
import { type SolutionSection, solutionSections } from '../../verification/working/solution-sections.ts';
import { splitChains, type WrittenChain } from '../../verification/working/split-chains.ts';
import type { NumberSite } from './question-map.ts';

/** One side of an equality of a solution, or a formula that stands alone. */
export type SolutionMember = Span & {
  readonly tex: string;
  /** Left out where it cannot be read as mathematics. */
  readonly node?: MathNode;
  readonly sites: readonly NumberSite[];
  /** The site of each number of the tree, by where the number starts in `tex`. */
  readonly siteAt: ReadonlyMap<number, NumberSite>;
  /** What it is said to equal. */
  readonly before?: SolutionMember;
  /** Numbers and known functions alone, so that it has a value. */
  readonly isArithmetic: boolean;
  readonly hasLetters: boolean;
  readonly section: number;
};

/** The members of all solutions of a printed question in reading order. */
export function findSolutionMembers(tex: string, sites: readonly NumberSite[]): SolutionMember[] {
  const sections = solutionSections(tex, { start: 0, end: tex.length });
  return sections.flatMap((section, place) => sectionMembers(section, place, { tex, sites }));
}

type Document = { readonly tex: string; readonly sites: readonly NumberSite[] };

function sectionMembers(
  { nodes, offset }: SolutionSection,
  section: number,
  { tex, sites }: Document,
): SolutionMember[] {
  const members: SolutionMember[] = [];
  const named = new Map<string, SolutionMember>();
  let block: number | undefined;
  let last: SolutionMember | undefined;
  for (const row of formulaRows(nodes)) {
    if (row.kind !== 'formula') continue;
    if (row.block === undefined || row.block !== block) last = undefined;
    block = row.block;
    const create = ({ start, end }: Span, before?: SolutionMember): SolutionMember => {
      const span = { start: start + offset, end: end + offset };
      const member = createMember(tex, span, { sites, section, before });
      members.push(member);
      return member;
    };
    const chains = splitChains(row.nodes);
    // A value that stands alone in a display is what the line before it comes to.
    const alone = members.at(-1);
    if (chains.length === 0)
      create(extentIn(row.nodes), row.block !== undefined && alone?.isArithmetic ? alone : undefined);
    for (const chain of chains) last = takeChain(chain, { last, named, create });
  }
  return members;
}

type Taking = {
  /** What a line without a left side goes on from. */
  readonly last: SolutionMember | undefined;
  /** What each letter was last said to equal. */
  readonly named: Map<string, SolutionMember>;
  readonly create: (span: Span, before?: SolutionMember) => SolutionMember;
};

/** Answers the member that a line without a left side goes on from. */
function takeChain(
  { members, signs }: WrittenChain,
  { last, named, create }: Taking,
): SolutionMember | undefined {
  let before = members[0]?.tex === '' ? last : undefined;
  let name: string | undefined;
  for (const [index, each] of members.entries()) {
    if (each.tex === '') continue;
    if (index > 0 && signs[index - 1] === 'other') before = undefined;
    before = create(each, before);
    if (index > 0 || before.node?.kind !== 'symbol') continue;
    name = before.node.name;
    before = named.get(name) ?? before;
  }
  if (name !== undefined && before !== undefined) named.set(name, before);
  return before;
}

function extentIn(nodes: readonly TexNode[]): Span {
  const text = printNodes(nodes);
  const start = (nodes[0]?.start ?? 0) + (text.length - text.trimStart().length);
  return { start, end: start + text.trim().length };
}

type Around = {
  readonly sites: readonly NumberSite[];
  readonly section: number;
  readonly before: SolutionMember | undefined;
};

const LEAD = /^(?:\\[,;:! ]|~|\s|[,:]|\\boxed\{)+/;
const TAIL = /(?:\\[,;:! ]|\s|[.,;])+$/;

function createMember(whole: string, span: Span, { sites, section, before }: Around): SolutionMember {
  const written = whole.slice(span.start, span.end);
  const lead = LEAD.exec(written)?.[0].length ?? 0;
  const boxed = /\\boxed\{/.test(written.slice(0, lead));
  const body = written.slice(lead).replace(boxed ? /\}[\s.]*$/ : /$^/, '');
  const tex = body.replace(TAIL, '');
  const start = span.start + lead;
  const own = sites.filter((site) => site.start >= span.start && site.end <= span.end);
  const read = readMath(tex, { tex: true, units: 'auto' });
  const siteAt = new Map(own.map((site) => [site.start - start, site]));
  for (const site of own) if (site.exponent) siteAt.set(powerStart(site, start), site);
  const node = read.ok ? read.node : undefined;
  return {
    start,
    end: start + tex.length,
    tex,
    sites: own,
    siteAt,
    section,
    ...(before !== undefined && { before }),
    ...(node !== undefined && { node }),
    isArithmetic: node !== undefined && isComputable(node),
    hasLetters: node === undefined || [...symbolsOf(node)].some((name) => name !== 'π'),
  };
}

/** The tree holds an exponent without its minus sign. */
function powerStart({ exponent }: NumberSite, start: number): number {
  return (exponent?.start ?? 0) + ((exponent?.value ?? 0) < 0 ? 1 : 0) - start;
}

export function numbersIn(node: MathNode): NumberNode[] {
  return node.kind === 'number' ? [node] : childrenOf(node).flatMap(numbersIn);
}
