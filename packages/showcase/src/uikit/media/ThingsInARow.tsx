import { Card, Stack, Text } from '@tatami/ui';
import { Carousel } from '@tatami/ui/Carousel';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { products } from '../../data/products.ts';
import { carouselLabels } from './carousel-labels.ts';

/** Things, as many as there is room for, and the next one begun: so it is plain that there are more. */
export function ThingsInARow() {
  const { t, language } = useI18n();
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'PLN' });
  return (
    <Carousel
      label={t('uikit.media.offers')}
      room="several"
      slides={products.slice(0, 8).map(({ id, name, kind, price }) => ({
        id,
        content: (
          <Card>
            <Stack space={4}>
              <Text weight="medium">{name[language]}</Text>
              <Text tone="muted" size="small">
                {kind[language]}
              </Text>
              <Text tabular>{money.format(price)}</Text>
            </Stack>
          </Card>
        ),
      }))}
      labels={carouselLabels(t)}
    />
  );
}
