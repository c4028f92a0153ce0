import { ELEMENT_NAMES, MOLECULES, NEGATIVE_IONS, POSITIVE_IONS } from './elements.table.ts';
import { readFormula } from './read-formula.ts';

/** The names of compounds by formula. */
const NAMES = new Map<string, string>(MOLECULES);

for (const [metal, metalName, positive] of POSITIVE_IONS)
  for (const [acid, acidName, negative] of NEGATIVE_IONS) {
    const divisor = positive === negative ? positive : positive % 2 === 0 && negative % 2 === 0 ? 2 : 1;
    const [metals, acids] = [negative / divisor, positive / divisor];
    const formula = `${repeatGroup(metal, metals)}${repeatGroup(acid, acids)}`;
    if (!NAMES.has(formula)) NAMES.set(formula, `${metalName.replace(/ I+$/u, '')} ${acidName}`);
  }

const FORMULAS_IN_LOWER_CASE = new Map([...NAMES.keys()].map((formula) => [formula.toLowerCase(), formula]));

function repeatGroup(group: string, count: number): string {
  if (count === 1) return group;
  return /^[A-Z][a-z]?$/u.test(group) ? `${group}${count}` : `(${group})${count}`;
}

/** A run of characters that may be a formula. */
const TOKEN = /(?<![\p{L}\d_^])[A-Za-z(][A-Za-z0-9()₀-₉]*(?![\p{L}\d^+⁺⁻])/gu;

/** A formula with the state symbol of a solution. */
const DISSOLVED = /(?<![\p{L}\d_^])([A-Z][A-Za-z0-9()₀-₉]*)\s?\(aq\)/gu;

/** Two symbols or words with a direction: `Mg -> Cu`. A single letter on both sides may name anything. */
const TRANSFER = /^\s*(?:from\s+)?([A-Z][a-z]?)\s*(?:->|→|⟶|\bto\b)\s*([A-Z][a-z]?)\s*\.?\s*$/u;

/**
 * Replaces the formulae of known compounds by their names: “CO₂ gas” becomes “carbon dioxide gas”. A formula in lower case is accepted
 * if it has a digit (`co2`). One in the wrong case (`Co2`) is not accepted: it gets the prefix `wrong`.
 */
export function nameFormulae(text: string): string {
  const symbol = ELEMENT_NAMES.get(text.trim());
  if (symbol !== undefined) return symbol;
  const [, from = '', to = ''] = TRANSFER.exec(text) ?? [];
  const [fromName, toName] = [ELEMENT_NAMES.get(from), ELEMENT_NAMES.get(to)];
  if (fromName !== undefined && toName !== undefined && from.length + to.length > 2)
    return `${fromName} to ${toName}`;
  const plainText = text.replace(/sulph(?=ur|at|it|id)/giu, 'sulf').replace(DISSOLVED, 'aqueous $1');
  return plainText.replace(TOKEN, (token) => {
    const plain = readFormula(token)?.symbols ?? token;
    const name = NAMES.get(plain);
    if (name !== undefined) return isWord(plain) ? token : name;
    const known = FORMULAS_IN_LOWER_CASE.get(plain.toLowerCase());
    if (known === undefined || isWord(plain)) return token;
    return plain === plain.toLowerCase() ? (NAMES.get(known) ?? token) : `wrong${token}`;
  });
}

/** Returns whether a token may be an ordinary word: it has no digits, and it is in lower case or one of “no”, “hi” and “can”. */
function isWord(token: string): boolean {
  return !/\d/u.test(token) && (token === token.toLowerCase() || /^(?:no|hi|can)$/iu.test(token));
}
