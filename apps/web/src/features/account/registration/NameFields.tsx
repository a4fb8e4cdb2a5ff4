import type { ActionForm } from '@tatami/tables/use-action-form';
import { Columns, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

interface NameFieldsProps {
  form: Pick<ActionForm<'firstName' | 'lastName'>, 'text'>;
  autoFocus?: boolean;
}

/** The name that a new account gets. */
export function NameFields({ form, autoFocus = false }: NameFieldsProps) {
  const { t } = useI18n();
  return (
    <Columns layout={2} space={16}>
      <TextField
        label={t('person.firstName')}
        autoComplete="given-name"
        autoFocus={autoFocus}
        {...form.text('firstName')}
      />
      <TextField label={t('person.lastName')} autoComplete="family-name" {...form.text('lastName')} />
    </Columns>
  );
}
