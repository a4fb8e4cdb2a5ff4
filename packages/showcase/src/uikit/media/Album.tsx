import { Gallery } from '@tatami/ui/Gallery';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { photos } from '../../data/photos.ts';

/** Pictures of which one is large, and in the whole window on request. */
export function Album() {
  const { t, language } = useI18n();
  return (
    <Gallery
      label={t('uikit.media.season')}
      pictures={photos.map(({ id, src, title, alt }) => ({
        id,
        src,
        title: title[language],
        alt: alt[language],
      }))}
      labels={{
        previous: t('uikit.media.previous'),
        next: t('uikit.media.next'),
        enlarge: t('uikit.media.enlarge'),
        place: (at, of) => t('uikit.media.place', { at, of }),
        show: (title) => t('uikit.media.show', { title }),
      }}
    />
  );
}
