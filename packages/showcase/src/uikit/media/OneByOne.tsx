import { Stack, Text } from '@tatami/ui';
import { Carousel } from '@tatami/ui/Carousel';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { photos } from '../../data/photos.ts';
import { carouselLabels } from './carousel-labels.ts';

/** One at a time. It never moves by itself. */
export function OneByOne() {
  const { t, language } = useI18n();
  return (
    <Carousel
      label={t('uikit.media.camp')}
      slides={photos.slice(0, 4).map(({ id, src, title, alt }) => ({
        id,
        content: (
          <Stack space={8} align="center">
            <img src={src} alt={alt[language]} width={600} height={400} loading="lazy" />
            <Text align="center" tone="muted">
              {title[language]}
            </Text>
          </Stack>
        ),
      }))}
      labels={carouselLabels(t)}
    />
  );
}
