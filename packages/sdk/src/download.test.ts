import { describe, expect, test } from 'vitest';
import { fakeClub, problem } from '../test/fake-club.ts';
import { ClubApiError } from './index.ts';

/** A file with this header, or none. */
const file = (disposition: string | null, content = 'ab') =>
  new Response(content, {
    headers: {
      'content-type': 'application/zip',
      'content-length': String(content.length),
      ...(disposition !== null && { 'content-disposition': disposition }),
    },
  });

describe('a download', () => {
  test('goes with the token in the header, and brings content, name and type', async () => {
    const { club, received } = fakeClub(() => file('attachment; filename="tatami-2026-11-20.zip"'));
    club.session.save('a-token');
    const { blob, name, type } = await club.download('/authinfo/export');

    expect([await blob.text(), name, type]).toEqual(['ab', 'tatami-2026-11-20.zip', 'application/zip']);
    expect(received[0]).toMatchObject({ method: 'GET', path: '/authinfo/export' });
    expect(received[0]?.headers.get('authorization')).toBe('Bearer a-token');
    expect([...(received[0]?.query ?? [])]).toEqual([]);
  });

  test.each([
    [`attachment; filename="Zolc.csv"; filename*=UTF-8''%C5%BB%C3%B3%C5%82%C4%87.csv`, 'Żółć.csv'],
    ['attachment; filename="a \\"b\\"; c.csv"', 'a "b"; c.csv'],
    ['inline; filename=plain.csv', 'plain.csv'],
    [`attachment; FileName*=utf-8'pl'%C5%BB.csv; FILENAME="Z.csv"`, 'Ż.csv'],
    [`attachment; filename="a; filename*=UTF-8''b.csv"`, "a; filename*=UTF-8''b.csv"],
    [`attachment; filename="plain.csv"; filename*=UTF-8''%C5.csv`, 'plain.csv'],
    [`attachment; filename="plain.csv"; filename*=iso-8859-1''%A3.csv`, 'plain.csv'],
    ['attachment; filename="../../etc/cron.d/tatami"', 'tatami'],
    ['attachment; filename="C:\\\\Windows\\\\start.bat"', 'start.bat'],
    ['attachment', 'export'],
    [null, 'export'],
  ])('named by %s is called %s', async (disposition, name) => {
    const { club } = fakeClub(() => file(disposition));
    expect((await club.download('/authinfo/export?format=csv')).name).toBe(name);
  });

  test('of nothing is an empty file', async () => {
    const { club } = fakeClub(() => file('attachment; filename=empty.csv', ''));
    expect((await club.download('/student')).blob.size).toBe(0);
  });

  test('that fails raises what every call raises', async () => {
    const { club } = fakeClub(() => problem(401, 'unauthorized'));
    club.session.save('a-token');
    const told: string[] = [];
    club.on('unauthorized', ({ code }) => told.push(code));
    await expect(club.download('/authinfo/export')).rejects.toBeInstanceOf(ClubApiError);
    expect(told).toEqual(['unauthorized']);
    expect(club.session.isSignedIn()).toBe(false);
  });

  test('can be called off', async () => {
    const controller = new AbortController();
    const { club } = fakeClub(() => {
      controller.abort();
      return controller.signal.reason;
    });
    await expect(club.download('/authinfo/export', { signal: controller.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});

describe('an address with a ticket', () => {
  test.each([
    ['/authinfo/export', undefined, 'http://club.test/api/authinfo/export?access_token=t%2B%2F1', 'download'],
    ['/socket?v=1', 'websocket', 'http://club.test/api/socket?v=1&access_token=t%2B%2F1', 'websocket'],
  ] as const)('of %s for a %s', async (path, purpose, url, asked) => {
    const { club, received } = fakeClub(() => ({ ticket: 't+/1', expiresAt: '2026-11-20T12:00:30Z' }));
    club.session.save('a-token');
    expect(await club.urlWithTicket(path, purpose)).toBe(url);
    expect(received).toMatchObject([{ method: 'POST', path: '/tickets', body: { purpose: asked } }]);
  });

  test('is there for nobody who may have no ticket', async () => {
    const { club } = fakeClub(() => problem(401, 'unauthorized'));
    await expect(club.urlWithTicket('/authinfo/export')).rejects.toMatchObject({ status: 401 });
  });
});
