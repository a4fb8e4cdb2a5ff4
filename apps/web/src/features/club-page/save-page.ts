import { readPicture } from '@tatami/tables/pictures';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { type ClubPage, clubPageQueries, saveWords } from './club-page-queries.ts';
import { type Changes, type Draft, draftOf } from './draft.ts';

/**
 * Stores what has changed: the words all at once, then the pictures of those sections.
 *
 * @returns the page as it was, with the pictures that it had: the way back
 * @throws {ClubApiError}
 */
export async function savePage(changes: Changes, stored: ClubPage): Promise<Draft> {
  const before = await withPictures(changes, stored);
  const { sections } = await saveWords(changes.body);
  const pictures = club.table('landing-section');
  for (const { key, id, picture } of changes.pictures) {
    const row = id ?? sections[changes.sections.findIndex((each) => each.key === key)]?.id;
    if (!row) continue;
    if (picture instanceof Blob) await pictures.setPicture(row, picture);
    else if (picture === null) await pictures.removePicture(row);
  }
  await refreshTables('landing-section', 'price', 'club-contact');
  return before;
}

/** What is stored, with the pictures that go with the change read: they are gone from the server then. */
async function withPictures({ pictures, body }: Changes, stored: ClubPage): Promise<Draft> {
  const draft = draftOf(stored);
  const gone = new Set([...pictures.map(({ id }) => id), ...(body.removedSections ?? [])]);
  const sections = await Promise.all(
    draft.sections.map(async (section) => {
      const { id, picture } = section;
      if (!id || typeof picture !== 'string' || !gone.has(id)) return section;
      return { ...section, picture: await readPicture({ table: 'landing-section', id, picture }, 1600) };
    }),
  );
  return { ...draft, sections };
}

/** The page as it is stored now. */
export async function readPage(): Promise<ClubPage> {
  const [sections, prices, contact] = await Promise.all([
    queryClient.fetchQuery(clubPageQueries[0]),
    queryClient.fetchQuery(clubPageQueries[1]),
    queryClient.fetchQuery(clubPageQueries[2]),
  ]);
  if (!contact) throw new Error('The club has no row that says how it is reached.');
  return { sections, prices, contact };
}

/**
 * A page as it was, to be stored again over what is there now: rows that are gone are made anew.
 */
export function asItWas(before: Draft, now: ClubPage): Draft {
  const again = <D extends { id?: string }>(drafts: readonly D[], rows: readonly { id: string }[]): D[] =>
    drafts.map(({ id, ...draft }) =>
      rows.some((row) => row.id === id) ? ({ ...draft, id } as D) : (draft as D),
    );
  return {
    sections: again(before.sections, now.sections),
    prices: again(before.prices, now.prices),
    contact: before.contact,
  };
}
