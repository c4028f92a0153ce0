/** Matches a phrase that means no attempt, such as “I don't know”, “idk” or “skip”. */
const NO_ATTEMPT_PHRASE =
  /^(?:i\s+)?(?:do\s?n['’]?o?t|dont|cannot|can['’]?t|couldn['’]?t)\s+(?:know|do(?:\s+(?:it|this|that))?|remember|understand)(?:\s+(?:it|this|that|how))?$|^(?:idk|n\/?a|no idea|not sure|no clue|pass|skip(?:ped)?|nothing|none|unsure|blank|no answer|no attempt)$/iu;

/** Returns whether nothing was attempted: no letter or digit, or only a phrase such as “I don't know”. */
export function isBlank(response: string): boolean {
  if (response.length > 200) return !/[\p{L}\p{N}]/u.test(response);
  const words = response.replace(/[\s.?!,…\-–—_*]+/gu, ' ').trim();
  return !/[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u.test(words) || NO_ATTEMPT_PHRASE.test(words);
}
