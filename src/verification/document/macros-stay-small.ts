import { defineDocumentCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

/** \newcommand and \def with the name of the macro. */
const DEFINITION =
  /\\(?:(?:re)?newcommand|providecommand)\*?\s*\{?\s*(\\[a-zA-Z@]+)\s*\}?|\\[gex]?def\s*(\\[a-zA-Z@]+)/g;
/** Commands that end a recursion or redefine the macro, and definitions whose body is expanded at once. */
const CONTROLLED =
  /\\(?:if[a-zA-Z@]*|fi|else|expandafter|noexpand|let|[gex]?def|(?:re)?newcommand|@ifnextchar|@ifstar|@for|loop|foreach)(?![a-zA-Z@])/;
const MACRO_USE = /\\[a-zA-Z@]+/g;
const MAX_BODY_LENGTH = 2000;
const MAX_MACROS = 2000;

const nestedMacros = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  .map((name, index, all) => `\\def\\${name}x{${`\\${all[index - 1] ?? 'relax'}x`.repeat(10)}}`)
  .join('\n');

export const macrosStaySmall = defineDocumentCheck({
  id: 'macros-stay-small',
  meaning:
    'A macro expands to a limited amount of text and does not contain itself. Macros with conditions are not judged.',
  severity: 'error',
  thresholds: { characters: 100_000 },
  fails: `${nestedMacros}\n${writtenQuestion('What is $\\gx$?', 'Nothing.')}`,
  passes: `\\newcommand{\\half}{\\frac{1}{2}}\n${writtenQuestion('What is $\\half + \\half$?', 'It is $\\frac{1}{2} + \\frac{1}{2} = 1$.')}`,
  run: ({ source }, getThreshold) => {
    const macros = collectMacros(source);
    const sizes = new Map<string, number>();
    return [...macros].flatMap(([name, { body, start }]) => {
      const size = getExpandedSize(name, { macros, sizes, open: new Set() });
      if (size <= getThreshold('characters')) return [];
      const message = Number.isFinite(size)
        ? `${name} expands to about ${Math.round(size).toLocaleString('en')} characters; shorten it.`
        : `${name} contains itself, so it never stops expanding; define it without itself.`;
      return [{ message, span: { start, end: start + Math.min(body.length, 40) } }];
    });
  },
});

type Macros = ReadonlyMap<string, { readonly body: string; readonly start: number }>;

function collectMacros(source: string): Macros {
  const macros = new Map<string, { body: string; start: number }>();
  if (!/\\(?:[gex]?def|(?:re)?newcommand|providecommand)/.test(source)) return macros;
  for (const match of source.matchAll(DEFINITION)) {
    if (macros.size >= MAX_MACROS) break;
    const name = match[1] ?? match[2] ?? '';
    const open = source.indexOf('{', match.index + match[0].length);
    if (open < 0) continue;
    const body = readBody(source, open);
    // `\edef\x{\x a}` appends to the macro.
    // \providecommand has no effect on a macro that exists.
    const isExpandedAtOnce = /^\\(?:[ex]def|providecommand)/.test(match[0]);
    if (!isExpandedAtOnce && !CONTROLLED.test(body)) macros.set(name, { body, start: match.index });
  }
  return macros;
}

function readBody(source: string, open: number): string {
  let depth = 0;
  const end = Math.min(source.length, open + MAX_BODY_LENGTH);
  for (let at = open; at < end; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return source.slice(open + 1, at);
  }
  return source.slice(open + 1, end);
}

/** `open` contains the macros that are being expanded. If one of them occurs again, the macro contains itself. */
type ExpansionContext = {
  readonly macros: Macros;
  readonly sizes: Map<string, number>;
  readonly open: Set<string>;
};

/** The number of characters a macro expands to; infinite if it contains itself. */
function getExpandedSize(name: string, context: ExpansionContext): number {
  const knownSize = context.sizes.get(name);
  if (knownSize !== undefined) return knownSize;
  const macro = context.macros.get(name);
  if (macro === undefined) return name.length;
  if (context.open.has(name)) return Number.POSITIVE_INFINITY;
  context.open.add(name);
  const size = (macro.body.match(MACRO_USE) ?? []).reduce(
    (total, usedName) => total + getExpandedSize(usedName, context),
    macro.body.length,
  );
  context.open.delete(name);
  context.sizes.set(name, size);
  return size;
}
