/** An unsaved text of the editor, stored in this browser per item. */
export type CorrectionDraft = {
  text: string;
  note: string;
  /** The saved text that the user started from; stored as `upon`. */
  baseText?: string;
};

const getStorageKey = (itemId: string): string => `vbagent.review.draft.${itemId}`;

/** Returns the stored draft of an item, or undefined when there is no valid one. */
export function readDraft(itemId: string): CorrectionDraft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getStorageKey(itemId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('text' in stored)) return undefined;
    return {
      text: String(stored.text),
      note: 'note' in stored ? String(stored.note) : '',
      ...('upon' in stored && { baseText: String(stored.upon) }),
    };
  } catch {
    return undefined;
  }
}

export function saveDraft(itemId: string, { text, note, baseText }: CorrectionDraft): void {
  try {
    localStorage.setItem(getStorageKey(itemId), JSON.stringify({ text, note, upon: baseText }));
  } catch {
    // Storage is full or blocked: the draft lasts until the page is closed.
  }
}

export function deleteDraft(itemId: string): void {
  localStorage.removeItem(getStorageKey(itemId));
}
