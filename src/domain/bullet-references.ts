// A follow-through expression refers to the values of earlier bullets of marking schemes as `b1`, `b2`, …

/**
 * `b2` for a bullet of the same scheme, `a:b2` or `b.i:b2` for a bullet of an earlier part. In `2b1`, the
 * digit is a factor. A letter or backslash before `b1` makes it part of another name.
 */
const REFERENCE = /(?<![A-Za-z\\])(?:[a-z]{1,5}(?:\.[a-z]{1,5})?:)?b\d+/gu;
/**
 * `\left. b2 \right|_{x = 3}` or `\left. b2 \right|_{x = 3, y = 0}`: the value of an expression at a point. The value of an
 * equation is its left side minus its right side.
 */
const REFERENCE_AT_POINT =
  /\\left\.\s*((?:[a-z]{1,5}(?:\.[a-z]{1,5})?:)?b\d+)\s*\\right\|_\{([A-Za-z](?:_[a-z])? = [^{}]+)\}/gu;

/**
 * `\left. b2 \right|_{a}`: the value of `a` in a list such as `a = 3, b = 4`; `x` and `y` also name the coordinates of a point. A
 * name may have a subscript or a function: `Q_1`, `k\cos a`.
 */
const REFERENCE_TO_NAMED_VALUE =
  /\\left\.\s*((?:[a-z]{1,5}(?:\.[a-z]{1,5})?:)?b\d+)\s*\\right\|_\{([A-Za-z][^{}=,]*)\}/gu;

const POINT = /^\s*\(\s*([^,=]+?)\s*,\s*([^,=]+?)\s*\)\s*$/u;

/** The bullet that a reference such as `a:b2` names; `part` is undefined for a bullet of the same scheme. */
type BulletReference = { readonly part: string | undefined; readonly n: number };

/** Reads a reference that `listBulletReferences` returned. */
export function parseBulletReference(reference: string): BulletReference {
  const [name = '', part] = reference.split(':').reverse();
  return { part, n: Number(name.slice(1)) };
}

/** Lists the references of a follow-through expression as written: `b1`, `a:b2`, … */
export function listBulletReferences(expression: string): string[] {
  return expression.match(REFERENCE) ?? [];
}

/** Replaces the bullet references in an expression by values; a reference without a value is kept. */
export function substituteBulletValues(
  expression: string,
  lookUp: (reference: string) => string | undefined,
): string {
  const isSingleReference = listBulletReferences(expression)[0] === expression.trim();
  return expression
    .replace(REFERENCE_AT_POINT, (match, reference: string, point: string) => {
      const value = lookUp(reference);
      return value === undefined ? match : `(${evaluateAt(value, point)})`;
    })
    .replace(REFERENCE_TO_NAMED_VALUE, (match, reference: string, name: string) => {
      const value = findNamedValue(lookUp(reference) ?? '', name);
      return value === undefined ? match : `(${value})`;
    })
    .replace(REFERENCE, (reference) => {
      const value = lookUp(reference);
      if (value === undefined) return reference;
      return isSingleReference ? value : `(${value})`;
    });
}

/** Returns `3` for `a` in `a = 3, b = 4`, and for `x` in `(3, 4)`; undefined if there is no such name. */
function findNamedValue(list: string, name: string): string | undefined {
  const [, x, y] = POINT.exec(list) ?? [];
  if (x !== undefined && y !== undefined) return name === 'x' ? x : name === 'y' ? y : undefined;
  const entry = list
    .split(',')
    .map((item) => item.split('='))
    .find(([left = '', , ...others]) => others.length === 0 && isSameName(left, name));
  return entry?.[1]?.trim();
}

/** Compares names without regard to spaces, braces, subscript signs and the degree sign: `Q_{1}` is `Q_1`. */
function isSameName(one: string, other: string): boolean {
  const simplify = (name: string) => name.replace(/[\s{}_°]|\^\\circ/gu, '');
  return simplify(one) === simplify(other);
}

/** Substitutes a point such as `x = 3, y = 0` into an expression or equation. */
function evaluateAt(value: string, point: string): string {
  const [left = '', right, ...others] = value.split('=');
  const expression = right === undefined || others.length > 0 ? value : `${left.trim()} - (${right.trim()})`;
  return point
    .split(', ')
    .map((coordinate) => coordinate.split(' = '))
    .reduce((text, [variable = '', number = '']) => substituteVariable(text, variable, number), expression);
}

/** Replaces a variable in `value` by the point, in brackets. `u_n` may be written `u_{n}`. */
function substituteVariable(value: string, variable: string, point: string): string {
  const [letter = '', subscript] = variable.split('_');
  const pattern = subscript === undefined ? letter : `${letter}_(?:${subscript}|\\{${subscript}\\})`;
  return value.replace(new RegExp(`(?<![A-Za-z\\\\])${pattern}(?![A-Za-z])`, 'gu'), `(${point})`);
}
