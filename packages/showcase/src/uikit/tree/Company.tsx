import { Avatar } from '@tatami/ui';
import { OrganizationChart, type OrganizationNode } from '@tatami/ui/OrganizationChart';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Translate } from '@tatami/web-runtime/translator';

const person = (
  firstName: string,
  lastName: string,
  description: string,
  children: readonly OrganizationNode[] = [],
): OrganizationNode => ({
  id: `${firstName} ${lastName}`,
  label: `${firstName} ${lastName}`,
  description,
  start: <Avatar firstName={firstName} lastName={lastName} />,
  children,
});

const company = (t: Translate): OrganizationNode => ({
  ...person('Łucja', 'Jaźwiec', t('uikit.tree.head'), [
    person('Hubert', 'Kłosek', t('uikit.tree.workshop'), [
      person('Iga', 'Gołąb', t('uikit.tree.turner')),
      person('Oskar', 'Grzęda', t('uikit.tree.joiner')),
    ]),
    person('Kinga', 'Olszynka', t('uikit.tree.shop')),
    person('Wiktor', 'Żurawinka', t('uikit.tree.books')),
  ]),
  accent: true,
});

/** Who stands under whom. */
export function Company() {
  const { t } = useI18n();
  return (
    <OrganizationChart
      label={t('uikit.tree.company')}
      root={company(t)}
      labels={{
        open: (label) => t('uikit.tree.open', { label }),
        close: (label) => t('uikit.tree.close', { label }),
      }}
    />
  );
}
