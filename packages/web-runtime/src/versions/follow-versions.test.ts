import { expect, test, vi } from 'vitest';
import { followVersions, type Workers } from './follow-versions.ts';

const hour = 3_600_000;
const document = (entry: string) => `<script type="module" src="/static/${entry}.js"></script>`;

function follow({ controlled = true, served = document('entry-two') as string | null } = {}) {
  const target = new EventTarget();
  const workers = new EventTarget();
  const registration = { update: vi.fn(async () => {}), unregister: vi.fn(async () => true) };
  const register = vi.fn(async () => {});
  const reload = vi.fn();
  let time = 0;
  const versions = followVersions({
    target,
    workers: Object.assign(workers, {
      controller: controlled ? {} : null,
      register,
      getRegistration: async () => registration,
    }) as unknown as Workers,
    workerUrl: '/sw.js',
    entry: '/static/entry-one.js',
    fetch: async () => {
      if (served === null) throw new TypeError('Failed to fetch');
      return new Response(served);
    },
    reload,
    now: () => time,
  });
  return {
    versions,
    registration,
    register,
    reload,
    newWorker: () => workers.dispatchEvent(new Event('controllerchange')),
    loadingFails: () => target.dispatchEvent(new Event('vite:preloadError')),
    passes: (ms: number) => {
      time += ms;
    },
  };
}

test('the first worker of a browser brings nothing new, the next one does', () => {
  const { versions, newWorker } = follow({ controlled: false });
  const tell = vi.fn();
  versions.whenNew(tell);
  newWorker();
  expect(tell).not.toHaveBeenCalled();
  newWorker();
  expect(tell).toHaveBeenCalledOnce();
});

test('who asks late is told as well, and who has left is not', () => {
  const { versions, newWorker } = follow();
  const gone = vi.fn();
  versions.whenNew(gone)();
  newWorker();
  expect(gone).not.toHaveBeenCalled();
  const late = vi.fn();
  versions.whenNew(late);
  expect(late).toHaveBeenCalledOnce();
});

test('a new version reloads nothing by itself', () => {
  const { newWorker, reload } = follow();
  newWorker();
  expect(reload).not.toHaveBeenCalled();
});

test('a version that is no longer served gives way when it can’t load its files', async () => {
  const { loadingFails, registration, reload } = follow();
  loadingFails();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(registration.unregister).toHaveBeenCalledBefore(reload);
});

test.each([
  ['it is the one that is served', document('entry-one')],
  ['the network is gone', null],
])('but not when %s', async (_, served) => {
  const { loadingFails, registration, reload } = follow({ served });
  loadingFails();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  expect(registration.unregister).not.toHaveBeenCalled();
});

test('a tab that is looked at often asks for a new version once an hour', async () => {
  const { versions, registration, passes } = follow();
  await versions.look();
  expect(registration.update).not.toHaveBeenCalled();
  passes(hour);
  await versions.look();
  await versions.look();
  expect(registration.update).toHaveBeenCalledOnce();
});

test('a worker is asked for where there is none', async () => {
  const first = follow({ controlled: false });
  const kept = vi.fn();
  const keeping = first.versions.keepApp().then(kept);
  expect(first.register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept).not.toHaveBeenCalled();
  first.newWorker();
  await keeping;
  const later = follow();
  await later.versions.keepApp();
  expect(later.register).not.toHaveBeenCalled();
});

test('a browser that refuses workers goes on without', async () => {
  const { versions, register, registration, passes } = follow({ controlled: false });
  register.mockRejectedValue(new TypeError('Refused.'));
  await versions.keepApp();
  registration.update.mockRejectedValue(new TypeError('Offline.'));
  passes(hour);
  await versions.look();
});
