import { invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { email, list, phone, text } from '../../table/fields.ts';
import { type ClubContact, clubContact } from './columns.ts';
import { isAccount } from './is-account.ts';

/** What the club may say of how it is reached. */
const contactFields = {
  email: email({ description: 'Where the club is written to.' }),
  phone: phone({ description: 'The club’s phone number, with the country’s code.' }),
  address: text(300, { description: 'Where letters go, line by line.' }),
  account: text(34, {
    pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$',
    examples: ['PL61109010140000071219812874'],
    description: 'The club’s bank account: an IBAN (ISO 13616) without spaces.',
  }),
  links: list(
    text(300, {
      pattern: '^https://[^\\s<>"\\\\]+\\.[^\\s<>"\\\\]+$',
      examples: ['https://www.facebook.com/klub'],
      description: 'The address of a page.',
    }),
    { maxItems: 8, description: 'The club’s pages elsewhere.' },
  ),
};

export const clubContactTable = defineTable<ClubContact>({
  name: 'club-contact',
  entity: 'ClubContact',
  description: 'How the club is reached, as its page says: one row. `POST /landing` writes the whole page.',
  table: clubContact,
  few: true,
  fields: contactFields,
  title: ['email'],
  sort: ['createdAt,asc'],
  without: ['create', 'remove'],
  rules: {
    beforeUpdate(_, values) {
      if (values.account && !isAccount(values.account))
        throw invalid({ field: 'account', code: 'wrong-account' });
      const wrong = (values.links ?? []).findIndex((link) => !isSafe(link));
      if (wrong >= 0) throw invalid({ field: `links.${wrong}`, code: 'wrong-link' });
      return values;
    },
  },
});

/** Whether it leads to a page of the web, with nobody's name or password in it. */
function isSafe(link: string): boolean {
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}
