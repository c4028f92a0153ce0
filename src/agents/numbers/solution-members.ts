import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import type { TexNode } from '../../latex/tex-tree.ts';
import { childrenOf, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { splitIntoRows } from '../../verification/working/formula-rows.ts';
import { isComputable } from '../../verification/working/is-computable.ts';
import { listSolutionSections, type SolutionSection } from '../../verification/working/solution-sections.ts';
import { splitChains, type WrittenChain } from '../../verification/working/split-chains.ts';
import type { NumberSite } from './question-map.ts';

/** One side of an equality in a solution, or a formula without an equality. */
export type SolutionMember = Span & {
  readonly tex: string;
  /** Absent if it cannot be read as mathematics. */
  readonly node?: MathNode;
  readonly sites: readonly NumberSite[];
  /** The sites of its numbers, by their start in `tex`. */
  readonly siteByStart: ReadonlyMap<number, NumberSite>;
  /** The member that it equals, according to the solution. */
  readonly previous?: SolutionMember;
  /** It consists of numbers and known functions only, so it can be computed. */
  readonly isArithmetic: boolean;
  readonly hasLetters: boolean;
  readonly section: number;
};

/** Finds the members of all solutions of a printed question, in reading order. */
export function findSolutionMembers(tex: string, sites: readonly NumberSite[]): SolutionMember[] {
  const sections = listSolutionSections(tex, { start: 0, end: tex.length });
  return sections.flatMap((section, index) => findMembersInSection(section, index, { tex, sites }));
}

type Document = { readonly tex: string; readonly sites: readonly NumberSite[] };

function findMembersInSection(
  { nodes, offset }: SolutionSection,
  section: number,
  { tex, sites }: Document,
): SolutionMember[] {
  const members: SolutionMember[] = [];
  const named = new Map<string, SolutionMember>();
  let block: number | undefined;
  let last: SolutionMember | undefined;
  for (const row of splitIntoRows(nodes)) {
    if (row.kind !== 'formula') continue;
    if (row.block === undefined || row.block !== block) last = undefined;
    block = row.block;
    const create = ({ start, end }: Span, before?: SolutionMember): SolutionMember => {
      const span = { start: start + offset, end: end + offset };
      const member = createMember(tex, span, { sites, section, previous: before });
      members.push(member);
      return member;
    };
    const chains = splitChains(row.nodes);
    // A value alone on a line of a display is the result of the line before it.
    const alone = members.at(-1);
    if (chains.length === 0)
      create(findExtent(row.nodes), row.block !== undefined && alone?.isArithmetic ? alone : undefined);
    for (const chain of chains) last = addChain(chain, { last, named, create });
  }
  return members;
}

type ChainContext = {
  /** The member that a line without a left side continues. */
  readonly last: SolutionMember | undefined;
  /** The member that each letter last equalled. */
  readonly named: Map<string, SolutionMember>;
  readonly create: (span: Span, before?: SolutionMember) => SolutionMember;
};

/** Adds the members of a chain of equalities; returns the one that a line without a left side continues. */
function addChain({ members, signs }: WrittenChain, context: ChainContext): SolutionMember | undefined {
  const { last, named, create } = context;
  let previous = members[0]?.tex === '' ? last : undefined;
  let name: string | undefined;
  for (const [index, each] of members.entries()) {
    if (each.tex === '') continue;
    if (index > 0 && signs[index - 1] === 'other') previous = undefined;
    previous = create(each, previous);
    if (index > 0 || previous.node?.kind !== 'symbol') continue;
    name = previous.node.name;
    previous = named.get(name) ?? previous;
  }
  if (name !== undefined && previous !== undefined) named.set(name, previous);
  return previous;
}

function findExtent(nodes: readonly TexNode[]): Span {
  const text = printNodes(nodes);
  const start = (nodes[0]?.start ?? 0) + (text.length - text.trimStart().length);
  return { start, end: start + text.trim().length };
}

type MemberContext = {
  readonly sites: readonly NumberSite[];
  readonly section: number;
  readonly previous: SolutionMember | undefined;
};

const LEAD = /^(?:\\[,;:! ]|~|\s|[,:]|\\boxed\{)+/;
const TAIL = /(?:\\[,;:! ]|\s|[.,;])+$/;

function createMember(whole: string, span: Span, { sites, section, previous: before }: MemberContext): SolutionMember {
  const written = whole.slice(span.start, span.end);
  const lead = LEAD.exec(written)?.[0].length ?? 0;
  const boxed = /\\boxed\{/.test(written.slice(0, lead));
  const body = written.slice(lead).replace(boxed ? /\}[\s.]*$/ : /$^/, '');
  const tex = body.replace(TAIL, '');
  const start = span.start + lead;
  const own = sites.filter((site) => site.start >= span.start && site.end <= span.end);
  const read = readMath(tex, { tex: true, units: 'auto' });
  const siteByStart = new Map(own.map((site) => [site.start - start, site]));
  for (const site of own) if (site.exponent) siteByStart.set(findPowerStart(site, start), site);
  const node = read.ok ? read.node : undefined;
  return {
    start,
    end: start + tex.length,
    tex,
    sites: own,
    siteByStart: siteByStart,
    section,
    ...(before !== undefined && { previous: before }),
    ...(node !== undefined && { node }),
    isArithmetic: node !== undefined && isComputable(node),
    hasLetters: node === undefined || [...symbolsOf(node)].some((name) => name !== 'π'),
  };
}

/** The start of an exponent in the tree, which stores it without its minus sign. */
function findPowerStart({ exponent }: NumberSite, start: number): number {
  return (exponent?.start ?? 0) + ((exponent?.value ?? 0) < 0 ? 1 : 0) - start;
}

/** Lists the number nodes of an expression. */
export function listNumberNodes(node: MathNode): NumberNode[] {
  return node.kind === 'number' ? [node] : childrenOf(node).flatMap(listNumberNodes);
}
