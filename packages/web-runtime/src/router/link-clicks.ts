/**
 * Follows plain links inside the app without loading the document anew, and tells of the ones about to be
 * followed, so that their code and data can be on the way before the click ends. Components stay free of any
 * router: a link is an `<a href>`.
 */
export function followLinks(options: {
  navigate: (to: string) => void;
  prefetch: (path: string) => void;
}): () => void {
  const onClick = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = ownLink(event);
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    options.navigate(link.href);
  };
  const onIntent = (event: Event) => {
    const link = ownLink(event);
    if (link) options.prefetch(link.pathname);
  };

  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('pointerdown', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('pointerdown', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}

function ownLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOwn =
    link?.origin === location.origin &&
    link.hasAttribute('href') &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self');
  return isOwn ? link : null;
}
