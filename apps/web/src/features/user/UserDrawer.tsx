import { ClubApiError, type Entity } from '@tatami/sdk';
import { RowDrawer } from '@tatami/tables/RowDrawer';
import type { RowDrawerProps } from '@tatami/tables/table';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Checkbox } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useState } from 'react';
import { Acceptances } from '../../lib/acceptance/Acceptances.tsx';
import { inviteUser } from '../../lib/account/new-account.ts';
import { useInvitedText } from '../../lib/account/use-invited-text.ts';
import { PictureField } from '../../lib/face/PictureField.tsx';
import { GroupsField } from './GroupsField.tsx';
import { joinGroups } from './join-groups.ts';
import { UserGroups } from './UserGroups.tsx';
import { UserInvitation } from './UserInvitation.tsx';
import { UserPersons } from './UserPersons.tsx';

/** Somebody who may sign in. A new one is invited by mail, and is in their groups from the start; the address may name one. */
export function UserDrawer({ entity, onSaved, ...drawer }: RowDrawerProps<'user'>) {
  const { t, format } = useI18n();
  const invited = useInvitedText();
  const { has } = useViewer();
  const { params } = useSearchParams();
  const [groups, setGroups] = useState<readonly string[]>(params.getAll('group'));
  const [isInvited, setIsInvited] = useState(true);

  async function welcome(user: Entity<'user'>) {
    try {
      await joinGroups(user.id, groups);
      if (isInvited) await inviteUser(user.id);
      onSaved(user, isInvited ? invited(user.email) : undefined);
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      // The user is there; what is missing can be done from the list.
      onSaved(user, t('user.savedPartly', { reason: error.message }));
    }
  }

  return (
    <RowDrawer
      {...drawer}
      entity={entity}
      onSaved={(user, message) => (entity ? onSaved(user, message) : void welcome(user))}
    >
      {entity ? (
        <>
          {entity.bouncedAt && (
            <Banner tone="warning">
              {t('user.bounced', {
                day: format.dateOf(entity.bouncedAt, 'dayMonth'),
                reply: entity.bounceReason?.split(' ')[1] ?? '550',
              })}
            </Banner>
          )}
          <PictureField
            of="user"
            person={entity}
            size={72}
            label={t(entity.picture ? 'user.picture.change' : 'user.picture.add')}
          />
          {has('Student:Read') && has('Guardian:Read') && <UserPersons user={entity} />}
          {has('UserInGroupRight:Read') && <UserGroups user={entity.id} />}
          <Acceptances of={entity} />
          <UserInvitation user={entity} />
        </>
      ) : (
        <>
          {has('UserInGroupRight:Write') && <GroupsField value={groups} onValueChange={setGroups} />}
          <Checkbox
            label={t('user.inviteByMail')}
            hint={t('user.inviteByMail.hint')}
            checked={isInvited}
            onCheckedChange={setIsInvited}
          />
        </>
      )}
    </RowDrawer>
  );
}
