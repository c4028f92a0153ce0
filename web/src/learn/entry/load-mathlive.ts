import type { MathfieldElement } from 'mathlive';

export type MathLive = { readonly createField: () => MathfieldElement };

/** The keys for school maths, all on one layer. */
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

let loading: Promise<MathLive> | undefined;
let loaded: MathLive | undefined;

/** MathLive if it is loaded already. */
export function findMathLive(): MathLive | undefined {
  return loaded;
}

/** Loads MathLive on first use; a failed load is tried again on the next call. */
export function loadMathLive(): Promise<MathLive> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<MathLive> {
  const { MathfieldElement } = await import('mathlive');
  // The page already has the fonts (KaTeX's); sounds are off.
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.plonkSound = null;
  reserveKeyboardSpace();
  window.mathVirtualKeyboard.layouts = [SCHOOL_LAYOUT, 'symbols', 'alphabetic', 'greek'];
  loaded = {
    createField: () => {
      const field = new MathfieldElement();
      field.mathVirtualKeyboardPolicy = 'manual';
      field.smartFence = true;
      return field;
    },
  };
  return loaded;
}

/** Adds the height of the keyboard to the page, so that nothing is hidden behind it. */
function reserveKeyboardSpace(): void {
  const keyboard = window.mathVirtualKeyboard;
  keyboard.addEventListener('geometrychange', () => {
    document.documentElement.style.setProperty('--maths-keyboard', `${keyboard.boundingRect.height}px`);
  });
}

/** Long enough for a button press to finish: hiding the keyboard moves the page. */
const HIDE_DELAY_MS = 300;

/** Hides the keyboard after a moment, unless another maths field has the focus by then. */
export function hideKeyboardSoon(): void {
  setTimeout(() => {
    if (document.activeElement?.localName !== 'math-field') window.mathVirtualKeyboard.hide();
  }, HIDE_DELAY_MS);
}
