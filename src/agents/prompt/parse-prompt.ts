/** The two sections of a prompt document. */
export type PromptSections = { readonly system: string; readonly user: string };

const HEADING = /^# (SYSTEM|USER)[ \t]*$/gm;
const PLACEHOLDER = /\{\{\s*([a-z]\w*)\s*\}\}/gi;

/** Splits a document at `# SYSTEM` and `# USER`; returns the problem if the document does not have exactly these sections. */
export function parsePrompt(document: string): PromptSections | { readonly problem: string } {
  const headings = [...document.matchAll(HEADING)];
  const [system, user] = headings;
  if (headings.length !== 2 || system?.[1] !== 'SYSTEM' || user?.[1] !== 'USER')
    return { problem: 'it needs one "# SYSTEM" section and then one "# USER" section' };
  const sections = {
    system: document.slice(system.index + system[0].length, user.index).trim(),
    user: document.slice(user.index + user[0].length).trim(),
  };
  return sections.system === '' || sections.user === ''
    ? { problem: 'one of its sections is empty' }
    : sections;
}

export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Fills all placeholders. A function returns the replacement, because `$&` in a replacement string would be interpreted. */
export function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => values.get(name) ?? placeholder);
}
