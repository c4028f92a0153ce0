// Runs in the browser. The value of its last line is what is wrong with the page that is shown, one sentence for each fault.
const MIN_PX = { formula: 9, text: 11 };
/** TeX commands, delimiters, exponents and groups, and values that should never be printed. */
const RAW =
  /\\[a-zA-Z]{2,}|\\[()[\]]|\$[^$\s][^$]*\$|[\w)][\^_]\{|[a-z)]\^[\w(-]|\bundefined\b|\bNaN\b|\[object /;
/** Program code and what the learner typed are printed as they are. */
const AS_TYPED = 'code, pre, textarea, [class*="_typed_"], math-field';
const main = document.querySelector('main');

const quote = (text) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}”`;
const isHidden = (element) =>
  !element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden') !== null;
const isInScroller = (element) =>
  element !== null &&
  element !== main &&
  ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) ||
    isInScroller(element.parentElement));
const isOutside = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, right, width } = range.getBoundingClientRect();
  return width > 1 && (right > innerWidth + 1 || left < -1);
};
const isTooSmall = (node, isFormula) => {
  // The size of struts and zero-width characters has no meaning.
  if (!/[\p{L}\p{N}]/u.test(node.data)) return false;
  return (
    Number.parseFloat(getComputedStyle(node.parentElement).fontSize) <
    (isFormula ? MIN_PX.formula : MIN_PX.text)
  );
};

function checkText(node) {
  const { parentElement: element, data } = node;
  const isFormula = element.closest('.katex') !== null;
  // The MathML of a formula is for screen readers.
  if (data.trim() === '' || isHidden(element) || element.closest('.katex-mathml')) return [];
  return [
    isTooSmall(node, isFormula) && `too small: ${quote(data)}`,
    !isFormula && !element.closest(AS_TYPED) && RAW.test(data) && `raw TeX: ${quote(data)}`,
    isOutside(node) && !isInScroller(element) && `outside the screen: ${quote(data)}`,
  ];
}

function checkClipping(element) {
  if (isHidden(element) || element.closest('.katex, svg, math-field, select')) return [];
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const isClipped =
    textOverflow === 'ellipsis' ||
    (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 4);
  return [isClipped && element.clientWidth > 1 && `clipped: ${quote(element.textContent)}`];
}

function checkFormula(formula) {
  const source = formula.querySelector('annotation')?.textContent ?? formula.textContent;
  return [
    !formula.querySelector('math') && `no text alternative: ${quote(source)}`,
    formula.querySelector('[style*="#cc0000"], [mathcolor="#cc0000"]') &&
      `a formula with an unknown command: ${quote(source)}`,
  ];
}

function listTextNodes() {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

const all = (selector) => [...main.querySelectorAll(selector)];
const faults = [
  ...listTextNodes().flatMap(checkText),
  ...all('*').flatMap(checkClipping),
  ...all('.katex').flatMap(checkFormula),
  ...all('.katex-error, [class*="_source_"], .tex-source').map((e) => `not typeset: ${quote(e.textContent)}`),
  ...all('img').map((image) => image.complete && image.naturalWidth === 0 && `no picture: ${image.src}`),
  document.documentElement.scrollWidth > innerWidth && 'the page scrolls sideways',
];
[...new Set(faults.filter(Boolean))];
