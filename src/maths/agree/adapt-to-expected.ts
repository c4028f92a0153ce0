import { someNode } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import { readUnit } from '../units/read-unit.ts';
import { isSetLike } from './truth-set.ts';

/** Rewrites the given answer where its notation is ambiguous and the shape of the expected answer decides. */
export function adaptToExpected(given: string, expected: MathNode): string {
  if (given.length > 400) return given;
  switch (expected.kind) {
    case 'relation':
    case 'compound':
      return isSetLike(expected) ? given.replace(/=>/gu, '>=') : addCommasBetweenEquations(given);
    case 'group':
    case 'list':
    case 'matrix':
      return addCommasBetweenEquations(addCommasBetweenNumbers(given));
    case 'ratio':
      return given.replace(/(\d)\s+(?:to|is to)\s+(?=\d)/gu, '$1:');
    case 'number':
    case 'quotient':
    case 'mixed':
      return given
        .replace(/^\s*(\d+)\s+and\s+(\d+\s*\/\s*\d+)\s*$/u, '$1 $2')
        .replace(/^\s*(\d+)\s+(?:out of|in)\s+(?:every\s+)?(\d+)\s*$/u, '$1/$2');
    default:
      return correctUnitCase(
        isDuration(expected) ? spaceOutTimes(given) : removeUnitBrackets(given.replace(DIRECTION, '$1')),
        expected,
      );
  }
}

/** Turns `2 3 5 7` into a list of four numbers. */
function addCommasBetweenNumbers(given: string): string {
  return /^\s*-?\d+(?:\.\d+)?(?:\s+-?\d+(?:\.\d+)?)+\s*$/u.test(given)
    ? given.trim().replace(/\s+/gu, ', ')
    : given;
}

/** Turns `x=2 y=-3` into a list of two values. */
function addCommasBetweenEquations(given: string): string {
  return given.replace(/(?<=[=≠]\s*[^\s=,;]+)\s+(?=[a-zA-Z]\s*=[^=])/gu, ', ');
}

/** Matches a direction after a quantity, such as “5 m/s due north”; it is removed if none is expected. */
const DIRECTION =
  /([\dA-Za-z²³⁻¹})\]])\s*,?\s+(?:to the (?:right|left)|(?:due )?(?:north|south|east|west)|downwards?|upwards?|forwards?|backwards?)\s*\.?\s*$/iu;

/** Removes brackets around a unit: `15 [m/s]`. */
function removeUnitBrackets(given: string): string {
  const [, number, unit] = /^(.*\d)\s*[[(]\s*([^[\]()]+?)\s*[\])]\s*$/u.exec(given) ?? [];
  return unit !== undefined && readUnit(unit, 0)?.end === unit.length ? `${number} ${unit}` : given;
}

/**
 * Corrects the case of the letters of a unit, as `5 CM` for the expected unit cm. A unit that exists as written is kept: `5 MS` does not
 * become milliseconds.
 */
function correctUnitCase(given: string, expected: MathNode): string {
  const unit = expected.kind === 'quantity' ? expected.unit.text : '';
  const [, number, letters = ''] = /^(.*\d)\s*([A-Za-z]+)\s*$/u.exec(given) ?? [];
  const differsInCase = letters !== unit && letters.toLowerCase() === unit.toLowerCase();
  return differsInCase && readUnit(letters, 0)?.end !== letters.length ? `${number} ${unit}` : given;
}

function isDuration(node: MathNode): boolean {
  return someNode(
    node,
    (part) =>
      part.kind === 'quantity' && part.unit.dimension.size === 1 && part.unit.dimension.get('s') === 1,
  );
}

/** Reads `2h30m` and `1:30` as a length of time. */
function spaceOutTimes(given: string): string {
  return given
    .replace(
      /^\s*(\d+)\s*h(?:(?:ou)?rs?)?[\s,]*(?:and\s+)?(\d+)\s*m(?:in(?:ute)?s?)?\.?\s*$/iu,
      '$1 h $2 min',
    )
    .replace(/^\s*(\d+):(\d{2})\s*$/u, '$1 h $2 min')
    .replace(
      /^\s*(\d+)\s*m(?:in(?:ute)?s?)?[\s,]*(?:and\s+)?(\d+)\s*s(?:ec(?:ond)?s?)?\.?\s*$/iu,
      '$1 min $2 s',
    );
}
