import { Inline, ItemList } from '@tatami/ui';
import { PictureIcon } from '@tatami/ui/icons';
import { Thumbnail } from '@tatami/ui/Thumbnail';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { photos } from '../../data/photos.ts';

/** Small ones in a list; where a picture is missing, its icon stands there. */
export function Small() {
  const { t, language } = useI18n();
  return (
    <Inline space={24} align="start">
      <ItemList
        label={t('uikit.media.small')}
        padding="none"
        items={photos.slice(0, 3).map(({ id, src, title, alt }, at) => ({
          id,
          title: title[language],
          description: alt[language],
          start: <Thumbnail src={at === 2 ? undefined : src} icon={PictureIcon} />,
        }))}
      />
    </Inline>
  );
}
