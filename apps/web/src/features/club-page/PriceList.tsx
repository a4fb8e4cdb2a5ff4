import {
  Button,
  Columns,
  EmptyState,
  Inline,
  NumberField,
  Select,
  Stack,
  Switch,
  TextField,
} from '@tatami/ui';
import { ArrowDownIcon, ArrowUpIcon, ListIcon, PlusIcon, TrashIcon } from '@tatami/ui/icons';
import { SortableSections } from '@tatami/ui/SortableSections';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { type DraftPrice, newPrice } from './draft.ts';
import type { Faults } from './use-club-page.ts';

interface PriceListProps {
  prices: readonly DraftPrice[];
  faults: Faults;
  onChange: (prices: DraftPrice[]) => void;
}

const periods = ['month', 'class', 'year', 'once'] as const;
const groups = ['kids', 'youth', 'adult'] as const;

/** What the club charges, line by line as visitors read it. */
export function PriceList({ prices, faults, onChange }: PriceListProps) {
  const { t, format } = useI18n();
  const [open, setOpen] = useState<string | null>(null);
  const wrong = prices.find(({ key }) => [...faults.keys()].some((of) => of.startsWith(`${key}.`)))?.key;
  const set = (key: string, values: Partial<DraftPrice>) =>
    onChange(prices.map((each) => (each.key === key ? { ...each, ...values } : each)));

  function move(key: string, to: number) {
    const others = prices.filter((each) => each.key !== key);
    onChange([...others.slice(0, to), ...prices.filter((each) => each.key === key), ...others.slice(to)]);
  }

  function add() {
    const price = newPrice();
    onChange([...prices, price]);
    setOpen(price.key);
  }

  return (
    <Stack space={12}>
      {prices.length === 0 ? (
        <EmptyState
          icon={ListIcon}
          title={t('clubPage.prices.empty')}
          description={t('clubPage.prices.empty.text')}
        />
      ) : (
        <SortableSections
          labels={{
            list: t('clubPage.prices'),
            grip: (name) => t('clubPage.grip', { name }),
            moved: (name, place, of) => t('clubPage.moved', { name, place, of }),
          }}
          level={3}
          open={wrong ?? open}
          onOpenChange={setOpen}
          onMove={move}
          sections={prices.map((price, at) => ({
            id: price.key,
            title: price.namePl || t('clubPage.price.new'),
            note:
              price.amountPln === null
                ? undefined
                : `${format.number(price.amountPln)} zł ${t(`clubPage.per.${price.per}`)}`,
            isQuiet: !price.shown,
            end: (
              <Switch
                label={t('clubPage.shown', { name: price.namePl || t('clubPage.price.new') })}
                labelHidden
                checked={price.shown}
                onCheckedChange={(shown) => set(price.key, { shown })}
              />
            ),
            content: (
              <PriceForm
                price={price}
                faults={faults}
                onChange={(values) => set(price.key, values)}
                onRemove={() => onChange(prices.filter(({ key }) => key !== price.key))}
                onMove={(step) => move(price.key, at + step)}
                canMove={{ up: at > 0, down: at < prices.length - 1 }}
              />
            ),
          }))}
        />
      )}
      <Button icon={PlusIcon} onClick={add}>
        {t('clubPage.price.add')}
      </Button>
    </Stack>
  );
}

interface PriceFormProps {
  price: DraftPrice;
  faults: Faults;
  onChange: (values: Partial<DraftPrice>) => void;
  onRemove: () => void;
  onMove: (step: -1 | 1) => void;
  canMove: { up: boolean; down: boolean };
}

function PriceForm({ price, faults, onChange, onRemove, onMove, canMove }: PriceFormProps) {
  const { t } = useI18n();
  const words = (name: 'nameEn' | 'notePl' | 'noteEn') => ({
    value: price[name] ?? '',
    error: faults.get(`${price.key}.${name}`),
    onValueChange: (value: string) => onChange({ [name]: value === '' ? null : value }),
  });
  return (
    <Stack space={16}>
      <Columns layout={2} space={16} from="tablet">
        <TextField
          label={t('clubPage.price.namePl')}
          required
          maxLength={120}
          value={price.namePl}
          error={faults.get(`${price.key}.namePl`)}
          onValueChange={(namePl) => onChange({ namePl })}
        />
        <TextField label={t('clubPage.price.nameEn')} maxLength={120} {...words('nameEn')} />
      </Columns>
      <Columns layout={3} space={16} from="tablet">
        <NumberField
          label={t('clubPage.price.amount')}
          required
          min={0}
          max={100_000}
          value={price.amountPln}
          error={faults.get(`${price.key}.amountPln`)}
          onValueChange={(amountPln) => onChange({ amountPln })}
        />
        <Select
          label={t('clubPage.price.per')}
          options={periods.map((value) => ({ value, label: t(`clubPage.per.${value}`) }))}
          value={price.per}
          onValueChange={(per) => per && onChange({ per })}
        />
        <Select
          label={t('clubPage.price.group')}
          emptyLabel={t('clubPage.group.all')}
          options={groups.map((value) => ({ value, label: t(`clubPage.group.${value}`) }))}
          value={price.section ?? ''}
          onValueChange={(section) => onChange({ section: section || null })}
        />
      </Columns>
      <Columns layout={2} space={16} from="tablet">
        <TextField label={t('clubPage.price.notePl')} maxLength={200} {...words('notePl')} />
        <TextField label={t('clubPage.price.noteEn')} maxLength={200} {...words('noteEn')} />
      </Columns>
      <Inline space={8}>
        <Button size="small" icon={ArrowUpIcon} disabled={!canMove.up} onClick={() => onMove(-1)}>
          {t('clubPage.up')}
        </Button>
        <Button size="small" icon={ArrowDownIcon} disabled={!canMove.down} onClick={() => onMove(1)}>
          {t('clubPage.down')}
        </Button>
        <Button size="small" variant="quiet" icon={TrashIcon} onClick={onRemove}>
          {t('clubPage.price.remove')}
        </Button>
      </Inline>
    </Stack>
  );
}
