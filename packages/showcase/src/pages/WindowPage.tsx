import { PageHeader, Stack } from '@tatami/ui';
import { ResponsiveFrame } from '@tatami/ui/ResponsiveFrame';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { useTitle } from '@tatami/web-runtime/use-title';
import type { ReactNode } from 'react';

interface WindowPageProps {
  title: MessageKey;
  /** What there is to know of it, or to try. */
  about: ReactNode;
  /** Whether it stands there whole, however long it is, and does not scroll in its window. */
  isWhole?: boolean;
  /** The page. */
  children: ReactNode;
}

/** A page that has the whole window for itself, in a window. */
export function WindowPage({ title, about, isWhole = false, children }: WindowPageProps) {
  const { t } = useI18n();
  useTitle(t(title));
  return (
    <Stack space={24}>
      <PageHeader title={t(title)} description={about} />
      <ResponsiveFrame
        title={t('window.preview', { title: t(title) })}
        height={isWhole ? undefined : 680}
        labels={{
          width: t('window.width'),
          handle: t('window.handle'),
          whole: t('window.whole'),
          pixels: (width) => t('window.pixels', { width }),
        }}
      >
        {children}
      </ResponsiveFrame>
    </Stack>
  );
}
