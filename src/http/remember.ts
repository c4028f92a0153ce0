/** The function with its last answers kept; when so many are kept, it forgets them all and begins again. */
export function remember<Answer>(compute: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const answer = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
