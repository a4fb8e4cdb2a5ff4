import type { Profile } from '@tatami/sdk';
import { userRules } from '@tatami/sdk/rules/user';
import { formLabels } from '@tatami/tables/form-labels';
import { tidyPhone } from '@tatami/tables/tidy';
import { useEntityForm } from '@tatami/tables/use-entity-form';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Card, DescriptionList, Link, Stack, Text, useToast } from '@tatami/ui';
import { RecordForm } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { languages } from '@tatami/web-runtime/languages';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useEffect, useEffectEvent, useId } from 'react';
import { Acceptances } from '../../../lib/acceptance/Acceptances.tsx';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { forgetViewer } from '../../../lib/viewer.ts';
import { profileQuery } from './profile-queries.ts';

/** What people may change of themselves; the rest is the club's to change. */
export function DataCard({ profile }: { profile: Profile }) {
  const { t, setLanguage } = useI18n();
  const { refresh } = useNavigation();
  const toast = useToast();
  const id = useId();
  const { values, change, errors, failure, merged, submit, rebase, isSaving, isDirty } = useEntityForm({
    rules: userRules,
    initial: profile,
    async save({ firstName, lastName, phone, language }) {
      const body = { firstName, lastName, phone: phone || null, ...(language && { language }) };
      return dataOf(await club.api.PUT('/authinfo/profile', { body }));
    },
    async onSaved(saved) {
      toast({ message: t('form.saved') });
      queryClient.setQueryData(profileQuery.queryKey, saved);
      if (saved.language !== profile.language) setLanguage(saved.language);
      // The name stands in the top bar too.
      forgetViewer();
      await refresh();
    },
  });

  // A new picture and the language in the top bar change the profile too; what is typed here stays.
  const follow = useEffectEvent((stored: Profile) => {
    const { version, language } = stored;
    if (version === values.version) return;
    if (isDirty) change({ version, language });
    else rebase(stored);
  });
  useEffect(() => follow(profile), [profile]);

  return (
    <Card title={t('profile.data')}>
      <Stack space={20}>
        <DescriptionList
          items={[
            { term: t('login.username'), value: profile.username },
            { term: t('register.email'), value: <Email of={profile} /> },
          ]}
        />
        <Acceptances of={profile} />
        <RecordForm
          id={id}
          rows={[
            {
              fields: [
                {
                  ...{ kind: 'text', name: 'firstName', label: t('person.firstName'), required: true },
                  autoComplete: 'given-name',
                },
                {
                  ...{ kind: 'text', name: 'lastName', label: t('person.lastName'), required: true },
                  autoComplete: 'family-name',
                },
              ],
            },
            {
              fields: [
                {
                  ...{ kind: 'tel', name: 'phone', label: t('person.phone'), placeholder: '601 234 567' },
                  ...{ autoComplete: 'tel', tidy: tidyPhone },
                },
                {
                  ...{ kind: 'choice', name: 'language', label: t('profile.language'), settled: true },
                  hint: t('profile.language.hint'),
                  options: languages.map((value) => ({ value, label: t(`language.${value}`) })),
                },
              ],
            },
          ]}
          {...{ values, errors, failure, merged }}
          onValueChange={(name, value) => change({ [name]: value })}
          onSubmit={submit}
          labels={formLabels(t)}
        />
        <div>
          <Button type="submit" form={id} loading={isSaving}>
            {t('form.save')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** The first administrator has had nobody to ask: until they say where mail reaches them, none does. */
function Email({ of: { id, email } }: { of: Profile }) {
  const { t } = useI18n();
  const { has } = useViewer();
  if (!email.endsWith('.localdomain') || !has('User:Read') || !has('User:Write')) return email;
  return (
    <Stack space={4}>
      {email}
      <Text size="small" tone="muted">
        {t('profile.email.nowhere')} <Link href={`/adm/user?edit=${id}`}>{t('profile.email.tell')}</Link>
      </Text>
    </Stack>
  );
}
