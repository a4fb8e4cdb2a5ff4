import type { FastifyInstance } from 'fastify';
import { strToU8, zipSync } from 'fflate';
import type { Database } from '../../database/database.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';
import type { TableDefinition } from '../../table/definition.ts';
import { type Caller, ownership } from '../../table/ownership.ts';
import { Statement } from '../../table/statement.ts';
import { contentsOf } from '../../table/uploads/sweep-files.ts';
import { announcementFiles } from '../../tables/announcement-file/index.ts';
import { homeworkFiles } from '../../tables/homework-file/index.ts';

type Row = Record<string, unknown>;

/**
 * `GET /authinfo/export`: everything the club holds about the caller, in JSON for programs and CSV for people,
 * as a ZIP (domain.md, Kept for the club; GDPR Art. 15 and 20). What is the caller's own each table says itself;
 * beside the tables there is where they are signed in, what they want to hear of, and on which devices, and which calendars are theirs.
 */
export function exportData(
  app: FastifyInstance,
  { database, sessions, pushDevices, calendarFeeds, now, config }: Services,
  tables: readonly TableDefinition[],
): void {
  app.get(
    '/authinfo/export',
    {
      config: { access: 'signed-in', ticket: 'download', withToken: 'never' },
      schema: {
        operationId: 'exportData',
        summary: 'All data about the caller',
        description:
          'All that the club holds about them, in JSON for programs and CSV for people, with their pictures and files (GDPR, articles 15 and 20).',
        tags: ['authinfo'],
        response: {
          200: {
            description: 'A ZIP of JSON and CSV files.',
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
          ...problemResponses(401),
        },
      },
    },
    async ({ viewer }, reply) => {
      const nobody = { viewer: { ...viewer, has: () => false }, now: now(), config };
      const files: Record<string, Uint8Array> = {};
      const add = (name: string, columns: readonly string[], rows: readonly object[]) => {
        files[`${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
        files[`${name}.csv`] = strToU8(toCsv(columns, rows as readonly Row[]));
      };
      for (const table of tables.filter(({ own }) => own)) {
        const statement = new Statement();
        // By the right to write: what everybody may read is not about them.
        const where = ownership(table, nobody, `${table.entity}:Write`, statement).join(' and ');
        const { rows } = await database.pool.query<Row>(
          `select ${table.selection} from ${table.relation} t where ${where} order by t.id`,
          statement.values,
        );
        add(table.name, [...table.readable.keys()], rows);
        for (const { name, bytes } of await filesOf(database, nobody, table, rows))
          files[`${table.name}/${name}`] = bytes;
      }
      const { rows: choices } = await database.pool.query<Row>(
        'select ways, quiet_from, quiet_to from notice_choice where "user" = $1',
        [viewer.id],
      );
      add('notice-choice', ['ways', 'quiet_from', 'quiet_to'], choices);
      add('push-device', ['id', 'device', 'createdAt'], await pushDevices.of(viewer.id));
      const feeds = await calendarFeeds.of(viewer.id);
      add('calendar-feed', Object.keys(feeds[0] ?? {}), feeds);
      const places = await sessions.of(viewer.id);
      add('session', Object.keys(places[0] ?? {}), places);
      const name = `tatami-${now().toISOString().slice(0, 10)}.zip`;
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(zipSync(files)));
    },
  );
}

/** What is kept beside the rows, each in a folder of its row; of files that others have written theirs stay out. */
async function filesOf(database: Database, caller: Caller, { name }: TableDefinition, rows: readonly Row[]) {
  const files = [homeworkFiles, announcementFiles].find(({ table }) => table.name === name);
  if (files) return contentsOf(database, files, caller, rows);
  const { rows: found } = await database.pool.query<{ name: string; bytes: Buffer }>(
    `select "row" || '/' || name as name, bytes from file where "table" = $1 and "row" = any($2::uuid[]) order by 1`,
    [name, rows.map(({ id }) => id)],
  );
  return found;
}

/** RFC 4180, with the mark that makes spreadsheets read it as UTF-8. */
function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((line) => line.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe (OWASP, CSV Injection). */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(text) && !/^\+\d+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
