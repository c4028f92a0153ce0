import { childrenOf, someNode, symbolsOf } from '../../maths/read/children.ts';
import type { CallNode, MathNode } from '../../maths/read/node.ts';
import type { SolutionRow } from './formula-rows.ts';
import {
  type FunctionDefinition,
  type FunctionDefinitions,
  listDefinitions,
  selectDefinitions,
} from './function-definitions.ts';
import { hasImaginaryUnit, mentionsComplexNumbers } from './judge-complex.ts';
import { splitChains } from './split-chains.ts';

/** The text of a question, one of its solutions, and how to parse them. */
type FunctionContext = {
  readonly context: readonly SolutionRow[];
  readonly rows: readonly SolutionRow[];
  readonly parse: (tex: string) => MathNode | undefined;
};

/** A place in a solution: the number of list items before it, and its position. */
type SolutionPlace = { readonly item: number; readonly start: number };

/** What the text of a question says about its functions. */
export type FunctionFacts = {
  readonly isAboutComplexNumbers: boolean;
  readonly isAboutErrors: boolean;
  /** The letters for which the text states an equation, so that they are not variables: `z^{23} = 1`. */
  readonly constrained: ReadonlySet<string>;
  /** Selects the definitions that apply at a place. */
  readonly selectAt: (place: SolutionPlace) => FunctionDefinitions;
};

/** Words of a question about errors, which shows wrong equalities on purpose. */
const ABOUT_ERRORS = /\b(?:incorrect|erroneous|mistakes?|errors? in|what is wrong|is wrong)\b/i;

/** A question that asks for functions with a property. */
const FUNCTIONAL_EQUATION = /\b(?:find|determine)\s+all\s+(?:[a-z-]+\s+){0,4}functions?\b/i;

/** Reads the definitions of functions from the text of a question and from one of its solutions. */
export function readFunctionFacts({ context, rows, parse }: FunctionContext): FunctionFacts {
  const [stated, solved] = [listDefinitions(context, parse), listDefinitions(rows, parse)];
  const haveSameItems = countItems(context) === countItems(rows);
  const selected = new Map<number, FunctionDefinitions>();
  const isUnknown = FUNCTIONAL_EQUATION.test(joinWords(context));
  const implicit = findImplicitFunctions(context, parse);
  // A function that the solution finds is not known before.
  const isKnownAt = (found: FunctionDefinition, start: number): boolean =>
    !isUnknown && !implicit.has(found.name) && (stated.includes(found) || found.start <= start);
  const listInItem = (item: number): readonly FunctionDefinition[] => {
    const isInItem = (found: FunctionDefinition): boolean => found.item === 0 || found.item === item;
    return [
      ...stated.filter((found) => !haveSameItems || isInItem(found)),
      // A letter or y(x) in a solution may be a tangent or an approximation.
      ...solved.filter((found) => isInItem(found) && !found.isLetter && found.name !== 'y'),
    ];
  };
  return {
    isAboutErrors: ABOUT_ERRORS.test(joinWords(context)) || /\bincorrect\b/i.test(joinWords(rows)),
    isAboutComplexNumbers: mentionsComplexNumbers(context) || mentionsComplexNumbers(rows),
    constrained: new Set([
      ...findConstrained(context, parse),
      // In a solution, equations in the variable of a function are solved. All other letters have certain values.
      ...findConstrained(rows, parse).difference(
        new Set([...VARIABLES, ...listVariables([...stated, ...solved])]),
      ),
    ]),
    selectAt: ({ item, start }) => {
      const definitions = selected.get(item) ?? selectDefinitions(listInItem(item));
      selected.set(item, definitions);
      return new Map(
        Array.from(definitions, ([name, found]) => [
          name,
          found && isKnownAt(found, start) ? found : undefined,
        ]),
      );
    },
  };
}

function joinWords(rows: readonly SolutionRow[]): string {
  return rows.map((row) => (row.kind === 'words' ? row.words : ' ')).join('');
}

function countItems(rows: readonly SolutionRow[]): number {
  return rows.reduce((count, row) => (row.kind === 'formula' ? Math.max(count, row.item) : count), 0);
}

/** Letters that are variables in most questions. */
const VARIABLES = ['x', 'y', 't', 'theta', 'θ', 'i', 'e', 'C', 'c'];

/** Lists the variable of the first definition of each function. */
function listVariables(definitions: readonly FunctionDefinition[]): readonly string[] {
  const known = definitions.filter(({ body }) => body !== undefined);
  return [...Map.groupBy(known, ({ name }) => name).values()].flatMap(([first]) => first?.variable ?? []);
}

/** Finds the functions for which the text states an equation, such as `f(f(x)) = 6x - 5` or `f(x + y) = f(x)f(y)`. */
function findImplicitFunctions(
  rows: readonly SolutionRow[],
  parse: FunctionContext['parse'],
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const row of rows) {
    if (row.kind !== 'formula') continue;
    for (const { members, signs } of splitChains(row.nodes)) {
      const head = signs[0] === '=' ? parse(members[0]?.tex ?? '') : undefined;
      for (const { name, args } of head ? listCalls(head) : [])
        if (args.some((argument) => argument.kind !== 'symbol' && symbolsOf(argument).size > 0))
          names.add(name);
    }
  }
  return names;
}

function listCalls(node: MathNode): readonly CallNode[] {
  const inner = childrenOf(node).flatMap(listCalls);
  return node.kind === 'call' ? [node, ...inner] : inner;
}

/** Finds the letters of equations that neither define a function nor give a letter its value. */
function findConstrained(rows: readonly SolutionRow[], parse: FunctionContext['parse']): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const row of rows) {
    if (row.kind !== 'formula') continue;
    for (const { members, signs } of splitChains(row.nodes)) {
      const [left, right, ...others] = members.map(({ tex }) => parse(tex));
      const isEquation = signs[0] === '=' && others.length === 0 && left && right && left.kind !== 'call';
      const isStatement = left?.kind === 'symbol' && right !== undefined && !hasImaginaryUnit(right);
      if (!isEquation || isStatement || someNode(left, ({ kind }) => kind === 'binder')) continue;
      for (const letter of [...symbolsOf(left), ...symbolsOf(right)]) letters.add(letter);
    }
  }
  return letters;
}
