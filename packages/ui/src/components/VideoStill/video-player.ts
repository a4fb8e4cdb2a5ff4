const videoId = /^[\w-]{11}$/;

/**
 * Where a video plays in a page, if it can: one of YouTube's, by any of its addresses. Other links are opened.
 *
 * @param origin whose player may stand in the page: `https://www.youtube-nocookie.com`
 */
export function playerOf(link: string, origin: string): string | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  let id: string | null = null;
  if (host === 'youtu.be') id = first;
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    id = ['embed', 'shorts', 'live'].includes(first) ? second : url.searchParams.get('v');
  if (!id || !videoId.test(id)) return null;
  const start = Number.parseInt(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '', 10);
  return `${origin}/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`;
}

/** Whose page a link leads to, as people say it. */
export const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
