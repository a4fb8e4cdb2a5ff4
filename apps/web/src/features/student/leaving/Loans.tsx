import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, ItemList, StatusTag, Text, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { club } from '../../../lib/api/club.ts';
import type { Leaving } from './leaving-query.ts';
import { Section } from './Section.tsx';

interface LoansProps {
  loans: NonNullable<Leaving['loans']>;
  onReturned: () => Promise<void>;
}

/** What they have of the club, each to be taken back with a press. */
export function Loans({ loans, onReturned }: LoansProps) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { attempt, isBusy, failure } = useAttempt();

  const takeBack = (id: string, name: string) =>
    attempt(async () => {
      await club.table('item-loan').act(id, 'return', {});
      await onReturned();
      toast({ message: t('student.leaving.loan.returned', { name }) });
    });

  return (
    <Section title={t('student.leaving.loans')}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {loans.length === 0 ? (
        <Text tone="muted">{t('student.leaving.loans.none')}</Text>
      ) : (
        <ItemList
          padding="none"
          label={t('student.leaving.loans')}
          items={loans.map(({ id, itemName, inventoryNo, dueOn, overdue }) => ({
            id,
            title: inventoryNo ? `${itemName} (${inventoryNo})` : itemName,
            description: overdue ? (
              <StatusTag status="warning">{t('student.leaving.loan.overdue')}</StatusTag>
            ) : (
              dueOn && t('student.leaving.loan.due', { date: format.date(dueOn) })
            ),
            end: has('ItemLoan:Write') && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`${t('student.leaving.loan.return')}: ${itemName}`}
                onClick={() => void takeBack(id, itemName)}
              >
                {t('student.leaving.loan.return')}
              </Button>
            ),
          }))}
        />
      )}
    </Section>
  );
}
