// How a context is written: a function that draws values, and one text with a pool of parts. `README.md` explains
// the text, `read-context.ts` reads it, and `define-context.ts` makes an item model of it.

import type { Scene } from '../../diagrams/scene.ts';
import type { RequiredForm } from '../../domain/marking-scheme.ts';
import type { SqaLevel } from '../../domain/sqa.ts';
import type { ModelFacts } from '../item-model.ts';
import type { Random } from '../random.ts';

/** A situation, an experiment or a data set with a pool of parts. */
export type Context = Omit<ModelFacts, 'subject' | 'level' | 'marks' | 'isContext'> & {
  readonly course: readonly [subject: string, level: SqaLevel];
  /** The minimum and maximum marks of a question. Every total between them must be possible. */
  readonly marks: readonly [least: number, greatest: number];
  /** The minimum and maximum number of parts in a question. Default: three to six. */
  readonly partCount?: readonly [least: number, greatest: number];
  /** Draws the values of the situation. Undefined if they do not give a good question; they are then drawn again. */
  readonly draw: (random: Random) => Drawn | undefined;
  /** The situation, then the pool of parts, in the order in which parts are asked. */
  readonly text: string;
};

/** A measured value with its unit. In a sentence it is printed with the unit, in a calculation without it. */
type Quantity = {
  readonly value: number;
  readonly unit: string;
  /** Default: two. */
  readonly significantFigures?: number;
};

/** What a context draws for one seed. */
export type Drawn = {
  /** The values that the text names: `#mass`. A Boolean decides whether a part with `if: name` can be asked. */
  readonly values: Readonly<Record<string, string | number | boolean | Quantity>>;
  /** The answer of each part with a calculation. The engine compares it with the value of the calculation in the text. */
  readonly answers?: Readonly<Record<string, number>>;
  /** The figures that the text names. */
  readonly figures?: Readonly<Record<string, Scene>>;
};

/** The text of a context with the drawn values. */
export type ContextText = {
  /** The situation, as LaTeX. */
  readonly stem: string;
  readonly figure?: Scene;
  /** The pool, by name. */
  readonly parts: Readonly<Record<string, ContextPart>>;
};

/** The fields that all kinds of parts share. */
type PartFrame = {
  /** The instruction. */
  readonly ask: string;
  /** Printed above the part: data that only this part and later ones need. The same lead is printed once. */
  readonly lead?: string;
  /** Drawn below the part. The same figure is drawn once. */
  readonly figure?: Scene;
  /** A sentence with the answer of this part, printed for a later part that uses it (`@name`) when this part is not asked. */
  readonly given?: string;
  /** Names of parts that are never asked together with this one: they give its answer away, or ask the same. */
  readonly notWith?: readonly string[];
  /** Names of parts without which this one is not asked. */
  readonly onlyWith?: readonly string[];
  /** The gap tag: what to practise after a lost mark. */
  readonly gap?: string;
};

/** A named mistake: the wrong calculation, and the marks of the part that are still earned, counted from 1. */
export type WrongCalculation = {
  readonly tag: string;
  readonly calculate: string;
  readonly why: string;
  readonly earned: readonly number[];
};

/** A step before the last one. It is worth one mark, or two if it has a relationship. */
export type CalculationStep = {
  /** The purpose of the mark: `Find the weight`. */
  readonly why: string;
  readonly relationship?: string;
  readonly symbol?: string;
  /** The calculation in numbers, as LaTeX; see `CalculatePart`. */
  readonly calculate: string;
  readonly unit?: string;
};

/** Calculate, determine, show that, read from a graph. */
export type CalculatePart = PartFrame & {
  /** The calculation in numbers, as LaTeX: `\frac{@work}{2.0}`. `@1` is the first of the steps, `@work` the answer of part `work`. */
  readonly calculate: string;
  /** The answer, computed from the drawn values. */
  readonly value: number;
  readonly symbol?: string;
  readonly unit?: string;
  /** The significant figures of the answer. Default: two in physics, three elsewhere. */
  readonly significantFigures?: number;
  /**
   * The formula as the relationships sheet prints it, then others that are accepted. The formula and the substitution earn one mark
   * each.
   */
  readonly relationships?: readonly string[];
  readonly steps?: readonly CalculationStep[];
  /** The instruction prints the answer, so only the steps earn marks. */
  readonly showThat?: boolean;
  /** How far the answer may differ from the value: a reading from a graph. */
  readonly tolerance?: number;
  /** Computes the answer from the learner's own expressions of earlier parts: `\\left. @line \\right|_{x = 3}`. */
  readonly follow?: string;
  readonly mistakes?: readonly WrongCalculation[];
};

/** A line of algebra, worth a mark. */
export type AlgebraLine = {
  /** The purpose of the mark: `Find the gradient`. */
  readonly why: string;
  readonly tex: string;
  /** Computes the line from the learner's own earlier lines (`@1`) and answers of other parts (`@speed`). */
  readonly followThrough?: string;
  /** Other LaTeX that earns the mark. */
  readonly also?: readonly string[];
  readonly form?: RequiredForm;
};

/** Find an equation, factorise, differentiate: lines of algebra, of which the last is the answer. */
export type LinesPart = PartFrame & {
  readonly lines: readonly AlgebraLine[];
  /** LaTeX that the engine evaluates to confirm the answer: the expression to simplify or the equation to solve. */
  readonly check?: string;
  /** The instruction prints the answer. */
  readonly showThat?: boolean;
};

/** State, name, identify, predict, complete: a short answer in words, for one mark. */
export type StatePart = PartFrame & {
  /** The answer, then every other defensible answer. */
  readonly state: readonly string[];
  /** Answers that cancel a right one beside them. */
  readonly reject?: readonly string[];
  /** The options of a part that is answered by choosing; one is the answer. */
  readonly options?: readonly string[];
};

/** One point of an answer in sentences, worth a mark. */
export type AnswerPoint = {
  /** The point as a good answer states it, then other wordings. */
  readonly say: readonly string[];
  /** Ideas that together make the point if they are in one sentence. Each idea is a list of wordings. */
  readonly ideas?: readonly (readonly string[])[];
  /** Statements that cancel the point: wrong science, the opposite. */
  readonly reject?: readonly string[];
  /** The purpose of the mark, as an instruction. Default: `Make the first point`, … */
  readonly why?: string;
  /** The point is earned only with the one before it. */
  readonly needsPrevious?: boolean;
  /** The point follows from an earlier answer: it holds if the relation, such as `@speed > 20`, is true for the learner's own value. */
  readonly when?: string;
  /** The wordings that are right instead if the relation is false. */
  readonly otherwise?: readonly string[];
};

/** Describe, explain, justify, evaluate, suggest: sentences with one mark for each point. */
export type PointsPart = PartFrame & {
  readonly points: readonly AnswerPoint[];
  /** How many of the points are required. Default: all of them. */
  readonly need?: number;
};

/** Draw, plot, sketch, write code: each criterion is worth a mark that a person awards. */
export type PersonPart = PartFrame & {
  readonly byPerson: readonly string[];
  readonly isCode: boolean;
};

/** An open-ended question of three marks, judged as a whole by a person: limited, reasonable, good understanding. */
export type OpenPart = PartFrame & {
  /** Ideas that an answer may use. */
  readonly open: readonly string[];
};

export type ContextPart = CalculatePart | LinesPart | StatePart | PointsPart | PersonPart | OpenPart;
