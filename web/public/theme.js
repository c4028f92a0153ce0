// Applies the stored theme before the first paint, so that a dark page does not flash white.
(() => {
  const chosen = localStorage.getItem('vbagent.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
})();
