import { splitAtTopLevel } from './split-at-top-level.ts';

/** One claim of a line, such as the chain `v = 3 × 4 = 12`. */
export type StatementChain = {
  readonly source: string;
  /** The texts between the equals signs. */
  readonly members: readonly string[];
  /** The symbol on the left, also when it is implied as for the second value of `x = 2, 3`. */
  readonly name: string | undefined;
  /** How many values the clause gives for that symbol, joined by “or”. */
  readonly choices: number;
  /** The line begins with `=` and continues the line before. */
  readonly isContinued: boolean;
};

const LABEL = /^\s*(?:\(?[a-h]\)\s+|\(?(?:i{1,3}|iv|v)\)\s+|[•*]\s+|(?:step|line)\s*\d+\s*[:.)]\s*)/iu;
const TAG = /\s+\(\s*[1-9]\s*\)\s*$|\s*[①-⑨]\s*$/u;
const ANNOUNCED =
  /^\s*(?:so\s+)?(?:the\s+)?(?:my\s+)?(?:final\s+)?(?:answer|ans|solution)\s*(?:is\b|are\b|=|:)+\s*/iu;
/** Arrows, punctuation and words that separate clauses; sticky, as splitAtTopLevel requires. */
const CLAUSE =
  /=>|⇒|→|⟹|∴|∵|;|\.(?=\s)|\\(?:Rightarrow|implies|to|therefore|because|rightarrow|iff|longrightarrow)(?![A-Za-z])|(?<![A-Za-z\\])(?:so|therefore|hence|thus|since|because|where|when|giving|gives|then|but|(?<!\d)as|which is|i\.e\.|check)(?![A-Za-z])/iuy;
const EQUALS = /(?<![<>!≤≥:=])=(?![>=])|≈|≃|≡|\\(?:approx|simeq|equiv)(?![A-Za-z])/uy;
const SEPARATOR = /,(?!\d{3}(?!\d))|(?<![A-Za-z\\])(?:or|and)(?![A-Za-z])|\s+(?=[A-Za-z]\s*=(?!=))/uy;
/** A symbol at the end of the left side. */
const NAME =
  /(?:^|\s)((?:\\[A-Za-z]+\s?|[Δδ])?[A-Za-zα-ωΑ-Ω](?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9]+\}))?'*(?:\([a-z]\))?|\\[A-Za-z]+|(?:\\frac\s*\{)?d[a-z](?:\}\{|\/)d[a-z]\}?)$/u;
/** An operation in front of that symbol, which makes it part of a formula. */
const OPERATION = /[+×*/^_]|\s[-−](?:\s|$)/u;

/** Returns every claim of one line in reading order. */
export function splitLine(line: string): StatementChain[] {
  const text = unboxed(line).replace(LABEL, '').replace(TAG, '').replace(ANNOUNCED, '');
  return splitAtTopLevel(text, CLAUSE).flatMap(splitClause);
}

function unboxed(line: string): string {
  return line.replace(/\\(?:boxed|fbox)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/gu, '$1');
}

function splitClause(clause: string): StatementChain[] {
  const parts = splitAtTopLevel(clause, SEPARATOR);
  const chains: StatementChain[] = [];
  let name: string | undefined;
  for (const part of parts) {
    const chain = toChain(part, name);
    name = chain.name;
    chains.push(chain);
  }
  return chains.map((chain) => ({ ...chain, choices: countChoices(chain, chains) }));
}

/** Words beside a value, which do not count as a second value. */
const REMARK = /^(?!.*\b(?:sin|cos|tan|log|ln|sqrt|exp|pi)\b)[A-Za-z'’ ]*[A-Za-z]{3}[A-Za-z'’ ]*$/u;

function countChoices(chain: StatementChain, all: readonly StatementChain[]): number {
  const isRemark = ({ members }: StatementChain) => members.length === 1 && REMARK.test(members[0] ?? '');
  return all.filter((other) => other.name === chain.name && (other === chain || !isRemark(other))).length;
}

/** Returns `F` of “the force F”; in `E_2 - E_1` the last letter is part of a formula. */
function nameIn(head: string): string | undefined {
  const match = NAME.exec(head);
  if (!match || OPERATION.test(head.slice(0, match.index))) return undefined;
  return match[1]?.trim();
}

function toChain(part: string, understood: string | undefined): StatementChain {
  const isContinued = /^\s*(?:=(?![>=])|≈)/u.test(part);
  const members = splitAtTopLevel(part, EQUALS);
  const [head = ''] = members;
  const named = members.length > 1 && !isContinued ? nameIn(head) : undefined;
  const name = members.length > 1 || isContinued ? named : understood;
  const source = members.length > 1 || name === undefined ? part : `${name} = ${part}`;
  return { source: source.trim(), members, name, choices: 1, isContinued };
}
