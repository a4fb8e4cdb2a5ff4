import type { Count, Metrics } from '../metrics/metrics.ts';
import { closeCodes } from './limits.ts';
import { type Fault, faults } from './stomp-error.ts';

const catchUps = ['nothing', 'messages', 'refetch'] as const;

/** Why a connection ended: the name of its close code, or where an ERROR frame said it, what that was about. */
type Reason = keyof typeof closeCodes | Fault;

/** What goes over the connections of this server, as it is counted. */
export interface Traffic {
  messages: Count;
  deliveries: Count;
  /** What those were told who may have missed something. */
  catchUps: Record<(typeof catchUps)[number], Count>;
  closed(code: number, fault?: Fault): void;
  /** Takes note of how long a change was on its way, in seconds. */
  lag: (seconds: number, to: { audience: 'all' | 'own' }) => void;
}

export function measureTraffic(metrics: Metrics): Traffic {
  const reasonOf = new Map(Object.entries(closeCodes).map(([reason, code]) => [code as number, reason]));
  const { refused, ...others } = closeCodes;
  const reasons = [...Object.keys(others), ...faults] as Reason[];
  const countEach = <Key extends string>(keys: readonly Key[], count: (key: Key) => Count) =>
    Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, Count>;
  const closes = countEach(reasons, (reason) => metrics.count('tatami_realtime_closes_total', { reason }));
  return {
    messages: metrics.count('tatami_realtime_messages_total', {}),
    deliveries: metrics.count('tatami_realtime_deliveries_total', {}),
    catchUps: countEach(catchUps, (answer) => metrics.count('tatami_realtime_catch_ups_total', { answer })),
    closed(code, fault) {
      closes[fault ?? (reasonOf.get(code) as Reason)].value += 1;
    },
    lag: metrics.time('tatami_realtime_lag_seconds'),
  };
}
