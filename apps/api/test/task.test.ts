import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
beforeEach(() => club.travelTo('2026-11-20T12:00:00Z'));
afterAll(() => club.close());

const add = (values: object = {}) => club.admin.post('/task', { title: 'Zamówić maty', ...values });

test('a task has a title of 150 letters at most, a priority from 1 to 5 and one of four states', async () => {
  expect((await add({ title: 'a'.repeat(150) })).body).toMatchObject({
    status: 'todo',
    priority: 3,
    doneAt: null,
  });
  for (const [field, value] of [
    ['title', 'a'.repeat(151)],
    ['priority', 0],
    ['priority', 6],
    ['status', 'later'],
  ] as const) {
    const { status, body } = await add({ [field]: value });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  }
});

test('the server says when it was done, whoever says otherwise', async () => {
  const { body: task } = await add({ doneAt: '2020-01-01T00:00:00Z' });
  expect(task.doneAt).toBeNull();
  const { body: done } = await club.admin.put(`/task/${task.id}`, { ...task, status: 'done' });
  expect(done.doneAt).toBe('2026-11-20T12:00:00.000Z');
  await club.travelTo('2026-11-21T12:00:00Z');
  const { body: renamed } = await club.admin.put(`/task/${task.id}`, { ...done, title: 'Zamówić pokrowce' });
  expect(renamed.doneAt).toBe('2026-11-20T12:00:00.000Z');
  const { body: dropped } = await club.admin.put(`/task/${task.id}`, { ...renamed, status: 'dropped' });
  expect(dropped.doneAt).toBeNull();
  expect((await add({ status: 'done' })).body.doneAt).toBe('2026-11-21T12:00:00.000Z');
});

test('it is finished and taken up again with one step each, and twice is once', async () => {
  const { body: task } = await add();
  const step = async (name: string) => (await club.admin.post(`/task/${task.id}/${name}`)).body;
  expect(await step('done')).toMatchObject({
    status: 'done',
    doneAt: '2026-11-20T12:00:00.000Z',
    version: 2,
  });
  expect(await step('done')).toMatchObject({ version: 2 });
  expect(await step('reopen')).toMatchObject({ status: 'todo', doneAt: null, version: 3 });
  expect(await step('reopen')).toMatchObject({ version: 3 });
});

test('who it is for sees it, and goes without taking it along', async () => {
  const helper = await club.join('pomocnik', 'Members');
  const { body: theirs } = await add({ assignee: helper.id });
  await add();
  const { body } = await helper.get('/task');
  expect(body._embedded.results).toMatchObject([{ id: theirs.id, assigneeName: 'pomocnik Testowa' }]);
  expect((await helper.put(`/task/${theirs.id}`, { ...theirs, status: 'done' })).status).toBe(403);
  expect((await club.admin.remove(`/user/${helper.id}`)).status).toBe(204);
  expect((await club.admin.get(`/task/${theirs.id}`)).body).toMatchObject({
    assignee: null,
    assigneeName: null,
  });
});
