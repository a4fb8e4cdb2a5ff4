import { Stack, Text, type TextProps } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { Measured } from '../Measured.tsx';

const sizes = ['caption', 'small', 'body', 'large', 'figure'] as const satisfies readonly TextProps['size'][];

/** The sizes of running text, measured as they are drawn. */
export function Texts() {
  const { t } = useI18n();
  return (
    <Stack space={16}>
      {sizes.map((size) => (
        <Measured key={size} code={`<Text size="${size}">`}>
          <Text size={size}>{t('utilities.type.sentence')}</Text>
        </Measured>
      ))}
    </Stack>
  );
}
