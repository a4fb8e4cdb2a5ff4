import type { TableName } from '@tatami/sdk';
import { RowLink } from '@tatami/tables/RowLink';
import type { LogLine } from '@tatami/tables/use-log-entries';
import { Link, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';

/** What the row was called then; a link to it, where it is still there and may be seen; and all that the log has of it. */
export function LoggedRow({ of: { table, row, verb, name } }: { of: LogLine }) {
  const { t } = useI18n();
  const { params, hrefWith } = useSearchParams();
  const only = t('audit-log.only');
  return (
    <Stack space={4}>
      {name && verb !== 'remove' ? <RowLink of={table as TableName} id={row} name={name} /> : name}
      {params.get('row') !== row && (
        <div data-paper="none">
          <Text size="small">
            <Link href={hrefWith({ row, page: null })} aria-label={name ? `${only}: ${name}` : only}>
              {only}
            </Link>
          </Text>
        </div>
      )}
    </Stack>
  );
}
