import type { Question } from '../../domain/question.ts';
import { printMathTex } from '../../maths/read/print-math-tex.ts';
import { readMath } from '../../maths/read/read-math.ts';
import type { XmlElement } from '../../ports/xml-reader.ts';
import { createNumberAnswer, createTextAnswer, type ReadAnswer } from '../items/read-answers.ts';
import { type ContentSource, readContent } from '../items/read-content.ts';
import { findChild, findPath, getText, listChildren } from '../markup/find-elements.ts';
import { parseHtml } from '../markup/parse-html.ts';
import { getHtml } from './moodle-text.ts';
import type { ClozeField } from './read-cloze.ts';
import { readGapBody } from './read-moodle-parts.ts';

type Body = Partial<Question> & Pick<Question, 'kind' | 'stem'>;
type Variables = ReadonlyMap<string, string>;

const COMPUTED = 'its values are computed with Maxima, which this program does not run';
/** A formula without calls, except of functions that our engine reads in the same way. */
const LITERAL = /^(?!.*\b(?!(?:sqrt|sin|cos|tan|exp|ln|abs)\b)[a-zA-Z]\w*\s*\()[\w\s.+\-*/^()%]+$/u;

/**
 * Reads a STACK question whose values are constants: each input becomes the answer, or a part if there are several. A question with random or
 * computed values is refused with the reason.
 */
export function readStackQuestion(element: XmlElement, source: ContentSource): Body | string {
  const code = getText(findPath(element, 'questionvariables', 'text'));
  if (/\brand\w*\s*\(/u.test(code)) return 'its values are random, and Maxima chooses them';
  const variables = readVariables(code);
  const inputs = listChildren(element, 'input');
  if (inputs.length === 0) return 'it has no input';
  const marks = Number(getText(findChild(element, 'defaultgrade')).trim() || 1);
  const fields: ClozeField[] = [];
  const names: string[] = [];
  for (const input of inputs) {
    const name = getText(findChild(input, 'name')).trim();
    const field = readInput(input, name, { element, variables, marks, source });
    if (typeof field === 'string') return field;
    names.push(name);
    fields.push(field);
  }
  const text = replaceCode(getHtml(findChild(element, 'questiontext')), names, variables);
  if (typeof text !== 'object') return text;
  const [only] = fields;
  if (fields.length > 1 || /\bvb-part\b/u.test(text.html)) {
    const body = readGapBody(text.html, fields, source);
    return typeof body === 'string' ? body : { kind: 'subjective', ...body };
  }
  const withoutGap = text.html.replace(/<span class="vb-gap"[^>]*><\/span>/gu, '');
  const nodes = parseHtml(withoutGap);
  const { tex, diagrams, ...otherFields } = readContent(nodes, source);
  const { options: _options, ...content } = only?.content ?? { options: [] };
  return { kind: 'subjective', stem: tex, diagrams: [...diagrams], ...otherFields, ...content };
}

/** Reads assignments of constants such as `ta1:2.5*m;`; others are left out, so that what uses them is refused. */
function readVariables(code: string): Variables {
  const variables = new Map<string, string>();
  const statements = code.replace(/\/\*[\s\S]*?\*\//gu, '').split(/[;$\n]+/u);
  for (const statement of statements) {
    const [, name, value] = /^\s*(\w+)\s*:\s*(?!=)([\s\S]+?)\s*$/u.exec(statement) ?? [];
    if (name === undefined || value === undefined) continue;
    const resolved = resolve(value, variables);
    if (resolved === undefined) variables.delete(name);
    else variables.set(name, resolved);
  }
  return variables;
}

/** Replaces variables by their values; undefined if something must be computed. */
function resolve(formula: string, variables: Variables): string | undefined {
  const replaced = formula.trim().replace(/[A-Za-z%]\w*/gu, (name) => {
    const value = variables.get(name);
    if (value === undefined) return name;
    return /^[\w.]+$/u.test(value) ? value : `(${value})`;
  });
  return LITERAL.test(replaced) && !/\b(?:ta|tans?|ans)\d*\b/u.test(replaced) ? replaced : undefined;
}

type InputTools = {
  readonly element: XmlElement;
  readonly variables: Variables;
  readonly marks: number;
  readonly source: ContentSource;
};

const READABLE_INPUTS = new Set(['algebraic', 'numerical', 'units', 'singlechar', 'string']);

function readInput(
  input: XmlElement,
  name: string,
  { element, variables, marks, source }: InputTools,
): ClozeField | string {
  const type = getText(findChild(input, 'type')).trim();
  if (!READABLE_INPUTS.has(type)) return `an input of type ${type || 'unknown'} cannot be read`;
  const tans = getText(findChild(input, 'tans')).trim();
  const tree = listChildren(element, 'prt').find((prt) => findNode(prt, name) !== undefined);
  const node = tree && findNode(tree, name);
  const weight = tree === undefined ? 1 : Number(getText(findChild(tree, 'value')).trim()) * marks;
  if (type === 'string' || type === 'singlechar') {
    const textAnswer = createTextAnswer([/^"(.*)"$/su.exec(variables.get(tans) ?? tans)?.[1] ?? tans]);
    return textAnswer === undefined
      ? COMPUTED
      : { weight: Math.round(weight), content: { ...textAnswer, options: [] } };
  }
  const formula = resolve(tans, variables);
  const answer = formula === undefined ? undefined : readAnswer(formula, type, node);
  if (answer === undefined) return COMPUTED;
  const test = getText(node && findChild(node, 'answertest')).trim();
  if (node !== undefined && !KNOWN_TESTS.has(test))
    source.onFinding({
      rule: 'answer-test-is-kept',
      severity: 'warning',
      message: `The answer test ${test} of STACK is not kept; the value alone decides.`,
    });
  return { weight: Math.max(1, Math.round(weight)), content: { ...answer, options: [] } };
}

const KNOWN_TESTS = new Set(
  'AlgEquiv NumAbsolute NumRelative NumSigFigs UnitsRelative FacForm LowestTerms'.split(' '),
);

function findNode(tree: XmlElement, input: string): XmlElement | undefined {
  return listChildren(tree, 'node').find((node) => getText(findChild(node, 'sans')).trim() === input);
}

function readAnswer(formula: string, type: string, node: XmlElement | undefined): ReadAnswer | undefined {
  const test = getText(node && findChild(node, 'answertest')).trim();
  const option = Number(getText(node && findChild(node, 'testoptions')).trim() || 0);
  if (type === 'units') return readQuantity(formula, option);
  const value = Number(formula.replace(/[()\s]/gu, ''));
  return formula !== '' && Number.isFinite(value)
    ? readNumber(value, test, option)
    : readFormula(formula, test);
}

function readNumber(value: number, test: string, option: number): ReadAnswer {
  const tolerance = test === 'NumAbsolute' ? option : test === 'NumRelative' ? option * Math.abs(value) : 0;
  const { answer, key } = createNumberAnswer({ value, tolerance, unit: '' }, false);
  if (test !== 'NumSigFigs' || !(option > 0)) return { answer, ...(key && { key }) };
  return { answer, key: { figures: { min: option, max: option } } };
}

/** The forms that an answer test of STACK requires. */
const TEST_FORMS: ReadonlyMap<string, 'factorised' | 'simplest'> = new Map([
  ['FacForm', 'factorised'],
  ['LowestTerms', 'simplest'],
]);

function readFormula(formula: string, test: string): ReadAnswer | undefined {
  const read = readMath(formula.replace(/%(?=pi|e\b)/gu, ''));
  const tex = read.ok ? printMathTex(read.node) : undefined;
  if (tex === undefined) return undefined;
  const form = TEST_FORMS.get(test);
  return { answer: { kind: 'value', tex, text: formula }, ...(form && { key: { form } }) };
}

/** Reads `2.5*m/s^(2)`; the relative tolerance is that of `UnitsRelative`. */
function readQuantity(formula: string, relative: number): ReadAnswer | undefined {
  const [, digits, unit] =
    /^\(?(-?\d+(?:\.\d+)?(?:e-?\d+)?)\)?\s*\*\s*([A-Za-z][\w*/^()\s-]*)$/iu.exec(formula) ?? [];
  if (digits === undefined || unit === undefined) return undefined;
  const typed = unit.replace(/\*/gu, ' ').replace(/[()]/gu, '').replace(/\s+/gu, ' ').trim();
  const value = Number(digits);
  const tolerance = Number((Math.abs(value) * relative).toPrecision(12));
  return createNumberAnswer({ value, tolerance, unit: typed }, false);
}

/** Replaces inputs by gaps and constants by their values; a string is the reason why the text cannot be read. */
function replaceCode(
  html: string,
  names: readonly string[],
  variables: Variables,
): { readonly html: string } | string {
  const withGaps = html
    .replace(/\[\[(?:validation|feedback):\w+\]\]/gu, '')
    .replace(/\[\[input:(\w+)\]\]/gu, (whole, name: string) =>
      names.includes(name) ? `<span class="vb-gap" title="${names.indexOf(name)}"></span>` : whole,
    );
  let isComputed = false;
  const replaced = withGaps.replace(/\{[@#]([\s\S]*?)[@#]\}/gu, (_whole, formula: string) => {
    const value = resolve(formula, variables);
    const read = value === undefined ? undefined : readMath(value);
    const tex = read?.ok === true ? printMathTex(read.node) : undefined;
    isComputed ||= tex === undefined;
    return tex ?? '';
  });
  if (isComputed) return COMPUTED;
  const [block] = /\[\[\s*\/?\s*(\w+)/u.exec(replaced)?.slice(1) ?? [];
  return block === undefined ? { html: replaced } : `its text has a block “${block}” of STACK`;
}
