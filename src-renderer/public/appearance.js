/* Sets light or dark and the contrast before the first paint, so that a dark window never flashes white. Loaded before anything else. */
(() => {
  let chosen = null;
  let contrast = null;
  try {
    chosen = localStorage.getItem('sightline.appearance');
    contrast = localStorage.getItem('sightline.contrast');
  } catch {
    // Without storage the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  if (contrast === 'more') document.documentElement.setAttribute('data-contrast', 'more');
})();
