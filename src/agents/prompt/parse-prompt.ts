/** The two parts of a prompt document. */
export type PromptParts = { readonly system: string; readonly user: string };

const HEADING = /^# (SYSTEM|USER)[ \t]*$/gm;
const PLACEHOLDER = /\{\{\s*([a-z]\w*)\s*\}\}/gi;

/** Splits a document at `# SYSTEM` and `# USER`; returns the problem if the document does not have exactly these parts. */
export function parsePrompt(document: string): PromptParts | { readonly problem: string } {
  const headings = [...document.matchAll(HEADING)];
  const [system, user] = headings;
  if (headings.length !== 2 || system?.[1] !== 'SYSTEM' || user?.[1] !== 'USER')
    return { problem: 'it needs one "# SYSTEM" part and then one "# USER" part' };
  const parts = {
    system: document.slice(system.index + system[0].length, user.index).trim(),
    user: document.slice(user.index + user[0].length).trim(),
  };
  return parts.system === '' || parts.user === '' ? { problem: 'one of its parts is empty' } : parts;
}

export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Fills all placeholders. A function returns the replacement, because `$&` in a replacement string would be interpreted. */
export function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? placeholder);
}
