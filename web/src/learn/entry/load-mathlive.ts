import type { MathfieldElement } from 'mathlive';
import { createKeyboardLayout } from './keyboard-layout.ts';

export type MathLive = { readonly createField: () => MathfieldElement };

let loadPromise: Promise<MathLive> | undefined;
let loadedMathLive: MathLive | undefined;

/** Returns MathLive if it is already loaded. */
export function findMathLive(): MathLive | undefined {
  return loadedMathLive;
}

/** Loads MathLive on first use; a failed load is tried again on the next call. */
export function loadMathLive(): Promise<MathLive> {
  loadPromise ??= load();
  loadPromise.catch(() => {
    loadPromise = undefined;
  });
  return loadPromise;
}

async function load(): Promise<MathLive> {
  const { MathfieldElement } = await import('mathlive');
  // The page already has the fonts, because KaTeX uses the same ones. Sounds are off.
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.plonkSound = null;
  reserveKeyboardSpace();
  loadedMathLive = {
    createField: () => {
      const field = new MathfieldElement();
      field.mathVirtualKeyboardPolicy = 'manual';
      field.smartFence = true;
      return field;
    },
  };
  return loadedMathLive;
}

/** Shows the symbols of a subject on the first page of the keyboard. */
export async function showSubjectKeys(subject: string): Promise<void> {
  await loadMathLive();
  window.mathVirtualKeyboard.layouts = [createKeyboardLayout(subject), 'symbols', 'alphabetic', 'greek'];
}

/** Adds the height of the keyboard to the page and scrolls, so that neither the field nor its buttons are hidden behind it. */
function reserveKeyboardSpace(): void {
  const keyboard = window.mathVirtualKeyboard;
  keyboard.addEventListener('geometrychange', () => {
    const { height } = keyboard.boundingRect;
    document.documentElement.style.setProperty('--maths-keyboard-height', `${height}px`);
    if (height > 0) showFieldAndButtons();
  });
}

/** Scrolls the end of the form above the keyboard, then the field into view if the form is taller than the page. */
function showFieldAndButtons(): void {
  const field = document.activeElement;
  if (field?.localName !== 'math-field') return;
  field.closest('form')?.scrollIntoView({ block: 'end' });
  field.scrollIntoView({ block: 'nearest' });
}

/** Hiding the keyboard moves the page. Without a delay, a button would move away while it is being pressed. */
const HIDE_DELAY_MS = 300;

/** Hides the keyboard after a moment, unless another maths field has the focus by then. */
export function hideKeyboardSoon(): void {
  setTimeout(() => {
    if (document.activeElement?.localName !== 'math-field') window.mathVirtualKeyboard.hide();
  }, HIDE_DELAY_MS);
}
