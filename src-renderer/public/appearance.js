/* Sets light or dark before the first paint, so that a dark window never flashes white. Loaded before anything else. */
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('sightline.appearance');
  } catch {
    // Without storage the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
