import { findUnit } from './find-unit.ts';
import { multiplyUnits, NO_UNIT, powerUnit, type Unit } from './unit.ts';

const MACRO = /^\s*\\([a-zA-Z]+)\s*/u;
const PREFIXES = new Set(
  'quetta ronna yotta zetta exa peta tera giga mega kilo hecto deca deci centi milli micro nano pico femto atto zepto yocto'.split(
    ' ',
  ),
);
const SPECIAL_NAMES = new Map([
  ['degreeCelsius', '°C'],
  ['celsius', '°C'],
  ['degree', '°'],
  ['percent', '%'],
  ['kg', 'kg'],
  ['angstrom', 'Å'],
  ['electronvolt', 'eV'],
  ['atomicmassunit', 'u'],
  ['dalton', 'Da'],
  ['mmHg', 'mmHg'],
  ['astronomicalunit', 'AU'],
]);
/** Command names that are mathematics, although a unit has the same name. */
const NOT_UNITS = new Set(['bar', 'deg', 'min', 'max', 'det', 'gcd', 'arg', 'dim', 'sec']);

/** The prefix, sign and power that apply to the next unit, and the product of the units so far. */
type MacroState = {
  readonly prefix: string;
  readonly sign: number;
  readonly power: number;
  readonly total?: UnitProduct;
};
const START: MacroState = { prefix: '', sign: 1, power: 1 };

/** Reads a sequence of macros of the LaTeX package siunitx: `\metre\per\second\squared`, `\kilo\gram`. */
export function readSiunitxMacros(
  source: string,
  start: number,
  macros: ReadonlyMap<string, string>,
): { unit: Unit; end: number } | undefined {
  let position = start;
  let state = START;
  for (;;) {
    const match = MACRO.exec(source.slice(position, position + 40));
    const next = match?.[1] === undefined ? undefined : applyMacro(state, match[1], macros);
    if (!match || !next) return state.total && { unit: state.total.product, end: position };
    state = next;
    position += match[0].length;
  }
}

function applyMacro(
  state: MacroState,
  name: string,
  macros: ReadonlyMap<string, string>,
): MacroState | undefined {
  if (name === 'per') return { ...state, sign: -1 };
  if (name === 'square') return { ...state, power: 2 };
  if (name === 'cubic') return { ...state, power: 3 };
  if (PREFIXES.has(name)) return { ...state, prefix: name };
  if (state.total && name === 'squared') return { ...state, total: raiseLast(state.total, 2) };
  if (state.total && name === 'cubed') return { ...state, total: raiseLast(state.total, 3) };
  const unit = findMacroUnit(state.prefix, name, macros);
  return unit && { ...START, total: appendUnit(state.total, powerUnit(unit, state.sign * state.power)) };
}

/**
 * The product of the units so far, split into the last factor (`factorUnit`) and the product of those before
 * it, so that `\squared` can be applied to the last factor only.
 */
type UnitProduct = Unit & { readonly before: Unit; readonly factorUnit: Unit; readonly product: Unit };

function appendUnit(total: Unit | undefined, next: Unit): UnitProduct {
  const before = total ?? NO_UNIT;
  const product = total ? multiplyUnits(before, next, `${before.text} ${next.text}`.trim()) : next;
  return { ...product, before, factorUnit: next, product };
}

function raiseLast(total: UnitProduct, exponent: number): UnitProduct {
  const before = total.before === NO_UNIT ? undefined : total.before;
  return appendUnit(before, powerUnit(total.factorUnit, exponent));
}

function findMacroUnit(prefix: string, name: string, macros: ReadonlyMap<string, string>): Unit | undefined {
  const customUnit = macros.get(name);
  if (customUnit !== undefined) return findUnit(customUnit);
  const special = SPECIAL_NAMES.get(name);
  if (special !== undefined)
    return findUnit(prefix === 'kilo' ? `k${special}` : prefix === 'mega' ? `M${special}` : special);
  return name.length < 3 || NOT_UNITS.has(name) ? undefined : findUnit(`${prefix}${name}`);
}
