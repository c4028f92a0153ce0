import type { SolutionStep } from '../domain/question-content.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import type { Span } from '../domain/span.ts';
import type { Definitions } from './definitions.ts';
import { findKeyInWords } from './find-key.ts';
import { isLayoutOnly } from './is-layout-only.ts';
import { looksLikeOptions } from './looks-like-options.ts';
import { parseTex } from './parse-tex.ts';
import { hasCapitalLabels } from './parts/list-options.ts';
import { plainText } from './plain-text.ts';
import { type InlineOptions, LABEL_FAMILIES, readInlineOptions } from './read-inline-options.ts';
import { readOptionTable } from './read-option-table.ts';
import { hasAnswerMark, isOptionStarter, type ReadOption, readOptionList } from './read-options.ts';
import { renderTex } from './render-tex.ts';
import { FRAMES, TABLES } from './section-names.ts';
import type { QuestionSections } from './split-sections.ts';
import { skipArguments } from './tex-arguments.ts';
import { type EnvironmentNode, isEnvironment, type TexNode } from './tex-tree.ts';

/** The options found in a question, and the stem without them. */
export type ChosenOptions = {
  readonly options: readonly ReadOption[];
  readonly stem: readonly TexNode[];
  /** The spans of the options. */
  readonly spans: readonly Span[];
  /** The span of the first answer mark. */
  readonly mark?: Span;
  /** The nodes of a line such as `Answer: (c)` after the options. */
  readonly key?: readonly TexNode[];
};

type Context = {
  readonly definitions: Definitions;
  readonly solution: readonly SolutionStep[];
  /** The kind from a `% kind: …` comment. */
  readonly kind: QuestionKind | undefined;
  /** Whether the heading of the section announces multiple-choice questions. */
  readonly isInChoiceSection: boolean;
};
/** An environment that may contain the options, and the other nodes of the stem. */
type FoundList = { readonly list: EnvironmentNode; readonly rest: readonly TexNode[] };

/** Environments that may surround a list of options. */
const WRAPPERS: ReadonlySet<string> = new Set([...FRAMES, 'multicols', 'multicols*', 'quote', 'small']);
/** `Answer: (c)`, `The correct option is b` */
const ANSWER_LINE = /^(?:the\s+)?(?:correct\s+)?(?:ans(?:wer)?|key|option)\b[\s.:\-–]*[([]?\s*[a-h1-8]\b/i;
const MAX_ANSWER_LINE_LENGTH = 60;
const MIN_OPTIONS = 2;
const MAX_OPTIONS = 8;

/**
 * Finds the options of a question. A `tasks` list always counts. An `enumerate`, a table or inline `(a) … (b) …` counts
 * only when an answer mark, the solution or the wording shows that its entries are options and not parts of the question.
 */
export function chooseOptions(sections: QuestionSections, context: Context): ChosenOptions {
  const list = chooseTaskList(findNonEmptyLists(sections), context.definitions);
  if (list !== undefined)
    return moveAnswerLine(
      createChoice(readOptionList(list, context.definitions), withOtherLists(sections, list)),
      list.end,
    );
  if (context.kind === 'subjective' || context.kind === 'integer') return createChoice([], sections.stem);
  return (
    chooseEnumerate(sections.stem, context) ??
    chooseTable(sections.stem, context) ??
    chooseInline(sections.stem, context) ??
    createChoice([], sections.stem)
  );
}

/** Combines options and stem, with the spans of the options and of the answer mark. */
function createChoice(options: readonly ReadOption[], stem: readonly TexNode[]): ChosenOptions {
  const mark = options.find((option) => option.mark)?.mark;
  return {
    options,
    stem,
    spans: options.map((option) => option.span),
    ...(mark === undefined ? {} : { mark }),
  };
}

/** Moves an answer line after the options from the stem to `key`. */
function moveAnswerLine(options: ChosenOptions, end: number): ChosenOptions {
  const after = options.stem.filter((node) => node.start >= end);
  const text = plainText(after, 'shown');
  if (text.length > MAX_ANSWER_LINE_LENGTH || !ANSWER_LINE.test(text)) return options;
  return { ...options, key: after, stem: options.stem.filter((node) => node.start < end) };
}

/** The last list that contains an answer mark. If no list contains one, the last list. */
function chooseTaskList(
  lists: readonly EnvironmentNode[],
  definitions: Definitions,
): EnvironmentNode | undefined {
  return lists.findLast((list) => hasAnswerMark(list.children, definitions)) ?? lists.at(-1);
}

/** Adds the other lists to the stem: they contain statements that the stem refers to. */
function withOtherLists(sections: QuestionSections, options: EnvironmentNode): TexNode[] {
  const others = findNonEmptyLists(sections).filter((list) => list !== options);
  return [...sections.stem, ...others].toSorted((a, b) => a.start - b.start);
}

function findNonEmptyLists({ taskLists }: QuestionSections): EnvironmentNode[] {
  return taskLists.filter((list) => list.children.some(isOptionStarter));
}

function chooseEnumerate(stem: readonly TexNode[], context: Context): ChosenOptions | undefined {
  const candidate = removeLast(stem, ({ name }) => /^(enumerate|itemize)\*?$/.test(name));
  if (candidate === undefined) return undefined;
  const options = readOptionList(candidate.list, context.definitions);
  const hasKey = hasKeyForOptions(options, context.solution);
  if (
    !hasKey &&
    (candidate.list.name !== 'enumerate' ||
      !isAtEnd(candidate) ||
      !haveOptionWording(options, candidate.rest, {
        ...context,
        hasCapitals: hasCapitalLabels(candidate.list),
      }))
  )
    return undefined;
  return moveAnswerLine(createChoice(options, candidate.rest), candidate.list.end);
}

function chooseTable(stem: readonly TexNode[], context: Context): ChosenOptions | undefined {
  const candidate = removeLast(stem, (node) => isEnvironment(node, TABLES));
  const options = candidate && readOptionTable(candidate.list, context.definitions);
  if (candidate === undefined || options === undefined) return undefined;
  return moveAnswerLine(createChoice(options, candidate.rest), candidate.list.end);
}

/** Removes the last environment that matches, searching inside wrappers, and returns it with the remaining nodes. */
function removeLast(
  nodes: readonly TexNode[],
  matches: (node: EnvironmentNode) => boolean,
): FoundList | undefined {
  for (let index = nodes.length - 1; index >= 0; index--) {
    const node = nodes[index];
    if (node?.kind !== 'environment') continue;
    if (matches(node)) return { list: node, rest: nodes.toSpliced(index, 1) };
    const inner = WRAPPERS.has(node.name) ? removeLast(node.children, matches) : undefined;
    if (inner === undefined) continue;
    const isWrapperEmpty = isLayoutOnly(inner.rest.slice(skipArguments(inner.rest, 0, 1)));
    const wrapper = isWrapperEmpty ? [] : [{ ...node, children: inner.rest }];
    return { list: inner.list, rest: nodes.toSpliced(index, 1, ...wrapper) };
  }
  return undefined;
}

/** Whether nothing visible follows the list. */
function isAtEnd({ list, rest }: FoundList): boolean {
  return isLayoutOnly(rest.filter((node) => node.start > list.start));
}

function chooseInline(stem: readonly TexNode[], context: Context): ChosenOptions | undefined {
  for (const family of LABEL_FAMILIES) {
    const inline = readInlineOptions(stem, context.definitions, family);
    if (inline !== undefined && isAccepted(inline, context)) return createChoice(inline.options, inline.stem);
  }
  const renderedStem = parseTex(renderTex(stem, context)).nodes;
  const rendered = readInlineOptions(renderedStem, context.definitions, 'letters');
  if (rendered === undefined || !isAccepted(rendered, context)) return undefined;
  // A comment or mark splits these labels, so they exist only in the rendered text and have no positions in the source.
  return { options: rendered.options, stem: rendered.stem, spans: [] };
}

function isAccepted({ options, stem, family, hasCapitals }: InlineOptions, context: Context): boolean {
  if (hasKeyForOptions(options, context.solution)) return true;
  return family === 'letters' && haveOptionWording(options, stem, { ...context, hasCapitals });
}

/** Whether an answer mark or the solution names one of the entries as the key, so they must be options. */
function hasKeyForOptions(options: readonly ReadOption[], solution: readonly SolutionStep[]): boolean {
  if (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS) return false;
  return options.some((option) => option.isMarked) || findKeyInWords(solution, options.length).length > 0;
}

function haveOptionWording(
  options: readonly ReadOption[],
  stem: readonly TexNode[],
  { solution, isInChoiceSection, hasCapitals }: Context & { readonly hasCapitals: boolean },
): boolean {
  const text = plainText(stem, 'shown');
  return looksLikeOptions({
    options,
    stem: text,
    solution,
    isChoiceExpected: isInChoiceSection || hasCapitals,
  });
}
