import { ClubApiError, type PicturedTableName, type PictureSize } from '@tatami/sdk';
import { club } from '../api/club.ts';

export interface Picture {
  table: PicturedTableName;
  id: string;
  picture: string;
}

/** What was fetched, by its path; what is there never changes. */
const sources = new Map<string, Promise<string>>();

/** The picture, from the server. */
export async function readPicture({ table, id, picture }: Picture, size: PictureSize): Promise<Blob> {
  return (await club.download(club.table(table).picturePath(id, picture, size))).blob;
}

/**
 * An address by which the browser shows the picture; one of the server would come without the session.
 *
 * @throws {ClubApiError}
 */
function pictureSource(one: Picture, size: PictureSize): Promise<string> {
  const key = `${one.table}/${one.id}/${one.picture}/${size}`;
  let source = sources.get(key);
  if (!source) {
    source = readPicture(one, size).then((blob) => URL.createObjectURL(blob));
    sources.set(key, source);
    source.catch(() => sources.delete(key));
  }
  return source;
}

/** Fetches the picture of a face once it comes near to being seen, as large as it is drawn. */
export function showWhenSeen(face: Element, one: Picture, show: (source: string) => void): void {
  const size = face.clientWidth * devicePixelRatio > 160 ? 512 : 128;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      try {
        show(await pictureSource(one, size));
      } catch (error) {
        // The initials do.
        if (!(error instanceof ClubApiError)) throw error;
      }
    },
    { rootMargin: '200px' },
  );
  observer.observe(face);
}

/**
 * Fetches the pictures of a list that is short and wanted whole.
 *
 * @param all `id/picture`, commas between
 * @param show told each that came, beside those before it
 */
export function showAll(
  table: PicturedTableName,
  all: string,
  show: (change: (before: ReadonlyMap<string, string>) => ReadonlyMap<string, string>) => void,
): void {
  for (const one of all.split(',')) {
    const [id = '', picture = ''] = one.split('/');
    pictureSource({ table, id, picture }, 128).then(
      (source) => show((before) => new Map(before).set(id, source)),
      // The initials do.
      () => {},
    );
  }
}
