import { DescriptionList, Inline, Text } from '@tatami/ui';
import { BeltIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** An icon is as large as the text beside it, unless it is told; one that stands alone has a label. */
export function Sizes() {
  const { t } = useI18n();
  return (
    <DescriptionList
      items={[
        { term: 'text', value: <BeltIcon label={t('utilities.icons.belt')} /> },
        { term: 'medium', value: <BeltIcon size="medium" label={t('utilities.icons.belt')} /> },
        { term: 'large', value: <BeltIcon size="large" label={t('utilities.icons.belt')} /> },
        {
          term: t('utilities.icons.inText'),
          value: (
            <Inline space={8}>
              <BeltIcon />
              <Text as="span">{t('utilities.icons.belt')}</Text>
            </Inline>
          ),
        },
      ]}
    />
  );
}
