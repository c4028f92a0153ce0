import type { SolutionStep } from '../domain/question.ts';
import type { Span } from '../domain/span.ts';
import type { Definitions } from './definitions.ts';
import { findKeyInWords } from './find-key.ts';
import { parseTex } from './parse-tex.ts';
import type { QuestionParts } from './question-parts.ts';
import {
  hasAnswerMark,
  isOptionStarter,
  type ReadOption,
  readInlineOptions,
  readOptionList,
} from './read-options.ts';
import { renderTex } from './render-tex.ts';
import type { EnvironmentNode, TexNode } from './tex-tree.ts';

export type ChosenOptions = {
  readonly options: readonly ReadOption[];
  readonly stem: readonly TexNode[];
  readonly spans: readonly Span[];
  readonly mark?: Span;
};

type Context = { readonly definitions: Definitions; readonly solution: readonly SolutionStep[] };

/**
 * The options of a question and the stem without them: a `tasks` list, else an `enumerate` or `(a) … (b) …` that marks
 * or a solution show to be options and not parts of the question.
 */
export function chooseOptions(parts: QuestionParts, context: Context): ChosenOptions {
  const list = chooseTaskList(filledLists(parts));
  if (list !== undefined)
    return chosen(readOptionList(list, context.definitions), withOtherLists(parts, list));
  return chooseEnumerate(parts.stem, context) ?? chooseInline(parts.stem, context) ?? chosen([], parts.stem);
}

function chosen(options: readonly ReadOption[], stem: readonly TexNode[]): ChosenOptions {
  const mark = options.find((option) => option.mark)?.mark;
  return {
    options,
    stem,
    spans: options.map((option) => option.span),
    ...(mark === undefined ? {} : { mark }),
  };
}

function chooseTaskList(lists: readonly EnvironmentNode[]): EnvironmentNode | undefined {
  return lists.findLast((list) => hasAnswerMark(list.children)) ?? lists.at(-1);
}

/** Lists that are not the options are statements the stem speaks of. */
function withOtherLists(parts: QuestionParts, options: EnvironmentNode): TexNode[] {
  const others = filledLists(parts).filter((list) => list !== options);
  return [...parts.stem, ...others].toSorted((one, other) => one.start - other.start);
}

function filledLists({ taskLists }: QuestionParts): EnvironmentNode[] {
  return taskLists.filter((list) => list.children.some(isOptionStarter));
}

function chooseEnumerate(stem: readonly TexNode[], context: Context): ChosenOptions | undefined {
  const list = stem.findLast(
    (node): node is EnvironmentNode =>
      node.kind === 'environment' && /^(enumerate|itemize)\*?$/.test(node.name),
  );
  if (list === undefined) return undefined;
  const options = readOptionList(list, context.definitions);
  if (!areOptions(options, context.solution)) return undefined;
  return chosen(
    options,
    stem.filter((node) => node !== list),
  );
}

function chooseInline(stem: readonly TexNode[], context: Context): ChosenOptions | undefined {
  const inline = readInlineOptions(stem, context.definitions);
  if (inline !== undefined && areOptions(inline.options, context.solution))
    return chosen(inline.options, inline.stem);
  const seen = parseTex(renderTex(stem, context)).nodes;
  const shown = readInlineOptions(seen, context.definitions);
  if (shown === undefined || !areOptions(shown.options, context.solution)) return undefined;
  // A comment or mark that splits a label hides it; what the page shows has no places in the source.
  return { options: shown.options, stem: shown.stem, spans: [] };
}

function areOptions(options: readonly ReadOption[], solution: readonly SolutionStep[]): boolean {
  if (options.length < 2 || options.length > 8) return false;
  return options.some((option) => option.isMarked) || findKeyInWords(solution, options.length).length > 0;
}
