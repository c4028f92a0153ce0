/** What a person typed into the editor and has not sent yet, kept in this browser by item. */
export type Draft = {
  text: string;
  note: string;
  /** The saved text that it was begun upon. */
  upon?: string;
};

const keyOf = (itemId: string): string => `vbagent.review.draft.${itemId}`;

export function readDraft(itemId: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(itemId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('text' in kept)) return undefined;
    return {
      text: String(kept.text),
      note: 'note' in kept ? String(kept.note) : '',
      ...('upon' in kept && { upon: String(kept.upon) }),
    };
  } catch {
    return undefined;
  }
}

export function keepDraft(itemId: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(itemId), JSON.stringify(draft));
  } catch {
    // Full or forbidden: the text stays in the page alone.
  }
}

export function dropDraft(itemId: string): void {
  localStorage.removeItem(keyOf(itemId));
}
