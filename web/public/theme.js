// Applies the stored theme before the first paint, so that a dark page does not flash white.
(() => {
  const storedTheme = localStorage.getItem('vbagent.theme');
  if (storedTheme === 'light' || storedTheme === 'dark') document.documentElement.dataset.theme = storedTheme;
})();
