import type { Entity } from '@tatami/sdk';
import { useViewer } from '@tatami/tables/viewer';
import { ButtonLink, Inline, Link, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Who has a thing of the club’s; one that nobody has can be lent from here. */
export function ItemLending({ entity: item }: { entity: Entity<'item'> | undefined }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  if (!item || !has('ItemLoan:Read')) return null;
  const { id, status, loanedTo, loanDueOn } = item;
  const loans = `/adm/item-loan?item=${id}`;
  return (
    <Inline space={16}>
      {loanedTo !== null && (
        <Text>
          {loanDueOn
            ? t('item.lentUntil', { name: loanedTo, date: format.date(loanDueOn) })
            : t('item.lent', { name: loanedTo })}
        </Text>
      )}
      {status === 'available' && has('ItemLoan:Write') && (
        <ButtonLink href={`${loans}&edit=new`}>{t('item.lend')}</ButtonLink>
      )}
      <Link href={loans}>{t('item.loans')}</Link>
    </Inline>
  );
}
