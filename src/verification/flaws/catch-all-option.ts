// Options that stand for all or none of the others. One check reports each of them; the checks of wording skip them.

/** “All of the above”, “all of these are correct”, “all the above options”, “both are true” */
const ALL_OF_THE_ABOVE =
  /\ball (?:of )?(?:the )?(?:above|foregoing)\b|\ball of (?:these|them|the options|the others?)\b|^all these(?: are (?:correct|true))?\.?$|^(?:all|both) (?:are |of them are )?(?:correct|true)\.?$/i;
/** “None of the above”, “none of these is correct”, “neither” */
const NONE_OF_THE_ABOVE =
  /^(?:none|neither)(?: of (?:the above|these|them|the options|the others?|above))?(?: is (?:correct|true))?\.?$|\bnone of (?:the above|these|them|the options|the others?)\b|\bnone (?:of )?(?:the )?above\b|^no option is correct/i;

/** Whether an option means all of the others. */
export function isAllOfTheAbove({ visible }: { readonly visible: string }): boolean {
  return ALL_OF_THE_ABOVE.test(visible.trim());
}

/** Whether an option means none of the others. */
export function isNoneOfTheAbove({ visible }: { readonly visible: string }): boolean {
  return NONE_OF_THE_ABOVE.test(visible.trim());
}

/** Whether an option means all or none of the others. */
export function isCatchAll(option: { readonly visible: string }): boolean {
  return isAllOfTheAbove(option) || isNoneOfTheAbove(option);
}
