/** Matches an answer that denies every change. */
const NOTHING =
  /^\s*(?:it\s)?(?:none|nothing|no|nothing (?:happens|changes)|no (?:change|effect|difference|reaction)|(?:the )?same)\s*[.!]?\s*$/iu;
/** Matches a wording that such an answer states. */
const NO_CHANGE =
  /^(?:(?:it|there is)\s)?(?:none|nothing|no (?:change|effect|difference|current|reaction)|zero|unchanged|(?:stays|remains|is) the same|(?:does|did) not (?:change|light|react))$/iu;

/** Returns whether an answer such as “nothing” states that nothing changes. */
export function deniesAll(text: string, wording: string): boolean {
  return NOTHING.test(text) && NO_CHANGE.test(wording.trim());
}
