import { type CalendarFeeds, createCalendarFeeds } from './calendar/feeds.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createMailer, type Mailer, senderOf } from './mail/mailer.ts';
import { createOutgoing, type Outgoing } from './mail/outgoing.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { networksOf } from './outbound/addresses.ts';
import { createGuardedPost } from './outbound/guarded-post.ts';
import { createPushDevices, type PushDevices } from './push/devices.ts';
import { createPushSender, type PushSender } from './push/push-sender.ts';
import { createWorkQueue, type WorkQueue } from './queue/queue.ts';
import { createAccessTokens } from './session/access-tokens.ts';
import { createGoogle, type Google } from './session/google.ts';
import { createKiosks } from './session/kiosks.ts';
import { createSeal } from './session/seal.ts';
import type { SessionServices } from './session/services.ts';
import { createSessions, type Sessions } from './session/sessions.ts';
import { createSingleUse } from './session/single-use.ts';
import { createThrottle } from './session/throttle.ts';
import { createChanges } from './table/changes.ts';
import type { TableServices } from './table/services.ts';
import { type Announcements, createAnnouncements } from './tables/announcement/index.ts';
import { type KnownProfile, knowProfile, withStoredName } from './tables/club-profile/index.ts';
import {
  createNoticeSender,
  createNotices,
  createWaysOut,
  type Notices,
  type WaysOut,
} from './tables/notice/index.ts';
import { createBounces } from './tables/user/index.ts';
import { createHealth } from './webhook/health.ts';
import { createWebhooks, type Webhooks } from './webhook/webhooks.ts';

export interface ServiceOptions {
  config: Config;
  database: Database;
  /** The clock; tests give their own. */
  now?: () => Date;
}

/** What the calls work with. */
export interface Services extends SessionServices, TableServices {
  announcements: Announcements;
  calendarFeeds: CalendarFeeds;
  clubProfile: KnownProfile;
  sessions: Sessions;
  mailer: Mailer;
  metrics: Metrics;
  notices: Notices;
  pushDevices: PushDevices;
  pushes: PushSender;
  outgoing: Outgoing;
  queue: WorkQueue;
  waysOut: WaysOut;
  webhooks: Webhooks;
  /** The client of Google; null while signing in with it is not set up. */
  google: Google | null;
}

/** The tables after whose change the next request of every session must see it. */
const shapingRights = new Set(['user', 'groupright', 'rightto', 'useringroupright', 'access-token']);

/** What the pages that show an access token hear when it was used. */
const USED = 'use';

export function createServices({
  config: settings,
  database,
  now = () => new Date(),
}: ServiceOptions): Services {
  const time = () => now().getTime();
  const changes = createChanges();
  const clubProfile = knowProfile({ database, changes, now });
  const config = withStoredName(settings, clubProfile);
  const seal = createSeal(config);
  const mailer = createMailer(config);
  const queue = createWorkQueue(database.url);
  const metrics = createMetrics();
  const outgoing = createOutgoing({
    ...{ queue, database, mailer, seal, now },
    ...createBounces({ config, database, changes, now }),
  });
  const countTries = (name: 'tatami_webhook_tries_total' | 'tatami_push_tries_total') => {
    const delivered = metrics.count(name, { result: 'delivered' });
    const failed = metrics.count(name, { result: 'failed' });
    return (isDelivered: boolean) => {
      (isDelivered ? delivered : failed).value += 1;
    };
  };
  const webhooks = createWebhooks({
    queue,
    database,
    changes,
    seal,
    now,
    post: createGuardedPost({ networks: networksOf(config.webhookNetworks) }),
    health: createHealth({ config, database, changes, now }),
    count: countTries('tatami_webhook_tries_total'),
  });
  const pushDevices = createPushDevices({ database, seal, now });
  const pushes = createPushSender({
    seal,
    post: createGuardedPost({ networks: networksOf(config.pushNetworks) }),
    contact: senderOf(config).address,
    now,
  });
  const count = countTries('tatami_push_tries_total');
  const waysOut = createWaysOut(config, seal);
  const sender = createNoticeSender({
    ...{ config, database, queue, outgoing, now, count, pushes, waysOut },
    devices: pushDevices,
  });
  const notices = createNotices({ changes, config, sender, now });
  const sessions = createSessions(database, {
    requireSecondFactor: config.requireSecondFactor,
    onNewDevice: notices.tellOfDevice,
    now: time,
  });
  const accessTokens = createAccessTokens(database, {
    requireSecondFactor: config.requireSecondFactor,
    onUse: ({ id, user, version }) =>
      changes.publish([{ table: 'access-token', id, verb: USED, version, row: { id, user } }], null),
    now: time,
  });
  sessions.onForget(accessTokens.forget);
  changes.subscribe((written) => {
    if (written.some(({ table, verb }) => shapingRights.has(table) && verb !== USED)) sessions.forget();
  });
  return {
    accessTokens,
    announcements: createAnnouncements({ config, database, changes, now, queue, outgoing, notices }),
    calendarFeeds: createCalendarFeeds({ config, database, seal, sessions, now }),
    clubProfile,
    config,
    database,
    seal,
    sessions,
    kiosks: createKiosks(database, { sessions, now: time }),
    changes,
    throttle: createThrottle(database, time),
    singleUse: createSingleUse(database, now),
    mailer,
    metrics,
    notices,
    pushDevices,
    pushes,
    queue,
    outgoing,
    waysOut,
    webhooks,
    google: config.google && createGoogle(config.google),
    now,
  };
}
