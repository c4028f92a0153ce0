/** Words before the label of an earlier part: “your answer to (a)”, “from part (b)(i)”, “using (a)”. */
const BRACKETED =
  /\b(?:parts?|answers?|results?|values?|from|using|use|by|in|to|of|see)\s+(?:parts?\s+)?((?:\(\s*[a-z]{1,5}\s*\)\s*){1,2})/giu;
/** “in part a”, “from part ii” */
const BARE = /\b(?:in|from|to|of|using|by|see)\s+part\s+([a-h]|[ivx]{2,4})\b/giu;
/** An instruction to use the part before: “Hence solve …”. */
const HENCE = /(?:^|[.:;]\s+)(?:hence|thereby)\b(?!\s+or\s+otherwise)/iu;
const PREVIOUS =
  /\b(?:your|the)\s+(?:previous|last)\s+(?:answer|result|part)\b|\b(?:previous|preceding)\s+part\b/iu;

/** Lists the labels of other parts that a text refers to, each as `a` or `b.i`. */
export function listPartReferences(prose: string): string[] {
  const bracketed = Array.from(prose.matchAll(BRACKETED), ([, labels = '']) =>
    (labels.match(/[a-z]+/giu) ?? []).join('.').toLowerCase(),
  );
  const bare = Array.from(prose.matchAll(BARE), ([, label = '']) => label.toLowerCase());
  return [...new Set([...bracketed, ...bare])];
}

/** Whether the text of a part instructs to use the part before it, without naming it. */
export function usesPreviousPart(prose: string): boolean {
  return HENCE.test(prose) || PREVIOUS.test(prose);
}
