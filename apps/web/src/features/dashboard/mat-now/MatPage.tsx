import { useQuery } from '@tanstack/react-query';
import { PageHeader, Stack } from '@tatami/ui';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useTitle } from '@tatami/web-runtime/use-title';
import { matQuery } from '../staff/mat-query.ts';
import { MatOf } from './MatOf.tsx';

export { matData } from './mat-data.ts';

/** The mat at one training: a page to come back to, also before it and after. */
export function MatPage({ params: { id } }: PageProps<'/dojo/training/:id/mat'>) {
  const { t, format } = useI18n();
  const { data: mat } = useQuery(matQuery(id));
  useTitle(mat ? `${t('mat.title')}: ${mat.training.title}` : t('mat.title'));
  return (
    <Stack space={24}>
      <PageHeader
        title={t('mat.title')}
        description={mat && capitalize(format.dateOf(mat.training.startsAt, 'full'))}
        back={{ href: `/dojo/training/${id}`, label: mat?.training.title ?? t('training.list.title') }}
      />
      <MatOf training={id} />
    </Stack>
  );
}
