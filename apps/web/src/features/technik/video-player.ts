/** Whose player may stand in a page, once somebody has asked for it: the document's policy names nobody else. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

const videoId = /^[\w-]{11}$/;

/** Where a video plays in a page, if it can: one of YouTube's, by any of its addresses. Other links are opened. */
export function playerOf(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  let id: string | null = null;
  if (host === 'youtu.be') id = first;
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    id = ['embed', 'shorts', 'live'].includes(first) ? second : url.searchParams.get('v');
  if (!id || !videoId.test(id)) return null;
  const start = Number.parseInt(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '', 10);
  return `${playerOrigin}/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`;
}

/** Whose page a link leads to, as people say it. */
export const hostOf = (link: string): string => URL.parse(link)?.hostname.replace(/^www\./, '') ?? link;
