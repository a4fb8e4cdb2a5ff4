import { PictureField } from '@tatami/ui/PictureField';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import { photos } from '../../data/photos.ts';
import { uploadLabels } from './upload-labels.ts';

/** One picture: chosen, taken, dropped, or pasted anywhere on the page. */
export function OnePicture() {
  const { t } = useI18n();
  const [src, setSrc] = useState<string | null>(photos[0]?.src ?? null);
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);
  return (
    <PictureField
      label={t('uikit.file.cover')}
      labels={{
        ...uploadLabels(t),
        choose: t('uikit.file.choose'),
        replace: t('uikit.file.replace'),
        remove: t('uikit.file.removePicture'),
      }}
      src={src}
      alt={t('uikit.file.cover.alt')}
      onValueChange={(file) => setSrc(file && URL.createObjectURL(file))}
    />
  );
}
