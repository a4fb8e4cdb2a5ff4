import type { FormDrawerViews } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense } from 'react';
import type { Values } from '../form/validate.ts';
import { useViewer } from '../viewer/viewer.ts';

const RowHistory = lazy(async () => ({ default: (await import('./RowHistory.tsx')).RowHistory }));

interface HistoryViewOptions {
  /** The row; none while it is being made. */
  of: object | undefined;
  /** The form beside it. */
  form: { isDirty: boolean; rebase: (row: never) => void };
}

/** What became of a row so far, beside its form, for who may read the log. */
export function useHistoryView({ of: row, form }: HistoryViewOptions): FormDrawerViews | undefined {
  const { t } = useI18n();
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  if (!row || !has('AuditLog:Read')) return undefined;
  const { id } = row as Values as { id: string };
  return {
    formLabel: t('form.data'),
    shown: params.get('show') ?? undefined,
    // What is typed stays in the form; the way back must not lead out of it unasked.
    onShow: (shown) => setParams({ show: shown ?? null }, { replace: form.isDirty, keepsEdits: true }),
    tabs: [
      {
        value: 'history',
        label: t('form.history'),
        content: (
          <Suspense>
            <RowHistory id={id} onReverted={(saved) => form.rebase(saved as never)} />
          </Suspense>
        ),
      },
    ],
  };
}
