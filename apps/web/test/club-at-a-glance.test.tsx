import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TableName } from '@tatami/sdk';
import type { Right } from '@tatami/tables/rights';
import { ViewerContext } from '@tatami/tables/viewer';
import { I18nProvider } from '@tatami/web-runtime/I18nProvider';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { allTexts } from '../build/texts.ts';

vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('sessionStorage', { getItem: () => null });
const { UiTexts } = await import('@tatami/web-runtime/UiTexts');
const { ClubFigures } = await import('../src/features/dashboard/club/sight/ClubFigures.tsx');
const { Decisions } = await import('../src/features/dashboard/club/Decisions.tsx');
const { FirstSteps } = await import('../src/features/dashboard/club/FirstSteps.tsx');
const { countQuery } = await import('../src/features/dashboard/club/count-query.ts');

const weeks = Array.from({ length: 53 }, (_, at) => String(at));
const overview = {
  today: '2026-11-24',
  students: { active: 184, aYearAgo: 170, joined: 31, joinedAYearAgo: 31 },
  attendance: {
    weeks,
    groups: [{ section: 'adult' as const, kind: 'regular' as const, counts: weeks.map(() => 20) }],
    lastYear: weeks.map(() => 25),
  },
  retention: null,
  unseen: null,
  papers: null,
  ready: { count: 9, students: [] },
  access: { invited: 6, without: 4 },
  trainings: { notLed: 3, next: '2026-11-25T16:45:00Z' },
  loans: { overdue: 0 },
  undecided: null,
  leads: null,
  signIns: null,
  connections: null,
};

/** What somebody who holds these rights is shown, and where it leads. */
async function shownTo(held: readonly Right[], shown: ReactNode) {
  const queries = new QueryClient();
  for (const table of ['workplace', 'user', 'student', 'training'] as const satisfies TableName[])
    queries.setQueryData(countQuery(table, {}).queryKey, 0);
  const dictionary = allTexts('pl');
  const has = (...anyOf: readonly Right[]) => anyOf.some((right) => held.includes(right));
  const { prelude } = await prerender(
    <QueryClientProvider client={queries}>
      <I18nProvider
        language="pl"
        dictionary={dictionary}
        timeZone="Europe/Warsaw"
        load={async () => dictionary}
      >
        <ViewerContext value={{ has } as never}>
          <UiTexts>{shown}</UiTexts>
        </ViewerContext>
      </I18nProvider>
    </QueryClientProvider>,
  );
  const markup = await new Response(prelude).text();
  return {
    figures: [...markup.matchAll(/>(\d+)</g)].map(([, figure = '']) => figure),
    ways: [...markup.matchAll(/href="([^"]+)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')),
    text: markup.replaceAll(/<[^>]+>/g, ' '),
  };
}

test('a figure leads to what it counts, and says what it was a year ago', async () => {
  const { figures, ways, text } = await shownTo([], <ClubFigures of={overview} />);
  expect(figures).toEqual(['184', '80', '31', '9']);
  expect(ways).toEqual([
    '/dojo/student',
    '/dojo/training?view=list&when=past',
    '/dojo/student?joinedOn=2026-11-01..2026-11-30&status=all',
    '#club-ready',
  ]);
  const office = await shownTo(['ExamCandidate:Write'], <ClubFigures of={overview} />);
  expect(office.ways.at(-1)).toBe('/dojo/exam/ready?ready=yes');
  expect(text).toContain('↑ 14 od zeszłego roku');
  expect(text).toContain('↓ 20 od zeszłego roku');
  expect(text).toContain('tyle co rok temu');
});

test('what waits for a decision leads to it, and nobody to a page that is closed to them', async () => {
  const all = await shownTo(['Menu:Administration4Admin'], <Decisions of={overview} />);
  expect(all.figures).toEqual(['3', '6', '4']);
  expect(all.ways).toEqual([
    '/dojo/training?view=list&when=coming&isLed=false&state=planned',
    '/adm/user?status=invited',
    '/dojo/student?user=null&section=adult',
  ]);
  const few = await shownTo([], <Decisions of={overview} />);
  expect(few.figures).toEqual(['3', '6', '4']);
  expect(few.ways).not.toContain('/adm/user?status=invited');
});

test('a club that begins tells each only the steps that they may take', async () => {
  const held: readonly Right[] = [
    ...(['Student:Read', 'Training:Read', 'Student:Write'] as const),
    ...(['User:Read', 'User:Write', 'UserInGroupRight:Write'] as const),
  ];
  const waysOf = async (rights: readonly Right[]) =>
    (await shownTo(rights, <FirstSteps waiting={null}>{null}</FirstSteps>)).ways.map(
      (way) => way.split('?')[0],
    );
  expect(await waysOf(held)).toEqual(['/dojo/student']);
  const admin: readonly Right[] = [...held, 'Menu:Administration4Admin'];
  expect(await waysOf(admin)).toEqual(['/adm/user', '/dojo/student']);
  const all: readonly Right[] = [...admin, 'Workplace:Read', 'Workplace:Write', 'Training:Write'];
  expect(await waysOf(all), 'who may take all of them is led through').toEqual(['/adm/start']);
});
