/**
 * Everything that the server tells of itself beside what Node does: its name and unit by the conventions of Prometheus, what
 * it is, and by what it is told apart. What tells apart is known beforehand, and never an id, a name or an address of
 * somebody's: each value is a series that is kept for as long as the server runs.
 */
export const catalogue = {
  http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Time from a request to the end of its answer, by route; * is any address without one.',
    labels: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  },
  http_requests_in_progress: {
    kind: 'gauge',
    help: 'Requests that are worked on, or whose answer is being sent.',
    labels: [],
  },
  http_requests_refused_total: {
    kind: 'counter',
    help: 'Requests that were told to come again, as too much was under way: of all (full) or of one user (share).',
    labels: ['reason'],
  },
  tatami_realtime_connections: { kind: 'gauge', help: 'WebSocket connections of this server.', labels: [] },
  tatami_realtime_subscriptions: {
    kind: 'gauge',
    help: 'Destinations that the connections listen to.',
    labels: [],
  },
  tatami_realtime_messages_total: {
    kind: 'counter',
    help: 'Messages that were told, whoever heard them.',
    labels: [],
  },
  tatami_realtime_deliveries_total: {
    kind: 'counter',
    help: 'Messages that were sent, one for each who heard it.',
    labels: [],
  },
  tatami_realtime_catch_ups_total: {
    kind: 'counter',
    help: 'Subscriptions of those who may have missed something, by what they were told: nothing, what they missed (messages), or to read anew (refetch).',
    labels: ['answer'],
  },
  tatami_realtime_closes_total: {
    kind: 'counter',
    help: 'Connections that ended, by why.',
    labels: ['reason'],
  },
  tatami_realtime_lag_seconds: {
    kind: 'histogram',
    help: 'Time from when the server hears that a change is stored to when it has sent it: to who may read all of the table (all), or what is theirs (own).',
    labels: ['audience'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
  },
  tatami_peers_connected: {
    kind: 'gauge',
    help: 'Whether RabbitMQ, which leads to the other servers, can be reached: 1 or 0; also 0 where there is none.',
    labels: [],
  },
  tatami_peers_news_total: {
    kind: 'counter',
    help: 'What servers tell each other, by what became of it: sent to the others, received from them, asked for again as it had not come, or lost, so that everybody was told to read anew.',
    labels: ['event'],
  },
  tatami_jobs: {
    kind: 'gauge',
    help: 'What is to be done later, by queue and by whether it waits, is under way, or is stuck: tried no more by itself. It is of all servers, and up to ten seconds old.',
    labels: ['queue', 'state'],
  },
  tatami_database_connections: {
    kind: 'gauge',
    help: 'Connections to PostgreSQL, those of lists apart.',
    labels: ['pool', 'state'],
  },
  tatami_database_waiting: {
    kind: 'gauge',
    help: 'Who waits for a connection to PostgreSQL.',
    labels: ['pool'],
  },
  tatami_password_hashes_in_progress: {
    kind: 'gauge',
    help: 'Passwords that argon2 is working on.',
    labels: [],
  },
  tatami_password_hashes_waiting: {
    kind: 'gauge',
    help: 'Passwords that wait for argon2.',
    labels: [],
  },
  tatami_password_hashes_total: {
    kind: 'counter',
    help: 'Passwords that argon2 was asked for, by whether they were worked on (done) or too many waited (refused).',
    labels: ['result'],
  },
  tatami_push_tries_total: {
    kind: 'counter',
    help: 'Messages that were sent to push services of browsers, by whether the service took them (delivered) or not (failed).',
    labels: ['result'],
  },
  tatami_webhook_tries_total: {
    kind: 'counter',
    help: 'Messages that were sent to webhooks, by whether the receiver took them (delivered) or not (failed).',
    labels: ['result'],
  },
} as const satisfies Record<string, Described>;

interface Described {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
  /** The upper bounds of a histogram. */
  buckets?: readonly number[];
}

type Catalogue = typeof catalogue;

/** The names of one kind. */
export type NameOf<Kind extends Described['kind']> = {
  [Name in keyof Catalogue]: Catalogue[Name]['kind'] extends Kind ? Name : never;
}[keyof Catalogue];

/** A value for each label of the name. */
export type LabelsOf<Name extends keyof Catalogue> = Record<Catalogue[Name]['labels'][number], string>;
