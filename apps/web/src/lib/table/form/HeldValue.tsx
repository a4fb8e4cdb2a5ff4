import type { TableName } from '@tatami/sdk';
import { useHeldWords } from '../../history/use-held-words.ts';
import { useI18n } from '../../i18n/i18n-context.ts';
import type { FormDescription, Table } from '../table.ts';

interface HeldValueProps<T extends TableName> {
  of: Pick<FormDescription<T>, 'place' | 'rules'>;
  field: string;
  value: unknown;
}

/** What a field holds, as people read it. */
export function HeldValue<T extends TableName>({ of, field, value }: HeldValueProps<T>) {
  const { t } = useI18n();
  const write = useHeldWords(of as Pick<Table, 'place' | 'rules'>, [[field, value]]);
  return write(field, value) ?? t('form.none');
}
