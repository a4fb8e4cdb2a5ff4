import { ClubApiError, type PicturedTableName, type PictureSize } from '@tatami/sdk';
import { club } from '../connection.ts';

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
export function pictureSource(one: Picture, size: PictureSize): Promise<string> {
  const key = `${one.table}/${one.id}/${one.picture}/${size}`;
  let source = sources.get(key);
  if (!source) {
    source = readPicture(one, size).then((blob) => URL.createObjectURL(blob));
    sources.set(key, source);
    source.catch(() => sources.delete(key));
  }
  return source;
}

/**
 * Fetches a picture once it comes near to being seen, as large as it is drawn.
 *
 * @param sizes in which the table keeps it; those of people unless told
 */
export function showWhenSeen(
  frame: Element,
  one: Picture,
  show: (source: string) => void,
  sizes: readonly number[] = [128, 512],
): void {
  const wanted = frame.clientWidth * devicePixelRatio;
  // A quarter more is not seen.
  const size = (sizes.find((each) => each * 1.25 >= wanted) ?? sizes.at(-1)) as PictureSize;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      try {
        show(await pictureSource(one, size));
      } catch (error) {
        // What stands in its place does.
        if (!(error instanceof ClubApiError)) throw error;
      }
    },
    { rootMargin: '200px' },
  );
  observer.observe(frame);
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
