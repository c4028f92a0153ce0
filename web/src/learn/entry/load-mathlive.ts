import type { MathfieldElement } from 'mathlive';

export type MathLive = { readonly createField: () => MathfieldElement };

/** What school answers are made of, within reach of a thumb. */
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

/** The maths keyboard, if somebody has wanted it before. */
export function findMathLive(): MathLive | undefined {
  return loaded;
}

/** Brings the maths keyboard when somebody first wants it. */
export function loadMathLive(): Promise<MathLive> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<MathLive> {
  const { MathfieldElement } = await import('mathlive');
  // Its fonts are KaTeX's, which the page has; it makes no sound.
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.plonkSound = null;
  makeRoomForKeyboard();
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

/** The page grows by the height of the keyboard, so that nothing stays hidden behind it. */
function makeRoomForKeyboard(): void {
  const keyboard = window.mathVirtualKeyboard;
  keyboard.addEventListener('geometrychange', () => {
    document.documentElement.style.setProperty('--maths-keyboard', `${keyboard.boundingRect.height}px`);
  });
}

/** Long enough for a press of a button to end: a page that moves meanwhile would slip away under the finger. */
const PRESS_MS = 300;

/** Puts the keyboard away unless another field of mathematics has the focus by then. */
export function hideKeyboardSoon(): void {
  setTimeout(() => {
    if (document.activeElement?.localName !== 'math-field') window.mathVirtualKeyboard.hide();
  }, PRESS_MS);
}
