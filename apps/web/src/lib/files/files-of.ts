import { queryOptions } from '@tanstack/react-query';
import type { Entity, ListQuery } from '@tatami/sdk';
import { club } from '../api/club.ts';

/** The tables of files that people send. */
export type FileTable = 'homework-file' | 'announcement-file';

export type KeptFile = Pick<
  Entity<'homework-file'>,
  'id' | 'name' | 'bytes' | 'mediaType' | 'width' | 'height' | 'createdAt' | 'discardedAt'
>;

/** Where the files of one row are kept. */
export interface FilesOf<T extends FileTable = FileTable> {
  table: T;
  /** The row, by its path on the API. */
  to: `/${string}/${string}`;
  /** What finds its files among all. */
  by: Readonly<Record<string, string>>;
}

/** The files of a row, in the order in which they came. */
export const filesQuery = <T extends FileTable>({ table, by }: FilesOf<T>) =>
  queryOptions({
    queryKey: [table, 'of', ...Object.values(by)],
    queryFn: async ({ signal }): Promise<Entity<T>[]> => {
      const query = { ...by, sort: 'createdAt,asc', size: 200 } as unknown as ListQuery<T>;
      const { results } = await club.table(table).list(query, { signal });
      return (results as Entity<T>[]).filter((file) => (file as KeptFile).discardedAt === null);
    },
  });

/** The bytes of a file, as the browser shows them; they never change. */
export const contentQuery = (table: FileTable, id: string) =>
  queryOptions({
    queryKey: ['set-token', table, id],
    queryFn: async ({ signal }) => (await club.download(`/${table}/${id}/content`, { signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
