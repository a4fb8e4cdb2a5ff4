import { Button, Columns, EmptyState, SearchField, Stack, Text } from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { useCopy } from '../../frame/use-copy.ts';
import { allIcons } from './all-icons.ts';

const every = Object.entries(allIcons);

/** Every icon, found by a part of its name; a press copies the line that imports it. */
export function EveryIcon() {
  const { t } = useI18n();
  const copy = useCopy();
  const [sought, setSought] = useState('');
  const found = every.filter(([name]) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Stack space={16}>
      <SearchField
        label={t('utilities.icons.search')}
        placeholder={t('utilities.icons.search')}
        value={sought}
        onValueChange={setSought}
      />
      <Text as="output" tone="muted">
        {t('utilities.icons.found', { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title={t('utilities.icons.none')}
          titleLevel={3}
          action={<Button onClick={() => setSought('')}>{t('utilities.icons.all')}</Button>}
          size="small"
        />
      ) : (
        <Columns layout={3} space={8}>
          {found.map(([name, Icon]) => (
            <Button
              key={name}
              icon={Icon}
              fullWidth
              aria-label={t('utilities.icons.copy', { name })}
              onClick={() => copy(`import { ${name} } from '@tatami/ui/icons';`)}
            >
              {name}
            </Button>
          ))}
        </Columns>
      )}
    </Stack>
  );
}
