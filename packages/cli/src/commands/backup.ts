import { createGzip } from 'node:zlib';
import { CommandError, exitCodes } from '../command-error.ts';
import { type Context, isTerminal } from '../context.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { rowsOf } from '../read-rows.ts';
import { writeOut } from '../write-out.ts';
import { readableTables } from './tables.ts';

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
  const names = await readableTables(context, club);
  if (names.length === 0)
    throw new CommandError(texts.faults.noneReadable, texts.faults.notAllowed, exitCodes.notAllowed);
  const file = options.output ?? `tatami-${new Date().toLocaleDateString('sv-SE')}.jsonl.gz`;
  const isPiped = file === '-';
  const counts: Record<string, number> = {};
  const line = (value: object) => `${JSON.stringify(value)}\n`;

  async function* lines(): AsyncGenerator<string> {
    yield line({ tatami: 'rows', club: address, madeAt: new Date().toISOString() });
    for (const table of names) {
      counts[table] = 0;
      for await (const row of rowsOf(context, club, table, {})) {
        yield line({ table, row });
        counts[table] += 1;
      }
      if (isTerminal(err) && !options.json) err.write(`${texts.said.backupTable(table, counts[table])}\n`);
    }
    yield line({ end: counts });
  }
  await writeOut(context, isPiped ? undefined : file, lines(), { through: [createGzip()], mode: 0o600 });
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (options.json) (isPiped ? err : out).write(line({ file, rows: counts }));
  else err.write(`${texts.said.backupWritten(all, file)}\n`);
}
