import { useQueries, useQuery } from '@tanstack/react-query';
import type { Draft, Entity, TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { type FieldErrors, Link } from '@tatami/ui';
import type { Clock, FormRow as FieldRow, FieldValue, FormField } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { withSearch } from '@tatami/web-runtime/search-params';
import { instantOf, localDate, localTime } from '@tatami/web-runtime/zoned-time';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { Place } from '../description/describe-place.ts';
import { usePlaces } from '../description/places-context.ts';
import type { FieldDescription, FormDescription, FormRow, FormSection } from '../description/table.ts';
import { tableTexts } from '../description/table-texts.ts';
import { tidyPhone } from '../form/tidy.ts';
import type { Values } from '../form/validate.ts';
import { rowOptions } from '../rows/row-options.ts';
import { allRowsQuery, firstRowsQuery } from '../rows/row-queries.ts';

/** What stands in a form, and how more is filled in. */
interface Filled {
  values: Values;
  errors: FieldErrors;
  change: (changes: Values) => void;
  /** Fills in what a new row might have begun with. */
  begin?: (more: Values) => void;
}

/** Longer texts have several lines. */
const lineLength = 250;

/** The rows of a form as the contract says what each field holds, and the description how it is filled in. */
export function useFormRows<T extends TableName>(
  { place: { table }, rules, form = [], fields, isLocked }: FormDescription<T>,
  { values, errors, change, begin }: Filled,
  entity: Entity<T> | undefined,
) {
  const i18n = useI18n();
  const { t, language, timeZone } = i18n;
  const texts = tableTexts(t, table);
  const placeOf = usePlaces();
  const described = (name: string): FieldDescription<T> => fields?.[name as never] ?? {};
  const isAsked = (name: string) => described(name).when?.(values as Draft<T>, entity) ?? true;
  const asked = form
    .map((part) => (isRow(part) ? { rows: [part], heading: undefined } : part))
    .flatMap(({ rows, heading }) => rows.map((row) => ({ names: row.filter(isAsked) as string[], heading })));

  const fewOf = (name: string): Place | undefined => {
    const referred = rules[name]?.reference;
    const place = typeof referred === 'string' ? placeOf(referred as TableName) : undefined;
    return described(name).Input ? undefined : place?.few === undefined ? undefined : place;
  };
  const fewPlaces = [...new Set(asked.flatMap(({ names }) => names.flatMap((name) => fewOf(name) ?? [])))];
  const fewRows = useQueries({
    queries: fewPlaces.map((place) => ({ ...allRowsQuery(place), refetchOnWindowFocus: untilThere })),
  });
  // What is out of use can't be chosen anew.
  const offeredOf = (name: string, few: Place) =>
    (fewRows[fewPlaces.indexOf(few)]?.data ?? []).filter(
      (row) => !('active' in row) || row.active || row.id === values[name],
    );

  // Where a new row refers to others, it is said at once that there are none, with the way to make the first. Whether
  // there are of the many that it can do without is not asked for.
  const neededOf = (name: string): Place | undefined => {
    const { reference, required, items } = rules[name] ?? {};
    const referred = items?.reference ?? (required || fewOf(name) ? reference : undefined);
    const isNeeded = entity === undefined && typeof referred === 'string' && !described(name).Input;
    return isNeeded ? placeOf(referred as TableName) : undefined;
  };
  const needed = [...new Set(asked.flatMap(({ names }) => names.flatMap((name) => neededOf(name) ?? [])))];
  const firstRows = useQueries({
    queries: needed.map((place) => ({ ...firstRowsQuery(place), refetchOnWindowFocus: untilThere })),
  });

  const isNew = entity === undefined && begin !== undefined;
  const { data: last } = useQuery({
    ...firstRowsQuery({ table }),
    enabled: isNew && asked.some(({ names }) => names.some((name) => described(name).asLast)),
  });
  const beginningOf = (name: string): unknown => {
    if (described(name).asLast) return (last?.[0] as Values | undefined)?.[name];
    const few = rules[name]?.required ? fewOf(name) : undefined;
    const [alone, another] = few ? offeredOf(name, few) : [];
    return another ? undefined : alone?.id;
  };
  const unchosen = asked.flatMap(({ names }) => names.filter((name) => isNew && !values[name]));
  const beginnings = unchosen.map((name) => [name, beginningOf(name)]).filter(([, value]) => value);
  useEffect(() => {
    if (beginnings.length > 0) begin?.(Object.fromEntries(beginnings));
  });

  const hintOf = (name: string): ReactNode => {
    const place = neededOf(name);
    if (!place?.list || firstRows[needed.indexOf(place)]?.data?.length !== 0) return;
    return (
      <>
        {t('form.noneYet')}{' '}
        <Link href={withSearch(place.list.path, '', { edit: 'new' })} target="_blank">
          {tableTexts(t, place.table).own('list.title')}
        </Link>
      </>
    );
  };

  const clock: Clock = {
    toLocal: (at) => `${localDate(at, timeZone)}T${localTime(at, timeZone)}`,
    toKept: (local) => instantOf(local.slice(0, 10), local.slice(11), timeZone),
  };

  function fieldOf(name: string): FormField {
    const rule = rules[name] ?? { type: 'string' };
    const { Input, readOnly: isFixed, choices, ...told } = described(name);
    const readOnly = entity !== undefined && (isLocked?.(entity) || isFixed?.(entity)) === true;
    const frame = {
      name,
      label: texts.field(name),
      hint: hintOf(name) ?? texts.maybe(readOnly ? `${name}.fixed` : `${name}.hint`),
      required: rule.required === true || told.required?.(values as Draft<T>) === true,
      readOnly,
    };
    if (Input) {
      const own = { ...frame, errors, entity, values: values as Draft<T>, change: change as never };
      return {
        ...frame,
        kind: 'own',
        draw: ({ value, error }) => {
          const input = <Input {...own} value={value} error={error} />;
          // What comes while somebody fills in must not take the form away until its code is there.
          return told.when ? <Suspense>{input}</Suspense> : input;
        },
      };
    }
    const emptyLabel = texts.maybe(`${name}.all`) ?? texts.maybe(`${name}.none`);
    const optionsOf = (among: readonly string[]) =>
      among.map((value) => ({ value, label: texts.choice(name, value) }));
    if (rule.type === 'array') {
      const { reference, enum: known } = rule.items ?? {};
      if (reference) return { ...frame, kind: 'references', ...searchIn(reference) };
      if (!known) return { ...frame, kind: 'lines' };
      return { ...frame, kind: 'choices', options: optionsOf(known.map(String)) };
    }
    if (rule.type === 'boolean') return { ...frame, kind: 'checkbox' };
    if (rule.type === 'integer' || rule.type === 'number') {
      const inputMode = rule.type === 'number' ? 'decimal' : undefined;
      return { ...frame, kind: 'number', min: rule.minimum, max: rule.maximum, step: told.step, inputMode };
    }
    if (rule.enum) {
      const options = optionsOf(choices?.(entity) ?? rule.enum.map(String));
      const settled = frame.required || rule.default !== undefined;
      return { ...frame, kind: 'choice', options, emptyLabel, settled };
    }
    const few = fewOf(name);
    if (few) {
      const options = offeredOf(name, few).map((row) => ({ value: row.id, label: few.name(row, language) }));
      return { ...frame, kind: 'choice', options, emptyLabel, grows: true };
    }
    if (rule.reference) return { ...frame, kind: 'reference', ...searchIn(rule.reference) };
    if (rule.format === 'date') return { ...frame, kind: 'date', max: told.max?.() };
    if (rule.format === 'time') return { ...frame, kind: 'time' };
    if (rule.format === 'date-time' && told.day) {
      const { of, instantOf: keptAs } = told.day;
      const calendar: Clock = { toLocal: (at) => of(at, timeZone), toKept: (day) => keptAs(day, timeZone) };
      return { ...frame, kind: 'date', clock: calendar };
    }
    if (rule.format === 'date-time') return { ...frame, kind: 'instant', clock };
    const kind = told.inputMode === 'url' ? 'url' : textKindOf(name, rule);
    const { tidy = kind === 'tel' ? tidyPhone : undefined, autoComplete, inputMode } = told;
    const placeholder = texts.maybe(`${name}.example`);
    return { ...frame, kind, placeholder, tidy, autoComplete, inputMode };
  }

  function searchIn(reference: string | readonly string[]) {
    const [table] = [reference].flat();
    const place = placeOf(table as TableName);
    if (!place) throw new Error(`Nothing says what the rows of "${table}" are called.`);
    return rowOptions(place, i18n);
  }

  const rows = asked
    .filter(({ names }) => names.length > 0)
    .map(
      ({ names, heading }): FieldRow => ({
        fields: names.map(fieldOf),
        title: heading && texts.own(`form.${heading}`),
      }),
    );
  return {
    rows,
    onValueChange(name: string, value: FieldValue) {
      const changed = { [name]: value === '' && rules[name]?.nullable ? null : value };
      change({ ...changed, ...described(name).along?.(changed as never, values as Draft<T>) });
    },
  };
}

/** Rows that are not there may be made in another window: whoever comes back from it finds them. */
const untilThere = ({ state: { data } }: { state: { data?: readonly unknown[] | undefined } }) =>
  data?.length === 0 ? ('always' as const) : false;

const isRow = <T extends TableName>(part: FormRow<T> | FormSection<T>): part is FormRow<T> =>
  Array.isArray(part);

function textKindOf(name: string, { format, maxLength = Number.POSITIVE_INFINITY }: FieldRules) {
  if (format === 'email') return 'email';
  if (format === 'uri') return 'url';
  // The contract knows them by their form (E.164), which nobody types.
  if (/phone$/i.test(name)) return 'tel';
  return maxLength > lineLength ? 'longText' : 'text';
}
