import { PageHeader, Stack } from '@tatami/ui';
import { CodeSample } from '@tatami/ui/CodeSample';
import { ResponsiveFrame } from '@tatami/ui/ResponsiveFrame';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { useTitle } from '@tatami/web-runtime/use-title';
import type { ComponentType } from 'react';

interface BlockPageProps {
  title: MessageKey;
  about: MessageKey;
  /** What is drawn. */
  block: ComponentType;
  /** The name of the file that it is drawn by. */
  file: string;
  /** The text of that very file. */
  source: string;
}

/** A block as it looks in windows of any width, and the file that it is, to be taken along. */
export function BlockPage({ title, about, block: Block, file, source }: BlockPageProps) {
  const { t } = useI18n();
  useTitle(t(title));

  return (
    <Stack space={24}>
      <PageHeader title={t(title)} description={t(about)} />
      <ResponsiveFrame
        title={t('block.preview', { title: t(title) })}
        labels={{
          width: t('block.width'),
          handle: t('block.handle'),
          whole: t('block.whole'),
          pixels: (width) => t('block.pixels', { width }),
        }}
      >
        <Block />
      </ResponsiveFrame>
      <CodeSample code={source} title={file} labels={{ copy: t('block.copy'), copied: t('block.done') }} />
    </Stack>
  );
}
