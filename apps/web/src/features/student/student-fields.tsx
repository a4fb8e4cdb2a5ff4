import { formLabels } from '@tatami/tables/form-labels';
import type { FieldInputProps } from '@tatami/tables/table';
import { useFormRows } from '@tatami/tables/use-form-rows';
import type { Values } from '@tatami/tables/validate';
import { Checkbox, Heading, Skeleton, Stack, Text } from '@tatami/ui';
import { RecordFields } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense, useId } from 'react';
import { clubToday } from '../../lib/club/club-zone.ts';
import { table as guardianTable } from '../../tables/guardian/page.tsx';

export { LeadField } from './LeadField.tsx';

const AccountField = lazy(async () => ({
  default: (await import('../../lib/account/AccountField.tsx')).AccountField,
}));

/** A minor comes with a guardian: both are stored together, or neither. */
export function GuardiansField({ values: { guardians }, errors, change }: FieldInputProps<'student'>) {
  const { t } = useI18n();
  const [guardian = { name: '' }] = guardians ?? [];
  const filled = {
    values: guardian as object as Values,
    errors: Object.fromEntries(
      Object.entries(errors).map(([path, error]) => [
        path === 'guardians' ? 'name' : path.replace('guardians.0.', ''),
        error,
      ]),
    ),
    change: (changes: Values) => change({ guardians: [{ ...guardian, ...changes }] }),
  };
  const short = { ...guardianTable, form: [['name', 'relation'], ['phone', 'email'], ['user']] as const };
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend stands in the border of its fieldset, and no heading does
    <div role="group" aria-labelledby={titleId}>
      <Stack space={12}>
        <Heading level={3} size="body" id={titleId}>
          {t('guardian.list.title')}
        </Heading>
        <Text tone="muted" size="small">
          {t('guardian.ofMinor')}
        </Text>
        <RecordFields {...filled} {...useFormRows(short, filled, undefined)} labels={formLabels(t)} />
      </Stack>
    </div>
  );
}

/** The consent, given or not; when it is taken back, the day of that is kept too. */
export function ImageConsentField({ values, entity, change }: FieldInputProps<'student'>) {
  const { t } = useI18n();
  const today = clubToday();
  const withdrawn = entity?.imageConsentOn
    ? { imageConsentWithdrawnOn: today }
    : { imageConsentOn: null, imageConsentWithdrawnOn: null };
  return (
    <Checkbox
      label={t('student.imageConsent')}
      checked={Boolean(values.imageConsentOn) && !values.imageConsentWithdrawnOn}
      onCheckedChange={(given) =>
        change(given ? { imageConsentOn: today, imageConsentWithdrawnOn: null } : withdrawn)
      }
    />
  );
}

/** The account of a student, chosen or made; a new card that is begun for an account takes what is known of it. */
export function StudentAccountField({ values, entity, change, ...field }: FieldInputProps<'student'>) {
  const { params } = useSearchParams();
  const isBegun = Boolean(entity || values.firstName || values.lastName);
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <AccountField
        {...field}
        person={values}
        change={change}
        autoFocus={params.get('edit') === 'account'}
        onBegin={({ firstName, lastName, email, phone }) => {
          if (!isBegun) change({ firstName, lastName, email, phone });
        }}
      />
    </Suspense>
  );
}
