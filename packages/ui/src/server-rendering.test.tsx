import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarIcon, HomeIcon } from './icons/icons.tsx';
import {
  BottomBar,
  Card,
  ConnectionIndicator,
  Footer,
  Logo,
  PageHeader,
  Shell,
  SideMenu,
  Skeleton,
  TopBar,
  UiProvider,
} from './index.ts';
import { labels } from './labels/pl.ts';

const links = [
  { label: 'Pulpit', href: '/dashboard', icon: HomeIcon, current: true },
  { label: 'Treningi', href: '/dojo/training', icon: CalendarIcon },
];

test('the shell prerenders, and asks nothing of a strict content security policy', () => {
  const html = renderToString(
    <UiProvider labels={labels} locale="pl">
      <Shell
        topBar={<TopBar logo={<Logo name="Tatami" href="/dashboard" />} />}
        menu={<SideMenu groups={[{ items: links }]} />}
        bottomBar={<BottomBar items={links} />}
        footer={<Footer connection={<ConnectionIndicator state="open" label="Połączono" />}>Klub</Footer>}
      >
        <PageHeader title="Pulpit" />
        <Card title="Dziś">
          <Skeleton />
        </Card>
      </Shell>
    </UiProvider>,
  );
  expect(html).toContain('data-menu="auto"');
  expect(html).toContain('aria-current="page"');
  expect(html).toContain('Przejdź do treści');
  expect(html).not.toMatch(/\sstyle=/);
});
