import { useI18n } from '@tatami/web-runtime/i18n-context';

interface Reach {
  accounts: number;
  withoutAccount: number;
}

/** How many an announcement reaches, in words: “do 42 osób; 3 osoby bez konta”. */
export function useReachWords(): (reach: Reach) => string {
  const { t } = useI18n();
  return ({ accounts, withoutAccount }) =>
    [
      t('announcement.reach', { count: accounts }),
      withoutAccount > 0 && t('announcement.reach.without', { count: withoutAccount }),
    ]
      .filter(Boolean)
      .join('; ');
}
