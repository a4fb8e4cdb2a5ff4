import type { UseQueryResult } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { legiblePhone } from '@tatami/tables/tidy';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Card, Inline, ItemList, Link, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import type { Guardian } from './student-queries.ts';

interface GuardiansCardProps {
  query: UseQueryResult<readonly Guardian[]>;
  /** Begins a change; left out for whoever may make none. */
  onEdit: ((id: string) => void) | undefined;
}

/** Who answers for a minor, one tap from a call. */
export function GuardiansCard({ query, onEdit }: GuardiansCardProps) {
  const { t } = useI18n();
  const { has } = useViewer();
  const { hrefWith } = useSearchParams();
  const { data: guardians = [], isLoadingError } = query;
  if (guardians.length === 0 && !isLoadingError) return null;
  return (
    <Card title={t('guardian.list.title')} padding="none">
      {isLoadingError && <QueryFailure query={query} />}
      <ItemList
        items={guardians.map(({ id, user, name, relation, phone, email }) => ({
          id,
          title: relation ? `${name} (${relation})` : name,
          description: (
            <Inline space={8}>
              {phone && <Link href={`tel:${phone}`}>{legiblePhone(phone)}</Link>}
              {email && <Link href={`mailto:${email}`}>{email}</Link>}
              {user ? (
                has('User:Read') && has('Menu:Administration4Admin') ? (
                  <Link
                    href={`/adm/user?edit=${user}`}
                    aria-label={`${t('student.guardian.hasAccount')}: ${name}`}
                  >
                    {t('student.guardian.hasAccount')}
                  </Link>
                ) : (
                  <Text as="span">{t('student.guardian.hasAccount')}</Text>
                )
              ) : (
                onEdit &&
                has('User:Read') &&
                has('User:Write') && (
                  <span data-paper="none">
                    <Link
                      href={hrefWith({ edit: id, at: 'account' })}
                      aria-label={`${t('student.user.connect')}: ${name}`}
                    >
                      {t('student.user.connect')}
                    </Link>
                  </span>
                )
              )}
            </Inline>
          ),
          end: onEdit && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${t('form.edit')}: ${name}`}
              onClick={() => onEdit(id)}
            >
              {t('form.edit')}
            </Button>
          ),
        }))}
      />
    </Card>
  );
}
