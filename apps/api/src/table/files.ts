import type { TableDefinition, Writer } from './definition.ts';

/** What is kept beside a row, and goes with it. */
export interface StoredFile {
  name: string;
  mediaType: string;
  sha256: string;
  bytes: Buffer;
}

export async function storeFiles(
  { client, now }: Writer,
  { name: table }: TableDefinition,
  row: string,
  files: readonly StoredFile[],
): Promise<void> {
  for (const { name, mediaType, sha256, bytes } of files)
    await client.query(
      `insert into file ("table", "row", name, media_type, sha256, size, bytes, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [table, row, name, mediaType, sha256, bytes.length, bytes, now.toISOString()],
    );
}

/** Takes away all that is kept beside these rows. */
export async function removeFiles(
  { client }: Writer,
  { name, pictured }: TableDefinition,
  rows: readonly unknown[],
): Promise<void> {
  if (pictured)
    await client.query('delete from file where "table" = $1 and "row" = any($2::uuid[])', [name, rows]);
}

/** Keeps beside one row what is kept beside another. */
export async function copyFiles(
  { client, now }: Writer,
  from: { table: TableDefinition; row: string },
  to: { table: TableDefinition; row: string },
): Promise<void> {
  await client.query(
    `insert into file ("table", "row", name, media_type, sha256, size, bytes, created_at)
     select $3, $4, name, media_type, sha256, size, bytes, $5 from file where "table" = $1 and "row" = $2`,
    [from.table.name, from.row, to.table.name, to.row, now.toISOString()],
  );
}
