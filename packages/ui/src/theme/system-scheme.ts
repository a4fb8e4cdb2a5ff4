import type { Scheme } from './family.ts';

const dark = '(prefers-color-scheme: dark)';

/** The scheme that the reader's system asks for. */
export function systemScheme(view: Pick<Window, 'matchMedia'> = window): Scheme {
  return view.matchMedia(dark).matches ? 'dark' : 'light';
}

/** Tells each time the system changes its scheme, as at dusk. Returns what ends it. */
export function followSystemScheme(
  onChange: (scheme: Scheme) => void,
  view: Pick<Window, 'matchMedia'> = window,
): () => void {
  const query = view.matchMedia(dark);
  const tell = () => onChange(query.matches ? 'dark' : 'light');
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
