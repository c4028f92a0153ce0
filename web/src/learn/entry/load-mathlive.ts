import type { MathfieldElement } from 'mathlive';

export type MathLive = { readonly createField: () => MathfieldElement };

/**
 * The keys for school maths, in MathLive's notation: `[7]` is a predefined key, `#@` the expression before the cursor,
 * `#?` and `#0` are empty boxes to fill in.
 */
const SCHOOL_LAYOUT = {
  label: '123',
  tooltip: 'Numbers and signs',
  rows: [
    ['x', 'y', '[7]', '[8]', '[9]', '\\div', '\\frac{#@}{#?}', '\\sqrt{#0}'],
    ['(', ')', '[4]', '[5]', '[6]', '\\times', '#@^2', '#@^{#?}'],
    ['<', '>', '[1]', '[2]', '[3]', '[-]', '\\pi', '#@^{\\circ}'],
    ['=', '\\pm', '[0]', '[.]', '[+]', '[left]', '[right]', '[backspace]'],
  ],
};

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
  window.mathVirtualKeyboard.layouts = [SCHOOL_LAYOUT, 'symbols', 'alphabetic', 'greek'];
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

/** Adds the height of the keyboard to the page, so that nothing is hidden behind it. */
function reserveKeyboardSpace(): void {
  const keyboard = window.mathVirtualKeyboard;
  keyboard.addEventListener('geometrychange', () => {
    document.documentElement.style.setProperty(
      '--maths-keyboard-height',
      `${keyboard.boundingRect.height}px`,
    );
  });
}

/** Hiding the keyboard moves the page. Without a delay, a button would move away while it is being pressed. */
const HIDE_DELAY_MS = 300;

/** Hides the keyboard after a moment, unless another maths field has the focus by then. */
export function hideKeyboardSoon(): void {
  setTimeout(() => {
    if (document.activeElement?.localName !== 'math-field') window.mathVirtualKeyboard.hide();
  }, HIDE_DELAY_MS);
}
