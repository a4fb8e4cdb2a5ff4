import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '../http/problem.ts';

/** What one user has under way. */
interface Share {
  running: number;
  /** How those that wait go on, in their order. */
  waiting: Set<(error?: Error) => void>;
}

/** A page asks for as much at once; the connections to the database are for all. */
const AT_ONCE = 4;
const MOST_WAITING = 60;
/** When it is worth trying again. */
const SECONDS = 1;

/**
 * Of one user only so many requests are worked on at a time: the next wait until one is over, before they take
 * anything that others may need. Where the caller has gone, nothing is begun.
 */
export const fairShare = fp<{ atOnce?: number; mostWaiting?: number }>(
  async (app: FastifyInstance, { atOnce = AT_ONCE, mostWaiting = MOST_WAITING }) => {
    const shares = new Map<string, Share>();
    const refusal = () => new Problem(503, 'unavailable', { values: { seconds: SECONDS } });

    function leave(user: string, share: Share): void {
      const [next] = share.waiting;
      if (next) next();
      else {
        share.running -= 1;
        if (share.running === 0) shares.delete(user);
      }
    }

    app.addHook('onRequest', ({ viewer, work }, reply, done) => {
      if (!viewer) return done();
      const { id } = viewer;
      const share = shares.get(id) ?? { running: 0, waiting: new Set() };
      if (share.waiting.size >= mostWaiting) return done(refusal());
      if (share.running < atOnce) {
        shares.set(id, share);
        share.running += 1;
        work.atEnd.push(() => leave(id, share));
        return done();
      }
      const goOn = (error?: Error) => {
        share.waiting.delete(goOn);
        if (!error) work.atEnd.push(() => leave(id, share));
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
