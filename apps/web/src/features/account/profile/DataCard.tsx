import type { Profile } from '@tatami/sdk';
import { userRules } from '@tatami/sdk/rules/user';
import { Button, Card, Columns, DescriptionList, Select, Stack, TextField, useToast } from '@tatami/ui';
import { useId } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { EntityFormFrame } from '../../../lib/form/EntityFormFrame.tsx';
import { tidyPhone } from '../../../lib/form/tidy.ts';
import { useEntityForm } from '../../../lib/form/use-entity-form.ts';
import { useI18n } from '../../../lib/i18n/i18n-context.ts';
import { languages } from '../../../lib/i18n/languages.ts';
import { useNavigation } from '../../../lib/router/navigation-context.ts';
import { forgetViewer } from '../../../lib/viewer.ts';
import { profileQuery } from './profile-queries.ts';

/** What people may change of themselves; the rest is the club's to change. */
export function DataCard({ profile }: { profile: Profile }) {
  const { t, setLanguage } = useI18n();
  const { refresh } = useNavigation();
  const toast = useToast();
  const id = useId();
  const form = useEntityForm({
    rules: userRules,
    initial: profile,
    async save({ firstName, lastName, phone, language }) {
      const body = { firstName, lastName, phone: phone ?? null, ...(language && { language }) };
      return dataOf(await club.api.PUT('/authinfo/profile', { body }));
    },
    async onSaved(saved) {
      toast({ message: t('form.saved') });
      if (saved.language !== profile.language) setLanguage(saved.language);
      // The name stands in the top bar too.
      forgetViewer();
      await refresh();
      queryClient.setQueryData(profileQuery.queryKey, saved);
    },
  });

  return (
    <Card title={t('profile.data')}>
      <Stack space={20}>
        <DescriptionList
          items={[
            { term: t('login.username'), value: profile.username },
            { term: t('register.email'), value: profile.email },
          ]}
        />
        <EntityFormFrame id={id} form={form}>
          <Columns layout={2} space={16}>
            <TextField label={t('person.firstName')} autoComplete="given-name" {...form.text('firstName')} />
            <TextField label={t('person.lastName')} autoComplete="family-name" {...form.text('lastName')} />
          </Columns>
          <Columns layout={2} space={16}>
            <TextField
              label={t('person.phone')}
              type="tel"
              autoComplete="tel"
              placeholder="601 234 567"
              {...form.text('phone', tidyPhone)}
            />
            <Select
              label={t('profile.language')}
              hint={t('profile.language.hint')}
              options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
              {...form.text('language')}
            />
          </Columns>
          <div>
            <Button type="submit" loading={form.isSaving} disabled={!form.isDirty}>
              {t('form.save')}
            </Button>
          </div>
        </EntityFormFrame>
      </Stack>
    </Card>
  );
}
