import { describe, expect, test, vi } from 'vitest';
import { fakeClub, problem } from '../test/fake-club.ts';
import { createLog, logLevels } from './index.ts';

/** Where a log writes to, with all that it wrote. */
function paper() {
  const written: [string, ...unknown[]][] = [];
  const to = {
    info: (...parts: unknown[]) => void written.push(['INFO', ...parts]),
    warn: (...parts: unknown[]) => void written.push(['WARN', ...parts]),
    error: (...parts: unknown[]) => void written.push(['ERROR', ...parts]),
  };
  return { to, written, levels: () => written.map(([level]) => level) };
}

describe('the levels (spec.md §9)', () => {
  test('are INFO, WARN and ERROR', () => {
    expect(logLevels).toEqual(['INFO', 'WARN', 'ERROR']);
  });

  test.each([
    ['INFO', false, ['INFO', 'WARN', 'ERROR']],
    ['WARN', false, ['WARN', 'ERROR']],
    ['ERROR', false, ['ERROR']],
    ['INFO', true, ['WARN', 'ERROR']],
    ['ERROR', true, ['ERROR']],
  ] as const)('from %s on, production %s: %j', (level, production, written) => {
    const { to, levels } = paper();
    const log = createLog({ level, production, to });
    log.info('i');
    log.warn('w');
    log.error('e');
    expect(levels()).toEqual(written);
  });

  test('all of them are written to the console unless something else is said', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    createLog().info('ready');
    expect(info).toHaveBeenCalledExactlyOnceWith('ready');
    info.mockRestore();
  });
});

test('no secret is written, neither in the words nor in the error behind them', () => {
  const { to, written } = paper();
  const token = 'q2o8Hn5Xc0aKx1vJ0mJm1yB8cVwz7o3o4i5hLrYkP6s';
  createLog({ to }).error(`GET /x?access_token=${token}`, new Error(`Bearer ${token}`));
  const [[, words, cause] = []] = written;
  expect(words).toBe('GET /x?access_token=[redacted]');
  expect((cause as Error).message).toBe('Bearer [redacted]');
  expect((cause as Error).stack).not.toContain(token);
});

describe('what the client tells its log', () => {
  async function told(answer: () => unknown) {
    const { to, written } = paper();
    const { club } = fakeClub(answer, { log: createLog({ to }) });
    await club
      .table('student')
      .list({ q: 'Nowak' })
      .catch(() => {});
    return written.map(([level, line]) => `${level} ${String(line).replace(/\d+ ms$/, '… ms')}`);
  }

  test.each([
    ['a call', () => ({ _embedded: { results: [] } }), 'INFO GET /student 200 … ms'],
    ['a refusal', () => problem(403, 'forbidden'), 'WARN GET /student 403 … ms'],
    ['no answer', () => new TypeError('fetch failed'), 'WARN GET /student network … ms'],
    ['a server that failed', () => problem(500, 'internal-error'), 'ERROR GET /student 500 … ms'],
    [
      'an answer that is none',
      () => new Response('{', { headers: { 'tatami-contract': '1.0' } }),
      'ERROR GET /student 200 … ms',
    ],
  ])('%s, without what was looked for', async (_, answer, line) => {
    expect(await told(answer)).toEqual([line]);
  });

  test('a call that was given up', async () => {
    const controller = new AbortController();
    const { to, written } = paper();
    const { club } = fakeClub(
      () => {
        controller.abort();
        return controller.signal.reason;
      },
      { log: createLog({ to }) },
    );
    await club
      .table('user')
      .get('7', { signal: controller.signal })
      .catch(() => {});
    expect(written).toEqual([['INFO', expect.stringMatching(/^GET \/user\/\{id\} aborted \d+ ms$/)]]);
  });

  test('the address of a calendar without its key', async () => {
    const { to, written } = paper();
    const { club } = fakeClub(() => new Blob(['BEGIN:VCALENDAR']), { log: createLog({ to }) });
    await club.download('/calendar/SECRETKEY123.ics?year=2026');
    expect(written).toEqual([['INFO', expect.stringMatching(/^GET \/calendar\/\[redacted\] 200 \d+ ms$/)]]);
  });

  test('nothing of what a sign-in carries', async () => {
    const { to, written } = paper();
    const { club } = fakeClub(() => ({ access_token: 'issued-token' }), { log: createLog({ to }) });
    await club.signIn({ username: 'anna', password: 'hunter2', otp: '123456' });
    expect(written).toEqual([['INFO', expect.stringMatching(/^POST \/oauth\/token 200 \d+ ms$/)]]);
  });
});
