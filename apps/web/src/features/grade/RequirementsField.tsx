import type { Draft } from '@tatami/sdk';
import { gradeRules } from '@tatami/sdk/rules/grade';
import type { FieldInputProps } from '@tatami/tables/table';
import { Columns, Heading, NumberField, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

type Requirements = NonNullable<Draft<'grade'>['profiles']>;
type Federation = keyof Requirements;
type Requirement = NonNullable<Requirements[Federation]>;

const federations = Object.entries(gradeRules.fields.profiles.fields ?? {});
const nothing: Requirement = { minTrainingDays: null, minMonths: null, minAge: null };

/** What each federation asks for before the exam for a grade (domain.md, grade); one that asks for nothing is left out. */
export function RequirementsField({ label, hint, values, change }: FieldInputProps<'grade'>) {
  const { t } = useI18n();
  const { profiles = {} } = values;
  const set = (federation: Federation, changed: Partial<Requirement>) => {
    const { [federation]: held = nothing, ...others } = profiles;
    const next = { ...held, ...changed };
    const asks = Object.values(next).some((value) => value !== null);
    change({ profiles: asks ? { ...others, [federation]: next } : others });
  };
  return (
    <Stack space={12}>
      <Heading level={3}>{label}</Heading>
      {hint && (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
      {federations.map(([name, { fields = {} }]) => {
        const federation = name as Federation;
        return (
          <Columns key={name} layout={3} space={16}>
            {(Object.keys(nothing) as (keyof Requirement)[]).map((field) => (
              <NumberField
                key={field}
                label={`${name}: ${t(`grade.${field}`)}`}
                min={fields[field]?.minimum}
                max={fields[field]?.maximum}
                value={profiles[federation]?.[field] ?? null}
                onValueChange={(value) => set(federation, { [field]: value })}
              />
            ))}
          </Columns>
        );
      })}
    </Stack>
  );
}
