import { sql } from 'drizzle-orm';
import { customType, integer, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Text ordered as a Polish dictionary orders it (ą after a, ł after l). */
export const polishText = customType<{ data: string }>({ dataType: () => 'text collate "pl-x-icu"' });

/** A calendar day `YYYY-MM-DD` in the club's zone. */
export const day = customType<{ data: string }>({ dataType: () => 'date' });

/** A wall-clock time `HH:MM` in the club's zone. */
export const localTime = customType<{ data: string }>({
  dataType: () => 'time(0)',
  fromDriver: (value) => String(value).slice(0, 5),
});

/** A moment in UTC, RFC 3339 with milliseconds. */
export const instant = customType<{ data: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => toInstant(String(value)),
});

/** PostgreSQL writes `2026-11-20 18:00:00.5+00`; the wire carries `2026-11-20T18:00:00.500Z`. */
export function toInstant(text: string): string {
  if (text.endsWith('Z')) return text;
  // Each connection speaks in UTC, and no column keeps more than milliseconds.
  const fraction = text.slice(20, text.lastIndexOf('+'));
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}

/** What is searched, of several columns together: case and Polish marks don't matter in it. */
export const searchText = (...columns: string[]) =>
  foldedText('search_text').generatedAlwaysAs(sql.raw(foldedOnce(joined(columns.map(quoted)))));

/** The words of a long text as PostgreSQL searches them, the columns that weigh most first; case and Polish marks don't matter. */
export const searchWords = (...columns: string[][]) =>
  customType<{ data: string }>({ dataType: () => 'tsvector' })('search_words').generatedAlwaysAs(
    sql.raw(
      columns
        .map((each, at) => {
          const text = folded(joined(each.map(quoted)));
          return `setweight(to_tsvector('simple'::regconfig, ${text}), '${'ABCD'[at]}')`;
        })
        .join(' || '),
    ),
  );

/** What is searched of somebody where others are named by them: by nothing that only the club knows. */
export const nameText = () =>
  foldedText('name_text').generatedAlwaysAs(sql.raw(foldedOnce(joined(['"first_name"', '"last_name"']))));

/** A text that is compared byte by byte, without a dictionary’s order, which is ten times as fast. */
const foldedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** SQL of one text out of several. */
export const joined = (texts: readonly string[]): string =>
  texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `);

/** SQL of a text as it is searched, where it is stored. */
const foldedOnce = (text: string): string => `translate(lower(${text}), '${marked}', '${plain}')`;

/**
 * SQL of the same where it is worked out for each row: by the database's own rules, which take a third of the time
 * that a dictionary's take, but may be those of English.
 */
export const folded = (text: string): string =>
  `translate(lower((${text}) collate "default"), '${marked}${marked.toUpperCase()}', '${plain}${plain}')`;

/** A word as it is searched. */
export const foldedWord = (word: string): string =>
  word.toLowerCase().replaceAll(/[ąćęłńóśźż]/g, (letter) => plain[marked.indexOf(letter)] ?? letter);

const marked = 'ąćęłńóśźż';
const plain = 'acelnoszz';
const quoted = (name: string): string => `"${name}"`;

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const newId = (): string => uuidv7();

/** What every entity carries (domain.md, first paragraph). */
export const entity = () => ({
  id: uuid('id').primaryKey().$defaultFn(newId),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  updatedAt: instant('updated_at').notNull().$defaultFn(now),
  version: integer('version').notNull().default(1),
});

const now = () => new Date().toISOString();
