import { ClubApiError } from '@tatami/sdk';
import { Checkbox, Columns, Select, TextField } from '@tatami/ui';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { RemoveAction } from '../../lib/form/RemoveAction.tsx';
import { tidyPhone } from '../../lib/form/tidy.ts';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { languages } from '../../lib/i18n/languages.ts';
import type { EntityDrawerProps } from '../../lib/list/EntityListPage.tsx';
import { useViewer } from '../../lib/viewer.ts';
import { GroupsField } from './GroupsField.tsx';
import { inviteUser, joinGroups } from './new-user.ts';
import { UserGroups } from './UserGroups.tsx';
import { UserInvitation } from './UserInvitation.tsx';
import { reachableStatuses, type UserStatus } from './user-list.ts';

/** Somebody who may sign in. A new one is invited by mail, and is in their groups from the start. */
export function UserDrawer({ entity, onClose, onSaved, onRemoved }: EntityDrawerProps<'user'>) {
  const { t } = useI18n();
  const { has } = useViewer();
  const [groups, setGroups] = useState<readonly string[]>([]);
  const [isInvited, setIsInvited] = useState(true);
  const form = useEntityForm({
    table: 'user',
    initial: entity ?? {
      username: '',
      email: '',
      firstName: '',
      lastName: '',
      language: 'pl',
      status: 'invited',
    },
    onSaved: async ({ id, email }) => {
      if (entity) return onSaved();
      try {
        await joinGroups(id, groups);
        if (isInvited) await inviteUser(id);
        onSaved(isInvited ? t('users.invited', { email }) : undefined);
      } catch (error) {
        if (!(error instanceof ClubApiError)) throw error;
        // The user is there; what is missing can be done from the list.
        onSaved(t('users.savedPartly', { reason: error.detail }));
      }
    },
  });
  const status: UserStatus = entity?.status ?? 'invited';

  return (
    <FormDrawer
      title={entity ? `${entity.firstName} ${entity.lastName}` : t('users.add')}
      form={form}
      onClose={onClose}
    >
      <Columns layout={2} space={16}>
        <TextField label={t('user.firstName')} autoComplete="off" {...form.text('firstName')} />
        <TextField label={t('user.lastName')} autoComplete="off" {...form.text('lastName')} />
      </Columns>
      <TextField
        label={t('user.username')}
        hint={t('user.username.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('username', (typed) => typed.trim().toLowerCase())}
      />
      <Columns layout={2} space={16}>
        <TextField label={t('user.email')} type="email" autoComplete="off" {...form.text('email')} />
        <TextField label={t('user.phone')} type="tel" autoComplete="off" {...form.text('phone', tidyPhone)} />
        <Select
          label={t('user.language')}
          options={languages.map((language) => ({ value: language, label: t(`language.${language}`) }))}
          {...form.text('language')}
        />
        {entity && (
          <Select
            label={t('user.status')}
            options={reachableStatuses(status).map((each) => ({
              value: each,
              label: t(`user.status.${each}`),
            }))}
            {...form.text('status')}
          />
        )}
      </Columns>
      {entity ? (
        <>
          {has('UserInGroupRight:Read') && <UserGroups user={entity.id} />}
          <UserInvitation user={entity} />
          <RemoveAction
            label={t('user.remove')}
            title={t('user.remove.title', { name: `${entity.firstName} ${entity.lastName}` })}
            description={t('user.remove.text')}
            remove={() => club.table('user').remove(entity.id)}
            onRemoved={onRemoved}
          />
        </>
      ) : (
        <>
          {has('UserInGroupRight:Write') && <GroupsField value={groups} onValueChange={setGroups} />}
          <Checkbox
            label={t('users.invite')}
            hint={t('users.invite.hint')}
            checked={isInvited}
            onCheckedChange={setIsInvited}
          />
        </>
      )}
    </FormDrawer>
  );
}
