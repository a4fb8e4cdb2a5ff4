import type { Draft, Entity, PicturedTableName, PictureSize } from '@tatami/sdk';
import type { TableRules } from '@tatami/sdk/rules';
import type { DeedOutcome } from '@tatami/ui';
import { club } from '../connection.ts';
import { refreshTables } from '../rows/refresh-tables.ts';
import { pictureFieldOf } from './picture-field-of.ts';
import { readPicture } from './pictures.ts';

/** The picture that a form has: that of the row by its name, another one, or none. */
export type DraftPicture = string | Blob | null;

/** A picture that a form gives a row, or takes from it. */
export interface PictureChange {
  /** Reads the picture that the row has until then. */
  read: () => Promise<void>;
  /** Whether it accounts for so many versions of the row, and can be taken back. */
  isAll: (versions: number) => boolean;
  /**
   * Takes it back with the rest of the change, which is another call.
   *
   * @throws {ClubApiError}
   */
  takeBack: (version: number, change: (version: number) => Promise<DeedOutcome>) => Promise<DeedOutcome>;
}

/** How the pictures of a table are saved with its rows. */
export interface PicturedRows<T> {
  /**
   * Saves a row, and gives it the picture that was chosen, or none.
   *
   * @param note is told of the row once it is stored, though its picture may be refused
   * @throws {ClubApiError}
   */
  save: (draft: DraftOf<T>, base: DraftOf<T>, note: (stored: EntityOf<T>) => void) => Promise<EntityOf<T>>;
  /** What a draft changes of the picture of a row, if it does. */
  changeOf: (row: object, draft: object) => PictureChange | undefined;
}

type DraftOf<T> = T extends PicturedTableName ? Draft<T> : never;
type EntityOf<T> = T extends PicturedTableName ? Entity<T> : never;

interface Stored {
  id: string;
  version: number;
}

type Values = Readonly<Record<string, unknown>>;

/** Says how the pictures of a table are saved with its rows. */
export function picturedRows<T extends PicturedTableName>({ name, fields }: TableRules<T>): PicturedRows<T> {
  const table = name as PicturedTableName;
  const field = pictureFieldOf(fields) ?? '';
  const largest = fields[field as keyof typeof fields]?.picture?.at(-1) as PictureSize;
  const pictures = () => club.table(table);
  const pictureIn = (values: object) => ((values as Values)[field] ?? null) as DraftPicture;
  const saveRow = (row: object) =>
    (pictures() as unknown as { save: (row: object) => Promise<Stored> }).save(row);

  async function save(draft: object, base: object, note: (stored: Stored) => void): Promise<unknown> {
    const picture = pictureIn(draft);
    const row = { ...draft, [field]: undefined } as unknown as Stored;
    if (picture instanceof Blob) {
      const stored = await saveRow(row);
      note(stored);
      return pictures().setPicture(stored.id, picture);
    }
    if (picture === pictureIn(base)) return saveRow(row);
    const bare = await pictures().removePicture(row.id);
    // What somebody else has changed meanwhile is still found out.
    return saveRow({ ...row, version: bare.version === row.version + 1 ? bare.version : row.version });
  }

  function changeOf(row: object, draft: object): PictureChange | undefined {
    const { id } = row as Stored;
    const picture = pictureIn(row);
    if (pictureIn(draft) === picture) return undefined;
    let before: Blob | null | undefined;
    return {
      async read() {
        if (typeof picture !== 'string') before = null;
        // Where it can't be read any more, the change stays.
        else before = await readPicture({ table, id, picture }, largest).catch(() => undefined);
      },
      // The row's own values are one, its picture is another.
      isAll: (versions) => before !== undefined && versions <= 2,
      async takeBack(version, change) {
        // What a picture shows stands in the row for as long as it is there.
        const stored = before === null ? await pictures().removePicture(id) : { version };
        const answer = await change(stored.version);
        if (before && !answer.failure) await pictures().setPicture(id, before);
        void refreshTables(table);
        return answer;
      },
    };
  }

  return { save, changeOf } as unknown as PicturedRows<T>;
}
