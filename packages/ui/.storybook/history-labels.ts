import type { ChangeHistoryLabels } from '../src/components/ChangeHistory/ChangeHistory.tsx';

const fields = (count: number) =>
  ({ one: 'pole', few: 'pola' })[new Intl.PluralRules('pl').select(count) as 'one' | 'few'] ?? 'pól';

/** What the history of anything in the club says. */
export const historyLabels: Record<'pl' | 'en', ChangeHistoryLabels> = {
  pl: {
    system: 'Tatami',
    before: 'było:',
    after: 'jest:',
    moreFields: (count) => `Jeszcze ${count} ${fields(count)}`,
    showMore: 'Pokaż starsze zmiany',
    empty: 'Nikt tu jeszcze niczego nie zmienił',
    revert: 'Cofnij tę zmianę',
    revertTitle: 'Cofnąć tę zmianę?',
    revertHint: 'Te pola będą takie jak przed nią. Cofnięcie też zostanie w historii.',
    revertConfirm: 'Cofnij zmianę',
    reverted: 'cofnięta',
  },
  en: {
    system: 'Tatami',
    before: 'was:',
    after: 'is:',
    moreFields: (count) => (count === 1 ? 'One more field' : `${count} more fields`),
    showMore: 'Show older changes',
    empty: 'Nobody has changed anything here yet',
    revert: 'Undo this change',
    revertTitle: 'Undo this change?',
    revertHint: 'These fields will be as they were before it. That stays in the history too.',
    revertConfirm: 'Undo the change',
    reverted: 'undone',
  },
};
