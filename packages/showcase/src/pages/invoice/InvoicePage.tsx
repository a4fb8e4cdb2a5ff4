import {
  Button,
  Card,
  Columns,
  DataTable,
  DescriptionList,
  Heading,
  Inline,
  PageHeader,
  Stack,
  StatusTag,
  type TableColumn,
  Text,
  useLocale,
} from '@tatami/ui';
import { PrintIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type InvoiceLine, netOf, type Sum, sumsByRate, totalOf } from './invoice-sums.ts';

const invoice = {
  number: 'FV 11/2026/014',
  issuedOn: '2026-11-02',
  dueOn: '2026-11-16',
  lines: [
    { id: 'fee', count: 3, price: 18_000, rate: null },
    { id: 'seminar', count: 1, price: 22_000, rate: 8 },
    { id: 'bokken', count: 2, price: 12_195, rate: 23 },
    { id: 'insurance', count: 1, price: 4_500, rate: null },
  ] satisfies InvoiceLine[] as readonly InvoiceLine[],
};

/** An invoice that is read on a phone and printed on one sheet. */
export function InvoicePage() {
  const { t, format } = useI18n();
  const locale = useLocale();
  useTitle(t('pages.invoice'));
  const formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN' });
  const money = (grosze: number) => formatter.format(grosze / 100);
  const rateOf = (rate: number | null) => (rate === null ? t('invoice.exempt') : `${rate}%`);
  const sums = sumsByRate(invoice.lines);

  const columns: TableColumn<InvoiceLine>[] = [
    { id: 'what', header: t('invoice.what'), cell: ({ id }) => t(`invoice.line.${id}`) },
    { id: 'count', header: t('invoice.count'), align: 'end', cardName: true, cell: ({ count }) => count },
    {
      id: 'price',
      header: t('invoice.price'),
      align: 'end',
      nowrap: true,
      cardName: true,
      cell: ({ price }) => money(price),
    },
    { id: 'rate', header: t('invoice.rate'), align: 'end', cardName: true, cell: ({ rate }) => rateOf(rate) },
    {
      id: 'net',
      header: t('invoice.net'),
      align: 'end',
      nowrap: true,
      card: 'aside',
      cell: (line) => money(netOf(line)),
    },
  ];
  const sumColumns: TableColumn<Sum>[] = [
    { id: 'rate', header: t('invoice.rate'), cell: ({ rate }) => rateOf(rate) },
    {
      id: 'net',
      header: t('invoice.net'),
      align: 'end',
      nowrap: true,
      cardName: true,
      cell: ({ net }) => money(net),
    },
    {
      id: 'vat',
      header: t('invoice.vat'),
      align: 'end',
      nowrap: true,
      cardName: true,
      cell: ({ vat }) => money(vat),
    },
    {
      id: 'gross',
      header: t('invoice.gross'),
      align: 'end',
      nowrap: true,
      card: 'aside',
      cell: ({ net, vat }) => money(net + vat),
    },
  ];

  return (
    <Stack space={24}>
      <PageHeader
        title={t('invoice.title', { number: invoice.number })}
        tags={<StatusTag status="warning">{t('invoice.due')}</StatusTag>}
        actions={
          <Button icon={PrintIcon} onClick={() => window.print()}>
            {t('invoice.print')}
          </Button>
        }
      />
      <Columns layout={3} space={24}>
        <Party
          title={t('invoice.seller')}
          lines={[t('invoice.seller.name'), t('invoice.seller.street'), 'NIP 957-000-00-00']}
        />
        <Party
          title={t('invoice.buyer')}
          lines={['Joanna Brzęczyszczykiewicz', 'ul. Łąkowa 7/3', '80-743 Gdańsk']}
        />
        <DescriptionList
          items={[
            { term: t('invoice.issued'), value: format.date(invoice.issuedOn) },
            { term: t('invoice.dueOn'), value: format.date(invoice.dueOn) },
            { term: t('invoice.way'), value: t('invoice.transfer') },
          ]}
        />
      </Columns>
      <Card padding="none" bleed>
        <DataTable
          caption={t('invoice.lines')}
          columns={columns}
          rows={invoice.lines}
          rowKey={({ id }) => id}
          empty={null}
        />
      </Card>
      <Columns layout={2} from="desktop" space={24} align="start">
        <Card padding="none" bleed>
          <DataTable
            caption={t('invoice.sums')}
            columns={sumColumns}
            rows={sums}
            rowKey={({ rate }) => String(rate)}
            empty={null}
          />
        </Card>
        <Card tone="accent">
          <Inline space={12} justify="between" align="baseline">
            <Text as="span" weight="medium">
              {t('invoice.total')}
            </Text>
            <Text as="strong" size="figure" weight="strong">
              {money(totalOf(sums))}
            </Text>
          </Inline>
        </Card>
      </Columns>
    </Stack>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack space={4}>
      <Heading level={2} size="body">
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}
