import type { TableName } from '@tatami/sdk';
import { DescriptionList, Drawer } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { formFields } from '../description/form-fields.ts';
import type { ShownRowProps } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import type { Values } from '../form/validate.ts';
import { useHeldWords } from '../history/use-held-words.ts';

/** What the form of a row has filled in, for who may read the row and not change it. */
export function ShownRow<T extends TableName>({ of: table, entity, onClose }: ShownRowProps<T>) {
  const { t, language } = useI18n();
  const { place } = table;
  const texts = tableTexts(t, place.table);
  const values = entity as unknown as Values;
  const held = formFields(table).map((field) => ({ of: table, field, value: values[field] }));
  const write = useHeldWords(held);
  const items = held.flatMap((each) => {
    const words = write(each) ?? texts.maybe(`${each.field}.all`);
    return words ? { term: texts.field(each.field), value: words } : [];
  });
  return (
    <Drawer open push onOpenChange={(open) => !open && onClose()} title={place.name(entity, language)}>
      <DescriptionList items={items} />
    </Drawer>
  );
}
