import { PageHeader } from '@tatami/ui';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useTitle } from '../../lib/router/use-title.ts';
import { useViewer } from '../../lib/viewer.ts';

/** What a member needs first: the next training, and their mark on it. */
export function DashboardPage() {
  const { t } = useI18n();
  const { whoami } = useViewer();
  useTitle(t('menu.dashboard'));
  return <PageHeader title={t('dashboard.hello', { name: whoami.firstName })} />;
}
