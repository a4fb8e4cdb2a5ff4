import { Stack } from '@tatami/ui';
import { CodeSample } from '@tatami/ui/CodeSample';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { ReactNode } from 'react';

interface SampleProps {
  /** The name of the file. */
  file: string;
  /** The file itself. */
  source: string;
  /** What it draws. */
  children?: ReactNode;
}

/** A file, and what it draws. */
export function Sample({ file, source, children }: SampleProps) {
  const { t } = useI18n();
  return (
    <Stack space={12}>
      {children}
      <CodeSample
        code={source}
        title={file}
        labels={{ copy: t('sample.copy'), copied: t('sample.copied') }}
      />
    </Stack>
  );
}
