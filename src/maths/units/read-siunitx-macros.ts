import { findUnit } from './find-unit.ts';
import { multiplyUnits, NO_UNIT, powerUnit, type Unit } from './unit.ts';

const MACRO = /^\s*\\([a-zA-Z]+)\s*/u;
const PREFIXES = new Set(
  'quetta ronna yotta zetta exa peta tera giga mega kilo hecto deca deci centi milli micro nano pico femto atto zepto yocto'.split(
    ' ',
  ),
);
const SPECIAL = new Map([
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

/** Pending prefix, sign and power for the next unit, and the product so far. */
type State = { readonly prefix: string; readonly sign: number; readonly power: number; readonly total?: Run };
const START: State = { prefix: '', sign: 1, power: 1 };

/** Reads a run of siunitx macros: `\metre\per\second\squared`, `\kilo\gram`. */
export function readSiunitxMacros(
  source: string,
  start: number,
  macros: ReadonlyMap<string, string>,
): { unit: Unit; end: number } | undefined {
  let at = start;
  let state = START;
  for (;;) {
    const match = MACRO.exec(source.slice(at, at + 40));
    const next = match?.[1] === undefined ? undefined : step(state, match[1], macros);
    if (!match || !next) return state.total && { unit: state.total.last, end: at };
    state = next;
    at += match[0].length;
  }
}

function step(state: State, name: string, macros: ReadonlyMap<string, string>): State | undefined {
  if (name === 'per') return { ...state, sign: -1 };
  if (name === 'square') return { ...state, power: 2 };
  if (name === 'cubic') return { ...state, power: 3 };
  if (PREFIXES.has(name)) return { ...state, prefix: name };
  if (state.total && name === 'squared') return { ...state, total: raiseLast(state.total, 2) };
  if (state.total && name === 'cubed') return { ...state, total: raiseLast(state.total, 3) };
  const unit = unitNamed(state.prefix, name, macros);
  return unit && { ...START, total: extend(state.total, powerUnit(unit, state.sign * state.power)) };
}

/** The product so far; `before` and `factorUnit` allow `\squared` to apply to the last factor only. */
type Run = Unit & { readonly before: Unit; readonly factorUnit: Unit; readonly last: Unit };

function extend(run: Unit | undefined, next: Unit): Run {
  const before = run ?? NO_UNIT;
  const product = multiplyUnits(before, next, `${before.text} ${next.text}`.trim());
  const last = run ? product : next;
  return { ...last, before, factorUnit: next, last };
}

function raiseLast(run: Run, exponent: number): Run {
  const before = run.before === NO_UNIT ? undefined : run.before;
  return extend(before, powerUnit(run.factorUnit, exponent));
}

function unitNamed(prefix: string, name: string, macros: ReadonlyMap<string, string>): Unit | undefined {
  const own = macros.get(name);
  if (own !== undefined) return findUnit(own);
  const special = SPECIAL.get(name);
  if (special !== undefined)
    return findUnit(prefix === 'kilo' ? `k${special}` : prefix === 'mega' ? `M${special}` : special);
  return name.length < 3 || NOT_UNITS.has(name) ? undefined : findUnit(`${prefix}${name}`);
}
