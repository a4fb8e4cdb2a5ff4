import { randomUUID } from 'node:crypto';
import { type Figure, rounded } from '@tatami/tooling/figures';
import type { BenchServer } from './bench-server.ts';

const ROWS = 5_000;

interface Answer {
  results: { outcome: string; after: { id: string } | null }[];
}

/** What a file of 5,000 students takes as a person takes it in: looked at, stored, and taken back. */
export async function wholeFileFigure(server: BenchServer): Promise<Figure> {
  const save = Array.from({ length: ROWS }, (_, at) => ({
    firstName: 'Zofia',
    lastName: `Świątek ${at}`,
    section: 'adult',
    joinedOn: '2024-09-02',
    email: `zofia.${at}@klub.example`,
  }));
  const timed = async (body: object, outcome: string) => {
    const began = performance.now();
    const { results } = await batch(server, body);
    if (results.length !== ROWS || results.some((each) => each.outcome !== outcome))
      throw new Error(`Of ${ROWS} rows not all were ${outcome}.`);
    return { ms: performance.now() - began, results };
  };
  const looked = await timed({ save, dryRun: true }, 'created');
  const stored = await timed({ save }, 'created');
  const ids = stored.results.flatMap(({ after }) => after?.id ?? []);
  const back = await timed({ remove: ids }, 'removed');
  const parts = { looked, stored, back };
  return {
    name: `a file of ${ROWS} students, looked at and stored`,
    measured: looked.ms + stored.ms,
    unit: 'ms',
    aim: 30_000,
    note: Object.entries(parts)
      .map(([name, { ms }]) => `${name} ${rounded(ms)}`)
      .join(', '),
  };
}

async function batch({ port, token }: BenchServer, body: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/api/student/batch`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()).slice(0, 500)}`);
  return (await response.json()) as Answer;
}
