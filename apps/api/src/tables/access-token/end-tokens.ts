import type { WriteContext } from '../../table/definition.ts';
import { removeRows } from '../../table/door.ts';
import { lockRows } from '../../table/lock-row.ts';
import { accessTokenTable } from './access-token-table.ts';

/** How long it is shown, and said to who calls by it, that a token has expired, in days. */
const KEPT_DAYS = 30;

/** Ends all tokens of a user, in the transaction that holds the user's row. */
export async function endTokens(context: WriteContext, user: string): Promise<void> {
  await removeRows(
    context,
    accessTokenTable,
    await lockRows(context, accessTokenTable, 't."user" = $1', [user]),
  );
}

/** Ends one token, whoever asks. */
export async function endToken(context: WriteContext, id: string): Promise<void> {
  await removeRows(context, accessTokenTable, await lockRows(context, accessTokenTable, 't.id = $1', [id]));
}

/** Removes what has expired long ago. */
export async function sweepTokens(context: WriteContext): Promise<void> {
  const old = await lockRows(
    context,
    accessTokenTable,
    't.expires_at < $1::timestamptz - make_interval(days => $2)',
    [context.now.toISOString(), KEPT_DAYS],
  );
  await removeRows(context, accessTokenTable, old);
}
