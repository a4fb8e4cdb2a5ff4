import { AwardIcon, BookmarkIcon, BuildingIcon, HeartIcon, UsersIcon } from '@tatami/ui/icons';
import { MegaMenu } from '@tatami/ui/MegaMenu';
import { useI18n } from '@tatami/web-runtime/i18n-context';

const here = '/uikit/menu';

/** The ways through a site of many pages: links stay links, Escape closes what is open. */
export function ManyPages() {
  const { t } = useI18n();
  return (
    <MegaMenu
      label={t('uikit.menu.shop')}
      items={[
        { label: t('uikit.menu.start'), href: here, current: true },
        {
          label: t('uikit.menu.things'),
          sections: [
            {
              title: t('uikit.menu.train'),
              links: [
                {
                  label: t('uikit.menu.weapons'),
                  description: t('uikit.menu.weapons.about'),
                  href: `${here}#weapons`,
                  icon: AwardIcon,
                },
                {
                  label: t('uikit.menu.clothes'),
                  description: t('uikit.menu.clothes.about'),
                  href: `${here}#clothes`,
                  icon: UsersIcon,
                },
              ],
            },
            {
              title: t('uikit.menu.read'),
              links: [
                {
                  label: t('uikit.menu.books'),
                  description: t('uikit.menu.books.about'),
                  href: `${here}#books`,
                  icon: BookmarkIcon,
                },
                {
                  label: t('uikit.menu.presents'),
                  description: t('uikit.menu.presents.about'),
                  href: `${here}#presents`,
                  icon: HeartIcon,
                },
              ],
            },
          ],
        },
        {
          label: t('uikit.menu.us'),
          sections: [
            {
              title: t('uikit.menu.workshop'),
              links: [{ label: t('uikit.menu.visit'), href: `${here}#visit`, icon: BuildingIcon }],
            },
          ],
        },
      ]}
    />
  );
}
