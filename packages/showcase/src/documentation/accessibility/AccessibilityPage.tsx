import { Card, DataTable, ItemList, PageHeader, Stack, type TableColumn, Text } from '@tatami/ui';
import { CheckIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { Chapter } from '../Chapter.tsx';

const components = [
  'button',
  'field',
  'choice',
  'date',
  'menu',
  'tabs',
  'accordion',
  'dialog',
  'toast',
  'table',
  'tree',
  'slider',
  'frame',
] as const;
type Component = (typeof components)[number];

const promises = ['contrast', 'target', 'motion', 'colors', 'scale', 'direction'] as const;

/** What each component promises, and by which keys it is used. */
export function AccessibilityPage() {
  const { t } = useI18n();
  useTitle(t('documentation.accessibility'));
  const columns: TableColumn<Component>[] = [
    { id: 'name', header: t('access.component'), width: 160, cell: (name) => t(`access.name.${name}`) },
    {
      id: 'keys',
      header: t('access.keys'),
      width: 220,
      cardName: true,
      cell: (name) => t(`access.keys.${name}`),
    },
    { id: 'promise', header: t('access.promise'), cell: (name) => t(`access.promise.${name}`) },
  ];
  return (
    <Stack space={32}>
      <PageHeader title={t('documentation.accessibility')} description={t('access.about')} />
      <Chapter title={t('access.all')} text={t('access.all.text')}>
        <ItemList
          padding="none"
          label={t('access.all')}
          items={promises.map((promise) => ({
            id: promise,
            title: t(`access.all.${promise}`),
            start: (
              <Text as="span" tone="success">
                <CheckIcon />
              </Text>
            ),
          }))}
        />
      </Chapter>
      <Chapter title={t('access.each')} text={t('access.each.text')}>
        <Card padding="none" bleed>
          <DataTable
            caption={t('access.each')}
            columns={columns}
            rows={components}
            rowKey={(name) => name}
            empty={null}
          />
        </Card>
      </Chapter>
    </Stack>
  );
}
