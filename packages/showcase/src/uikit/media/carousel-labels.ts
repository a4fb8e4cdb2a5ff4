import type { CarouselLabels } from '@tatami/ui/Carousel';
import type { Translate } from '@tatami/web-runtime/translator';

/** The words of a carousel. */
export const carouselLabels = (t: Translate): CarouselLabels => ({
  previous: t('uikit.media.slideBefore'),
  next: t('uikit.media.slideAfter'),
  place: (at, of) => t('uikit.media.place', { at, of }),
  role: t('uikit.media.carousel'),
  slideRole: t('uikit.media.slide'),
});
