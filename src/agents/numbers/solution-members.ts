import type { Span } from '../../domain/span.ts';
import { printNodes } from '../../latex/print-tex.ts';
import type { TexNode } from '../../latex/tex-tree.ts';
import { childrenOf, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { listSolutionSections, type SolutionSection } from '../../verification/sections/solution-sections.ts';
import { splitIntoRows } from '../../verification/working/formula-rows.ts';
import { isComputable } from '../../verification/working/is-computable.ts';
import { splitChains, type WrittenChain } from '../../verification/working/split-chains.ts';
import type { NumberSite } from './question-map.ts';

/** A member: one side of an equality in a solution (`a = b = c` has three members), or a formula without an equality. */
export type SolutionMember = Span & {
  readonly tex: string;
  /** The parsed mathematics; absent if the TeX cannot be read. */
  readonly node?: MathNode;
  readonly sites: readonly NumberSite[];
  /** The sites of the numbers, by their start in `tex`. */
  readonly siteByStart: ReadonlyMap<number, NumberSite>;
  /** The member before it in the chain of equalities; both should be equal. */
  readonly previous?: SolutionMember;
  /** True if the member consists only of numbers and known functions, so that it can be computed. */
  readonly isArithmetic: boolean;
  readonly hasLetters: boolean;
  /** The letter that the chain of equalities begins with: F for the members of `F = ma = 12`. */
  readonly letter?: string;
  /** The index of the solution: 0 for the first solution, then the alternate solutions. */
  readonly section: number;
};

/** Finds the members of all solutions of a printed question, in reading order. */
export function findSolutionMembers(tex: string, sites: readonly NumberSite[]): SolutionMember[] {
  const sections = listSolutionSections(tex, { start: 0, end: tex.length });
  return sections.flatMap((section, index) => findMembersInSection(section, index, { tex, sites }));
}

type TexWithSites = { readonly tex: string; readonly sites: readonly NumberSite[] };

function findMembersInSection(
  { nodes, offset }: SolutionSection,
  section: number,
  { tex, sites }: TexWithSites,
): SolutionMember[] {
  const members: SolutionMember[] = [];
  const lastByLetter = new Map<string, SolutionMember>();
  let block: number | undefined;
  let labelCount = 0;
  let last: SolutionMember | undefined;
  for (const row of splitIntoRows(nodes)) {
    if (row.kind !== 'formula') continue;
    if (row.block === undefined || row.block !== block) last = undefined;
    block = row.block;
    const labelsBefore = countLabels(tex.slice(offset, offset + (row.nodes[0]?.start ?? 0)));
    // A letter may have another meaning in the next part.
    if (labelsBefore !== labelCount) lastByLetter.clear();
    labelCount = labelsBefore;
    const create: CreateMember = ({ start, end }, previous, letter) => {
      const span = { start: start + offset, end: end + offset };
      const member = createMember(tex, span, { sites, section, previous, letter });
      members.push(member);
      return member;
    };
    const chains = splitChains(row.nodes);
    // A single value on a line of a display is the result of the line before it.
    const lineBefore = members.at(-1);
    if (chains.length === 0)
      create(
        findExtent(row.nodes),
        row.block !== undefined && lineBefore?.isArithmetic ? lineBefore : undefined,
      );
    for (const chain of chains) last = addChain(chain, { last, lastByLetter, create });
  }
  return members;
}

/** Counts the labels of parts, such as `\item[(a)]`. */
function countLabels(tex: string): number {
  return tex.match(/\\item\s*\[/g)?.length ?? 0;
}

type CreateMember = (span: Span, previous?: SolutionMember, letter?: string) => SolutionMember;

type ChainContext = {
  /** The last member of the line before; a line without a left side continues it. */
  readonly last: SolutionMember | undefined;
  /** The last member that each letter was set equal to. */
  readonly lastByLetter: Map<string, SolutionMember>;
  readonly create: CreateMember;
};

/** Adds the members of a chain of equalities; returns the member that the next line continues if it has no left side. */
function addChain({ members, signs }: WrittenChain, context: ChainContext): SolutionMember | undefined {
  const { last, lastByLetter, create } = context;
  let previous = members[0]?.tex === '' ? last : undefined;
  let name: string | undefined;
  for (const [index, side] of members.entries()) {
    if (side.tex === '') continue;
    if (index > 0 && signs[index - 1] === 'other') previous = undefined;
    previous = create(side, previous, name);
    if (index > 0 || previous.node?.kind !== 'symbol') continue;
    name = previous.node.name;
    previous = lastByLetter.get(name) ?? previous;
  }
  if (name !== undefined && previous !== undefined) lastByLetter.set(name, previous);
  return previous;
}

/** Returns the span of nodes without surrounding spaces. */
function findExtent(nodes: readonly TexNode[]): Span {
  const text = printNodes(nodes);
  const start = (nodes[0]?.start ?? 0) + (text.length - text.trimStart().length);
  return { start, end: start + text.trim().length };
}

type MemberContext = {
  readonly sites: readonly NumberSite[];
  readonly section: number;
  readonly previous: SolutionMember | undefined;
  readonly letter: string | undefined;
};

/** Spacing, punctuation and the start of a box before a member. */
const LEADING_TEX = /^(?:\\[,;:! ]|~|\s|[,:]|\\boxed\{)+/;
/** Spacing and punctuation after a member. */
const TRAILING_TEX = /(?:\\[,;:! ]|\s|[.,;])+$/;

function createMember(
  document: string,
  span: Span,
  { sites, section, previous, letter }: MemberContext,
): SolutionMember {
  const source = document.slice(span.start, span.end);
  const leadLength = LEADING_TEX.exec(source)?.[0].length ?? 0;
  const isBoxed = /\\boxed\{/.test(source.slice(0, leadLength));
  const body = source.slice(leadLength).replace(isBoxed ? /\}[\s.]*$/ : /$^/, '');
  const tex = body.replace(TRAILING_TEX, '');
  const start = span.start + leadLength;
  const memberSites = sites.filter((site) => site.start >= span.start && site.end <= span.end);
  const parsed = readMath(tex, { tex: true, units: 'auto' });
  const siteByStart = new Map(memberSites.map((site) => [site.start - start, site]));
  for (const site of memberSites) if (site.exponent) siteByStart.set(findPowerStart(site, start), site);
  const node = parsed.ok ? parsed.node : undefined;
  return {
    start,
    end: start + tex.length,
    tex,
    sites: memberSites,
    siteByStart: siteByStart,
    section,
    ...(previous !== undefined && { previous }),
    ...(letter !== undefined && { letter }),
    ...(node !== undefined && { node }),
    isArithmetic: node !== undefined && isComputable(node),
    hasLetters: node === undefined || [...symbolsOf(node)].some((name) => name !== 'π'),
  };
}

/** Returns the start of an exponent in the parsed mathematics, where the minus sign is not part of the number. */
function findPowerStart({ exponent }: NumberSite, start: number): number {
  return (exponent?.start ?? 0) + ((exponent?.value ?? 0) < 0 ? 1 : 0) - start;
}

/** Lists the number nodes of an expression. */
export function listNumberNodes(node: MathNode): NumberNode[] {
  return node.kind === 'number' ? [node] : childrenOf(node).flatMap(listNumberNodes);
}
