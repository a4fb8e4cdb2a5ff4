import { QueryClient } from '@tanstack/react-query';
import { ClubApiError, createClub } from '@tatami/sdk';
import { expect, test } from 'vitest';
import { connectTables } from '../connection.ts';
import { writeEach } from './write-each.ts';

interface Batch {
  save: { name: string }[];
  dryRun?: true;
}

/** A server that keeps workplaces, all of a batch or none. @returns the names that are kept, and the batches it was sent */
function openClub(isRefused: (name: string, before: readonly Batch[]) => boolean) {
  const kept: string[] = [];
  const sent: Batch[] = [];
  const club = createClub({
    baseUrl: 'http://club.test/api',
    async fetch(request) {
      const batch: Batch = await request.json();
      const refused = batch.save.filter(({ name }) => isRefused(name, sent));
      sent.push(batch);
      if (refused.length > 0 && !batch.dryRun) {
        const body = { status: 422, code: 'validation-failed', title: '', detail: 'Nothing was saved.' };
        return Response.json(body, { status: 422, headers: { 'content-type': 'application/problem+json' } });
      }
      if (!batch.dryRun) kept.push(...batch.save.map(({ name }) => name));
      const results = batch.save.map((row) => ({
        outcome: refused.includes(row) ? 'refused' : 'created',
        after: refused.includes(row) ? null : { ...row, id: `id of ${row.name}` },
        errors: refused.includes(row) ? [{ field: 'name', code: 'taken', message: 'Taken.' }] : null,
      }));
      return Response.json({ results });
    },
  });
  connectTables({
    club,
    queryClient: new QueryClient(),
    clubTimeZone: () => 'Europe/Warsaw',
    WaysOn,
  });
  return { kept, sent };
}

const WaysOn = () => null;

const drafts = (...names: string[]) => names.map((name) => ({ name }));

test('many rows are one request', async () => {
  const { kept, sent } = openClub(() => false);
  const results = await writeEach('workplace', 'save', drafts('Hala', 'Dojo'));
  expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
  expect(kept).toEqual(['Hala', 'Dojo']);
  expect(sent).toHaveLength(1);
});

test('what is refused keeps no other from being written, and says why', async () => {
  const { kept } = openClub((name) => name === 'Dojo');
  const results = await writeEach('workplace', 'save', drafts('Hala', 'Dojo', 'Sala'));
  expect(kept).toEqual(['Hala', 'Sala']);
  expect(results.map(({ after, errors }) => after?.name ?? errors?.[0]?.message)).toEqual([
    'Hala',
    'Taken.',
    'Sala',
  ]);
});

test('what is refused once, and would be taken a moment later, is not tried without end', async () => {
  const { sent } = openClub((_, before) => !before.at(-1) || before.at(-1)?.dryRun === true);
  const written = writeEach('workplace', 'save', drafts('Hala'));
  await expect(written).rejects.toBeInstanceOf(ClubApiError);
  expect(sent).toHaveLength(2);
});

test('nothing to write is no request', async () => {
  const { sent } = openClub(() => false);
  expect(await writeEach('workplace', 'remove', [])).toEqual([]);
  expect(sent).toEqual([]);
});
