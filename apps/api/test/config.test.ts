import { expect, test } from 'vitest';
import { loadConfig } from '../src/config.ts';

const refusal = (environment: Record<string, string>): string => {
  try {
    loadConfig(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATA_DIRS', 'DATA_DIR'],
  ['DATADIR', 'DATA_DIR'],
  ['data_dir', 'DATA_DIR'],
  ['TATAMI_DATA_DIR', 'DATA_DIR'],
  ['TATAMI_PORT', 'PORT'],
  ['TATAMI_COLOR', 'DEMO|PORT|HOST|CLUB_NAME'],
  ['CLUB_TIME_ZONE', 'CLUB_TIMEZONE'],
  ['CLUBNAME', 'CLUB_NAME'],
  ['BACKUP_FOLDER', 'BACKUP_DIR'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ['loglevel', 'LOG_LEVEL'],
])('the setting %s, which there is not, is refused, and %s named', (name, meant) => {
  expect(refusal({ [name]: 'x' })).toMatch(new RegExp(`^.*\n  ${name}: .*; (${meant}) is meant\\?$`));
});

test('what other programs are told by the environment is none of ours', () => {
  const others = [
    'PATH',
    'HOSTNAME',
    'PGHOST',
    'GOOGLE_API_KEY',
    'NODE_ENV',
    'CI',
    'SHELL',
    'REPORT',
    'SUPPORT',
  ];
  const more = [
    'DATABASE',
    'npm_config_loglevel',
    'DBUS_SESSION_BUS_ADDRESS',
    'DISPLAY',
    'EDITOR',
    'LOGNAME',
  ];
  expect(refusal(Object.fromEntries([...others, ...more].map((name) => [name, 'x'])))).toBe('');
});

test.each(['', ' '])('DATA_DIR=%j names no folder', (given) => {
  expect(refusal({ DATA_DIR: given })).toContain('DATA_DIR: expected the name of a folder');
});
