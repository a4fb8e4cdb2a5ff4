import type { TSchema } from 'typebox';
import { conflict } from '../../http/problem.ts';
import type { Right } from '../../rights/rights.ts';
import type { Row, RowAction, WriteContext } from '../definition.ts';
import { instant, integer, oneOf, text } from '../fields.ts';
import { pictureShapes } from '../picture-shapes.ts';
import type { FileType } from './file-kinds.ts';

const MEGABYTE = 1_048_576;
/** The bounds of domain.md, homework-submission, for all files that people send. */
export const LARGEST_FILE = 10 * MEGABYTE;
const MOST_FILES = 5;
/** The longer side of a picture as it is kept. */
const WIDEST = Math.max(...pictureShapes.wide.sizes);
/** What is neither finished nor taken back goes after a day. */
export const KEPT_HOURS = 24;

/** What is told of a file, by what there may be. */
export const fileFields = (types: readonly FileType[]): Record<string, TSchema> => ({
  name: text(200, { description: 'What its sender called it.' }),
  mediaType: oneOf(types, { description: 'What it is, by its content.' }),
  bytes: integer(1, LARGEST_FILE, { description: 'The size in bytes.' }),
  sha256: text(64, { description: 'The hash of its bytes.' }),
  width: integer(1, WIDEST, { description: 'The width of a picture, in pixels; else null.' }),
  height: integer(1, WIDEST, { description: 'The height of a picture, in pixels; else null.' }),
  discardedAt: instant({
    description: `When it was taken away; it can be put back for ${KEPT_HOURS} hours. Null for what is there.`,
  }),
});

/** Where files are in the database, and the field and column that names the row each belongs to. */
export interface FilePlace {
  relation: string;
  owner: string;
}

interface FileActionOptions extends FilePlace {
  /** What it belongs to, in words. */
  of: string;
  /** The sentence that says by whom it is taken away, and until when. */
  by: string;
  right: Right;
  /** @throws {Problem} unless files may be taken away from the row, and added to it */
  refuseClosed(context: WriteContext, owner: string): Promise<unknown>;
}

/** What may be done with a file: it is taken away, and put back. */
export function fileActions({ of, by, right, refuseClosed, ...place }: FileActionOptions) {
  const ownerOf = (file: Row) => String(file[place.owner]);
  return {
    discard: {
      summary: `Take a file of ${of} away`,
      description: `${by} It can be put back for ${KEPT_HOURS} hours.`,
      right,
      own: true,
      async change(context, file) {
        await refuseClosed(context, ownerOf(file));
        return file.discardedAt ? null : { discardedAt: context.now.toISOString() };
      },
    },
    restore: {
      summary: `Put a file of ${of} back`,
      description: 'What was taken away by mistake is there again.',
      right,
      own: true,
      async change(context, file) {
        await refuseClosed(context, ownerOf(file));
        if (!file.discardedAt) return null;
        await refuseMore(context, place, ownerOf(file));
        return { discardedAt: null };
      },
    },
  } satisfies Record<string, RowAction>;
}

/** @throws {Problem} 409 when a row has all the files that it may have. */
export async function refuseMore(
  { client }: WriteContext,
  { relation, owner }: FilePlace,
  id: string,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from ${relation} where ${owner} = $1 and discarded_at is null`,
    [id],
  );
  if ((rowCount ?? 0) >= MOST_FILES) throw conflict('too-many-files', { most: MOST_FILES });
}
