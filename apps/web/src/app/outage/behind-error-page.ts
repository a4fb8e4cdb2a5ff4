import { isPagePath } from '@tatami/web-runtime/page-path';

/** The page that the error page stands for, where that is at an address. */
export function behindErrorPage(href: string): string | null {
  const { pathname, searchParams } = new URL(href, 'https://club');
  const from = pathname.startsWith('/error') ? searchParams.get('from') : null;
  return from && isPagePath(from) ? from : null;
}
