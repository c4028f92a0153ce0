import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { sql } from '@codemirror/lang-sql';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { stex } from '@codemirror/legacy-modes/mode/stex';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { diffWords } from './word-diff.ts';

type MergeEditorOptions = {
  readonly original: string;
  readonly text: string;
  readonly language: 'tex' | 'sql';
  /** By default, wide screens show both texts side by side; narrow ones show one text with the changes marked in it. */
  readonly layout?: 'one-text' | undefined;
  readonly labels: { readonly original: string; readonly yours: string };
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

type Edit = { readonly from: number; readonly to: number; readonly insert: string };
/** A location in the text: a span of character offsets, or a line and column (from 1). The span is preferred. */
type TextLocation = {
  readonly span?: { readonly start: number; readonly end: number } | undefined;
  readonly position?: { readonly line: number; readonly column: number } | undefined;
};

export type MergeEditor = {
  focus(): void;
  replace(text: string): void;
  apply(edits: readonly Edit[]): void;
  /** Selects the text at the location and scrolls to it. */
  show(location: TextLocation): void;
  close(): void;
};

const WIDE_SCREEN = '(min-width: 1000px)';

/** Opens an editor that marks, word by word, how the text differs from the original. */
export function openMergeEditor(parent: HTMLElement, options: MergeEditorOptions): MergeEditor {
  const isSideBySide = options.layout !== 'one-text' && window.matchMedia(WIDE_SCREEN).matches;
  const { view, destroy } = isSideBySide ? openSideBySide(parent, options) : openUnified(parent, options);
  const clamp = (offset: number): number => Math.min(Math.max(0, offset), view.state.doc.length);
  return {
    focus: () => view.focus(),
    replace: (text) =>
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'input' }),
    apply: (edits) => {
      const changes = edits.map(({ from, to, insert }) => ({ from: clamp(from), to: clamp(to), insert }));
      view.dispatch({ changes, userEvent: 'input' });
      view.focus();
    },
    show: (location) => {
      const [anchor, head] = toRange(view, location).map(clamp);
      view.dispatch({ selection: { anchor: anchor ?? 0, head: head ?? 0 }, scrollIntoView: true });
      view.focus();
    },
    close: destroy,
  };
}

function openSideBySide(parent: HTMLElement, options: MergeEditorOptions) {
  const readOnlyExtensions = [EditorState.readOnly.of(true), createLabel(options.labels.original)];
  const merge = new MergeView({
    parent,
    a: { doc: options.original, extensions: [createSharedExtensions(options), readOnlyExtensions] },
    b: { doc: options.text, extensions: [createSharedExtensions(options), createEditingExtensions(options)] },
    highlightChanges: true,
    gutter: true,
    diffConfig: { override: diffWords },
  });
  return { view: merge.b, destroy: () => merge.destroy() };
}

function openUnified(parent: HTMLElement, options: MergeEditorOptions) {
  const changes = unifiedMergeView({
    original: options.original,
    mergeControls: false,
    gutter: true,
    diffConfig: { override: diffWords },
  });
  const view = new EditorView({
    parent,
    doc: options.text,
    extensions: [createSharedExtensions(options), createEditingExtensions(options), changes],
  });
  return { view, destroy: () => view.destroy() };
}

function createSharedExtensions({ language }: MergeEditorOptions): Extension {
  return [
    lineNumbers(),
    EditorView.lineWrapping,
    drawSelection(),
    language === 'sql' ? sql() : StreamLanguage.define(stex),
    syntaxHighlighting(highlightColours),
    editorTheme,
  ];
}

function createEditingExtensions(options: MergeEditorOptions): Extension {
  // A CodeMirror command returns true when it has handled the key.
  const toCommand = (action: () => void) => () => {
    action();
    return true;
  };
  return [
    createLabel(options.labels.yours),
    keymap.of([
      { key: 'Mod-Enter', run: toCommand(options.onSave) },
      { key: 'Escape', run: toCommand(options.onClose) },
    ]),
    history(),
    // Tab is not bound: it leaves the editor, so that the page works with the keyboard alone.
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) options.onChange(update.state.doc.toString());
    }),
  ];
}

function createLabel(label: string): Extension {
  return EditorView.contentAttributes.of({ 'aria-label': label });
}

function toRange(view: EditorView, { span, position }: TextLocation): [number, number] {
  if (span !== undefined) return [span.start, span.end];
  const line = view.state.doc.line(Math.min(Math.max(1, position?.line ?? 1), view.state.doc.lines));
  const offset = Math.min(line.from + Math.max(0, (position?.column ?? 1) - 1), line.to);
  return [offset, offset];
}

const highlightColours = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.macroName], color: 'var(--accent)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--right)' },
  { tag: [tags.number, tags.atom, tags.bool], color: 'var(--person)' },
  { tag: tags.comment, color: 'var(--text-color-faint)', fontStyle: 'italic' },
]);

const editorTheme = EditorView.theme({
  '&': { color: 'var(--text-color)', backgroundColor: 'var(--sheet-background)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-content': {
    fontFamily: 'var(--mono)',
    lineHeight: '1.65',
    fontVariantLigatures: 'none',
    caretColor: 'var(--text-color)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--text-color)' },
  '.cm-gutters': {
    backgroundColor: 'var(--inset-background)',
    color: 'var(--text-color-faint)',
    border: 'none',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-background)',
  },
  '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { backgroundColor: 'var(--wrong-background)' },
  '&.cm-merge-b .cm-changedLine, .cm-changedLine': { backgroundColor: 'var(--right-background)' },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none',
    color: 'var(--wrong)',
    textDecoration: 'line-through',
    fontWeight: '600',
  },
  '&.cm-merge-b .cm-changedText, .cm-changedText': {
    background: 'none',
    color: 'var(--right)',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    fontWeight: '600',
  },
});
