import type { PicturedTableName, PictureSize } from '@tatami/sdk';
import { PictureField } from '@tatami/ui/PictureField';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useRef, useState } from 'react';
import type { FieldInputProps } from '../description/table.ts';
import type { DraftPicture } from './pictured-rows.ts';
import { pictureSource } from './pictures.ts';

type PictureInputProps<T extends PicturedTableName> = Pick<
  FieldInputProps<T>,
  'label' | 'required' | 'error' | 'value' | 'entity'
> & {
  of: T;
  /** The size in which the form shows it. */
  size: PictureSize<T>;
  onValueChange: (value: DraftPicture) => void;
};

const types = 'image/jpeg,image/png,image/webp';
const largest = 10 * 1_048_576;

/** The picture of a row in its form: it is sent when that is saved. */
export function PictureInput<T extends PicturedTableName>({
  of,
  size,
  value,
  entity,
  onValueChange,
  error,
  ...field
}: PictureInputProps<T>) {
  const { t } = useI18n();
  const src = useShown(
    of,
    (entity as { id: string } | undefined)?.id,
    size as PictureSize,
    (value ?? null) as DraftPicture,
  );
  const [isUnreadable, setUnreadable] = useState(false);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });

  // It is there at once, and can be saved: what the browser can't read goes back to what was.
  async function take(picture: File | null) {
    setUnreadable(false);
    onValueChange(picture);
    if (!picture) return;
    try {
      (await createImageBitmap(picture)).close();
    } catch {
      if (latest.current !== picture) return;
      setUnreadable(true);
      onValueChange((value ?? null) as DraftPicture);
    }
  }

  return (
    <PictureField
      {...field}
      hint={t('picture.hint')}
      error={isUnreadable ? t('picture.unreadable') : error}
      accept={types}
      maxSize={largest}
      src={src}
      alt={t('picture.chosen')}
      onValueChange={take}
      labels={{
        choose: t('picture.choose'),
        replace: t('picture.replace'),
        remove: t('picture.remove'),
        wrongType: (name) => t('picture.wrongType', { name }),
        tooLarge: (name, most) => t('picture.tooLarge', { name, most }),
      }}
    />
  );
}

/** The address of a picture, stored or just chosen: `null` where there is none, `undefined` until it is there. */
function useShown(
  table: PicturedTableName,
  id: string | undefined,
  size: PictureSize,
  value: DraftPicture,
): string | null | undefined {
  const [shown, setShown] = useState<{ of: DraftPicture; src: string }>();
  useEffect(() => {
    if (value instanceof Blob) {
      const src = URL.createObjectURL(value);
      setShown({ of: value, src });
      return () => URL.revokeObjectURL(src);
    }
    let isWanted = true;
    if (value && id)
      pictureSource({ table, id, picture: value }, size).then(
        (src) => isWanted && setShown({ of: value, src }),
        // Its room stays empty; it can be replaced and taken away all the same.
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [table, id, size, value]);
  if (value === null) return null;
  return shown?.of === value ? shown.src : undefined;
}
