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
  ['BROKER_URI', 'BROKER_URL'],
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
  ['ADMIN_PASS', 'ADMIN_PASSWORD'],
  ['ENCRYPT_KEY', 'ENCRYPTION_KEY'],
  ['OAUTH_SECRET', 'OAUTH_CLIENT_SECRET'],
  ['REQUIRE_2FA', 'REQUIRE_SECOND_FACTOR'],
  ['TERMS_LINK', 'TERMS_URL'],
  ['PRIVACY_POLICY_URL', 'PRIVACY_URL'],
  ['GOOGLE_SECRET', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_OAUTH_CLIENT_ID', 'GOOGLE_CLIENT_ID'],
  ['DATA_FOLDER', 'DATA_DIR'],
  ['ALLOW_TOKEN', 'ALLOW_QUERY_TOKEN'],
  ['REDIRECT_ALLOW_LIST', 'REDIRECT_ALLOWLIST'],
  ['LOG_LVL', 'LOG_LEVEL'],
  ['TRUST_PROXY', 'TRUSTED_PROXIES'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['TATAMI_GOOGLE_SECRET', 'GOOGLE_CLIENT_SECRET'],
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
  const ofTheirOwn = [
    ...['HOME', 'HOSTTYPE', 'HOST_IP', 'PORTS', 'PUBLIC', 'PUBLIC_IP', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
    ...[
      'npm_package_name',
      'npm_config_data_dir',
      'XDG_DATA_HOME',
      'XDG_DATA_DIRS',
      'APPDATA',
      'ProgramData',
    ],
    ...[
      'DATABASE_PRIVATE_URL',
      'DATABASE_PUBLIC_URL',
      'DATABASE_HOST',
      'LOG_FORMAT',
      'LOGS_DIRECTORY',
      'METRICS_PORT',
    ],
    ...['GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_CLOUD_PROJECT', 'GOOGLE_PROJECT_ID', 'API_KEY', 'API_URL'],
    ...[
      'REDIRECT_STATUS',
      'ALLOW_EMPTY_PASSWORD',
      'SMTPD',
      'ADMIN',
      'BACKUP',
      'ADMINER_DESIGN',
      'LOGSTASH_URL',
      'MAIL',
      'MAILTO',
      'MAILCHECK',
    ],
  ];
  const all = [...others, ...more, ...ofTheirOwn];
  expect(refusal(Object.fromEntries(all.map((name) => [name, 'x'])))).toBe('');
});

test('what Kubernetes says of a service is none of ours, though the service be called tatami', () => {
  const names = [
    'SERVICE_HOST',
    'SERVICE_PORT',
    'SERVICE_PORT_HTTP',
    'PORT',
    'PORT_8080_TCP',
    'PORT_8080_TCP_ADDR',
  ];
  const services = ['TATAMI', 'SMTP', 'CLUB'].flatMap((service) =>
    names.map((name) => [`${service}_${name}`, name.startsWith('PORT') ? 'tcp://10.0.0.7:8080' : '10.0.0.7']),
  );
  expect(refusal(Object.fromEntries(services))).toBe('');
  expect(refusal({ SMTP_PORT: '587' })).toContain('SMTP_URL is meant?');
});

test.each(['', ' '])('DATA_DIR=%j names no folder', (given) => {
  expect(refusal({ DATA_DIR: given })).toContain('DATA_DIR: expected the name of a folder');
});

test.each([
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0/8',
  'proxy',
  '10.0.0.1/8/8',
  '10.0.0.1/',
])('TRUSTED_PROXIES=%s would believe nobody, or everybody', (given) => {
  expect(refusal({ TRUSTED_PROXIES: given })).toContain(`TRUSTED_PROXIES: "${given}" is not an address`);
});

test('who may say for whom they speak is this machine, unless others are named', () => {
  expect(loadConfig({}).trustedProxies).toEqual(['loopback']);
  expect(loadConfig({ TRUSTED_PROXIES: ' 10.0.0.5, fd00::/8 ,loopback' }).trustedProxies).toEqual([
    '10.0.0.5',
    'fd00::/8',
    'loopback',
  ]);
  expect(loadConfig({ TRUSTED_PROXIES: '' }).trustedProxies).toEqual([]);
});

test.each([
  ['biuro@klub.pl', { name: null, address: 'biuro@klub.pl' }],
  [' Aikido Gdańsk <biuro@klub.pl> ', { name: 'Aikido Gdańsk', address: 'biuro@klub.pl' }],
  ['"Klub, biuro" <biuro@klub.pl>', { name: 'Klub, biuro', address: 'biuro@klub.pl' }],
  ['<biuro@klub.pl>', { name: null, address: 'biuro@klub.pl' }],
  ['', null],
])('MAIL_FROM=%j is one sender', (given, sender) => {
  expect(loadConfig({ MAIL_FROM: given }).mailFrom).toEqual(sender);
});

test.each([
  'klub.pl',
  'Aikido Gdańsk',
  'biuro@klub.pl, inny@klub.pl',
  'Klub, biuro <biuro@klub.pl>',
  'Klub <biuro@klub.pl> <inny@klub.pl>',
  'Klub\r\nBcc: obcy@example.org <biuro@klub.pl>',
  'Klub <biuro@klub.pl\nBcc:obcy@example.org>',
  'Klub <>',
])('MAIL_FROM=%j is none', (given) => {
  expect(refusal({ MAIL_FROM: given })).toContain('MAIL_FROM: expected one address');
});
