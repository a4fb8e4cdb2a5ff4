import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { CommandError, exitCodes } from '../command-error.ts';
import { type Context, isTerminal } from '../context.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { rowsOf } from '../read-rows.ts';
import { writeOut } from '../write-out.ts';
import { whatIMay } from './tables.ts';

/**
 * Writes all rows that somebody may read into one file of JSON lines, which only they may read: a line says its table and
 * the row, as a line of the club's own backup does.
 */
export async function backup(
  context: Context,
  options: CommonOptions & { output?: string | undefined },
): Promise<void> {
  const { err, texts, out } = context;
  const { club, address } = openAsSomebody(context, options);
  const may = await whatIMay((rights) => club.rights.check(rights));
  const names = [...may].flatMap(([name, { read }]) => (read === null ? [] : [name]));
  if (names.length === 0)
    throw new CommandError(texts.faults.noneReadable, texts.faults.notAllowed, exitCodes.notAllowed);
  const file = options.output ?? `tatami-${new Date().toLocaleDateString('sv-SE')}.jsonl.gz`;
  const counts: Record<string, number> = {};

  await writeOut(
    context,
    file === '-' ? undefined : file,
    async (write) => {
      const gzip = createGzip();
      const packed = (async () => {
        for await (const chunk of gzip) await write(chunk as Uint8Array);
      })();
      const line = async (value: object) => {
        if (!gzip.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(gzip, 'drain'), packed]);
      };
      await line({ tatami: 'rows', club: address, madeAt: new Date().toISOString() });
      for (const table of names) {
        counts[table] = 0;
        for await (const row of rowsOf(context, club, table, {})) {
          await line({ table, row });
          counts[table] += 1;
        }
        if (isTerminal(err) && !options.json) err.write(`${texts.said.backupTable(table, counts[table])}\n`);
      }
      await line({ end: counts });
      gzip.end();
      await packed;
    },
    0o600,
  );
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (options.json && file !== '-') out.write(`${JSON.stringify({ file, rows: counts })}\n`);
  else err.write(`${texts.said.backupWritten(all, file)}\n`);
}
