// Runs in the browser. Returns what is wrong with the page that is shown, one sentence for each fault.
(() => {
  const MIN_FORMULA_PX = 9;
  const MIN_TEXT_PX = 11;
  /** TeX commands, delimiters, exponents and groups, and values that should never be printed. */
  const RAW =
    /\\[a-zA-Z]{2,}|\\[()[\]]|\$[^$\s][^$]*\$|[\w)][\^_]\{|[a-z)]\^[\w(-]|\bundefined\b|\bNaN\b|\[object /;
  /** Program code and what the learner typed are printed as they are. */
  const AS_TYPED = 'code, pre, textarea, [class*="_typed_"], .visually-hidden, script, style, math-field';
  const faults = [];
  const quote = (text) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}”`;
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
  const scrollsItself = (element) => {
    for (let parent = element; parent && parent !== document.body; parent = parent.parentElement)
      if (/auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth)
        return true;
    return false;
  };
  const main = document.querySelector('main');

  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, data } = node;
    if (data.trim() === '' || !isVisible(element)) continue;
    const inFormula = element.closest('.katex');
    if (inFormula && !element.closest('.katex-html')) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    // The size of struts and zero-width characters has no meaning.
    if (/[\p{L}\p{N}]/u.test(data) && size < (inFormula ? MIN_FORMULA_PX : MIN_TEXT_PX))
      faults.push(`text of ${size.toFixed(1)} px: ${quote(data)}`);
    if (!inFormula && !element.closest(AS_TYPED) && RAW.test(data)) faults.push(`raw TeX: ${quote(data)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const { right, left, width } = range.getBoundingClientRect();
    const isOutside = width > 1 && (right > innerWidth + 1 || left < -1);
    if (isOutside && !element.closest('.visually-hidden') && !scrollsItself(element))
      faults.push(`outside the screen: ${quote(data)}`);
  }
  for (const element of main.querySelectorAll('*')) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (!isVisible(element) || element.closest('.visually-hidden, .katex, svg, math-field, select')) continue;
    const isClippedX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isClippedY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 4;
    if ((isClippedX || isClippedY || textOverflow === 'ellipsis') && element.clientWidth > 1)
      faults.push(`clipped: ${quote(element.textContent)}`);
  }
  for (const formula of main.querySelectorAll('.katex')) {
    if (!formula.querySelector('math')) faults.push(`no text alternative: ${quote(formula.textContent)}`);
    if (formula.querySelector('[style*="#cc0000"], [mathcolor="#cc0000"]'))
      faults.push(
        `a formula with an unknown command: ${quote(formula.querySelector('annotation').textContent)}`,
      );
  }
  for (const error of main.querySelectorAll('.katex-error, [class*="_source_"], .tex-source'))
    faults.push(`not typeset: ${quote(error.textContent)}`);
  for (const image of main.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) faults.push(`a missing picture: ${image.src}`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return [...new Set(faults)];
})();
