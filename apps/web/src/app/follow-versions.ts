/**
 * Takes a new version of the app when the running one can load no more of itself. Where the network is gone, and not
 * the version, nothing is reloaded: the page keeps what was typed.
 */
export function followVersions(): void {
  addEventListener('vite:preloadError', async () => {
    const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
    const current = await currentDocument();
    if (own && current && !current.includes(own)) location.reload();
  });
}

async function currentDocument(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-cache' });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
