import { legiblePhone } from '@tatami/tables/tidy';
import { Button, Card, Inline, ItemList, Link } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Guardian } from './student-queries.ts';

interface GuardiansCardProps {
  guardians: readonly Guardian[];
  /** Left out for whoever may not. */
  onEdit: ((id: string) => void) | undefined;
}

/** Who answers for a minor, one tap from a call. */
export function GuardiansCard({ guardians, onEdit }: GuardiansCardProps) {
  const { t } = useI18n();
  if (guardians.length === 0) return null;
  return (
    <Card title={t('guardian.title')} padding="none">
      <ItemList
        items={guardians.map(({ id, name, relation, phone, email }) => ({
          id,
          title: relation ? `${name} (${relation})` : name,
          description: (
            <Inline space={8}>
              {phone && <Link href={`tel:${phone}`}>{legiblePhone(phone)}</Link>}
              {email && <Link href={`mailto:${email}`}>{email}</Link>}
            </Inline>
          ),
          end: onEdit && (
            <Button size="small" variant="quiet" onClick={() => onEdit(id)}>
              {t('form.edit')}
            </Button>
          ),
        }))}
      />
    </Card>
  );
}
