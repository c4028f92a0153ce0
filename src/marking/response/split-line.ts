import { splitAtTopLevel } from './split-at-top-level.ts';

/** One claim of a line, such as the chain `v = 3 × 4 = 12`. */
export type StatementChain = {
  readonly source: string;
  /** The texts between the equals signs. */
  readonly members: readonly string[];
  /** The symbol on the left. The second value of `x = 2, 3` also has the name x. */
  readonly name: string | undefined;
  /** The words before a calculation: `horizontal` in `horizontal: 58 sin 34 = 32`. */
  readonly label?: string;
  /** The number of values in the clause for that symbol. */
  readonly choices: number;
  /** The line begins with `=` and continues the line before. */
  readonly isContinued: boolean;
};

/** Matches the label of a part or step: `(a)`, `ii)`, `•`, `Step 2:`. */
const LABEL = /^\s*(?:\(?[a-h]\)\s+|\(?(?:i{1,3}|iv|v)\)\s+|[•*]\s+|(?:step|line)\s*\d+\s*[:.)]\s*)/iu;
/** Matches what is done with rows or equations before the result: `R2 - 3R1:`, `2 × (1) - (2):`, `R3 → R3 + R1:`. */
const ROW_OPERATION =
  /^\s*(?:(?:\d+\s*[×x*]?\s*)?(?:R\s?_?\{?\d\}?['′]?|\(\d\)|[①-⑨]|eqn?\.?\s*\d)\s*(?:[-−+=→]|->|\\to)?\s*)+:\s*/iu;
/** Matches a number that only counts lines, questions or marks: `line 2`, `Q3`, `4 marks`. */
const COUNTING_NUMBER =
  /(?<![A-Za-z\d])(?:(?:line|step|question|part|page|section|bullet|mark)\s*\d+|q\s?\d+|\d+\s*marks?)(?![A-Za-z\d.])(?!\s*[=+×*/^])/giu;
/** Matches an equation number at the end: `(1)` or `①`. */
const EQUATION_NUMBER = /\s+\(\s*[1-9]\s*\)\s*$|\s*[①-⑨]\s*$/u;
/** Matches “so the final answer is”. */
const ANNOUNCEMENT =
  /^\s*(?:so\s+)?(?:the\s+)?(?:my\s+)?(?:final\s+)?(?:answer|ans|solution)\s*(?:is\b|are\b|=|:)+\s*/iu;
/** Matches words and signs after an answer: `<- answer`, `is my answer`, `(final)`, `✓`. */
const CLOSING_REMARK =
  /(?:\s*(?:<-+|←)\s*(?:my\s+)?(?:final\s+)?ans(?:wer)?\b.*|\s+is\s+(?:my|the)\s+(?:final\s+)?answer|\s*\(\s*(?:my\s+|the\s+)?(?:final(?:\s+answer)?|answer|ans)\s*\)|\s+final(?:\s+answer)?)\s*[.!]?\s*$|\s*[✓✔✅]/giu;
/** Matches another form of a value in brackets at the end: `1350 KB (= 1.32 MB)`. */
const CONVERSION = /\s*\(\s*(?:=|≈|or|i\.e\.)\s*[^()]*\)\s*$/u;
/**
 * Matches arrows, punctuation and words that separate clauses; sticky, because `splitAtTopLevel` requires it.
 */
const CLAUSE_SEPARATOR =
  /(?<=^\s*(?:for\s+|when\s+|if\s+|let\s+|at\s+)?[a-z]\s*=\s*[\w+ −-]{1,8}):(?=\s)|=>|-+>|⇒|→|⟶|➔|⟹|∴|∵|;|\.(?=\s)|\\(?:Rightarrow|implies|to|therefore|because|rightarrow|iff|longrightarrow)(?![A-Za-z])|(?<![A-Za-z\\])(?:so|therefore|hence|thus|since|because|where|when|giving|gives|then|but|(?<!\d)as|which is|i\.e\.|check)(?![A-Za-z])/iuy;
/** Matches an equals sign that is not part of `<=`, `=>` or `==`. */
const EQUALS = /(?<![<>!≤≥:=])=(?![>=])|≈|≃|≡|\\(?:approx|simeq|equiv)(?![A-Za-z])/uy;
/** Matches a comma, “or”, “and”, or a space before another assignment, as in `a=2 b=5`, `4 × 4 = 16 16 + 3 = 19`, `6 + 7 = 13 221/13 = 17`, `V = IR 12 = 3R` or `A 7/10 = 70% B 3/5 = 60%`. */
const VALUE_SEPARATOR =
  /(?<==\s*[-−£]?\d+(?:\.\d+)?\s?[A-Za-z%°²³]{0,3})\s+(?=£?(?!\d{3}(?!\d))\d+(?:\.\d+)?\s*[-+×*÷]\s*£?\d|(?:\d{2,}\/\d|\d{3,}\/\d{2}|\d{4,}\/\d{3})(?!\d))|(?<==\s*[A-Za-z]+)\s+(?=\d+(?:\.\d+)?\s*=)|(?<==\s*[-−]?[\d/.√]+)\s+(?=(?:sin|cos|tan)\s*[A-Za-zθα]°?\s*=)|(?<=\d\s?(?:[a-z]{1,2}|%)?)\s+(?=(?:[A-Z][a-z]{2,}|first|second|other)\s+(?:[a-z]{3,}\s+)?£?\d)|(?<=\d)\s+(?=(?:median|mean|mode|range|IQR|SIQR|LQ|UQ|Q_?[1-3])\s*[=:]?\s*\d)|(?<=[\d%])\s+(?=[A-Z]\s+(?:is\s+)?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?\s*=)|(?<==\s*[-−]?\d+(?:\.\d+)?(?:\/\d+)?)\s+(?=[-−]?\d*[A-Za-z](?:\s*[-+]\s*\d*[a-z]?)?\s*=(?!=))|(?<=,[^()]*\))\s+(?=\([^(),]+,)|(?<=[xy]\s*=\s*[-−]?[\d.]+)\s+(?=\([^(),]+,)|(?<=\))\s+(?=[a-z]{3,}\s*(?:=|is|:)\s*[\d√])|,(?!\d{3}(?!\d))|(?<![A-Za-z\\])(?:or|and)(?![A-Za-z])|(?<!sin|cos|tan|log(?:_?\d+)?|ln|\\?log_\{?\w+\}?|[-+−×*/÷^])\s+(?=[A-Za-z]\s*=(?!=))|(?<=[)\d])\s+(?=(?:m?_?[A-Z]{2}|[a-z]\([-−]?\d+\))\s*=(?!=))/uy;
/** Matches a symbol at the end of the left side: `F_1`, `u_{n+1}`, `\theta`, `f(x)`, `dy/dx`. */
const TRAILING_NAME =
  /(?:^|\s)((?:\\[A-Za-z]+\s?|[Δδ])?[A-Za-zα-ωΑ-Ω](?:_(?:[A-Za-z0-9]|\{[A-Za-z0-9]+(?:\s*\+\s*1)?\}))?'*(?:\([a-z]\))?|\\[A-Za-z]+|(?:\\frac\s*\{)?d[a-z](?:\}\{|\/)d[a-z]\}?)$/u;
/** Matches an operation before that symbol; the symbol is then part of a formula and not a name. */
const OPERATION = /[+×*/^_]|\s[-−](?:\s|$)/u;

/** Matches words before a calculation or an equation: `cuboid` in `cuboid 5 × 5 × 7 = 175`, `take away:` in `take away: 2x = 56`. */
const LABEL_WORDS =
  /^\s*(?!(?:sin|cos|tan|sqrt|pi|log|ln|exp|arc\w+)(?![a-z]))[A-Za-z]{3,}(?:[ '’-]+[A-Za-z]{2,})*(?:\s*:\s*(?=[^=]*[\d(])|\s+(?=[£√π½⅓¼]|[-−(]*\d))/u;
/** Matches a remark in brackets after a value: `(x > -4 so not -14)`, `(a doublet)`. */
const BRACKETED_REMARK =
  /(?<=\d\s*)\s+\((?![^()]*\b(?:sin|cos|tan|log|ln|sqrt)\b)(?:[^()]*\s[a-z]{2,}\s[^()]*|an?\s+[a-z]{3,}|[a-z]\s*(?:≠|!=|[<>≤≥]=?)\s*[-−]?[\d.]+)\)\s*$/u;
/** Matches words after a value that name nothing but what is counted, compared or changed: `more`, `ice creams`, `decrease`. */
const TRAILING_WORDS =
  /^(\s*[-−]?[£$€]?\s*\d+(?:[.,]\d+)*(?:\s*\\?%)?)\s+(?:(?:an?\s+)?(?:increase|decrease|rise|fall|drop|reduction|gain|growth)|higher|lower|bigger|smaller|more|less|extra|left|over|altogether|in total|each|cheaper|dearer|profit|loss|interest|tax|total|saved|savings|change|remaining|income|commission|bonus|pay|wages|deposit|balance|discount|cost|(?:pounds\s+)?(?:a|per|each|every)\s+(?:year|month|week|day)|(?!per\b)[a-z]{3,} (?!per\b|squared\b|cubed\b)[a-z]{4,})\s*[.!]?\s*$/u;

/** Matches words after a time that say from when it counts: `after midnight` in `3.69 hours after midnight`. */
const START_OF_TIME =
  /(?<=^\s*\d+(?:\.\d+)?\s*(?:hours?|hrs?|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?))\s+(?:after|past|since|from)\s+[a-z ]+[.!]?\s*$/iu;

/** Matches a comparison at the end of a chain: `= 9.35 > 5.86`, which is the value 9.35 and then `9.35 > 5.86`. */
const COMPARED_RESULT =
  /(?<==\s*)(\d[\d.]*(?:\s*[×x*]\s*10\s*\^?\s*\{?[-−⁻]?[\d⁰-⁹¹²³]+\}?)?)\s*([<>])\s*(?=\d[^=<>]*$)/u;

/** Matches an amount with its calculation in brackets: `£96 (2 × 12 + 8 × 9)`. */
const AMOUNT_WITH_CALCULATION =
  /((?:^|=|\))\s*(?:£\s*\d[\d,.]*|\d[\d,.]*\s*(?:[ckm]?m|k?g|%|°)[²³]?))\s+\(([^()]*\d\s*[-+×x*÷/]\s*\d[^()]*)\)\s*$/u;

/** Returns every claim of one line in reading order. */
export function splitLine(line: string): StatementChain[] {
  const text = removeBoxes(line)
    .replace(LABEL, '')
    .replace(ROW_OPERATION, '')
    .replace(COUNTING_NUMBER, ' ')
    .replace(EQUATION_NUMBER, '')
    .replace(CLOSING_REMARK, '')
    .replace(CONVERSION, '')
    .replace(BRACKETED_REMARK, '')
    .replace(AMOUNT_WITH_CALCULATION, '$2; $1')
    .replace(COMPARED_RESULT, '$1; $1 $2 ')
    .replace(ANNOUNCEMENT, '');
  return splitAtTopLevel(text, CLAUSE_SEPARATOR).flatMap((clause) =>
    splitClause(clause.replace(ANNOUNCEMENT, '')),
  );
}

function removeBoxes(line: string): string {
  return line.replace(/\\(?:boxed|fbox)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/gu, '$1');
}

function splitClause(clause: string): StatementChain[] {
  const pieces = splitAtTopLevel(clause, VALUE_SEPARATOR).map((piece) => piece.replace(ANNOUNCEMENT, ''));
  const chains: StatementChain[] = [];
  let name: string | undefined;
  for (const piece of pieces) {
    // In `c = 8.10, £108.05`, the amount of money is not another value of c.
    const isOtherValue = /^\s*£/u.test(piece) && !clause.slice(0, clause.indexOf(piece)).includes('£');
    const chain = toChain(nameValue(piece, chains.at(-1)), isOtherValue ? undefined : name);
    name = chain.name;
    chains.push(chain);
  }
  const isSequence = isProgression(chains);
  if (isChoiceOfValues(clause, chains)) return chains.map((chain) => ({ ...chain, choices: chains.length }));
  return chains.map((chain, index) => ({
    ...chain,
    choices: isSequence && index === chains.length - 1 ? 1 : countChoices(chain, chains),
  }));
}

/** Reads the second value of `sin x = -1/2 or -3` as `sin x = -3`. */
function nameValue(piece: string, previous: StatementChain | undefined): string {
  const [head = '', ...values] = previous?.members ?? [];
  const isValue = /^\s*[-−]?\s*(?:\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|√\d+|[\d√]+\/[\d√]+)\s*$/u.test(piece);
  const isFunction = /^\s*(?:sin|cos|tan)\s*\(?[A-Za-zθα]\)?°?\s*$/u.test(head);
  return isValue && isFunction && values.length === 1 ? `${head.trim()} = ${piece.trim()}` : piece;
}

/** Returns whether a clause gives several values for a quantity in words: `length = 22 cm or -13 cm`. */
function isChoiceOfValues(clause: string, [first, ...others]: readonly StatementChain[]): boolean {
  const isNamedInWords = first?.members.length === 2 && REMARK.test(first.members[0]?.trim() ?? '');
  const isValue = ({ members }: StatementChain) =>
    members.length === 1 && /^\s*[-−£]?\s*\d/u.test(members[0] ?? '');
  return isNamedInWords && /\bor\b/u.test(clause) && others.length > 0 && others.every(isValue);
}

/**
 * Returns whether at least three values form a progression, each from the value before by the same step: `25,
 * 50, 100`, `after 3 y 16 g, after 6 y 8 g, …`.
 */
function isProgression(chains: readonly StatementChain[]): boolean {
  const values = chains.map(({ members }) =>
    members.length === 1 ? Number(/(\d+(?:\.\d+)?)(?!.*\d)/u.exec(members[0] ?? '')?.[1]) : Number.NaN,
  );
  const [first = Number.NaN, second = Number.NaN] = values;
  if (values.length < 3 || first === second) return false;
  const isStep = (follows: (value: number) => number) =>
    values.every(
      (value, index) => index === 0 || Math.abs(follows(values[index - 1] ?? 0) - value) <= 1e-9 * value,
    );
  return isStep((value) => value * (second / first)) || isStep((value) => value + (second - first));
}

/** Matches words next to a value, which do not count as another value. */
const REMARK = /^(?!.*\b(?:sin|cos|tan|log|ln|sqrt|exp|pi)\b)[A-Za-z'’ ]*[A-Za-z]{3}[A-Za-z'’ ]*$/u;

/** Matches a sign of an inequality; `r < 1` bounds r and is not another value of r. */
const INEQUALITY = /[<>≤≥]|\\(?:leq?|geq?|lt|gt)(?![A-Za-z])/u;

function countChoices(chain: StatementChain, chains: readonly StatementChain[]): number {
  const isRemark = ({ members }: StatementChain) =>
    members.length === 1 && (REMARK.test(members[0] ?? '') || INEQUALITY.test(members[0] ?? ''));
  // A value that ends its own calculation, as in `2 × 3 = 6, 4 × 5 = 20`, is not a choice.
  const isComputed = ({ name, members }: StatementChain) => name === undefined && members.length > 1;
  const label = findLabel(chain);
  return chains.filter(
    (other) =>
      other === chain ||
      (other.name === chain.name &&
        findLabel(other) === label &&
        !isRemark(other) &&
        !isComputed(other) &&
        !isComputed(chain) &&
        !isCalculation(other) &&
        !isCalculation(chain)),
  ).length;
}

/** Matches a product, a power, a quotient with brackets or a function; a quotient of two numbers, or a root, may be a value. */
const CALCULATION =
  /\d\s*[×*]|[×*]\s*[\d(]|\d\s+x\s+\d|\dx\d|÷|[⁰-⁹²³^]|\/\s*\(|[\d.]{3}\s*\/|\/\s*\d*\.|(?:sin|cos|tan|log|ln)(?![a-z])|\d\s*[-+]\s*\d+(?:\.\d+)?\s*$/u;

/** Matches a number, perhaps in scientific notation and with a unit. */
const PLAIN_NUMBER =
  /^\s*[-−]?£?\s*[\d.,]+\s*(?:[×x*]\s*10\s*\^?[-−⁻]?[\d⁰-⁹¹²³]+)?\s*[A-Za-zΩ°µμ%/⁰-⁹¹²³⁻^ -]*(?:\d\s*)?$/u;

/**
 * Returns whether a chain ends with a formula or a calculation. In `a = (v - u)/t, a = 4.5/2.5, a = 1.8`,
 * only the last one gives a value.
 */
function isCalculation({ members }: StatementChain): boolean {
  const last = members.at(-1) ?? '';
  if (/±|\\pm|√|sqrt/u.test(last) || PLAIN_NUMBER.test(last)) return false;
  if (members.length < 2) return /\d/u.test(last) && CALCULATION.test(last);
  const isFormula = /[A-Za-zα-ω]/u.test(last) && !/\d{2}|\d\.\d/u.test(last);
  return isFormula || CALCULATION.test(last);
}

/** Returns the words before a value: `centre` in `centre (5, -2), radius 6.08`, whose values are not choices. */
function findLabel({ source }: StatementChain): string {
  return /^\s*([A-Za-z]{3,}(?:\s+[A-Za-z]{2,})*)\s+[-−£(√\d]/u.exec(source)?.[1]?.toLowerCase() ?? '';
}

/** Returns `F` of “the force F”; in `E_2 - E_1` the last letter is part of a formula. */
function findName(head: string): string | undefined {
  const match = TRAILING_NAME.exec(head);
  const before = match ? head.slice(0, match.index) : '';
  if (
    !match ||
    OPERATION.test(before) ||
    /(?:sin|cos|tan|log(?:_?\d+)?|ln|\\?log_\{?\w+\}?)\s*$/u.test(before)
  )
    return undefined;
  // In `m \\lambda = d \\sin \\theta`, the letter before is a factor.
  if (/(?:^|[\s=])(?:[A-Za-z]|\\[a-z]+)(?:_\{?\w+\}?)?\s*$/u.test(before)) return undefined;
  // A number after a sign is the coefficient of a letter: `-4 - 16 dy/dx`.
  if (/[-−]\s?\d+(?:\.\d+)?\s*$/u.test(before)) return undefined;
  return match[1]?.trim();
}

/** Returns whether a piece may be another value of the symbol before it. A point is no value of x, and `r < 1` only bounds r. */
function canHaveName(piece: string): boolean {
  return !INEQUALITY.test(piece) && !/^[A-Za-z\s]*\([^()]*,[^()]*\)\s*$/u.test(piece);
}

function toChain(piece: string, previousName: string | undefined): StatementChain {
  const isContinued = /^\s*(?:=(?![>=])|≈)/u.test(piece);
  const written = splitAtTopLevel(piece, EQUALS);
  const [label] = (written.length > 1 && LABEL_WORDS.exec(written[0] ?? '')) || [];
  if (label !== undefined) return { ...toChain(piece.replace(LABEL_WORDS, ''), previousName), label };
  const members = written.map((member) => member.replace(TRAILING_WORDS, '$1').replace(START_OF_TIME, ''));
  const [head = ''] = members;
  const ownName = members.length > 1 && !isContinued ? findName(head) : undefined;
  const name = members.length > 1 || isContinued ? ownName : canHaveName(piece) ? previousName : undefined;
  const source = members.length > 1 || name === undefined ? piece : `${name} = ${piece}`;
  return { source: source.trim(), members, name, choices: 1, isContinued };
}
