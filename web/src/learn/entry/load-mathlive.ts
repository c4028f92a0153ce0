import type { MathfieldElement } from 'mathlive';

type MathLive = { readonly createField: () => MathfieldElement };

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
  return {
    createField: () => {
      const field = new MathfieldElement();
      field.mathVirtualKeyboardPolicy = 'manual';
      field.smartFence = true;
      return field;
    },
  };
}

/** The page grows by the height of the keyboard, so that nothing stays hidden behind it. */
function makeRoomForKeyboard(): void {
  const keyboard = window.mathVirtualKeyboard;
  keyboard.addEventListener('geometrychange', () => {
    document.documentElement.style.setProperty('--maths-keyboard', `${keyboard.boundingRect.height}px`);
  });
}

/** What MathLive writes in signs of its own, as anybody else would write it. */
export function plainTex(tex: string): string {
  return tex
    .replaceAll(/\\(?:exponentialE|imaginaryI|differentialD)\b\s?/g, (sign) =>
      sign.includes('exp') ? 'e' : sign.includes('imag') ? 'i' : 'd',
    )
    .replaceAll(/\\placeholder(?:\[[^\]]*\])?\{\}/g, '')
    .trim();
}
