import { PageHeader, Text } from '@tatami/ui';
import type { ReactNode } from 'react';
import { useI18n } from './i18n/i18n-context.ts';
import type { MessageKey } from './i18n/translator.ts';
import { useTitle } from './router/use-title.ts';

interface PageHeadProps {
  /** What the page is called, for everybody. */
  title: MessageKey;
  /** A line about it. */
  description: MessageKey;
  /** How much there is of it, in words. */
  count?: string | undefined;
  /** What can be done with the whole page. */
  actions?: ReactNode | undefined;
}

/** The head of a page that bears the same name for everybody; names the document too. */
export function PageHead({ title, description, count, actions }: PageHeadProps) {
  const { t } = useI18n();
  useTitle(t(title));
  return (
    <PageHeader
      title={t(title)}
      description={t(description)}
      tags={count && <Text tone="muted">{count}</Text>}
      actions={actions}
    />
  );
}
