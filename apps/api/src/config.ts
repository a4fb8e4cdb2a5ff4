import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { type FederationProfile, federationProfiles } from './federation.ts';

/** A text of the club's own that people are asked to accept, and which edition of it. */
export interface ClubText {
  url: string;
  version: string;
}

/** Whom mails are from; without a name of its own it is the club's. */
export interface Sender {
  name: string | null;
  address: string;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Where the nightly backup goes; null: none is made. */
  backupDir: string | null;
  databaseUrl: string | null;
  /** The RabbitMQ through which the servers of one club tell each other of changes; null where one serves it alone. */
  brokerUrl: string | null;
  publicUrl: string;
  apiPrefix: string;
  clubName: string;
  clubTimezone: string;
  federationProfile: FederationProfile;
  adminPassword: string | null;
  /** The key that seals what a copy of the database alone must not hold; null where it lies in the data folder. */
  encryptionKey: Buffer | null;
  demo: boolean;
  oauthClientSecret: string;
  smtpUrl: string | null;
  /** Whom mails are from; null: the account that sends them. */
  mailFrom: Sender | null;
  /** The settings of signing in with Google; null while it is not set up. */
  google: { issuer: string; clientId: string; clientSecret: string } | null;
  /** The addresses of this club’s pages that a sign-in may return to, compared to the letter. */
  redirectAllowlist: readonly string[];
  /** The rules that members agree to, and what becomes of their data; null while the club asks for neither. */
  terms: ClubText | null;
  privacy: ClubText | null;
  /** Who may say for whom they speak, in X-Forwarded-For: addresses and networks, or `loopback`. */
  trustedProxies: string[];
  /** Where webhooks may go beside the public internet, and in clear: addresses, networks, or `loopback`. */
  webhookNetworks: string[];
  /** Where push services may be beside the public internet, and in clear, as `webhookNetworks`: members name them, not administrators. */
  pushNetworks: string[];
  /** A raw token is taken from the address too, not only a single-use ticket. */
  allowQueryToken: boolean;
  /** Who holds a right that ends in 4Admin must sign in with a second factor. */
  requireSecondFactor: boolean;
  /** The number of days that an access token of a user works for at the longest. */
  accessTokenDays: number;
  /** The secret of what reads the metrics without signing in; null: only who holds the right may. */
  metricsToken: string | null;
  logLevel: 'INFO' | 'WARN' | 'ERROR';
}

/** A setting that can't be used; the message names it, says what was wrong and what would be right. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

const logLevels = ['INFO', 'WARN', 'ERROR'] as const;

/** Each environment name, its default and the check of its value (design.md, Configuration). */
const settings = {
  PORT: setting('8080', (text) => integerBetween(text, 0, 65_535)),
  HOST: setting('127.0.0.1', hostName),
  DATA_DIR: setting('./data', (text) => resolve(matching(text, /\S/, 'the name of a folder'))),
  BACKUP_DIR: setting('', (text) => (text === '' ? null : resolve(text))),
  DATABASE_URL: setting('', (text) => (text === '' ? null : urlOf(text, ['postgres:', 'postgresql:']))),
  BROKER_URL: setting('', (text) => (text === '' ? null : urlOf(text, ['stomp:', 'stomp+ssl:']))),
  PUBLIC_URL: setting('', (text) =>
    text === '' ? null : urlOf(text, ['http:', 'https:']).replace(/\/+$/, ''),
  ),
  API_PREFIX: setting('/api', (text) => matching(text, /^(\/[a-z0-9-]+)+$/, 'a path such as /api')),
  CLUB_NAME: setting('Aikido Gdańsk', (text) => matching(text.trim(), /^.{1,100}$/u, '1 to 100 characters')),
  CLUB_TIMEZONE: setting('Europe/Warsaw', timeZone),
  FEDERATION_PROFILE: setting('PFA', (text) => oneOf(text, federationProfiles)),
  // Whether it is good enough is judged where it becomes a password: at the first start.
  ADMIN_PASSWORD: setting('', (text) => text || null),
  ENCRYPTION_KEY: setting('', (text) =>
    text === ''
      ? null
      : Buffer.from(
          matching(text, /^[A-Za-z0-9+/]{43}=$/, '32 random bytes in Base64, 44 characters'),
          'base64',
        ),
  ),
  DEMO: setting('', onOrOff),
  OAUTH_CLIENT_SECRET: setting('', (text) => text),
  SMTP_URL: setting('', (text) => (text === '' ? null : urlOf(text, ['smtp:', 'smtps:']))),
  MAIL_FROM: setting('', (text) => (text.trim() === '' ? null : sender(text.trim()))),
  GOOGLE_ISSUER: setting('https://accounts.google.com', (text) => urlOf(text, ['https:', 'http:'])),
  GOOGLE_CLIENT_ID: setting('', (text) => text),
  GOOGLE_CLIENT_SECRET: setting('', (text) => text),
  REDIRECT_ALLOWLIST: setting('', (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((url) => urlOf(url, ['http:', 'https:'])),
  ),
  TERMS_URL: setting('', webAddress),
  TERMS_VERSION: setting('', edition),
  PRIVACY_URL: setting('', webAddress),
  PRIVACY_VERSION: setting('', edition),
  TRUSTED_PROXIES: setting('loopback', networks),
  WEBHOOK_NETWORKS: setting('', networks),
  PUSH_NETWORKS: setting('', networks),
  ALLOW_QUERY_TOKEN: setting('', onOrOff),
  REQUIRE_SECOND_FACTOR: setting('', onOrOff),
  ACCESS_TOKEN_DAYS: setting('366', (text) => integerBetween(text, 1, 3_660)),
  METRICS_TOKEN: setting('', (text) =>
    text === ''
      ? null
      : matching(text, /^[\w.~+/-]{32,}=*$/, '32 letters and digits or more, as openssl rand -hex 32 gives'),
  ),
  LOG_LEVEL: setting('INFO', (text) => oneOf(text, logLevels)),
};

/** The names of all settings, as the environment has them. */
export const settingNames: readonly string[] = Object.keys(settings);

/** @throws {ConfigError} naming every bad value at once. */
export function loadConfig(environment: Environment): Config {
  const problems = misspelled(environment);
  const read = <T>(name: keyof typeof settings, { fallback, check }: Setting<T>): T => {
    try {
      return check(environment[name] ?? fallback);
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
      return undefined as T;
    }
  };
  const port = read('PORT', settings.PORT);
  const publicUrl = read('PUBLIC_URL', settings.PUBLIC_URL) ?? `http://localhost:${port}`;
  const googleId = read('GOOGLE_CLIENT_ID', settings.GOOGLE_CLIENT_ID);
  const googleSecret = read('GOOGLE_CLIENT_SECRET', settings.GOOGLE_CLIENT_SECRET);
  const googleIssuer = read('GOOGLE_ISSUER', settings.GOOGLE_ISSUER);
  if (Boolean(googleId) !== Boolean(googleSecret)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both, or neither');
  }
  const readText = (name: 'TERMS' | 'PRIVACY'): ClubText | null => {
    const [url, version] = [`${name}_URL`, `${name}_VERSION`].map((each) =>
      read(each as 'TERMS_URL', settings[each as 'TERMS_URL']),
    );
    if ((url === null) !== (version === null))
      problems.push(`${name}_URL and ${name}_VERSION: set both, or neither`);
    return url && version ? { url, version } : null;
  };
  const config: Config = {
    port,
    host: read('HOST', settings.HOST),
    dataDir: read('DATA_DIR', settings.DATA_DIR),
    backupDir: read('BACKUP_DIR', settings.BACKUP_DIR),
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    brokerUrl: read('BROKER_URL', settings.BROKER_URL),
    publicUrl,
    apiPrefix: read('API_PREFIX', settings.API_PREFIX),
    clubName: read('CLUB_NAME', settings.CLUB_NAME),
    clubTimezone: read('CLUB_TIMEZONE', settings.CLUB_TIMEZONE),
    federationProfile: read('FEDERATION_PROFILE', settings.FEDERATION_PROFILE),
    adminPassword: read('ADMIN_PASSWORD', settings.ADMIN_PASSWORD),
    encryptionKey: read('ENCRYPTION_KEY', settings.ENCRYPTION_KEY),
    demo: read('DEMO', settings.DEMO),
    oauthClientSecret: read('OAUTH_CLIENT_SECRET', settings.OAUTH_CLIENT_SECRET),
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM),
    google: googleId ? { issuer: googleIssuer, clientId: googleId, clientSecret: googleSecret } : null,
    redirectAllowlist: [
      `${publicUrl}/code-ret`,
      ...(read('REDIRECT_ALLOWLIST', settings.REDIRECT_ALLOWLIST) ?? []),
    ],
    terms: readText('TERMS'),
    privacy: readText('PRIVACY'),
    trustedProxies: read('TRUSTED_PROXIES', settings.TRUSTED_PROXIES),
    webhookNetworks: read('WEBHOOK_NETWORKS', settings.WEBHOOK_NETWORKS),
    pushNetworks: read('PUSH_NETWORKS', settings.PUSH_NETWORKS),
    allowQueryToken: read('ALLOW_QUERY_TOKEN', settings.ALLOW_QUERY_TOKEN),
    requireSecondFactor: read('REQUIRE_SECOND_FACTOR', settings.REQUIRE_SECOND_FACTOR),
    accessTokenDays: read('ACCESS_TOKEN_DAYS', settings.ACCESS_TOKEN_DAYS),
    metricsToken: read('METRICS_TOKEN', settings.METRICS_TOKEN),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  };
  if (problems.length > 0)
    throw new ConfigError(`The configuration can't be used.\n  ${problems.join('\n  ')}`);
  return config;
}

interface Setting<T> {
  fallback: string;
  check: (text: string) => T;
}

function setting<T>(fallback: string, check: (text: string) => T): Setting<T> {
  return { fallback, check };
}

/** First words of our settings with which those of other programs begin too. */
const sharedWords = [
  'ACCESS',
  'HOST',
  'PORT',
  'DATABASE',
  'PUBLIC',
  'API',
  'GOOGLE',
  'REDIRECT',
  'ALLOW',
  'METRICS',
  'WEBHOOK',
  'PUSH',
  'LOG',
];

/** What Kubernetes tells a container of the services beside it, whatever they are called. */
const ofKubernetes =
  /^\w+_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_\w+)?|PORT=\w+:\/\/.*)(=|$)/;

/** A slip such as DATABASE_URI would silently start another database, so what looks like a setting of ours is refused. */
function misspelled(environment: Environment): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (Object.hasOwn(settings, name) || ofKubernetes.test(`${name}=${value}`)) return [];
    const meant = meantBy(name.replace(/[^a-z0-9]+/gi, '_').toUpperCase());
    return meant ? [`${name}: there is no such setting; ${meant} is meant?`] : [];
  });
}

/** The setting that a name was meant for: the nearest by its letters, or of its family that with most of its words. */
function meantBy(name: string): string | undefined {
  const known = Object.keys(settings);
  const bare = name.replace(/^TATAMI_/, '');
  const words = bare.split('_');
  const steps = (candidate: string) =>
    Math.min(distance(candidate, bare), distance(candidate.replaceAll('_', ''), bare.replaceAll('_', '')));
  const [nearest = ''] = known.toSorted((one, other) => steps(one) - steps(other));
  if (steps(nearest) <= (nearest.length >= 8 ? 2 : 0)) return nearest;
  const inCommon = (candidate: string) => candidate.split('_').filter((word) => words.includes(word)).length;
  const [meant] = (name === bare ? familyOf(words) : known).toSorted(
    (one, other) => inCommon(other) - inCommon(one) || steps(one) - steps(other),
  );
  return meant;
}

/** Our settings that begin with the same word or a longer one, unless the name is as likely another program's. */
function familyOf([first = '', ...rest]: string[]): string[] {
  const family = Object.keys(settings).filter((candidate) => {
    const [word = ''] = candidate.split('_');
    return word === first || (first.length >= 5 && word.startsWith(first));
  });
  const familiar = rest.filter((word) => family.some((candidate) => candidate.split('_').includes(word)));
  const isOurs = sharedWords.includes(first) ? familiar.length > rest.length / 2 : rest.length > 0;
  return isOurs ? family : [];
}

function webAddress(text: string): string | null {
  return text === '' ? null : urlOf(text, ['https:', 'http:']);
}

/** One address, or one with a name before it (RFC 5322 §3.4); a line break or a second address is none. */
function sender(text: string): Sender {
  const [, quoted, plain, inBrackets, bare] =
    /^(?:(?:(?:"([^"\\\p{Cc}]{1,100})"|([^"<>@,;:\\\p{Cc}]{1,100}?)) *)?<([^<>]+)>|([^<>\s]+))$/u.exec(
      text,
    ) ?? [];
  const address = inBrackets ?? bare ?? '';
  if (!isMailAddress(address))
    throw new Error(`expected one address, as biuro@klub.pl or Aikido Gdańsk <biuro@klub.pl>`);
  return { name: (quoted ?? plain)?.trim() || null, address };
}

/** Whether it is one mail address and nothing else: a line break or a comma in it could add others. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]{1,255}$/u.test(text);

function edition(text: string): string | null {
  return text === '' ? null : matching(text, /^[\w.-]{1,20}$/, '1 to 20 letters, digits, dots or hyphens');
}

function integerBetween(text: string, from: number, to: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new Error(`"${text}" is not a whole number from ${from} to ${to}`);
  return value;
}

function onOrOff(text: string): boolean {
  return oneOf(text, ['', '0', '1'] as const) === '1';
}

function hostName(text: string): string {
  if (isIP(text) === 0 && !/^[a-z0-9.-]+$/i.test(text))
    throw new Error(`"${text}" is not an address or a host name`);
  return text;
}

/** Addresses and networks, with commas between. */
function networks(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(network);
}

/** One that holds every address would let anybody say that they are somebody else, and be asked for anything. */
function network(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isNetwork = bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= most);
  if (text !== 'loopback' && (most === 0 || !isNetwork || rest.length > 0))
    throw new Error(`"${text}" is not an address, a network such as 10.0.0.0/8, or loopback`);
  return text;
}

function urlOf(text: string, protocols: string[]): string {
  const url = URL.parse(text);
  // The text itself may hold a password: it is not repeated.
  if (!url || !protocols.includes(url.protocol))
    throw new Error(`not a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return text;
}

function matching(text: string, pattern: RegExp, expected: string): string {
  if (!pattern.test(text)) throw new Error(`expected ${expected}`);
  return text;
}

function oneOf<const T extends string>(text: string, choices: readonly T[]): T {
  if (!(choices as readonly string[]).includes(text))
    throw new Error(`"${text}" is not one of ${choices.filter(Boolean).join(', ')}`);
  return text as T;
}

function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`"${text}" is not an IANA time zone such as Europe/Warsaw`);
  }
}
