// Applies the stored appearance before the first paint, so that a dark page does not flash white.
(() => {
  for (const name of ['theme', 'textSize', 'motion']) {
    const stored = localStorage.getItem(`vbagent.${name}`);
    if (stored !== null) document.documentElement.dataset[name] = stored;
  }
})();
