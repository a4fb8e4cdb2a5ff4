import { ECDH } from 'node:crypto';
import { faultOf } from '../outbound/guarded-post.ts';

/** How a browser is reached, as its `PushSubscription.toJSON()` says (W3C, Push API). */
export interface Subscription {
  endpoint: string;
  keys: {
    /** The public key of the browser on the curve P-256, in Base64 for addresses. */
    p256dh: string;
    /** 16 bytes that only the browser and the club know (RFC 8291 §3.2). */
    auth: string;
  };
}

/** What of a subscription nothing can be sent to, if anything. */
export function faultyPart({ endpoint, keys }: Subscription): 'endpoint' | 'keys.p256dh' | null {
  const url = URL.parse(endpoint);
  if (!url || faultOf(url)) return 'endpoint';
  try {
    ECDH.convertKey(Buffer.from(keys.p256dh, 'base64url'), 'prime256v1');
    return null;
  } catch {
    return 'keys.p256dh';
  }
}
