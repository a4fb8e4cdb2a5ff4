import type { Draft } from '@tatami/sdk';
import type { FieldInputProps } from '@tatami/tables/table';
import { lazy, Suspense } from 'react';

const PictureInput = lazy(async () => ({
  default: (await import('@tatami/tables/PictureInput')).PictureInput<'article'>,
}));

/** The cover of an article. */
export function CoverInput({ change, ...field }: FieldInputProps<'article'>) {
  return (
    <Suspense>
      <PictureInput
        {...field}
        of="article"
        size={640}
        onValueChange={(cover) =>
          change({
            // The form sends it when it is saved; the row will have its name.
            cover: cover as never,
            // Of none there is nothing to tell.
            ...(!cover && { coverAltPl: null, coverAltEn: null }),
          } satisfies Partial<Draft<'article'>>)
        }
      />
    </Suspense>
  );
}
