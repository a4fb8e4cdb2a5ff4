import type { Draft, Entity, TableName } from '@tatami/sdk';
import type { Translate } from '@tatami/web-runtime/translator';
import type { FieldDescription, FormDescription } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { type FieldErrors, type Values, validate } from '../form/validate.ts';

/** The fields that are asked for, have to be filled in by their description, and are not. */
export function missing<T extends TableName>(
  { place, rules, fields = {} }: FormDescription<T>,
  draft: Draft<T>,
  entity: Entity<T> | undefined,
  t: Translate,
): FieldErrors {
  const texts = tableTexts(t, place.table);
  const wanted = Object.entries<FieldDescription<T>>(fields as never).filter(
    ([, { required, when }]) => required?.(draft) && (when?.(draft, entity) ?? true),
  );
  const strict = wanted.map(([name]) => [
    name,
    { type: rules[name]?.type ?? 'string', minItems: 1, required: true } as const,
  ]);
  const found = validate(Object.fromEntries(strict), draft as Values, t);
  return Object.fromEntries(
    Object.entries(found).map(([name, error]) => [name, texts.maybe(`${name}.required`) ?? error]),
  );
}
