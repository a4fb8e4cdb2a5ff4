import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Person } from './matches-query.ts';

/** Who of the club somebody is, in a word: a student, or whose guardian. */
export function useToldPerson() {
  const { t } = useI18n();
  return ({ name, children }: Pick<Person, 'name' | 'children'>) =>
    children ? t('account.guardianOf', { name, children }) : t('account.student', { name });
}
