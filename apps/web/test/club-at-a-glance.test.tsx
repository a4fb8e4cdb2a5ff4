import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import type { Right } from '@tatami/tables/rights';
import { ViewerContext } from '@tatami/tables/viewer';
import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import { addDays, instantOf } from '@tatami/web-runtime/zoned-time';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { allTexts } from '../build/texts.ts';

vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('sessionStorage', { getItem: () => null });
const { UiTexts } = await import('@tatami/web-runtime/UiTexts');
const { clubToday } = await import('../src/lib/club/club-zone.ts');
const { ClubAtAGlance } = await import('../src/features/dashboard/office/ClubAtAGlance.tsx');
const { countQuery, weeksQuery } = await import('../src/features/dashboard/office/glance-queries.ts');

const timeZone = 'Europe/Warsaw';
/** What somebody who holds these rights is shown of a club of so many students, once all of it is there. */
async function glanceOf(
  held: readonly Right[],
  students = 120,
): Promise<{ figures: string[]; ways: string[] }> {
  const today = clubToday();
  const since = addDays(today, -21);
  const queries = new QueryClient();
  const know = (table: TableName, query: object, count: number) =>
    queries.setQueryData(countQuery(table, query).queryKey, count);
  know('student', { status: 'active' }, students);
  know('item-loan', { overdue: true }, 7);
  know('student', { status: 'active', 'lastPresentAt.lt': instantOf(since, '00:00', timeZone) }, 9);
  know('student', { status: 'active', 'lastPresentAt.null': true, 'joinedOn.lt': since }, 2);
  for (const table of ['workplace', 'user', 'student', 'training'] as const) know(table, {}, 0);
  const startsAt = instantOf(today, '18:00', timeZone);
  queries.setQueryData(weeksQuery(today, timeZone).queryKey, [
    { startsAt, kind: 'regular', section: 'adult', presentCount: 14 },
  ]);
  const dictionary = allTexts('pl');
  const has = (...anyOf: readonly Right[]) => anyOf.some((right) => held.includes(right));
  const { prelude } = await prerender(
    <QueryClientProvider client={queries}>
      <I18nProvider language="pl" dictionary={dictionary} timeZone={timeZone} load={async () => dictionary}>
        <ViewerContext value={{ has } as never}>
          <UiTexts>
            <ClubAtAGlance />
          </UiTexts>
        </ViewerContext>
      </I18nProvider>
    </QueryClientProvider>,
  );
  // The weeks, drawn and as a table, stand below the figures.
  const [markup = ''] = (await new Response(prelude).text()).split('<figure');
  return {
    figures: [...markup.matchAll(/>(\d+)</g)].map(([, figure = '']) => figure),
    ways: [...markup.matchAll(/href="([^"?]+)/g)].map(([, path = '']) => path),
  };
}

const reads: readonly Right[] = ['Student:Read', 'Training:Read', 'ItemLoan:Read'];

test('a figure leads to what it counts', async () => {
  const { figures, ways } = await glanceOf([...reads, 'Menu:Administration4Admin']);
  expect(figures).toEqual(['120', '14', '9', '7']);
  expect(ways).toEqual([
    '/dojo/student',
    '/dojo/training',
    '/dojo/student',
    '/dojo/student',
    '/adm/item-loan',
  ]);
});

test('and nobody to a page that is closed to them', async () => {
  const { figures, ways } = await glanceOf(reads);
  expect(figures).toEqual(['120', '14', '9', '7']);
  expect(ways).toEqual(['/dojo/student', '/dojo/training', '/dojo/student', '/dojo/student']);
});

test('a club that begins tells each only the steps that they may take', async () => {
  const writes: readonly Right[] = ['Student:Write', 'User:Read', 'User:Write', 'UserInGroupRight:Write'];
  expect((await glanceOf([...reads, ...writes], 0)).ways).toEqual(['/dojo/student']);
  expect((await glanceOf([...reads, ...writes, 'Menu:Administration4Admin'], 0)).ways).toEqual([
    '/adm/user',
    '/dojo/student',
  ]);
});
