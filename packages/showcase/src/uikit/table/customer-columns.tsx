import { Progress, StatusTag, type StatusTagProps, type TableColumn } from '@tatami/ui';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import type { Customer, CustomerStatus } from '../../data/customers.ts';
import { customerStatuses } from '../../data/customers.ts';

const tones: Record<CustomerStatus, StatusTagProps['status']> = {
  new: 'info',
  qualified: 'neutral',
  proposal: 'warning',
  won: 'success',
  lost: 'danger',
};

/** What is shown of a customer, and what each column is sorted, narrowed and found by. */
export function customerColumns({ t, language, format }: I18n): readonly TableColumn<Customer>[] {
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'PLN',
    maximumFractionDigits: 0,
  });
  const statusOf = (status: CustomerStatus) => t(`uikit.table.status.${status}`);
  return [
    {
      id: 'name',
      header: t('uikit.table.name'),
      cell: ({ firstName, lastName }) => `${lastName} ${firstName}`,
      value: ({ firstName, lastName }) => `${lastName} ${firstName}`,
      sortable: true,
    },
    {
      id: 'country',
      header: t('uikit.table.country'),
      cell: ({ country }) => countryNames.of(country),
      value: ({ country }) => countryNames.of(country),
      sortable: true,
      filter: 'text',
      fromDesktop: true,
    },
    {
      id: 'status',
      header: t('uikit.table.status'),
      cell: ({ status }) => <StatusTag status={tones[status]}>{statusOf(status)}</StatusTag>,
      value: ({ status }) => status,
      filter: {
        choices: customerStatuses.map((value) => ({
          value,
          label: statusOf(value),
          shown: <StatusTag status={tones[value]}>{statusOf(value)}</StatusTag>,
        })),
      },
      card: 'aside',
    },
    {
      id: 'joinedOn',
      header: t('uikit.table.joinedOn'),
      cell: ({ joinedOn }) => format.date(joinedOn as never, 'numeric'),
      value: ({ joinedOn }) => joinedOn,
      sortable: true,
      nowrap: true,
      card: 'hidden',
    },
    {
      id: 'activity',
      header: t('uikit.table.activity'),
      cell: ({ activity }) => (
        <Progress
          label={t('uikit.table.activity')}
          labelHidden
          value={activity}
          max={100}
          valueText={`${activity} %`}
        />
      ),
      value: ({ activity }) => activity,
      sortable: true,
      width: 140,
      card: 'hidden',
      fromDesktop: true,
    },
    {
      id: 'balance',
      header: t('uikit.table.balance'),
      cell: ({ balance }) => money.format(balance),
      value: ({ balance }) => balance,
      sortable: true,
      filter: 'number',
      align: 'end',
      nowrap: true,
    },
  ];
}
