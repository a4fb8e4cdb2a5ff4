import {
  allowedItems,
  Card,
  Heading,
  type IsAllowed,
  ItemList,
  type MenuItem,
  Stack,
  Text,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useContext } from 'react';
import { MenuContext } from '../../lib/menu-context.ts';

interface MenuPreviewProps {
  group: string;
  holds: IsAllowed;
}

/** The menu as somebody sees it who is in this group alone. */
export function MenuPreview({ group, holds }: MenuPreviewProps) {
  const { t } = useI18n();
  const menu = useContext(MenuContext)((...anyOf) => anyOf.some(holds));
  const parts = menu.flatMap((each) => partsOf(each.label, allowedItems(each, holds)));
  return (
    <Card title={t('rights.menu.of', { group })}>
      <Stack space={16}>
        {parts.map(({ name, links }) => (
          <Stack key={name ?? ''} space={4}>
            {name && (
              <Heading level={3} size="body">
                {name}
              </Heading>
            )}
            <ItemList
              label={name ?? t('rights.menu.first')}
              padding="none"
              items={links.map(({ href, label, icon: Icon }) => ({
                id: href,
                title: <Text as="span">{label}</Text>,
                start: <Icon />,
              }))}
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

type Link = Extract<MenuItem, { href: string }>;

/** The entries under each name. */
function partsOf(
  name: string | undefined,
  items: readonly MenuItem[],
): { name: string | undefined; links: Link[] }[] {
  const links = items.filter((item): item is Link => 'href' in item);
  const branches = items.flatMap((item) => ('items' in item ? partsOf(item.label, item.items) : []));
  return [...(links.length > 0 ? [{ name, links }] : []), ...branches];
}
