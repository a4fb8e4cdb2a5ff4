import { PageHeader, Text } from '@tatami/ui';
import type { ReactNode } from 'react';
import { useI18n } from './i18n/i18n-context.ts';
import { type NamedPage, pageHeads } from './page-heads.ts';
import { useTitle } from './router/use-title.ts';

interface PageHeadProps {
  /** The page's path. */
  of: NamedPage;
  /** How much there is of it, in words. */
  count?: string | undefined;
  /** What can be done with the whole page. */
  actions?: ReactNode | undefined;
}

/** The head of a page that bears the same name for everybody; names the document too. */
export function PageHead({ of, count, actions }: PageHeadProps) {
  const { t } = useI18n();
  const { title, description } = pageHeads[of];
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
