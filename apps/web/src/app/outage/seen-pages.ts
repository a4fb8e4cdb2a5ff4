import { keepUnder, readKept } from '../../lib/kept/keep-answers.ts';

/** A page that was shown here, and can be shown again. */
export interface SeenPage {
  href: string;
  title: string;
  at: number;
}

const name = 'seen-pages';
/** The number of pages that one looks through. */
const most = 8;

/** The pages that were shown last in this session, the latest first. */
export async function seenPages(): Promise<readonly SeenPage[]> {
  return ((await readKept(name))?.data as SeenPage[] | undefined) ?? [];
}

/** Notes that a page is shown. */
export async function noteSeen(page: SeenPage): Promise<void> {
  const others = (await seenPages()).filter(({ href }) => href !== page.href);
  await keepUnder(name, [page, ...others].slice(0, most));
}
