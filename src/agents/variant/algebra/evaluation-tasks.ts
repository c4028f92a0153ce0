import type { AlgebraTask } from './algebra-task.ts';
import { evaluateAt, printTermsAt } from './polynomial.ts';
import { type DefinedFunction, findFunctions, findPoint } from './read-function.ts';

/** A function of a whole number, or a function of a function: `f(3)`, `g(f(2))`, `(g \circ f)(2)`. */
const CALL =
  /^\(?\s*([A-Za-z])\s*(?:\\circ\s*([A-Za-z])\s*\)\s*\(\s*(-?\d+)\s*\)|\(\s*(?:([A-Za-z])\s*\(\s*(-?\d+)\s*\)|(-?\d+))\s*\))\s*[.,;]?\s*$/;
/** Words of a task whose answer is more than one value of a function. */
const OTHER_WORDS =
  /\b(?:maximum|minimum|stationary|turning|tangent|normal|slope|gradient|derivative|integral|area|inverse|roots?|zeros?|remainder|factor)\b/i;

/** Solves a task for the value of a function: `g(f(2))`, or `y` at `x = 3`. */
export const solveFunctionValue: AlgebraTask = (text) => {
  if (OTHER_WORDS.test(text.stem) || OTHER_WORDS.test(text.task)) return undefined;
  const functions = findFunctions(text);
  const call = text.formulas
    .map((formula) => CALL.exec(formula.replace(/\\[,;!:]|\\left|\\right/g, '')))
    .find(Boolean);
  if (call) {
    const [, outer = '', composed, composedArgument, inner, innerArgument, argument] = call;
    const names = [outer, composed ?? inner].filter((name) => name !== undefined);
    const called = names.map((name) =>
      functions.find((defined) => defined.isCalled && defined.name === name),
    );
    const start = Number(composedArgument ?? innerArgument ?? argument);
    return called.every((defined) => defined !== undefined)
      ? evaluateChain(called.toReversed(), start)
      : undefined;
  }
  const [defined, ...others] = functions;
  const point = defined && findPoint(text, defined.polynomial.letter);
  const isAsked = /\b(?:value of|find|calculate|evaluate|what is)\b/i.test(text.task);
  if (defined === undefined || others.length > 0 || point === undefined || !isAsked) return undefined;
  return evaluateChain([defined], point);
};

/** Evaluates functions one after the other, beginning with the innermost. */
function evaluateChain(functions: readonly DefinedFunction[], start: number): ReturnType<AlgebraTask> {
  let value = start;
  const steps = functions.map(({ name, polynomial, isCalled }) => {
    const left = isCalled ? `${name}(${value})` : name;
    const terms = printTermsAt(polynomial, value);
    value = evaluateAt(polynomial, value);
    return `$${left} = ${terms} = ${value}$.`;
  });
  return { values: [Math.abs(value)], answer: String(value), steps };
}
