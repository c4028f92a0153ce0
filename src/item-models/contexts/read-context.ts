import { RequiredForm } from '../../domain/marking-scheme.ts';
import { numTex, withUnit } from '../physics/measure.ts';
import { plainTex } from '../write/number.ts';
import type {
  AlgebraLine,
  AnswerPoint,
  CalculationStep,
  ContextPart,
  ContextText,
  Drawn,
  WrongCalculation,
} from './context.ts';

/** One line of a text: `key: value`. The first line of a part has the key `ask`. */
type Line = { readonly key: string; readonly value: string };
type Block = { readonly name: string; readonly lines: readonly Line[] };
/** A text divided into the situation and the parts; values are not yet inserted. */
export type DividedText = { readonly stem: readonly Line[]; readonly blocks: readonly Block[] };

/** `[steeper, force-and-acceleration] State …`: the name of a part, its gap tag, and the instruction. */
const PART = /^\[([a-zA-Z]+)(?:,\s*([a-z0-9-]+))?\]\s+(.*)$/u;
const KEYS = [
  'lead',
  'figure',
  'given',
  'not with',
  'only with',
  'if',
  'calculate',
  'significant figures',
  'relationship',
  'step relationship',
  'step',
  'show that',
  'tolerance',
  'follow',
  'line',
  'also',
  'form',
  'check',
  'wrong',
  'state',
  'reject',
  'options',
  'point',
  'then',
  'ideas',
  'why',
  'when',
  'otherwise',
  'need',
  'person',
  'code',
  'open',
];
const KEY_LINE = new RegExp(`^(${KEYS.join('|')}):\\s*(.*)$`, 'u');
/** Lines with calculations: quantities are inserted without their units. */
const CALCULATION_KEYS = new Set([
  'calculate',
  'step',
  'relationship',
  'step relationship',
  'wrong',
  'when',
  'follow',
  'line',
  'also',
  'check',
]);

/** Divides the text of a context into lines and parts. An indented line continues the line before it. */
export function divideText(text: string): DividedText {
  const stem: Line[] = [];
  const blocks: { readonly name: string; readonly lines: Line[] }[] = [];
  for (const raw of text.split('\n').filter((line) => line.trim() !== '')) {
    const lines = blocks.at(-1)?.lines ?? stem;
    const [, name, gap, ask = ''] = PART.exec(raw) ?? [];
    const [, key, value = ''] = KEY_LINE.exec(raw) ?? [];
    if (name !== undefined) {
      const gapLines = gap === undefined ? [] : [{ key: 'gap', value: gap }];
      blocks.push({ name, lines: [...gapLines, { key: 'ask', value: ask }] });
    } else if (key !== undefined) lines.push({ key, value });
    else if (lines === stem && lines.length === 0) lines.push({ key: 'stem', value: raw });
    else if (lines === stem || /^\s/u.test(raw)) continueLine(lines, raw);
    else throw new RangeError(`the line “${raw}” has no known key and is not indented`);
  }
  return { stem, blocks };
}

function continueLine(lines: Line[], raw: string): void {
  const last = lines.pop();
  if (last !== undefined) lines.push({ ...last, value: `${last.value} ${raw.trim()}` });
}

/** Inserts the drawn values into a text and reads its parts. */
export function readContext({ stem, blocks }: DividedText, drawn: Drawn): ContextText {
  const shared = createReader(stem, drawn);
  const figure = shared.figure();
  return {
    stem: shared.one('stem') ?? '',
    ...(figure && { figure }),
    parts: Object.fromEntries(
      blocks
        .map(({ name, lines }) => [name, createReader(lines, drawn)] as const)
        .filter(([, reader]) => reader.isPossible())
        .map(([name, reader]) => [name, readPart(name, reader, drawn)]),
    ),
  };
}

type Reader = ReturnType<typeof createReader>;

function createReader(lines: readonly Line[], drawn: Drawn) {
  const inserted = lines.map(({ key, value }) => ({
    key,
    value: insertDrawn(value, drawn, CALCULATION_KEYS.has(key)),
  }));
  const all = (key: string) => inserted.filter((line) => line.key === key).map(({ value }) => value);
  const one = (key: string): string | undefined => all(key)[0];
  return {
    lines: inserted,
    all,
    one,
    list: (key: string) => splitList(one(key)),
    figure: () => {
      const name = one('figure');
      const scene = name === undefined ? undefined : drawn.figures?.[name];
      if (name !== undefined && scene === undefined) throw new RangeError(`there is no figure ${name}`);
      return scene;
    },
    isPossible: () => all('if').every((condition) => evaluateCondition(condition, drawn)),
  };
}

/** Replaces `#mass` by the drawn value: with its unit in a sentence, without it in a calculation. */
function insertDrawn(text: string, { values }: Drawn, isCalculation: boolean): string {
  return text.replace(/#([a-zA-Z]+\d*)/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`the context draws no value #${name}`);
    if (typeof value === 'number') return plainTex(value);
    if (typeof value !== 'object') return String(value);
    const number = numTex(value.value, value.significantFigures ?? 2);
    return isCalculation ? number : `$${withUnit(number, value.unit)}$`;
  });
}

/** Decides `if: isHot` and `if: not isHot`. */
function evaluateCondition(condition: string, { values }: Drawn): boolean {
  const [, negation, name = ''] = /^(not )?(\w+)$/u.exec(condition) ?? [];
  const value = values[name];
  if (typeof value !== 'boolean')
    throw new RangeError(`the condition ${condition} is not about a Boolean value`);
  return value !== (negation !== undefined);
}

const splitList = (text: string | undefined): string[] | undefined =>
  text?.split('|').map((item) => item.trim());

function readPart(name: string, reader: Reader, drawn: Drawn): ContextPart {
  const { one, list } = reader;
  const [lead, given, gap] = [one('lead'), one('given'), one('gap')];
  if (given?.includes('…')) throw new RangeError(`part ${name}: “given” must state the answer (@${name})`);
  if (/^[^$]*(?:\$[^$]*\$[^$]*)*\$[^$@]*@/u.test(given ?? ''))
    throw new RangeError(
      `part ${name}: “given” has an answer inside a formula; it is printed as a formula of its own`,
    );
  const [notWith, onlyWith] = [one('not with')?.split(/,\s*/u), one('only with')?.split(/,\s*/u)];
  const figure = reader.figure();
  const ask = one('ask') ?? '';
  if (/@[a-zA-Z]/u.test(ask))
    throw new RangeError(`part ${name}: an instruction cannot have the answer of another part (@name)`);
  const frame = {
    ask,
    ...(lead && { lead }),
    ...(given && { given }),
    ...(gap && { gap }),
    ...(figure && { figure }),
    ...(notWith && { notWith }),
    ...(onlyWith && { onlyWith }),
  };
  if (one('calculate') !== undefined) return { ...frame, ...readCalculation(name, reader, drawn) };
  if (one('line') !== undefined) return { ...frame, ...readLinesPart(reader) };
  const [state, reject, options, open] = [list('state'), list('reject'), list('options'), list('open')];
  if (state) return { ...frame, state, ...(reject && { reject }), ...(options && { options }) };
  if (open) return { ...frame, open };
  const byPerson = [...reader.all('person'), ...reader.all('code')];
  if (byPerson.length > 0) return { ...frame, byPerson, isCode: reader.all('code').length > 0 };
  const need = one('need');
  return { ...frame, points: readPoints(reader), ...(need && { need: Number(need) }) };
}

/** Divides `v = \frac{d}{t}` into the symbol and the calculation. */
function splitSymbol(text: string): { symbol?: string; calculate: string } {
  const [, symbol, calculate] = /^([^=]{1,20}?)\s*=\s*(.*)$/u.exec(text) ?? [];
  return symbol === undefined || calculate === undefined ? { calculate: text } : { symbol, calculate };
}

function readCalculation(name: string, { one, list, all, lines }: Reader, { answers = {} }: Drawn) {
  const value = answers[name];
  if (value === undefined) throw new RangeError(`the context draws no answer for part ${name}`);
  const [calculation = '', unit] = list('calculate') ?? [];
  const [significantFigures, tolerance] = [one('significant figures'), one('tolerance')];
  const relationships = list('relationship');
  const follow = one('follow');
  return {
    ...splitSymbol(calculation),
    value,
    ...(unit && { unit }),
    ...(significantFigures && { significantFigures: Number(significantFigures) }),
    ...(tolerance && { tolerance: Number(tolerance) }),
    ...(follow && { follow }),
    ...(relationships && { relationships }),
    showThat: one('show that') !== undefined,
    steps: readSteps(lines),
    mistakes: all('wrong').map(readWrong),
  };
}

/** Reads lines of algebra: `why | LaTeX | follow-through`. A line `also:` or `form:` describes the line before it. */
function readLinesPart({ lines, one }: Reader) {
  const algebraLines: AlgebraLine[] = [];
  for (const { key, value } of lines) {
    // A follow-through can contain a bar: `\\left. @1 \\right|_{x = 3}`.
    const [why = '', tex = '', ...rest] = splitList(value) ?? [];
    const followThrough = rest.join('|');
    const last = algebraLines.at(-1);
    if (key === 'line') algebraLines.push({ why, tex, ...(followThrough && { followThrough }) });
    else if (last !== undefined && key === 'also')
      algebraLines[algebraLines.length - 1] = { ...last, also: splitList(value) ?? [] };
    else if (last !== undefined && key === 'form')
      algebraLines[algebraLines.length - 1] = { ...last, form: RequiredForm.parse(value) };
  }
  const check = one('check');
  return { lines: algebraLines, showThat: one('show that') !== undefined, ...(check && { check }) };
}

function readSteps(lines: readonly Line[]): CalculationStep[] {
  return lines.flatMap(({ key, value }, index) => {
    if (key !== 'step') return [];
    const [why = '', calculation = '', unit] = splitList(value) ?? [];
    const before = lines[index - 1];
    return [
      {
        why,
        ...splitSymbol(calculation),
        ...(unit && { unit }),
        ...(before?.key === 'step relationship' && { relationship: before.value }),
      },
    ];
  });
}

/** Reads `tag | calculation | why | marks still earned`: `2` means the first two, `only 1, 3` these two. */
function readWrong(text: string): WrongCalculation {
  const [tag = '', calculate = '', why = '', earned = '0'] = splitList(text) ?? [];
  return { tag, calculate, why, earned: readEarned(earned) };
}

function readEarned(text: string): number[] {
  return text.startsWith('only')
    ? (text.match(/\d+/gu) ?? []).map(Number)
    : Array.from({ length: Number(text) }, (_, index) => index + 1);
}

/** Reads the points. Lines after a point describe it; `then:` begins a point that is earned only with the one before it. */
function readPoints({ lines }: Reader): AnswerPoint[] {
  const points: AnswerPoint[] = [];
  for (const { key, value } of lines) {
    const items = splitList(value) ?? [];
    const last = points.at(-1);
    if (key === 'point') points.push({ say: items });
    else if (key === 'then') points.push({ say: items, needsPrevious: true });
    else if (last !== undefined) points[points.length - 1] = { ...last, ...readPointDetail(key, value) };
  }
  return points;
}

function readPointDetail(key: string, value: string): Partial<AnswerPoint> {
  const items = splitList(value) ?? [];
  if (key === 'reject') return { reject: items };
  if (key === 'otherwise') return { otherwise: items };
  if (key === 'why') return { why: value };
  if (key === 'when') return { when: value };
  return key === 'ideas'
    ? { ideas: items.map((wordings) => wordings.split('/').map((text) => text.trim())) }
    : {};
}
