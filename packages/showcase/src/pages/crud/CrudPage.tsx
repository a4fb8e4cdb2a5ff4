import {
  Button,
  Card,
  DataTable,
  EmptyState,
  FilterChips,
  Inline,
  MenuButton,
  PageHeader,
  SearchField,
  Stack,
  StatusTag,
  type TableColumn,
  type TableSort,
  useLocale,
  useToast,
} from '@tatami/ui';
import { EditIcon, PlusIcon, SearchIcon, TrashIcon, UsersIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useReducer, useState } from 'react';
import { GuestDrawer } from './GuestDrawer.tsx';
import {
  afterDeed,
  firstGuests,
  foundGuests,
  type Guest,
  type GuestValues,
  noGuest,
  type Paid,
} from './guests.ts';

const NEW = 'new';

/** A list one adds to, changes and removes from; what is removed comes back by one press. Nothing of it is stored. */
export function CrudPage() {
  const { t } = useI18n();
  const locale = useLocale();
  const toast = useToast();
  const { params, hrefWith, setParams } = useSearchParams();
  const [guests, act] = useReducer(afterDeed, firstGuests);
  const [sought, setSought] = useState('');
  const [paid, setPaid] = useState<Paid>();
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'asc' });
  useTitle(t('pages.crud'));

  const open = params.get('guest');
  const edited = open === NEW ? noGuest : guests.find(({ id }) => id === open);
  const close = () => setParams({ guest: null });

  function save(values: GuestValues) {
    act({ kind: 'save', guest: { ...values, id: open === NEW || !open ? crypto.randomUUID() : open } });
    toast({ message: t('crud.saved', { name: values.name }) });
    close();
  }

  function remove(guest: Guest) {
    const at = guests.indexOf(guest);
    act({ kind: 'remove', id: guest.id });
    if (guest.id === open) close();
    toast({
      message: t('crud.removed', { name: guest.name }),
      action: { label: t('crud.undo'), onAction: () => act({ kind: 'restore', guest, at }) },
    });
  }

  const { compare } = new Intl.Collator(locale);
  const found = foundGuests(guests, sought, paid, locale).toSorted((one, other) => {
    const order =
      sort.column === 'nights'
        ? one.nights - other.nights
        : sort.column === 'club'
          ? compare(one.club, other.club)
          : compare(one.name, other.name);
    return sort.direction === 'asc' ? order : -order;
  });
  const countOf = (which: Paid) => guests.filter((guest) => guest.paid === (which === 'paid')).length;

  const columns: TableColumn<Guest>[] = [
    { id: 'name', header: t('crud.name'), sortable: true, cell: ({ name }) => name },
    { id: 'club', header: t('crud.club'), sortable: true, cell: ({ club }) => club },
    {
      id: 'nights',
      header: t('crud.nights'),
      sortable: true,
      align: 'end',
      cardName: true,
      cell: ({ nights }) => nights,
    },
    {
      id: 'paid',
      header: t('crud.fee'),
      cell: (guest) => (
        <StatusTag status={guest.paid ? 'success' : 'warning'}>
          {t(guest.paid ? 'crud.fee.paid' : 'crud.fee.due')}
        </StatusTag>
      ),
    },
    {
      id: 'deeds',
      header: t('crud.deeds'),
      align: 'end',
      card: 'aside',
      interactive: true,
      cell: (guest) => (
        <MenuButton
          compact
          label={t('crud.deedsOf', { name: guest.name })}
          variant="quiet"
          align="end"
          entries={[
            { label: t('crud.change'), icon: EditIcon, onSelect: () => setParams({ guest: guest.id }) },
            { label: t('crud.remove'), icon: TrashIcon, tone: 'danger', onSelect: () => remove(guest) },
          ]}
        />
      ),
    },
  ];

  const add = (
    <Button variant="primary" icon={PlusIcon} onClick={() => setParams({ guest: NEW })}>
      {t('crud.add')}
    </Button>
  );
  const isNarrowed = sought !== '' || paid !== undefined;

  return (
    <Stack space={24}>
      <PageHeader title={t('pages.crud')} description={t('crud.about')} actions={add} />
      <Stack space={12}>
        <Inline space={12}>
          <SearchField label={t('crud.search')} value={sought} onValueChange={setSought} />
          <FilterChips
            label={t('crud.fee')}
            single
            selected={paid ? [paid] : []}
            onSelectedChange={([next]) => setPaid(next)}
            chips={[
              { value: 'paid', label: t('crud.fee.paid'), count: countOf('paid') },
              { value: 'due', label: t('crud.fee.due'), count: countOf('due') },
            ]}
          />
        </Inline>
        <Card padding="none" bleed>
          <DataTable
            caption={t('pages.crud')}
            columns={columns}
            rows={found}
            rowKey={({ id }) => id}
            rowHref={({ id }) => hrefWith({ guest: id })}
            current={open ?? undefined}
            sort={sort}
            onSortChange={setSort}
            empty={
              isNarrowed ? (
                <EmptyState
                  icon={SearchIcon}
                  title={t('crud.noneFound')}
                  action={
                    <Button
                      onClick={() => {
                        setSought('');
                        setPaid(undefined);
                      }}
                    >
                      {t('crud.showAll')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  icon={UsersIcon}
                  title={t('crud.none')}
                  description={t('crud.none.why')}
                  action={add}
                />
              )
            }
          />
        </Card>
      </Stack>
      {edited && (
        <GuestDrawer
          key={open}
          guest={edited}
          title={open === NEW ? t('crud.add') : edited.name}
          onSave={save}
          onClose={close}
        />
      )}
    </Stack>
  );
}
