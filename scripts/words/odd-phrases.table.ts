/** A phrase that readers did not understand at once, and the plain wording to use instead. */
export type OddPhrase = {
  readonly pattern: RegExp;
  readonly write: string;
};

/**
 * Metaphors and odd phrases that must not come back. Each pattern is narrow enough that exam content, such as a
 * question about a house, does not match it.
 */
export const oddPhrases: readonly OddPhrase[] = [
  { pattern: /\b(?:MOST|LONGEST|LARGEST|FEWEST|LEAST|SHORTEST)_[A-Z]/, write: 'MAX_… or MIN_…' },
  { pattern: /\bUSUAL_[A-Z]/, write: 'DEFAULT_…' },
  {
    // Not in the name of a cited document, such as Workshop.tex.
    pattern:
      /\b\w*(?:[a-z]Desk|[a-z]House|[a-z]Door|[a-z]Shelf|[a-z]Bench|[wW]orkshop)(?:[A-Z]\w*)?\b(?!\.tex)/,
    write: 'service, server, entry point, store or runner',
  },
  {
    // Not in a proper name, such as Ivy House, or in the name of a cited document.
    pattern:
      /(?<!\b[A-Z][a-z]+ )\b(?:Desk|House|Workshop|Shelf)(?:[A-Z]\w*)?\b(?! of| number|,| is| was| at|\.tex)/,
    write: 'service, server, runner or store',
  },
  // The stored name of migration 0008 contains the word and cannot change.
  { pattern: /(?<!0008-words-)\banew\b|[a-z]Anew\b/i, write: 'again, or re-…' },
  { pattern: /(?<!\bthere )\bis no (?:valid|longer one|JSON|number|file|folder)\b/i, write: 'is not a …' },
  { pattern: /\bwhoever\b|\bwhomever\b/i, write: 'the caller, the user, the worker' },
  {
    // “Learners who cannot see it” names the person.
    pattern:
      /(?<!\b(?:caller|learner|people|person|reader|reviewer|teacher|user)s? )\bwho (?:comes|asks|looks|never|cannot|wants|writes much)\b/i,
    write: 'name the person or the part',
  },
  {
    pattern: /\bfor as long as he\b|\bsays that (?:he|it) lives\b|\bIt lives\b/,
    write: 'while the worker renews its lease; records a heartbeat',
  },
  { pattern: /\bonce more finds nothing to do\b|\bof it once more\b/, write: 'redelivery is a no-op' },
  { pattern: /\bin a smaller company\b/, write: 'bisect the set' },
  { pattern: /\bis wanted\b|\bare wanted\b/, write: 'is expected, is required' },
  { pattern: /\bnobody can (?:foresee|check)\b/, write: 'unpredictable, cannot be checked' },
  { pattern: /\bsomebody asks\b|\bnobody (?:asks|looks|waits|reads)\b/, write: 'name the caller' },
  { pattern: /\bthe last one said counts\b/, write: 'the last call wins' },
  { pattern: /\bare asked no more\b/, write: 'withdrawn from the expert queue' },
  { pattern: /\bNo batch fills\b/, write: 'No batch writes to' },
  { pattern: /\bNothing names \d|\bNothing names\b/, write: 'unreferenced' },
  { pattern: /\ba mistake of (?:the program|ours)\b|\bour mistake\b/, write: 'an internal error (a bug)' },
  { pattern: /\bworkers? died of\b/, write: 'a job whose worker died … times' },
  { pattern: /\bis his for\b/, write: 'is leased for' },
  {
    pattern: /\b(?:behind|at|of|through) (?:the|both|two) doors?\b|\bthe two doors\b/i,
    write: 'entry point',
  },
  {
    pattern: /\breview desk\b|\bKeys of the desk\b|\bthe examiner's desk\b/i,
    write: 'review queue, keyboard shortcuts',
  },
  {
    pattern: /\b(?:are|is) told apart\b|\bspeaks? for each\b/,
    write: 'are distinguished by; the signs for each',
  },
  {
    pattern: /\bwhat stands (?:before|after|between)\b|\bwhat stands in\b/i,
    write: 'the text before, after or in',
  },
  { pattern: /\bprevents that\b/, write: 'prevents … from, or so that … not' },
  { pattern: /\b(?:goes|go) on without\b|\bpractice goes on\b/i, write: 'continues' },
  { pattern: /\bworth a look\b/, write: 'what to check, and why' },
  { pattern: /\bLetters rest while\b/, write: 'Shortcuts are off while you type' },
  { pattern: /\bwalks? the line\b|\bwaits? in line\b|\bwork line\b/i, write: 'queue or pipeline' },
  { pattern: /\bGo on with the paper\b/, write: 'Continue the paper' },
  { pattern: /\bNothing waits for a decision\b/, write: 'All caught up' },
  { pattern: /\bOldest waits\b/, write: 'Oldest item' },
  { pattern: /\bTake out of the index\b|\bTaken back\b/, write: 'Stop using as an example; Undone' },
  { pattern: /\bLike my system\b/, write: 'Match system' },
  { pattern: /\bNot shown in the response\b/, write: "We couldn't find this step." },
  { pattern: /\bThe working shows what the scheme asks for\b/, write: 'Your working earns this mark.' },
  {
    pattern: /\bquestions taken in\b|\bholds no question\b/,
    write: 'files uploaded; has no question we can read',
  },
  { pattern: /\bTeX as it was sent\b|\bAs it will look\b/, write: 'Original TeX; Preview' },
  {
    pattern: /\bMake this the newest\b|\bBack to the saved text\b/,
    write: 'Restore this version; Discard changes',
  },
];
