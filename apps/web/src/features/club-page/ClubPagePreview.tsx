import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Inline, SegmentedControl } from '@tatami/ui';
import { MoonIcon, SunIcon } from '@tatami/ui/icons';
import { PagePreview } from '@tatami/ui/PagePreview';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { usePreview } from './use-preview.ts';

/** The page as visitors would see it, with what is on the screen. */
export function ClubPagePreview({ look, onLookChange, html, query }: ReturnType<typeof usePreview>) {
  const { t } = useI18n();
  if (query.isLoadingError) return <QueryFailure query={query} />;
  return (
    <PagePreview
      {...{ html, width: look.width }}
      title={t('clubPage.preview')}
      controls={
        <Inline space={8}>
          <SegmentedControl
            label={t('clubPage.preview.width')}
            labelHidden
            value={look.width}
            onValueChange={(width) => onLookChange({ ...look, width })}
            options={[
              { value: 'desktop', label: t('clubPage.preview.desktop') },
              { value: 'phone', label: t('clubPage.preview.phone') },
            ]}
          />
          <SegmentedControl
            label={t('clubPage.preview.language')}
            labelHidden
            value={look.language}
            onValueChange={(language) => onLookChange({ ...look, language })}
            options={[
              { value: 'pl', label: 'Polski' },
              { value: 'en', label: 'English' },
            ]}
          />
          <SegmentedControl
            label={t('clubPage.preview.scheme')}
            labelHidden
            value={look.scheme}
            onValueChange={(scheme) => onLookChange({ ...look, scheme })}
            options={[
              { value: 'light', label: t('clubPage.preview.light'), icon: SunIcon },
              { value: 'dark', label: t('clubPage.preview.dark'), icon: MoonIcon },
            ]}
          />
        </Inline>
      }
    />
  );
}
