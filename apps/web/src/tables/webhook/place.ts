import { describePlace } from '@tatami/tables/describe-place';
import { ExternalIcon } from '@tatami/ui/icons';

/** The programs elsewhere that are told of what changes here. */
export const place = describePlace('webhook', {
  icon: ExternalIcon,
  rights: 'Webhook',
  name: ({ name }) => name,
  list: {
    path: '/adm/webhook',
    menu: 'administration',
    right: 'Menu:Administration4Admin',
    sort: 'name',
  },
});
