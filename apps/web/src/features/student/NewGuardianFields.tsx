import type { Draft } from '@tatami/sdk';
import { Columns, Heading, Stack, Text, TextField } from '@tatami/ui';
import { tidyPhone } from '../../lib/form/tidy.ts';
import type { EntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';

type NewGuardian = NonNullable<Draft<'student'>['guardians']>[number];

/** A minor comes with a guardian: both are stored together, or neither. */
export function NewGuardianFields({ form }: { form: EntityForm<'student'> }) {
  const { t } = useI18n();
  const [guardian = { name: '' }] = form.values.guardians ?? [];
  const change = (changes: Partial<NewGuardian>) => form.change({ guardians: [{ ...guardian, ...changes }] });
  const error = (field: string) => form.errors[`guardians.0.${field}`];

  return (
    <Stack space={12}>
      <Heading level={3}>{t('guardian.title')}</Heading>
      <Text tone="muted" size="small">
        {t('guardian.ofMinor')}
      </Text>
      <Columns layout={2} space={16}>
        <TextField
          label={t('guardian.name')}
          required
          value={guardian.name}
          onValueChange={(name) => change({ name })}
          error={error('name') ?? form.errors.guardians}
        />
        <TextField
          label={t('guardian.relation')}
          placeholder={t('guardian.relation.example')}
          value={guardian.relation ?? ''}
          onValueChange={(relation) => change({ relation: relation || null })}
          error={error('relation')}
        />
        <TextField
          label={t('student.phone')}
          type="tel"
          value={guardian.phone ?? ''}
          onValueChange={(phone) => change({ phone: phone || null })}
          onBlur={() => guardian.phone && change({ phone: tidyPhone(guardian.phone) })}
          error={error('phone')}
        />
        <TextField
          label={t('student.email')}
          type="email"
          value={guardian.email ?? ''}
          onValueChange={(email) => change({ email: email || null })}
          error={error('email')}
        />
      </Columns>
    </Stack>
  );
}
