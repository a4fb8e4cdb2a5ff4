import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useState } from 'react';
import { connectAccount } from '../../../lib/account/connect-account.ts';
import { inviteUser, openAccount } from '../../../lib/account/new-account.ts';
import { unlinkedQuery, usersQuery } from '../first-run-queries.ts';

/** Somebody who can be invited: with an account that nobody has entered yet, or without one. */
export interface Invitee {
  id: string;
  name: string;
  email: string;
  /** What is done so that they can sign in. */
  invite: () => Promise<void>;
}

export type InvitationState = 'sent' | { failed: string };

/** Who gets an invitation, whom one was sent to already, and the way to send them. */
export function useInvitations() {
  const users = useQuery(usersQuery).data ?? [];
  const unlinked = useQuery(unlinkedQuery).data;
  const [states, setStates] = useState<ReadonlyMap<string, InvitationState>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  // Whoever was invited here has an account now: they are not told apart from those who wait for a mail otherwise.
  const invited = new Set([...states].flatMap(([id, state]) => (state === 'sent' ? [id] : [])));
  const all: Invitee[] = [
    ...users
      .filter(({ status }) => status === 'invited')
      .map(({ id, firstName, lastName, email }) => ({
        ...{ id, name: `${firstName} ${lastName}`, email },
        invite: () => inviteUser(id),
      })),
    ...(unlinked?.students ?? []).map(({ id, firstName, lastName, email }) => ({
      ...{ id, name: `${firstName} ${lastName}`, email: email ?? '' },
      async invite() {
        const user = await openAccount({ firstName, lastName, email: email ?? '' });
        await connectAccount(user.id, { table: 'student', ids: [id] });
      },
    })),
  ];
  const chosen = all.filter(({ id, email }) => !left.has(id) && !invited.has(email));

  /** One after the other: whoever can't be invited keeps nobody else from it. */
  async function send(): Promise<void> {
    setBusy(true);
    for (const { email, invite } of chosen) {
      try {
        await invite();
        setStates((before) => new Map(before).set(email, 'sent'));
      } catch (error) {
        if (!(error instanceof ClubApiError)) throw error;
        const failed = error.message;
        setStates((before) => new Map(before).set(email, { failed }));
      }
    }
    await refreshTables('user', 'student');
    setBusy(false);
  }

  return {
    ...{ all, chosen, states, isBusy, send, more: unlinked?.more ?? false },
    isChosen: (id: string) => !left.has(id),
    choose(id: string, isChosen: boolean) {
      const next = new Set(left);
      if (isChosen) next.delete(id);
      else next.add(id);
      setLeft(next);
    },
  };
}
