import { Columns, Stack, Text, type TextProps } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

const weights = ['regular', 'medium', 'strong'] as const satisfies readonly TextProps['weight'][];
const tones = [
  'default',
  'muted',
  'accent',
  'success',
  'warning',
  'danger',
] as const satisfies readonly TextProps['tone'][];

/** Weights and tones, and digits of one width for figures under each other. */
export function Weights() {
  const { t, format } = useI18n();
  return (
    <Columns layout={3} space={24}>
      <Stack space={8}>
        {weights.map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        ))}
      </Stack>
      <Stack space={8}>
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Stack>
      <Stack space={8}>
        <Text tone="muted">{t('utilities.type.tabular')}</Text>
        {[1111, 48_096, 7].map((value) => (
          <Text key={value} tabular align="end">
            {format.number(value)}
          </Text>
        ))}
      </Stack>
    </Columns>
  );
}
