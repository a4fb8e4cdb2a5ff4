import { choices } from '@tatami/web-runtime/consent';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { readSubscription, subscribe } from './browser-push.ts';
import { pushDevicesQuery } from './profile-queries.ts';

/** Who has turned notifications on here last: nobody else is to hear by what they have allowed. */
const storageKey = 'tatami.push';

/**
 * Lets the person hear on this device, where the browser allows it.
 *
 * @throws {DOMException} when the browser's push service can't be reached
 * @throws {ClubApiError} when the server refuses it
 */
export async function turnOnPush(user: string, publicKey: string): Promise<void> {
  // Before there is a subscription, which would else be taken for somebody else's (`keepPush`).
  choices().setItem(storageKey, user);
  await tell(await subscribe(publicKey));
}

/** Lets the person hear no more on a device of theirs; on this one the browser forgets it too. */
export async function turnOffPush(id: string, isHere: boolean): Promise<void> {
  await club.api.DELETE('/authinfo/push-devices/{id}', { params: { path: { id } } });
  if (isHere) await forget();
  await queryClient.invalidateQueries(pushDevicesQuery);
}

/**
 * Sees to it that who hears on this device is who is signed in here. They hear on after they have signed in anew, or the browser
 * has another address; what somebody else has allowed ends.
 */
export async function keepPush(user: string): Promise<void> {
  const by = choices().getItem(storageKey);
  const subscription = await readSubscription();
  if (!subscription && by !== user) return;
  const { publicKey, mayHear, devices } = await queryClient.fetchQuery(pushDevicesQuery);
  const isTheirs = by === user || devices.some(({ current }) => current);
  if (!isTheirs) await forget();
  else if (mayHear && Notification.permission === 'granted') await tell(await subscribe(publicKey));
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await club.api.PUT('/authinfo/push-devices', { body: { endpoint, keys: { p256dh, auth } } });
  await queryClient.invalidateQueries(pushDevicesQuery);
}

async function forget(): Promise<void> {
  choices().removeItem(storageKey);
  await (await readSubscription())?.unsubscribe();
}
