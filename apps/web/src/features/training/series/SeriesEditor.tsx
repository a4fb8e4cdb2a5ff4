import { useQuery } from '@tanstack/react-query';
import { LoadingDrawer } from '@tatami/tables/LoadingDrawer';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../../lib/api/club.ts';
import { SeriesDrawer } from './SeriesDrawer.tsx';

interface SeriesEditorProps {
  id: string;
  /** The day from which it is changed; the whole series without one. */
  from: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Fetches the series of a training, and edits it. */
export function SeriesEditor({ id, from, onClose, onSaved }: SeriesEditorProps) {
  const { t } = useI18n();
  const query = useQuery({
    queryKey: ['training-series', 'one', id],
    queryFn: ({ signal }) => club.table('training-series').get(id, { signal }),
    // What is edited must be what is stored.
    staleTime: 0,
  });
  const series = query.data;
  if (!series) return <LoadingDrawer title={t('series.edit')} onClose={onClose} query={query} />;
  // The first and all that follow it are the whole series.
  const isWhole = !from || from <= series.dateFrom;
  return <SeriesDrawer {...{ series, onClose, onSaved }} from={isWhole ? undefined : from} />;
}
