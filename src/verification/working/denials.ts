const DENIED =
  /\b(?:false|contradict\w*|impossible|not possible|absurd|reject\w*|invalid|wrong\w*|mistake\w*|incorrect\w*|nonsense|not (?:true|equal|valid|hold|work|satisf\w*|prime|a solution)|n['’]t|no solutions?|never|cannot|fails?|too (?:large|small|big|high|low|many|few)|extraneous|discard\w*|does not|do not|inconsistent|untrue|instead of|rather than|would be|if we (?:had|try)|forg[eo]t\w*|base|modulo|mod|suppose|trial|guess|approximately|roughly|about|estimate\w*)\b/i;
const WINDOW = 90;

/** Whether the words around a formula say that it does not hold or is not meant exactly. */
export function isDenied(before: string, after: string): boolean {
  const lead = before.slice(-WINDOW);
  const sentence = lead.slice(
    Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('? '), lead.lastIndexOf('\n\n')) + 1,
  );
  const rest = after.slice(0, WINDOW);
  const end = /[.?!](?:\s|$)|\n\s*\n/.exec(rest)?.index ?? rest.length;
  // The next sentence may deny as a whole: "This is impossible."
  const next =
    /^[\s\S]{0,2}\s*(?:(?:this|which|that|so this|but this|but that|clearly this)\b[^.]{0,60})/i.exec(
      rest.slice(end),
    )?.[0] ?? '';
  return DENIED.test(sentence) || DENIED.test(rest.slice(0, end)) || DENIED.test(next);
}
