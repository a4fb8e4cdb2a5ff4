import { Heading, type HeadingProps, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { Measured } from '../Measured.tsx';

const sizes = [
  'title1',
  'title2',
  'title3',
  'large',
  'body',
] as const satisfies readonly HeadingProps['size'][];

/** The sizes of headings; their level is their place in the outline, not their look. */
export function Headings() {
  const { t } = useI18n();
  return (
    <Stack space={16}>
      {sizes.map((size) => (
        <Measured key={size} code={`<Heading level={3} size="${size}">`}>
          <Heading level={3} size={size}>
            {t('utilities.type.title')}
          </Heading>
        </Measured>
      ))}
    </Stack>
  );
}
