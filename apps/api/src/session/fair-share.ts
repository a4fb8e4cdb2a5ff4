import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../http/problem.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** What one user has under way. */
interface Share {
  running: number;
  /** How those that wait go on, in their order. */
  waiting: Set<(error?: Error) => void>;
}

/** What a browser asks for at once, and some more; the connections to the database are for all. */
const AT_ONCE = 8;
/** The number of lists alone, which have fewer connections. */
const LISTS_AT_ONCE = 4;
/** What the programs of a user have, all together, beside what the user has: one that runs in circles is not in their way. */
const PROGRAMS_AT_ONCE = 2;
const MOST_WAITING = 60;
/** When it is worth trying again. */
const SECONDS = 1;

/**
 * The share of each user: only so many of their requests are worked on at a time, and the next wait until one is over,
 * before they take anything that others may need. Where the caller has gone, nothing is begun.
 */
export const fairShare = fp<{ atOnce?: number; mostWaiting?: number; metrics: Metrics }>(
  async (app: FastifyInstance, { atOnce = AT_ONCE, mostWaiting = MOST_WAITING, metrics }) => {
    const lists = Math.min(atOnce, LISTS_AT_ONCE);
    const shares = new Map<string, Share>();
    const refused = metrics.count('http_requests_refused_total', { reason: 'share' });
    const refusal = () => new Problem(503, 'unavailable', { values: { seconds: SECONDS } });

    function leave(holder: string, share: Share): void {
      const [next] = share.waiting;
      if (next) next();
      else {
        share.running -= 1;
        if (share.running === 0) shares.delete(holder);
      }
    }

    app.addHook('onRequest', ({ viewer, work, routeOptions }, reply, done) => {
      if (!viewer) return done();
      const { isList } = routeOptions.config;
      const party = viewer.token ? `programs of ${viewer.id}` : viewer.id;
      const holder = isList ? `lists of ${party}` : party;
      const most = Math.min(viewer.token ? PROGRAMS_AT_ONCE : atOnce, isList ? lists : atOnce);
      const share = shares.get(holder) ?? { running: 0, waiting: new Set() };
      if (share.waiting.size >= mostWaiting) {
        refused.value += 1;
        return done(refusal());
      }
      if (share.running < most) {
        shares.set(holder, share);
        share.running += 1;
        work.atAnswer.push(() => leave(holder, share));
        return done();
      }
      const goOn = (error?: Error) => {
        share.waiting.delete(goOn);
        if (!error) work.atAnswer.push(() => leave(holder, share));
        done(error);
      };
      share.waiting.add(goOn);
      reply.raw.once('close', () => {
        if (share.waiting.has(goOn)) goOn(refusal());
      });
    });
  },
  { name: 'fair-share', dependencies: ['work'] },
);
