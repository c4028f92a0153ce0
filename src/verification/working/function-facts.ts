import { symbolsOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
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
  readonly isComplex: boolean;
  readonly isAboutErrors: boolean;
  /** The letters for which the text states an equation, so that they are not variables: `z^{23} = 1`. */
  readonly constrained: ReadonlySet<string>;
  /** Selects the definitions that apply at a place. */
  readonly selectAt: (place: SolutionPlace) => FunctionDefinitions;
};

/** A question about errors, like a discussion of wrong options, shows wrong equalities on purpose. */
const ABOUT_ERRORS = /\b(?:incorrect|erroneous|mistakes?|errors? in|what is wrong|is wrong)\b/i;

/** A question that asks for functions with a property. */
const FUNCTIONAL_EQUATION = /\b(?:find|determine)\s+all\s+(?:[a-z-]+\s+){0,4}functions?\b/i;

/** Reads the definitions of functions from the text of a question and from one of its solutions. */
export function readFunctionFacts({ context, rows, parse }: FunctionContext): FunctionFacts {
  const [stated, solved] = [listDefinitions(context, parse), listDefinitions(rows, parse)];
  const haveSameItems = countItems(context) === countItems(rows);
  const selected = new Map<number, FunctionDefinitions>();
  const isUnknown = FUNCTIONAL_EQUATION.test(joinWords(context));
  // A function that the solution finds is not known before.
  const isKnownAt = (found: FunctionDefinition, start: number): boolean =>
    !isUnknown && (stated.includes(found) || found.start <= start);
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
    isComplex: mentionsComplexNumbers(context) || mentionsComplexNumbers(rows),
    constrained: findConstrained(context, parse),
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

/** Finds the letters of equations that neither define a function nor give a letter its value. */
function findConstrained(rows: readonly SolutionRow[], parse: FunctionContext['parse']): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const row of rows) {
    if (row.kind !== 'formula') continue;
    for (const { members, signs } of splitChains(row.nodes)) {
      const [left, right, ...others] = members.map(({ tex }) => parse(tex));
      const isEquation = signs[0] === '=' && others.length === 0 && left && right && left.kind !== 'call';
      if (!isEquation || (left.kind === 'symbol' && !hasImaginaryUnit(right))) continue;
      for (const letter of [...symbolsOf(left), ...symbolsOf(right)]) letters.add(letter);
    }
  }
  return letters;
}
