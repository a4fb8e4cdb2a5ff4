import { createClub } from '@tatami/sdk';
import { hasRabbitMq } from '@tatami/tooling/rabbitmq';
import { newName } from '../support/office.ts';
import { type SeveralServers, startSeveralServers } from '../support/several-servers.ts';
import { openAs } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { servers: SeveralServers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const servers = await startSeveralServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ servers }, use) => use(servers.url),
});

// biome-ignore lint/suspicious/noSkippedTests: it is counted as skipped
test.skip(!hasRabbitMq(), 'RabbitMQ is not installed here');

test('a page shows what another server has stored, and is back within seven seconds when its own is killed, with nothing missed', async ({
  page,
  servers,
}) => {
  const { first, second } = servers;
  const elsewhere = createClub({ baseUrl: `${second.url}/api` });
  await elsewhere.signIn({ username: 'admin', password: 'tatami-demo' });
  const tasks = elsewhere.table('task');
  const name = newName('Maty');
  await openAs(page, 'admin', `/adm/task?q=${encodeURIComponent(name)}`);
  const light = page.getByRole('contentinfo').getByRole('button');
  await expect(light).toHaveText('Na żywo');
  const rows = page.getByRole('table').getByText(name);

  await tasks.save({ title: `${name} 0` });
  await expect(rows).toHaveCount(1);

  await first.kill();
  const killed = Date.now();
  await expect(light).not.toHaveText('Na żywo');
  for (let number = 1; number <= 5; number += 1) {
    await tasks.save({ title: `${name} ${number}` });
    await page.waitForTimeout(200);
  }
  await expect(light).toHaveText('Na żywo', { timeout: 10_000 });
  expect(Date.now() - killed).toBeLessThan(7_000);
  await expect(rows).toHaveCount(6);
});
