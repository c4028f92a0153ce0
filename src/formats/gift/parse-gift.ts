import { findUnescaped, unescapeGift } from './gift-text.ts';

/** A right or wrong answer of an entry. */
type GiftAnswer = {
  readonly isRight: boolean;
  /** The percentage before the answer; undefined without one. */
  readonly weight: number | undefined;
  readonly text: string;
  /** The second column of a matching question. */
  readonly match: string | undefined;
  readonly feedback: string;
};

/** An entry of a GIFT file. Texts are unescaped; `format` says whether they are HTML. */
export type GiftEntry = {
  readonly line: number;
  readonly id: string | undefined;
  readonly tags: readonly string[];
  readonly category: string | undefined;
  readonly title: string;
  readonly format: string;
  readonly text: string;
  /** Text after the answers, in which case they fill a gap. */
  readonly textAfter: string;
  /** Undefined for a description. */
  readonly block: GiftBlock | undefined;
};

export type GiftBlock = {
  readonly kind: 'true-false' | 'number' | 'answers' | 'essay';
  readonly isTrue: boolean;
  readonly answers: readonly GiftAnswer[];
  readonly feedback: string;
};

/** What cannot be read, with its line. */
type GiftProblem = { readonly line: number; readonly message: string };

/** Parses a GIFT document: entries are separated by empty lines. */
export function parseGift(text: string): { entries: GiftEntry[]; problems: GiftProblem[] } {
  const entries: GiftEntry[] = [];
  const problems: GiftProblem[] = [];
  let category: string | undefined;
  for (const { line, lines } of splitEntries(text)) {
    const comments = lines.filter((each) => each.trimStart().startsWith('//'));
    const body = lines
      .filter((each) => !each.trimStart().startsWith('//'))
      .join('\n')
      .trim();
    const named = /^\$CATEGORY:\s*([^\n]*)\n?/u.exec(body);
    if (named?.[1] !== undefined) category = named[1].trim();
    const rest = named === null ? body : body.slice(named[0].length).trim();
    if (rest === '') continue;
    const entry = parseEntry(rest, { line, category, comments: comments.join(' ') });
    if (typeof entry === 'string') problems.push({ line, message: entry });
    else entries.push(entry);
  }
  return { entries, problems };
}

function splitEntries(text: string): { line: number; lines: string[] }[] {
  const groups: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  text.split(/\r\n|\r|\n/u).forEach((content, index) => {
    const isEmpty = content.trim() === '';
    if (isEmpty) isOpen = false;
    else if (isOpen) groups.at(-1)?.lines.push(content);
    else {
      groups.push({ line: index + 1, lines: [content] });
      isOpen = true;
    }
  });
  return groups;
}

type EntryHead = { readonly line: number; readonly category: string | undefined; readonly comments: string };

function parseEntry(body: string, { line, category, comments }: EntryHead): GiftEntry | string {
  const titleEnd = body.startsWith('::') ? findTitleEnd(body) : -1;
  const title = titleEnd < 0 ? '' : unescapeGift(body.slice(2, titleEnd)).trim();
  const rest = titleEnd < 0 ? body : body.slice(titleEnd + 2).trimStart();
  const [marker = '', format = 'moodle'] = /^\[(html|moodle|plain|markdown)\]/u.exec(rest) ?? [];
  const content = rest.slice(marker.length);
  const start = findUnescaped(content, '{');
  const end = start < 0 ? -1 : findUnescaped(content, '}', start + 1);
  if (start >= 0 && end < 0) return 'the answers have no closing brace';
  const block = start < 0 ? undefined : parseBlock(content.slice(start + 1, end));
  if (typeof block === 'string') return block;
  return {
    line,
    category,
    id: /\[id:([^\n]+?)(?<!\\)\]/u.exec(comments)?.[1]?.trim().replaceAll('\\]', ']'),
    tags: [...comments.matchAll(/\[tag:([^\n]+?)(?<!\\)\]/gu)].map(([, tag = '']) =>
      tag.trim().replaceAll('\\]', ']'),
    ),
    title,
    format,
    text: unescapeGift(start < 0 ? content : content.slice(0, start)).trim(),
    textAfter: start < 0 ? '' : unescapeGift(content.slice(end + 1)).trim(),
    block,
  };
}

function findTitleEnd(body: string): number {
  for (let at = findUnescaped(body, ':', 2); at >= 0; at = findUnescaped(body, ':', at + 1))
    if (body.charAt(at + 1) === ':') return at;
  return -1;
}

function parseBlock(source: string): GiftBlock | string {
  const general = /(?<!\\)####/u.exec(source);
  const feedback = general === null ? '' : unescapeGift(source.slice(general.index + 4)).trim();
  const body = (general === null ? source : source.slice(0, general.index)).trim();
  const base = { isTrue: false, answers: [], feedback };
  if (body === '') return { ...base, kind: 'essay' };
  const trueFalse = /^(T|TRUE|F|FALSE)(?:#|$)/u.exec(body);
  if (trueFalse !== null)
    return { ...base, kind: 'true-false', isTrue: trueFalse[1]?.startsWith('T') === true };
  if (body.startsWith('#')) return parseNumbers(body.slice(1).trim(), feedback);
  const answers = splitAnswers(body).map(parseAnswer);
  return answers.length === 0
    ? 'the answers begin with neither = nor ~'
    : { ...base, kind: 'answers', answers };
}

function parseNumbers(body: string, feedback: string): GiftBlock {
  const parts = /^[=~]/u.test(body) ? splitAnswers(body).map(parseAnswer) : [parseAnswer(`=${body}`)];
  return { kind: 'number', isTrue: false, answers: parts, feedback };
}

function splitAnswers(body: string): string[] {
  const starts: number[] = [];
  for (let at = findUnescaped(body, '=~'); at >= 0; at = findUnescaped(body, '=~', at + 1)) starts.push(at);
  return starts.map((start, index) => body.slice(start, starts[index + 1]));
}

function parseAnswer(source: string): GiftAnswer {
  const [marker = '', weight] = /^[=~]\s*(?:%(-?[\d.]+)%)?/u.exec(source) ?? [];
  const content = source.slice(marker.length);
  const hash = findUnescaped(content, '#');
  const answerText = hash < 0 ? content : content.slice(0, hash);
  const arrow = answerText.indexOf('->');
  const isPair = arrow >= 0 && source.startsWith('=');
  return {
    isRight: source.startsWith('='),
    weight: weight === undefined ? undefined : Number(weight),
    text: unescapeGift(isPair ? answerText.slice(0, arrow) : answerText).trim(),
    match: isPair ? unescapeGift(answerText.slice(arrow + 2)).trim() : undefined,
    feedback: hash < 0 ? '' : unescapeGift(content.slice(hash + 1)).trim(),
  };
}
